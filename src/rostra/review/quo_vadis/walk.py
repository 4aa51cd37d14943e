"""A record walked through: the table before and after every action, as it was and as a seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rostra.bots.bot import Events, View
from rostra.bots.quo_vadis.determinization import determinize, known_hands
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.table.records import replay
from rostra.table.table import Table


@dataclass(frozen=True)
class Step:
    """One action of a record, with the table as it was before it and after it."""

    number: int
    seat: int
    action: Action
    before: View
    """Everything, open to all."""
    after: View
    seen_before: View
    """What the seat that acts saw."""
    seen_after: View
    heard_before: Events
    """What that seat had seen happen before."""
    heard_after: Events
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

    @cached_property
    def knew_all(self) -> bool:
        """Whether the seat knew everything but the order of the stock."""
        hands = known_hands(self.seen_before, self.heard_before)
        hidden = any("clauses" not in deal for deal in self.seen_before["deals"])
        return None not in hands and not hidden


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
    before = table.open_view()
    for number, entry in enumerate(record["actions"]):
        seat, action = entry["seat"], entry["action"]
        seen, count = table.view(seat), len(table.events(seat))
        table.play(seat, action)
        brought = [event.shown() for event in table.latest_events()]
        after, seen_after, heard = table.open_view(), table.view(seat), table.events(seat)
        yield Step(number, seat, action, before, after, seen, seen_after, heard[:count], heard, brought)
        before = after


def _beginning(record: dict[str, Any]) -> Table:
    return replay({**record, "actions": [], "result": None})
