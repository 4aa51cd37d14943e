"""The legal actions of the seat to act as a set of bits, made of the sets that are kept with the state.

No branch depends on where senators stand: random play would have the processor guess it wrong.
"""

from __future__ import annotations

from rostra.games.quo_vadis.actions import (
    ADVANCE_ON,
    ASK,
    CAESAR,
    CONSENT,
    DECLINE,
    PRICES,
    REFUSE,
    REMOVE_FROM,
)
from rostra.games.quo_vadis.board import ALL_SEATS, EVERY_PLACE, OPEN_ENTRIES, OPEN_WALKS, WALKS
from rostra.games.quo_vadis.components import (
    MAX_PLAYERS,
    NUMBER_OF_PATH,
    PATH_OF,
    PLACE_COUNT,
    SENATE,
)
from rostra.games.quo_vadis.consents import askable, highest_price
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, REMOVE, State
from rostra.kernel.jit import rule, table

_ASKS = MAX_PLAYERS * PRICES
"""The asks on one place."""
SET_STARTS = table(
    [
        0,  # placing, and advances along the paths up to B1-A3
        ADVANCE_ON[NUMBER_OF_PATH["B1-B2"]],  # B1-B2, B2-C1 and C1-S
        ADVANCE_ON[NUMBER_OF_PATH["D1-D2"]],  # the others; Caesar, the bonus, and removing
        *range(ASK, CONSENT, 2 * _ASKS),  # asks on two places each; after the last of them the answers
    ]
)
"""The action that is bit 0 of each word."""
WORDS = len(SET_STARTS)
Words = tuple[int, int, int, int, int, int, int, int]


def _bit(action: int) -> tuple[int, int]:
    """The word of an action, and its bit there."""
    word = max(word for word in range(WORDS) if SET_STARTS[word] <= action)
    return word, action - SET_STARTS[word]


def _without_consent(paths: list[int]) -> list[int]:
    """The advances along some paths, no consent named, in the first three words."""
    bits = [_bit(ADVANCE_ON[path]) for path in paths]
    return [sum(1 << bit for word, bit in bits if word == each) for each in range(3)]


def _spread(step: int) -> tuple[int, ...]:
    """For every set of seats, the same set with as many bits from one seat to the next."""
    seats = range(MAX_PLAYERS)
    return table(
        [sum(1 << step * seat for seat in seats if some >> seat & 1) for some in range(ALL_SEATS + 1)]
    )


_walked = [
    _without_consent([path for walk, path in enumerate(WALKS) if some >> walk & 1])
    for some in range(1 << len(WALKS))
]
_WALKED_1, _WALKED_2, _WALKED_3 = (table(column) for column in zip(*_walked, strict=True))
_passed = [_without_consent([path]) for path in PATH_OF]
_PASSED_1, _PASSED_2, _PASSED_3 = (table(column) for column in zip(*_passed, strict=True))
_CONSENTED = table([_bit(ADVANCE_ON[path])[1] + 1 for path in PATH_OF])
"""The bit from which on advances with consent are, for every laurel place."""
_A3_A4, _A4_S, _B1_A3, _B1_B2, _C1_S, _D2_C1, _D2_D3, _E1_D2, _E1_E2, _E4_S = range(PLACE_COUNT)
_FIRST_OF_TWO, _BOTH, _ASKED = _spread(MAX_PLAYERS), _spread(MAX_PLAYERS + 1), _spread(PRICES)
_ASCENDING = sum(1 << one * MAX_PLAYERS + two for two in range(MAX_PLAYERS) for one in range(two))
_CAESAR = _bit(CAESAR)[1]
_EVERY_CAESAR = (1 << PLACE_COUNT) - 1 << _CAESAR
_DECLINED = 1 << _bit(DECLINE)[1]
_REMOVED = _bit(REMOVE_FROM)[1]
_ANSWERS = 1 << _bit(CONSENT)[1] | 1 << _bit(REFUSE)[1]


