"""The rules: set-up (Q3, Q4, Q23), turns (Q5 to Q15, Q24), end (Q16, Q17), election (Q25)."""

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
from rostra.games.quo_vadis.board import clear_board, enter, free_senate, leave, take_seat
from rostra.games.quo_vadis.components import (
    CAESAR_START,
    COUNT,
    ENTRIES,
    FROM,
    KINDS,
    LIMITED_ONES,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    ONE,
    PLACE_COUNT,
    PLACE_ON,
    SENATE,
    SENATE_SEATS,
    SENATORS,
    STOCK,
    TO,
    TWO_CAESAR,
)
from rostra.games.quo_vadis.consents import (
    answer,
    ask,
    clear_consents,
    pay_asks,
    pledge,
    retract,
    use_consent,
)
from rostra.games.quo_vadis.refusals import LEGAL, NONE_TO_REMOVE, NOT_REMOVING, TWO_STAY
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, OVER, REMOVE, SETTLE, State
from rostra.kernel.chance import draw
from rostra.kernel.game import Outcome
from rostra.kernel.jit import rule

CENSUSES = 3
"""Q24: a census follows the first, the second and the third arrival in the Senate."""
GAMES = 3
STAY = 2
"""Q25: nobody keeps more than two senators on the board between games."""


# Set-up


def configure(
    s: State,
    players: int,
    start: int = NOBODY,
    turn_limit: int = 0,
    variants: tuple[str, ...] = (),
    open_handed: bool = False,
    asks: int = 0,
    top_price: int = 0,
    senators: int = SENATORS,
    senate_seats: int = SENATE_SEATS,
    hidden: int = STOCK - PLACE_COUNT,
) -> None:
    """Write what stays the same from game to game; the last three make reduced games (no table has them)."""
    s.players = players
    s.start = start
    s.turn_limit = turn_limit
    s.limited_ones = int("limited-ones" in variants)
    s.census = int("census" in variants)
    s.consular = int("consular-election" in variants)
    s.open_handed = int(open_handed)
    s.asks_allowed = asks
    s.top_price = top_price
    s.senators = senators
    s.senate_seats = senate_seats
    s.hidden = hidden


@rule
def begin(s: State) -> None:
    """Set up an empty board and choose who begins (Q4)."""
    clear_board(s)
    for seat in range(s.players):
        s.reserve[seat] = s.senators
        s.sums[seat] = 0
    s.to_move = s.start if s.start != NOBODY else draw(s, s.players)
    s.begins = s.to_move
    s.game = 1
    s.stage = ACTION
    lay_out(s)


@rule
def lay_out(s: State) -> None:
    """Q3: I laurels go to the supply, the others are shuffled, ten laid out; Caesar is below the Senate."""
    s.turn = 1
    s.arrived = 0
    free_senate(s)
    for place in range(SENATE_SEATS):
        s.senate[place] = NOBODY
    for seat in range(s.players):
        for kind in range(KINDS):
            s.holdings[seat][kind] = 0
    s.ones = LIMITED_ONES[s.players] if s.limited_ones else COUNT[ONE]
    s.caesar = CAESAR_START
    s.census_open = 0
    clear_consents(s)
    fill_stock(s)
    shuffle_stock(s)
    for place in range(PLACE_COUNT):
        s.laurels[place] = draw_laurel(s)
    s.stocked = min(s.stocked, s.hidden)


@rule
def fill_stock(s: State) -> None:
    """All laurels but the I."""
    s.stocked = 0
    for kind in range(ONE + 1, KINDS):
        for _ in range(COUNT[kind]):
            s.stock[s.stocked] = kind
            s.stocked += 1


@rule
def shuffle_stock(s: State) -> None:
    """Shuffle the stock."""
    for last in range(s.stocked - 1, 0, -1):
        other = draw(s, last + 1)
        kind = s.stock[last]
        s.stock[last] = s.stock[other]
        s.stock[other] = kind


@rule
def draw_laurel(s: State) -> int:
    """The next laurel of the stock, or NO_LAUREL when it is empty (Q11)."""
    if s.stocked == 0:
        return NO_LAUREL
    s.stocked -= 1
    return s.stock[s.stocked]


# The turn: what an action does, and what follows it.


@rule
def is_over(s: State) -> bool:
    """Whether the last game has ended."""
    return s.stage == OVER


@rule
def acting(s: State) -> int:
    """The seat that must act: the player to move, or the seat that was asked for consent."""
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
    """Q6: from the player's reserve onto a free seat."""
    s.reserve[s.to_move] -= 1
    enter(s, s.to_move, committee)


