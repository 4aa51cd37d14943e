"""How hard a puzzle is: how often bots of lower levels find its answer at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rostra.bots.quo_vadis import levels
from rostra.bots.quo_vadis.candidates import Candidate
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.puzzles.quo_vadis.looks import Trial, weighed

LEVELS: dict[str, type[levels.Blurred]] = {
    "novice": levels.Novice,
    "casual": levels.Casual,
    "strong": levels.Strong,
}
GLANCES = 40
"""How many bots of each level look."""
EASY, MEDIUM = 0.55, 0.3
"""Which share of all of them chooses the answer to an easy puzzle, or to a medium one, at least."""


def found_by(state: State, trials: Sequence[Trial], answer: Action) -> dict[str, float]:
    """The share of bots of each level that choose the answer at first sight."""
    ways = [way for trial in trials for way in trial.ways]
    seen = _Seen(_evaluator().evaluate_quickly(state, ways))
    found = {}
    for name, level in LEVELS.items():
        looks = (levels.BlurredEvaluator(seen, level.blur, seed) for seed in range(GLANCES))
        chosen = [_chosen(state, trials, ways, look) for look in looks]
        found[name] = round(chosen.count(answer) / GLANCES, 3)
    return found


def grade(found: dict[str, float]) -> int:
    """Easy (1), medium or hard (3)."""
    share = sum(found.values()) / len(found)
    return 1 if share >= EASY else 2 if share >= MEDIUM else 3


def _chosen(state: State, trials: Sequence[Trial], ways: Sequence[Candidate], evaluator: Evaluator) -> Action:
    choices = weighed(trials, evaluator.evaluate_quickly(state, ways), state.to_move)
    return max(choices, key=lambda choice: choice.worth).action


@cache
def _evaluator() -> Evaluator:
    return levels.Blurred.make_evaluator()


class _Seen(levels.BlurredEvaluator):
    """What was seen once, to be blurred again and again."""

    def __init__(self, rows: list[Chances]) -> None:
        super().__init__(_evaluator(), 0.0, 0)
        self._rows = rows

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        """The same rows."""
        return self._rows