@rule
def legal_set(s: State, first: int) -> Words:
    """Every action of the seat to act; seats are named as they are counted from ``first``."""
    if s.stage != ACTION:
        return 0, 0, _between(s), 0, 0, 0, 0, _ANSWERS * (s.stage == ANSWER)
    mover = s.to_move
    ways = (s.standing[0] >> mover & EVERY_PLACE) * ALL_SEATS & s.open
    passed = ways >> s.caesar * MAX_PLAYERS & 1
    ways &= ~(ALL_SEATS << s.caesar * MAX_PLAYERS)
    one = ways & _consents(s, 0)
    walks = s.walking[mover] & s.open >> OPEN_WALKS
    start = _WALKED_1[walks] | _PASSED_1[s.caesar] * passed
    middle = _WALKED_2[walks] | _PASSED_2[s.caesar] * passed
    end = _WALKED_3[walks] | _PASSED_3[s.caesar] * passed | _caesar(s)
    if s.reserve[mover]:
        start |= s.open >> OPEN_ENTRIES
    if one:
        one = _turned(s, one, first)
        two = _turned(s, ways & _consents(s, 1), first)
        start |= _single(one, _A3_A4) | _single(one, _A4_S) | _double(one, two, _B1_A3)
        middle |= _double(one, two, _B1_B2) | _double(one, two, _C1_S)
        end |= _single(one, _D2_C1) | _single(one, _D2_D3) | _single(one, _E1_D2)
        end |= _single(one, _E1_E2) | _single(one, _E4_S)
    pairs = askable(s) if s.asked < s.asks_allowed else 0
    if pairs == 0:
        return start, middle, end, 0, 0, 0, 0, 0
    pairs = _turned(s, pairs, first)
    means = purse(s, mover)
    return (
        start,
        middle,
        end,
        _asks(s, pairs, _A3_A4, means) | _asks(s, pairs, _A4_S, means) << _ASKS,
        _asks(s, pairs, _B1_A3, means) | _asks(s, pairs, _B1_B2, means) << _ASKS,
        _asks(s, pairs, _C1_S, means) | _asks(s, pairs, _D2_C1, means) << _ASKS,
        _asks(s, pairs, _D2_D3, means) | _asks(s, pairs, _E1_D2, means) << _ASKS,
        _asks(s, pairs, _E1_E2, means) | _asks(s, pairs, _E4_S, means) << _ASKS,
    )


@rule
def _caesar(s: State) -> int:
    """Q13: everywhere but where he is."""
    return _EVERY_CAESAR & ~(1 << _CAESAR + s.caesar)


@rule
def _between(s: State) -> int:
    """Q14: the bonus; Q25: senators to take off the board."""
    if s.stage == BONUS:
        return _caesar(s) | _DECLINED
    found = 0
    if s.stage != REMOVE:
        return found
    for committee in range(SENATE):
        found |= (s.members[s.to_move][committee] > 0) << _REMOVED + committee
    return found


@rule
def _consents(s: State, n: int) -> int:
    """Q9: the pairs with more than n consents for the player to move: of their own, all but one senator."""
    own = EVERY_PLACE << s.to_move
    others = s.standing[n] if s.open_handed else s.consenting[n]
    return others & ~own | s.standing[n + 1] & own


@rule
def _turned(s: State, pairs: int, first: int) -> int:
    """The same pairs with seats as they are counted from ``first``."""
    if first == 0:
        return pairs
    before = (EVERY_PLACE << first) - EVERY_PLACE
    after = (EVERY_PLACE << s.players - first) - EVERY_PLACE
    return pairs >> first & after | (pairs & before) << s.players - first


@rule
def _single(one: int, place: int) -> int:
    """Advances with one consent (Q8), of any seat that gives one."""
    return (one >> place * MAX_PLAYERS & ALL_SEATS) << _CONSENTED[place]


@rule
def _double(one: int, two: int, place: int) -> int:
    """Advances with two consents (Q8): of two seats, named in ascending order, or of one seat both."""
    seats = one >> place * MAX_PLAYERS & ALL_SEATS
    twice = two >> place * MAX_PLAYERS & ALL_SEATS
    return (_FIRST_OF_TWO[seats] * seats & _ASCENDING | _BOTH[twice]) << _CONSENTED[place]


@rule
def _asks(s: State, pairs: int, place: int, means: int) -> int:
    """Asks on a place: every seat at every price up to the highest."""
    prices = (2 << highest_price(s, place, means)) - 1
    return _ASKED[pairs >> place * MAX_PLAYERS & ALL_SEATS] * prices
