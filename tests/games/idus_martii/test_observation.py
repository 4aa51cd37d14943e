"""What a seat may know and remembers as numbers: every cell says what it should, and no more (B1)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rostra.games.idus_martii import memory
from rostra.games.idus_martii.actions import ACTIONS, VOTE, shown
from rostra.games.idus_martii.components import FACTIONS, GREEN, NO_CARD, NOBODY, RED, YELLOW
from rostra.games.idus_martii.environment import configure, has_won, numbering
from rostra.games.idus_martii.legality import legal_actions
from rostra.games.idus_martii.memory import Remembered
from rostra.games.idus_martii.observation import CELLS, SIZE, observe
from rostra.games.idus_martii.positions import view
from rostra.games.idus_martii.rules import is_over, outcome, to_move, turn
from rostra.kernel.chance import draw, sow
from rostra.kernel.rules import starts, tops

from .scenes import PLAYERS

TOPS = tops(CELLS)


def row(s: Remembered, seat: int) -> Any:
    cells = np.zeros(SIZE, dtype=np.uint8)
    observe(s, seat, cells)
    return cells


def seen(s: Remembered, seat: int) -> dict[str, list[int]]:
    cells = row(s, seat)
    assert (cells <= TOPS).all()
    return {
        some.name: cells[start : start + some.count].reshape(some.shape).tolist()
        for some, start in zip(CELLS, starts(CELLS), strict=False)
    }


def walk(players: int, seed: int) -> Iterator[tuple[Remembered, int]]:
    """A random game: the state and the action to be played in it; last, the state when it is over."""
    s = memory.LAYOUT.new()
    configure(s, players)
    sow(s, seed, 0)
    memory.begin(s)
    out = [0] * ACTIONS
    while not is_over(s):
        a = out[draw(s, legal_actions(s, out))]
        yield s, a
        memory.play(s, a)
    yield s, NOBODY


def marked(cells: list[int], seat: int, players: int) -> list[int]:
    """The seats that are marked in a row of seats as this one counts them."""
    return sorted((seat + place) % players for place, cell in enumerate(cells) if cell)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_says_what_the_view_says(players: int) -> None:
    for s, _ in walk(players, players):
        seat = to_move(s) if not is_over(s) else 0
        shown, cells = view(s, seat), seen(s, seat)
        assert cells["round"] == shown["turn"]
        assert cells["rounds_left"] == 2 * players - shown["turn"]
        assert cells["markers"] == list(shown["markers"].values())
        assert cells["hand"] == [shown["hand"].count(faction) for faction in FACTIONS]
        assert cells["discarded"] == [shown["discarded"].count(faction) for faction in FACTIONS]
        assert cells["cards"][:players] == [shown["cards"][(seat + p) % players] for p in range(players)]
        assert marked(cells["consul"], seat, players) == [shown["roles"]["consul"]]
        assert marked(cells["aediles"], seat, players) == sorted(shown["roles"]["aediles"])
        assert marked(cells["voted"], seat, players) == shown["laid"]
        if shown["peeked"] is not None:
            assert marked(cells[f"round {turn(s)}: peeked"], seat, players) == [shown["peeked"]]


def test_I6_the_praetor_remembers_the_card_and_nobody_else_sees_it() -> None:
    s = next(walk(5, 3))[0]
    praetor, (one, other), now = s.praetor, s.aediles[:], 0
    memory.play(s, VOTE + one * 3 + GREEN)
    memory.play(s, VOTE + other * 3 + RED)
    memory.play(s, next(a for a in range(ACTIONS) if shown(a) == {"type": "peek", "aedile": one}))
    memory.play(s, next(a for a in range(ACTIONS) if shown(a) == {"type": "veto"}))
    assert turn(s) == 2
    assert s.counts[now] == [RED, RED]
    for seat in range(5):
        cells = seen(s, seat)
        assert cells["round 1: seen"] == ([1, 0, 0] if seat == praetor else [0, 0, 0])
        assert cells["round 1: laid"] == [int(seat == one), int(seat == other), 0]
        assert cells["round 1: relaid"] == [0, int(seat == one), 0]
        assert cells["round 1: verdict"] == [0, 1, 0]
        assert cells["round 1: counted"] == [0, 2, 0]
        assert marked(cells["round 1: peeked"], seat, 5) == [one]


def unknown(s: Remembered, seat: int, past: int, place: int) -> bool:
    """Whether a seat does not know what an Aedile laid in a round."""
    looked = s.looks[past] == place and (s.praetors[past] == seat or s.laid[past][place] == YELLOW)
    return s.voters[past][place] not in (seat, NOBODY) and not looked


@pytest.mark.parametrize("players", PLAYERS)
def test_B1_cards_and_votes_of_others_look_the_same_whatever_they_are(players: int) -> None:
    choice = random.Random(players)
    differed = 0
    for s, _ in walk(players, 50 + players):
        for seat in range(players):
            other = memory.LAYOUT.copy(s)
            for p in set(range(players)) - {seat}:
                other.hands[p] = [card if card == NO_CARD else choice.randrange(3) for card in s.hands[p]]
                other.discarded[p] = NO_CARD if s.discarded[p] == NO_CARD else choice.randrange(3)
            for past in range(turn(s)):
                for place in range(2):
                    if unknown(s, seat, past, place):
                        other.laid[past][place] = choice.randrange(3)
                    if s.voters[past][place] != seat:
                        other.relaid[past][place] = choice.randrange(3)
            other.rng = [choice.getrandbits(32) for _ in s.rng]
            differed += other.laid != s.laid
            assert row(other, seat).tobytes() == row(s, seat).tobytes()
    assert differed > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_I16_winners_are_those_of_the_outcome(players: int) -> None:
    for seed in range(20):
        *_, (s, _) = walk(players, seed)
        ended = outcome(s)
        assert ended is not None
        assert [seat for seat in range(players) if has_won(s, seat)] == list(ended.winners)


@pytest.mark.parametrize("players", PLAYERS)
def test_actions_can_be_numbered_from_any_seat(players: int) -> None:
    for seat in range(players):
        numbers = numbering(players, seat)
        assert sorted(numbers) == list(range(ACTIONS))
        assert numbers[VOTE : VOTE + 3] == [VOTE + seat * 3 + card for card in range(3)]
    assert numbering(players, 0) == list(range(ACTIONS))