@rule
def advance(s: State, path: int, first: int, second: int) -> None:
    """Q7: one step up; then the laurel (Q11), the I laurels (Q10) and perhaps the bonus (Q14)."""
    has_bonus = brings_bonus(s, path)
    leave(s, s.to_move, FROM[path])
    if TO[path] == SENATE:
        take_seat(s, SENATE)
        s.senate[s.arrived] = s.to_move
        s.arrived += 1
        s.census_open = 1 if s.census and s.arrived <= CENSUSES else 0
    else:
        enter(s, s.to_move, TO[path])
    place = PLACE_ON[path]
    if place < 0 or s.caesar == place:
        return
    taken = s.laurels[place]
    if taken != NO_LAUREL:
        s.holdings[s.to_move][taken] += 1
        s.laurels[place] = draw_laurel(s)
    use_consent(s, place, first)
    use_consent(s, place, second)
    if has_bonus:
        s.stage = BONUS


@rule
def brings_bonus(s: State, path: int) -> bool:
    """Q14, Q15: whether an advance takes a laurel with Caesar's head and does not fill the Senate."""
    place = PLACE_ON[path]
    if place < 0 or s.caesar == place or s.laurels[place] != TWO_CAESAR:
        return False
    return TO[path] != SENATE or s.free[SENATE] > 1


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


# How a game ends, and what lies between the games of a consular election.


@rule
def arrival(s: State, seat: int) -> int:
    """When the first senator of a seat entered the Senate, from 0; SENATE_SEATS if none did."""
    for place in range(s.arrived):
        if s.senate[place] == seat:
            return place
    return SENATE_SEATS


@rule
def score(s: State, seat: int) -> int:
    """Q16: the laurels of a seat that has a senator in the Senate."""
    return purse(s, seat) if arrival(s, seat) < SENATE_SEATS else 0


@rule
def leads(s: State, seat: int, other: int) -> bool:
    """Q16, Q25: more laurels; then more in the last game; then the earlier arrival; then the lower seat."""
    if s.consular and s.sums[seat] != s.sums[other]:
        return s.sums[seat] > s.sums[other]
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    return arrival(s, seat) < arrival(s, other)


@rule
def leader(s: State) -> int:
    """The seat that leads all others."""
    first = 0
    for seat in range(1, s.players):
        if leads(s, seat, first):
            first = seat
    return first


@rule
def winner(s: State) -> int:
    """Who has won, or NOBODY when a game ends with an empty Senate (Q16, Q17); an election is always won."""
    return NOBODY if s.arrived == 0 and not s.consular else leader(s)


@rule
def end_game(s: State) -> None:
    """The Senate is full or the turn limit is reached."""
    if s.consular:
        for seat in range(s.players):
            s.sums[seat] += score(s, seat)
    if not s.consular or s.game == GAMES:
        s.stage = OVER
        return
    s.game += 1
    s.begins = leader(s)
    for place in range(s.arrived):
        s.reserve[s.senate[place]] += 1
    lay_out(s)
    next_removal(s, s.begins)


@rule
def on_board(s: State, seat: int) -> int:
    """How many senators of a seat stand in committees."""
    standing = 0
    for committee in range(SENATE):
        standing += s.members[seat][committee]
    return standing


@rule
def next_removal(s: State, first: int) -> None:
    """Clockwise to the next player with more than two senators on the board, or on to the next game."""
    for step in range(s.players):
        seat = (first + step) % s.players
        if on_board(s, seat) > STAY:
            s.to_move = seat
            s.stage = REMOVE
            return
    s.to_move = s.begins
    s.stage = ACTION


@rule
def why_not_remove(s: State, committee: int) -> int:
    """Q25: take one of your senators off the board while you have more than two there."""
    if s.stage != REMOVE:
        return NOT_REMOVING
    if on_board(s, s.to_move) <= STAY:
        return TWO_STAY
    return LEGAL if s.members[s.to_move][committee] > 0 else NONE_TO_REMOVE


@rule
def remove(s: State, committee: int) -> None:
    """Take a senator off the board."""
    leave(s, s.to_move, committee)
    s.reserve[s.to_move] += 1
    next_removal(s, s.to_move + 1)


def scores(s: State) -> dict[int, int]:
    """The laurels of the seats that are scored: those with a senator in the Senate (Q16)."""
    return {seat: score(s, seat) for seat in range(s.players) if arrival(s, seat) < SENATE_SEATS}


def outcome(s: State) -> Outcome | None:
    """How it ended, or ``None`` while it runs."""
    if s.stage != OVER:
        return None
    first = winner(s)
    return Outcome(
        winners=() if first == NOBODY else (first,),
        reason="senate-full" if s.free[SENATE] == 0 else "turn-limit",
        scores={seat: s.sums[seat] for seat in range(s.players)} if s.consular else scores(s),
    )
