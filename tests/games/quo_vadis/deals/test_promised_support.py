"""Support promised for later: remembered beyond the reach, lent to the other within it (Q19, Q22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quo_vadis.positions import advance, caesar, place, pledge, retract
from tests.watching import play, refused

from .bargains import (
    BLACK,
    EDITION_1992,
    RED,
    TURN,
    WHITE,
    YELLOW,
    do,
    ended,
    helping,
    moves,
    note,
    pass_by,
    pay,
    scene,
    strike,
    support,
    told,
    with_the_longer_reach,
)

LEAVE = advance("E1-E2", RED)
BOTH_IN_E1 = {"E1": [RED, BLACK]}


def promised(**rest: Any) -> Any:
    """Red has promised Black one consent out of E1, up to turn 10, in which Black moves."""
    table = scene(**{"committees": BOTH_IN_E1, **rest})
    strike(table, BLACK, helping(RED, BLACK, "E1", TURN + 1))
    return table


# A promise


def test_Q19_a_promised_support_is_kept_when_it_is_used() -> None:
    table = promised()
    pass_by(table)
    play(table, (RED, pledge("E1-E2")), (BLACK, LEAVE))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "kept"}]


def test_Q19_a_promised_support_is_kept_when_it_stood_ready() -> None:
    table = promised()
    pass_by(table)
    play(table, (RED, pledge("E1-D2")), (BLACK, place("A1")))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "kept"}]


def test_Q19_a_promised_support_is_kept_even_for_a_price() -> None:
    table = promised(holdings={BLACK: {"I": 1}})
    pass_by(table)
    strike(table, RED, support(RED, "E1-E2"), pay(BLACK, RED, 1))
    play(table, (BLACK, LEAVE))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "kept"}]


@pytest.mark.parametrize("taken_back", [False, True])
def test_Q19_a_promised_support_is_broken_when_it_was_never_there(taken_back: bool) -> None:
    table = promised()
    pass_by(table)
    if taken_back:
        play(table, (RED, pledge("E1-E2")), (RED, retract("E1-E2")))
    pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "broken"}]


@pytest.mark.parametrize(
    "rest",
    [
        {"committees": {"E1": [BLACK]}},
        {"committees": {"E1": [RED]}},
        {"committees": {**BOTH_IN_E1, "E2": [WHITE], "D2": [WHITE] * 3}},
        {"committees": {**BOTH_IN_E1, "D2": [WHITE] * 3}, "caesar": "E1-E2"},
    ],
    ids=["Red is away", "Black is away", "no free seat above", "Caesar and no free seat"],
)
def test_Q19_a_promised_support_lapses_when_there_was_no_occasion(rest: dict[str, Any]) -> None:
    table = promised(**rest)
    play(table, (RED, place("A1")), (BLACK, place("D1")))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "lapsed"}]


def test_Q14_while_the_bonus_is_pending_nobody_can_help_any_more() -> None:
    """Black moves up to Red by his own strength; that he stands there in his bonus is no occasion."""
    table = scene(committees={"E1": [BLACK, BLACK], "D2": [RED]}, laurels={"E1-D2": "IIc"})
    strike(table, BLACK, helping(RED, BLACK, "D2", TURN + 1))
    pass_by(table)
    play(table, (BLACK, advance("E1-D2", BLACK)), (BLACK, {"type": "decline"}))
    assert told(table, "promise") == [{"deal": 1, "clause": 0, "status": "lapsed"}]


def test_Q19_two_promises_of_one_consent_are_two_consents() -> None:
    """One consent keeps the older promise; the other has another turn of Black to go."""
    table = scene(committees={"B1": [RED, RED, BLACK, BLACK]})
    for _ in range(2):
        strike(table, BLACK, helping(RED, BLACK, "B1", TURN + 5))
    pass_by(table)
    play(table, (RED, pledge("B1-A3")), (BLACK, advance("B1-A3", BLACK, RED)))
    assert ended(table) == ["kept", "open"]
    pass_by(table, 4)
    assert ended(table) == ["kept", "broken"]


def test_Q19_one_advance_may_keep_two_promises_with_two_consents() -> None:
    table = scene(committees={"B1": [RED, RED, BLACK]})
    for _ in range(2):
        strike(table, BLACK, helping(RED, BLACK, "B1", TURN + 1))
    pass_by(table)
    play(table, (RED, pledge("B1-A3", 2)), (BLACK, advance("B1-A3", RED, RED)))
    assert ended(table) == ["kept", "kept"]


def test_at_the_end_of_the_game_a_promise_not_due_lapses_unless_it_stood_ready() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]}, options={"turn_limit": TURN + 2})
    strike(table, BLACK, helping(RED, BLACK, "E1", 20))
    strike(table, WHITE, helping(RED, WHITE, "E1", 20))
    pass_by(table)
    play(table, (RED, pledge("E1-E2")))
    pass_by(table, 2)
    assert table.result is not None
    assert ended(table) == ["kept", "lapsed"]


# Binding


@with_the_longer_reach
def test_Q22_a_binding_promise_of_support_is_there_when_the_other_moves(edition: dict[str, Any]) -> None:
    table = promised(**edition)
    assert table.view(BLACK)["granted"] == []
    pass_by(table)
    assert table.view(None)["granted"] == [
        {"deal": 1, "seat": RED, "path": "E1-D2", "votes": 1},
        {"deal": 1, "seat": RED, "path": "E1-E2", "votes": 1},
    ]
    assert [a for a in moves(table, BLACK) if a["type"] == "advance"] == [advance("E1-D2", RED), LEAVE]
    refused(table, RED, pledge("E1-E2"), "Q8")
    play(table, (BLACK, LEAVE))
    assert ended(table) == ["kept"]
    assert told(table, "promise") == told(table, "lapsed") == []


@with_the_longer_reach
def test_Q22_a_binding_promise_of_support_gives_one_consent_once(edition: dict[str, Any]) -> None:
    """It reaches over two turns of Red: used in the first, it is gone in the second."""
    table = scene(3, **edition, committees={"E1": [RED, RED, BLACK]})
    strike(table, RED, helping(BLACK, RED, "E1", TURN + 3))
    play(table, (RED, advance("E1-E2", BLACK)))
    pass_by(table, 2)
    assert table.view(RED)["granted"] == []
    refused(table, RED, advance("E1-D2", BLACK), "Q9")


@with_the_longer_reach
def test_Q22_a_binding_promise_of_support_not_used_is_there_again(edition: dict[str, Any]) -> None:
    table = scene(3, **edition, committees={"E1": [RED, RED, BLACK]})
    strike(table, RED, helping(BLACK, RED, "E1", TURN + 3))
    pass_by(table, 3)
    play(table, (RED, advance("E1-D2", BLACK)))
    assert ended(table) == ["kept"]


def test_a_promise_of_support_for_this_turn_binds_and_does_not_make_a_deal_void() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, holdings={RED: {"II": 1}})
    strike(table, RED, helping(BLACK, RED, "E1"), pay(RED, BLACK, 2))
    assert advance("E1-E2", BLACK) in moves(table, RED)
    play(table, (RED, caesar("A4-S")))
    assert [paid["value"] for paid in told(table, "paid")] == [2]
    assert told(table, "void") == []
    assert ended(table) == ["kept"]


def test_a_binding_promise_of_support_without_occasion_lapses() -> None:
    table = scene(committees={"E1": [RED]})
    strike(table, RED, helping(BLACK, RED, "E1"))
    pass_by(table)
    assert told(table, "lapsed") == [{"deal": 1, "clause": 0}]


def test_consents_are_taken_from_promises_and_deals_in_the_order_struck() -> None:
    """An older promise gives its consent for nothing, so the deal is void; a newer comes after the deal."""
    table = scene(committees={"E1": [RED, BLACK, BLACK]}, holdings={RED: {"II": 1}})
    deal = [support(BLACK, "E1-E2"), pay(RED, BLACK, 2)]
    strike(table, RED, helping(BLACK, RED, "E1"))
    strike(table, RED, *deal)
    play(table, (RED, advance("E1-E2", BLACK)))
    assert told(table, "void") == [{"deal": 2}]
    table = scene(committees={"E1": [RED, BLACK, BLACK]}, holdings={RED: {"II": 1}})
    strike(table, RED, *deal)
    strike(table, RED, helping(BLACK, RED, "E1"))
    play(table, (RED, advance("E1-E2", BLACK)))
    assert told(table, "void") == []
    assert [paid["deal"] for paid in told(table, "paid")] == [1]


def test_Q19_a_pledge_does_not_hide_that_the_consent_is_owed() -> None:
    table = scene(committees={"E1": [RED, BLACK]})
    play(table, (BLACK, pledge("E1-E2")))
    strike(table, RED, helping(BLACK, RED, "E1"))
    play(table, (BLACK, retract("E1-E2")), (RED, advance("E1-E2", BLACK)))
    assert ended(table) == ["kept"]


def test_support_used_brings_the_promise_of_support_into_force() -> None:
    table = scene(**EDITION_1992, committees={"E1": [RED, BLACK, WHITE], "D2": [RED, BLACK]})
    strike(table, RED, support(BLACK, "E1-E2"), helping(RED, BLACK, "D2", TURN + 1))
    assert ended(table) == []
    play(table, (RED, advance("E1-E2", BLACK)))
    assert advance("D2-D3", RED) in moves(table, BLACK)


def test_the_ledger_says_who_owes_whom_what_until_when() -> None:
    table = scene(committees=BOTH_IN_E1)
    clauses = [helping(RED, BLACK, "E1", 20), do(BLACK, place("A1"), 14), note(WHITE)]
    strike(table, WHITE, *clauses)
    assert table.view(YELLOW)["ledger"] == [
        {
            "deal": 1,
            "clause": 0,
            "by": RED,
            "to": [BLACK],
            "promise": clauses[0],
            "until": 20,
            "binding": False,
            "status": "open",
        },
        {
            "deal": 1,
            "clause": 1,
            "by": BLACK,
            "to": [RED, WHITE],
            "promise": clauses[1],
            "until": 14,
            "binding": False,
            "status": "open",
        },
    ]
