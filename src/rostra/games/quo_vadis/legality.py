"""What is legal: ``why_not`` defines it, ``legal_actions`` lists it fast (Q5 to Q9, Q13, Q14)."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    ASK,
    CAESAR,
    CENSUS,
    CONSENT,
    CORE_ACTIONS,
    DECLINE,
    PLACE,
    PLEDGE,
    PRICES,
    REMOVE_FROM,
    RETRACT,
    pledge_number,
    retract_number,
    shown,
)
from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    MAX_PLAYERS,
    NOBODY,
    PATH_OF,
    PLACE_ON,
    TO,
)
from rostra.games.quo_vadis.consents import (
    available,
    why_not_ask,
    why_not_pledge,
    why_not_retract,
)
from rostra.games.quo_vadis.legal_set import SET_STARTS, WORDS, legal_set
from rostra.games.quo_vadis.refusals import (
    ANSWER_FIRST,
    BONUS_FIRST,
    CAESAR_IS_THERE,
    CAESAR_SUFFICES,
    CENSUS_CLOSED,
    ENTRY_FULL,
    GAME_OVER,
    LEGAL,
    NEXT_FULL,
    NO_BONUS,
    NO_CENSUS,
    NO_CONSENT,
    NONE_TO_ADVANCE,
    NOT_ASKED,
    OWN_TOO_FEW,
    REMOVE_FIRST,
    RESERVE_EMPTY,
    WRONG_CONSENTS,
)
from rostra.games.quo_vadis.rules import why_not_remove
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, OVER, REMOVE, State
from rostra.kernel.game import Action
from rostra.kernel.jit import rule

ENTRY_COUNT = len(ENTRIES)
_BELOW = tuple(FROM[path] for path in PATH_OF)
"""The committee that each laurel place leads out of."""


@rule
def why_not(s: State, a: int) -> int:
    """The reason an action is not legal, or LEGAL."""
    if s.stage == OVER:
        return GAME_OVER
    if a < REMOVE_FROM:
        return why_not_turn(s, a)
    if a < ASK:
        return why_not_remove(s, a - REMOVE_FROM)
    if a < CONSENT:
        return why_not_ask(
            s, (a - ASK) // (MAX_PLAYERS * PRICES), (a - ASK) // PRICES % MAX_PLAYERS, (a - ASK) % PRICES
        )
    if a < PLEDGE:
        return LEGAL if s.stage == ANSWER else NOT_ASKED
    if a < RETRACT:
        return why_not_pledge(
            s, (a - PLEDGE) // (2 * MAX_PLAYERS), (a - PLEDGE) // 2 % MAX_PLAYERS, (a - PLEDGE) % 2 + 1
        )
    if a < CENSUS:
        return why_not_retract(s, (a - RETRACT) // MAX_PLAYERS, (a - RETRACT) % MAX_PLAYERS)
    return why_not_census(s)


@rule
def why_not_turn(s: State, a: int) -> int:
    """Q5: one of three actions; Q14: and then, perhaps, the bonus."""
    if s.stage == REMOVE:
        return REMOVE_FIRST
    if s.stage == ANSWER:
        return ANSWER_FIRST
    if a == DECLINE:
        return LEGAL if s.stage == BONUS else NO_BONUS
    if a >= CAESAR:
        return CAESAR_IS_THERE if s.caesar == a - CAESAR else LEGAL
    if s.stage == BONUS:
        return BONUS_FIRST
    if a >= ADVANCE:
        return why_not_advance(s, a - ADVANCE)
    if s.reserve[s.to_move] == 0:
        return RESERVE_EMPTY
    return LEGAL if s.free[ENTRIES[a - PLACE]] > 0 else ENTRY_FULL


@rule
def why_not_advance(s: State, row: int) -> int:
    """Q7: a senator to move and a free seat above; Q8, Q9, Q13: exactly the consents that are needed."""
    path = ADVANCE_PATH[row]
    first = ADVANCE_FIRST[row]
    second = ADVANCE_SECOND[row]
    if s.members[s.to_move][FROM[path]] == 0:
        return NONE_TO_ADVANCE
    if s.free[TO[path]] == 0:
        return NEXT_FULL
    place = PLACE_ON[path]
    if place < 0:
        return LEGAL
    if s.caesar == place:
        return LEGAL if first == NOBODY else CAESAR_SUFFICES
    if first == NOBODY:
        return WRONG_CONSENTS
    reason = why_not_use(s, place, first, 2 if first == second else 1)
    if reason == LEGAL and second != NOBODY:
        reason = why_not_use(s, place, second, 1)
    return reason


@rule
def why_not_use(s: State, place: int, seat: int, votes: int) -> int:
    """Q9: only consents that are really there."""
    if seat >= s.players:
        return NO_CONSENT
    if available(s, place, seat) >= votes:
        return LEGAL
    return OWN_TOO_FEW if seat == s.to_move else NO_CONSENT


@rule
def why_not_census(s: State) -> int:
    """Q24: one demand after each of the first three arrivals, until the next action."""
    if not s.census:
        return NO_CENSUS
    return LEGAL if s.census_open else CENSUS_CLOSED


@rule
def legal_actions(s: State, out: Any) -> int:
    """Write every action of the seat to act into ``out``, ascending; how many there are."""
    words = legal_set(s, 0)
    count = 0
    for word in range(WORDS):
        actions = words[word]
        while actions:
            others = actions & actions - 1
            out[count] = SET_STARTS[word] - 1 + (actions ^ others).bit_length()
            actions = others
            count += 1
    return count


def legal(s: State, seat: int) -> list[Action]:
    """What this seat may do."""
    return [shown(a) for a in choices(s, seat)]


def choices(s: State, seat: int) -> list[int]:
    """The numbers of what a seat may do: its turn, or pledges while another moves; and a census (Q24)."""
    if s.stage == OVER:
        return []
    numbers = turn_actions(s) if seat == s.to_move else _pledges(s, seat)
    if s.census_open and why_not_census(s) == LEGAL:
        numbers.append(CENSUS + seat)
    return numbers


def turn_actions(s: State) -> list[int]:
    """The numbers of what the seat to act may play."""
    out = [0] * CORE_ACTIONS
    return out[: legal_actions(s, out)]


def _pledges(s: State, seat: int) -> list[int]:
    """What a seat not to move may pledge or retract."""
    found: list[int] = []
    if s.stage != ACTION:
        return found
    mine, movers = s.members[seat], s.members[s.to_move]
    for place, below in enumerate(_BELOW):
        if s.consenting[0] and s.pledged[place][seat]:
            found.append(retract_number(place, seat))
        if not mine[below] or not movers[below]:
            continue  # nothing to pledge, or nobody to pledge it to
        for votes in (1, 2):
            if why_not_pledge(s, place, seat, votes) != LEGAL:
                break  # nor are more
            found.append(pledge_number(place, seat, votes))
    return found
