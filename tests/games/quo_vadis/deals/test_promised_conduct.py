"""What is only promised to be done or avoided: remembered, and judged when its time is up (Q19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quo_vadis.positions import caesar, place
from tests.watching import play

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    avoid,
    do,
    ended,
    moves,
    note,
    pass_by,
    scene,
    strike,
    told,
)

CAESAR: dict[str, Any] = {"type": "caesar"}
PLACE: dict[str, Any] = {"type": "place"}


@pytest.mark.parametrize(
    ("clause", "deed", "status"),
    [
        (do(BLACK, place("A1"), TURN + 1), place("A1"), "kept"),
        (do(BLACK, place("A1"), TURN + 1), place("D1"), "broken"),
        (do(BLACK, place("A1"), TURN + 1), caesar("A4-S"), "broken"),
        (do(BLACK, {"type": "advance", "path": "A1-A2"}, TURN + 1), place("A1"), "lapsed"),
        (do(BLACK, caesar("E4-S"), TURN + 1), place("A1"), "lapsed"),
        (avoid(BLACK, place("A1"), TURN + 1), place("D1"), "kept"),
        (avoid(BLACK, place("A1"), TURN + 1), place("A1"), "broken"),
        (avoid(BLACK, PLACE, TURN + 1), place("D1"), "broken"),
        (avoid(WHITE, PLACE, TURN + 1), place("D1"), "lapsed"),
    ],
)
def test_Q19_a_promise_beyond_the_turn_is_judged_when_its_time_is_up(
    clause: dict[str, Any], deed: dict[str, Any], status: str
) -> None:
    table = scene()
    number = strike(table, RED, clause, note(BLACK))
    play(table, (RED, caesar("E4-S")), (BLACK, deed))
    assert told(table, "promise") == [{"deal": number, "clause": 0, "status": status}]
    assert ended(table) == [status]


def test_Q19_a_promise_to_do_something_may_be_kept_in_any_turn_before() -> None:
    table = scene()
    strike(table, BLACK, do(RED, place("A1"), TURN + 8))
    play(table, (RED, place("A1")))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "kept"}]


def test_Q19_a_promise_to_do_something_is_judged_in_its_owners_last_turn() -> None:
    """Up to turn 14 Red has turns 9 and 13."""
    table = scene()
    strike(table, BLACK, do(RED, place("A1"), TURN + 5))
    pass_by(table, 4)
    assert told(table, "promise") == []
    assert ended(table) == ["open"]
    pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "broken"}]


def test_Q19_a_promise_does_not_narrow_what_is_legal() -> None:
    table = scene()
    before = moves(table, RED)
    strike(table, BLACK, do(RED, place("A1"), TURN + 1), avoid(RED, CAESAR, TURN + 1))
    assert moves(table, RED) == before


def test_Q19_what_would_have_been_possible_only_by_breaking_a_binding_word_is_not_broken() -> None:
    table = scene()
    strike(table, BLACK, do(RED, place("A1"), TURN + 3))
    strike(table, WHITE, avoid(RED, PLACE))
    pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "lapsed"}]


def test_at_the_end_of_the_game_nothing_is_broken_that_was_not_due() -> None:
    table = scene(options={"turn_limit": TURN + 1})
    promises = [do(BLACK, place("A1"), 20), avoid(BLACK, place("D1"), 20), avoid(WHITE, PLACE, 20)]
    strike(table, RED, *promises)
    pass_by(table, 2)
    assert table.result is not None
    assert ended(table) == ["lapsed", "kept", "lapsed"]
    assert [promise["status"] for promise in told(table, "promise")] == ["lapsed", "kept", "lapsed"]
