"""Actions as single integers in contiguous ranges, and as JSON in the game's own words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rostra.games.quo_vadis.components import (
    COMMITTEES,
    ENTRIES,
    HIGHEST_PRICE,
    MAX_PLAYERS,
    NUMBER_OF_COMMITTEE,
    NUMBER_OF_PATH,
    NUMBER_OF_PLACE,
    PATHS,
    PLACES,
    VOTES,
)
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal, brief
from rostra.kernel.jit import table

PRICES = HIGHEST_PRICE + 1


def _withs(path: int) -> list[tuple[int, int]]:
    """The consents that may be named on a path: none (Caesar is there, or none needed), one seat, or two."""
    seats = range(MAX_PLAYERS)
    if VOTES[path] == 0:
        return [(-1, -1)]
    if VOTES[path] == 1:
        return [(-1, -1), *((seat, -1) for seat in seats)]
    return [(-1, -1), *((first, second) for first in seats for second in seats)]


_advances = [(path, *withs) for path in range(len(PATHS)) for withs in _withs(path)]

PLACE = 0
"""+ the entry committee, as numbered in ENTRIES."""
ADVANCE = PLACE + len(ENTRIES)
"""+ a row of the tables below: a path and the seats whose consent is used, in the order of Q10."""
ADVANCE_PATH = table([path for path, _, _ in _advances])
ADVANCE_FIRST = table([first for _, first, _ in _advances])
ADVANCE_SECOND = table([second for _, _, second in _advances])
ADVANCE_ON = table([ADVANCE + ADVANCE_PATH.index(path) for path in range(len(PATHS))])
"""The advance along a path with no consent; the others follow it."""
CAESAR = ADVANCE + len(_advances)
"""+ a laurel place."""
DECLINE = CAESAR + len(PLACES)
REMOVE_FROM = DECLINE + 1
"""+ a committee."""
ASK = REMOVE_FROM + len(COMMITTEES)
"""+ (place * MAX_PLAYERS + seat) * PRICES + price: ask a seat for one consent."""
CONSENT = ASK + len(PLACES) * MAX_PLAYERS * PRICES
REFUSE = CONSENT + 1
CORE_ACTIONS = REFUSE + 1
"""Below this: what the seat to act plays. From here on: what others may do at a table while it thinks."""
PLEDGE = CORE_ACTIONS
"""+ (place * MAX_PLAYERS + seat) * 2 + votes - 1."""
RETRACT = PLEDGE + len(PLACES) * MAX_PLAYERS * 2
"""+ place * MAX_PLAYERS + seat."""
CENSUS = RETRACT + len(PLACES) * MAX_PLAYERS
"""+ seat."""
ACTIONS = CENSUS + MAX_PLAYERS

_WITHS = tuple([seat for seat in withs if seat >= 0] for _, *withs in _advances)
_ADVANCE_OF = {(PATHS[path], *(s for s in withs if s >= 0)): i for i, (path, *withs) in enumerate(_advances)}
_ENTRY_OF = {COMMITTEES[committee]: entry for entry, committee in enumerate(ENTRIES)}

KEYS = {
    "place": {"committee"},
    "advance": {"path", "with"},
    "caesar": {"to"},
    "decline": set(),
    "remove": {"committee"},
    "pledge": {"path", "votes"},
    "retract": {"path"},
    "census": set(),
}
"""The types of action the rules know, and what each must say."""


def advance_number(path: str, seats: list[int]) -> int | None:
    """The integer of an advance, or ``None`` when the path never takes that many consents (Q8)."""
    row = _ADVANCE_OF.get((path, *seats))
    return None if row is None else ADVANCE + row


def pledge_number(place: int, seat: int, votes: int) -> int:
    """The integer of a pledge."""
    return PLEDGE + (place * MAX_PLAYERS + seat) * 2 + votes - 1


def retract_number(place: int, seat: int) -> int:
    """The integer of taking a pledge back."""
    return RETRACT + place * MAX_PLAYERS + seat


def shown(a: int) -> Action:
    """An action as JSON; it does not say whose it is."""
    if ADVANCE <= a < CAESAR:
        row = a - ADVANCE
        return {"type": "advance", "path": PATHS[ADVANCE_PATH[row]], "with": _WITHS[row].copy()}
    return _template(a).copy()


@cache
def _template(a: int) -> Action:
    """An action as JSON, made once, to be copied; there is no list in it."""
    if a < ADVANCE:
        return {"type": "place", "committee": COMMITTEES[ENTRIES[a - PLACE]]}
    if a < DECLINE:
        return {"type": "caesar", "to": PLACES[a - CAESAR]}
    if a == DECLINE:
        return {"type": "decline"}
    if a < ASK:
        return {"type": "remove", "committee": COMMITTEES[a - REMOVE_FROM]}
    if a < PLEDGE:
        return _shown_bargain(a)
    if a < RETRACT:
        place = (a - PLEDGE) // (2 * MAX_PLAYERS)
        return {"type": "pledge", "path": PLACES[place], "votes": (a - PLEDGE) % 2 + 1}
    if a < CENSUS:
        return {"type": "retract", "path": PLACES[(a - RETRACT) // MAX_PLAYERS]}
    return {"type": "census"}


def _shown_bargain(a: int) -> Action:
    if a >= CONSENT:
        return {"type": "consent" if a == CONSENT else "refuse"}
    place, rest = divmod(a - ASK, MAX_PLAYERS * PRICES)
    seat, price = divmod(rest, PRICES)
    return {"type": "ask", "path": PLACES[place], "seat": seat, "price": price}


# From JSON to integers: the form of an action, before any rule is asked. Anything at all may come in.

OF_THE_MOVER = frozenset({"place", "advance", "caesar", "decline", "remove"})
"""Actions that only the player to move can take (Q5)."""


def read(s: State, seat: int, action: Any) -> int | Refusal:
    """The integer of an action, or why its form is wrong."""
    kind = action.get("type") if isinstance(action, dict) else None
    if not isinstance(kind, str) or kind not in KEYS:
        return Refusal(
            "B3", "quo-unknown-action", {"action": brief(kind if isinstance(action, dict) else action)}
        )
    if action.keys() != KEYS[kind] | {"type"}:
        return Refusal(
            "B3", "quo-wrong-parts", {"action": kind, "parts": ", ".join(["type", *sorted(KEYS[kind])])}
        )
    if kind in OF_THE_MOVER and seat != s.to_move:
        return Refusal("Q5", "quo-not-your-turn", {"seat": s.to_move})
    return _READERS[kind](s, seat, action)


def _place(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    entry = _known(action["committee"], _ENTRY_OF)
    if entry is None:
        return Refusal("Q6", "quo-no-entry", {"name": brief(action["committee"])})
    return PLACE + entry


def _advance(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    path = _known(action["path"], NUMBER_OF_PATH)
    if path is None:
        return Refusal("Q7", "quo-no-path", {"name": brief(action["path"])})
    seats = action["with"]
    if not isinstance(seats, list) or not all(type(q) is int and 0 <= q < s.players for q in seats):
        return Refusal("Q9", "quo-with-seats", {})
    row = advance_number(action["path"], seats)
    if row is not None:
        return row
    needed = 0 if s.caesar == NUMBER_OF_PLACE.get(action["path"]) else VOTES[path]
    return Refusal("Q13" if needed == 0 and VOTES[path] else "Q8", "quo-wrong-consents", {"needed": needed})


def _caesar(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    place = _known(action["to"], NUMBER_OF_PLACE)
    if place is None:
        return Refusal("Q13", "quo-no-laurel-place", {"name": brief(action["to"])})
    return CAESAR + place


def _remove(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    committee = _known(action["committee"], NUMBER_OF_COMMITTEE)
    if committee is None:
        return Refusal("Q25", "quo-no-committee", {"name": brief(action["committee"])})
    return REMOVE_FROM + committee


def _pledge(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    place = _known(action["path"], NUMBER_OF_PLACE)
    if place is None:
        return _no_consent_path(action["path"])
    if type(action["votes"]) is not int or not 1 <= action["votes"] <= 2:
        return Refusal("Q8", "quo-too-many-votes", {"needed": VOTES[NUMBER_OF_PATH[action["path"]]]})
    return pledge_number(place, seat, action["votes"])


def _retract(s: State, seat: int, action: dict[str, Any]) -> int | Refusal:
    place = _known(action["path"], NUMBER_OF_PLACE)
    return _no_consent_path(action["path"]) if place is None else retract_number(place, seat)


def _known(value: Any, names: dict[str, int]) -> int | None:
    return names.get(value) if isinstance(value, str) else None


def _no_consent_path(value: Any) -> Refusal:
    if _known(value, NUMBER_OF_PATH) is None:
        return Refusal("Q7", "quo-no-path", {"name": brief(value)})
    return Refusal("Q8", "quo-free-path", {"name": value})


_READERS: dict[str, Callable[[State, int, dict[str, Any]], int | Refusal]] = {
    "place": _place,
    "advance": _advance,
    "caesar": _caesar,
    "decline": lambda s, seat, action: DECLINE,
    "remove": _remove,
    "pledge": _pledge,
    "retract": _retract,
    "census": lambda s, seat, action: CENSUS + seat,
}
