"""``rostra puzzles``: today's puzzle at the keyboard; and puzzles made from recorded games."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from rostra.cli import languages
from rostra.cli.display import display
from rostra.cli.files import UserError, reason
from rostra.cli.narrate import narrator, offer_event, seat_name, shortened
from rostra.cli.progress import progress
from rostra.cli.terminal import renderer
from rostra.kernel.game import InvalidInput
from rostra.puzzles import collection
from rostra.puzzles.puzzle import KINDS, NO_DEAL, Choice, Puzzle
from rostra.words import say

PER_GRADE = 15
"""How many puzzles of each kind and grade are collected, at most."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    languages.argument(parser)
    ways = parser.add_subparsers(dest="way", metavar="WAY")
    solve = ways.add_parser("solve", help=say("terminal-puzzles-solve"))
    solve.add_argument("name", nargs="?", metavar="NAME", help=say("terminal-puzzles-name"))
    ways.add_parser("list", help=say("terminal-puzzles-list"))
    make = ways.add_parser("make", help=say("terminal-puzzles-make"))
    make.add_argument("records", nargs="+", type=Path, metavar="RECORD", help=say("terminal-arg-record"))
    make.add_argument("--out", type=Path, metavar="FILE", required=True, help=say("terminal-puzzles-out"))
    make.add_argument("--quiet", action="store_true", help=say("arena-arg-quiet"))
    collect = ways.add_parser("collect", help=say("terminal-puzzles-collect"))
    collect.add_argument("drafts", nargs="+", type=Path, metavar="FILE", help=say("terminal-puzzles-out"))
    collect.add_argument(
        "--most", type=int, default=PER_GRADE, metavar="N", help=say("terminal-puzzles-most")
    )
    collect.add_argument(
        "--without", nargs="+", default=[], metavar="NAME", help=say("terminal-puzzles-without")
    )
    collect.add_argument("--out", type=Path, metavar="FILE", required=True, help=say("terminal-puzzles-out"))


def puzzles(asked: argparse.Namespace) -> None:
    """Do what was typed; without anything more, ask today's puzzle."""
    languages.speak(asked.language)
    try:
        if asked.way == "make":
            _make(asked)
        elif asked.way == "collect":
            _collect(asked)
        elif asked.way == "list":
            for puzzle in collection.puzzles():
                print(f"{puzzle.name}  {title(puzzle)}")
        else:
            _solve(getattr(asked, "name", None))
    except OSError as error:
        raise UserError(reason(error)) from None
    except (InvalidInput, msgspec.MsgspecError) as error:
        raise UserError(shortened(str(error))) from None


def _make(asked: argparse.Namespace) -> None:
    from rostra.puzzles.making import make

    with progress(say("arena-unit"), lambda done, planned, what: None, quiet=asked.quiet) as report:
        make(asked.records, asked.out, lambda done: report(done, len(asked.records)))


def _collect(asked: argparse.Namespace) -> None:
    from rostra.puzzles.making import drafts

    found = [puzzle for path in asked.drafts for each in drafts(path) for puzzle in each.puzzles]
    most = {kind: asked.most for kinds in KINDS.values() for kind in kinds}
    chosen = collection.chosen([each for each in found if each.name not in asked.without], most)
    asked.out.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in chosen))
    print(say("terminal-puzzles-collected", {"count": len(chosen), "of": len(found)}))


# Solving


def title(puzzle: Puzzle) -> str:
    """What is asked, and how hard it is."""
    words = {
        "game": say("puzzle-game", {"game": puzzle.game}),
        "grade": say("puzzle-grade", {"grade": puzzle.grade}),
    }
    return say("puzzle-title", {"kind": say(f"puzzle-kind-{puzzle.kind}"), **words})


def _solve(name: str | None) -> None:
    puzzle = collection.of_day(datetime.now(UTC).date()) if name is None else collection.named(name)
    if puzzle is None:
        raise UserError(say("terminal-puzzles-unknown", {"name": shortened(name or "", 40)}))
    told = Told(puzzle)
    print(told.question())
    for left in range(puzzle.tries, 0, -1):
        choice = _answer(len(puzzle.choices))
        if choice is None:
            return
        print(told.verdict(choice))
        if choice == puzzle.answer:
            return
        if left > 1:
            print(say("puzzle-tries-left", {"left": left - 1}))
    print(say("puzzle-solution", {"answer": told.choice(puzzle.choices[puzzle.answer])}))


def _answer(count: int) -> int | None:
    """The number that is typed; ``None`` where nothing more comes."""
    while True:
        print(say("terminal-puzzles-which", {"last": count}), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() in ("q", "quit"):
            return None
        typed = line.strip()
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= count:
            return int(typed) - 1


class Told:
    """A puzzle in words."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.view = puzzle, puzzle.view()
        self.tell = narrator(puzzle.game)

    def question(self) -> str:
        """The board, what happened, what is asked, and what may be answered."""
        puzzle = self.puzzle
        lines = [renderer(sys.stdout, "auto").board(display(puzzle.game).draw(self.view, self.tell.name)), ""]
        if puzzle.game == "idus-martii":
            lines += [*self.tell.sentences(puzzle.table.events(puzzle.seat)), ""]
        lines.append(title(puzzle))
        lines.append(say(f"puzzle-ask-{puzzle.kind}", {"who": seat_name(puzzle.game, puzzle.seat)}))
        limit = puzzle.record["options"].get("turn_limit")
        if limit:
            lines.append(say("puzzle-ends", {"turn": limit}))
        lines += [f"{number:>3}  {self.choice(each)}" for number, each in enumerate(puzzle.choices, 1)]
        return "\n".join(lines)

    def choice(self, choice: Choice) -> str:
        """Something that may be tried."""
        action = choice.action
        if action == NO_DEAL:
            return say("puzzle-no-deal")
        if action["type"] == "offer":
            clauses, by = action["clauses"], self.puzzle.seat
            to = sorted({clause["by"] for clause in clauses} - {by})
            number = self.puzzle.choices.index(choice) + 1
            return " ".join(self.tell.sentences([offer_event(by, to, self.view["turn"], clauses, number)]))
        if action["type"] == "claim":
            said = {key: value for key, value in action.items() if key != "type"}
            return " ".join(self.tell.sentences([{"kind": "claim", "seat": choice.seat, "turn": 0, **said}]))
        return display(self.puzzle.game).choice(self.view, action, self.tell.name)

    def verdict(self, number: int) -> str:
        """Whether it is right, and why or why not."""
        puzzle, choice = self.puzzle, self.puzzle.choices[number]
        kind, is_right = puzzle.kind, number == puzzle.answer
        others = [each.worth for place, each in enumerate(puzzle.choices) if place != puzzle.answer]
        words = {"percent": _percent(choice.worth), "next": _percent(max(others))}
        if choice.refused_by:
            seat = min(choice.refused_by, key=lambda one: (choice.gains or [])[one])
            lost = _percent(-(choice.gains or [])[seat])
            return say("puzzle-refused", {"who": self.tell.name(seat), "points": lost})
        how = "right" if is_right else "wrong"
        group = kind if kind in ("deal", "lie") else "choice"
        return say(f"puzzle-{how}-{group}", words)


def _percent(chance: float) -> int:
    return round(100 * chance)
