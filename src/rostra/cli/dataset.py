"""``rostra dataset``: games of bots as Parquet files, with what every seat saw, did and thought."""

from __future__ import annotations

import argparse
from pathlib import Path

from rostra import bots, games
from rostra.cli.arena import progress_line
from rostra.cli.display import display
from rostra.cli.files import UserError
from rostra.cli.progress import progress
from rostra.words import say


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    parser.add_argument("game", choices=tuple(games.GAMES), help=say("arena-arg-game"))
    parser.add_argument("--games", type=int, metavar="N", default=100, help=say("dataset-arg-games"))
    parser.add_argument("--levels", metavar="A,B", help=say("dataset-arg-levels"))
    parser.add_argument("--players", type=int, metavar="N", help=say("arena-arg-players"))
    parser.add_argument("--seed", type=int, metavar="N", default=0, help=say("arena-arg-seed"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help=say("dataset-arg-out"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))


def dataset(asked: argparse.Namespace) -> None:
    """Play the games and write them down."""
    try:
        from rostra.arena.dataset import Plan, write
    except ModuleNotFoundError as error:
        raise UserError(say("dataset-not-installed", {"module": error.name or ""})) from None

    if asked.games < 1 or asked.seed < 0:
        raise UserError(say("arena-no-seeds" if asked.games < 1 else "arena-no-seed"))
    plan = Plan(
        asked.game,
        asked.games,
        asked.levels.split(",") if asked.levels else bots.levels(asked.game),
        asked.players or games.named(asked.game).usual_players,
        asked.seed,
        display(asked.game).tournament_options,
    )
    try:
        plan.tournament().check()
    except ValueError as error:
        raise UserError(str(error)) from None
    with progress(say("arena-unit"), progress_line, quiet=asked.quiet) as report:
        write(plan, asked.out, report)
    print(say("arena-written", {"file": str(asked.out)}))
