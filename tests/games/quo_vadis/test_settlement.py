"""Q20: a debt is paid exactly, by the exchange that moves the fewest laurels."""

from __future__ import annotations

import random
from itertools import product

import pytest

from rostra.games.quo_vadis.components import KINDS, LAURELS, VALUE
from rostra.games.quo_vadis.settlement import settle

Hand = list[int]


def worth(hand: Hand) -> int:
    return sum(count * VALUE[kind] for kind, count in enumerate(hand))


def moved(before: Hand, after: Hand) -> int:
    return sum(abs(one - other) for one, other in zip(before, after, strict=True))


def fewest_by_trying_all(payer: Hand, payee: Hand, value: int) -> int | None:
    """How few laurels can settle a debt, found the long way."""
    ranges = [range(-payee[kind], payer[kind] + 1) for kind in range(KINDS)]
    exact = [
        sum(map(abs, way))
        for way in product(*ranges)
        if sum(n * VALUE[k] for k, n in enumerate(way)) == value
    ]
    return min(exact, default=None)


def hand(**laurels: int) -> Hand:
    return [laurels.get(name, 0) for name in LAURELS]


@pytest.mark.parametrize("seed", range(60))
def test_Q20_every_debt_is_settled_with_the_fewest_laurels_or_not_at_all(seed: int) -> None:
    choice = random.Random(seed)
    payer, payee = ([choice.choice((0, 0, 1, 2)) for _ in range(KINDS)] for _ in range(2))
    for value in range(1, 12):
        after, other = payer.copy(), payee.copy()
        paid = settle(after, other, value)
        fewest = fewest_by_trying_all(payer, payee, value)
        assert paid == (fewest is not None)
        assert [a + b for a, b in zip(after, other, strict=True)] == [
            a + b for a, b in zip(payer, payee, strict=True)
        ]
        assert min(after + other) >= 0
        assert worth(payer) - worth(after) == (value if paid else 0)
        assert moved(payer, after) == (fewest or 0)


def test_Q20_change_is_given() -> None:
    payer, payee = hand(V=1), hand(II=1)
    assert settle(payer, payee, 3)
    assert (payer, payee) == (hand(II=1), hand(V=1))


def test_Q20_what_cannot_be_paid_exactly_lapses_and_changes_nothing() -> None:
    payer, payee = hand(V=1), hand(IV=1)
    assert not settle(payer, payee, 3)
    assert (payer, payee) == (hand(V=1), hand(IV=1))


def test_Q20_two_kinds_of_II_are_worth_the_same_and_plain_ones_go_first() -> None:
    payer, payee = hand(II=1, IIc=2), hand()
    assert settle(payer, payee, 4)
    assert (payer, payee) == (hand(IIc=1), hand(II=1, IIc=1))
    payer, payee = hand(III=1, IV=1), hand(II=1, IIc=1)
    assert settle(payer, payee, 1)
    assert worth(payee) == 5


def test_Q20_a_II_comes_back_as_change_plain_ones_first() -> None:
    payer, payee = hand(V=1), hand(II=1, IIc=1)
    assert settle(payer, payee, 1)
    assert (payer, payee) == (hand(II=1, IIc=1), hand(V=1))


def test_Q20_change_of_an_odd_value_is_a_II_and_a_I_and_not_two_II_for_a_I() -> None:
    payer, payee = hand(V=1, I=1), hand(II=2, I=1)
    assert settle(payer, payee, 2)
    assert (payer, payee) == (hand(II=1, I=2), hand(V=1, II=1))
