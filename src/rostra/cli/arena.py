"""``rostra arena``: tournaments of bots, and a report that says who plays better."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rostra.cli.files import Complaint, reason
from rostra.words import LANGUAGES, say

if TYPE_CHECKING:
    from rostra.arena.formatting import Formatter

FOLDER = Path("arena-results")
MOST_WORKERS = 4 * (os.cpu_count() or 1)
"""More only get in each other's way, and use up the memory."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.epilog = say("arena-examples")
    parser.add_argument("game", choices=("quo-vadis", "idus-martii"), help=say("arena-arg-game"))
    parser.add_argument("line_up", nargs="*", metavar="PLAYER", help=say("arena-arg-line-up"))
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--matrix", nargs="+", metavar="PLAYER", help=say("arena-arg-matrix"))
    ways.add_argument("--each-against", metavar="A,B", help=say("arena-arg-each-against"))
    ways.add_argument("--replace", metavar="OLD:NEW", help=say("arena-arg-replace"))
    ways.add_argument("--all-orders", action="store_true", help=say("arena-arg-all-orders"))
    for name, default in (
        ("players", None),
        ("seeds", 50),
        ("seed", 0),
        ("turn-limit", None),
        ("workers", None),
    ):
        parser.add_argument(
            f"--{name}", type=int, metavar="N", default=default, help=say(f"arena-arg-{name}")
        )
    parser.add_argument("--edition", metavar="NAME", help=say("arena-arg-edition"))
    parser.add_argument("--variants", metavar="A,B", help=say("arena-arg-variants"))
    parser.add_argument("--public", action="store_true", help=say("arena-arg-public"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("arena-arg-out"))
    parser.add_argument(
        "--resume", action=argparse.BooleanOptionalAction, default=True, help=say("arena-arg-resume")
    )
    parser.add_argument("--records", action="store_true", help=say("arena-arg-records"))
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=say("arena-arg-language"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))


def arena(asked: argparse.Namespace, argv: Sequence[str]) -> None:
    """Play a tournament and say what came out."""
    from rostra.cli import entries
    from rostra.cli.progress import bar

    try:
        from rostra.arena.runner import run
    except ModuleNotFoundError as error:
        raise Complaint(say("arena-not-installed", {"module": error.name or ""})) from None

    entered = entries.tournament(asked)
    workers = (os.cpu_count() or 1) if asked.workers is None else asked.workers
    if not 1 <= workers <= MOST_WORKERS:
        raise Complaint(say("arena-no-workers", {"most": MOST_WORKERS}))
    folder = asked.out or FOLDER / entries.folder_name(asked, entered)
    with _explaining(folder), bar(quiet=asked.quiet) as progress:
        found = run(
            entered,
            folder,
            workers=workers,
            resume=asked.resume,
            keep_records=asked.records,
            command=f"rostra {shlex.join(argv)}",
            language=asked.language,
            progress=progress,
        )
    print("\n".join(_told(found, asked.language)))
    print(say("arena-written", {"file": str(folder / "report.html")}, asked.language))


@contextmanager
def _explaining(folder: Path) -> Iterator[None]:
    """Say in a sentence why a tournament cannot be played on. In every case what is finished is kept."""
    from rostra.arena.journal import Damaged, OtherTournament
    from rostra.arena.workers import WorkerLost

    try:
        yield
    except KeyboardInterrupt:
        print(say("arena-interrupted"), file=sys.stderr)
        raise
    except OtherTournament as other:
        what = ", ".join(say("arena-difference", {"what": key}) for key in other.differences)
        raise Complaint(say("arena-other-tournament", {"folder": str(folder), "what": what})) from None
    except Damaged as damaged:
        kind = "settings" if damaged.line is None else "game"
        there = {"file": str(damaged.file), "line": damaged.line or 0}
        raise Complaint(say(f"arena-damaged-{kind}", there)) from None
    except WorkerLost:
        raise Complaint(say("arena-worker-lost")) from None
    except OSError as error:
        told = {"file": str(folder), "problem": reason(error)}
        raise Complaint(say("terminal-file-unwritten", told)) from None


def _told(found: dict[str, Any], language: str) -> Iterator[str]:
    """The results in a few lines."""
    from rostra.arena.formatting import Formatter

    text = Formatter(language)
    widest = max(len(name) for name in found["players"])
    for name, player in found["players"].items():
        if player["wins"] is not None:
            time = found["time"][name]["decide"]
            took = "" if time is None else text.say("told-time", time=text.milliseconds(time["p95"]))
            yield f"{name.ljust(widest)}  {text.share(player['wins'])}  {took}"
    if len(found["players"]) > 2:
        for row, cells in found["matrix"].items():
            for column, share in cells.items():
                yield text.say("told-among", row=row, column=column, share=text.share(share))
    gone = found["replaced"]
    if gone is not None and gone["gain"] is not None:
        names = {"old": gone["old"], "new": gone["new"]}
        yield text.say("report-headline-replaced", **names, gain=text.points(gone["gain"]))
    yield from _notes(found, text)


def _notes(found: dict[str, Any], text: Formatter) -> Iterator[str]:
    """What one should know before believing the figures."""
    games = found["games"]
    if not found["tournament"]["compiled"]:
        yield text.say("not-compiled")
    for kind in ("cut", "forfeited"):
        if games[kind]:
            yield text.say(f"told-{kind}", count=games[kind], games=games["played"])
    for lost in games["forfeits"][:1]:
        yield text.say("report-forfeit", **{key: lost[key] for key in ("game", "player", "seat", "why")})
