"""Q8 to Q10: how many must consent, who may, and what they earn."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rostra
from tests.watching import last, play, refused

from .positions import advance, pledge, table

LEAVING_THREE = ("A3-A4", "A4-S", "D2-C1", "D2-D3", "E1-D2", "E1-E2", "E4-S")
LEAVING_FIVE = ("B1-A3", "B1-B2", "C1-S")
FREE = ("A1-A2", "A2-A3", "B2-C1", "D1-D2", "D3-E4", "E2-E3", "E3-E4")


def leaving(path: str, *seats: int, **scene: Any) -> rostra.Table:
    """A table with these senators below a path, Caesar far from it, and seat 0 to move."""
    far = "A3-A4" if path != "A3-A4" else "E4-S"
    return table(committees={path.split("-")[0]: seats}, **{"caesar": far, **scene})


def earned(game: rostra.Table) -> list[int]:
    """The I laurels each seat holds."""
    return [hand.get("I", 0) for hand in game.position()["holdings"]]


@pytest.mark.parametrize("path", FREE)
def test_Q8_leaving_a_committee_of_one_seat_needs_no_consent(path: str) -> None:
    game = leaving(path, 0)
    assert advance(path) in game.legal(0)
    assert "needs no consent" in refused(game, 0, advance(path, 0), "Q8")
    play(game, (0, advance(path)))
    assert earned(game) == [0, 0, 0, 0]


@pytest.mark.parametrize("path", LEAVING_THREE)
def test_Q8_leaving_three_seats_needs_exactly_one_other_senator(path: str) -> None:
    game = leaving(path, 0, 0, 0)
    assert "exactly one" in refused(game, 0, advance(path), "Q8")
    assert "exactly one" in refused(game, 0, advance(path, 0, 0), "Q8")
    play(game, (0, advance(path, 0)))


@pytest.mark.parametrize("path", LEAVING_FIVE)
def test_Q8_leaving_five_seats_needs_exactly_two_other_senators(path: str) -> None:
    game = leaving(path, 0, 0, 0, 0)
    for too_few_or_many in ((), (0,), (0, 0, 0)):
        assert "exactly 2" in refused(game, 0, advance(path, *too_few_or_many), "Q8")
    play(game, (0, advance(path, 0, 0)))


@pytest.mark.parametrize(("path", "seats"), [("A3-A4", [0]), ("B1-A3", [0, 0]), ("C1-S", [0])])
def test_Q8_with_too_few_senators_there_nobody_can_leave(path: str, seats: list[int]) -> None:
    """The count is by seats of the committee, not by who is in it."""
    game = leaving(path, *seats)
    assert not [action for action in game.legal(0) if action["type"] == "advance"]
    needed = 1 if path in LEAVING_THREE else 2
    refused(game, 0, advance(path, *[0] * needed), "Q8")
    refused(game, 0, advance(path), "Q8")


def test_Q8_one_own_and_one_other_senator_are_too_few_when_the_other_is_silent() -> None:
    game = leaving("B1-A3", 0, 0, 1)
    assert "Seat 1 has not given" in refused(game, 0, advance("B1-A3", 0, 1), "Q9")


def test_Q9_consent_may_be_a_mixture_of_own_and_others() -> None:
    game = leaving("B1-A3", 0, 0, 1, 2)
    play(game, (1, pledge("B1-A3")), (0, advance("B1-A3", 0, 1)))
    assert game.position()["committees"] == {"A3": [0], "B1": [0, 1, 2]}
    assert earned(game) == [0, 1, 0, 0]


def test_Q9_one_player_may_consent_with_two_senators() -> None:
    game = leaving("B1-A3", 0, 1, 1)
    play(game, (1, pledge("B1-A3", 2)), (0, advance("B1-A3", 1, 1)))
    assert earned(game) == [0, 2, 0, 0]


def test_Q9_refuses_two_consents_of_a_player_who_gave_one() -> None:
    game = play(leaving("B1-A3", 0, 1, 1), (1, pledge("B1-A3", 1)))
    assert "Seat 1" in refused(game, 0, advance("B1-A3", 1, 1), "Q9")
    assert not [action for action in game.legal(0) if action["type"] == "advance"]


def test_Q9_the_mover_may_use_others_also_when_own_senators_would_suffice() -> None:
    game = leaving("E1-E2", 0, 0, 1)
    play(game, (1, pledge("E1-E2")))
    assert advance("E1-E2", 0) in game.legal(0)
    play(game, (0, advance("E1-E2", 1)))
    assert earned(game) == [0, 1, 0, 0]


def test_Q9_the_mover_chooses_when_more_is_offered_than_needed() -> None:
    for chosen in ((1, 2), (1, 1), (0, 2), (0, 1)):
        game = leaving("B1-A3", 0, 0, 1, 1, 2)
        play(game, (1, pledge("B1-A3", 2)), (2, pledge("B1-A3")), (0, advance("B1-A3", *chosen)))
        assert earned(game) == [0, chosen.count(1), chosen.count(2), 0]


def test_Q9_only_consents_that_are_really_there_count() -> None:
    game = play(leaving("B1-A3", 0, 1, 2), (1, pledge("B1-A3")))
    refused(game, 0, advance("B1-A3", 1, 2), "Q9")
    refused(game, 0, advance("B1-B2", 1, 2), "Q9")
    play(game, (2, pledge("B1-A3")), (0, advance("B1-A3", 1, 2)))


@pytest.mark.parametrize("seats", [[4], [-1], [True], ["1"], "1", {1: 1}, None, [[1]], [10**20], (1,)])
def test_Q9_refuses_consents_of_nobody_at_the_table(seats: Any) -> None:
    game = play(leaving("E1-E2", 0, 1), (1, pledge("E1-E2")))
    refused(game, 0, {"type": "advance", "path": "E1-E2", "with": seats}, "Q9")


def test_Q9_legal_lists_each_choice_once_ascending_and_any_order_may_be_played() -> None:
    game = play(leaving("B1-A3", 0, 0, 1, 1, 2), (1, pledge("B1-A3", 2)), (2, pledge("B1-A3")))
    choices = [action["with"] for action in game.legal(0) if action.get("path") == "B1-A3"]
    assert choices == [[0, 1], [0, 2], [1, 1], [1, 2]]
    assert game.check(0, advance("B1-A3", 2, 0)) is None
    play(game, (0, advance("B1-A3", 2, 1)))
    assert last(game, "advance")["with"] == [2, 1]


def test_Q10_each_consent_of_another_player_earns_a_I_and_own_consent_nothing() -> None:
    game = leaving("B1-A3", 0, 0, 1)
    play(game, (1, pledge("B1-A3")), (0, advance("B1-A3", 0, 1)))
    assert earned(game) == [0, 1, 0, 0]
    assert game.position()["ones"] == 17
    assert last(game, "advance")["ones"] == [1]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_Q10_when_one_is_left_it_goes_to_the_consent_named_first(order: tuple[int, int]) -> None:
    game = leaving("B1-A3", 0, 1, 2, ones=1, spare=3, stock=["V"])
    play(game, (1, pledge("B1-A3")), (2, pledge("B1-A3")), (0, advance("B1-A3", *order)))
    assert game.position()["ones"] == 0
    assert earned(game)[order[0]] == 1
    assert earned(game)[order[1]] == 0
    assert last(game, "advance")["ones"] == [order[0]]


def test_Q10_the_one_left_passes_over_the_mover_named_first() -> None:
    game = leaving("B1-A3", 0, 0, 2, ones=1, spare=3, stock=["V"])
    play(game, (2, pledge("B1-A3")), (0, advance("B1-A3", 0, 2)))
    assert earned(game)[2] == 1


def test_Q10_an_empty_supply_pays_nothing_and_the_advance_goes_on() -> None:
    game = leaving("B1-A3", 0, 1, 1, ones=0, spare=3, stock=["V"])
    play(game, (1, pledge("B1-A3", 2)), (0, advance("B1-A3", 1, 1)))
    assert earned(game)[1] == 0
    assert last(game, "advance")["ones"] == []
    assert json.dumps(game.position()["holdings"][0]) == '{"III": 1}'
