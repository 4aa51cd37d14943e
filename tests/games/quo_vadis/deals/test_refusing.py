"""Support to be refused: nothing may be given to one who is to move (Q19, Q22)."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from tests.games.quo_vadis.positions import advance, place, pledge, retract
from tests.watching import play, refused

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    YELLOW,
    accept,
    ended,
    helping,
    moves,
    note,
    offer,
    pass_by,
    pay,
    refusing,
    scene,
    strike,
    support,
    told,
    with_the_longer_reach,
)


def refusing_red() -> rostra.Table:
    """Black has given White his word to refuse Red, who is to move."""
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    strike(table, WHITE, refusing(BLACK, RED))
    return table


def test_Q19_who_must_refuse_cannot_pledge() -> None:
    table = refusing_red()
    assert moves(table, BLACK) == []
    refused(table, BLACK, pledge("E1-E2"), "Q19")
    play(table, (WHITE, pledge("E1-E2")), (RED, advance("E1-E2", WHITE)))
    assert ended(table) == ["kept"]


def test_Q19_who_must_refuse_can_neither_offer_nor_accept_support() -> None:
    table = refusing_red()
    for clause in (support(BLACK, "E1-E2"), helping(BLACK, RED, "A3", 20)):
        refused(table, BLACK, offer(clause, note(RED)), "Q19")
        play(table, (RED, offer(clause)))
        refused(table, BLACK, accept(table.view(RED)["deals"][-1]["deal"]), "Q19")
    play(table, (BLACK, offer(helping(BLACK, WHITE, "A3", 20), note(RED))))


def test_Q19_support_offered_before_cannot_be_struck_by_one_who_must_refuse() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    play(table, (BLACK, offer(support(BLACK, "E1-E2"), note(RED))))
    strike(table, WHITE, refusing(BLACK, RED))
    play(table, (RED, accept(1)))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "support"}]
    refused(table, RED, advance("E1-E2", BLACK), "Q9")


def test_Q19_who_has_pledged_takes_it_back_before_he_binds_himself_to_refuse() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    play(table, (WHITE, offer(refusing(BLACK, RED))), (BLACK, pledge("E1-E2")))
    assert "take it back" in refused(table, BLACK, accept(1), "Q19")
    refused(table, BLACK, offer(refusing(BLACK, RED), note(WHITE)), "Q19")
    play(table, (BLACK, retract("E1-E2")), (BLACK, accept(1)))
    refused(table, BLACK, pledge("E1-E2"), "Q19")


def test_Q19_a_pledge_made_between_offer_and_striking_makes_refusing_fail() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    play(
        table, (BLACK, offer(refusing(BLACK, RED), note(WHITE))), (BLACK, pledge("E1-E2")), (WHITE, accept(1))
    )
    assert told(table, "failed", BLACK) == [{"deal": 1, "why": "support"}]


def test_what_was_owed_before_stays_owed_by_one_who_must_refuse() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    strike(table, RED, support(BLACK, "E1-E2"))
    strike(table, WHITE, refusing(BLACK, RED))
    play(table, (RED, advance("E1-E2", BLACK)))
    assert ended(table) == ["kept"]


def test_refusing_one_who_is_not_to_move_lapses() -> None:
    table = scene()
    strike(table, RED, refusing(BLACK, WHITE))
    pass_by(table)
    assert told(table, "lapsed") == [{"deal": 1, "clause": 0}]


@with_the_longer_reach
def test_Q22_refusing_binds_in_the_others_next_turn(edition: dict[str, Any]) -> None:
    table = scene(**edition, committees={"E1": [RED, BLACK, WHITE]})
    strike(table, RED, refusing(WHITE, BLACK, TURN + 1))
    play(table, (WHITE, pledge("E1-E2")), (RED, place("A1")))
    refused(table, WHITE, pledge("E1-E2"), "Q19")
    pass_by(table)
    assert ended(table) == ["kept"]
    assert told(table, "lapsed") == []


@pytest.mark.parametrize("how", ["pledge", "deal", "promise", "standing pledge"])
def test_Q19_a_promise_to_refuse_is_broken_by_giving_consent(how: str) -> None:
    table = scene(committees={"E1": [BLACK, RED, WHITE]}, holdings={BLACK: {"I": 1}})
    if how != "standing pledge":
        strike(table, RED, refusing(WHITE, BLACK, TURN + 5))
        pass_by(table)
    else:
        pass_by(table)
        play(table, (WHITE, pledge("E1-E2")))
        strike(table, RED, refusing(WHITE, BLACK, TURN + 5))
    if how == "pledge":
        play(table, (WHITE, pledge("E1-E2")))
    elif how == "deal":
        strike(table, WHITE, support(WHITE, "E1-E2"), pay(BLACK, WHITE, 1))
    elif how == "promise":
        strike(table, BLACK, helping(WHITE, BLACK, "A3", 20))
    else:
        assert told(table, "promise") == []
        pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "broken"}]


def test_Q19_a_promise_to_refuse_is_kept_when_the_other_has_moved_and_got_nothing() -> None:
    table = scene(committees={"E1": [BLACK, RED, WHITE]})
    strike(table, RED, refusing(WHITE, BLACK, TURN + 1), refusing(WHITE, YELLOW, TURN + 1))
    pass_by(table, 2)
    assert told(table, "promise") == [
        {"deal": 1, "clause": 0, "status": "kept"},
        {"deal": 1, "clause": 1, "status": "lapsed"},
    ]
