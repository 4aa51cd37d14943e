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


def walk(record: dict[str, Any], by_seats: bool = True) -> Iterator[Step]:
    """Every action of a record; ``by_seats``: also what each seat saw, which takes most of the time."""
    table = _beginning(record)
    heard: Sequence[Events] = [[] for _ in range(record["players"] if by_seats else 0)]
    for number, entry in enumerate(record["actions"]):
        found = step(table, number, entry["seat"], entry["action"], heard)
        yield found
        heard = found.heard


def step(table: Table, number: int, seat: int, action: Action, heard: Sequence[Events] | None = None) -> Step:
    """Play an action at a table, as the one of that number; ``heard``: what seats had seen happen earlier."""
    heard = [[] for _ in range(table.setup.players)] if heard is None else heard
    before, seen = table.open_view(), table.views(range(len(heard)))
    heard = [[*known, *table.events(each, since=len(known))] for each, known in enumerate(heard)]
    table.play(seat, action)
    brought = [event.shown() for event in table.latest_events()]
    return Step(number, seat, action, before, table.open_view(), seen, heard, brought)


def _beginning(record: dict[str, Any]) -> Table:
    return replay({**record, "actions": [], "result": None})


def last_view(record: dict[str, Any]) -> View:
    """The table as it was left, open to all."""
    return replay(record).open_view()
