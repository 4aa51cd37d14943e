"""What is agreed to be done or avoided, and binds: it narrows what is legal (Q14, Q19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.quo_vadis.positions import DECLINE, advance, caesar, place, pledge
from tests.watching import play, refused

from .bargains import (
    BLACK,
    RED,
    WHITE,
    avoid,
    do,
    ended,
    moves,
    pass_by,
    pay,
    scene,
    strike,
    support,
    told,
)

CAESAR: dict[str, Any] = {"type": "caesar"}
PLACE: dict[str, Any] = {"type": "place"}
ADVANCE: dict[str, Any] = {"type": "advance"}
LEAVE = advance("E1-E2", BLACK)


# To be done, binding


def test_Q19_what_is_to_be_done_this_turn_is_all_that_is_legal() -> None:
    table = scene()
    strike(table, BLACK, do(RED, place("B1")))
    assert moves(table, RED) == [place("B1")]
    assert "deal 1" in refused(table, RED, caesar("A4-S"), "Q19")
    play(table, (RED, place("B1")))
    assert ended(table) == ["kept"]
    assert told(table, "promise") == told(table, "lapsed") == []


def test_Q19_a_pattern_leaves_free_what_it_does_not_name() -> None:
    table = scene(committees={"B1": [RED, RED, RED, BLACK]})
    strike(table, BLACK, do(RED, {"type": "advance", "path": "B1-A3"}))
    assert moves(table, RED) == [advance("B1-A3", RED, RED)]
    play(table, (BLACK, pledge("B1-A3")), (RED, advance("B1-A3", BLACK, RED)))
    assert ended(table) == ["kept"]


def test_Q19_a_pattern_may_name_whose_consent_is_used_in_any_order() -> None:
    table = scene(committees={"B1": [RED, RED, RED, BLACK]})
    strike(table, BLACK, do(RED, advance("B1-A3", BLACK, RED)), support(BLACK, "B1-B2"))
    play(table, (BLACK, pledge("B1-A3")))
    assert told(table, "lapsed") == []
    strike(table, BLACK, do(RED, advance("B1-A3", BLACK, RED)))
    assert moves(table, RED) == [advance("B1-A3", RED, BLACK)]
    refused(table, RED, advance("B1-A3", RED, RED), "Q19")
    play(table, (RED, advance("B1-A3", BLACK, RED)))


def test_Q19_what_cannot_be_done_lapses_and_leaves_everything_legal() -> None:
    table = scene(committees={"B1": [BLACK] * 5})
    before = moves(table, RED)
    strike(table, BLACK, do(RED, place("B1")))
    assert moves(table, RED) == before
    pass_by(table)
    assert told(table, "lapsed") == [{"deal": 1, "clause": 0}]
    assert ended(table) == ["lapsed"]


def test_Q19_caesar_cannot_be_moved_to_where_he_lies_so_that_lapses() -> None:
    table = scene()
    strike(table, BLACK, do(RED, caesar("C1-S")))
    assert len(moves(table, RED)) == 4 + 9
    pass_by(table)
    assert told(table, "lapsed") == [{"deal": 1, "clause": 0}]


def test_Q14_moving_caesar_may_be_done_by_the_action_or_by_a_bonus() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, do(RED, caesar("A4-S")))
    assert moves(table, RED) == [advance("E1-E2", RED), caesar("A4-S")]
    play(table, (RED, advance("E1-E2", RED)))
    assert moves(table, RED) == [caesar("A4-S")]
    play(table, (RED, caesar("A4-S")))
    assert ended(table) == ["kept"]


def test_Q15_the_advance_that_fills_the_senate_brings_no_bonus_to_do_it_with() -> None:
    table = scene(committees={"A4": [RED, RED]}, senate=[BLACK, BLACK, WHITE, WHITE], laurels={"A4-S": "IIc"})
    strike(table, BLACK, do(RED, caesar("E1-E2")))
    assert moves(table, RED) == [caesar("E1-E2")]


def test_Q14_declining_the_bonus_can_be_what_is_to_be_done() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, do(RED, DECLINE))
    assert moves(table, RED) == [advance("E1-E2", RED)]
    play(table, (RED, advance("E1-E2", RED)))
    assert moves(table, RED) == [DECLINE]


def test_Q14_an_advance_and_a_move_of_caesar_can_both_be_done() -> None:
    table = scene(committees={"E1": [RED, RED], "B1": [RED] * 3}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, do(RED, ADVANCE), do(RED, caesar("A4-S")))
    assert moves(table, RED) == [advance("E1-E2", RED)]
    play(table, (RED, advance("E1-E2", RED)))
    assert moves(table, RED) == [caesar("A4-S")]


def test_Q19_of_two_duties_that_no_turn_can_do_the_first_counts_and_the_second_lapses() -> None:
    table = scene()
    strike(table, BLACK, do(RED, place("A1")))
    strike(table, WHITE, do(RED, place("B1")))
    assert moves(table, RED) == [place("A1")]
    play(table, (RED, place("A1")))
    assert told(table, "lapsed") == [{"deal": 2, "clause": 0}]
    assert ended(table) == ["kept", "lapsed"]


def test_support_brings_its_duties_into_force_when_it_is_used() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc", "E1-D2": "V"})
    strike(table, BLACK, support(BLACK, "E1-E2"), support(BLACK, "E1-D2"), do(RED, caesar("A4-S")))
    assert caesar("E4-S") in moves(table, RED)
    assert table.view(None)["ledger"] == []
    play(table, (RED, advance("E1-D2", BLACK)))
    assert told(table, "lapsed") == [{"deal": 1, "clause": 2}]


def test_the_advance_that_uses_the_support_may_itself_be_what_was_to_be_done() -> None:
    table = scene(committees={"E1": [RED, BLACK]})
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, LEAVE), do(RED, ADVANCE))
    play(table, (RED, LEAVE))
    assert ended(table) == ["kept", "kept"]


# To be avoided, binding


def test_Q19_what_is_to_be_avoided_is_not_legal() -> None:
    table = scene()
    strike(table, BLACK, avoid(RED, PLACE))
    assert {action["type"] for action in moves(table, RED)} == {"caesar"}
    for name in ("A1", "B1", "D1", "E1"):
        refused(table, RED, place(name), "Q19")
    pass_by(table)
    assert ended(table) == ["kept"]


def test_Q19_what_is_to_be_avoided_counts_for_the_bonus_too() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, support(BLACK, "E1-E2"), avoid(RED, CAESAR))
    play(table, (RED, LEAVE))
    assert moves(table, RED) == [DECLINE]


def test_Q19_avoiding_what_leaves_nothing_legal_lapses() -> None:
    table = scene()
    strike(table, BLACK, avoid(RED, PLACE), avoid(RED, CAESAR))
    assert {action["type"] for action in moves(table, RED)} == {"caesar"}
    pass_by(table)
    assert told(table, "lapsed") == [{"deal": 1, "clause": 1}]
    assert ended(table) == ["kept", "lapsed"]


def test_Q19_no_later_word_takes_an_earlier_one_back() -> None:
    """Else a friend would help anybody out of a duty, by paying him not to do it."""
    table = scene()
    strike(table, BLACK, do(RED, place("A1")))
    strike(table, WHITE, avoid(RED, PLACE))
    assert moves(table, RED) == [place("A1")]
    play(table, (RED, place("A1")))
    assert ended(table) == ["kept", "lapsed"]
    assert told(table, "lapsed") == [{"deal": 2, "clause": 0}]


def test_Q19_what_was_to_be_avoided_before_cannot_be_made_a_duty() -> None:
    table = scene()
    strike(table, WHITE, avoid(RED, PLACE))
    strike(table, BLACK, do(RED, place("A1")))
    assert {action["type"] for action in moves(table, RED)} == {"caesar"}
    pass_by(table)
    assert ended(table) == ["kept", "lapsed"]


def test_Q19_what_was_struck_first_counts_first_also_if_it_comes_into_force_later() -> None:
    """Red sells where Caesar goes; nobody can then pay him for not doing it, before he takes the consent."""
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"}, holdings={WHITE: {"I": 1}})
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, caesar("A4-S")))
    strike(table, WHITE, avoid(RED, CAESAR), pay(WHITE, RED, 1))
    play(table, (RED, LEAVE))
    assert moves(table, RED) == [caesar("A4-S")]


@pytest.mark.parametrize("private", [False, True])
def test_Q19_a_word_given_to_nobody_does_not_take_back_what_is_sold(private: bool) -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, RED, avoid(RED, CAESAR), private=private)
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, caesar("A4-S")))
    play(table, (RED, LEAVE))
    assert moves(table, RED) == [caesar("A4-S")]
    play(table, (RED, caesar("A4-S")))
    assert ended(table, RED) == ["lapsed", "kept"]


def test_Q18_a_pattern_without_its_type_is_known_by_its_keys() -> None:
    for pattern, meant in (({"committee": "A1"}, place("A1")), ({"to": "A4-S"}, caesar("A4-S"))):
        table = scene()
        strike(table, BLACK, do(RED, pattern))
        assert moves(table, RED) == [meant]


def test_Q14_a_bonus_that_must_not_be_used_so_is_no_way_to_do_it() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "IIc"})
    strike(table, WHITE, avoid(RED, caesar("A4-S")))
    strike(table, BLACK, do(RED, caesar("A4-S")))
    assert len(moves(table, RED)) == 4 + 2 + 8
    play(table, (RED, place("A1")))
    assert ended(table) == ["kept", "lapsed"]


def test_Q14_no_deal_struck_over_the_bonus_takes_back_what_it_is_owed_for() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, caesar("A4-S")))
    play(table, (RED, LEAVE))
    strike(table, WHITE, avoid(RED, CAESAR))
    assert moves(table, RED) == [caesar("A4-S")]


def test_a_used_deal_leaves_nothing_to_avoid_and_that_is_kept() -> None:
    table = scene(committees={"E1": [RED, BLACK]})
    strike(table, BLACK, support(BLACK, "E1-E2"), avoid(RED, caesar("E4-S")))
    play(table, (RED, LEAVE))
    assert ended(table) == ["kept"]
    assert told(table, "lapsed") == []
