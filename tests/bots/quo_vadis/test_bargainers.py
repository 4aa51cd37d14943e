"""Bargainers: what they ask for is legal and signed; their threats are enforced, and nobody pays for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from typing import Any

import pytest

import rostra
from rostra.bots.quo_vadis.acceptance import open_deal
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_gain import gain_by
from rostra.bots.quo_vadis.exploiters.bargainers import (
    BARGAINERS,
    Skimmer,
    Threat,
    commitment,
    request,
    threats,
)
from rostra.bots.quo_vadis.seat_view import MOVES
from rostra.games.quo_vadis.components import PLACE_COUNT
from rostra.games.quo_vadis.deals.clauses import Support
from rostra.games.quo_vadis.deals.offers import MOST_CLAUSES
from rostra.kernel.game import Action
from training.exploit.contest import Contest, prepare, signs, think_together

pytestmark = pytest.mark.compiled

OLD = "hans-im-glueck-1992"
POSITIONS: list[tuple[dict[str, Any], int]] = [
    ({}, 2),
    ({}, 4),
    ({"edition": OLD}, 19),
    ({"edition": OLD}, 43),
    ({"players": 3}, 173),
    ({"players": 5, "variants": ("strict-promises",)}, 5),
    ({"players": 5, "edition": OLD}, 61),
    ({"players": 5, "edition": OLD}, 64),
    ({"players": 5, "edition": OLD}, 106),
]
"""Where somebody can help the player to move or be threatened; at most positions nobody can."""
NOISE = 0.025
"""How much two judgements of the same may differ."""


@cache
def fast() -> Fast:
    bot = Fast(1)
    prepare(bot)
    return bot


def bargainer(kind: type[Skimmer]) -> Skimmer:
    bot = kind(1)
    think_together([fast(), bot])
    return bot


@cache
def position(number: int) -> tuple[rostra.Table, int]:
    """A table at the beginning of a turn, and whose turn it is."""
    setup, first = POSITIONS[number]
    (table,) = Contest(**setup).positions(1, first=first)
    (mover,) = table.to_act
    return table, mover


@contextmanager
def taken_back(table: rostra.Table) -> Iterator[None]:
    """Whatever is done at the table is undone afterwards."""
    before = len(table.record()["actions"])
    yield
    while len(table.record()["actions"]) > before:
        table.undo(len(table.record()["actions"]) - 1)


def context_of(table: rostra.Table, seat: int) -> DecisionContext:
    evaluator = fast().evaluator()
    assert evaluator is not None
    return DecisionContext.read(table.view(seat), seat, table.events(seat), evaluator)


def threatened() -> Iterator[tuple[rostra.Table, int, Threat, Action]]:
    """All threats at the positions that a deal has room for, with the offer that makes each."""
    for number in range(len(POSITIONS)):
        table, mover = position(number)
        context = context_of(table, mover)
        for threat in threats(context):
            offer = commitment(context, threat)
            if len(offer["clauses"]) <= MOST_CLAUSES:
                yield table, mover, threat, offer


def moves(table: rostra.Table, seat: int) -> list[Action]:
    return [action for action in table.legal(seat) if action["type"] in MOVES]


@pytest.mark.parametrize("kind", BARGAINERS, ids=lambda kind: kind.__name__)
def test_what_they_offer_is_legal(kind: type[Skimmer]) -> None:
    bot, offered = bargainer(kind), 0
    for table, mover in map(position, range(len(POSITIONS))):
        with taken_back(table):
            while offer := bot.next_offer(table.view(mover), mover, table.events(mover)):
                assert table.refusal(mover, offer) is None, offer
                table.play(mover, offer)
                offered += 1
    assert offered


def test_nobody_pays_for_their_consent_on_demand() -> None:
    refused = 0
    for players, number in ((3, 3), (3, 11), (4, 46), (4, 56)):
        (table,) = Contest(players=players).positions(1, first=number)
        (mover,) = table.to_act
        context = context_of(table, mover)
        for supports in (each for place in range(PLACE_COUNT) for each in context.turn.coalitions(place)):
            offer = request(mover, supports, [-1] * len(supports))
            if table.refusal(mover, offer) is None:
                assert not signs(table, mover, offer, fast()), offer
                refused += 1
    assert refused > 4


@pytest.mark.parametrize(
    ("is_own", "comes_free", "is_signed"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_whoever_wants_an_advance_may_pay_for_it(
    is_own: bool, comes_free: bool, is_signed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it would not be made otherwise; and by an offer of their own, not on demand."""
    monkeypatch.setattr("rostra.bots.quo_vadis.deal_gain.wanted_gain", lambda *_: -1.0)
    monkeypatch.setattr("rostra.bots.quo_vadis.deal_gain._would_come_free", lambda *_: comes_free)
    table, mover = position(0)
    context = context_of(table, 3)
    offer = request(mover, [Support(3, "B1-A3", 1)], [-1])
    deal = {**open_deal(context.seen, context.events, offer), "by": mover, "to": [3]}
    gain, wanted = gain_by(context, {**deal, "by": 3, "to": [mover]} if is_own else deal)
    assert (gain > wanted) == is_signed


