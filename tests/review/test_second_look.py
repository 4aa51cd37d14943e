"""What would get a name is looked at again, deeper, and only what both looks see gets it."""

from __future__ import annotations

from pathlib import Path

from rostra.bots.quo_vadis.evaluators import Chances
from rostra.games.quo_vadis.state import OVER, State
from rostra.review.quo_vadis.judge import Judge
from rostra.review.quo_vadis.reviewer import reviews
from rostra.review.value import Decision
from rostra.table.records import load
from tests.review.judging import Laurels

RECORD = load((Path(__file__).parents[1] / "records" / "quo-vadis-4.jsonl").read_text("utf-8"))


class Even(Laurels):
    """Sees no difference between anything, before the end."""

    def _chances(self, state: State) -> Chances:
        return super()._chances(state) if state.stage == OVER else [1 / state.players] * state.players


def decisions(deeper: Laurels | None) -> list[Decision]:
    *_, found = reviews(RECORD, 1.0, Judge(Laurels(), 1), deeper)
    return found.decisions


def test_what_the_deeper_look_does_not_see_has_no_name() -> None:
    once, twice = decisions(None), decisions(Even())
    last = len(RECORD["actions"]) - 1
    named = [each.number for each in once if each.size]
    assert len(named) > 5
    assert [each.number for each in twice if each.size] == [last], "to hand over the game is one to anybody"
    assert {each.loss for each in twice if each.number in named and each.number != last} == {0.0}
    assert [each.matters for each in twice] == [each.matters for each in once]


def test_what_both_see_keeps_its_name() -> None:
    assert decisions(Laurels()) == decisions(None)
