"""How bots that search negotiate: fair prices, no gifts, no endless haggling, promises kept."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import rostra
from rostra import bots
from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.characters import OFFERS_A_TURN
from rostra.bots.quo_vadis.context import DecisionContext, Forecast
from rostra.bots.quo_vadis.deal_gain import PATIENCE, PAYING, gain_by
from rostra.bots.quo_vadis.deal_search import DealSearch
from rostra.bots.quo_vadis.handicaps import Liar, Mute, Silent
from rostra.bots.quo_vadis.policy import SHARE
from rostra.bots.quo_vadis.pricing import BROKEN, DISTRUST, STRANGER, distrust, trust
from rostra.bots.quo_vadis.seat_view import SeatView, turns_stood_still
from rostra.games.quo_vadis.actions import shown
from tests.bots.playing import Company, decision, reaction, seen
from tests.bots.quo_vadis.counting import CountingBot, CountingEvaluator
from tests.bots.quo_vadis.test_rule_based import (
    any_clause,
    laid,
    sale,
    struck,
    support,
    table,
    with_ones,
    without,
)
from tests.bots.test_secrets import answers, with_other_laurels

BOT = CountingBot(1)


def with_v(**changes: Any) -> rostra.Table:
    """Seat 0 lacks one consent for a V, and can pay for it."""
    hand = {"I": 3, "II": 1}
    return table({"A3": [0, 1]}, holdings=[hand, {}, {}, {}], ones=15, **without("II", A3_A4="V"), **changes)


def below_the_senate() -> rostra.Table:
    """Seat 0 lacks one consent to enter the Senate with a V, which is worth much to it."""
    hand = {"I": 3, "II": 1}
    return table({"A4": [0, 1]}, holdings=[hand, {}, {}, {}], ones=15, **without("II", A4_S="V"))


def context(table: rostra.Table, seat: int) -> DecisionContext:
    """A turn as a seat sees it."""
    view, _, _, events = seen(table, seat)
    return DecisionContext.read(view, seat, events, CountingEvaluator())


def deals(table: rostra.Table, seat: int) -> DealSearch:
    """The deals that could be made."""
    return DealSearch.of(context(table, seat))


def offered(table: rostra.Table, seat: int = 0, bot: bots.Bot = BOT) -> dict[str, Any]:
    """Play the offer that a bot makes."""
    offer = decision(bot, table, seat)
    assert offer is not None
    assert offer["type"] == "offer", offer
    table.play(seat, offer)
    return offer


def test_the_offer_is_the_one_with_the_highest_product_of_gains() -> None:
    """Found again by trying every price."""
    table = with_v()
    offer = offered(table)
    assert offer["clauses"][0] == support("A3-A4")
    search = deals(table, 0)
    products = {}
    for proposal in search.proposals():
        if not proposal.returns_support and min(search.gains(proposal.chances)[:2]) > 0:
            products[proposal.prices] = search.gain(proposal, 0) * search.gain(proposal, 1)
    assert len(products) > 1
    (best,) = max(products, key=lambda prices: products[prices])
    assert sum(clause.get("value", 0) for clause in offer["clauses"]) == best
    assert best > 0


def test_a_seat_offered_its_share_accepts_and_the_deal_is_used() -> None:
    table = with_v()
    offered(table)
    assert decision(BOT, table, 0) is None, "it waits for the answer"
    assert reaction(BOT, table, 1) == {"type": "accept", "deal": 1}
    assert BOT.reasons is not None
    assert BOT.reasons.options[0].value > BOT.reasons.options[1].value
    table.play(1, {"type": "accept", "deal": 1})
    assert decision(BOT, table, 0) == {"type": "advance", "path": "A3-A4", "with": [1]}


def test_only_what_a_seat_has_signed_itself_is_agreed_on() -> None:
    """Consent that somebody gives unasked is struck at once, and urges nobody to use it."""
    unasked, agreed = with_v(), with_v()
    unasked.play(1, {"type": "offer", "clauses": [support("A3-A4")]})
    agreed.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
    agreed.play(1, {"type": "accept", "deal": 1})
    assert [deal["status"] for there in (unasked, agreed) for deal in there.view(0)["deals"]] == [
        "struck"
    ] * 2
    assert context(unasked, 0).signed == []
    assert context(agreed, 0).signed == [*context(agreed, 0).turn.struck]


def test_a_price_that_cannot_be_paid_is_not_named() -> None:
    """Q20: with only the V and a I as change only 4 and 5 can be paid; or the I, to seat 0."""
    table_ = table({"A3": [0, 1]}, **laid(A3_A4="V"))
    prices = {deal.prices for deal in deals(table_, 0).proposals() if not deal.returns_support}
    assert prices <= {(-1,), (0,), (4,), (5,)}


def test_who_gains_more_by_an_advance_pays_for_it() -> None:
    """Seat 1 earns a I by its consent, and seat 0 takes nothing of worth: so seat 1 may pay."""
    hands: list[dict[str, int]] = [{}, {"I": 3}, {}, {}]
    there = table({"A3": [0, 1]}, holdings=hands, ones=15)
    search = deals(there, 0)
    paying = [each for each in search.proposals() if each.prices == (-2,)]
    assert paying
    clauses = paying[0].offer(0, 9, 4)["clauses"]
    assert {"kind": "pay", "by": 1, "to": 0, "value": 2} in clauses
    for each in search.fair(search.proposals(), by=0):
        (price,) = each.prices
        share = PAYING if price < 0 else SHARE
        assert search.gain(each, 1) > share * search.gain(each, 0)


def test_what_cannot_be_paid_is_not_accepted() -> None:
    table_ = table({"A3": [0, 1]}, **laid(A3_A4="V"))
    table_.play(0, sale("A3-A4", 2))
    answer = reaction(BOT, table_, 1)
    assert answer is not None
    assert answer["type"] != "accept"


def test_nobody_lets_another_win_at_once() -> None:
    table_ = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], **laid(A4_S="V"))
    table_.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    assert reaction(BOT, table_, 1) == {"type": "reject", "deal": 1}


def test_a_seat_that_has_lost_gives_nothing_away() -> None:
    """Not in the Senate, whose last place is about to be taken: a consent would only choose the winner."""
    hands: list[dict[str, int]] = [{"V": 2}, {}, {"V": 2}, {}]
    lying = without("V", "V", "V", "V")
    table_ = table({"A4": [0, 1]}, senate=[0, 2, 2, 0], holdings=hands, **lying)
    table_.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    assert reaction(BOT, table_, 1) == {"type": "reject", "deal": 1}


def test_offers_get_better_and_end() -> None:
    table_ = below_the_senate()
    prices = []
    while (offer := decision(BOT, table_, 0)) is not None and offer["type"] == "offer":
        table_.play(0, offer)
        prices.append(sum(clause.get("value", 0) for clause in offer["clauses"]))
        table_.play(1, {"type": "reject", "deal": len(prices)})
    assert 2 <= len(prices) <= OFFERS_A_TURN
    assert all(one < two for one, two in pairwise(prices))


def test_too_small_an_offer_is_countered_once_and_the_counter_accepted() -> None:
    table_ = below_the_senate()
    table_.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    counter = reaction(BOT, table_, 1)
    assert counter is not None
    assert counter["answers"] == 1
    assert counter["clauses"][1]["value"] > 0
    table_.play(1, counter)
    assert reaction(BOT, table_, 1) == {"type": "reject", "deal": 1}
    table_.play(1, {"type": "reject", "deal": 1})
    assert decision(BOT, table_, 0) == {"type": "accept", "deal": 2}


def test_a_counter_asks_for_more_than_was_offered() -> None:
    for price in range(1, 4):
        table_ = below_the_senate()
        table_.play(0, sale("A4-S", price))
        answer = reaction(BOT, table_, 1)
        assert answer is not None
        if answer["type"] == "offer":
            assert answer["clauses"][1]["value"] > price


def test_who_says_too_little_names_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the other player should not pay it: the lowest of a few that this seat would sign for."""
    monkeypatch.setattr("rostra.bots.quo_vadis.negotiation.counter_offer", lambda *_: None)
    there = below_the_senate()
    there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    named = reaction(BOT, there, 1)
    assert named is not None
    assert (named["type"], named["answers"]) == ("offer", 1)
    price = named["clauses"][1]["value"]
    for offered, signed in ((price - 1, False), (price, True)):
        there = below_the_senate()
        there.play(0, sale("A4-S", offered) if offered else {"type": "offer", "clauses": [support("A4-S")]})
        assert (reaction(BOT, there, 1) == {"type": "accept", "deal": 1}) == signed


