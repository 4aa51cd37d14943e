"""What a person at the table would call stupid: not to end a game that is won, to end one for somebody else,
to begin every game alike, to call somebody a winner in the opening, to make one by a gift."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import rostra
from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.context import MOST_PUSH, Forecast
from rostra.bots.quo_vadis.deal_gain import gain_by
from rostra.bots.quo_vadis.deal_search import DealSearch
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.bots.quo_vadis.negotiation import improving, offer_consent, request_consent
from rostra.bots.quo_vadis.seat_view import REFUSED_AT_THE_END, REFUSED_TURNS, refused_lately
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.deals.clauses import Promise
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.state import State
from tests.bots.playing import decision
from tests.bots.quo_vadis.counting import CountingBot, CountingEvaluator, chances
from tests.bots.quo_vadis.test_excuses import refusal
from tests.bots.quo_vadis.test_rule_based import laid, support, table
from tests.bots.quo_vadis.test_search import context, with_v


def forecast(there: rostra.Table) -> Forecast:
    return Forecast.of(CountingEvaluator(), Turn(from_position(there.setup, there.position())))


def pushes(found: Forecast) -> dict[str, float]:
    """What each move is worth besides its chances, by its words."""
    return {str(shown(each.move)): found.push(i) for i, each in enumerate(found.candidates)}


ENTER = "{'type': 'advance', 'path': 'A4-S', 'with': [0]}"
STEP = "{'type': 'advance', 'path': 'A1-A2', 'with': []}"
OPEN = {"type": "caesar", "to": "A4-S"}


def test_a_game_that_is_won_is_ended_at_once() -> None:
    """Even if another move would win as surely."""
    there = table({"A4": [0, 0], "A1": [0]}, senate=[0, 0, 0, 0])
    found = forecast(there)
    sure = replace(found, chances=[[1.0, 0.0, 0.0, 0.0] for _ in found.candidates])
    assert pushes(sure)[ENTER] == MOST_PUSH
    assert pushes(sure)[STEP] < MOST_PUSH


def test_a_game_that_is_lost_is_not_ended_for_somebody_else() -> None:
    there = table({"A4": [0, 0], "A1": [0]}, senate=[1, 1, 1, 1])
    found = forecast(there)
    lost = replace(found, chances=[[0.0, 1.0, 0.0, 0.0] for _ in found.candidates])
    assert pushes(lost)[ENTER] < pushes(lost)[STEP]


def test_those_who_cannot_win_leave_it_to_the_winner_to_end_the_game() -> None:
    """However late it is: others may still hope. Only a table that stands still for long gives in."""
    there = table({"A4": [0, 0], "A1": [1]}, senate=[1, 1, 1, 1], turn=120)
    found = forecast(there)
    rows = [[0.02, 0.9, 0.08, 0.0] for _ in found.candidates]
    ends = [i for i, each in enumerate(found.candidates) if found.turn.ends_game(each.move)]
    for i in ends:
        rows[i] = [0.0, 1.0, 0.0, 0.0]
    caesar = [i for i, each in enumerate(found.candidates) if shown(each.move)["type"] == "caesar"]
    hopeless = replace(found, chances=rows)
    assert hopeless.push(ends[0]) < min(hopeless.push(i) for i in caesar)
    weary = replace(hopeless, turn=Turn(found.turn.state, still=30))
    assert weary.push(ends[0]) > max(weary.push(i) for i in caesar)


def test_nobody_chooses_the_winner_among_others() -> None:
    """A seat without a chance does not lay Caesar where he lets somebody win, unless that is decided.

    Even then not at once, but when the table has stood still for more than a round.
    """
    there = table({"A4": [0, 1], "A1": [0]}, senate=[1, 1, 2, 2], turn=120)
    found = forecast(there)
    opens = next(i for i, each in enumerate(found.candidates) if shown(each.move) == OPEN)
    others = [
        i for i, each in enumerate(found.candidates) if shown(each.move)["type"] == "caesar" and i != opens
    ]

    def after(own: float, leader: float, still: int) -> Forecast:
        rows = [[own, leader, 1.0 - own - leader, 0.0] for _ in found.candidates]
        rows[opens] = [0.0, 1.0, 0.0, 0.0]
        return replace(found, turn=Turn(found.turn.state, still=still), chances=rows)

    for contested in (after(0.04, 0.66, 8), after(0.0, 0.66, 8), after(0.0, 0.9, 0)):
        assert contested.push(opens) < min(contested.push(i) for i in others)
    decided = after(0.0, 0.9, 8)
    assert decided.push(opens) > max(decided.push(i) for i in others)


def test_games_do_not_all_begin_alike() -> None:
    there = rostra.new_table("quo-vadis", players=4, seed=5)
    seat = there.position()["to_move"]
    found = {str(decision(CountingBot(seed), there, seat)) for seed in range(12)}
    assert len(found) > 1
    assert all("place" in words for words in found)


def test_nobody_is_called_a_winner_before_somebody_is_in_the_senate() -> None:
    there = table({"A4": [0, 1]}, **laid(A4_S="V"))
    there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    assert refusal(there) not in ("helps-you", "helps-leader")


@pytest.mark.parametrize(("own", "is_offered"), [(0.02, False), (0.2, True)])
def test_consent_is_not_offered_where_another_gains_far_more_by_it(
    own: float, is_offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A vote for nothing once took its owner from 17 to 14 %, and made another the winner."""
    there = context(with_v(), 1)
    search = DealSearch.of(there)
    (gift, *_) = [each for each in search.proposals() if each.prices == (0,) and not each.returns_support]
    later = [there.expected[0] + 0.4, there.expected[1] + own, 0.0, 0.0]
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [replace(gift, chances=later)])
    monkeypatch.setattr("rostra.bots.quo_vadis.negotiation.gain_by", lambda *_: (own, 0.0))
    pledge = {"type": "pledge", "path": "A3-A4", "votes": 1}
    assert (offer_consent(there, [pledge]) is not None) == is_offered


