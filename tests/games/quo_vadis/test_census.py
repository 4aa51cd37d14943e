"""Q24, variant `census`: all laurels are shown for a moment after an arrival."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.kernel.game import Action
from tests.watching import last, play, refused

from .positions import CENSUS, DECLINE, advance, caesar, place, pledge, retract, table

HANDS = {0: {"V": 1}, 1: {"I": 2}, 3: {"III": 1, "IV": 1}}


def arrival(before: int, **scene: Any) -> rostra.Table:
    """A table where seat 0 has just entered the Senate after so many others."""
    game = table(
        variants=["census"],
        **{"committees": {"C1": [0, 1, 1]}, "senate": [2] * before, "holdings": HANDS, **scene},
    )
    return play(game, (0, advance("C1-S")))


@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_Q24_any_player_may_demand_it_after_the_first_three_arrivals(before: int, seat: int) -> None:
    game = arrival(before)
    assert CENSUS in game.legal(seat)
    play(game, (seat, CENSUS))
    for watcher in (0, 1, 2, 3, None):
        event = last(game, "census", watcher)
        assert event["seat"] == seat
        assert event["holdings"] == [{"V": 1}, {"I": 2}, {}, {"III": 1, "IV": 1}]


def test_Q24_refuses_it_after_the_fourth_arrival() -> None:
    game = arrival(3)
    for seat in range(4):
        refused(game, seat, CENSUS, "Q24")


def test_Q24_refuses_it_before_anybody_has_arrived() -> None:
    refused(table(variants=["census"]), 0, CENSUS, "Q24")


def test_Q24_refuses_a_second_demand_for_one_arrival() -> None:
    game = play(arrival(0), (2, CENSUS))
    for seat in range(4):
        refused(game, seat, CENSUS, "Q24")


def test_Q24_each_arrival_has_its_own_demand() -> None:
    game = play(arrival(0), (2, CENSUS), (1, advance("C1-S")))
    play(game, (2, CENSUS))
    refused(game, 2, CENSUS, "Q24")


@pytest.mark.parametrize("action", [place("A1"), caesar("A4-S"), advance("A1-A2")])
def test_Q24_refuses_it_after_the_next_action(action: Action) -> None:
    game = arrival(0, committees={"C1": [0], "A1" if action["type"] == "advance" else "D1": [1]})
    play(game, (1, action))
    for seat in range(4):
        refused(game, seat, CENSUS, "Q24")


@pytest.mark.parametrize("action", [caesar("A4-S"), DECLINE])
def test_Q24_it_is_possible_while_the_bonus_waits_and_refused_after_it(action: Action) -> None:
    game = table(variants=["census"], committees={"E4": [0, 0]}, laurels={"E4-S": "IIc"})
    play(game, (0, advance("E4-S", 0)))
    assert CENSUS in game.legal(0)
    assert CENSUS in game.legal(3)
    play(game, (0, action))
    refused(game, 3, CENSUS, "Q24")


def test_Q24_pledges_do_not_end_it() -> None:
    game = arrival(0, committees={"C1": [0], "E1": [1, 2]})
    play(game, (2, pledge("E1-E2")), (2, retract("E1-E2")), (3, CENSUS))
    assert last(game, "census")["seat"] == 3


def test_Q24_it_does_not_take_the_turn_and_afterwards_all_is_secret_again() -> None:
    game = arrival(0)
    assert game.view(None)["census"] is True
    play(game, (2, CENSUS))
    assert (game.to_act, game.turn) == ((1,), 10)
    assert game.view(None)["census"] is False
    assert game.view(None)["holdings"] == [None] * 4
    assert game.view(1)["holdings"] == [None, {"I": 2}, None, None]


def test_Q24_the_hands_are_shown_as_they_are_after_the_arrival() -> None:
    game = table(variants=["census"], committees={"E4": [0, 1]}, laurels={"E4-S": "V"})
    play(game, (1, pledge("E4-S")), (0, advance("E4-S", 1)), (3, CENSUS))
    assert last(game, "census")["holdings"] == [{"V": 1}, {"I": 1}, {}, {}]


def test_Q24_a_table_made_from_a_position_has_none_open() -> None:
    game = arrival(0)
    again = rostra.new_table("quo-vadis", variants=["census"], position=game.position())
    refused(again, 0, CENSUS, "Q24")


def test_Q24_is_refused_when_the_turn_limit_has_ended_the_game() -> None:
    game = arrival(0, options={"turn_limit": 9})
    refused(game, 0, CENSUS, "Q15")
