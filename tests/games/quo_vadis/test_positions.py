"""Positions in and out: what is refused, and with which words. Q1 to Q3 have theirs in test_setup.py."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.kernel.game import Position
from tests.watching import everything, play

from .positions import PLACES, advance, pledge, position, table

EMPTY: dict[str, Any] = {}


def laid(given: Any, **arguments: Any) -> rostra.Table:
    return rostra.new_table("quo-vadis", **{"players": 4, "position": given, **arguments})


def test_a_position_comes_back_as_it_was_given() -> None:
    given = position(
        committees={"A1": [2], "B1": [0, 1, 1], "C1": [3]},
        senate=[2, 0],
        holdings={0: {"I": 2, "IV": 1}},
        to_move=2,
        turn=14,
        caesar="E4-S",
        stock=["V", "II"],
    )
    assert laid(given).position() == given


def test_empty_committees_and_the_order_of_senators_do_not_matter() -> None:
    given = position(committees={"B1": [1, 0, 1], "A1": [], "E4": []})
    assert laid(given).position()["committees"] == {"B1": [0, 1, 1]}


def test_the_senate_may_stand_among_the_committees_as_long_as_it_is_empty() -> None:
    assert laid(position(committees={"S": [], "A1": [1]})).position()["committees"] == {"A1": [1]}


def test_a_position_says_how_many_play() -> None:
    game = rostra.new_table("quo-vadis", position=position(5))
    assert game.view(None)["players"] == 5
    with pytest.raises(ValueError, match="The table is for 4 players"):
        laid(position(5))


def test_the_table_keeps_nothing_of_the_callers_position() -> None:
    given = position(committees={"A1": [0]})
    game = laid(given)
    before = everything(game)
    given["committees"]["A1"].append(1)
    given["stock"].clear()
    assert everything(game) == before


def test_nothing_of_the_table_is_in_the_callers_hands() -> None:
    game = table(committees={"B1": [0, 0, 1]})
    action = advance("B1-A3", 0, 1)
    play(game, (1, pledge("B1-A3")), (0, action))
    before = everything(game)
    action["with"].append(3)
    for handed in (game.position(), game.view(0), game.record(), *game.events(0), *game.legal(1)):
        _spoil(handed)
    assert everything(game) == before


def _spoil(data: Any) -> None:
    """Change whatever can be changed, to the bottom."""
    for part in list(data.values() if isinstance(data, dict) else data if isinstance(data, list) else []):
        _spoil(part)
    if isinstance(data, dict | list):
        data.clear()


def test_a_position_holds_no_pledges() -> None:
    game = play(table(committees={"B1": [0, 0, 1]}), (1, pledge("B1-A3")))
    assert laid(game.position()).view(None)["pledges"] == []


@pytest.mark.parametrize("given", [[], "position", 7, [position()], True])
def test_refuses_what_is_no_object(given: Any) -> None:
    with pytest.raises(ValueError, match="A position is a JSON object"):
        laid(given)


@pytest.mark.parametrize("part", list(position()))
def test_refuses_a_position_that_lacks_a_part(part: str) -> None:
    less = {key: value for key, value in position().items() if key != part}
    with pytest.raises(ValueError, match=f"The position lacks '{part}'"):
        laid(less)


@pytest.mark.parametrize("part", ["pledges", "seed", "", 7, None])
def test_refuses_a_position_with_an_unknown_part(part: Any) -> None:
    with pytest.raises(ValueError, match="A position has no part"):
        laid({**position(), part: 1})


@pytest.mark.parametrize(
    ("part", "value", "words"),
    [
        ("players", 4.0, "The table is for 4 players"),
        ("players", 10**30, "The table is for 4 players"),
        ("turn", 0, "'turn' must be a whole number from 1"),
        ("turn", "9", "'turn' must be a whole number from 1"),
        ("turn", 10**30, "'turn' must be a whole number from 1"),
        ("to_move", 4, "'to_move' must be a whole number from 0 to 3"),
        ("to_move", True, "'to_move' must be a whole number from 0 to 3"),
        ("stage", "settle", "'stage' must be one of action, bonus"),
        ("stage", ["action"], "'stage' must be one of action, bonus"),
        ("caesar", "A1-A2", "'caesar' must be one of A3-A4"),
        ("caesar", None, "'caesar' must be one of A3-A4"),
        ("committees", [], "'committees' must be an object"),
        ("committees", {"S": [0]}, "A position has no part 'committees.S'"),
        ("committees", {"A1": 0}, "'committees.A1' must be a list"),
        ("committees", {"A1": [4]}, "'committees.A1' must be a whole number from 0 to 3"),
        ("senate", {"0": 0}, "'senate' must be a list"),
        ("senate", [None], "'senate' must be a whole number"),
        ("reserve", [8, 8, 8], "'reserve' must have 4 entries"),
        ("reserve", [9, 8, 8, 8], r"'reserve\[0\]' must be a whole number from 0 to 8"),
        ("laurels", {"A1-A2": None}, "A position has no part 'laurels.A1-A2'"),
        ("laurels", None, "'laurels' must be an object"),
        ("ones", 19, "'ones' must be a whole number from 0 to 18"),
        ("stock", "V", "'stock' must be a list"),
        ("stock", ["I"], "'stock' must be one of II, "),
        ("stock", ["V"] * 45, "The stock holds more laurels than there are"),
        ("stock", [["V"]], "'stock' must be one of II, "),
        ("holdings", [EMPTY] * 3, "'holdings' must have 4 entries"),
        ("holdings", [[], {}, {}, {}], r"'holdings\[0\]' must be an object"),
        ("holdings", [{"VI": 1}, {}, {}, {}], r"A position has no part 'holdings\[0\].VI'"),
        ("holdings", [{"V": -1}, {}, {}, {}], r"'holdings\[0\].V' must be a whole number from 0 to 6"),
    ],
)
def test_refuses_a_broken_part(part: str, value: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        laid({**position(), part: value})


def test_refuses_a_position_nested_without_end() -> None:
    endless: Position = position()
    endless["stock"] = [endless]
    with pytest.raises(ValueError, match="'stock' must be one of II, "):
        laid(endless)


@pytest.mark.parametrize(("stage", "words"), [("remove", "Q25"), ("bonus", "Q14")])
def test_refuses_a_stage_that_does_not_fit(stage: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        table(stage=stage)


def test_a_position_that_is_over_stays_over() -> None:
    game = table(senate=[0, 1, 2, 3, 3], stage="over")
    assert game.result is not None
    assert game.to_act == ()
    assert [event["kind"] for event in game.events(None)] == ["begin"]


def test_the_view_says_how_many_consents_each_path_needs() -> None:
    needs = table(caesar="B1-A3").view(None)["needs"]
    assert needs == {path: 2 if path in ("B1-B2", "C1-S") else 0 if path == "B1-A3" else 1 for path in PLACES}
