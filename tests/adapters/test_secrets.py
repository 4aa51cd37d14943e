"""B1: change whatever a seat cannot know, and its observation and mask stay the same to the byte."""

from __future__ import annotations

import random

import pytest

from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.quo_vadis import QuoVadis
from rostra.adapters.single_game import SingleGame
from rostra.games.idus_martii.components import NO_CARD
from rostra.games.idus_martii.rules import turn
from rostra.games.idus_martii.state import PEEKING, VOTING
from tests.adapters.playing import IDUS_MARTII, QUO_VADIS, walk


def received(single: SingleGame, seat: int) -> tuple[bytes, list[int]]:
    return single.observe(seat).tobytes(), single.legal(seat) if seat in single.to_act else []


def mix_laurels(single: QuoVadis, seat: int, choice: random.Random) -> None:
    """Other hands of the same sizes, another stock, other random numbers (Q3, Q12)."""
    s = single.s
    others = [other for other in range(s.players) if other != seat]
    held = [kind for other in others for kind, count in enumerate(s.holdings[other]) for _ in range(count)]
    pool = held + s.stock[: s.stocked]
    choice.shuffle(pool)
    for other in others:
        size = sum(s.holdings[other])
        hand = [pool.pop() for _ in range(size)]
        s.holdings[other] = [hand.count(kind) for kind in range(6)]
    s.stock[: s.stocked] = pool
    s.rng = [choice.getrandbits(32) for _ in s.rng]


def mix_cards(single: IdusMartii, seat: int, choice: random.Random) -> None:
    """Other faction cards, other votes that nobody but their Aedile has seen, other random numbers."""
    s = single.s
    others = [other for other in range(s.players) if other != seat]
    places = [(other, i) for other in others for i in range(2) if s.hands[other][i] != NO_CARD]
    gone = [other for other in others if s.discarded[other] != NO_CARD]
    pool = [s.hands[other][i] for other, i in places] + [s.discarded[other] for other in gone]
    choice.shuffle(pool)
    for other, i in places:
        s.hands[other][i] = pool.pop()
    for other in gone:
        s.discarded[other] = pool.pop()
    if s.stage in (VOTING, PEEKING):
        for place, voter in enumerate(s.aediles):
            if voter != seat and s.ballots[place] != NO_CARD:
                card = choice.randrange(2 + (s.phase == 2))
                s.ballots[place] = s.laid[turn(s) - 1][place] = card
    s.rng = [choice.getrandbits(32) for _ in s.rng]


@pytest.mark.parametrize("players", QUO_VADIS)
def test_B1_hands_and_stock_are_not_seen(players: int) -> None:
    compared = 0
    for seed in range(3):
        single = QuoVadis(players, turn_limit=60, asks=0, open_handed=True)
        single.begin(seed)
        choice = random.Random(seed)
        for _ in walk(single, seed):
            seat = choice.randrange(players)
            other = single.copy()
            mix_laurels(other, seat, choice)
            compared += other.s.holdings != single.s.holdings
            assert received(other, seat) == received(single, seat)
    assert compared > 30


@pytest.mark.parametrize("players", IDUS_MARTII)
def test_B1_cards_and_votes_are_not_seen(players: int) -> None:
    compared = votes = 0
    for seed in range(3):
        single = IdusMartii(players, claims=seed == 2)
        single.begin(seed)
        choice = random.Random(seed)
        for _ in walk(single, seed):
            seat = choice.randrange(players)
            other = single.copy()
            mix_cards(other, seat, choice)
            compared += other.s.hands != single.s.hands
            votes += other.s.ballots != single.s.ballots
            assert received(other, seat) == received(single, seat)
    assert compared > 50
    assert votes > 5
