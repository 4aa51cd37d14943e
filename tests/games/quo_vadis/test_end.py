"""Q15 to Q17: how a game ends and who has won."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from tests.watching import last, play, refused

from .positions import CENSUS, DECLINE, advance, caesar, place, pledge, table


def fifth(**scene: Any) -> rostra.Table:
    """Seat 0 enters the Senate as the fifth, with the consent of seat 1, over a V."""
    scene = {"laurels": {"E4-S": "V"}, "senate": [1, 2, 2, 1], **scene}
    game = table(committees={"E4": [0, 1]}, **scene)
    return play(game, (1, pledge("E4-S")), (0, advance("E4-S", 1)))


def test_Q15_the_game_ends_at_once_when_the_senate_holds_five() -> None:
    game = fifth()
    assert game.position()["stage"] == "over"
    assert game.to_act == ()
    assert game.result is not None
    assert game.result["reason"] == "senate-full"


def test_Q15_the_advance_that_fills_it_is_completed_first() -> None:
    end = fifth(stock=["IV"]).position()
    assert end["holdings"] == [{"V": 1}, {"I": 1}, {}, {}]
    assert end["ones"] == 17
    assert end["laurels"]["E4-S"] == "IV"
    assert end["senate"] == [1, 2, 2, 1, 0]


def test_Q15_turn_and_player_to_move_stay_those_of_the_last_turn() -> None:
    game = fifth()
    assert game.turn == 9
    assert game.position()["to_move"] == 0


def test_Q15_the_fifth_senator_brings_no_bonus() -> None:
    game = fifth(laurels={"E4-S": "IIc"})
    assert game.position()["stage"] == "over"
    assert game.position()["holdings"][0] == {"IIc": 1}


def test_Q15_the_fourth_senator_ends_nothing() -> None:
    game = fifth(senate=[1, 2, 2])
    assert game.result is None
    assert game.to_act == (1,)


def test_Q15_refuses_every_action_afterwards() -> None:
    game = fifth()
    for seat in range(4):
        assert game.legal(seat) == []
        for action in (place("A1"), advance("E4-S"), caesar("A4-S"), DECLINE, CENSUS, pledge("E4-S")):
            assert refused(game, seat, action, "Q15") == "The game is over. (Q15)"


def test_Q15_refuses_a_running_position_with_a_full_senate() -> None:
    with pytest.raises(ValueError, match=r"Five senators in the Senate end the game \(Q15\)"):
        table(senate=[1, 2, 2, 1, 0])
    with pytest.raises(ValueError, match=r"Senate has only 5 seats \(Q1\)"):
        table(senate=[1, 2, 2, 1, 0, 0], stage="over")


def over(senate: list[int], **holdings: dict[str, int]) -> dict[str, Any]:
    """The result of a game that ended so."""
    hands = {int(seat[1:]): hand for seat, hand in holdings.items()}
    result = table(senate=senate, stage="over", holdings=hands).result
    assert result is not None
    return result


def test_Q16_the_highest_sum_of_laurel_values_wins() -> None:
    result = over(
        [0, 1, 1, 2, 0], s0={"I": 4, "V": 1}, s1={"II": 1, "IIc": 1, "III": 1, "IV": 1}, s2={"V": 1}
    )
    assert result["winners"] == [1]
    assert result["scores"] == {0: 9, 1: 11, 2: 5}


def test_Q16_who_is_not_in_the_senate_is_not_scored_however_rich() -> None:
    result = over([0, 1, 1, 2, 0], s3={"V": 6}, s2={"I": 1})
    assert result["winners"] == [2]
    assert result["scores"] == {0: 0, 1: 0, 2: 1}


@pytest.mark.parametrize(
    ("senate", "winner"), [([2, 0, 0, 0, 1], 2), ([1, 2, 2, 2, 0], 1), ([0, 2, 1, 1, 1], 0)]
)
def test_Q16_on_a_tie_whoever_entered_first_wins(senate: list[int], winner: int) -> None:
    result = over(senate, s0={"IV": 1}, s1={"I": 4}, s2={"II": 2})
    assert result["winners"] == [winner]
    assert result["scores"] == {0: 4, 1: 4, 2: 4}


def test_Q16_the_first_in_the_senate_wins_when_nobody_has_a_laurel() -> None:
    assert over([3, 0, 1, 2, 2])["winners"] == [3]


def test_Q16_senate_seats_are_filled_in_order_of_arrival() -> None:
    game = table(committees={"C1": [0, 1, 2]}, senate=[3])
    play(game, (0, advance("C1-S")), (1, advance("C1-S")))
    assert game.position()["senate"] == [3, 0, 1]
    assert last(game, "advance")["arrival"] == 3


def test_Q16_the_result_is_told_to_all_with_every_hand() -> None:
    game = fifth(holdings={3: {"V": 1}})
    for seat in (0, 1, 2, 3, None):
        event = last(game, "over", seat)
        assert event["winners"] == [0]
        assert event["scores"] == {"0": 5, "1": 1, "2": 0}
        assert event["holdings"] == [{"V": 1}, {"I": 1}, {}, {"V": 1}]
        assert game.view(seat)["result"]["scores"] == event["scores"]


def at_the_limit(**scene: Any) -> rostra.Table:
    return table(options={"turn_limit": 9}, turn=9, **scene)


def test_Q17_a_game_that_reaches_its_limit_ends_under_Q16() -> None:
    game = play(at_the_limit(senate=[2, 1], holdings={1: {"V": 1}, 3: {"V": 2}}), (0, place("A1")))
    assert game.result == {"winners": [1], "scores": {2: 0, 1: 5}, "faction": None, "reason": "turn-limit"}
    assert (game.turn, game.position()["to_move"], game.to_act) == (9, 0, ())
    assert game.position()["committees"] == {"A1": [0]}


def test_Q17_if_nobody_is_in_the_senate_nobody_wins() -> None:
    game = play(at_the_limit(holdings={1: {"V": 1}}), (0, place("A1")))
    assert game.result == {"winners": [], "scores": {}, "faction": None, "reason": "turn-limit"}


def test_Q17_the_turn_is_completed_with_its_bonus() -> None:
    game = at_the_limit(committees={"E1": [0, 0]}, laurels={"E1-E2": "IIc"})
    play(game, (0, advance("E1-E2", 0)))
    assert game.result is None
    play(game, (0, caesar("A4-S")))
    assert game.result is not None
    assert game.position()["caesar"] == "A4-S"


def test_Q17_before_the_limit_and_without_one_the_game_goes_on() -> None:
    before = play(table(options={"turn_limit": 10}), (0, place("A1")))
    assert (before.turn, before.result) == (10, None)
    game = table()
    for turn in range(200):
        game.play(turn % 4, caesar("C1-S" if turn % 2 else "A4-S"))
    assert (game.turn, game.result) == (209, None)


def test_Q17_a_full_senate_in_the_last_turn_is_a_full_senate() -> None:
    game = at_the_limit(committees={"C1": [0]}, senate=[1, 1, 1, 1])
    play(game, (0, advance("C1-S")))
    assert game.result is not None
    assert game.result["reason"] == "senate-full"


@pytest.mark.parametrize("limit", [0, -1, True, 4.0, "400", 10**9, 10**30, [4]])
def test_Q17_refuses_a_limit_that_is_no_number_of_turns(limit: Any) -> None:
    with pytest.raises(ValueError, match=r"\(Q17\)"):
        rostra.new_table("quo-vadis", 4, options={"turn_limit": limit})


def test_Q17_refuses_a_position_beyond_the_limit() -> None:
    with pytest.raises(ValueError, match="'turn' must be a whole number from 1 to 8"):
        table(options={"turn_limit": 8}, turn=9)
    assert rostra.new_table("quo-vadis", 4, options={"turn_limit": None}).setup.options["turn_limit"] is None
