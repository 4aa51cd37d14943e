"""Requests: bots know what others of their kind sign, and ask for it where the best deal would be refused."""

from __future__ import annotations

from functools import cache

import pytest

import rostra
from rostra.bots.quo_vadis.acceptance import Acceptance
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.context import DecisionContext
from rostra.bots.quo_vadis.deal_search import DealSearch
from rostra.bots.quo_vadis.negotiation import request_consent
from rostra.kernel.game import Action
from training.exploit.contest import Contest, prepare, signs

pytestmark = pytest.mark.compiled

MISJUDGED = [(4, 69), (4, 122), (4, 163)]
"""Positions, by players and number, where the others would refuse the deal that looks best, if one does."""
PLAIN = [(players, number) for players in (3, 4, 5) for number in range(3, 20)]


@cache
def fast() -> Fast:
    bot = Fast(1)
    prepare(bot)
    return bot


def position(players: int, number: int) -> tuple[rostra.Table, int, DecisionContext]:
    """A table at the beginning of a turn, whose turn it is, and what they go by."""
    (table,) = Contest(players=players).positions(1, first=number)
    (mover,) = table.to_act
    evaluator = fast().evaluator()
    assert evaluator is not None
    return table, mover, DecisionContext.read(table.view(mover), mover, table.events(mover), evaluator)


def request(mover: int, context: DecisionContext) -> Action | None:
    found = request_consent(context, honest=True)
    return found.offer(mover, context.seen.turn, context.seen.players) if found else None


def test_what_is_expected_to_be_signed_is_signed_and_nothing_else() -> None:
    answers = []
    for table, mover, context in (position(*where) for where in (*PLAIN, *MISJUDGED)):
        offer = request(mover, context)
        if offer is not None:
            answers.append(Acceptance(context).is_signed(offer))
            assert answers[-1] == signs(table, mover, offer, fast()), offer
    assert answers.count(True) > len(MISJUDGED)
    assert answers.count(False) > len(MISJUDGED)


@pytest.mark.parametrize(("players", "number"), MISJUDGED)
def test_where_the_best_deal_would_be_refused_another_is_asked_for(players: int, number: int) -> None:
    table, mover, context = position(players, number)
    search, acceptance = DealSearch.of(context), Acceptance(context)
    fair = search.fair(search.acceptable(search.proposals()), mover)
    best = search.best_by_coalition(fair, context.manner.gives)[:1]
    assert not any(acceptance.is_signed(each.offer(mover, context.seen.turn, players)) for each in best)
    offer = request(mover, context)
    assert offer is not None
    assert signs(table, mover, offer, fast())
