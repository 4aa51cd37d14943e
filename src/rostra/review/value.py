"""What every review is made of: the curve, decisions and their sizes, luck and judgement; all of it JSON."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

ShownAction = Annotated[dict[str, Any], Meta(title="Action")]
ShownEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
ShownResult = Annotated[dict[str, Any], Meta(title="Result")]
"""As a table shows them; the titles name their types in the browser."""

Cause = Literal["begin", "luck", "decision"]
"""Why chances changed: they had not yet, chance (the start, a draw), or somebody did something."""
Size = Literal["inaccuracy", "mistake", "blunder"]
THRESHOLDS: dict[Size, float] = {"blunder": 0.12, "mistake": 0.06, "inaccuracy": 0.03}
"""From which loss on, as a chance to win, a decision is called that; the largest first."""
STAKE = THRESHOLDS["inaccuracy"]
"""A decision matters if some option would have lost this much against another."""
SEVERITY = 4.35
"""How fast accuracy falls with loss: 10 points of a chance leave 65 %, as chess players know it."""


class Moment(Struct, frozen=True):
    """A point of the curve: everybody's chance to win after something happened, as the judge sees it."""

    number: int | None
    """Which action of the record it belongs to, from 0; none: the start."""
    turn: int
    cause: Cause
    seat: int | None
    """Whose decision it was; of luck, whose action led to it."""
    action: ShownAction | None
    events: list[ShownEvent]
    """What happened, all of it, also what some did not see."""
    chances: list[float]


class Decision(Struct, frozen=True):
    """What a seat did, and what it cost against the best thing it could have done."""

    number: int
    """Which action of the record it is, from 0."""
    turn: int
    seat: int
    kind: str
    """Move, offer, answer, pledge; in other games, what is decided there."""
    action: ShownAction
    best: ShownAction | None
    """What would have been better, in the form the table takes; none where nothing would."""
    loss: float
    """By what the seat could know."""
    true_loss: float
    """By what was true."""
    matters: bool
    """Whether there was a choice, and something at stake."""
    size: Size | None
    """One of three words, by the loss the seat could know of; none for what is smaller or does not matter."""


class Balance(Struct, frozen=True):
    """Where a seat's chance to win came from: luck + own + others = end - beginning."""

    seat: int
    beginning: float
    luck: float
    own: float
    others: float
    end: float


class Summary(Struct, frozen=True):
    """How well a seat decided."""

    seat: int
    decisions: int
    """How many of its decisions mattered."""
    loss: float
    """All that they cost."""
    loss_per_decision: float
    accuracy: float
    """From 0 to 100."""
    inaccuracies: int
    mistakes: int
    blunders: int


class Review(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A reviewed game, whatever the game."""

    game: str
    players: int
    depth: float
    result: ShownResult
    thresholds: dict[Size, float] = field(default_factory=THRESHOLDS.copy)
    curve: list[Moment]
    balances: list[Balance]
    decisions: list[Decision]
    summaries: list[Summary]
    done: float = 1.0
    """Which share of the work is done: below 1, something is still missing (``rostra.review.partial``)."""


def size_of(loss: float, matters: bool = True) -> Size | None:
    """The word for a loss; none for what is smaller than all of them."""
    if not matters:
        return None
    return next((word for word, least in THRESHOLDS.items() if loss >= least), None)


def balances(curve: Sequence[Moment]) -> list[Balance]:
    """The changes of every seat's chance, summed by who made them; the first moment is the beginning."""
    found = []
    for seat, (first, last) in enumerate(zip(curve[0].chances, curve[-1].chances, strict=True)):
        luck = own = others = 0.0
        for before, after in pairwise(curve):
            change = after.chances[seat] - before.chances[seat]
            if after.cause != "decision":
                luck += change
            elif after.seat == seat:
                own += change
            else:
                others += change
        found.append(Balance(seat, first, luck, own, others, last))
    return found


def summaries(decisions: Sequence[Decision], players: int) -> list[Summary]:
    """How well each seat decided; a seat that had nothing to decide did it perfectly."""
    found = []
    for seat in range(players):
        own = [each for each in decisions if each.seat == seat and each.matters]
        loss, count = sum(each.loss for each in own), len(own) or 1
        accuracy = 100 * sum(exp(-SEVERITY * each.loss) for each in own) / count if own else 100.0
        sizes = [each.size for each in own]
        words = (sizes.count(word) for word in ("inaccuracy", "mistake", "blunder"))
        found.append(Summary(seat, len(own), loss, loss / count, accuracy, *words))
    return found
