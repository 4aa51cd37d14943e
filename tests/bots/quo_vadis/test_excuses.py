"""Why bots say no: the reason they give is the true one, and tells nothing that only their seat knows."""

from __future__ import annotations

from typing import Any, get_args

import rostra
from rostra import bots
from rostra.games.quo_vadis.schema import Because
from tests.bots.playing import Company, seen
from tests.bots.quo_vadis.counting import CountingBot
from tests.bots.quo_vadis.test_rule_based import laid, sale, support, table, without
from tests.bots.quo_vadis.test_search import below_the_senate

BOT = CountingBot(1)


def refusal(there: rostra.Table, seat: int = 1, bot: Any = BOT) -> str | None:
    """The reason a bot gives for not accepting the latest offer."""
    said = bot.react(*seen(there, seat)) if seat not in there.to_act else bot.decide(*seen(there, seat))
    assert said is not None
    assert said["type"] in ("reject", "offer"), said
    because: str | None = said.get("because")
    return because


def refusal_after_a_look(there: rostra.Table) -> str | None:
    """The same of seat 1, once a payment has shown it what seat 0 held."""
    view, legal, seat, events = seen(there, 1)
    events.append({"kind": "paid", "deal": 9, "by": 0, "to": 1, "gave": {"I": 1}, "change": {}, "value": 1})
    said = BOT.react(view, legal, seat, events)
    assert said is not None
    because: str | None = said["because"]
    return because


def test_a_small_price_is_too_little() -> None:
    there = below_the_senate()
    there.play(0, sale("A4-S", 1))
    assert refusal(there) == "too-little"
    assert refusal(there, bot=bots.player("quo-vadis", "rules", 1)) == "too-little"


def test_what_nobody_can_pay_is_named_unless_the_hand_was_seen() -> None:
    there = table({"A3": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II", A3_A4="V"))
    there.play(0, sale("A3-A4", 3))
    assert refusal(there) == "cannot-pay"
    assert refusal_after_a_look(there) == "rather-not"


def test_everybody_sees_that_empty_hands_cannot_pay() -> None:
    there = table({"A3": [0, 1]}, **laid(A3_A4="V"))
    there.play(0, sale("A3-A4", 2))
    assert refusal_after_a_look(there) == "cannot-pay"


def test_a_demand_is_too_dear() -> None:
    """Not too little: it is the bot that is to pay."""
    there = table({"A3": [0, 1]}, holdings=[{}, {"IV": 1}, {}, {}], **without("IV"))
    there.play(0, {"type": "offer", "clauses": [{"kind": "pay", "by": 1, "to": 0, "value": 4}]})
    assert refusal(there) == "too-dear"


def test_the_leader_is_told_so() -> None:
    there = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
    there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    assert refusal(there) == "helps-you"


def test_who_does_not_explain_looks_at_the_clauses_alone() -> None:
    there = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
    there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    curt = CountingBot(1)
    curt.explains = False
    assert refusal(there, bot=curt) == "too-little"


def test_somebody_else_leads_and_would_be_helped() -> None:
    there = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
    there.play(2, {"type": "offer", "clauses": [support("A4-S"), {"kind": "note", "by": 0, "text": "!"}]})
    assert refusal(there) == "helps-leader"


def test_a_word_given_is_told_where_everybody_knows_it() -> None:
    vow = {"kind": "refuse", "by": 1, "against": 0, "until": 40}
    for private, because in ((False, "promised"), (True, "rather-not")):
        there = table({"A3": [0, 1]}, **laid(A3_A4="V"))
        there.play(
            2, {"type": "offer", "clauses": [vow, {"kind": "note", "by": 2, "text": "?"}], "private": private}
        )
        there.play(1, {"type": "accept", "deal": 1})
        there.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
        assert refusal(there) == because
        assert refusal(there, bot=bots.player("quo-vadis", "greedy", 1)) == because


def test_a_promise_that_costs_the_deal_ties_hands() -> None:
    there = table({"A3": [0, 1]}, **laid(A3_A4="II"))
    vow = {"kind": "refuse", "by": 1, "against": 2, "until": 400}
    there.play(0, {"type": "offer", "clauses": [support("A3-A4"), *[{**vow, "against": s} for s in (2, 3)]]})
    assert refusal(there) in ("ties-hands", "helps-you")
    assert refusal(there, bot=bots.player("quo-vadis", "greedy", 1)) == "ties-hands"


def test_the_fifth_offer_of_a_turn_gets_a_short_answer() -> None:
    there = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
    reasons = []
    for deal in range(1, 8):
        there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
        reasons.append(refusal(there))
        there.play(1, {"type": "reject", "deal": deal})
    assert reasons == ["helps-you"] * 4 + ["too-many"] * 3


def test_too_dear_a_consent_is_called_dear() -> None:
    there = table({"A3": [0, 1]}, holdings=[{"V": 1}, {}, {}, {}], **without("V", A3_A4="II"))
    there.play(1, sale("A3-A4", 5))
    assert refusal(there, 0) == "too-dear"


def test_every_refusal_in_a_whole_game_has_a_reason() -> None:
    played = Company("quo-vadis", ["greedy", "rules", "rules", "greedy"], 3).play()
    answers = [event for event in played.events(None) if event["kind"] == "reject"]
    assert answers
    assert {answer["because"] for answer in answers} <= {*get_args(Because)}
    counters = [event for event in played.events(None) if event["kind"] == "offer" and event["answers"]]
    assert all(counter["because"] == "too-little" for counter in counters)


def test_what_is_promised_in_private_changes_no_reason() -> None:
    """B1: with a private word and without, the same answer to the same public offer gets the same reason."""
    told = []
    for until in (None, 40):
        there = table({"A4": [0, 1], "B1": [1, 2]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
        if until:
            vow = {"kind": "support", "by": 1, "for": 2, "from": "B1", "until": until}
            there.play(2, {"type": "offer", "clauses": [vow], "private": True})
            there.play(1, {"type": "accept", "deal": 1})
        there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
        told.append(refusal(there))
    assert told[0] == told[1] == "helps-you"