@pytest.mark.parametrize(("gain", "is_offered"), [(-0.03, False), (0.03, True)])
def test_nobody_offers_what_they_would_not_sign(
    gain: float, is_offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search goes by one use of Caesar; a seat once paid the leader, who laid him elsewhere."""
    there = context(with_v(), 1)
    (gift, *_) = [each for each in DealSearch.of(there).proposals() if each.prices == (0,)]
    later = [there.expected[0] + 0.1, there.expected[1] + 0.1, 0.0, 0.0]
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [replace(gift, chances=later)])
    monkeypatch.setattr("rostra.bots.quo_vadis.negotiation.gain_by", lambda *_: (gain, 0.01))
    pledge = {"type": "pledge", "path": "A3-A4", "votes": 1}
    assert (offer_consent(there, [pledge]) is not None) == is_offered


@pytest.mark.parametrize(("paid", "is_signed"), [(1, True), (2, False)])
def test_nobody_is_paid_for_a_consent_that_another_gives(paid: int, is_signed: bool) -> None:
    """Whoever speaks before the player to move has asked could take a fee for what they would get anyway."""
    there = with_v()
    clauses = [support("A3-A4"), {"kind": "pay", "by": 0, "to": paid, "value": 1}]
    there.play(2, {"type": "offer", "clauses": [*clauses, {"kind": "note", "by": 2, "text": "A good deal."}]})
    gain, wanted = gain_by(context(there, 0), there.view(0)["deals"][-1])
    assert (gain > wanted) == is_signed


def test_what_was_refused_is_not_offered_again() -> None:
    """Nor with the same promise in return: only for more."""
    there = table({"B1": [0, 0, 1, 1]})
    proposals = DealSearch.of(context(there, 0)).proposals()
    same = next(each for each in proposals if each.returns_support and not any(each.prices))
    assert improving(context(there, 0), DealSearch.of(context(there, 0)), [same], []) == [same]
    there.play(0, same.offer(0, there.turn, 4))
    there.play(1, {"type": "reject", "deal": 1})
    asking = context(there, 0)
    more = replace(same, prices=(1,))
    assert improving(asking, DealSearch.of(asking), [same, more], asking.seen.deals) == [more]


@pytest.mark.parametrize(
    ("turns", "is_asked"), [(1, False), (REFUSED_TURNS, False), (REFUSED_TURNS + 1, True)]
)
def test_what_was_refused_is_not_asked_for_again_in_the_next_turns(turns: int, is_asked: bool) -> None:
    """Four bots went through the same twelve requests round after round."""
    there = table({"B1": [0, 0, 1, 1]})
    asked = request_consent(context(there, 0), honest=True)
    assert asked is not None
    offer = asked.offer(0, there.turn, 4)
    there.play(0, offer)
    there.play(1, {"type": "reject", "deal": 1})
    assert len(refused_lately(context(there, 0).seen, there.events(0), REFUSED_TURNS)) == 1
    for number in range(4 * turns):
        there.play(there.to_act[0], {"type": "caesar", "to": ("E1-E2", "E1-D2")[number % 2]})
    again = refused_lately(context(there, 0).seen, there.events(0), REFUSED_TURNS)
    assert [event["clauses"] for event in again] == ([] if is_asked else [offer["clauses"]])
    found = request_consent(context(there, 0), honest=True)
    if found is not None and not is_asked:
        assert found.offer(0, there.turn, 4)["clauses"] != offer["clauses"]


def test_for_a_consent_that_ends_the_game_no_promise_is_made_and_no_higher_price_offered() -> None:
    """Of a promise nothing would be left; and whoever does not want to make a winner is not for sale."""
    last = table({"C1": [0, 0, 1]}, senate=[0, 0, 1, 2], caesar="A4-S", **laid(C1_S="V"))
    proposals = DealSearch.of(context(last, 0)).proposals()
    assert proposals
    assert not any(each.returns_support for each in proposals)
    free = next(each for each in proposals if not any(each.prices))
    last.play(0, free.offer(0, last.turn, 4))
    last.play(1, {"type": "reject", "deal": 1})
    asking = context(last, 0)
    dearer = replace(free, prices=(2,))
    assert improving(asking, DealSearch.of(asking), [dearer], asking.seen.deals) == []


def test_nobody_is_paid_as_a_favour_for_the_consent_that_ends_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody without a senator in the Senate was offered six laurels for it."""
    asking = context(table({"C1": [0, 0, 1]}, senate=[0, 0, 2, 2], caesar="A4-S", **laid(C1_S="V")), 0)
    gift = next(each for each in DealSearch.of(asking).proposals() if not any(each.prices))
    free = replace(gift, chances=[1.0, 0.0, 0.0, 0.0])
    paid = replace(free, prices=(6,))
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [paid])
    assert request_consent(asking, honest=True) is None
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [paid, free])
    asked = request_consent(asking, honest=True)
    assert asked is not None
    assert asked.prices == (0,)