def test_nobody_asks_for_consent_that_a_deal_keeps_them_from_using() -> None:
    there = below_the_senate()
    assert deals(there, 0).proposals()
    caesar = {"kind": "do", "by": 0, "action": {"type": "caesar"}}
    there.play(0, {"type": "offer", "clauses": [caesar]})
    assert deals(there, 0).proposals() == []


def test_a_price_that_was_misjudged_is_corrected_for_those_near_it() -> None:
    """A deep evaluation of one price tells how far others are off; what lies nearer to another stays."""
    search = deals(below_the_senate(), 0)
    found = [deal for deal in search.proposals() if not deal.returns_support and sum(deal.prices) >= 0]
    known = next(deal for deal in found if deal.prices == (3,))
    shifts = (-0.02, 0.02, 0.0, 0.0)
    deep = [one + shift for one, shift in zip(known.chances, shifts, strict=True)]
    later = search.refined(found, replace(known, chances=deep, is_deep=True))
    assert [each.prices for each in later] == [each.prices for each in found]
    for before, after in zip(found, later, strict=True):
        assert (after.chances[0] < before.chances[0] - 0.01) == (before.prices > (1,))
        assert after.is_deep == (after.prices in ((0,), (3,)))
    assert next(each for each in later if each.prices == (3,)).chances == deep


