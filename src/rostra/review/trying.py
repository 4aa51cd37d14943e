"""Try it yourself: a moment of a finished game, and what the judge thinks of another thing done there."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from msgspec import Struct

from rostra import words
from rostra.kernel.game import Action, IllegalAction, InvalidInput
from rostra.review.quo_vadis.value import Gain
from rostra.review.value import ShownAction, Size
from rostra.table.records import replay
from rostra.table.table import Table

TRIERS = {
    "quo-vadis": "rostra.review.quo_vadis.trying",
    "idus-martii": "rostra.review.idus_martii.trying",
}
"""Who judges it in each game: a module whose ``verdict(table, number, seat, action, depth)`` does."""


class Verdict(Struct, frozen=True):
    """What the judge thinks of something that a seat could have done, by what the seat could know."""

    number: int
    """Instead of which action of the record, from 0."""
    seat: int
    action: ShownAction
    loss: float
    """Against the best thing it could have done."""
    matters: bool
    size: Size | None
    best: ShownAction | None
    """What would have been better still, in the form the table takes."""
    gains: list[Gain] = []
    """Of an offer: what everybody who would sign gains by it."""


def tried(record: Any, number: int, action: Action, depth: float = 1.0) -> Verdict:
    """Judge another action of the seat that acted then; ``IllegalAction`` if it could not have done that."""
    table, seat = before(record, number)
    refusal = table.refusal(seat, action)
    if refusal is not None:
        raise IllegalAction(words.refused(refusal), refusal)
    trier = TRIERS.get(table.setup.game)
    if trier is None:
        raise InvalidInput("review-game", {"game": table.setup.game})
    return cast("Verdict", import_module(trier).verdict(table, number, seat, action, depth))


def before(record: Any, number: int) -> tuple[Table, int]:
    """The table before an action of a finished game, and who acted; a running game has no such moment."""
    over = replay(record)
    if over.result is None:
        raise InvalidInput("review-running")
    whole = over.record()
    if not 0 <= number < len(whole["actions"]):
        raise InvalidInput("review-number")
    table = replay({**whole, "actions": whole["actions"][:number], "result": None})
    return table, whole["actions"][number]["seat"]
