"""Private deals: others know that an offer was made, by whom and to whom, and nothing more (B1, Q18)."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from tests.games.quo_vadis.positions import advance, caesar, place
from tests.watching import play, received, refused

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    YELLOW,
    Clause,
    accept,
    agree,
    avoid,
    do,
    held,
    helping,
    note,
    offer,
    pass_by,
    pay,
    refusing,
    reject,
    scene,
    strike,
    support,
    told,
    withdraw,
)

STRANGERS = (WHITE, YELLOW, None)
TALK = ("accept", "reject", "withdraw", "struck", "failed", "void", "expired", "paid", "lapsed", "promise")
OUTLINE = {"deal": 1, "by": RED, "to": [BLACK], "turn": TURN, "private": True}


def standing(**rest: Any) -> rostra.Table:
    return scene(committees={"E1": [RED, BLACK]}, holdings={RED: {"II": 2}, BLACK: {"I": 2}}, **rest)


def nothing_heard(table: rostra.Table, seat: int | None) -> bool:
    return not any(event["kind"] in TALK for event in table.events(seat))


def test_B1_strangers_know_of_a_private_offer_only_by_whom_and_to_whom() -> None:
    table = play(standing(), (RED, offer(note(BLACK), private=True)))
    for seat in STRANGERS:
        assert told(table, "offer", seat) == [OUTLINE]
        assert table.view(seat)["deals"] == [OUTLINE]
    for seat in (RED, BLACK):
        (heard,) = told(table, "offer", seat)
        assert heard["clauses"] == [note(BLACK)]
        assert table.view(seat)["deals"][0]["clauses"] == [note(BLACK)]


@pytest.mark.parametrize("answer", [(BLACK, accept(1)), (BLACK, reject(1)), (RED, withdraw(1)), None])
def test_B1_strangers_do_not_learn_what_becomes_of_it(answer: Any) -> None:
    table = play(standing(), (RED, offer(pay(RED, BLACK, 9), note(BLACK), private=True)))
    before = [received(table, seat) for seat in STRANGERS]
    play(table, *([answer] if answer else []))
    assert [received(table, seat) for seat in STRANGERS] == before
    pass_by(table)
    assert all(nothing_heard(table, seat) for seat in STRANGERS)
    assert all(table.view(seat)["deals"] == [] for seat in STRANGERS)


@pytest.mark.parametrize("answer", [accept, reject, withdraw])
def test_B1_an_answer_of_a_stranger_is_refused_as_if_there_were_no_such_deal(answer: Any) -> None:
    table = play(standing(), (RED, offer(note(BLACK), private=True)))
    for seat in (WHITE, YELLOW):
        known = refused(table, seat, answer(1), "Q18")
        assert known == refused(table, seat, answer(2), "Q18").replace("2", "1", 1)
        refused(table, seat, offer(note(RED), answers=1), "Q18")
    play(table, (BLACK, offer(note(RED), answers=1, private=True)))


PRIVATE_DEALS: list[list[Clause]] = [
    [note(RED, "Peace?"), note(BLACK)],
    [do(RED, caesar("A4-S")), note(BLACK)],
    [avoid(RED, place("A1")), note(BLACK)],
    [support(BLACK, "E1-E2"), pay(RED, BLACK, 2)],
    [pay(RED, BLACK, 99)],
    [helping(RED, BLACK, "E1", TURN + 1)],
    [helping(BLACK, RED, "E1")],
    [refusing(RED, WHITE, TURN + 2), note(BLACK)],
    [refusing(BLACK, RED), note(BLACK)],
    [do(RED, caesar("A4-S"), TURN + 4), avoid(BLACK, place("A1"), TURN + 1)],
]


def all_after(edition: str, clauses: list[Clause]) -> list[str]:
    """What every stranger gets to see after each step of a deal that nobody sees used."""
    table = standing(edition=edition)
    seen: list[str] = []

    def look() -> None:
        seen.extend(received(table, seat) for seat in STRANGERS)
        for seat in (WHITE, YELLOW):
            asked = [
                accept(1),
                reject(1),
                offer(note(RED), answers=1),
                offer(support(BLACK, "E1-E2"), note(RED)),
            ]
            seen.extend(str(table.check(seat, action)) for action in asked)

    play(table, (RED, offer(*clauses, private=True)))
    look()
    play(table, (BLACK, accept(1)))
    look()
    play(table, (RED, caesar("A4-S")))
    look()
    play(table, (BLACK, caesar("C1-S")))
    look()
    return seen


@pytest.mark.parametrize("edition", ["amigo-2005", "hans-im-glueck-1992"])
def test_B1_strangers_cannot_tell_private_deals_apart(edition: str) -> None:
    first = all_after(edition, PRIVATE_DEALS[0])
    for clauses in PRIVATE_DEALS[1:]:
        assert all_after(edition, clauses) == first


def test_Q12_of_a_private_payment_strangers_see_only_how_many_laurels_are_held() -> None:
    table = standing()
    strike(table, RED, pay(RED, BLACK, 4), private=True)
    play(table, (RED, caesar("A4-S")))
    assert held(table, BLACK) == {"I": 2, "II": 2}
    for seat in STRANGERS:
        assert nothing_heard(table, seat)
        assert table.view(seat)["held"] == [0, 4, 0, 0]


def test_B1_a_third_party_of_a_private_deal_sees_that_it_is_paid_not_with_which_laurels() -> None:
    table = standing()
    strike(table, RED, pay(RED, BLACK, 1), note(WHITE), private=True)
    play(table, (RED, caesar("A4-S")))
    assert told(table, "paid", RED)[0]["gave"] == {"II": 1}
    assert told(table, "paid", WHITE) == [{"deal": 1, "clause": 0, "by": RED, "to": BLACK, "value": 1}]
    assert told(table, "paid", YELLOW) == told(table, "paid", None) == []


def test_B1_promises_of_a_private_deal_stand_in_the_ledger_of_its_parties_only() -> None:
    table = standing()
    strike(table, RED, do(BLACK, place("A1"), TURN + 1), private=True)
    pass_by(table, 2)
    assert [len(table.view(seat)["ledger"]) for seat in (RED, BLACK, *STRANGERS)] == [1, 1, 0, 0, 0]
    assert [len(told(table, "promise", seat)) for seat in (RED, BLACK, *STRANGERS)] == [1, 1, 0, 0, 0]


def test_B1_consent_in_a_private_deal_is_known_to_its_parties_only() -> None:
    table = standing()
    strike(table, RED, support(BLACK, "E1-E2"), private=True)
    assert [len(table.view(seat)["granted"]) for seat in (RED, BLACK, *STRANGERS)] == [1, 1, 0, 0, 0]
    play(table, (RED, advance("E1-E2", BLACK)))


def test_B1_a_private_deal_about_consent_must_include_the_player_to_move() -> None:
    """Else what is legal for him would tell him of it."""
    table = standing()
    secret = offer(support(BLACK, "E1-E2"), note(WHITE), private=True)
    assert "seat 0" in refused(table, WHITE, secret, "Q18")
    play(table, (RED, secret), (WHITE, offer(support(BLACK, "E1-E2"), note(WHITE))))


def test_Q18_a_table_may_have_no_private_deals() -> None:
    table = standing(options={"private": False})
    assert "all deals are open" in refused(table, RED, offer(note(BLACK), private=True), "Q18")
    play(table, (RED, offer(note(BLACK), private=False)))


def test_when_the_game_is_over_all_deals_are_shown_to_everybody() -> None:
    table = standing(options={"turn_limit": TURN})
    number = agree(table, RED, do(BLACK, place("A1"), 20), private=True)
    pass_by(table)
    assert table.result is not None
    for seat in (*range(4), None):
        (deal,) = table.view(seat)["deals"]
        assert (deal["deal"], deal["status"], deal["accepted"]) == (number, "settled", [BLACK])
        assert [promise["status"] for promise in table.view(seat)["ledger"]] == ["lapsed"]
    assert nothing_heard(table, WHITE)


# Purses


def with_purse(**laurels: int) -> rostra.Table:
    """Black holds two laurels: which, only he knows."""
    return scene(committees={"E1": [RED, BLACK]}, holdings={RED: {"III": 1, "IV": 1}, BLACK: laurels})


def test_Q12_that_another_cannot_pay_is_not_said_before_he_has_accepted() -> None:
    poor, rich = with_purse(II=2), with_purse(V=2)
    asking = offer(pay(BLACK, RED, 5), pay(BLACK, WHITE, 5), private=True)
    for table in (poor, rich):
        play(table, (RED, asking), (WHITE, accept(1)))
    for seat in (RED, WHITE, YELLOW, None):
        assert received(poor, seat) == received(rich, seat)
    for table in (poor, rich):
        play(table, (BLACK, accept(1)))
    assert told(poor, "failed", RED) == [{"deal": 1, "why": "payment"}]
    assert told(rich, "struck", RED) == [{"deal": 1}]
    for seat in (YELLOW, None):
        assert received(poor, seat) == received(rich, seat)


def test_Q12_that_another_has_no_change_is_not_said_before_he_has_accepted() -> None:
    without, with_change = with_purse(III=2), with_purse(V=2)
    for table in (without, with_change):
        play(table, (RED, offer(pay(RED, BLACK, 2), private=True)))
    for seat in (RED, WHITE, YELLOW, None):
        assert received(without, seat) == received(with_change, seat)
    for table in (without, with_change):
        play(table, (BLACK, accept(1)))
    assert told(without, "failed", RED) == [{"deal": 1, "why": "payment"}]
    assert told(with_change, "struck", RED) == [{"deal": 1}]


def test_Q20_one_may_offer_what_one_does_not_have() -> None:
    """To refuse it would let others see who can pay what by whose offers stand; it fails when all agree."""
    table = with_purse(II=2)
    play(table, (BLACK, offer(pay(BLACK, RED, 9))), (RED, accept(1)))
    assert told(table, "failed", BLACK) == [{"deal": 1, "why": "payment"}]
