"""``rostra warm``: compile everything that is ever compiled, so that nobody waits for it later."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import rostra
from rostra import bots
from rostra.cli.files import UserError
from rostra.cli.progress import progress
from rostra.games import GAMES
from rostra.kernel import jit
from rostra.words import say

TURNS = 3
"""So many turns let a bot use everything it has."""


class Step(NamedTuple):
    """Something to compile for a game, by using it once."""

    what: str
    game: str
    use: Callable[[str], None]

    def __str__(self) -> str:
        return say("warm-step", {"game": GAMES[self.game].title, "what": self.what})


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    parser.add_argument("--cache", type=Path, metavar="FOLDER", help=say("warm-arg-cache"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))


def warm(asked: argparse.Namespace) -> None:
    """Compile, and say where it went."""
    if not jit.available():
        raise UserError(say("warm-not-compiled"))
    if asked.cache is not None:
        os.environ["ROSTRA_CACHE"] = str(asked.cache)
    began, todo = time.monotonic(), list(steps())

    def line(done: int, planned: int, what: str) -> str | None:
        return f"{done + 1}/{planned} {what}" if what else None

    with progress(say("warm-unit"), line, quiet=asked.quiet) as report:
        for done, step in enumerate(todo):
            report(done, len(todo), str(step))
            step.use(step.game)
        report(len(todo), len(todo))
    size = sum(file.stat().st_size for file in jit.cache_folder().rglob("*") if file.is_file())
    told = {
        "folder": str(jit.cache_folder()),
        "size": size // 10**6,
        "seconds": round(time.monotonic() - began),
    }
    print(say("warm-done", told))


def steps() -> Iterator[Step]:
    """Everything there is to compile, as far as the libraries for it are installed."""
    for game in GAMES:
        yield Step("rules", game, _simulator)
        yield Step("vector", game, _vector)
        yield Step("bots", game, _bots)
        if find_spec("pyspiel") is not None:
            yield Step("openspiel", game, _openspiel)


def _simulator(game: str) -> None:
    from rostra.kernel.simulator import Simulator

    rules = GAMES[game].rules
    simulator = Simulator(rules, players=GAMES[game].usual_players)
    simulator.warm()
    simulator.run(1)


def _vector(game: str) -> None:
    from rostra.adapters.vector import NOTHING

    env = rostra.vector(game, 2, GAMES[game].usual_players)
    env.step(env.any_action)
    env.run(1)
    env.step_watched([NOTHING, NOTHING])  # the learners of Gymnasium, and what threads check
    env.observe_all()


def _bots(game: str) -> None:
    from rostra.arena.match import Match
    from rostra.arena.tournament import Fixture, Tournament

    players = GAMES[game].usual_players
    for name in dict.fromkeys(name for level in bots.levels(game) for name in bots.budgets(game, level)):
        tournament = Tournament(game, ((name,) * players,), 1)
        fixture = Fixture(0, 0, tournament.seatings[0])
        Match(tournament.table(fixture), tournament.bots(fixture)).play(until_turn=TURNS)


def _openspiel(game: str) -> None:
    from rostra.adapters.openspiel.rollouts import warm

    warm(game)
