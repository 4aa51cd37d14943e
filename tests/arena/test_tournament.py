"""Who sits where."""

from __future__ import annotations

import pytest

from rostra.arena import tournament as line_ups
from rostra.arena.tournament import Tournament


def test_copies_are_written_with_a_star() -> None:
    assert line_ups.line_up(["best", "a.b:C*2"]) == ("best", "a.b:C", "a.b:C")


@pytest.mark.parametrize("word", ["", "*3", "rules*", "rules*0", "rules*x", "rules*3*3", "rules**2"])
def test_what_is_no_player_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="is not a player"):
        line_ups.line_up([word])


def test_a_line_up_is_moved_around_the_table() -> None:
    assert line_ups.rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_the_same_seating_is_played_once() -> None:
    assert line_ups.rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert line_ups.rotations(("a", "a", "a")) == [("a", "a", "a")]


def test_all_orders_are_more_than_the_rotations() -> None:
    assert len(line_ups.rotations(("a", "b", "c"))) == 3
    assert len(line_ups.arrangements(("a", "b", "c"))) == 6
    assert len(line_ups.arrangements(("a", "a", "b", "b"))) == 6


def test_a_replacement_has_the_table_without_it_and_every_seat() -> None:
    seatings = line_ups.replacements("old", "new", 3)
    assert seatings[0] == ("old", "old", "old")
    assert sorted(seatings[1:]) == [("new", "old", "old"), ("old", "new", "old"), ("old", "old", "new")]


def test_who_sits_alone_among_copies() -> None:
    assert line_ups.lone_player(("b", "a", "b")) == ("a", "b")
    assert line_ups.lone_player(("a", "a", "a")) is None
    assert line_ups.lone_player(("a", "b", "c")) is None
    assert line_ups.lone_player(("a", "a", "b", "b")) is None


def test_every_seating_plays_the_same_deals() -> None:
    tournament = Tournament("quo-vadis", tuple(line_ups.rotations(("greedy", "random", "random"))), seeds=2)
    tables = [tournament.table(fixture) for fixture in tournament.fixtures()]
    stocks = [table.position()["stock"] for table in tables]
    assert stocks[0] == stocks[1] == stocks[2] != stocks[3] == stocks[4] == stocks[5]


def test_numbers_stay_when_deals_are_added() -> None:
    seatings = tuple(line_ups.rotations(("greedy", "random", "random")))
    few = list(Tournament("quo-vadis", seatings, seeds=2).fixtures())
    many = list(Tournament("quo-vadis", seatings, seeds=5).fixtures())
    assert many[: len(few)] == few
    assert [fixture.number for fixture in many] == list(range(15))
