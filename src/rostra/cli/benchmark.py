"""``rostra benchmark``: evaluate an agent by a fixed protocol, and write a results file."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rostra import games
from rostra.cli.arena import checked_workers, explaining, getting_ready, progress_line
from rostra.cli.files import UserError
from rostra.cli.progress import progress
from rostra.words import say

FOLDER = Path("benchmark-results")
PROTOCOL = "v1"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    parser.epilog = say("benchmark-examples")
    parser.add_argument("agent", metavar="AGENT", help=say("benchmark-arg-agent"))
    parser.add_argument("--game", choices=tuple(games.GAMES), help=say("benchmark-arg-game"))
    parser.add_argument("--protocol", default=PROTOCOL, metavar="NAME", help=say("benchmark-arg-protocol"))
    parser.add_argument("--seeds", type=int, metavar="N", help=say("benchmark-arg-seeds"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("arena-arg-workers"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("benchmark-arg-out"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))


def benchmark(asked: argparse.Namespace) -> None:
    """Evaluate and print."""
    try:
        from rostra.arena.benchmark import evaluate, protocol, versions
    except ModuleNotFoundError as error:
        raise UserError(say("arena-not-installed", {"module": error.name or ""})) from None

    if asked.protocol not in versions():
        known = {"given": asked.protocol, "known": ", ".join(versions())}
        raise UserError(say("benchmark-no-protocol", known))
    by = protocol(asked.protocol).of(asked.game)
    if not by.tasks:
        raise UserError(say("benchmark-no-tasks", {"game": asked.game, "protocol": by.name}))
    try:
        for task in by.tasks:
            task.tournament(asked.agent, 1).check()
    except ValueError as error:
        raise UserError(str(error)) from None
    if asked.seeds is not None and not 1 <= asked.seeds <= by.deals:
        raise UserError(say("benchmark-no-seeds", {"most": by.deals}))
    out = asked.out or FOLDER / _file_name(asked)
    out.parent.mkdir(parents=True, exist_ok=True)
    workers = checked_workers(asked.workers)
    with explaining(out), progress(say("arena-unit"), progress_line, quiet=asked.quiet) as report:
        found = evaluate(
            asked.agent, by, out, deals=asked.seeds, workers=workers, progress=getting_ready(report)
        )
    print("\n".join(_summary(found)))
    print(say("arena-written", {"file": str(out)}))


def _file_name(asked: argparse.Namespace) -> str:
    parts = (asked.agent, asked.game, asked.protocol)
    return re.sub(r"[^\w-]+", "-", "-".join(part for part in parts if part)) + ".json"


def _summary(found: dict[str, Any]) -> Iterator[str]:
    from rostra.arena.formatting import Formatter

    text = Formatter()
    widest = max(len(task["name"]) for task in found["tasks"])
    for task in found["tasks"]:
        time = task["milliseconds"]
        took = "" if time is None else text.say("told-time", time=text.milliseconds(time["p95"]))
        share = text.share(task["wins"]) if task["wins"] else "–"
        yield f"{task['name'].ljust(widest)}  {share}  {took}".rstrip()
    for game, score in found["scores"].items():
        if score is not None:
            yield say("benchmark-score", {"game": games.named(game).title, "share": text.share(score)})
    for reservation in found["reservations"]:
        kind, _, where = reservation.partition(": ")
        yield say("benchmark-reservation", {"kind": kind, "where": where, "protocol": found["protocol"]})
