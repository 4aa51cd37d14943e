"""Choices in Idus Martii with one clear best: votes, vetoes, whose card to look at, what to put away."""

from __future__ import annotations

from collections.abc import Mapping

from rostra import bots
from rostra.bots.bot import Legal
from rostra.bots.idus_martii.history import DecisionContext
from rostra.bots.idus_martii.round_solver import ITERATIONS, RoundSolver
from rostra.games.idus_martii.game import GAME
from rostra.kernel.game import Action
from rostra.puzzles.puzzle import Choice, Confirmation, Puzzle, Source, gap
from rostra.table.table import Table

CHOSEN = ("assign", "vote", "peek", "veto", "approve", "replace", "discard")
LEAST = 0.04
"""By how much the answer must be better than the next best choice, as a chance to win."""
SHARES = (0.3, 0.0, 0.6)
"""How often the others play the equilibrium of the round: the answer is the same whatever is assumed."""
DEPTH = 10
"""How many times as many iterations as usual that equilibrium gets."""
EASY, MEDIUM = "greedy", "rules"
"""Easy is what most of these bots find, medium what most of those find, hard the rest."""
GLANCES, MOST = 5, 0.5


def values(context: DecisionContext, legal: Legal, share: float, depth: int = DEPTH) -> list[float]:
    """The chance to win with each of some actions, over all worlds."""
    return RoundSolver(context, share, adapts=True, iterations=depth * ITERATIONS).values(legal)


def gaps(puzzle: Puzzle, depth: int = DEPTH) -> list[float]:
    """By how much the answer is better, whatever the others are assumed to play."""
    context = DecisionContext(puzzle.view(), puzzle.table.events(puzzle.seat))
    legal = [choice.action for choice in puzzle.choices]
    return [gap(values(context, legal, share, depth), puzzle.answer) for share in SHARES]


def found_at(record: Mapping[str, object], table: Table, seat: int, source: Source) -> Puzzle | None:
    """What a seat has to choose now, if one thing is clearly the best."""
    legal = table.legal(seat)
    if len(legal) < 2:
        return None
    context = DecisionContext(table.view(seat), table.events(seat))
    first = values(context, legal, SHARES[0], depth=1)
    answer = first.index(max(first))
    if gap(first, answer) < LEAST:
        return None
    found = _found_by(table, seat, legal[answer])
    looks = [values(context, legal, share) for share in SHARES]
    how = Confirmation("round", [round(gap(look, answer), 4) for look in looks])
    if min(how.gaps) < LEAST:
        return None
    choices = [Choice(action, round(worth, 4)) for action, worth in zip(legal, looks[0], strict=True)]
    return Puzzle("", GAME.name, "vote", _grade(found), seat, {**record}, choices, answer, how, found, source)


def _found_by(table: Table, seat: int, answer: Action) -> dict[str, float]:
    """The share of bots of two levels that choose the answer."""
    shown = table.view(seat), table.legal(seat), seat, table.events(seat)
    found = {}
    for level in (EASY, MEDIUM):
        done = [bots.player(GAME.name, level, seed).decide(*shown) for seed in range(GLANCES)]
        found[level] = done.count(answer) / GLANCES
    return found


def _grade(found: Mapping[str, float]) -> int:
    return 1 if found[EASY] > MOST else 2 if found[MEDIUM] > MOST else 3
