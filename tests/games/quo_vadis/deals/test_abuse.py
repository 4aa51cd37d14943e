"""Nothing can be abused: what no table should accept is refused with a sentence that names its rule (B3)."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.kernel.game import brief
from tests.games.quo_vadis.positions import DECLINE, advance, caesar, place
from tests.watching import play, refused

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    YELLOW,
    Clause,
    avoid,
    do,
    helping,
    note,
    offer,
    pay,
    refusing,
    scene,
    support,
)

HUGE = 10**4000
NOT_A_NUMBER = (None, True, 1.5, "2", [2], {"value": 2}, float("nan"))
NOT_A_NAME = (None, "", "A9", "x" * 10_000, 3, ["A3"], {"A3": 1}, "A3\n")


def refused_offer(clause: Any, rule: str, *others: Clause) -> str:
    """Refused at a table where Red and Black stand in a committee of three, and in one of five."""
    table = scene(committees={"E1": [RED, BLACK], "B1": [RED, BLACK, BLACK, WHITE]})
    sentence = refused(table, RED, offer(clause, *(others or (note(BLACK),))), rule)
    assert len(sentence) < 200
    return sentence


@pytest.mark.parametrize("value", [0, -1, -157, 158, HUGE, -HUGE, *NOT_A_NUMBER], ids=brief)
def test_Q20_refuses_payments_of_nothing_less_than_nothing_or_more_than_there_is(value: Any) -> None:
    refused_offer(pay(RED, BLACK, value), "Q20")


def test_B3_refuses_numbers_that_cannot_even_be_written() -> None:
    table = scene()
    for clause in (pay(RED, BLACK, 10**5000), note(10**5000), {"kind": 10**5000, "by": 0}):
        assert table.check(RED, offer(clause)) is not None
    for action in ({"type": "accept", "deal": 10**5000}, offer(note(BLACK), answers=-(10**5000))):
        assert table.check(RED, action) == "You know of no such deal: a huge number. (Q18)"


def test_Q20_refuses_payments_and_consent_on_a_path_for_another_turn() -> None:
    for clause in (pay(RED, BLACK, 1), support(BLACK, "E1-E2")):
        assert "for this turn" in refused_offer({**clause, "until": TURN + 1}, "Q20")
        refused_offer({**clause, "until": TURN - 1}, "Q19")
        play(scene(committees={"E1": [RED, BLACK]}), (RED, offer({**clause, "until": TURN})))


def test_Q18_refuses_paying_oneself_helping_oneself_and_refusing_oneself() -> None:
    for clause in (pay(RED, RED, 1), helping(RED, RED, "A3", 12), refusing(RED, RED, 12)):
        assert "with yourself" in refused_offer(clause, "Q18")


@pytest.mark.parametrize("votes", [0, -1, 3, HUGE, *NOT_A_NUMBER], ids=brief)
def test_Q8_refuses_no_consent_or_more_than_any_path_takes(votes: Any) -> None:
    refused_offer(support(BLACK, "E1-E2", votes), "Q8")


@pytest.mark.parametrize("seat", [-1, 4, HUGE, *NOT_A_NUMBER], ids=brief)
def test_Q18_refuses_seats_that_are_not_there(seat: Any) -> None:
    for clause in (note(seat), pay(seat, BLACK, 1), pay(RED, seat, 1), refusing(RED, seat, 12)):
        refused_offer(clause, "Q18")
    refused_offer(helping(RED, seat, "A3", 12), "Q18")


@pytest.mark.parametrize("until", [TURN - 1, 0, -HUGE, 10**9 + 1, HUGE, *NOT_A_NUMBER[1:]], ids=brief)
def test_Q19_refuses_promises_that_end_in_the_past_or_never(until: Any) -> None:
    for clause in (
        do(RED, caesar("A4-S"), until),
        avoid(RED, caesar("A4-S"), until),
        helping(RED, BLACK, "A3", until),
        refusing(RED, WHITE, until),
    ):
        refused_offer(clause, "Q19")


@pytest.mark.parametrize("name", NOT_A_NAME, ids=brief)
def test_Q8_refuses_consent_on_paths_that_take_none(name: Any) -> None:
    refused_offer(support(BLACK, name), "Q8")
    refused_offer(helping(RED, BLACK, name, 12), "Q8")


def test_Q8_refuses_consent_where_nobody_ever_needs_it() -> None:
    refused_offer(support(BLACK, "A1-A2"), "Q8")
    for committee in ("A1", "B2", "E3", "S"):
        refused_offer(helping(RED, BLACK, committee, 12), "Q8")


def test_Q8_refuses_more_consent_than_the_path_takes_or_the_seat_has() -> None:
    assert "takes one consent" in refused_offer(support(BLACK, "E1-E2", 2), "Q8")
    refused_offer(support(BLACK, "E1-E2"), "Q8", support(BLACK, "E1-E2"))
    assert "that many senators" in refused_offer(support(WHITE, "B1-A3", 2), "Q8")
    assert "that many senators" in refused_offer(support(YELLOW, "B1-A3"), "Q8")


@pytest.mark.parametrize(
    ("clause", "rest", "rule", "why"),
    [
        (support(RED, "E1-E2"), {}, "Q9", "only the others can give"),
        (support(BLACK, "E1-E2"), {"caesar": "E1-E2"}, "Q13", "Caesar lies on E1-E2"),
        (support(BLACK, "D2-D3"), {}, "Q8", "no senator in D2"),
        (support(BLACK, "E1-E2"), {"committees": {"E1": [0, 1], "E2": [2]}}, "Q7", "no free seat"),
        (support(BLACK, "E1-E2"), {"stage": "bonus", "holdings": {0: {"IIc": 1}}}, "Q8", "before"),
    ],
)
def test_refuses_consent_that_everybody_sees_is_of_no_use(
    clause: Clause, rest: dict[str, Any], rule: str, why: str
) -> None:
    table = scene(**{"committees": {"E1": [RED, BLACK]}, **rest})
    assert why in refused(table, RED, offer(clause, note(BLACK)), rule)


@pytest.mark.parametrize(
    "debts",
    [
        [pay(RED, BLACK, 1), pay(BLACK, RED, 2)],
        [pay(RED, BLACK, 1), pay(BLACK, WHITE, 1), pay(WHITE, RED, 1)],
        [pay(YELLOW, RED, 5), pay(RED, BLACK, 1), pay(BLACK, WHITE, 1), pay(WHITE, BLACK, 1)],
    ],
)
def test_Q20_refuses_payments_in_a_circle(debts: list[Clause]) -> None:
    assert "circle" in refused_offer(note(RED), "Q20", *debts)


@pytest.mark.parametrize(
    "pair",
    [
        [do(RED, caesar("A4-S")), avoid(RED, caesar("A4-S"))],
        [do(RED, caesar("A4-S")), avoid(RED, {"type": "caesar"})],
        [do(RED, caesar("A4-S"), TURN + 3), avoid(RED, caesar("A4-S"))],
        [do(RED, caesar("A4-S"), TURN + 4), avoid(RED, caesar("A4-S"), TURN + 5)],
        [do(RED, caesar("A4-S")), do(RED, caesar("E4-S"))],
        [do(RED, place("A1")), do(RED, caesar("E4-S"))],
        [do(RED, place("A1"), TURN + 3), do(RED, {"type": "decline"}, TURN + 2)],
        [support(BLACK, "E1-E2"), avoid(RED, {"type": "advance", "path": "E1-E2"})],
        [support(BLACK, "E1-E2"), avoid(RED, {"type": "advance"})],
        [support(BLACK, "E1-E2"), refusing(BLACK, RED)],
        [support(BLACK, "E1-E2"), refusing(BLACK, RED, 20)],
        [helping(BLACK, RED, "E1", 14), refusing(BLACK, RED, 14)],
        [helping(BLACK, RED, "E1", 16), refusing(BLACK, RED, 14)],
    ],
)
def test_Q18_refuses_clauses_that_contradict_each_other(pair: list[Clause]) -> None:
    for one, other in (pair, pair[::-1]):
        assert "contradict" in refused_offer(one, "Q18", other, note(BLACK))


@pytest.mark.parametrize(
    "pair",
    [
        [do(RED, caesar("A4-S"), TURN + 4), avoid(RED, caesar("A4-S"))],
        [do(RED, caesar("A4-S")), avoid(BLACK, caesar("A4-S"), TURN + 1)],
        [do(RED, caesar("A4-S")), avoid(RED, caesar("E4-S"))],
        [do(RED, caesar("A4-S")), do(RED, caesar("E4-S"), TURN + 4)],
        [do(RED, {"type": "advance"}), do(RED, caesar("E4-S"))],
        [do(RED, {"type": "advance"}), do(RED, DECLINE)],
        [do(RED, caesar("A4-S")), do(RED, {"type": "caesar"})],
        [support(BLACK, "E1-E2"), refusing(BLACK, WHITE)],
        [support(BLACK, "E1-E2"), avoid(RED, advance("E1-E2", RED))],
        [helping(BLACK, RED, "E1", 17), refusing(BLACK, RED, 14)],
        [pay(RED, BLACK, 1), pay(RED, WHITE, 1)],
    ],
)
def test_Q18_allows_clauses_that_only_seem_to_contradict_each_other(pair: list[Clause]) -> None:
    play(scene(committees={"E1": [RED, BLACK]}), (RED, offer(*pair, note(BLACK))))


def test_Q19_refuses_to_have_done_what_its_owner_has_no_turn_for() -> None:
    assert "no turn before" in refused_offer(do(BLACK, place("A1")), "Q19")
    assert "no turn before" in refused_offer(do(YELLOW, place("A1"), TURN + 2), "Q19")


@pytest.mark.parametrize(
    "pattern",
    [
        None,
        "caesar",
        {},
        {"type": ["caesar"]},
        {"type": "pledge", "path": "E1-E2"},
        {"type": "offer"},
        {"type": "accept", "deal": 1},
        {"type": "census"},
        {"type": "remove", "committee": "A3"},
        {"deal": 1},
        {"votes": 1, "path": "E1-E2"},
        {"to": "A1-A2"},
        {"type": "caesar", "to": "A1-A2"},
        {"type": "caesar", "path": "A4-S"},
        {"type": "caesar", "to": None},
        {"type": "place", "committee": "A3"},
        {"type": "place", "committee": ["A1"]},
        {"type": "advance", "path": "B1-C1"},
        {"type": "advance", "with": 1},
        {"type": "advance", "with": [4]},
        {"type": "advance", "with": [True]},
        {"type": "advance", "with": [0, 1, 2]},
        {"type": "advance", "path": "E1-E2", "with": [0, 1]},
        {"type": "advance", "path": "A1-A2", "with": [0]},
        {"type": "decline", "to": "A4-S"},
    ],
)
def test_Q18_refuses_to_have_done_what_nobody_can_do(pattern: Any) -> None:
    refused_offer(do(RED, pattern), "Q18")
    refused_offer(avoid(RED, pattern), "Q18")


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * 281, "a\nb", "\x1b[31m", "\ud800", None, 3, ["x"]], ids=brief
)
def test_Q18_refuses_notes_that_are_no_line_of_words(text: Any) -> None:
    refused_offer(note(RED, text), "Q18")


def test_Q18_a_note_may_have_280_signs_of_any_language() -> None:
    play(scene(), (RED, offer(note(BLACK, "Ἀνερρίφθω κύβος! " + "x" * 263))))


@pytest.mark.parametrize(
    "clause",
    [
        None,
        [],
        "pay",
        {},
        {"kind": "gift", "by": 0},
        {"kind": ["pay"], "by": 0},
        {"kind": "pay", "by": 0},
        {"kind": "support", "by": 1, "path": "E1-E2"},
        {"kind": "support", "by": 1, "path": "E1-E2", "votes": 1, "for": 0},
        {"kind": "support", "by": 1, "for": 0, "until": 12},
        {"kind": "refuse", "by": 0},
        {"kind": "note", "text": "who says so?"},
        {"kind": "note", "by": 0, "text": "x", "aside": "y"},
    ],
)
def test_Q18_refuses_clauses_of_the_wrong_form(clause: Any) -> None:
    refused_offer(clause, "Q18")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "offer"},
        {"type": "offer", "clauses": None},
        {"type": "offer", "clauses": []},
        {"type": "offer", "clauses": {}},
        {"type": "offer", "clauses": [note(BLACK)] * 13},
        {"type": "offer", "clauses": [note(BLACK)], "private": "yes"},
        {"type": "offer", "clauses": [note(BLACK)], "private": None},
        {"type": "offer", "clauses": [note(BLACK)], "to": 1},
        {"type": "offer", "clauses": [note(BLACK)], "answers": "1"},
        {"type": "offer", "clauses": [note(BLACK)], "answers": True},
        {"type": "offer", "clauses": [note(BLACK)], "answers": HUGE},
    ],
    ids=lambda action: str(len(action)),
)
def test_Q18_refuses_offers_of_the_wrong_form(action: Any) -> None:
    refused(scene(), RED, action, "Q18")


def test_Q18_refuses_the_eleventh_offer_of_a_seat_in_one_turn() -> None:
    table = scene()
    peace = offer(note(BLACK))
    play(table, *[(RED, peace)] * 10)
    assert "10 offers" in refused(table, RED, peace, "Q18")
    play(table, (WHITE, peace), (RED, caesar("A4-S")), (RED, peace))


def test_Q18_withdrawing_does_not_make_room_for_more_offers() -> None:
    table = scene()
    for number in range(1, 11):
        play(table, (RED, offer(note(BLACK))), (RED, {"type": "withdraw", "deal": number}))
    refused(table, RED, offer(note(BLACK)), "Q18")
