"""The life of an offer (Q18): made, answered, struck or ended, before anything is owed."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from tests.games.quo_vadis.positions import DECLINE, advance, caesar
from tests.watching import everything, last, play, refused

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    YELLOW,
    accept,
    agree,
    avoid,
    do,
    note,
    offer,
    pay,
    reject,
    scene,
    strike,
    support,
    told,
    withdraw,
)

PEACE = offer(note(RED), note(BLACK))
PACT = offer(note(RED), note(BLACK), note(WHITE))


def statuses(table: Any) -> list[str]:
    return [deal["status"] for deal in table.view(None)["deals"]]


def test_Q18_offers_are_numbered_and_told_with_what_binds() -> None:
    table = play(scene(), (RED, offer(note(BLACK), pay(RED, BLACK, 1))), (WHITE, offer(note(YELLOW))))
    assert told(table, "offer") == [
        {
            "deal": 1,
            "by": RED,
            "to": [BLACK],
            "turn": TURN,
            "private": False,
            "answers": None,
            "clauses": [note(BLACK), pay(RED, BLACK, 1)],
            "binding": [False, True],
        },
        {
            "deal": 2,
            "by": WHITE,
            "to": [YELLOW],
            "turn": TURN,
            "private": False,
            "answers": None,
            "clauses": [note(YELLOW)],
            "binding": [False],
        },
    ]
    assert statuses(table) == ["open", "open"]


def test_Q18_whoever_says_no_may_say_why() -> None:
    why = {"because": "too-little"}
    table = play(scene(), (RED, PEACE), (BLACK, reject(1) | why), (RED, PEACE))
    assert told(table, "reject") == [{"deal": 1, "seat": BLACK, **why}]
    better = {**offer(note(RED)), "answers": 2, "because": "distrust"}
    play(table, (BLACK, better), (BLACK, reject(2)))
    assert table.view(WHITE)["deals"][2]["because"] == told(table, "offer")[2]["because"] == "distrust"
    assert told(table, "reject")[1] == {"deal": 2, "seat": BLACK}, "nobody has to say it"
    assert rostra.replay(table.record()).events(None) == table.events(None)


def test_Q18_only_whoever_says_no_says_why_and_only_in_words_all_understand() -> None:
    table = play(scene(), (RED, PEACE))
    because = {"because": "too-little"}
    for seat, said in ((BLACK, accept(1) | because), (RED, withdraw(1) | because), (WHITE, PEACE | because)):
        assert refused(table, seat, said, "Q18")
    for odd in ("Because!", None, ["too-little"], 3):
        assert refused(table, BLACK, reject(1) | {"because": odd}, "Q18")
        assert refused(table, BLACK, PEACE | {"answers": 1, "because": odd}, "Q18")


def test_Q18_a_deal_is_struck_when_every_seat_named_has_accepted() -> None:
    table = play(scene(), (RED, PACT), (WHITE, accept(1)))
    assert told(table, "struck") == []
    assert table.view(None)["deals"][0]["accepted"] == [WHITE]
    play(table, (BLACK, accept(1)))
    assert told(table, "accept") == [{"deal": 1, "seat": WHITE}, {"deal": 1, "seat": BLACK}]
    assert told(table, "struck") == [{"deal": 1}]
    assert statuses(table) == ["struck"]


def test_Q18_nobody_is_bound_by_what_others_promise_for_him() -> None:
    """White is named by Red and Black: without his word there is no deal."""
    table = scene()
    play(table, (RED, offer(do(WHITE, caesar("A4-S"), TURN + 2), note(BLACK))), (BLACK, accept(1)))
    assert statuses(table) == ["open"]
    play(table, (WHITE, reject(1)))
    assert statuses(table) == ["rejected"]


def test_Q18_a_word_given_to_nobody_is_struck_at_once() -> None:
    table = play(scene(), (RED, offer(avoid(RED, caesar("E4-S")))))
    assert told(table, "offer")[0]["to"] == []
    assert told(table, "struck") == [{"deal": 1}]
    refused(table, RED, withdraw(1), "Q18")
    refused(table, RED, caesar("E4-S"), "Q19")


def test_Q18_answers_end_an_offer_for_good() -> None:
    table = play(scene(), (RED, PEACE), (RED, PEACE), (RED, PEACE))
    play(table, (BLACK, reject(1)), (RED, withdraw(2)), (BLACK, accept(3)))
    assert statuses(table) == ["rejected", "withdrawn", "struck"]
    for number in (1, 2, 3):
        for seat, answer in ((BLACK, accept(number)), (BLACK, reject(number)), (RED, withdraw(number))):
            assert "no longer open" in refused(table, seat, answer, "Q18")


def test_Q18_who_has_accepted_can_neither_reject_nor_accept_again() -> None:
    table = play(scene(), (RED, PACT), (BLACK, accept(1)))
    refused(table, BLACK, reject(1), "Q18")
    refused(table, BLACK, accept(1), "Q18")
    play(table, (WHITE, reject(1)))


def test_Q18_only_those_named_answer_and_only_the_proposer_withdraws() -> None:
    table = play(scene(), (RED, PEACE))
    for seat in (RED, WHITE, YELLOW):
        refused(table, seat, accept(1), "Q18")
        refused(table, seat, reject(1), "Q18")
    for seat in (BLACK, WHITE, YELLOW):
        refused(table, seat, withdraw(1), "Q18")
    assert [action for seat in range(4) for action in table.legal(seat) if "deal" in action] == [
        withdraw(1),
        accept(1),
        reject(1),
    ]


def test_Q18_an_offer_can_be_withdrawn_while_another_has_yet_to_accept() -> None:
    table = play(scene(), (RED, PACT), (BLACK, accept(1)), (RED, withdraw(1)))
    refused(table, WHITE, accept(1), "Q18")


def test_Q18_open_offers_end_with_the_turn() -> None:
    table = play(scene(), (RED, PEACE), (RED, caesar("A4-S")))
    assert told(table, "expired") == [{"deal": 1}]
    assert table.view(None)["deals"] == []
    refused(table, BLACK, accept(1), "Q18")
    play(table, (BLACK, offer(note(RED))))
    assert last(table, "offer")["deal"] == 2


def test_Q18_a_counter_offer_names_the_one_it_answers() -> None:
    table = play(scene(), (RED, PEACE), (BLACK, offer(note(RED, "War!"), answers=1)))
    assert last(table, "offer")["answers"] == 1
    assert table.view(None)["deals"][1]["answers"] == 1
    assert statuses(table) == ["open", "open"]
    refused(table, BLACK, offer(note(RED), answers=7), "Q18")


def test_Q18_offers_are_made_while_the_bonus_is_pending() -> None:
    table = scene(stage="bonus", holdings={RED: {"IIc": 1}, BLACK: {"II": 1}})
    strike(table, BLACK, do(RED, caesar("E1-E2")), pay(BLACK, RED, 2))
    refused(table, RED, DECLINE, "Q19")
    play(table, (RED, caesar("E1-E2")))
    assert table.position()["holdings"][:2] == [{"II": 1, "IIc": 1}, {}]


def test_Q18_an_offer_of_support_cannot_be_accepted_once_the_action_is_done() -> None:
    """The board has changed since the offer was made."""
    table = scene(committees={"E1": [RED, RED, BLACK]}, laurels={"E1-E2": "IIc"})
    play(table, (BLACK, offer(support(BLACK, "E1-D2"), pay(RED, BLACK, 1))), (RED, advance("E1-E2", RED)))
    refused(table, RED, accept(1), "Q8")
    assert accept(1) not in table.legal(RED)
    play(table, (RED, reject(1)))


def test_Q15_nothing_is_said_when_the_game_is_over() -> None:
    table = scene(options={"turn_limit": TURN})
    play(table, (RED, PEACE), (RED, caesar("A4-S")))
    for action in (PEACE, accept(1), reject(1), withdraw(1)):
        refused(table, BLACK, action, "Q15")
    assert table.legal(BLACK) == []


@pytest.mark.parametrize("number", [0, 2, -1, 10**30])
@pytest.mark.parametrize("answer", [accept, reject, withdraw])
def test_Q18_refuses_an_answer_to_no_offer(number: int, answer: Any) -> None:
    refused(play(scene(), (RED, PEACE)), BLACK, answer(number), "Q18")


@pytest.mark.parametrize("number", [None, "1", 1.0, True, [1], {}])
def test_Q18_refuses_an_answer_of_the_wrong_form(number: Any) -> None:
    table = play(scene(), (RED, PEACE))
    refused(table, BLACK, accept(number), "Q18")
    refused(table, BLACK, {"type": "accept"}, "Q18")
    refused(table, BLACK, {"type": "accept", "deal": 1, "seat": 1}, "Q18")


def test_nobody_outside_holds_a_piece_of_a_deal() -> None:
    """Not what was offered, not what the view shows, not what the events tell."""
    table = scene()
    offered = offer(do(RED, caesar("A4-S")), note(BLACK))
    play(table, (BLACK, offered), (RED, accept(1)))
    before = everything(table)
    view, events = table.view(RED), table.events(RED)
    offered["clauses"][0]["action"]["to"] = "E4-S"
    view["deals"][0]["clauses"][0]["action"]["to"] = "E4-S"
    view["ledger"][0]["promise"]["action"]["to"] = "E4-S"
    view["deals"][0]["accepted"].clear()
    events[2]["clauses"].clear()
    table.record()["actions"][0]["action"]["clauses"].clear()
    assert everything(table) == before
    refused(table, RED, caesar("E4-S"), "Q19")


def test_B2_deals_are_replayed_to_the_byte() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, holdings={RED: {"II": 1}})
    agree(table, BLACK, support(BLACK, "E1-E2"), pay(RED, BLACK, 2), private=True)
    play(table, (WHITE, PACT), (RED, advance("E1-E2", BLACK)))
    assert everything(rostra.replay(table.record())) == everything(table)
