"""Support in struck deals: consent to be used this turn, taken in order, and void if it is not (Q8, Q9)."""

from __future__ import annotations

import pytest

from tests.games.quo_vadis.positions import advance, caesar, pledge, retract
from tests.watching import play, refused

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    accept,
    agree,
    do,
    ended,
    held,
    moves,
    note,
    offer,
    pay,
    scene,
    strike,
    support,
    told,
)

LEAVE = advance("E1-E2", BLACK)
THREE = {"E1": [RED, BLACK]}
RICH = {RED: {"I": 4, "II": 1}}


def test_Q9_support_of_a_struck_deal_may_be_used() -> None:
    table = scene(committees=THREE)
    play(table, (RED, offer(support(BLACK, "E1-E2"))))
    refused(table, RED, LEAVE, "Q9")
    play(table, (BLACK, accept(1)))
    assert table.view(None)["granted"] == [{"deal": 1, "seat": BLACK, "path": "E1-E2", "votes": 1}]
    assert LEAVE in moves(table, RED)
    refused(table, RED, advance("E1-D2", BLACK), "Q9")
    play(table, (RED, LEAVE))
    assert held(table, BLACK) == {"I": 1}


def test_Q9_support_need_not_be_used_and_ends_with_the_turn() -> None:
    table = scene(committees=THREE)
    strike(table, RED, support(BLACK, "E1-E2"))
    play(table, *[(seat, caesar(to)) for seat, to in enumerate(("A4-S", "C1-S", "A4-S", "C1-S"))])
    refused(table, RED, LEAVE, "Q9")
    assert table.view(RED)["granted"] == []


def test_Q20_a_deal_whose_support_was_not_used_is_void_with_its_payments() -> None:
    table = scene(committees=THREE, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 2), do(RED, caesar("E4-S"), TURN + 4))
    play(table, (RED, caesar("A4-S")))
    assert told(table, "void") == [{"deal": 1}]
    assert told(table, "paid") == []
    assert held(table, RED) == RICH[RED]
    assert ended(table) == []


def test_Q13_where_caesar_lies_no_support_can_be_sold_nor_used() -> None:
    table = scene(committees=THREE, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 1))
    refused(table, RED, advance("E1-E2"), "Q8")
    play(table, (RED, caesar("E1-E2")))
    assert told(table, "void") == [{"deal": 1}]


def test_Q9_own_senators_leave_a_deal_void() -> None:
    table = scene(committees={"E1": [RED, RED, BLACK]}, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 1))
    play(table, (RED, advance("E1-E2", RED)))
    assert told(table, "void") == [{"deal": 1}]


def test_one_vote_used_of_two_makes_the_whole_deal_due() -> None:
    table = scene(committees={"B1": [RED, RED, BLACK, BLACK]}, holdings=RICH)
    strike(table, RED, support(BLACK, "B1-A3", 2), pay(RED, BLACK, 4))
    play(table, (RED, advance("B1-A3", RED, BLACK)))
    assert told(table, "void") == []
    assert told(table, "paid")[0]["value"] == 4


def test_a_deal_about_two_paths_is_used_by_either() -> None:
    table = scene(committees=THREE, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), support(BLACK, "E1-D2"), pay(RED, BLACK, 2))
    play(table, (RED, advance("E1-D2", BLACK)))
    assert [paid["deal"] for paid in told(table, "paid")] == [1]


# The order in which consents are taken


def test_consents_are_taken_from_deals_in_the_order_struck_then_from_the_pledge() -> None:
    """Three senators of Black: one pledged, two sold. Red uses two, which are those sold."""
    table = scene(committees={"B1": [RED, BLACK, BLACK, BLACK]}, holdings=RICH)
    play(table, (BLACK, pledge("B1-A3")))
    play(table, (BLACK, offer(support(BLACK, "B1-A3"), pay(RED, BLACK, 1))))
    strike(table, RED, support(BLACK, "B1-A3"), pay(RED, BLACK, 2))
    play(table, (RED, accept(1)), (RED, advance("B1-A3", BLACK, BLACK)))
    assert [(paid["deal"], paid["value"]) for paid in told(table, "paid")] == [(2, 2), (1, 1)]


def test_of_two_deals_for_one_consent_the_earlier_is_used_and_the_later_is_void() -> None:
    table = scene(committees={"E1": [RED, BLACK, BLACK]}, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 2))
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 1))
    play(table, (RED, LEAVE))
    assert [paid["deal"] for paid in told(table, "paid")] == [1]
    assert told(table, "void") == [{"deal": 2}]


def test_of_two_deals_for_one_consent_the_one_struck_first_is_used_though_offered_later() -> None:
    table = scene(committees={"E1": [RED, BLACK, BLACK]}, holdings=RICH)
    play(table, (BLACK, offer(support(BLACK, "E1-E2"), pay(RED, BLACK, 1))))
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 2))
    play(table, (RED, accept(1)), (RED, LEAVE))
    assert [(paid["deal"], paid["value"]) for paid in told(table, "paid")] == [(2, 2)]
    assert told(table, "void") == [{"deal": 1}]


