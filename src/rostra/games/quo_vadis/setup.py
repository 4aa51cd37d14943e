"""Setting up the board: Q3, Q4, Q23."""

from __future__ import annotations

from rostra.games.quo_vadis.components import (
    CAESAR_START,
    COUNT,
    KINDS,
    LIMITED_ONES,
    NO_LAUREL,
    NOBODY,
    ONE,
    PLACE_COUNT,
    SEATS,
    SENATE,
    SENATE_SEATS,
    SENATORS,
    STOCK,
)
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule


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
    """Write what stays the same from game to game; the last three make reduced games, for no table."""
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
    for committee in range(SENATE):
        s.free[committee] = SEATS[committee]
    for seat in range(s.players):
        s.reserve[seat] = s.senators
        s.sums[seat] = 0
        for committee in range(SENATE):
            s.members[seat][committee] = 0
    s.to_move = s.start if s.start != NOBODY else draw(s, s.players)
    s.begins = s.to_move
    s.game = 1
    s.stage = ACTION
    lay_out(s)


@rule
def lay_out(s: State) -> None:
    """Q3: the I laurels into the supply, the others shuffled, ten laid out, Caesar below the Senate."""
    s.turn = 1
    s.arrived = 0
    s.free[SENATE] = s.senate_seats
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
    """An order of the stock that is known to nobody."""
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


@rule
def clear_consents(s: State) -> None:
    """Consents are given for one turn."""
    s.asked = 0
    if s.consents:
        s.consents = 0
        for place in range(PLACE_COUNT):
            for seat in range(s.players):
                s.pledged[place][seat] = 0
                s.granted[place][seat] = 0
