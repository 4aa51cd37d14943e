"""``rostra arena``: from what was typed to a tournament, and its results in a few lines."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rostra import games
from rostra.cli.display import display
from rostra.cli.files import UserError, reason
from rostra.cli.progress import Report, progress
from rostra.words import LANGUAGES, say

if TYPE_CHECKING:
    from rostra.arena.cluster import Cluster
    from rostra.arena.formatting import Formatter
    from rostra.arena.tournament import Seating, Tournament

FOLDER = Path("arena-results")
MOST_WORKERS = 4 * (os.cpu_count() or 1)
"""More only slow each other down and use up the memory."""
MOST_ORDERED = 8
"""The most players whose every order can still be played."""
LONGEST_NAME = 120
RAY_ADDRESS = re.compile(r"(auto|local|\S+:\d+)?", re.ASCII)
"""A cluster: that of this machine, a new one, or one with an address; a player's name is none."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    parser.epilog = say("arena-examples")
    parser.add_argument("game", choices=tuple(games.GAMES), help=say("arena-arg-game"))
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
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=say("arena-arg-ray"))
    parser.add_argument("--edition", metavar="NAME", help=say("arena-arg-edition"))
    parser.add_argument("--variants", metavar="A,B", help=say("arena-arg-variants"))
    parser.add_argument("--public", action="store_true", help=say("arena-arg-public"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("arena-arg-out"))
    parser.add_argument(
        "--resume", action=argparse.BooleanOptionalAction, default=True, help=say("arena-arg-resume")
    )
    parser.add_argument("--luck", action="store_true", help=say("arena-arg-luck"))
    parser.add_argument("--records", action="store_true", help=say("arena-arg-records"))
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=say("arena-arg-language"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))


def arena(asked: argparse.Namespace, argv: Sequence[str]) -> None:
    """Play a tournament and print its results."""
    try:
        from rostra.arena.runner import run
    except ModuleNotFoundError as error:
        raise UserError(say("arena-not-installed", {"module": error.name or ""})) from None

    tournament = _tournament(asked)
    folder = asked.out or FOLDER / _folder_name(asked, tournament)
    with (
        explaining(folder),
        _workers(asked) as workers,
        progress(say("arena-unit"), progress_line, quiet=asked.quiet) as report,
    ):
        found = run(
            tournament,
            folder,
            workers=workers,
            resume=asked.resume,
            keep_records=asked.records,
            command=f"rostra {shlex.join(argv)}",
            language=asked.language,
            progress=getting_ready(report),
        )
    print("\n".join(_summary(found, asked.language)))
    print(say("arena-written", {"file": str(folder / "report.html")}, asked.language))


@contextmanager
def _workers(asked: argparse.Namespace) -> Iterator[int | Cluster]:
    """Who plays: so many processes here, or a cluster."""
    if asked.ray is None:
        yield checked_workers(asked.workers)
        return
    from rostra.arena.cluster import Cluster

    if not RAY_ADDRESS.fullmatch(asked.ray):
        raise UserError(say("arena-no-ray-address", {"given": asked.ray}))
    workers = None if asked.workers is None else checked_workers(asked.workers)
    try:
        cluster = Cluster(asked.ray or None, workers)
    except ModuleNotFoundError as error:
        raise UserError(say("arena-no-ray", {"module": error.name or ""})) from None
    except OSError as error:
        raise UserError(say("arena-ray-unreached", {"problem": reason(error)})) from None
    with cluster:
        yield cluster


def checked_workers(asked: int | None) -> int:
    """How many games are played at once; one for each core, if nobody says."""
    workers = (os.cpu_count() or 1) if asked is None else asked
    if not 1 <= workers <= MOST_WORKERS:
        raise UserError(say("arena-no-workers", {"most": MOST_WORKERS}))
    return workers


def _tournament(asked: argparse.Namespace) -> Tournament:
    """The tournament that was asked for, or ``UserError``."""
    from rostra.arena.tournament import Tournament

    for wrong, why in ((asked.seeds < 1, "seeds"), (asked.seed < 0, "seed"), (_count(asked) < 2, "players")):
        if wrong:
            raise UserError(say(f"arena-no-{why}"))
    try:
        replaced = _replacement(asked.replace)
        tournament = Tournament(
            game=asked.game,
            seatings=tuple(_seatings(asked, replaced)),
            seeds=asked.seeds,
            seed=asked.seed,
            edition=asked.edition,
            variants=tuple(_listed(asked.variants)),
            options=_options(asked),
            replaced=replaced,
            luck=asked.luck,
        )
        tournament.check()
    except ValueError as error:
        raise UserError(str(error)) from None
    return tournament


def _folder_name(asked: argparse.Namespace, tournament: Tournament) -> str:
    way = "matrix" if asked.matrix else "replace" if asked.replace else "orders" if asked.all_orders else ""
    among = ["among", *_listed(asked.each_against)] if asked.each_against else []
    names = [*asked.line_up, *among] or asked.matrix or list(tournament.replaced or ())
    parts = [tournament.game, way, *names, f"{tournament.players}p", f"seed{tournament.seed}"]
    return re.sub(r"[^\w.-]+", "-", "-".join(part for part in parts if part))[-LONGEST_NAME:]


def _count(asked: argparse.Namespace) -> int:
    return int(games.named(asked.game).usual_players if asked.players is None else asked.players)


def _options(asked: argparse.Namespace) -> dict[str, Any]:
    options = dict(display(asked.game).tournament_options)
    if asked.public:
        options["private"] = False
    if asked.turn_limit is not None:
        options["turn_limit"] = asked.turn_limit
    return options


