"""What a bot says now and then: moments worth a sentence, found in what everybody at the table has seen.

Nothing that only some seats know is read here, so nothing of it can be told (B1). The sentences are in the
catalogues, ``remark-<kind>``, for each character.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rostra.bots.quo_vadis.seat_view import VALUES

KINDS = ("greeting", "harvest", "senate", "overtaken", "broken", "warning", "won", "lost")
LARGE = 4
"""The value of a harvest worth a word."""
NEARLY_FULL = 4
"""Senators in the Senate when somebody is about to win."""


class Moment(NamedTuple):
    """Something a seat might say a word about."""

    seat: int
    kind: str
    about: int | None = None
    """The seat it speaks of."""


def moments(
    view: Mapping[str, Any], fresh: Sequence[Mapping[str, Any]], seats: Collection[int]
) -> Iterator[Moment]:
    """What some seats might say about what has just happened, as a spectator sees it; the best first."""
    for event in reversed(fresh):
        yield from _about(view, event, sorted(seats))


def _about(view: Mapping[str, Any], event: Mapping[str, Any], seats: Sequence[int]) -> Iterator[Moment]:
    kind = event["kind"]
    if kind == "over":
        for seat in seats:
            won = seat in event["winners"]
            yield Moment(seat, "won" if won else "lost", next(iter(event["winners"]), None))
    elif kind == "promise" and event["status"] == "broken":
        entries = view["ledger"]
        at = event["deal"], event["clause"]
        for entry in (one for one in entries if (one["deal"], one["clause"]) == at):
            yield from (Moment(seat, "broken", entry["by"]) for seat in seats if seat in entry["to"])
    elif kind == "advance" and event["arrival"] is not None:
        yield from _about_arrival(view, event["seat"], seats)
    elif kind == "advance" and VALUES.get(event["laurel"] or "", 0) >= LARGE:
        yield from (Moment(seat, "harvest") for seat in seats if seat == event["seat"])
    elif kind == "begin":
        yield from (Moment(seat, "greeting") for seat in seats)


def _about_arrival(view: Mapping[str, Any], mover: int, seats: Sequence[int]) -> Iterator[Moment]:
    senate: list[int] = view["senate"]
    if len(senate) == NEARLY_FULL:
        leader = max(dict.fromkeys(senate), key=lambda seat: view["held"][seat])
        yield from (Moment(seat, "warning", leader) for seat in seats if seat != leader)
    if mover in seats:
        yield Moment(mover, "senate")
    for seat in seats:
        if senate.count(seat) < senate.count(mover) and senate.count(seat) > 0:
            yield Moment(seat, "overtaken", mover)
