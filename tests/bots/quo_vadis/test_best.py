"""The bots that search, compiled: they evaluate consistently, play to the end and know nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

import rostra
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.candidates import Turn, state_after
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, NetworkEvaluator, PlayoutEvaluator
from rostra.bots.quo_vadis.handicaps import Silent
from rostra.bots.quo_vadis.search import Search
from rostra.games.quo_vadis.positions import from_position
from tests.bots.playing import Company, decision
from tests.bots.test_secrets import answers, with_other_laurels

pytestmark = pytest.mark.compiled


def test_a_candidate_is_evaluated_like_the_state_it_leads_to() -> None:
    for turn in (1, 20, 40):
        table = Company("quo-vadis", ["rules"] * 4, 3).play(turn)
        state = from_position(table.setup, table.position())
        candidates = Turn(state).candidates()
        network = NetworkEvaluator(playouts=0)
        found = network.evaluate_quickly(state, candidates)
        later = network.evaluate_deeply([state_after(state, candidate) for candidate in candidates], 0)
        assert found == [pytest.approx(row, abs=1e-6) for row in later]  # as precise as single precision is


def test_what_was_evaluated_with_the_same_seed_is_remembered() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 3).play(20)
    state = from_position(table.setup, table.position())
    later = [state_after(state, candidate) for candidate in Turn(state).candidates()[:2]]
    network, playouts = NetworkEvaluator(playouts=2), PlayoutEvaluator(quick=2, deep=5)
    evaluator = BlendedEvaluator(network, playouts, 0.4, 0.01)
    first = evaluator.evaluate_deeply(later, 1)
    spent = evaluator.simulations
    assert evaluator.evaluate_deeply(later[::-1], 1) == first[::-1]
    assert evaluator.simulations == spent
    assert evaluator.evaluate_deeply(later, 2) != first
    assert evaluator.simulations > spent


def test_they_play_to_the_end_and_say_why() -> None:
    company = Company("quo-vadis", ["rules"] * 4, 4, options={"turn_limit": 300})
    company.bots = [Fast(1), Silent(2), Search(3), company.bots[3]]
    for bot in (company.bots[0], company.bots[2]):
        assert isinstance(bot, Fast | Search)
        bot.prepare()
    table = company.play()
    assert table.result is not None
    for bot in company.bots[:3]:
        assert bot.reasons is not None
        assert bot.reasons.chance is not None
        assert 0 <= bot.reasons.chance <= 1
        assert bot.reasons.simulations > 0


@pytest.mark.parametrize("turn", [12, 45])
def test_what_others_hold_changes_nothing(turn: int) -> None:
    position = Company("quo-vadis", ["rules"] * 4, 5).play(turn).position()
    for seat in range(4):
        other = with_other_laurels(position, seat, Random(seat))
        tables = [rostra.new_table("quo-vadis", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(Fast(3), table, seat)) for table in tables}) == 1


def test_the_same_seed_thinks_the_same() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 6).play(21)
    seat = table.to_act[0]
    assert decision(Fast(5), table, seat) == decision(Fast(5), table, seat)


def test_who_shares_an_evaluator_decides_the_same() -> None:
    """Every seat asked about the same turn, alone and after the others."""
    table = Company("quo-vadis", ["rules"] * 4, 6).play(21)
    alone = [answers(Fast(seat), table, seat) for seat in range(4)]
    first, *others = (Fast(seat) for seat in range(4))
    first.prepare()
    for other in others:
        other.think_with(first)
    assert [answers(bot, table, seat) for seat, bot in enumerate((first, *others))] == alone