def test_a_pledge_is_used_only_for_what_the_deals_do_not_give() -> None:
    table = scene(committees={"B1": [RED, BLACK, BLACK]}, holdings=RICH)
    play(table, (BLACK, pledge("B1-A3")))
    strike(table, RED, support(BLACK, "B1-A3"), pay(RED, BLACK, 2))
    play(table, (RED, advance("B1-A3", BLACK, BLACK)))
    assert [paid["deal"] for paid in told(table, "paid")] == [1]


# Never more than there are senators


@pytest.mark.parametrize("first", ["pledge", "deal"])
def test_Q8_a_pledge_and_a_deal_about_one_senator_are_one_consent(first: str) -> None:
    """What is owed goes first: the deal is used, and must be paid."""
    table = scene(committees={"B1": [RED, RED, BLACK]}, holdings=RICH)
    if first == "pledge":
        play(table, (BLACK, pledge("B1-A3")))
    strike(table, RED, support(BLACK, "B1-A3"), pay(RED, BLACK, 2))
    if first == "deal":
        refused(table, BLACK, pledge("B1-A3"), "Q8")
    refused(table, RED, advance("B1-A3", BLACK, BLACK), "Q9")
    play(table, (RED, advance("B1-A3", RED, BLACK)))
    assert [paid["deal"] for paid in told(table, "paid")] == [1]


def test_Q19_taking_the_pledge_back_does_not_take_back_what_is_owed() -> None:
    table = scene(committees=THREE, holdings=RICH)
    play(table, (BLACK, pledge("E1-E2")))
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 2))
    play(table, (BLACK, retract("E1-E2")))
    assert table.view(None)["pledges"] == []
    refused(table, BLACK, retract("E1-E2"), "Q9")
    refused(table, BLACK, pledge("E1-E2"), "Q8")
    play(table, (RED, LEAVE))
    assert [paid["deal"] for paid in told(table, "paid")] == [1]


def test_Q8_a_pledge_beside_a_deal_is_limited_to_the_other_senators() -> None:
    table = scene(committees={"B1": [RED, BLACK, BLACK]})
    strike(table, RED, support(BLACK, "B1-A3"))
    refused(table, BLACK, pledge("B1-A3", 2), "Q8")
    play(table, (BLACK, pledge("B1-A3")), (BLACK, pledge("B1-B2", 2)))
    play(table, (RED, advance("B1-A3", BLACK, BLACK)))


def test_Q8_refuses_to_sell_the_same_consent_twice() -> None:
    table = scene(committees=THREE, holdings=RICH)
    play(table, (BLACK, offer(support(BLACK, "E1-E2"), pay(RED, BLACK, 1))))
    play(table, (RED, offer(support(BLACK, "E1-E2"), pay(RED, BLACK, 2))), (BLACK, accept(2)))
    refused(table, BLACK, offer(support(BLACK, "E1-E2"), note(RED)), "Q8")
    play(table, (RED, accept(1)))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "support"}]
    assert told(table, "failed", WHITE) == []
    play(table, (RED, offer(support(BLACK, "E1-E2"), note(RED))))
    refused(table, BLACK, accept(3), "Q8")
    play(table, (BLACK, offer(support(BLACK, "E1-D2"), note(RED))))


def test_that_another_has_sold_his_consent_is_not_said_before_all_have_accepted() -> None:
    """Black has sold his only consent in private: White cannot find that out by offering for it."""
    table = scene(committees=THREE, holdings=RICH)
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 1), private=True)
    again = offer(support(BLACK, "E1-E2"), pay(WHITE, BLACK, 1))
    assert table.check(WHITE, again) is None
    play(table, (WHITE, again))
    refused(table, BLACK, accept(2), "Q8")


def test_Q9_the_same_consent_may_be_sold_to_two_who_share_its_price() -> None:
    table = scene(committees=THREE, holdings={**RICH, WHITE: {"I": 1}})
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 1), pay(WHITE, BLACK, 1))
    play(table, (RED, LEAVE))
    assert [(paid["by"], paid["to"]) for paid in told(table, "paid")] == [(RED, BLACK), (WHITE, BLACK)]


def test_support_sold_to_a_third_player_is_there_for_the_player_to_move() -> None:
    """White pays Black to let Red go: Red need not agree, and need not use it."""
    table = scene(committees=THREE, holdings={WHITE: {"III": 1}})
    number = agree(table, WHITE, support(BLACK, "E1-E2"), pay(WHITE, BLACK, 3))
    assert told(table, "struck") == [{"deal": number}]
    play(table, (RED, LEAVE))
    assert held(table, WHITE) == {}
    assert held(table, BLACK) == {"I": 1, "III": 1}
