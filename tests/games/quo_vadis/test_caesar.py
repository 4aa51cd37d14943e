"""Q13 and Q14: Caesar, and the laurel with his head."""

from __future__ import annotations

from typing import Any

import pytest

from tests.watching import last, play, refused

from .positions import DECLINE, PLACES, advance, caesar, place, pledge, table


def test_Q8_Q13_every_path_with_a_laurel_says_how_many_consents_it_needs() -> None:
    """Two out of a committee of five, one out of the others, none where Caesar lies."""
    needs = {"A3-A4": 1, "A4-S": 1, "B1-A3": 2, "B1-B2": 2, "C1-S": 2, "D2-C1": 1, "D2-D3": 1, "E1-D2": 1}
    needs |= {"E1-E2": 1, "E4-S": 1}
    for under in ("C1-S", "E1-E2"):
        assert table(caesar=under).view(None)["needs"] == {**needs, under: 0}


def test_Q13_caesar_moves_to_any_other_laurel_place() -> None:
    assert [action["to"] for action in table().legal(0) if action["type"] == "caesar"] == [
        to for to in PLACES if to != "C1-S"
    ]
    game = play(table(), (0, caesar("D2-D3")))
    assert game.position()["caesar"] == "D2-D3"
    assert game.position()["laurels"]["D2-D3"] == "III"
    assert last(game, "caesar") == {"kind": "caesar", "seat": 0, "to": "D2-D3"}


@pytest.mark.parametrize("to", ["C1-S", "A1-A2", "S", "Z1-Z2", "", None, 4, ["A4-S"], {"to": "A4-S"}])
def test_Q13_refuses_to_leave_him_where_he_is_or_to_put_him_elsewhere(to: Any) -> None:
    refused(table(), 0, {"type": "caesar", "to": to}, "Q13")


@pytest.mark.parametrize("path", PLACES)
def test_Q13_along_his_path_senators_leave_with_no_consent_and_nobody_gains_a_laurel(path: str) -> None:
    below, above = path.split("-")
    game = table(committees={below: [0, 1, 1]}, caesar=path, laurels={path: "V"})
    before = game.position()
    play(game, (0, advance(path)))
    after = game.position()
    assert after["holdings"] == [{}, {}, {}, {}]
    assert after["laurels"] == before["laurels"]
    assert after["stock"] == before["stock"]
    assert after["ones"] == 18
    assert after["senate"] == ([0] if above == "S" else [])
    event = last(game, "advance")
    assert (event["laurel"], event["ones"], event["drawn"]) == (None, [], None)


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 0), (0, 1), (0, 0, 0)])
def test_Q13_refuses_consent_along_his_path(seats: tuple[int, ...]) -> None:
    game = table(committees={"B1": [0, 0, 0, 1]}, caesar="B1-A3")
    refused(game, 0, advance("B1-A3", *seats), "Q13")


def test_Q13_only_along_that_path_and_only_while_he_lies_there() -> None:
    game = table(committees={"B1": [0, 1]}, caesar="B1-A3")
    refused(game, 0, advance("B1-B2"), "Q8")
    play(game, (0, place("A1")), (1, caesar("A4-S")))
    play(game, (2, place("D1")), (3, place("E1")))
    refused(game, 0, advance("B1-A3"), "Q8")


def test_Q13_the_laurel_under_caesar_brings_no_bonus() -> None:
    game = table(committees={"D2": [0]}, caesar="D2-D3", laurels={"D2-D3": "IIc"})
    play(game, (0, advance("D2-D3")))
    assert game.position()["stage"] == "action"
    assert game.to_act == (1,)


def crossing(laurel: str, **scene: Any) -> Any:
    """A table where seat 0 has just taken this laurel."""
    return play(
        table(committees={"E1": [0, 0]}, laurels={"E1-E2": laurel}, **scene), (0, advance("E1-E2", 0))
    )


def test_Q14_taking_a_IIc_lets_the_mover_also_move_caesar_once() -> None:
    game = crossing("IIc")
    assert game.position()["stage"] == "bonus"
    assert (game.to_act, game.turn) == ((0,), 9)
    assert game.position()["holdings"][0] == {"IIc": 1}
    assert game.legal(0) == [*(caesar(to) for to in PLACES if to != "C1-S"), DECLINE]
    play(game, (0, caesar("A4-S")))
    assert game.position()["caesar"] == "A4-S"
    assert (game.position()["stage"], game.to_act, game.turn) == ("action", (1,), 10)


def test_Q14_the_bonus_may_be_declined() -> None:
    game = play(crossing("IIc"), (0, DECLINE))
    assert game.position()["caesar"] == "C1-S"
    assert (game.position()["stage"], game.to_act, game.turn) == ("action", (1,), 10)
    assert last(game, "decline") == {"kind": "decline", "seat": 0}


@pytest.mark.parametrize("laurel", ["II", "III", "IV", "V"])
def test_Q14_only_the_laurels_with_caesars_head_count(laurel: str) -> None:
    game = crossing(laurel)
    assert (game.position()["stage"], game.to_act) == ("action", (1,))


def test_Q14_refuses_everything_else_before_the_bonus_is_used_or_declined() -> None:
    game = crossing("IIc")
    refused(game, 0, place("A1"), "Q14")
    refused(game, 0, advance("E2-E3"), "Q14")
    refused(game, 0, caesar("C1-S"), "Q13")
    refused(game, 1, DECLINE, "Q5")
    refused(game, 1, pledge("E1-D2"), "Q8")


def test_Q14_refuses_to_decline_where_there_is_no_bonus() -> None:
    assert "no bonus" in refused(table(), 0, DECLINE, "Q14")


def test_Q14_a_IIc_already_held_brings_no_bonus() -> None:
    game = table(committees={"A1": [0]}, holdings={0: {"IIc": 3}})
    play(game, (0, advance("A1-A2")))
    assert game.position()["stage"] == "action"


def test_Q14_the_bonus_comes_also_with_an_arrival_that_does_not_fill_the_senate() -> None:
    game = table(committees={"E4": [0, 0]}, laurels={"E4-S": "IIc"}, senate=[1, 1, 2])
    play(game, (0, advance("E4-S", 0)))
    assert game.position()["stage"] == "bonus"
    play(game, (0, caesar("E4-S")))
    assert game.to_act == (1,)


def test_Q14_a_position_in_the_bonus_needs_the_IIc_it_follows() -> None:
    given = table(stage="bonus", holdings={0: {"IIc": 1}})
    assert given.legal(0)[-1] == DECLINE
    with pytest.raises(ValueError, match=r"\(Q14\)"):
        table(stage="bonus", holdings={1: {"IIc": 1}})
