"""A record walked through: the table before and after every action, as it was and as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events, View
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.determinization import determinize, known_hands
from rostra.bots.quo_vadis.evaluators import Evaluator
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.table.records import replay
from rostra.table.table import Table

WORLDS = 3
"""In how many worlds a decision is judged where hands were not known."""


@dataclass(frozen=True)
class Step:
    """One action of a record, with the table as it was before it and after it."""

    number: int
    seat: int
    action: Action
    before: View
    """Everything, open to all."""
    after: View
    seen: Sequence[View]
    """What each seat saw before it."""
    heard: Sequence[Events]
    """What each seat had seen happen before it."""
    events: list[dict[str, Any]]
    """What this action brought, whoever saw it."""

    @property
    def turn(self) -> int:
        """The turn it was played in."""
        return int(self.before["turn"])

    @property
    def kind(self) -> str:
        """What type of action it is."""
        return str(self.action["type"])

    @property
    def ends_turn(self) -> bool:
        """Whether another turn begins after it."""
        return int(self.after["turn"]) != self.turn

    def knew_all(self, seat: int) -> bool:
        """Whether a seat knew everything but the order of the stock."""
        hidden = any("clauses" not in deal for deal in self.seen[seat]["deals"])
        return not hidden and None not in known_hands(self.seen[seat], self.heard[seat])

    def contexts(self, seat: int, evaluator: Evaluator, truly: bool = False) -> list[DecisionContext]:
        """The turn as a seat could know it, in some worlds if it could not know all; or as it truly was."""
        view = self.before if truly else self.seen[seat]
        count = 1 if truly or self.knew_all(seat) else WORLDS
        return [
            DecisionContext.read(view, seat, self.heard[seat], evaluator, world=world)
            for world in range(count)
        ]


def true_state(view: View, seed: int) -> State:
    """The state as it was; only the order of the stock, which nobody can know, is another."""
    return determinize(view, view["to_move"], (), seed)


def opening(record: dict[str, Any]) -> tuple[View, list[dict[str, Any]]]:
    """The table before the first action, open to all, and what happened by then."""
    table = _beginning(record)
    return table.open_view(), table.all_events()


def walk(record: dict[str, Any]) -> Iterator[Step]:
    """Every action of a record."""
    table = _beginning(record)
    for number, entry in enumerate(record["actions"]):
        yield step(table, number, entry["seat"], entry["action"])


def step(table: Table, number: int, seat: int, action: Action) -> Step:
    """Play an action at a table, as the one of that number."""
    seats = range(table.setup.players)
    before, seen = table.open_view(), table.views(seats)
    heard = [table.events(each) for each in seats]
    table.play(seat, action)
    brought = [event.shown() for event in table.latest_events()]
    return Step(number, seat, action, before, table.open_view(), seen, heard, brought)


def _beginning(record: dict[str, Any]) -> Table:
    return replay({**record, "actions": [], "result": None})


def last_view(record: dict[str, Any]) -> View:
    """The table as it was left, open to all."""
    return replay(record).open_view()