def test_the_longer_a_game_lasts_the_more_it_matters_to_go_forward() -> None:
    pushes = []
    for turn in (8, 60, 120, 300):
        forecast = context(table({"A1": [0]}, turn=turn), 0).forecast
        kinds = {shown(candidate.move)["type"]: i for i, candidate in enumerate(forecast.candidates)}
        pushes.append(forecast.push(kinds["advance"]) - forecast.push(kinds["caesar"]))
        assert forecast.push(kinds["advance"]) <= 0.012
        assert forecast.push(kinds["place"]) == 0
    assert pushes == sorted(pushes)
    assert pushes[0] == 0 < pushes[1] <= 0.024 < pushes[2] < 0.13 < pushes[3]


def test_the_longer_a_table_stands_still_the_less_it_pays_to_wait() -> None:
    there = table({"A1": [0]}, turn=9)
    costs = []
    for place in ("A3-A4", "A4-S") * 6:
        seat = there.to_act[0]
        forecast = context(there, seat).forecast
        waits = [i for i, each in enumerate(forecast.candidates) if shown(each.move)["type"] == "caesar"]
        costs.append(-forecast.push(waits[0]))
        there.play(seat, {"type": "caesar", "to": place})
    assert costs == sorted(costs)
    assert costs[2] < 0.02
    assert costs[-1] > 0.08
    events = there.events(0)
    assert turns_stood_still(events) == 12
    there.play(there.to_act[0], {"type": "place", "committee": "B1"})
    assert turns_stood_still(there.events(0)) == 11.5


def test_what_caesar_does_as_a_bonus_is_no_standing_still() -> None:
    """Q14."""
    turns = [{"kind": "turn"}, {"kind": "advance"}, {"kind": "caesar"}]
    assert turns_stood_still(turns * 5) == 0
    assert turns_stood_still([{"kind": "turn"}, {"kind": "caesar"}] * 5) == 4


