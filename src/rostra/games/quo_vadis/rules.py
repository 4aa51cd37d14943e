"""The turn: what an action does, and what follows it. Q5 to Q15, Q17, Q24."""

from __future__ import annotations

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    ASK,
    CAESAR,
    CENSUS,
    CONSENT,
    DECLINE,
    PLACE,
    PLEDGE,
    PRICES,
    REMOVE_FROM,
    RETRACT,
)
from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    MAX_PLAYERS,
    NO_LAUREL,
    PLACE_ON,
    SENATE,
    TO,
    TWO_CAESAR,
)
from rostra.games.quo_vadis.consents import answer, ask, pay_asks, pledge, retract, use_consent
from rostra.games.quo_vadis.interlude import end_game, remove
from rostra.games.quo_vadis.setup import clear_consents, draw_laurel
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, OVER, SETTLE, State
from rostra.kernel.jit import rule

CENSUSES = 3
"""Q24: a census follows the first, the second and the third arrival in the Senate."""


@rule
def is_over(s: State) -> bool:
    """Whether the last game has ended."""
    return s.stage == OVER


@rule
def acting(s: State) -> int:
    """The seat that must act: the player to move, or whoever was asked for consent."""
    return s.asks[s.asked - 1][1] if s.stage == ANSWER else s.to_move


@rule
def play(s: State, a: int) -> None:
    """Play a legal action and what follows it."""
    act(s, a)
    if s.stage == SETTLE:
        finish(s)


@rule
def act(s: State, a: int) -> None:
    """Play a legal action, up to the point where the debts of the turn are paid."""
    if a < REMOVE_FROM:
        take_turn(s, a)
    elif a < ASK:
        remove(s, a - REMOVE_FROM)
    elif a < CONSENT:
        ask(s, (a - ASK) // (MAX_PLAYERS * PRICES), (a - ASK) // PRICES % MAX_PLAYERS, (a - ASK) % PRICES)
    elif a < PLEDGE:
        answer(s, a == CONSENT)
    elif a < RETRACT:
        pledge(s, (a - PLEDGE) // (2 * MAX_PLAYERS), (a - PLEDGE) // 2 % MAX_PLAYERS, (a - PLEDGE) % 2 + 1)
    elif a < CENSUS:
        retract(s, (a - RETRACT) // MAX_PLAYERS, (a - RETRACT) % MAX_PLAYERS)
    else:
        s.census_open = 0


@rule
def take_turn(s: State, a: int) -> None:
    """Q5: place, advance, or move Caesar; and the bonus of Q14."""
    s.census_open = 0
    s.stage = SETTLE
    if a < ADVANCE:
        place_senator(s, ENTRIES[a - PLACE])
    elif a < CAESAR:
        advance(s, ADVANCE_PATH[a - ADVANCE], ADVANCE_FIRST[a - ADVANCE], ADVANCE_SECOND[a - ADVANCE])
    elif a < DECLINE:
        s.caesar = a - CAESAR


@rule
def place_senator(s: State, committee: int) -> None:
    """Q6: from the own reserve onto a free seat."""
    s.reserve[s.to_move] -= 1
    s.members[s.to_move][committee] += 1
    s.free[committee] -= 1


@rule
def advance(s: State, path: int, first: int, second: int) -> None:
    """Q7: one step up; then the laurel (Q11), the I laurels (Q10) and perhaps the bonus (Q14)."""
    s.members[s.to_move][FROM[path]] -= 1
    s.free[FROM[path]] += 1
    s.free[TO[path]] -= 1
    if TO[path] == SENATE:
        s.senate[s.arrived] = s.to_move
        s.arrived += 1
        s.census_open = 1 if s.census and s.arrived <= CENSUSES else 0
    else:
        s.members[s.to_move][TO[path]] += 1
    place = PLACE_ON[path]
    if place < 0 or s.caesar == place:
        return
    taken = s.laurels[place]
    if taken != NO_LAUREL:
        s.holdings[s.to_move][taken] += 1
        s.laurels[place] = draw_laurel(s)
    use_consent(s, place, first)
    use_consent(s, place, second)
    if taken == TWO_CAESAR and s.free[SENATE] > 0:
        s.stage = BONUS


@rule
def finish(s: State) -> None:
    """Debts are paid (Q20); then the end (Q15, Q17) or the next turn."""
    pay_asks(s)
    if s.free[SENATE] == 0 or s.turn == s.turn_limit:
        end_game(s)
        return
    s.turn += 1
    s.to_move = s.to_move + 1 if s.to_move + 1 < s.players else 0  # cheaper than a division
    s.stage = ACTION
    clear_consents(s)
