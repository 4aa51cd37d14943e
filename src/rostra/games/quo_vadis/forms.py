"""From JSON to integers: the form of an action, before any rule is asked. Anything at all may come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rostra.games.quo_vadis.actions import (
    CAESAR,
    CENSUS,
    CORE_ACTIONS,
    DECLINE,
    KEYS,
    REMOVE_FROM,
    advance_number,
    place_number,
    pledge_number,
    retract_number,
    shown,
)
from rostra.games.quo_vadis.components import (
    NUMBER_OF_COMMITTEE,
    NUMBER_OF_PATH,
    NUMBER_OF_PLACE,
    PLACE_COUNT,
    VOTES,
)
from rostra.games.quo_vadis.consents import why_not_pledge
from rostra.games.quo_vadis.legality import legal_actions, why_not_census
from rostra.games.quo_vadis.refusals import LEGAL
from rostra.games.quo_vadis.state import ACTION, OVER, State
from rostra.kernel.game import Action, Refusal, brief

OF_THE_MOVER = frozenset({"place", "advance", "caesar", "decline", "remove"})
"""Actions that only the player to move can take (Q5)."""


def number(s: State, seat: int, action: Any) -> int | Refusal:
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
    committee = action["committee"]
    entry = place_number(committee) if isinstance(committee, str) else None
    return Refusal("Q6", "quo-no-entry", {"name": brief(committee)}) if entry is None else entry


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
    return _no_place(action["to"]) if place is None else CAESAR + place


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


def _no_place(value: Any) -> Refusal:
    return Refusal("Q13", "quo-no-laurel-place", {"name": brief(value)})


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


def legal(s: State, seat: int) -> list[Action]:
    """What this seat may do: its turn, or pledges while another moves; and a census (Q24)."""
    if s.stage == OVER:
        return []
    numbers = _turn_actions(s) if seat == s.to_move else _pledges(s, seat)
    if s.census_open and why_not_census(s) == LEGAL:
        numbers.append(CENSUS + seat)
    return [shown(a) for a in numbers]


def _turn_actions(s: State) -> list[int]:
    out = [0] * CORE_ACTIONS
    return out[: legal_actions(s, out)]


def _pledges(s: State, seat: int) -> list[int]:
    """What a seat not to move may pledge or retract."""
    found: list[int] = []
    if s.stage != ACTION:
        return found
    for place in range(PLACE_COUNT):
        if s.pledged[place][seat]:
            found.append(retract_number(place, seat))
        for votes in (1, 2):
            if why_not_pledge(s, place, seat, votes) == LEGAL:
                found.append(pledge_number(place, seat, votes))
    return found
