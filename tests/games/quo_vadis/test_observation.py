"""What a seat may know as a row of numbers: every cell says what it should, and nothing more (B1)."""

from __future__ import annotations

import random
from math import prod
from typing import Any

import numpy as np
import pytest

from rostra.games.quo_vadis.actions import ADVANCE, ASK, CAESAR, CONSENT, CORE_ACTIONS
from rostra.games.quo_vadis.components import COMMITTEES, KINDS, MAX_PLAYERS, PLACES, VALUE
from rostra.games.quo_vadis.environment import RULES, numbering
from rostra.games.quo_vadis.observation import CELLS, SIZE, observe
from rostra.games.quo_vadis.rules import acting, play
from rostra.games.quo_vadis.state import ANSWER, LAYOUT, State
from rostra.kernel.chance import draw
from rostra.kernel.rules import starts, tops

from .cores import begun, listed

ASKING = {"asks": 3, "top_price": 5}


def seen(s: State, seat: int) -> dict[str, Any]:
    """The observation of a seat, each group of cells under its name."""
    row = np.zeros(SIZE, dtype=np.uint8)
    observe(s, seat, row)
    assert (row <= tops(CELLS)).all()
    return {
        cells.name: row[start : start + cells.count].reshape(cells.shape).tolist()
        for cells, start in zip(CELLS, starts(CELLS), strict=False)
    }


def walked(seed: int, actions: int, **configuration: Any) -> State:
    """A state after some actions, of which advances, asks and consents are the likeliest."""
    s = begun(seed, **configuration)
    for _ in range(actions):
        legal = listed(s)
        if not legal:
            break
        better = [a for a in legal if ADVANCE <= a < CAESAR or ASK <= a <= CONSENT]
        options = better if better and draw(s, 2) else legal
        play(s, options[draw(s, len(options))])
    return s


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_board_is_seen_from_each_seat(players: int) -> None:
    s = walked(players, 60, players=players, turn_limit=300, **ASKING)
    for seat in range(players):
        cells = seen(s, seat)
        around = [(seat + place) % players for place in range(players)]
        nobody = [0] * (MAX_PLAYERS - players)
        assert cells["players"] == players
        assert cells["members"][:players] == [s.members[other] for other in around]
        assert cells["members"][players:] == [[0] * len(COMMITTEES)] * (MAX_PLAYERS - players)
        assert cells["free"] == s.free
        assert cells["reserve"] == [s.reserve[other] for other in around] + nobody
        assert cells["held"] == [sum(s.holdings[other]) for other in around] + nobody
        assert cells["hand"] == s.holdings[seat]
        assert cells["purse"] == sum(s.holdings[seat][kind] * VALUE[kind] for kind in range(KINDS))
        assert cells["arrived"] == [s.senate[: s.arrived].count(other) for other in around] + nobody
        assert cells["mover"].index(1) == around.index(s.to_move)
        assert cells["caesar"].index(1) == s.caesar
        assert cells["laurels"] == [VALUE[kind] if kind >= 0 else 0 for kind in s.laurels]
        assert (cells["ones"], cells["stock"]) == (s.ones, s.stocked)
        assert cells["turns_left"] == min(255, 300 - s.turn + 1)


def test_Q16_who_entered_the_senate_first_is_seen() -> None:
    s = begun(0, players=4)
    s.senate, s.arrived = [2, 0, 2, -1, -1], 3
    assert seen(s, 0)["precedence"] == [4, 0, 5, 0, 0]
    assert seen(s, 2)["precedence"] == [5, 0, 4, 0, 0]
    assert seen(s, 2)["arrived"] == [2, 0, 1, 0, 0]


def test_Q18_whoever_is_asked_sees_what_for_and_everybody_hears_the_answer() -> None:
    for seed in range(40):
        s = walked(seed, 30, players=4, **ASKING)
        asks = [a for a in listed(s) if ASK <= a < CONSENT]
        if asks:
            break
    a = asks[-1]
    place, asked, price = (a - ASK) // 30, (a - ASK) // 6 % 5, (a - ASK) % 6
    play(s, a)
    assert s.stage == ANSWER
    for seat in range(4):
        cells = seen(s, seat)
        ask = cells["asks"][s.asked - 1]
        assert ask[: len(PLACES)].index(1) == place
        assert ask[len(PLACES) : len(PLACES) + 5].index(1) == (asked - seat) % 4
        assert ask[len(PLACES) + 5] == price
        assert ask[len(PLACES) + 6 :] == [1, 0, 0, 0]
        assert cells["asks_left"] == 3 - s.asked
    play(s, CONSENT + 1)
    assert seen(s, asked)["asks"][s.asked - 1][len(PLACES) + 6 :] == [0, 1, 0, 0]


def test_Q25_sums_and_the_number_of_the_game_are_seen() -> None:
    s = walked(1, 400, players=3, variants=("consular-election",), turn_limit=20)
    cells = seen(s, 1)
    assert cells["game"] == s.game > 1
    assert cells["sums"] == [s.sums[1], s.sums[2], s.sums[0], 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_B1_other_hands_and_another_stock_look_the_same(players: int) -> None:
    choice = random.Random(players)
    differed = 0
    for seed in range(25):
        s = walked(seed, 40 + 8 * seed, players=players, **ASKING)
        seat = acting(s)
        other = LAYOUT.copy(s)
        hands = [p for p in range(players) if p != seat]
        pool = [kind for p in hands for kind in range(KINDS) for _ in range(s.holdings[p][kind])]
        pool += s.stock[: s.stocked]
        choice.shuffle(pool)
        for p in hands:
            hand = [pool.pop() for _ in range(sum(s.holdings[p]))]
            other.holdings[p] = [hand.count(kind) for kind in range(KINDS)]
        other.stock[: s.stocked] = pool
        other.rng = [choice.getrandbits(32) for _ in s.rng]
        differed += other.holdings != s.holdings
        assert seen(other, seat) == seen(s, seat)
        assert listed(other) == listed(s)
    assert differed > 15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_actions_can_be_numbered_from_any_seat(players: int) -> None:
    for seat in range(players):
        numbers = numbering(players, seat)
        assert sorted(numbers) == list(range(CORE_ACTIONS))
        for action in range(CORE_ACTIONS):
            mine, theirs = RULES.shown(action), RULES.shown(numbers[action])
            turned = [(seat + p) % players if p < players else p for p in mine.get("with", [])]
            assert sorted(turned) == sorted(theirs.get("with", []))
            if mine["type"] == "ask" and mine["seat"] < players:
                assert theirs == {**mine, "seat": (seat + mine["seat"]) % players}
    assert numbering(players, 0) == list(range(CORE_ACTIONS))


def test_cells_fill_the_row() -> None:
    assert starts(CELLS)[-1] == SIZE == sum(prod(cells.shape) for cells in CELLS)
    assert len({cells.name for cells in CELLS}) == len(CELLS)