def _seatings(asked: argparse.Namespace, replaced: tuple[str, str] | None) -> list[Seating]:
    """Who sits where, in the way that was chosen."""
    from rostra.arena.tournament import arrangements, line_up, replacements, rotations

    if asked.line_up and (asked.matrix or replaced):
        raise UserError(say("arena-two-ways"))
    if replaced:
        return replacements(*replaced, _count(asked))
    if asked.matrix:
        return _pairs(asked.matrix, asked.matrix, _count(asked))
    if not asked.line_up:
        raise UserError(say("arena-nobody"))
    if asked.each_against:
        return _pairs(asked.line_up, _listed(asked.each_against), _count(asked))
    named = line_up(asked.line_up)
    if asked.players is not None and asked.players != len(named):
        raise UserError(say("arena-other-count", {"named": len(named), "players": asked.players}))
    if asked.all_orders and len(named) > MOST_ORDERED:
        raise UserError(say("arena-too-many-orders", {"most": MOST_ORDERED}))
    return arrangements(named) if asked.all_orders else rotations(named)


def _pairs(ones: Sequence[str], others: Sequence[str], count: int) -> list[Seating]:
    """One of each among copies of each other, on all seats."""
    from rostra.arena.tournament import one_among

    pairs = [(one, other) for one in dict.fromkeys(ones) for other in dict.fromkeys(others) if one != other]
    if not pairs:
        raise UserError(say("arena-matrix-of-one"))
    return [seating for one, other in pairs for seating in one_among(one, other, count)]


def _replacement(words: str | None) -> tuple[str, str] | None:
    """``rules:best``, with a comma in place of the colon if the names contain colons."""
    if words is None:
        return None
    old, _, new = words.partition("," if "," in words else ":")
    if not old or not new or old == new:
        raise UserError(say("arena-no-replacement", {"given": words}))
    return old, new


def _listed(words: str | None) -> list[str]:
    return [word for word in (words or "").split(",") if word]


@contextmanager
def explaining(folder: Path) -> Iterator[None]:
    """Say in a sentence why a tournament cannot go on. Finished games are kept in every case."""
    from rostra.arena.journal import Damaged, OtherTournament
    from rostra.arena.workers import OtherProgram, WorkerLost

    try:
        yield
    except KeyboardInterrupt:
        print(say("arena-interrupted"), file=sys.stderr)
        raise
    except OtherTournament as other:
        what = ", ".join(say("arena-difference", {"what": key}) for key in other.differences)
        raise UserError(say("arena-other-tournament", {"folder": str(folder), "what": what})) from None
    except Damaged as damaged:
        kind = "settings" if damaged.line is None else "game"
        where = {"file": str(damaged.file), "line": damaged.line or 0}
        raise UserError(say(f"arena-damaged-{kind}", where)) from None
    except WorkerLost:
        raise UserError(say("arena-worker-lost")) from None
    except OtherProgram as other_program:
        raise UserError(say("arena-other-program", {"machine": str(other_program)})) from None
    except OSError as error:
        problem = {"file": str(folder), "problem": reason(error)}
        raise UserError(say("terminal-file-unwritten", problem)) from None


def getting_ready(report: Report) -> Callable[[int, int], None]:
    """Report games, and until the first is over, what its players do: it may take a compiler's minute."""
    counts: list[int] = []

    def told(done: int, planned: int) -> None:
        counts.append(done)
        is_first = done == counts[0] and done < planned
        report(done, planned, say("arena-getting-ready") if is_first else "")

    return told


def progress_line(done: int, planned: int, what: str) -> str | None:
    """A line at every tenth."""
    if planned and done * 10 // planned != (done - 1) * 10 // planned:
        line = say("arena-progress", {"done": done, "planned": planned})
        return f"{line}: {what}" if what else line
    return None


def _summary(found: dict[str, Any], language: str) -> Iterator[str]:
    from rostra.arena.formatting import Formatter

    text = Formatter(language)
    widest = max(len(name) for name in found["players"])
    for name, player in found["players"].items():
        if player["wins"] is not None:
            time = found["time"][name]["decide"]
            took = "" if time is None else text.say("told-time", time=text.milliseconds(time["p95"]))
            yield f"{name.ljust(widest)}  {text.share(player['wins'])}  {took}"
    for name, player in found["players"].items():
        if (judged := player["without_luck"]) is not None:
            share, times = text.share(judged["wins"]), judged["worth"]
            told = text.say("told-luck", share=share)
            if times is not None:
                told += text.say("told-luck-worth", times=text.number(times, 2))
            yield f"{name.ljust(widest)}  {told}"
    if len(found["players"]) > 2:
        for row, cells in found["matrix"].items():
            for column, share in cells.items():
                yield text.say("told-among", row=row, column=column, share=text.share(share))
    replaced = found["replaced"]
    if replaced is not None and replaced["gain"] is not None:
        names = {"old": replaced["old"], "new": replaced["new"]}
        yield text.say("report-headline-replaced", **names, gain=text.points(replaced["gain"]))
    yield from _notes(found, text)


def _notes(found: dict[str, Any], text: Formatter) -> Iterator[str]:
    """What one should know before trusting the figures."""
    played = found["games"]
    if not found["tournament"]["compiled"]:
        yield text.say("not-compiled")
    for kind in ("cut", "forfeited"):
        if played[kind]:
            yield text.say(f"told-{kind}", count=played[kind], games=played["played"])
    for forfeit in played["forfeits"][:1]:
        yield text.say("report-forfeit", **{key: forfeit[key] for key in ("game", "player", "seat", "why")})