def test_nobody_is_asked_to_do_a_favour_and_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who gains nothing by an advance was asked to consent to it and give three laurels too."""
    asking = context(with_v(), 0)
    gift = next(each for each in DealSearch.of(asking).proposals() if not any(each.prices))
    later = [asking.expected[0] + 0.4, asking.expected[1] - 0.1, 0.0, 0.0]
    paid = [replace(gift, prices=(price,), chances=later) for price in (-3, -1)]
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: paid)
    assert request_consent(asking, honest=True) is None
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [*paid, replace(gift, chances=later)])
    asked = request_consent(asking, honest=True)
    assert asked is not None
    assert asked.prices == (0,)


def test_a_consent_that_wins_the_game_is_asked_of_everybody_who_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of those who refused the last time, too: there is no other chance."""
    monkeypatch.setattr("rostra.bots.quo_vadis.negotiation.may_do_a_favour", lambda *_: False)
    there, asked = table({"A4": [0, 1, 2]}, senate=[0, 0, 1, 2], **laid(A4_S="V")), set()
    while (offer := decision(CountingBot(1), there, 0)) is not None and offer["type"] == "offer":
        there.play(0, offer)
        (*_, deal) = there.view(0)["deals"]
        asked |= {*deal["to"]}
        there.play(deal["to"][0], {"type": "reject", "deal": deal["deal"]})
    assert asked == {1, 2}


@pytest.mark.parametrize(("turns", "is_asked"), [(1, False), (REFUSED_AT_THE_END + 1, True)])
def test_whoever_would_not_end_the_game_is_left_in_peace(turns: int, is_asked: bool) -> None:
    """In the readers' games such consent was asked for a hundred times, and never given."""
    there = table({"A4": [0, 1], "B1": [2]}, senate=[0, 0, 1, 2], **laid(A4_S="V"))
    there.play(0, {"type": "offer", "clauses": [support("A4-S")]})
    there.play(1, {"type": "reject", "deal": 1})
    for number in range(4 * turns):
        there.play(there.to_act[0], {"type": "caesar", "to": ("E1-E2", "E1-D2")[number % 2]})
    offer = decision(CountingBot(1), there, 0)
    assert (offer is not None and offer["type"] == "offer") == is_asked


@pytest.mark.parametrize("ones", [0, 5])
def test_nothing_is_given_unasked_where_there_is_no_laurel_for_it(
    ones: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = context(with_v(), 1)
    there.turn.state.ones = ones
    (gift, *_) = [
        each for each in DealSearch.of(there).proposals() if not any(each.prices) and not each.returns_support
    ]
    later = [there.expected[0] + 0.1, there.expected[1] + 0.1, 0.0, 0.0]
    monkeypatch.setattr(DealSearch, "proposals", lambda *_: [replace(gift, chances=later)])
    monkeypatch.setattr("rostra.bots.quo_vadis.negotiation.gain_by", lambda *_: (0.1, 0.0))
    pledge = {"type": "pledge", "path": "A3-A4", "votes": 1}
    assert (offer_consent(there, [pledge]) is None) == (ones == 0)


class DoubtfulEvaluator(CountingEvaluator):
    """At a second look, seat 1 has next to no chance."""

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        return [[row[0] + 0.99 * row[1], 0.01 * row[1], *row[2:]] for row in map(chances, states)]


def test_no_price_takes_a_chance_below_nothing() -> None:
    """What a price changes is seen at first sight, and what it leaves is still a chance."""
    there = with_v()
    doubtful = replace(context(there, 0), evaluator=DoubtfulEvaluator())
    found = DealSearch.of(doubtful).proposals()
    assert any(any(each.prices) for each in found)
    assert all(min(each.chances) >= 0.0 for each in found)
    assert all(sum(each.chances) == pytest.approx(1.0) for each in found if not each.returns_support)