@pytest.mark.parametrize(
    ("waiting", "going", "is_pushed"),
    [
        ([0.3, 0.4, 0.2, 0.1], [0.15, 0.7, 0.1, 0.05], False),  # makes a winner of seat 1
        ([0.3, 0.4, 0.2, 0.1], [0.25, 0.4, 0.25, 0.1], True),  # nobody is about to win
        ([0.3, 0.55, 0.1, 0.05], [0.295, 0.56, 0.1, 0.045], True),  # within the noise
        ([0.06, 0.54, 0.2, 0.2], [0.0, 0.7, 0.2, 0.1], True),  # little to lose
    ],
)
def test_waiting_does_not_make_anybody_hand_the_game_over(
    waiting: list[float], going: list[float], is_pushed: bool
) -> None:
    found = context(table({"A1": [0]}, turn=60), 0).forecast
    turn = Turn(found.turn.state, still=12)
    moves = {shown(each.move)["type"]: each for each in found.candidates}
    forecast = Forecast(turn, [moves["caesar"], moves["advance"]], [waiting, going])
    assert (forecast.push(1) > forecast.push(0)) == is_pushed


@pytest.mark.parametrize(
    ("own", "still", "gives_in"),
    [
        (0.0, 4, False),
        (0.0, 6, True),
        (0.03, 6, False),
        (0.03, 16, True),
        (0.1, 16, False),
        (0.1, 26, True),
    ],
)
def test_the_last_place_is_not_defended_for_ever(own: float, still: int, gives_in: bool) -> None:
    """Caesar is left where another can use him, first by those who can hardly win."""
    filled = table({"A1": [0], "A4": [0, 1]}, senate=[0, 1, 2, 3], turn=66)
    found = context(filled, 0).forecast
    waits = [each for each in found.candidates if shown(each.move)["type"] == "caesar"][:2]
    rows = [[own, 0.8, 0.1, 0.1 - own], [0.0, 1.0, 0.0, 0.0]]
    forecast = Forecast(Turn(found.turn.state, still=still), waits, rows)
    assert (forecast.ranked()[0] == 1) == gives_in


def test_what_another_has_sold_is_a_threat_to_whom_it_hurts() -> None:
    """Else whoever has one consent could have the next for less, and pay nobody what was agreed on first."""
    there = table({"A3": [0, 1, 2]}, holdings=[{"I": 1}, {}, {}, {}], ones=17, **laid(A3_A4="V"))
    assert context(there, 2).threat() == 0.0
    clauses = [support("A3-A4"), {"kind": "pay", "by": 0, "to": 1, "value": 1}]
    there.play(0, {"type": "offer", "clauses": clauses})
    there.play(1, {"type": "accept", "deal": 1})
    assert context(there, 2).threat() > 0.0
    assert context(there, 1).threat() == 0.0, "who has sold it has signed for it"


def test_to_wait_is_no_giving_in_though_another_is_far_ahead() -> None:
    """Once nothing but Caesar was moved for 228 turns: all of his places seemed to let the leader win."""
    filled = table({"A1": [0], "A4": [0, 1]}, senate=[0, 1, 2, 3], turn=150)
    found = context(filled, 0).forecast
    waits = [each for each in found.candidates if shown(each.move)["type"] == "caesar"][:3]
    rows = [[0.13, 0.7, 0.1, 0.07], [0.1, 0.7, 0.1, 0.1], [0.0, 1.0, 0.0, 0.0]]
    forecast = Forecast(Turn(found.turn.state, still=30), waits, rows)
    assert forecast.push(1) == forecast.push(0)
    assert forecast.ranked()[0] == 2


@pytest.mark.parametrize("turn", [66, 200, 390])
def test_somebody_about_to_win_is_stopped_however_long_the_game_has_lasted(turn: int) -> None:
    filled = table({"A1": [0], "A4": [0, 1]}, senate=[0, 1, 2, 3], turn=turn)
    found = context(filled, 0).forecast
    moves = {shown(each.move)["type"]: each for each in found.candidates}
    rows = [[0.01, 0.6, 0.2, 0.19], [0.0, 1.0, 0.0, 0.0]]
    forecast = Forecast(Turn(found.turn.state, still=8), [moves["caesar"], moves["advance"]], rows)
    assert forecast.ranked()[0] == 0


