"""Two sets of weights at one table: ``python -m training.duel NEW.npz OLD.npz --deals 20``.

Two seats play by one file and two by the other, in all six orders of a deal, so that luck favours neither.
Half of the games is an even result.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from pathlib import Path

import rostra
from rostra.arena.match import Match
from rostra.arena.statistics import rate
from rostra.arena.tournament import derived_seed
from rostra.bots.quo_vadis.best import Fast
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, Evaluator
from rostra.bots.quo_vadis.network import stored_weights

GAME, PLAYERS, TURN_LIMIT = "quo-vadis", 4, 240
ORDERS = list(combinations(range(PLAYERS), PLAYERS // 2))
"""The seats of the first file."""


@cache
def taught(path: Path) -> type[Fast]:
    """The best bot's fast form with the weights of a file."""
    weights = stored_weights(path)

    class Taught(Fast):
        @staticmethod
        def make_evaluator() -> Evaluator:
            evaluator = Fast.make_evaluator()
            assert isinstance(evaluator, BlendedEvaluator)
            evaluator.network.use(weights)
            return evaluator

    return Taught


def won(one: Path, other: Path, seed: int, number: int) -> float | None:
    """Whether a seat of the first file wins a game; ``None`` if nobody does."""
    deal, order = divmod(number, len(ORDERS))
    seats = ORDERS[order]
    table_seed = derived_seed("duel", seed, deal)
    table = rostra.new_table(GAME, PLAYERS, table_seed, options={"turn_limit": TURN_LIMIT})
    players = [
        taught(one if seat in seats else other)(derived_seed("duel-bot", seed, deal, seat))
        for seat in range(PLAYERS)
    ]
    for bot in players:
        bot.prepare()
    Match(table, players).play()
    winners = table.result["winners"] if table.result else []
    return float(winners[0] in seats) if winners else None


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and say which share of the games the first file's seats win."""
    parser = argparse.ArgumentParser(prog="python -m training.duel", description=__doc__)
    parser.add_argument("one", type=Path)
    parser.add_argument("other", type=Path)
    parser.add_argument("--deals", type=int, default=20, help="six games each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    play = partial(won, asked.one, asked.other, asked.seed)
    with ProcessPoolExecutor(asked.workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        results = [*pool.map(play, range(asked.deals * len(ORDERS)))]
    found = rate((i // len(ORDERS), result) for i, result in enumerate(results) if result is not None)
    assert found is not None
    low, high = (None if end is None else round(100 * end, 1) for end in (found.low, found.high))
    print(f"{asked.one} wins {100 * found.value:.1f} % ({low} to {high}) of {found.count} games")


if __name__ == "__main__":
    main()
