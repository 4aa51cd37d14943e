"""Q25, variant `consular-election`: three games in a row, and what lies between them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rostra
from tests.watching import everything, last, play, refused

from .positions import BOX, PLACES, advance, caesar, place, remove, table

STANDING = {"A1": [0], "A3": [1, 1], "B1": [0, 0, 1, 2, 2], "C1": [0, 1], "E1": [0, 2, 3], "E4": [0]}
"""On the board once seat 0 has entered the Senate: five of seat 0, four of 1, three of 2, one of 3."""


def election(**scene: Any) -> rostra.Table:
    return table(variants=["consular-election"], **scene)


def filled(senate: list[int], hands: dict[int, dict[str, int]] | None = None, **scene: Any) -> rostra.Table:
    """A table where seat 0 has just filled the Senate behind these four."""
    scene = {"committees": STANDING, "game": 1, **scene}
    return play(election(senate=senate, holdings=hands, **scene), (0, advance("C1-S")))


def movers(game: rostra.Table) -> list[int]:
    """Who takes senators off the board, one after the other, until the next game begins."""
    order = []
    while game.position()["stage"] == "remove":
        (seat,) = game.to_act
        order.append(seat)
        play(game, (seat, game.legal(seat)[0]))
    return order


def test_Q25_the_laurels_of_the_scored_are_written_down_and_all_go_back() -> None:
    game = filled([1, 1, 2, 2], {0: {"V": 1}, 1: {"IV": 2}, 2: {"I": 3}, 3: {"V": 3}})
    after = game.position()
    assert after["sums"] == [5, 8, 3, 0]
    assert after["game"] == 2
    assert after["turn"] == game.turn == 1
    assert after["holdings"] == [{}, {}, {}, {}]
    laurels = Counter(after["stock"]) + Counter(after["laurels"].values()) + Counter(I=after["ones"])
    assert laurels == BOX
    assert (after["caesar"], list(after["laurels"]), len(after["stock"])) == ("C1-S", list(PLACES), 34)
    assert game.result is None


def test_Q25_senators_in_the_senate_return_to_the_reserves() -> None:
    after = filled([1, 1, 2, 2]).position()
    assert after["senate"] == []
    on_board = Counter(seat for seats in after["committees"].values() for seat in seats)
    assert after["reserve"] == [8 - on_board[seat] for seat in range(4)]
    assert on_board == {0: 5, 1: 4, 2: 3, 3: 1}


def test_Q25_everybody_is_told_the_sums_and_who_begins() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 2}})
    told = {"kind": "game", "game": 1, "scores": {"0": 0, "1": 8, "2": 0}, "sums": [0, 8, 0, 0], "begins": 1}
    for seat in (0, 1, 2, 3, None):
        assert last(game, "game", seat) == told
        assert game.view(seat)["election"] == {"game": 2, "sums": [0, 8, 0, 0], "begins": 1}


def test_Q25_the_leader_begins_and_clockwise_each_takes_one_off_until_nobody_has_more_than_two() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 2}})
    assert movers(game) == [1, 2, 0, 1, 0, 0]
    after = game.position()
    on_board = Counter(seat for seats in after["committees"].values() for seat in seats)
    assert on_board == {0: 2, 1: 2, 2: 2, 3: 1}
    assert after["reserve"] == [6, 6, 6, 7]


def test_Q25_a_leader_with_two_or_fewer_is_skipped_and_still_begins_the_next_game() -> None:
    game = filled([3, 1, 2, 2], {3: {"V": 1}})
    assert movers(game) == [0, 1, 2, 0, 1, 0]
    assert game.to_act == (3,)
    assert (game.turn, game.position()["stage"]) == (1, "action")
    assert last(game, "turn") == {"kind": "turn", "turn": 1, "seat": 3}


def test_Q25_without_too_many_senators_the_next_game_begins_at_once() -> None:
    game = filled([1, 1, 2, 2], {2: {"V": 1}}, committees={"C1": [0, 1], "A1": [2]})
    assert (game.position()["stage"], game.to_act, game.turn) == ("action", (2,), 1)
    assert game.position()["committees"] == {"A1": [2], "C1": [1]}


def test_Q25_senators_that_stay_keep_their_seats_and_may_go_on() -> None:
    game = filled([1, 1, 2, 2], {2: {"V": 1}}, committees={"C1": [0, 1], "A1": [2]})
    refused(game, 2, place("A1"), "Q6")
    play(game, (2, advance("A1-A2")))


def test_Q25_a_player_chooses_which_own_senator_to_take() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 2}})
    assert game.legal(1) == [remove("A3"), remove("B1"), remove("C1")]
    play(game, (1, remove("C1")))
    assert game.position()["committees"]["B1"] == [0, 0, 1, 2, 2]
    assert "C1" not in game.position()["committees"]
    assert game.position()["reserve"] == [3, 5, 5, 7]


def test_Q25_refuses_to_take_what_is_not_there_or_not_ones_own() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 2}})
    for committee in ("E4", "A1", "D2", "S", "Z9", None, 4, ["A3"]):
        refused(game, 1, {"type": "remove", "committee": committee}, "Q25")
    refused(game, 2, remove("B1"), "Q5")
    refused(game, 3, remove("E1"), "Q5")


@pytest.mark.parametrize(
    ("action", "rule"),
    [(place("D1"), "Q25"), (caesar("A4-S"), "Q25"), (advance("C1-S"), "Q25"), ({"type": "decline"}, "Q25")],
)
def test_Q25_refuses_the_next_game_before_the_board_is_cleared(action: dict[str, Any], rule: str) -> None:
    refused(filled([1, 1, 2, 2], {1: {"IV": 2}}), 1, action, rule)


def test_Q25_refuses_to_take_senators_off_during_a_game() -> None:
    refused(election(committees=STANDING), 0, remove("A1"), "Q25")
    refused(table(committees=STANDING), 0, remove("A1"), "Q25")


def test_Q25_the_lead_goes_by_the_sums_of_all_games_so_far() -> None:
    game = filled([1, 1, 2, 2], {0: {"V": 1}, 1: {"I": 1}}, game=2, sums=[0, 9, 0, 0])
    assert game.position()["sums"] == [5, 10, 0, 0]
    assert game.view(None)["election"]["begins"] == 1


def test_Q25_a_tie_for_the_lead_is_broken_by_the_sum_of_the_last_game() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 1}, 2: {"V": 1}}, game=2, sums=[0, 6, 5, 10])
    assert game.position()["sums"] == [0, 10, 10, 10]
    assert game.view(None)["election"]["begins"] == 2


def test_Q25_then_by_the_earlier_arrival_in_its_senate() -> None:
    game = filled([2, 1, 1, 2], {1: {"V": 1}, 2: {"V": 1}, 0: {"V": 1}})
    assert game.view(None)["election"]["begins"] == 2
    assert game.position()["begins"] == 2


def test_Q25_then_by_the_lowest_seat() -> None:
    game = election(committees=STANDING, options={"turn_limit": 9}, sums=[3, 7, 7, 7], game=2)
    play(game, (0, caesar("A4-S")))
    assert game.view(None)["election"]["begins"] == 1


def finale(senate: list[int], hands: dict[int, dict[str, int]], sums: list[int]) -> dict[str, Any]:
    result = filled(senate, hands, game=3, sums=sums).result
    assert result is not None
    return result


def test_Q25_after_the_third_game_the_highest_sum_of_all_three_wins() -> None:
    result = finale([1, 1, 2, 2], {0: {"V": 2}, 1: {"I": 1}, 3: {"V": 3}}, [1, 12, 0, 3])
    assert result == {
        "winners": [1],
        "scores": {0: 11, 1: 13, 2: 0, 3: 3},
        "faction": None,
        "reason": "senate-full",
    }


def test_Q25_who_is_not_in_the_last_senate_may_still_win_by_the_sums() -> None:
    assert finale([1, 1, 2, 2], {0: {"V": 1}}, [0, 1, 2, 20])["winners"] == [3]


def test_Q25_a_tie_at_the_end_goes_to_the_highest_sum_of_the_last_game() -> None:
    result = finale([1, 1, 2, 2], {1: {"IV": 1}, 2: {"V": 1}}, [0, 6, 5, 10])
    assert result["scores"] == {0: 0, 1: 10, 2: 10, 3: 10}
    assert result["winners"] == [2]


def test_Q25_a_tie_at_the_end_between_equal_last_games_goes_to_the_earlier_arrival() -> None:
    hands = {1: {"V": 1}, 2: {"V": 1}}
    assert finale([2, 1, 1, 1], hands, [0, 5, 5, 0])["winners"] == [2]
    assert finale([1, 2, 2, 2], hands, [0, 5, 5, 0])["winners"] == [1]


def test_Q25_a_tie_at_the_end_outside_the_senate_goes_to_the_lowest_seat() -> None:
    assert finale([1, 1, 1, 0], {}, [0, 4, 9, 9])["winners"] == [2]


def moved_to_the_limit(game: rostra.Table, turns: int) -> rostra.Table:
    for _ in range(turns):
        (seat,) = game.to_act
        play(game, (seat, game.legal(seat)[-1]))
    return game


def test_Q17_in_an_election_the_limit_counts_in_each_game() -> None:
    options = {"turn_limit": 4, "start": 2}
    game = rostra.new_table("quo-vadis", 4, 1, variants=["consular-election"], options=options)
    moved_to_the_limit(game, 4)
    assert (game.position()["game"], game.turn, game.result) == (2, 1, None)
    moved_to_the_limit(game, 4)
    assert (game.position()["game"], game.turn, game.result) == (3, 1, None)
    moved_to_the_limit(game, 3)
    assert (game.turn, game.result) == (4, None)
    moved_to_the_limit(game, 1)
    assert (game.turn, game.to_act) == (4, ())


def test_Q25_an_election_always_has_a_winner_also_when_nobody_ever_entered_the_senate() -> None:
    game = election(options={"turn_limit": 9}, game=3)
    play(game, (0, caesar("A4-S")))
    nothing = {0: 0, 1: 0, 2: 0, 3: 0}
    assert game.result == {"winners": [0], "scores": nothing, "faction": None, "reason": "turn-limit"}


def test_Q17_in_an_election_whoever_has_a_sum_wins_also_when_the_last_senate_is_empty() -> None:
    game = play(election(options={"turn_limit": 9}, game=3, sums=[0, 0, 3, 1]), (0, caesar("A4-S")))
    assert game.result is not None
    assert game.result["winners"] == [2]


@pytest.mark.parametrize("steps", range(6))
def test_a_position_in_the_interlude_round_trips_and_is_played_on_alike(steps: int) -> None:
    """Seat 2 leads by its earlier arrival only, which the sums do not tell."""
    game = filled([2, 1, 1, 2], {1: {"V": 1}, 2: {"V": 1}, 0: {"V": 1}})
    for _ in range(steps):
        (seat,) = game.to_act
        play(game, (seat, game.legal(seat)[-1]))
    variants = ["consular-election"]
    again = rostra.new_table("quo-vadis", 4, 99, variants=variants, position=game.position())
    assert again.position() == game.position()
    assert again.view(None)["election"] == game.view(None)["election"]
    assert movers(again) == movers(game)
    assert again.position() == game.position()


def test_B2_an_election_replays_through_all_its_games() -> None:
    game = filled([1, 1, 2, 2], {1: {"IV": 2}})
    movers(game)
    play(game, (1, place("D1")))
    assert everything(rostra.replay(game.record())) == everything(game)


@pytest.mark.parametrize(
    ("scene", "words"),
    [
        ({"game": 1, "stage": "remove", "turn": 1, "committees": STANDING}, "only between games"),
        ({"game": 2, "stage": "remove", "turn": 1, "committees": {"A1": [0]}}, "two senators or fewer"),
        (
            {"game": 2, "stage": "remove", "turn": 2, "committees": STANDING},
            "Between games the Senate is empty",
        ),
        ({"game": 2, "stage": "remove", "turn": 1, "committees": STANDING, "senate": [1]}, "Senate is empty"),
        (
            {"game": 2, "stage": "remove", "turn": 1, "committees": STANDING, "holdings": {1: {"V": 1}}},
            "nobody holds laurels",
        ),
        ({"game": 2, "stage": "over", "senate": [0, 0, 0, 0, 0]}, "over after its third game"),
    ],
)
def test_Q25_refuses_a_position_that_lies_between_no_games(scene: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=rf"{words}.*\(Q25\)"):
        election(**scene)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": 0}, "'game' must be a whole number from 1 to 3"),
        ({"game": True}, "'game' must be a whole number"),
        ({"sums": [0, 0, 0]}, "'sums' must have 4 entries"),
        ({"sums": [0, 0, 0, -1]}, r"'sums\[3\]' must be a whole number from 0"),
        ({"begins": 4}, "'begins' must be a whole number from 0 to 3"),
    ],
)
def test_Q25_refuses_a_position_with_broken_sums(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        election(**change)


def test_Q25_refuses_sums_before_a_game_has_ended() -> None:
    with pytest.raises(ValueError, match=r"nothing has been written down yet \(Q25\)"):
        election(game=1, sums=[0, 3, 0, 0])


def test_Q25_a_position_says_the_game_and_the_sums_exactly_in_an_election() -> None:
    given = election().position()
    with pytest.raises(ValueError, match="A position has no part 'game'"):
        rostra.new_table("quo-vadis", position=given)
    for part in ("game", "sums"):
        less = {key: value for key, value in given.items() if key != part}
        with pytest.raises(ValueError, match=f"The position lacks '{part}'"):
            rostra.new_table("quo-vadis", variants=["consular-election"], position=less)
