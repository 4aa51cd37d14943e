"""The review of a finished game, and what is tried at its moments, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from rostra.protocol.messages import Why
from rostra.protocol.tables import Action, GameEvent, View
from rostra.review.trying import Verdict

AnyReview = Annotated[Raw, Meta(title="AnyReview")]
"""A review, already encoded: of one game or of the other."""
Number = Annotated[int, Meta(ge=0)]
"""Of an action in the record, from 0."""


class ReviewState(Struct, frozen=True, omit_defaults=True):
    """How far a review has come, and what is known by now."""

    id: str
    """Of the table; of an uploaded record, its digest."""
    status: Literal["none", "waiting", "growing", "done", "refused"]
    """None: nobody has asked for it, or it was forgotten."""
    waiting: int = 0
    """How many come before it."""
    review: AnyReview | None = None
    problem: Why | None = None
    """Why there is none."""


class Trial(Struct, frozen=True):
    """Something that the seat that acted then might have done instead."""

    number: Number
    action: Action
    check: bool = False
    """Ask only whether it could have done that."""


class UploadedMoment(Struct, frozen=True):
    """A moment of an uploaded record."""

    record: str
    number: Number


class UploadedTrial(Struct, frozen=True):
    """Something tried at a moment of an uploaded record."""

    record: str
    number: Number
    action: Action
    check: bool = False


class Tried(Struct, frozen=True, omit_defaults=True):
    """What the judge thinks of it, or why it could not have been done."""

    verdict: Verdict | None = None
    why: Why | None = None
    binding: list[bool] | None = None
    """Of an offer, whether each of its clauses would be enforced."""


class SeenMoment(Struct, frozen=True):
    """A moment of a finished game as the seat saw it that acted then, and what it could do."""

    number: int
    seat: int
    view: View
    legal: list[Action]
    events: list[GameEvent]