def test_what_the_skimmer_asks_for_is_signed() -> None:
    bot, asked = bargainer(Skimmer), 0
    for table, mover in map(position, range(len(POSITIONS))):
        offer = bot.next_offer(table.view(mover), mover, table.events(mover))
        if offer is not None:
            assert signs(table, mover, offer, fast()), offer
            asked += 1
    assert asked


def test_a_commitment_leaves_only_the_threatened_move_and_the_advance_that_is_asked_for() -> None:
    seen = 0
    for table, mover, threat, offer in threatened():
        with taken_back(table):
            table.play(mover, offer)
            assert table.view(mover)["deals"][-1]["status"] == "struck"
            assert moves(table, mover) == [threat.move]
            table.play(mover, request(mover, threat.supports, [0] * len(threat.supports)))
            deal = table.view(mover)["deals"][-1]
            for helper in deal["to"]:
                table.play(helper, {"type": "accept", "deal": deal["deal"]})
            *advances, left = sorted(moves(table, mover), key=lambda move: move["type"] != "advance")
            assert left == threat.move
            assert {move.get("path") for move in advances} == {threat.supports[0].path}
        seen += 1
    assert seen > 3


def judged(table: rostra.Table, mover: int, asked: Action) -> list[tuple[float, float, float]]:
    """What each helper gains by a request, how much it wants, and what it loses by the commitment."""
    found = []
    with taken_back(table):
        table.play(mover, asked)
        for helper in table.view(mover)["deals"][-1]["to"]:
            context = context_of(table, helper)
            found.append((*gain_by(context, table.view(helper)["deals"][-1]), context.threat()))
    return found


def sales(table: rostra.Table, mover: int) -> list[tuple[Support, Support]]:
    """Pairs of different seats each of whom could let the player to move advance."""
    turn = context_of(table, mover).turn
    alone = [each[0] for place in range(PLACE_COUNT) for each in turn.coalitions(place) if len(each) == 1]
    return [(one, two) for one, two in product(alone, repeat=2) if one.by != two.by]


def test_nobody_undersells_a_consent_that_they_would_not_have_sold_at_that_price() -> None:
    """That another has sold theirs already, and that this hurts, makes it no better to give one's own."""
    refused = 0
    for table, mover in map(position, range(len(POSITIONS))):
        for (sold, asked), price in product(sales(table, mover), (0, 1)):
            offer, rival = request(mover, [sold], [1]), request(mover, [asked], [price])
            if table.refusal(mover, offer) is not None or table.refusal(mover, rival) is not None:
                continue
            ((before, _, _),) = judged(table, mover, rival)
            with taken_back(table):
                table.play(mover, offer)
                table.play(sold.by, {"type": "accept", "deal": table.view(mover)["deals"][-1]["deal"]})
                ((gain, wanted, lost),) = judged(table, mover, rival)
            assert gain <= max(wanted, before + NOISE), (sold, asked, price)
            refused += gain <= wanted < gain + lost
    assert refused


def test_to_be_spared_a_threat_is_no_gain() -> None:
    """What is signed under a threat is worth as much without it; what only the threat makes a gain is not."""
    signed = spared = 0
    for table, mover, threat, offer in threatened():
        for price in (-2, -1, 0, 1):
            asked = request(mover, threat.supports, [price] * len(threat.supports))
            free = judged(table, mover, asked)
            with taken_back(table):
                table.play(mover, offer)
                pressed = judged(table, mover, asked)
            for (before, _, _), (gain, wanted, lost) in zip(free, pressed, strict=True):
                assert gain <= max(wanted, before + NOISE), (threat, price)
                signed += gain > wanted
                spared += gain <= wanted < gain + lost
    assert signed
    assert spared > 1
