"""Games of bots of all levels, to fit and to measure the judge of reviews: ``python -m bench.all_levels``.

Three to five players at a table. At every other one all are of the same level, at the others anybody sits
beside anybody, also players who play at random. The best bot plays as its version for tournaments. A game
that is there already is not played again, so a longer run goes on where a shorter one ended. The same seed
gives the same games: fit with one, measure with another.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import rostra
from rostra import bots
from rostra.arena.match import Match
from rostra.arena.tournament import derived_seed
from rostra.table.records import dump

GAME, TURN_LIMIT = "quo-vadis", 400
BEST = "rostra.bots.quo_vadis.best:Fast"
LEVELS = ("random", "greedy", "rules", *bots.stair(GAME)[:-1], BEST)
SIZES = (3, 4, 4, 5)
"""Half of the tables are of four."""


def line_ups(seed: int) -> Iterator[list[str]]:
    """Who sits where, game by game."""
    chance = random.Random(derived_seed("levels", seed))
    while True:
        size = chance.choice(SIZES)
        if chance.random() < 0.5:
            yield [chance.choice(LEVELS[1:])] * size
        else:
            yield [chance.choice(LEVELS) for _ in range(size)]


def played(seating: list[str], seed: int, number: int) -> rostra.Table:
    """A game of a line-up, played to its end."""
    table = rostra.new_table(
        GAME, len(seating), derived_seed("table", seed, number), options={"turn_limit": TURN_LIMIT}
    )
    players = [
        bots.player(GAME, level, derived_seed("bot", seed, number, seat))
        for seat, level in enumerate(seating)
    ]
    for player in players:
        if prepare := getattr(player, "prepare", None):
            prepare()
    match = Match(table, players)
    match.play()
    if match.forfeit is not None:
        raise match.forfeit
    return table


def main() -> None:
    """Play the games that are not there yet."""
    parser = argparse.ArgumentParser(prog="python -m bench.all_levels", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    begun, count = process_time(), 0
    for number, seating in zip(range(asked.games), line_ups(asked.seed), strict=False):
        names = "-".join(level.split(":")[-1].lower() for level in seating)
        path = asked.folder / f"{asked.seed}-{number:04}-{names}.jsonl"
        if not path.exists():
            path.write_text(dump(played(seating, asked.seed, number).record()), encoding="utf-8")
            count += 1
    print(f"{count} games, {process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
