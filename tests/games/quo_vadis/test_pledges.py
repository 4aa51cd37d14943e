"""Pledges: consent offered for nothing, for this turn, as INTERFACE.md has it (Q8, Q9, Q13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.watching import last, play, refused

from .positions import advance, caesar, pledge, retract, table


def pledges(game: Any) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = game.view(None)["pledges"]
    return listed


def test_a_pledge_is_open_to_all_and_ends_with_the_turn() -> None:
    game = play(table(committees={"B1": [0, 0, 1]}), (1, pledge("B1-A3")))
    assert pledges(game) == [{"seat": 1, "path": "B1-A3", "votes": 1}]
    assert last(game, "pledge") == {"kind": "pledge", "seat": 1, "path": "B1-A3", "votes": 1}
    play(game, (0, caesar("A4-S")))
    assert pledges(game) == []
    refused(game, 1, retract("B1-A3"), "Q9")


def test_a_pledge_does_not_take_the_turn() -> None:
    game = play(table(committees={"B1": [0, 0, 1]}), (1, pledge("B1-A3")))
    assert game.to_act == (0,)
    assert game.turn == 9


def test_a_pledge_is_for_one_path_only() -> None:
    game = play(table(committees={"B1": [0, 0, 1]}), (1, pledge("B1-A3")))
    refused(game, 0, advance("B1-B2", 0, 1), "Q9")
    play(game, (1, pledge("B1-B2")), (0, advance("B1-B2", 0, 1)))


def test_refuses_a_pledge_on_the_own_turn() -> None:
    refused(table(committees={"B1": [0, 0, 1]}), 0, pledge("B1-A3"), "Q9")


def test_refuses_a_pledge_where_caesar_lies_but_allows_it_on_the_other_path() -> None:
    game = table(committees={"B1": [0, 0, 1]}, caesar="B1-A3")
    assert "no consent is needed" in refused(game, 1, pledge("B1-A3"), "Q13")
    play(game, (1, pledge("B1-B2")))


def test_refuses_a_pledge_into_a_full_committee() -> None:
    game = table(committees={"B1": [0, 0, 1], "B2": [2]})
    assert "B2 has no free seat" in refused(game, 1, pledge("B1-B2"), "Q7")


def test_refuses_a_pledge_where_the_player_to_move_does_not_stand() -> None:
    game = table(committees={"B1": [1, 1, 2]})
    assert "Seat 0 has no senator in B1" in refused(game, 1, pledge("B1-A3"), "Q8")


def test_refuses_a_pledge_of_more_votes_than_the_path_needs() -> None:
    game = table(committees={"E1": [0, 1, 1], "B1": [0, 1, 1, 1]})
    assert "takes one consent" in refused(game, 1, pledge("E1-E2", 2), "Q8")
    for votes in (0, -1, 3, 10**20, True, 1.0, "1", None, [1]):
        refused(game, 1, {"type": "pledge", "path": "B1-A3", "votes": votes}, "Q8")
    play(game, (1, pledge("B1-A3", 2)))


def test_refuses_a_pledge_of_more_senators_than_stand_there() -> None:
    game = table(committees={"B1": [0, 0, 1]})
    refused(game, 1, pledge("B1-A3", 2), "Q8")
    refused(game, 2, pledge("B1-A3", 1), "Q8")


@pytest.mark.parametrize("kind", ["pledge", "retract"])
@pytest.mark.parametrize(
    ("path", "rule"), [("A1-A2", "Q8"), ("B1-C1", "Q7"), (None, "Q7"), (["B1-A3"], "Q7")]
)
def test_refuses_a_pledge_on_a_path_that_never_needs_consent(kind: str, path: Any, rule: str) -> None:
    action = {"type": kind, "path": path} | ({"votes": 1} if kind == "pledge" else {})
    refused(table(committees={"A1": [0], "B1": [0, 1]}), 1, action, rule)


def test_one_pledge_a_path_retract_it_to_change_it() -> None:
    game = play(table(committees={"B1": [0, 1, 1]}), (1, pledge("B1-A3", 1)))
    assert "already" in refused(game, 1, pledge("B1-A3", 2), "Q9")
    refused(game, 1, pledge("B1-A3", 1), "Q9")
    play(game, (1, retract("B1-A3")), (1, pledge("B1-A3", 2)), (0, advance("B1-A3", 1, 1)))


def test_a_retracted_pledge_is_of_no_use() -> None:
    game = play(table(committees={"E1": [0, 1]}), (1, pledge("E1-E2")), (1, retract("E1-E2")))
    assert pledges(game) == []
    assert last(game, "retract") == {"kind": "retract", "seat": 1, "path": "E1-E2"}
    refused(game, 0, advance("E1-E2", 1), "Q9")
    refused(game, 1, retract("E1-E2"), "Q9")


def test_refuses_to_retract_what_another_pledged() -> None:
    game = play(table(committees={"B1": [0, 1, 2]}), (1, pledge("B1-A3")))
    refused(game, 2, retract("B1-A3"), "Q9")
    refused(game, 0, retract("B1-A3"), "Q9")


def test_refuses_to_pledge_or_retract_once_the_player_to_move_has_acted() -> None:
    game = table(committees={"E1": [0, 1, 1]}, laurels={"E1-E2": "IIc"})
    play(game, (1, pledge("E1-E2")), (1, pledge("E1-D2")), (0, advance("E1-E2", 1)))
    assert game.position()["stage"] == "bonus"
    refused(game, 1, pledge("E1-D2"), "Q8")
    refused(game, 1, retract("E1-E2"), "Q9")
    refused(game, 1, retract("E1-D2"), "Q9")


def test_legal_lists_pledges_and_retracts_of_those_not_to_move() -> None:
    game = table(committees={"B1": [0, 1, 1]}, caesar="B1-B2")
    assert game.legal(1) == [pledge("B1-A3", 1), pledge("B1-A3", 2)]
    assert game.legal(2) == []
    play(game, (1, pledge("B1-A3", 1)))
    assert game.legal(1) == [retract("B1-A3")]
