"""Reduced games: the same rules with fewer senators, a smaller Senate and stock; never at a table."""

from __future__ import annotations

import pytest

import rostra
from rostra.games.quo_vadis.components import NO_LAUREL, STOCK
from rostra.games.quo_vadis.rules import is_over, outcome, play, scores

from .cores import begun, core_walk

SMALL = {"senators": 2, "senate_seats": 2}


def test_Q2_each_player_has_as_many_senators_as_the_game_says() -> None:
    assert begun(1, players=3, **SMALL).reserve == [2, 2, 2, 0, 0]
    assert begun(1, players=3).reserve == [8, 8, 8, 0, 0]


def test_Q3_the_stock_keeps_as_many_laurels_as_the_game_says_when_ten_lie_on_the_board() -> None:
    for hidden in (0, 5):
        s = begun(1, players=3, hidden=hidden)
        assert s.stocked == hidden
        assert NO_LAUREL not in s.laurels
        assert s.laurels == begun(1, players=3).laurels
    assert begun(1, players=3).stocked == STOCK - 10


def test_Q11_without_a_stock_every_place_gives_one_laurel() -> None:
    for s, a in core_walk(3, 2_000, players=3, hidden=0, open_handed=True):
        before = [kind for kind in s.laurels if kind != NO_LAUREL]
        play(s, a)
        assert len([kind for kind in s.laurels if kind != NO_LAUREL]) in (len(before), len(before) - 1)
        if is_over(s):
            break
    assert NO_LAUREL in s.laurels


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_Q15_a_smaller_senate_is_full_sooner(seats: int) -> None:
    *_, (s, _) = core_walk(5, 10_000, players=4, senate_seats=seats, open_handed=True)
    assert is_over(s)
    ended = outcome(s)
    assert ended is not None
    assert ended.reason == "senate-full"
    assert s.arrived == seats
    assert set(scores(s)) == set(s.senate[:seats])


@pytest.mark.parametrize("option", ["senators", "senate_seats", "hidden"])
def test_Q2_a_table_plays_the_whole_game(option: str) -> None:
    with pytest.raises(ValueError, match=f"no option '{option}'"):
        rostra.new_table("quo-vadis", 3, options={option: 2})