def test_however_long_a_game_lasts_no_deal_is_signed_that_loses() -> None:
    for turn in (40, 140, 380):
        there = with_v(turn=turn)
        there.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
        found = context(there, 1)
        _, wanted = gain_by(found, found.seen.deals[-1])
        assert wanted >= 0


@pytest.mark.parametrize(("own", "looks"), [(0.4, [2]), (0.05, [2]), (0.11, [2, 3])])
def test_what_would_only_just_be_signed_is_looked_at_again(
    own: float, looks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here 0.1 is wanted, a share of what the other gains: 0.4 is enough, and 0.05 is not."""
    asked = []

    def gains_at(there: DecisionContext, later: Forecast, seeds: range) -> list[float]:
        asked.append(len(seeds))
        return [0.1 / SHARE, own, 0.0, 0.0]

    monkeypatch.setattr(DecisionContext, "gains_at", gains_at)
    there = with_v()
    there.play(0, sale("A3-A4", 2))
    found = context(there, 1)
    gain, wanted = gain_by(found, found.seen.deals[-1])
    assert gain == own
    assert wanted == pytest.approx(0.1)
    assert asked == looks


@pytest.mark.parametrize(("own", "signs"), [(0.4, True), (0.05, False), (-0.05, False)])
def test_what_seems_good_in_a_fifth_offer_is_weighed_before_it_is_signed(
    own: float, signs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise four offers that nobody wants would buy a fifth that is only looked at.

    The other gains 0.1, and half of that would be enough in a first offer.
    """
    monkeypatch.setattr(DecisionContext, "gains_at", lambda *_: [0.1, own, 0.0, 0.0])
    there = with_v()
    for deal in range(1, PATIENCE + 1):
        there.play(0, {"type": "offer", "clauses": [support("A3-A4")]})
        there.play(1, {"type": "reject", "deal": deal})
    there.play(0, sale("A3-A4", 4))
    found = context(there, 1)
    gain, wanted = gain_by(found, found.seen.deals[-1])
    assert (gain > wanted) == signs


@pytest.mark.parametrize("turn", [60, 100, 390])
def test_a_game_is_not_ended_for_another(turn: int) -> None:
    """However long it has lasted, while there is something else to do."""
    hands: list[dict[str, int]] = [{}, {"V": 4, "IV": 4}, {}, {}]
    committees = {"A4": [0, 0], "B1": [0, 1, 2, 3]}
    lying = without(*["V"] * 4, *["IV"] * 4)
    there = table(committees, senate=[0, 1, 2, 3], holdings=hands, turn=turn, **lying)
    done = decision(BOT, there, 0, waited=True)
    assert done is not None
    assert done.get("path") != "A4-S"


def test_caesar_goes_where_all_who_sign_want_him() -> None:
    """Q14: the deal says what is done with the bonus, and it is used like that."""
    lying = laid(A3_A4="IIc")
    table_ = table({"A3": [0, 1]}, **lying)
    moves = {deal.candidate.bonus for deal in deals(table_, 0).proposals()}
    assert -1 not in moves
    clauses = [support("A3-A4"), {"kind": "do", "by": 0, "action": {"type": "caesar", "to": "E1-D2"}}]
    effect = context(table_, 1).effect_of({"to": [1], "clauses": clauses, "binding": [True, True]})
    for candidate in context(table_, 1).turn.candidates_using(effect):
        assert rostra.games.quo_vadis.actions.shown(candidate.bonus) == {"type": "caesar", "to": "E1-D2"}


def test_who_does_not_answer_is_asked_last() -> None:
    """While a bot waits for an answer it asks nobody else: silence must not keep it from bargaining."""
    hand = {"I": 3, "II": 1}
    lying = without("II", A3_A4="V")
    there = table({"A3": [0, 1, 2]}, holdings=[hand, {}, {}, {}], ones=15, **lying)
    first = offered(there)["clauses"][0]["by"]
    places = ("E1-D2", "C1-S", "E4-S", "C1-S")
    for seat, place in enumerate(places):
        there.play(seat, {"type": "caesar", "to": place})
    assert offered(there)["clauses"][0]["by"] == 3 - first
    there.play(3 - first, {"type": "reject", "deal": 2})
    assert offered(there)["clauses"][0]["by"] in (1, 2), "then, if there is no other, again"


@pytest.mark.parametrize(("by", "strict", "counts"), [(0, False, True), (1, False, False), (1, True, True)])
def test_moves_are_judged_with_the_vows_in_force(by: int, strict: bool, counts: bool) -> None:
    """Its own, and those of others that the table enforces; what others only promise is not counted on."""
    variants = ("strict-promises",) if strict else ()
    there = rostra.new_table("quo-vadis", seed=1, variants=variants, position=with_v().position())
    struck(there, {"kind": "avoid", "by": by, "action": {"type": "place"}, "until": there.turn + 3})
    assert [type(vow).__name__ for vow in context(there, 0).turn.vows] == ["Avoid"] * counts


def test_trust_is_lost_by_one_broken_promise() -> None:
    promise = {"kind": "refuse", "by": 1, "against": 0, "until": 30}
    view = {**with_v().view(0), "ledger": []}
    entry = {"deal": 1, "clause": 0, "by": 1, "to": [0], "promise": promise, "until": 30, "binding": False}
    for status, expected, extra in (
        ("open", STRANGER, 0.0),
        ("kept", 0.7, 0.0),
        ("broken", BROKEN, DISTRUST),
    ):
        seen_ = SeatView({**view, "ledger": [{**entry, "status": status}]}, 0)
        assert trust(seen_, 1) == pytest.approx(expected)
        assert distrust(seen_, [0, 1]) == extra


def test_a_seat_that_breaks_promises_pays_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same offer, from somebody trusted and from somebody who broke a promise."""
    entry = {"deal": 9, "clause": 0, "by": 0, "to": [1], "until": 3, "binding": False, "status": "broken"}
    entry["promise"] = {"kind": "refuse", "by": 0, "against": 2, "until": 3}
    monkeypatch.setattr("rostra.bots.quo_vadis.pricing.DISTRUST", 0.05)
    monkeypatch.setattr("rostra.bots.quo_vadis.deal_gain.PATIENCE", 99)
    accepted = {}
    for broken in (False, True):
        table_ = below_the_senate()
        for price in range(9):
            table_.play(0, sale("A4-S", price) if price else {"type": "offer", "clauses": [support("A4-S")]})
            view, legal, seat, events = seen(table_, 1)
            view["ledger"] = [entry] if broken else []
            if BOT.react(view, legal, seat, events) == {"type": "accept", "deal": price + 1}:
                accepted[broken] = price
                break
            table_.play(1, {"type": "reject", "deal": price + 1})
    assert accepted[True] > accepted[False]


def test_a_census_is_demanded_for_hands_that_are_not_known() -> None:
    """Q24: after a payment in private, hands are anybody's guess."""
    plain = table({"A4": [0, 0]}, holdings=[{}, {}, {"I": 3}, {}], ones=15)
    there = rostra.new_table("quo-vadis", seed=1, variants=["census"], position=plain.position())
    there.play(0, {"type": "advance", "path": "A4-S", "with": [0]})
    assert reaction(BOT, there, 1) == {"type": "census"}
    there.play(3, {"type": "census"})
    assert reaction(BOT, there, 1) is None


def test_promised_support_is_pledged_by_the_honest_only() -> None:
    table_ = table({"A3": [0, 1]}, ones=0, **with_ones(laid(A3_A4="V")))
    struck(table_, {"kind": "support", "by": 1, "for": 0, "from": "A3", "until": 30})
    assert reaction(BOT, table_, 1) == {"type": "pledge", "path": "A3-A4", "votes": 1}

    class Lying(CountingBot):
        honest = Liar.honest

    assert reaction(Lying(1), table_, 1) is None


def test_the_silent_answer_and_the_mute_refuse() -> None:
    class Quiet(CountingBot):
        offers = Silent.offers

    class Deaf(CountingBot):
        offers, accepts = Mute.offers, Mute.accepts

    table_ = with_v()
    for bot in (Quiet(1), Deaf(1)):
        moved = decision(bot, table_, 0)
        assert moved is not None
        assert moved["type"] != "offer"
    table_.play(0, sale("A3-A4", 3))
    assert reaction(Quiet(1), table_, 1) == {"type": "accept", "deal": 1}
    assert reaction(Deaf(1), table_, 1) == {"type": "reject", "deal": 1}


def test_a_seat_that_is_not_asked_says_nothing_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    table_ = with_v()
    offered(table_)
    monkeypatch.setattr(CountingBot, "_context", lambda *_: pytest.fail("it thought"))
    assert [reaction(BOT, table_, seat) for seat in (2, 3)] == [None, None]


def test_any_offer_at_all_is_answered() -> None:
    chance = Random(5)
    answered = 0
    record = Company("quo-vadis", ["rules"] * 4, 8).play(8).record()
    while answered < 30:
        fresh = rostra.replay(record)
        seat = chance.randrange(4)
        action = {"type": "offer", "clauses": [any_clause(chance, fresh.turn) for _ in range(3)]}
        if fresh.check(seat, action) is None:
            fresh.play(seat, action)
            for asked in fresh.view(None)["deals"][-1]["to"]:
                reply = (decision if asked in fresh.to_act else reaction)(BOT, fresh, asked)
                assert reply is not None
                assert fresh.check(asked, reply) is None
                answered += 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_end_with_deals_struck(players: int) -> None:
    company = Company("quo-vadis", ["rules"] * players, players, options={"turn_limit": 300})
    company.bots = [CountingBot(seat) for seat in range(players)]
    table_ = company.play()
    assert table_.result is not None
    assert table_.result["reason"] == "senate-full"
    deals = [deal["status"] for deal in table_.view(None)["deals"]]
    assert deals.count("settled") >= 3
    assert deals.count("failed") == 0
    made = [(deal["turn"], deal["by"]) for deal in table_.view(None)["deals"]]
    assert max(made.count(each) for each in made) <= OFFERS_A_TURN + 1


@pytest.mark.parametrize("turn", [12, 30])
def test_what_others_hold_changes_nothing(turn: int) -> None:
    position = Company("quo-vadis", ["rules"] * 4, 5).play(turn).position()
    for seat in range(4):
        other = with_other_laurels(position, seat, Random(seat))
        assert other != position
        tables = [rostra.new_table("quo-vadis", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(BOT, table_, seat)) for table_ in tables}) == 1


def test_where_nothing_is_compiled_the_rules_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_JIT", "0")
    table_ = with_v()
    plain, bot = bots.player("quo-vadis", "rules", 3), bots.player("quo-vadis", "search", 3)
    assert decision(bot, table_, 0) == decision(plain, table_, 0)
    assert bot.reasons == plain.reasons


def test_where_nothing_is_compiled_the_best_judges_by_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSTRA_JIT", "0")
    bot = bots.player("quo-vadis", "best", 3)
    table_ = with_v()
    assert decision(bot, table_, 0, waited=True) in table_.legal(0)
    assert bot.reasons is not None
    assert 0 < bot.reasons.options[0].value < 1
    promise = {"kind": "avoid", "by": 1, "action": {"type": "caesar"}, "until": table_.turn + 1}
    pay = {"kind": "pay", "by": 0, "to": 1, "value": 1}
    table_.play(0, {"type": "offer", "clauses": [promise, pay]})
    answer = reaction(bot, table_, 1)
    assert answer is not None
    assert answer["type"] == "reject", "a promise was given that nothing can judge"
