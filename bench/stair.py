"""How high the steps between the levels of Quo Vadis? are, and what a character costs.

Each step: one of a level among three of the level below, on every seat with the same deals. About two games
in five make a step that people can climb. Characters: one among three plain bots of the same level, where one
game in four is even. ``python -m bench.stair --deals 12``; a step can be tried with another blur before it is
written down: ``python -m bench.stair --blur 0.4:0.6``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from time import process_time

import rostra
from rostra import bots
from rostra.arena.match import Match
from rostra.arena.statistics import rate
from rostra.bots import Bot, Factory
from rostra.bots.quo_vadis.levels import Blurred

GAME, PLAYERS, TURN_LIMIT = "quo-vadis", 4, 400


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12, help="each is played once on every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="these levels, each with the one below it")
    parser.add_argument("--characters", metavar="LEVEL", help="measure the characters at this level instead")
    parser.add_argument("--blur", nargs="*", metavar="HIGH:LOW", help="levels with these blurs instead")
    asked = parser.parse_args()
    for name, newcomer, others in _pairs(asked):
        begun = process_time()
        won = rate(games(newcomer, others, asked.deals, asked.seed))
        assert won is not None
        share = f"{100 * won.value:5.1f} % ({100 * (won.low or 0):.0f} – {100 * (won.high or 1):.0f})"
        print(f"{name:40} {share} of {won.count}, {process_time() - begun:.0f} s", flush=True)


def _pairs(asked: argparse.Namespace) -> Iterator[tuple[str, Factory, Factory]]:
    if asked.characters:
        for character in bots.characters(GAME)[1:]:
            one = f"{asked.characters}/{character}"
            yield f"{one} among plain", _named(one), _named(asked.characters)
    elif asked.blur:
        for one, other in (pair.split(":") for pair in asked.blur):
            yield f"blur {one} among {other}", _blurred(one), _blurred(other)
    else:
        for below, level in pairwise(bots.stair(GAME)):
            if not asked.only or level in asked.only:
                yield f"{level} among {below}", _named(level), _named(below)


def games(newcomer: Factory, others: Factory, deals: int, seed: int) -> Iterator[tuple[int, float]]:
    """Whether the newcomer wins, game by game, each with its deal."""
    for deal in range(deals):
        for seat in range(PLAYERS):
            number = 1_000 * seed + deal
            table = rostra.new_table(GAME, PLAYERS, number, options={"turn_limit": TURN_LIMIT})
            match = Match(
                table, [_seated(newcomer if s == seat else others, number, s) for s in range(PLAYERS)]
            )
            match.play()
            if match.forfeit is not None:
                raise match.forfeit
            yield number, float(table.result is not None and seat in table.result["winners"])


def _seated(make: Factory, number: int, seat: int) -> Bot:
    bot = make(PLAYERS * number + seat)
    prepare = getattr(bot, "prepare", None)
    if prepare is not None:
        prepare()
    return bot


def _named(level: str) -> Factory:
    return lambda seed: bots.player(GAME, level, seed)


def _blurred(blur: str) -> Factory:
    """A level with this blur; or one of the levels by its name."""
    try:
        made = type("Tried", (Blurred,), {"blur": float(blur)})
    except ValueError:
        return _named(blur)
    return made


if __name__ == "__main__":
    main()
