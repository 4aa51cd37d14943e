"""Q1 to Q4: the board, the components and the set-up."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import rostra

from .positions import BOX, PLACES, caesar, place, position, table

COMMITTEES = {
    **{"A1": 1, "A2": 1, "A3": 3, "A4": 3, "B1": 5, "B2": 1, "C1": 5, "D1": 1},
    **{"D2": 3, "D3": 1, "E1": 3, "E2": 1, "E3": 1, "E4": 3, "S": 5},
}


@pytest.fixture(params=[3, 4, 5])
def players(request: pytest.FixtureRequest) -> int:
    count: int = request.param
    return count


def board() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(
        resources.files("rostra.games.quo_vadis").joinpath("board.json").read_text("utf-8")
    )
    return loaded


def test_Q1_the_board_has_15_committees_17_paths_and_10_laurel_places() -> None:
    assert {name: about["seats"] for name, about in board()["committees"].items()} == COMMITTEES
    assert len(board()["paths"]) == 17
    assert [f"{path['from']}-{path['to']}" for path in board()["paths"] if path["laurel"]] == list(PLACES)


def test_Q1_a_path_has_a_laurel_place_exactly_when_it_leaves_three_or_five_seats() -> None:
    for path in board()["paths"]:
        assert path["laurel"] == (COMMITTEES[path["from"]] in (3, 5))


@pytest.mark.parametrize("name", [name for name in COMMITTEES if name != "S"])
def test_Q1_a_committee_holds_as_many_senators_as_it_has_seats_and_refuses_one_more(name: str) -> None:
    seats = COMMITTEES[name]
    full = table(committees={name: [0] * seats})
    assert full.position()["committees"] == {name: [0] * seats}
    with pytest.raises(ValueError, match=rf"{name} has only {seats} seats? \(Q1\)"):
        table(committees={name: [0] * (seats + 1)})


def test_Q2_all_62_laurels_and_8_senators_each_are_in_the_game(players: int) -> None:
    begin = rostra.new_table("quo-vadis", players, 3).position()
    laurels = Counter(begin["stock"]) + Counter(begin["laurels"].values()) + Counter(I=begin["ones"])
    assert laurels == BOX
    assert laurels.total() == 62
    assert begin["reserve"] == [8] * players
    assert begin["holdings"] == [{}] * players


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"ones": 17}, "There are 17 I laurels instead of 18"),
        ({"stock": ["V"]}, "laurels instead of"),
        ({"holdings": [{"V": 1}, {}, {}, {}]}, "There are 7 V laurels instead of 6"),
        ({"reserve": [7, 8, 8, 8]}, "Seat 0 has 7 senators instead of 8"),
        ({"committees": {"A1": [1]}}, "Seat 1 has 9 senators instead of 8"),
        ({"senate": [3]}, "Seat 3 has 9 senators instead of 8"),
    ],
)
def test_Q2_refuses_a_position_with_a_piece_too_many_or_too_few(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=rf"{words}.* \(Q2\)\.$"):
        rostra.new_table("quo-vadis", position={**position(), **change})


def test_Q3_ten_laurels_are_laid_out_and_caesar_lies_below_the_senate(players: int) -> None:
    begin = rostra.new_table("quo-vadis", players, 3).position()
    assert begin["caesar"] == "C1-S"
    assert begin["ones"] == 18
    assert list(begin["laurels"]) == list(PLACES)
    assert len(begin["stock"]) == 34
    assert "I" not in (*begin["laurels"].values(), *begin["stock"])
    assert begin["committees"] == {}
    assert begin["senate"] == []


def test_Q3_the_stock_is_shuffled_and_its_order_known_to_nobody(players: int) -> None:
    laid = [rostra.new_table("quo-vadis", players, seed, options={"start": 0}) for seed in range(20)]
    assert len({json.dumps(each.position()["stock"]) for each in laid}) == 20
    for each in laid:
        for seat in (*range(players), None):
            assert each.view(seat)["stock"] == 34


@pytest.mark.parametrize("laurel", ["I", "VI", "Caesar", 2])
def test_Q3_refuses_a_position_where_something_else_lies_on_a_laurel_place(laurel: Any) -> None:
    begin = position()
    begin["laurels"]["C1-S"] = laurel
    with pytest.raises(ValueError, match="must be one of II, "):
        rostra.new_table("quo-vadis", position=begin)


def test_Q4_the_start_player_is_chosen_at_random(players: int) -> None:
    starts = {rostra.new_table("quo-vadis", players, seed).to_act for seed in range(60)}
    assert starts == {(seat,) for seat in range(players)}


def test_Q4_or_as_the_table_says(players: int) -> None:
    for start in range(players):
        assert rostra.new_table("quo-vadis", players, options={"start": start}).to_act == (start,)


@pytest.mark.parametrize("start", [-1, 4, True, "0", 0.0])
def test_Q4_refuses_a_start_player_who_is_not_there(start: Any) -> None:
    with pytest.raises(ValueError, match="The seat that begins is a number from 0 to 3"):
        rostra.new_table("quo-vadis", 4, options={"start": start})


def test_Q4_play_is_clockwise(players: int) -> None:
    game = rostra.new_table("quo-vadis", players, options={"start": 1})
    movers: list[int] = []
    for to in (*PLACES[:3], *PLACES[:3]):
        movers += game.to_act
        game.play(game.to_act[0], caesar(to))
    assert movers == [(1 + turn) % players for turn in range(6)]
    assert game.turn == 7


@pytest.mark.parametrize("count", [2, 6, 0, -3, True, 4.0, "4", None])
def test_quo_vadis_is_for_three_to_five_players(count: Any) -> None:
    with pytest.raises(ValueError, match="players"):
        rostra.new_table("quo-vadis", count)


def test_a_seed_is_chosen_when_none_is_given() -> None:
    one, other = (rostra.new_table("quo-vadis", 3) for _ in range(2))
    assert one.record()["seed"] != other.record()["seed"]
    one.play(one.to_act[0], place("A1"))
    assert rostra.replay(one.record()).position() == one.position()
