"""The command ``rostra``: reads the command line and starts one of the modules here."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from rostra import __version__
from rostra.cli import admin, arena, benchmark, dataset, languages, puzzles, storage, warm
from rostra.cli import serve as web
from rostra.cli.files import UserError
from rostra.games import GAMES
from rostra.kernel.compiling import COMPILER
from rostra.words import say

WRONG, INTERRUPTED, PIPE_CLOSED = 2, 130, 141

SIMPLE = {
    "serve": web.serve,
    "admin": admin.admin,
    "storage": storage.storage,
    "benchmark": benchmark.benchmark,
    "dataset": dataset.dataset,
    "warm": warm.warm,
    "puzzles": puzzles.puzzles,
}
"""Commands that need nothing but what was typed after them."""


def command() -> NoReturn:
    """The program: run one command, and end with its exit code."""
    COMPILER.leave(main())


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    if "" not in sys.path:
        sys.path.append("")  # the current folder, where people keep bots and games of their own
    try:
        arguments = _parsed(argv)
        _run(arguments, sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    except UserError as error:
        print(f"rostra: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        print(f"rostra: {error}", file=sys.stderr)
        return WRONG
    return 0


def _parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """The parsed command line. The players of a line-up may stand before, after and between the options."""
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    if rest and ("line_up" not in arguments or any(word.startswith("-") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        arguments.line_up += rest
    return arguments


def _run(arguments: argparse.Namespace, argv: Sequence[str]) -> None:
    """Run the command; each imports only what it needs."""
    if arguments.command == "engine":
        from rostra.cli.engine import serve

        serve(sys.stdin.buffer, sys.stdout)
    elif arguments.command == "show":
        from rostra.cli.replay import show

        languages.speak(arguments.language)
        show(arguments.file, arguments.at, arguments.seat, arguments.color)
    elif arguments.command == "replay":
        from rostra.cli.replay import replay

        languages.speak(arguments.language)
        replay(arguments.file, arguments.seat, arguments.color)
    elif arguments.command == "review":
        from rostra.cli.review import review

        languages.speak(arguments.language)
        review(arguments)
    elif arguments.command in SIMPLE:
        SIMPLE[arguments.command](arguments)
    elif arguments.command == "arena":
        arena.arena(arguments, argv)
    else:
        from rostra.cli.play import play

        play(arguments)


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise UserError(say("terminal-usage", {"problem": message, "command": self.prog}))


def _parser() -> _Parser:
    parser = _Parser(
        prog="rostra",
        description=say("terminal-about"),
        epilog=say("terminal-about-more"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"rostra {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _play(_command(commands, "play"))
    _show(_command(commands, "show"))
    _replay(_command(commands, "replay"))
    _review(_command(commands, "review"))
    puzzles.arguments(_command(commands, "puzzles"))
    _command(commands, "engine")
    web.arguments(_command(commands, "serve"))
    admin.arguments(_command(commands, "admin"))
    storage.arguments(_command(commands, "storage"))
    arena.arguments(_command(commands, "arena"))
    benchmark.arguments(_command(commands, "benchmark"))
    dataset.arguments(_command(commands, "dataset"))
    warm.arguments(_command(commands, "warm"))
    return parser


def _command(commands: argparse._SubParsersAction[_Parser], name: str) -> _Parser:
    return commands.add_parser(
        name,
        help=say(f"terminal-about-{name}"),
        description=say(f"terminal-about-{name}-more"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _play(parser: _Parser) -> None:
    usual = next(iter(GAMES))
    parser.add_argument("game", nargs="?", default=usual, metavar="GAME|LINK", help=say("terminal-arg-game"))
    parser.add_argument("--players", type=_count, metavar="N", help=say("terminal-arg-players"))
    parser.add_argument("--humans", type=_count, metavar="K", default=1, help=say("terminal-arg-humans"))
    parser.add_argument("--name", action="append", metavar="NAME", help=say("terminal-arg-name"))
    parser.add_argument("--level", metavar="LEVEL", help=say("terminal-arg-level"))
    parser.add_argument("--edition", metavar="EDITION", help=say("terminal-arg-edition"))
    parser.add_argument("--variants", metavar="NAMES", help=say("terminal-arg-variants"))
    parser.add_argument("--seed", type=_count, metavar="S", help=say("terminal-arg-seed"))
    parser.add_argument("--save", metavar="FILE", help=say("terminal-arg-save"))
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("terminal-arg-resume"))
    parser.add_argument("--plain", action="store_true", help=say("terminal-arg-plain"))
    languages.argument(parser)
    _color(parser)


def _show(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("terminal-arg-file"))
    parser.add_argument("--at", type=_count, metavar="N", help=say("terminal-arg-at"))
    _seat(parser)
    languages.argument(parser)
    _color(parser)


def _replay(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("terminal-arg-record"))
    _seat(parser)
    languages.argument(parser)
    _color(parser)


def _review(parser: _Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=say("terminal-arg-record"))
    parser.add_argument("--depth", type=float, default=1.0, metavar="D", help=say("review-arg-depth"))
    parser.add_argument("--html", metavar="PAGE", help=say("review-arg-html"))
    parser.add_argument("--json", action="store_true", help=say("review-arg-json"))
    parser.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))
    languages.argument(parser)


def _seat(parser: _Parser) -> None:
    parser.add_argument("--seat", type=_count, metavar="S", help=say("terminal-arg-seat"))


def _color(parser: _Parser) -> None:
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--color", choices=("auto", "always", "never"), default="auto", help=say("terminal-arg-color")
    )
    group.add_argument(
        "--no-color", dest="color", action="store_const", const="never", help=say("terminal-arg-no-color")
    )


def _count(digits: str) -> int:
    """A whole number from 0 up, of a sensible length."""
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20):
        raise argparse.ArgumentTypeError(say("terminal-not-a-count", {"given": digits[:40]}))
    return int(digits)
