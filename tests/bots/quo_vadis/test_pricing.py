"""What promises are worth: nothing is signed that was not weighed, and no trick of form helps."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import rostra
from rostra.bots.quo_vadis import deal_gain, policy, pricing
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.evaluators import Evaluator, PlayoutEvaluator
from rostra.bots.quo_vadis.pricing import FORESEEN, can_be_used, care, cost, promises_in, value_of_promises
from rostra.bots.quo_vadis.search import SearchBot
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, Help, Promise, Refuse
from tests.bots.playing import decision, reaction, seen
from tests.bots.quo_vadis.counting import CountingBot, CountingEvaluator
from tests.bots.quo_vadis.test_rule_based import laid, support, table, without

BOT = CountingBot(1)
TO_SENATE = [{"type": "advance", "path": path} for path in ("A4-S", "C1-S", "E4-S")]


class PlayingBot(SearchBot):
    """Judges by a few random playouts, interpreted."""

    @staticmethod
    def make_evaluator() -> Evaluator:
        """Few playouts."""
        return PlayoutEvaluator(quick=5, deep=10, under_vows=120)

    def evaluator(self) -> Evaluator | None:
        """It needs no warming up."""
        return self.make_evaluator()


PLAYER = PlayingBot(1)
RICH: dict[str, Any] = {"holdings": [{"V": 1, "II": 1}, {"II": 1}, {}, {}], **without("V", "II", "II")}


def midgame(**changes: Any) -> rostra.Table:
    """Seats 0 and 1 stand side by side; everybody may still win."""
    committees = {"A3": [0, 1], "B1": [1, 2, 3, 2, 3], "E1": [2, 3, 1], "D2": [0]}
    return table(committees, **{"turn": 21, **RICH, **changes})


def context(table_: rostra.Table, seat: int, evaluator: Evaluator | None = None) -> DecisionContext:
    view, _, _, events = seen(table_, seat)
    return DecisionContext.read(view, seat, events, evaluator or CountingEvaluator())


def value(table_: rostra.Table, seat: int, *clauses: dict[str, Any]) -> float:
    """What the promises of a deal are worth to a seat."""
    table_.play(0, {"type": "offer", "clauses": list(clauses)})
    found = context(table_, seat)
    deal = found.seen.deals[-1]
    return value_of_promises(found, deal, found.forecast_with(found.effect_of(deal)))


def pay(value_: int, by: int = 0, to: int = 1) -> dict[str, Any]:
    return {"kind": "pay", "by": by, "to": to, "value": value_}


def help_(from_: str, until: int, by: int = 0, to: int = 1) -> dict[str, Any]:
    return {"kind": "support", "by": by, "for": to, "from": from_, "until": until}


def avoid(action: dict[str, Any], until: int, by: int = 1) -> dict[str, Any]:
    return {"kind": "avoid", "by": by, "action": action, "until": until}


def answer(bot: SearchBot, table_: rostra.Table, seat: int, *clauses: dict[str, Any], by: int = 0) -> Any:
    """What a bot answers to an offer."""
    table_.play(by, {"type": "offer", "clauses": list(clauses)})
    said = (decision if seat in table_.to_act else reaction)(bot, table_, seat)
    assert said is not None
    return said["type"]


# What is given


def test_a_longer_promise_costs_more_and_so_does_a_wider_one() -> None:
    state = context(midgame(), 1).turn.state
    one, all_ = {"type": "advance", "path": "A3-A4"}, {"type": "advance"}
    kinds: list[Any] = [
        lambda until: Avoid(1, one, until),
        lambda until: Help(1, 0, "A3", until),
        lambda until: Refuse(1, 2, until),
    ]
    for kind in kinds:
        prices = [care(state, kind(until)) for until in (22, 30, 60, 120)]
        assert all(cheaper < dearer for cheaper, dearer in pairwise(prices))
    assert care(state, Avoid(1, one, 60)) < care(state, Avoid(1, all_, 60))


@pytest.mark.parametrize(
    "given",
    [
        [Avoid(1, {"type": "advance"}, 400)],
        [Avoid(1, action, 400) for action in TO_SENATE],
        [Avoid(1, {"type": kind}, 400) for kind in ("place", "advance", "caesar")],
    ],
)
def test_a_promise_that_loses_the_game_is_not_for_sale(given: list[Promise]) -> None:
    """Also where one clause too many would leave nothing to do, and is passed over (Q19)."""
    found = context(midgame(), 1, PlayingBot.make_evaluator())
    assert cost(found, found.turn.state, given) == 1.0


@pytest.mark.parametrize("price", [2, 4, 7])
def test_laurels_do_not_buy_a_promise_without_end(price: int) -> None:
    for clauses in ([avoid({"type": "advance"}, 400)], [avoid(action, 400) for action in TO_SENATE]):
        hand: dict[str, Any] = {"holdings": [{"V": 1, "II": 1}, {}, {}, {}], **without("V", "II")}
        assert answer(PLAYER, midgame(**hand), 1, *clauses, pay(price)) == "reject"


def test_what_was_promised_before_counts() -> None:
    """Of three ways into the Senate the first may be given up, and the last one is the game."""
    found = context(midgame(), 1, PlayingBot.make_evaluator())
    by_a, by_c, by_e = (Avoid(1, action, found.seen.turn + 4 * FORESEEN) for action in TO_SENATE)
    alone = cost(found, found.turn.state, [by_c])
    assert alone < 0.1
    found.turn.vows = (by_a, by_e)
    assert cost(found, found.turn.state, [by_c]) > alone


@pytest.mark.parametrize(("rounds", "is_sold"), [(FORESEEN, True), (FORESEEN + 1, False)])
def test_what_cannot_be_foreseen_is_not_for_sale(rounds: int, is_sold: bool) -> None:
    """A leader once sold for three laurels that they would do nothing any more, and lost the game."""
    found = context(midgame(), 1, PlayingBot.make_evaluator())
    vow = Avoid(1, TO_SENATE[2], found.seen.turn + 4 * rounds)
    assert (cost(found, found.turn.state, [vow]) < 1.0) == is_sold


@pytest.mark.parametrize("before", [True, False])
def test_help_out_of_one_committee_is_promised_once(before: bool) -> None:
    """Playouts see one consent where five were promised, and five were sold for the price of one."""
    found = context(midgame(), 1, PlayingBot.make_evaluator())
    helps = [Help(1, 0, "A3", 29), Help(1, 0, "A3", 33)]
    assert cost(found, found.turn.state, helps[:1]) < 1.0
    if before:
        found.turn.vows = (helps.pop(),)
    assert cost(found, found.turn.state, helps) == 1.0
    assert cost(found, found.turn.state, [Help(1, 2, "B1", 29)]) < 1.0


# What is got


@pytest.mark.parametrize(
    ("promise", "why"),
    [
        (help_("A3", 21), "over before seat 1 moves after this turn"),
        (help_("C1", 40), "neither stands there"),
        (help_("B1", 40), "the other does not stand there"),
        (help_("D2", 22), "seat 1 does not stand there"),
        ({"kind": "note", "by": 0, "text": "I shall help you."}, "words"),
        (avoid({"type": "place"}, 21, by=0), "for this turn alone; that is seen on the board"),
    ],
)
def test_a_promise_that_cannot_be_used_is_worth_nothing(promise: dict[str, Any], why: str) -> None:
    clauses = [promise] if "for" in promise else [promise, pay(1)]
    assert value(midgame(), 1, *clauses) == 0.0, why


def test_a_promise_that_can_be_used_is_worth_one_consent_at_most() -> None:
    worth = value(midgame(), 1, help_("A3", 29))
    assert 0.0 < worth <= pricing.value_of_consent(0.5)
    many = value(midgame(), 1, *[help_("A3", 29)] * 10)
    assert many <= pricing.value_of_consent(0.5)


def test_a_promise_made_again_is_worth_nothing() -> None:
    there = midgame()
    there.play(0, {"type": "offer", "clauses": [help_("A3", 29)]})
    there.play(1, {"type": "accept", "deal": 1})
    assert value(there, 1, help_("A3", 33)) == 0.0


def test_promises_that_nobody_needed_are_trusted_less() -> None:
    view = dict(midgame().view(1))
    entry = {"deal": 1, "clause": 0, "by": 0, "to": [1], "until": 3, "binding": False, "status": "lapsed"}
    entry["promise"] = help_("A3", 3)
    trusted = [pricing.trust(SeatView({**view, "ledger": [entry] * count}, 1), 0) for count in range(4)]
    assert all(before > after for before, after in pairwise(trusted))


@pytest.mark.parametrize(("to", "is_proof"), [([1], True), ([], False)])
def test_promises_to_nobody_earn_no_trust(to: list[int], is_proof: bool) -> None:
    view = dict(midgame().view(1))
    entry = {"deal": 1, "clause": 0, "by": 0, "to": to, "until": 3, "binding": False, "status": "kept"}
    stranger, known = (pricing.trust(SeatView({**view, "ledger": [entry] * n}, 1), 0) for n in (0, 2))
    assert (known > stranger) == is_proof


@pytest.mark.parametrize("price", [1, 2, 3])
def test_laurels_are_not_given_for_empty_promises(price: int) -> None:
    hand: dict[str, Any] = {"holdings": [{}, {"I": 3}, {}, {}], "ones": 15}
    position = {**laid(), **hand}
    for until in (21, 22, 400):
        for promises in ([help_("A3", until)], [help_(name, until) for name in ("A3", "B1", "C1", "E4") * 2]):
            assert answer(BOT, midgame(**position), 1, *promises, pay(price, by=1, to=0)) == "reject"


def test_a_use_of_promised_support_is_seen() -> None:
    hands: list[dict[str, int]] = [{"V": 2}, {}, {}, {}]
    help_now = help_("A4", 21, by=1, to=0)
    there = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], holdings=hands, turn=21, **without("V", "V"))
    assert answer(BOT, there, 1, help_now) == "reject"
    open_ended = help_("A4", 400, by=1, to=0)
    again = table({"A4": [0, 1]}, senate=[0, 1, 2, 3], holdings=hands, turn=21, **without("V", "V"))
    assert answer(BOT, again, 1, open_ended, pay(5)) == "reject"


def test_what_another_will_not_do_in_this_turn_is_worth_one_consent_at_most() -> None:
    """Whether they would have done it is an opinion: here the opinion is that they would take a V."""
    hands: list[dict[str, int]] = [{}, {"II": 2, "I": 1}, {}, {}]
    there = table(
        {"A4": [0, 0], "A3": [1]}, holdings=hands, turn=21, ones=17, **without("II", "II", A4_S="V")
    )
    found = context(there, 1)
    promise = {"kind": "avoid", "by": 0, "action": {"type": "advance"}}
    clauses = [promise, pay(3, by=1, to=0)]
    effect = found.effect_of({"to": [1], "clauses": clauses, "binding": [True, True]})
    assert found.gains(effect)[1] > 0.0
    assert answer(BOT, there, 1, *clauses) == "reject"


def threatened() -> rostra.Table:
    """Seat 0 has bound itself to end the game for seat 2, unless it is helped out of A3."""
    hands: list[dict[str, int]] = [{}, {"II": 2, "I": 1}, {"I": 10}, {}]
    there = table(
        {"E4": [0, 0], "A3": [0, 1]},
        senate=[2, 2, 3, 3],
        holdings=hands,
        turn=41,
        ones=7,
        **without("II", "II", A3_A4="IV"),
    )
    bound = [{"kind": "avoid", "by": 0, "action": {"type": each}} for each in ("place", "caesar")]
    there.play(0, {"type": "offer", "clauses": bound})
    assert [
        action["path"] for action in there.legal(0) if action["type"] in ("advance", "caesar", "place")
    ] == ["E4-S"]
    return there


def test_to_be_spared_a_threat_is_no_gain() -> None:
    there = threatened()
    assert context(there, 1).threat() > 0.1
    assert answer(BOT, there, 1, support("A3-A4"), pay(3, by=1, to=0)) == "reject"
    assert answer(BOT, threatened(), 1, support("A3-A4")) == "reject"


def test_what_is_good_anyway_is_signed_under_a_threat_too() -> None:
    assert answer(BOT, threatened(), 1, support("A3-A4"), pay(4)) == "accept"


def test_who_binds_themselves_to_what_they_would_do_anyway_threatens_nobody() -> None:
    there = midgame()
    there.play(0, {"type": "offer", "clauses": [{"kind": "avoid", "by": 0, "action": {"type": "decline"}}]})
    assert context(there, 1).threat() == 0.0


@pytest.mark.parametrize(
    ("paid", "share"),
    [(pay(1, by=1, to=0), deal_gain.PAYING), (pay(1), policy.SHARE), (None, policy.SHARE)],
)
def test_who_consents_and_pays_wants_a_larger_share_of_what_the_other_gains(paid: Any, share: float) -> None:
    there = midgame()
    there.play(0, {"type": "offer", "clauses": [support("A3-A4"), *([paid] if paid else [])]})
    found = context(there, 1)
    deal = found.seen.deals[-1]
    gained = found.gains(found.effect_of(deal))[0]
    assert gained > 0.02
    assert deal_gain.gain_by(found, deal)[1] == pytest.approx(share * gained)


@pytest.mark.parametrize(
    ("promise", "usable"),
    [
        (Help(0, 1, "A3", 29), True),
        (Help(2, 1, "B1", 29), True),
        (Help(0, 1, "B1", 29), False),
        (Refuse(0, 2, 29), True),
        (Refuse(0, 2, 21), False),
        (Do(2, {"type": "place"}, 22), False),
    ],
)
def test_what_can_be_used(promise: Promise, usable: bool) -> None:
    assert can_be_used(context(midgame(), 1).turn.state, promise, 1) == usable


# No trick of form


def test_a_note_silences_nobody() -> None:
    hand: dict[str, Any] = {"holdings": [{"I": 3, "II": 1}, {}, {}, {}], "ones": 15}
    there = table({"A4": [0, 1]}, **hand, **without("II", A4_S="V"))
    there.play(2, {"type": "offer", "clauses": [{"kind": "note", "by": 2, "text": "Peace!"}]})
    assert there.view(None)["deals"][0]["status"] == "struck"
    offer = decision(BOT, there, 0)
    assert offer is not None
    assert offer["type"] == "offer"


def test_laurels_that_may_be_promised_in_secret_too_do_not_count() -> None:
    """Debts of other deals are paid first, and what is left over may not do (Q20)."""
    answers = {}
    for hand, ones in (({"II": 1}, 18), ({"II": 1, "I": 2}, 16)):
        for secret in (False, True):
            lying = without("II", A3_A4="V")
            there = table({"A3": [0, 1]}, holdings=[hand, {}, {}, {}], turn=21, ones=ones, **lying)
            if secret:
                hidden = {"type": "offer", "clauses": [pay(2, to=2)], "private": True}
                there.play(0, hidden)
            answers[len(hand), secret] = answer(
                BOT, there, 1, {"kind": "note", "by": 1, "text": "So?"}, pay(2)
            )
    assert answers == {(1, False): "accept", (1, True): "reject", (2, False): "accept", (2, True): "accept"}


@pytest.mark.parametrize(("other", "said"), [("nothing", "accept"), ("IV", "reject")])
def test_a_laurel_that_would_not_be_taken_pays_for_no_promise(other: str, said: str) -> None:
    """Seat 0 may take a V with its own majority and owes it then; or take a IV instead, and keep it."""
    committees = {"A3": [0, 0, 1], **({"D2": [0, 0]} if other == "IV" else {})}
    lying = laid(A3_A4="V", D2_C1="IV")
    there = table(committees, turn=21, **lying)
    assert answer(BOT, there, 1, help_("A3", 25, by=1, to=0), pay(5)) == said


def test_every_offer_is_answered_and_the_later_ones_at_first_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    there = midgame()
    for number in range(1, 11):
        there.play(0, {"type": "offer", "clauses": [support("A3-A4"), help_("A3", 400 - number)]})
        if number > deal_gain.PATIENCE:
            monkeypatch.setattr(deal_gain, "value_of_promises", lambda *_: pytest.fail("it thought"))
        said = reaction(BOT, there, 1)
        assert said is not None
        if said["type"] == "offer":
            there.play(1, said)
            said = reaction(BOT, there, 1)
        (waiting,) = [d["deal"] for d in there.view(1)["deals"] if (d["by"], d["status"]) == (0, "open")]
        assert said == {"type": "reject", "deal": waiting}
        there.play(1, said)


def test_where_nothing_can_be_judged_nothing_is_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CountingBot, "evaluator", lambda _: None)
    assert answer(BOT, midgame(), 1, avoid({"type": "caesar"}, 400), pay(7)) == "reject"
    assert answer(BOT, midgame(), 0, avoid({"type": "place"}, 22, by=0), pay(2, 1, 0), by=1) == "reject"


def test_what_counts_as_a_promise() -> None:
    assert promises_in({"clauses": [avoid({"type": "place"}, 30)]})
    assert promises_in({"clauses": [{"kind": "refuse", "by": 0, "against": 1}]})
    assert promises_in({"clauses": [{"kind": "support", "by": 0, "for": 1, "from": "A3"}]})
    assert not promises_in(
        {"clauses": [support("A3-A4"), pay(1), {"kind": "note", "by": 0, "text": "Peace"}]}
    )


def test_a_long_game_makes_nobody_give_laurels_away() -> None:
    """Whoever lets it drag on gains nothing by that: only consent gets cheaper, because it ends the game."""
    note = {"kind": "note", "by": 0, "text": "It is late."}
    for turn in (21, 161, 401):
        assert answer(BOT, midgame(turn=turn), 1, pay(2, by=1, to=0), note) == "reject"
