"""Deals among three and more: one word for all of it, or none (Q18)."""

from __future__ import annotations

from tests.games.quo_vadis.positions import advance, caesar, place
from tests.watching import play, refused

from .bargains import (
    BLACK,
    EDITION_1992,
    RED,
    TURN,
    WHITE,
    YELLOW,
    accept,
    agree,
    avoid,
    do,
    ended,
    held,
    moves,
    note,
    offer,
    pay,
    reject,
    scene,
    strike,
    support,
    told,
)

FIVE = {"B1": [RED, BLACK, WHITE]}


def test_Q18_two_consent_and_a_third_pays() -> None:
    table = scene(committees=FIVE, holdings={YELLOW: {"II": 2}})
    parts = [support(BLACK, "B1-A3"), support(WHITE, "B1-A3"), pay(YELLOW, BLACK, 2), pay(YELLOW, WHITE, 2)]
    strike(table, RED, *parts)
    play(table, (RED, advance("B1-A3", BLACK, WHITE)))
    assert [held(table, seat) for seat in range(4)] == [{"III": 1}, {"I": 1, "II": 1}, {"I": 1, "II": 1}, {}]


def test_Q18_one_party_that_says_no_ends_it_for_all() -> None:
    table = scene(committees=FIVE)
    play(table, (RED, offer(support(BLACK, "B1-A3"), support(WHITE, "B1-A3"))))
    play(table, (BLACK, accept(1)), (WHITE, reject(1)))
    refused(table, RED, advance("B1-A3", BLACK, WHITE), "Q9")


def test_Q20_all_payments_of_a_package_must_be_possible_together() -> None:
    """Red could pay either, but not both."""
    table = scene(committees=FIVE)
    parts = [support(BLACK, "B1-A3"), support(WHITE, "B1-A3")]
    agree(table, RED, *parts, pay(RED, BLACK, 3), pay(RED, WHITE, 3))
    assert told(table, "failed", WHITE) == [{"deal": 1, "why": "payment"}]
    strike(table, RED, *parts, pay(RED, BLACK, 3))


def test_using_the_consent_of_one_makes_the_whole_package_due() -> None:
    """Red uses one of the two consents and one of his own senators; both are paid, White's word binds."""
    table = scene(committees={"B1": [RED, RED, BLACK, WHITE]}, holdings={RED: {"I": 2}})
    duty = do(WHITE, caesar("E4-S"), TURN + 2)
    parts = [support(BLACK, "B1-A3"), support(WHITE, "B1-A3"), pay(RED, BLACK, 1), pay(RED, WHITE, 1)]
    strike(table, RED, *parts, duty)
    play(table, (RED, advance("B1-A3", RED, BLACK)))
    assert [(paid["to"], paid["value"]) for paid in told(table, "paid")] == [(BLACK, 1), (WHITE, 1)]
    assert ended(table) == ["open"]


def test_Q22_duties_of_three_players_each_in_his_own_turn() -> None:
    table = scene(**EDITION_1992)
    duties = [do(BLACK, place("A1"), 13), avoid(WHITE, {"type": "place"}, 13), do(RED, place("E1"), 13)]
    strike(table, YELLOW, *duties)
    play(table, (RED, caesar("A4-S")))
    assert moves(table, BLACK) == [place("A1")]
    play(table, (BLACK, place("A1")))
    assert {action["type"] for action in moves(table, WHITE)} == {"caesar"}
    play(table, (WHITE, caesar("C1-S")), (YELLOW, caesar("A4-S")))
    assert moves(table, RED) == [place("E1")]
    play(table, (RED, place("E1")))
    assert ended(table) == ["kept", "kept", "kept"]


def test_Q18_several_may_offer_the_same_and_the_mover_chooses() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]}, holdings={RED: {"I": 3}})
    strike(table, BLACK, support(BLACK, "E1-E2"), pay(RED, BLACK, 3))
    strike(table, WHITE, support(WHITE, "E1-E2"), pay(RED, WHITE, 1), note(RED, "a bargain"))
    play(table, (RED, advance("E1-E2", WHITE)))
    assert told(table, "void") == [{"deal": 1}]
    assert held(table, WHITE) == {"I": 2}
