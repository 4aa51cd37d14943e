"""What can be taken back: what neither drew nor revealed anything, while nobody else has acted.

Which events an action brought tells what it revealed, so the rule is written in kinds of events. Whatever is
not listed here stands: an offer is heard, a census was seen, a card that was turned up is known.

Whether a seat may take something back is told to that seat, so it must rest on what that seat knows (B1). The
end of a turn may settle a private deal of others and show them laurels; so a seat that knows of such deals
cannot take a move back, whether they were settled or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Event = Mapping[str, Any]

HARMLESS = frozenset(
    {
        # Quo Vadis?
        *("place", "advance", "caesar", "decline", "remove", "pledge", "retract", "turn", "void", "expired"),
        # Idus Martii: a card is told only to the one who chose it
        *("assign", "vote", "vote-card", "discard", "discard-card", "round"),
    }
)
"""Events that tell nobody anything that was hidden."""

ENDS_NO_TURN = frozenset({"pledge", "retract"})


def can_be_undone(action: Event, heard: Iterable[Event], others_whisper: bool) -> bool:
    """Whether an action after which its seat heard these events may be taken back."""
    if others_whisper and action["type"] not in ENDS_NO_TURN:
        return False
    return all(event["kind"] in HARMLESS and not _took_laurel(event) for event in heard)


def is_whispered(event: Event) -> bool:
    """Whether this is all one hears of a private offer between others."""
    return event["kind"] == "offer" and "clauses" not in event


def _took_laurel(event: Event) -> bool:
    """An advance over a laurel draws the next one (Q11)."""
    return event["kind"] == "advance" and event["laurel"] is not None
