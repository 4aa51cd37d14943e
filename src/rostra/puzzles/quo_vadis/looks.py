"""Looks at a turn: what each thing that may be tried is worth, as a judge or the exact solver sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from rostra.bots.quo_vadis.candidates import Candidate, DealEffect, Turn, state_after
from rostra.bots.quo_vadis.context import differences
from rostra.bots.quo_vadis.endgame import EndgameSolver
from rostra.bots.quo_vadis.evaluators import NEXT_SEED, BlendedEvaluator, Chances, Evaluator
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.puzzles.puzzle import NO_DEAL, Choice, Puzzle
from rostra.review.quo_vadis.judge import PLAYOUTS, ROUNDS, evaluator_of
from rostra.review.quo_vadis.walk import true_state


class Look(Protocol):
    """A way to judge states."""

    @property
    def playouts(self) -> int:
        """How many playouts there are for each state; 0 where it is exact."""
        ...

    def __call__(self, states: Sequence[State]) -> list[Chances] | None:
        """Everybody's chances in each of several states; ``None`` where that is too much to look at."""
        ...


WAYS = 2
"""How many uses of a bonus (Q14), the best at first sight, a deep look compares."""
NODES = 400_000
"""How many positions the exact solver may search for one puzzle."""
TOP_PRICES = (0, 2)
"""What later deals may cost in the exact solver: the answer must be the same whatever others may pay."""
DEPTH, FURTHER = 16, 4
"""How many times as many playouts as in a review a deep look has; how many rounds they are, in one that looks
further ahead with half as many."""


@dataclass(frozen=True)
class Trial:
    """Something that may be tried: a move, a deal or no deal, and the ways to go on with it in this turn."""

    action: Action
    ways: Sequence[Candidate]
    helpers: tuple[int, ...] = ()


def state_of(puzzle: Puzzle) -> State:
    """The state of a puzzle, with the stock in any order."""
    return true_state(puzzle.table.open_view(), 0)


def by_move(candidates: Sequence[Candidate], rows: Sequence[Chances], mover: int, most: int) -> list[Trial]:
    """Every move with the best uses of its bonus, by the chances of the player to move at first sight."""
    order = sorted(range(len(candidates)), key=lambda place: -rows[place][mover])
    found: dict[int, list[Candidate]] = {}
    for place in order:
        ways = found.setdefault(candidates[place].move, [])
        if len(ways) < most:
            ways.append(candidates[place])
    return [Trial(shown(move), ways) for move, ways in found.items()]


def moves(evaluator: Evaluator, turn: Turn, most: int = WAYS) -> list[Trial]:
    """Every move, the best at first sight first."""
    candidates = turn.candidates()
    return by_move(candidates, evaluator.evaluate_quickly(turn.state, candidates), turn.mover, most)


def offers(turn: Turn, actions: Sequence[Action], evaluator: Evaluator, most: int = WAYS) -> list[Trial]:
    """Offers of the player to move, each with the best ways to use it; ``NO_DEAL`` with the best moves."""
    found = []
    for action in actions:
        if action == NO_DEAL:
            best = moves(evaluator, turn, most)[: 2 * WAYS if most == WAYS else None]
            found.append(Trial(NO_DEAL, [way for trial in best for way in trial.ways]))
            continue
        clauses = action["clauses"]
        helping = sorted({clause["by"] for clause in clauses} - {turn.mover})
        deal = {"to": helping, "clauses": clauses, "binding": [True] * len(clauses)}
        effect = DealEffect.of(deal, turn.state, turn.mover)
        ways = turn.candidates_using(effect)
        rows = evaluator.evaluate_quickly(turn.state, ways)
        order = sorted(range(len(ways)), key=lambda place: -rows[place][turn.mover])
        helpers = tuple(dict.fromkeys(support.by for support in effect.supports))
        found.append(Trial(action, [ways[place] for place in order[:most]], helpers))
    return found


def judged(state: State, trials: Sequence[Trial], look: Look) -> list[Choice] | None:
    """What each trial is worth to the player to move; a deal by which somebody loses comes to nothing."""
    rows = look([state_after(state, way) for trial in trials for way in trial.ways])
    return None if rows is None else weighed(trials, rows, state.to_move)


def weighed(trials: Sequence[Trial], rows: Sequence[Chances], mover: int) -> list[Choice]:
    """The same, given everybody's chances after each way of each trial."""
    left = iter(rows)
    best = [max((next(left) for _ in trial.ways), key=lambda row: row[mover]) for trial in trials]
    without = next((row for trial, row in zip(trials, best, strict=True) if trial.action == NO_DEAL), None)
    if without is None:
        return [Choice(trial.action, round(row[mover], 4)) for trial, row in zip(trials, best, strict=True)]
    return [_deal(trial, row, without, mover) for trial, row in zip(trials, best, strict=True)]


def _deal(trial: Trial, row: Chances, without: Chances, mover: int) -> Choice:
    gains = differences(row, without)
    refused_by = [seat for seat in trial.helpers if gains[seat] <= 0.0]
    worth = without[mover] if refused_by else row[mover]
    return Choice(trial.action, round(worth, 4), [round(gain, 4) for gain in gains], refused_by)


@dataclass(frozen=True)
class DeepLook:
    """The judge of reviews with more playouts, perhaps longer ones."""

    depth: float
    seed: int
    rounds: int = ROUNDS

    def __call__(self, states: Sequence[State]) -> list[Chances]:
        """Everybody's chances."""
        return _evaluator(self.depth, self.rounds).evaluate_deeply(states, self.seed * NEXT_SEED)

    @property
    def playouts(self) -> int:
        """For each state."""
        return round(PLAYOUTS * self.depth)

    def afresh(self) -> DeepLook:
        """The same look with another seed."""
        return replace(self, seed=self.seed + 10)


@dataclass(frozen=True)
class ExactLook:
    """The exact solver."""

    top_price: int
    playouts = 0

    def __call__(self, states: Sequence[State]) -> list[Chances] | None:
        """Everybody's chances when all play their best."""
        return _solver().chances(states, self.top_price)


@cache
def _evaluator(depth: float, rounds: int = ROUNDS) -> Evaluator:
    evaluator = evaluator_of(depth)
    if rounds != ROUNDS and isinstance(evaluator, BlendedEvaluator):
        evaluator.network.rounds = rounds
    return evaluator


@cache
def _solver() -> EndgameSolver:
    return EndgameSolver(NODES)


def quick() -> Evaluator:
    """What judges at first sight."""
    return _evaluator(1.0)


DEEP = DeepLook(DEPTH, 2), DeepLook(DEPTH / 2, 3, FURTHER)
"""The looks that confirm a puzzle: with other seeds than those that found it, one with longer playouts."""
EXACT = tuple(ExactLook(top_price) for top_price in TOP_PRICES)
