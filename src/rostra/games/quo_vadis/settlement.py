"""Q20: a debt is a value, paid exactly, with change from both hands, by moving the fewest laurels."""

from __future__ import annotations

from rostra.games.quo_vadis.components import KINDS, ONE, TWO, TWO_CAESAR, VALUE
from rostra.games.quo_vadis.state import State
from rostra.kernel.jit import rule

FIVE = KINDS - 1
FOUR = KINDS - 2
THREE = KINDS - 3

IMPOSSIBLE = -1
OFFSET = 32
BASE = 64
"""An exchange is one number: for each value from V to I, how many go from payer to payee, plus OFFSET."""


@rule
def purse(s: State, seat: int) -> int:
    """What the laurels of a seat are worth."""
    value = 0
    for kind in range(KINDS):
        value += s.holdings[seat][kind] * VALUE[kind]
    return value


@rule
def fewest(payer: list[int], payee: list[int], value: int) -> int:
    """The exchange between two hands that moves the fewest laurels, or IMPOSSIBLE.

    Laurels of one value never go both ways, so an exchange is five signed numbers. V, IV and III are tried;
    II and I then follow, as close to halving the rest with II as the hands allow. One laurel is the least
    that can go, and in one way only; so the first exchange of two is as good as any other.
    """
    if has_one(payer, value):
        return _packed(value == 5, value == 4, value == 3, value == 2, value == 1)
    best = 1_000
    exchange = IMPOSSIBLE
    for fives in range(-payee[FIVE], payer[FIVE] + 1):
        for fours in range(-payee[FOUR], payer[FOUR] + 1):
            if abs(fives) + abs(fours) >= best:
                continue
            for threes in range(-payee[THREE], payer[THREE] + 1):
                moved = abs(fives) + abs(fours) + abs(threes)
                if moved >= best:
                    continue
                rest = value - 5 * fives - 4 * fours - 3 * threes
                low = max(-payee[TWO] - payee[TWO_CAESAR], -((payer[ONE] - rest) // 2))
                high = min(payer[TWO] + payer[TWO_CAESAR], (rest + payee[ONE]) // 2)
                if low > high:
                    continue
                half = rest // 2 if rest >= 0 else -(-rest // 2)
                twos = min(max(half, low), high)
                ones = rest - 2 * twos
                moved += abs(twos) + abs(ones)
                if moved < best:
                    best = moved
                    exchange = _packed(fives, fours, threes, twos, ones)
                    if best == 2 and value > 0:
                        return exchange
    return exchange


@rule
def can_pay(payer: list[int], payee: list[int], value: int) -> bool:
    """Whether a debt can be paid exactly; most can without looking for the best way."""
    return payer[ONE] >= value or has_one(payer, value) or fewest(payer, payee, value) != IMPOSSIBLE


@rule
def has_one(hand: list[int], value: int) -> bool:
    """Whether there is a laurel of just this value in a hand."""
    found = False
    for kind in range(KINDS):
        found |= VALUE[kind] == value and hand[kind] > 0
    return found


@rule
def _packed(fives: int, fours: int, threes: int, twos: int, ones: int) -> int:
    code = fives + OFFSET
    for count in (fours, threes, twos, ones):
        code = code * BASE + count + OFFSET
    return code


@rule
def settle(payer: list[int], payee: list[int], value: int) -> bool:
    """Pay a debt from one hand to another; when it cannot be paid exactly, change nothing (it lapses)."""
    exchange = fewest(payer, payee, value)
    if exchange == IMPOSSIBLE:
        return False
    _give(payer, payee, ONE, exchange % BASE - OFFSET)
    _give_twos(payer, payee, exchange // BASE % BASE - OFFSET)
    _give(payer, payee, THREE, exchange // BASE**2 % BASE - OFFSET)
    _give(payer, payee, FOUR, exchange // BASE**3 % BASE - OFFSET)
    _give(payer, payee, FIVE, exchange // BASE**4 - OFFSET)
    return True


@rule
def _give(payer: list[int], payee: list[int], kind: int, count: int) -> None:
    payer[kind] -= count
    payee[kind] += count


@rule
def _give_twos(payer: list[int], payee: list[int], count: int) -> None:
    """Both kinds of II are worth the same; those without Caesar's head go first."""
    plain = min(count, payer[TWO]) if count >= 0 else max(count, -payee[TWO])
    _give(payer, payee, TWO, plain)
    _give(payer, payee, TWO_CAESAR, count - plain)
