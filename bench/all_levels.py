"""Games of bots of all levels, to fit and to measure the judges of reviews: ``python -m bench.all_levels``.

At every other table all are of the same level, at the others anybody sits beside anybody, also players who
play at random. The best bot plays as its version for tournaments. A game that is there already is not played
again, so a longer run goes on where a shorter one ended. The same seed gives the same games: fit with one,
measure with another.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time

import rostra
from rostra import bots
from rostra.arena.match import Match
from rostra.arena.tournament import derived_seed
from rostra.table.records import dump

LEVELS = {
    "quo-vadis": [
        "random", "greedy", "rules", *bots.stair("quo-vadis")[:-1], "rostra.bots.quo_vadis.best:Fast"
    ],
    "idus-martii": ["random", "greedy", "rules", "rostra.bots.idus_martii.best:Fast"],
}  # fmt: skip
SIZES = {"quo-vadis": (3, 4, 4, 5), "idus-martii": (5, 6, 7)}
"""How many play: half of the tables of Quo Vadis? are of four."""
OPTIONS = {"quo-vadis": {"turn_limit": 400}, "idus-martii": {}}


def line_ups(game: str, levels: Sequence[str], seed: int) -> Iterator[list[str]]:
    """Who sits where, game by game."""
    chance = random.Random(derived_seed("levels", seed))
    while True:
        size = chance.choice(SIZES[game])
        if chance.random() < 0.5:
            yield [chance.choice([level for level in levels if level != "random"])] * size
        else:
            yield [chance.choice(levels) for _ in range(size)]


def played(game: str, seating: Sequence[str], seed: int, number: int) -> rostra.Table:
    """A game of a line-up, played to its end."""
    dealt = derived_seed("table", seed, number)
    table = rostra.new_table(game, len(seating), dealt, options=OPTIONS[game])
    players = [
        bots.player(game, level, derived_seed("bot", seed, number, seat))
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
    parser.add_argument("--game", choices=LEVELS, default="quo-vadis")
    parser.add_argument("--levels", help="only these, with commas between them")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    begun, count = process_time(), 0
    levels = asked.levels.split(",") if asked.levels else LEVELS[asked.game]
    for number, seating in zip(range(asked.games), line_ups(asked.game, levels, asked.seed), strict=False):
        names = "-".join(level.split(":")[-1].lower() for level in seating)
        path = asked.folder / f"{asked.seed}-{number:04}-{names}.jsonl"
        if not path.exists():
            record = played(asked.game, seating, asked.seed, number).record()
            path.write_text(dump(record), encoding="utf-8")
            count += 1
    print(f"{count} games, {process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
