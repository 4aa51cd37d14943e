"""How the greedy and the rule-based bot negotiate and move: sensibly, and keeping their promises."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rostra
from rostra import bots
from rostra.bots.quo_vadis.seat_view import STEPS
from tests.bots.playing import QUICK, Company, decision, reaction

SETUP = rostra.new_table("quo-vadis", players=4, seed=1, options={"start": 0}).position()


def table(committees: dict[str, list[int]], **changes: Any) -> rostra.Table:
    """A table in the middle of a game: these committees, and laurels as dealt unless they are named."""
    position = {**SETUP, "committees": committees, **changes}
    senate = position["senate"]
    for seat in range(4):
        standing = sum(members.count(seat) for members in committees.values())
        position["reserve"] = [*position["reserve"][:seat], 8 - standing - senate.count(seat)]
        position["reserve"] += SETUP["reserve"][seat + 1 :]
    return rostra.new_table("quo-vadis", seed=1, position=position)


def laid(**wanted: str) -> dict[str, Any]:
    """Laurels on places, each exchanged with the stock; places are written with _ for -."""
    laurels, stock = dict(SETUP["laurels"]), list(SETUP["stock"])
    for name, kind in wanted.items():
        place = name.replace("_", "-")
        stock.append(laurels[place])
        stock.remove(kind)
        laurels[place] = kind
    return {"laurels": laurels, "stock": stock}


STEADY = bots.player("quo-vadis", "rules", 1)


@pytest.mark.parametrize("level", ["greedy", "rules"])
def test_a_seat_that_can_enter_the_senate_first_does(level: str) -> None:
    there = table({"A4": [0, 0], "B1": [1, 2, 3]})
    bot = bots.player("quo-vadis", level, 2)
    advance = {"type": "advance", "path": "A4-S", "with": [0]}
    assert decision(bot, there, 0) == advance
    assert bot.reasons is not None
    assert bot.reasons.options[0].action == advance
    values = [option.value for option in bot.reasons.options[1:]]
    assert values == sorted(values, reverse=True)


def test_a_seat_that_lacks_consent_asks_for_it_and_waits_for_the_answer() -> None:
    there = table({"A4": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II", A4_S="V"))
    offer = decision(STEADY, there, 0)
    assert offer is not None
    assert offer["type"] == "offer"
    assert {"kind": "support", "by": 1, "path": "A4-S", "votes": 1} in offer["clauses"]
    there.play(0, offer)
    assert decision(STEADY, there, 0) is None
    acted = decision(STEADY, there, 0, waited=True)
    assert acted is not None
    assert acted["type"] in ("place", "caesar")


def test_a_struck_deal_is_used() -> None:
    there = table({"A4": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II", A4_S="V"))
    offer = decision(STEADY, there, 0)
    assert offer is not None
    there.play(0, offer)
    there.play(1, {"type": "accept", "deal": 1})
    assert decision(STEADY, there, 0) == {"type": "advance", "path": "A4-S", "with": [1]}


def test_what_pays_is_accepted() -> None:
    there = table({"A3": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II"))
    there.play(0, sale("A3-A4", 2))
    assert reaction(STEADY, there, 1) == {"type": "accept", "deal": 1}


def test_what_harms_is_rejected() -> None:
    """Twin of the above: the same consent would let seat 0 win the game."""
    there = table({"A4": [0, 1]}, senate=[0, 2, 2, 3], holdings=[{"II": 1}, {}, {}, {}], **without("II"))
    there.play(0, sale("A4-S", 2))
    assert reaction(STEADY, there, 1) == {"type": "reject", "deal": 1}


def test_too_small_an_offer_is_countered_once() -> None:
    there = table({"A3": [0, 1]}, ones=0, **with_ones(laid(A3_A4="V")))
    there.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
    counter = reaction(STEADY, there, 1)
    assert counter is not None
    assert counter["answers"] == 1
    assert counter["clauses"][0] == support("A3-A4")
    assert counter["clauses"][1]["value"] > 0
    there.play(1, counter)
    assert reaction(STEADY, there, 1) == {"type": "reject", "deal": 1}
    there.play(1, {"type": "reject", "deal": 1})
    there.play(0, {"type": "reject", "deal": 2})
    there.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
    assert reaction(STEADY, there, 1) == {"type": "reject", "deal": 3}


@pytest.mark.parametrize(("price", "answer"), [(1, "accept"), (4, "reject")])
def test_nobody_pays_more_than_they_gain(price: int, answer: str) -> None:
    there = table(
        {"A3": [0, 1]}, holdings=[{"IV": 1, "I": 1}, {}, {}, {}], ones=17, **without("IV", A3_A4="V")
    )
    there.play(1, sale("A3-A4", price))
    assert decision(STEADY, there, 0) == {"type": answer, "deal": 1}


def test_what_cannot_be_paid_is_not_accepted() -> None:
    there = table({"A4": [0, 1]}, **laid(A4_S="II"))
    there.play(1, sale("A4-S", 4))
    assert decision(STEADY, there, 0) == {"type": "reject", "deal": 1}


def test_greedy_asks_once_and_pays_little() -> None:
    there = table({"A4": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II", A4_S="V"))
    greedy = bots.player("quo-vadis", "greedy", 1)
    offer = decision(greedy, there, 0)
    assert offer == sale("A4-S", 1)
    there.play(0, offer)
    assert decision(greedy, there, 0) is None
    there.play(1, {"type": "reject", "deal": 1})
    acted = decision(greedy, there, 0)
    assert acted is not None
    assert acted["type"] in ("place", "caesar")


@pytest.mark.parametrize(("price", "answer"), [(4, "accept"), (6, "reject")])
def test_greedy_buys_what_brings_more_than_it_costs(price: int, answer: str) -> None:
    held = {"IV": 1, "I": 2}
    there = table({"A3": [0, 1]}, holdings=[held, {}, {}, {}], ones=16, **without("IV", A3_A4="V"))
    there.play(1, sale("A3-A4", price))
    assert decision(bots.player("quo-vadis", "greedy", 1), there, 0) == {"type": answer, "deal": 1}


@pytest.mark.parametrize(
    ("clauses", "answer"), [("pay", "accept"), ("nothing", "accept"), ("promise", "reject")]
)
def test_greedy_accepts_what_pays_and_promises_nothing(clauses: str, answer: str) -> None:
    there = table({"A3": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II"))
    offer = sale("A3-A4", 2)
    if clauses == "nothing":
        offer["clauses"].pop()  # a consent brings a I laurel all the same (Q10)
    if clauses == "promise":
        offer["clauses"].append({"kind": "refuse", "by": 1, "against": 2, "until": 9})
    there.play(0, offer)
    assert reaction(bots.player("quo-vadis", "greedy", 1), there, 1) == {"type": answer, "deal": 1}


@pytest.mark.parametrize(("price", "held", "said"), [(1, 1, "accept"), (1, 0, "reject"), (5, 0, "accept")])
def test_what_a_payer_does_not_hold_counts_for_less_where_no_vote_is_sold(
    price: int, held: int, said: str
) -> None:
    """Seat 0 has a majority of its own, and may pay from what that brings, or not (Q20)."""
    hand = {"I": held} if held else {}
    there = table({"A3": [0, 0, 1]}, holdings=[hand, {}, {}, {}], ones=18 - held, **laid(A3_A4="V"))
    promise = {"kind": "support", "by": 1, "for": 0, "from": "A3", "until": 9}
    pays = {"kind": "pay", "by": 0, "to": 1, "value": price}
    there.play(0, {"type": "offer", "clauses": [promise, pays]})
    answer = reaction(STEADY, there, 1)
    assert answer is not None
    assert answer["type"] == said


@pytest.mark.parametrize("level", ["greedy", "rules"])
def test_promises_to_avoid_are_kept_though_nobody_enforces_them(level: str) -> None:
    there = table({"A4": [0, 0], "B1": [1]})
    promise = {"kind": "avoid", "by": 0, "action": {"type": "advance"}, "until": 30}
    there.play(1, {"type": "offer", "clauses": [promise, {"kind": "pay", "by": 1, "to": 0, "value": 1}]})
    struck(there, promise)
    acted = decision(bots.player("quo-vadis", level, 2), there, 0, waited=True)
    assert acted is not None
    assert acted["type"] != "advance"


def test_promises_to_do_are_kept_when_they_are_due() -> None:
    there = table({"A4": [0, 0], "B1": [1]})
    promise = {"kind": "do", "by": 0, "action": {"type": "place", "committee": "E1"}, "until": 4}
    struck(there, promise)
    assert decision(STEADY, there, 0) == {"type": "place", "committee": "E1"}


def test_promised_support_is_pledged() -> None:
    there = table({"A3": [0, 1]}, ones=0, **with_ones(laid(A3_A4="V")))
    assert reaction(STEADY, there, 1) is None
    struck(there, {"kind": "support", "by": 1, "for": 0, "from": "A3", "until": 30})
    assert reaction(STEADY, there, 1) == {"type": "pledge", "path": "A3-A4", "votes": 1}


@pytest.mark.parametrize("level", ["greedy", "rules"])
def test_a_seat_that_has_promised_to_refuse_gives_no_consent(level: str) -> None:
    there = table({"A3": [0, 1]}, holdings=[{"II": 1}, {}, {}, {}], **without("II"))
    struck(there, {"kind": "refuse", "by": 1, "against": 0, "until": 30})
    there.play(0, sale("A3-A4", 2))
    number = there.view(0)["deals"][-1]["deal"]
    bot = bots.player("quo-vadis", level, 2)
    assert reaction(bot, there, 1) == {"type": "reject", "deal": number}


def test_a_seat_that_must_remove_senators_removes_the_lowest() -> None:
    company = Company("quo-vadis", ["rules"] * 4, 2, variants=["consular-election"])
    while company.table.position()["stage"] != "remove":
        company.talk()
        company.act(company.table.to_act[0])
    seat = company.table.to_act[0]
    removed = decision(STEADY, company.table, seat)
    assert removed is not None
    below = [name for name, members in company.table.position()["committees"].items() if seat in members]
    assert STEPS[removed["committee"]] == max(STEPS[name] for name in below)


@pytest.mark.parametrize("level", QUICK)
def test_any_offer_at_all_is_answered(level: str) -> None:
    """People offer the strangest things."""
    chance = Random(level)
    bot = bots.player("quo-vadis", level, 1)
    answered = 0
    for turn in (8, 30):
        there = Company("quo-vadis", ["rules"] * 4, turn).play(turn).record()
        for _ in range(80):
            fresh = rostra.replay(there)
            seat = chance.randrange(4)
            action = {"type": "offer", "clauses": [any_clause(chance, fresh.turn) for _ in range(3)]}
            if fresh.check(seat, action) is None:
                fresh.play(seat, action)
                for asked in fresh.view(None)["deals"][-1]["to"]:
                    answer = decision if asked in fresh.to_act else reaction
                    reply = answer(bot, fresh, asked)
                    assert reply is not None
                    assert fresh.check(asked, reply) is None
                    answered += 1
    assert answered > 50


def any_clause(chance: Random, turn: int) -> dict[str, Any]:
    """A clause of any kind, sensible or not."""
    by, other = chance.sample(range(4), 2)
    path = chance.choice(["A3-A4", "A4-S", "B1-A3", "B1-B2", "C1-S", "D2-C1", "E1-D2"])
    action = chance.choice(
        [
            {"type": "caesar"},
            {"type": "caesar", "to": path},
            {"type": "advance"},
            {"type": "place", "committee": "B1"},
        ]
    )
    until = {"until": turn + chance.randrange(9)} if chance.random() < 0.5 else {}
    return chance.choice(
        [
            {"kind": "support", "by": by, "path": path, "votes": 1},
            {"kind": "pay", "by": by, "to": other, "value": chance.randint(1, 4)},
            {"kind": "do", "by": by, "action": action, **until},
            {"kind": "avoid", "by": by, "action": action, **until},
            {"kind": "support", "by": by, "for": other, "from": path.split("-")[0], **until},
            {"kind": "refuse", "by": by, "against": other, **until},
            {"kind": "note", "by": by, "text": "for the good of Rome"},
        ]
    )


def support(path: str) -> dict[str, Any]:
    """A consent of seat 1."""
    return {"kind": "support", "by": 1, "path": path, "votes": 1}


def sale(path: str, price: int) -> dict[str, Any]:
    """The usual: seat 1 consents, seat 0 pays."""
    pay = {"kind": "pay", "by": 0, "to": 1, "value": price}
    return {"type": "offer", "clauses": [support(path), pay]}


def struck(there: rostra.Table, promise: dict[str, Any]) -> None:
    """Strike a deal that holds nothing but a promise between seats 0 and 1."""
    for deal in there.view(0)["deals"]:
        there.play(deal["by"], {"type": "withdraw", "deal": deal["deal"]})
    by = promise["by"]
    there.play(1 - by, {"type": "offer", "clauses": [promise]})
    there.play(by, {"type": "accept", "deal": there.view(0)["deals"][-1]["deal"]})


def without(*held: str, **wanted: str) -> dict[str, Any]:
    """Laurels and stock when these are held by somebody."""
    lying = laid(**wanted)
    for kind in held:
        lying["stock"].remove(kind)
    return lying


def with_ones(lying: dict[str, Any]) -> dict[str, Any]:
    """All I laurels are held by seat 3."""
    return {**lying, "holdings": [{}, {}, {}, {"I": 18}]}
