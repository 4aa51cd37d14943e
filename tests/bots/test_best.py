"""The bots that think, compiled: judging alike both ways, playing to the end, knowing nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

import rostra
from rostra.bots.quo_vadis.appraisal.lookahead import Lookahead
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.blended import Blended
from rostra.bots.quo_vadis.handicaps import Silent
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.prospects import Turn, after
from rostra.bots.quo_vadis.search import Search
from rostra.bots.quo_vadis.simulated import Simulated
from rostra.games.quo_vadis.positions import from_position
from tests.bots.playing import Company, decision
from tests.bots.test_secrets import answers, with_other_laurels

pytestmark = pytest.mark.compiled


def test_a_glance_sees_what_is_there_after_the_move() -> None:
    for turn in (1, 20, 40):
        table = Company("quo-vadis", ["rules"] * 4, 3).play(turn)
        state = from_position(table.setup, table.position())
        prospects = Turn(state).prospects()
        glanced = Learned(looks=0).glance(state, prospects)
        looked = Lookahead().chances([after(state, prospect) for prospect in prospects])
        assert glanced == [pytest.approx(row) for row in looked]


def test_what_was_looked_into_with_the_same_luck_is_remembered() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 3).play(20)
    state = from_position(table.setup, table.position())
    later = [after(state, prospect) for prospect in Turn(state).prospects()[:2]]
    judge = Blended(Learned(looks=2), Simulated(glances=2, looks=5), 0.4, 0.01)
    first = judge.look(later, 1)
    spent = judge.simulations
    assert judge.look(later[::-1], 1) == first[::-1]
    assert judge.simulations == spent
    assert judge.look(later, 2) != first
    assert judge.simulations > spent


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
