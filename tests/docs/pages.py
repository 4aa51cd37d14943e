"""The pages, and what can be tried on them: blocks of Python and of shell, and commands within the text."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parents[2]
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"(?<!`)`((?:rostra|make|python -m) [^`\n]+)`(?!`)")
LOOP = re.compile(r"^for (\w+) in (\S+).*?; do (.*); done", re.MULTILINE)
SHELLS = ("sh", "bash", "shell", "console")


class Block(NamedTuple):
    """A fenced block."""

    language: str
    code: str
    line: int

    @property
    def file(self) -> str | None:
        """The file that its first line says it is, as in ``# mybots/cato.py``."""
        found = re.match(r"# ([\w/]+\.py)\n", self.code)
        return found[1] if found else None


class Command(NamedTuple):
    """What is typed: variables set for it, and words."""

    variables: dict[str, str]
    words: list[str]


def pages() -> list[str]:
    """Every page that tells somebody what to do: neither decisions, nor games that are narrated."""
    told = ("docs/decisions/", "docs/games/game-")
    found = sorted(path.relative_to(HOME).as_posix() for path in (HOME / "docs").rglob("*.md"))
    return ["README.md", "CONTRIBUTING.md", "web/README.md", *(p for p in found if not p.startswith(told))]


def text(page: str) -> str:
    """The page."""
    return (HOME / page).read_text("utf-8")


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    whole = text(page)
    return [
        Block(found[2], found[3], whole[: found.start()].count("\n") + 1) for found in FENCE.finditer(whole)
    ]


def commands(code: str) -> Iterator[Command]:
    """The commands of a block of shell, without comments; ``&&`` joins two, a loop goes round once."""
    code = LOOP.sub(lambda loop: loop[3].replace(f"${loop[1]}", loop[2]), code)
    for line in re.sub(r"\$\([^)]*\)", "now", code.replace("\\\n", " ")).splitlines():
        variables: dict[str, str] = {}
        words: list[str] = []
        for word in [*shlex.split(line, comments=True), "&&"]:
            if word == "&&":
                if words or variables:
                    yield Command(variables, words)
                variables, words = {}, []
            elif not words and re.match(r"\w+=", word):
                name, _, value = word.partition("=")
                variables[name] = value
            else:
                words.append(word)


def mentioned(page: str) -> list[str]:
    """The commands within the text of a page."""
    return [found[1] for found in INLINE.finditer(FENCE.sub("", text(page)))]
