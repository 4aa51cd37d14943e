"""Q5 to Q7: one action a turn; placing and advancing a senator."""

from __future__ import annotations

from typing import Any

import pytest

from tests.watching import everything, play, refused

from .positions import CENSUS, DECLINE, advance, caesar, place, remove, table


def test_Q5_a_turn_is_one_of_three_actions_and_then_the_next_player_moves() -> None:
    actions = (place("B1"), advance("A1-A2"), caesar("B1-A3"))
    for action in actions:
        game = table(committees={"A1": [0]})
        assert action in game.legal(0)
        play(game, (0, action))
        assert game.to_act == (1,)
        assert game.turn == 10
        refused(game, 0, caesar("A4-S"), "Q5")


@pytest.mark.parametrize("action", [place("A1"), advance("A1-A2"), caesar("B1-A3"), DECLINE, remove("A1")])
def test_Q5_refuses_every_action_of_a_player_who_is_not_to_move(action: dict[str, Any]) -> None:
    game = table(committees={"A1": [1]})
    assert "seat 0 is to move" in refused(game, 1, action, "Q5")


@pytest.mark.parametrize("kind", ["pass", "", "Place", None, 7, ["place"]])
def test_Q5_there_is_no_passing(kind: Any) -> None:
    refused(table(), 0, {"type": kind}, "B3")


def test_Q5_moving_caesar_is_always_possible() -> None:
    stuck = table(
        committees={"A1": [0], "A2": [0], "B1": [0, 1, 1, 2, 2], "D1": [1], "E1": [1, 2, 2], "A3": [0, 0, 0]},
        senate=[0, 0],
        laurels={"B1-A3": None},
        spare=3,
    )
    assert {action["type"] for action in stuck.legal(0)} == {"caesar", "advance"}
    full = table(committees={"A1": [1], "B1": [1, 1, 2, 2, 2], "D1": [1], "E1": [1, 2, 2]})
    assert full.legal(0) == [caesar(to) for to in full.position()["laurels"] if to != "C1-S"]


@pytest.mark.parametrize("committee", ["A1", "B1", "D1", "E1"])
def test_Q6_a_senator_enters_from_the_reserve_on_an_entry_committee(committee: str) -> None:
    game = play(table(), (0, place(committee)))
    assert game.position()["committees"] == {committee: [0]}
    assert game.position()["reserve"] == [7, 8, 8, 8]


@pytest.mark.parametrize("committee", ["A2", "A3", "C1", "E4", "S", "Z9", "", None, 1, ["A1"]])
def test_Q6_refuses_every_other_committee(committee: Any) -> None:
    refused(table(), 0, {"type": "place", "committee": committee}, "Q6")


@pytest.mark.parametrize(("committee", "seats"), [("A1", 1), ("B1", 5), ("D1", 1), ("E1", 3)])
def test_Q6_refuses_an_entry_committee_without_a_free_seat(committee: str, seats: int) -> None:
    assert "no free seat" in refused(table(committees={committee: [1] * seats}), 0, place(committee), "Q6")
    assert table(committees={committee: [1] * (seats - 1)}).check(0, place(committee)) is None


def test_Q6_refuses_to_place_from_an_empty_reserve() -> None:
    out = {"B1": [0, 0, 0, 0], "C1": [0, 0, 0, 0]}
    game = table(committees=out)
    assert game.position()["reserve"][0] == 0
    assert "reserve" in refused(game, 0, place("A1"), "Q6")
    assert not [action for action in game.legal(0) if action["type"] == "place"]


@pytest.mark.parametrize(
    ("path", "needed"),
    [("A1-A2", 0), ("A3-A4", 1), ("B1-A3", 2), ("B1-B2", 2), ("D2-C1", 1), ("D2-D3", 1), ("E3-E4", 0)],
)
def test_Q7_a_senator_advances_along_any_upward_path_out_of_its_committee(path: str, needed: int) -> None:
    below, above = path.split("-")
    game = table(committees={below: [0] * (needed + 1)})
    play(game, (0, advance(path, *[0] * needed)))
    standing = game.position()["committees"]
    assert standing[above] == [0]
    assert standing.get(below, []) == [0] * needed


def test_Q7_only_one_senator_moves_and_only_an_own_one() -> None:
    game = table(committees={"B1": [0, 0, 0, 1, 1]})
    play(game, (0, advance("B1-A3", 0, 0)))
    assert game.position()["committees"] == {"A3": [0], "B1": [0, 0, 1, 1]}
    other = table(committees={"A1": [1]})
    assert "no senator in A1" in refused(other, 0, advance("A1-A2"), "Q7")


@pytest.mark.parametrize("path", ["A2-A1", "A1-A3", "A1-A1", "A1", "S-C1", "a1-a2", "A1-B2", None, 3])
def test_Q7_refuses_to_go_backwards_over_a_committee_or_where_there_is_no_path(path: Any) -> None:
    game = table(committees={"A1": [0], "A2": [0]})
    refused(game, 0, {"type": "advance", "path": path, "with": []}, "Q7")


def test_Q7_refuses_to_advance_into_a_full_committee() -> None:
    game = table(committees={"A1": [0], "A2": [1], "A3": []})
    assert "A2 has no free seat" in refused(game, 0, advance("A1-A2"), "Q7")


def test_Q7_refuses_a_full_committee_also_when_all_consent_is_there() -> None:
    game = table(committees={"B1": [0, 0, 0], "B2": [1]})
    refused(game, 0, advance("B1-B2", 0, 0), "Q7")
    assert advance("B1-A3", 0, 0) in game.legal(0)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "place"},
        {"type": "place", "committee": "A1", "with": []},
        {"type": "advance", "path": "A1-A2"},
        {"type": "decline", "to": "A4-S"},
        {"type": "census", "seat": 0},
        {"committee": "A1"},
        {},
        [],
        None,
        "place",
        7,
    ],
)
def test_B3_refuses_an_action_that_does_not_have_its_parts(action: Any) -> None:
    refused(table(committees={"A1": [0]}), 0, action, "B3")


@pytest.mark.parametrize("seat", [-1, 4, 10**30, True, None, "0", 0.0, [0]])
def test_B3_refuses_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    refused_by_all = table()
    before = everything(refused_by_all)
    assert "There is no seat" in (refused_by_all.check(seat, place("A1")) or "")
    with pytest.raises(ValueError, match=r"There is no seat .* \(B3\)"):
        refused_by_all.play(seat, place("A1"))
    assert everything(refused_by_all) == before


def test_Q24_is_refused_where_it_is_not_played() -> None:
    assert "without the census" in refused(table(senate=[1]), 2, CENSUS, "Q24")
