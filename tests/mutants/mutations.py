"""What a planted bug is; and small bugs made by rule: a comparison turned, a condition reversed."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BROWSER_TESTS = ("web",)
"""The tests of the browser client's logic, in ``web/``."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A text that stands once in a file, and what stands there instead."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


_QUO_VADIS = ("tests/games/quo_vadis",)
_IDUS_MARTII = ("tests/games/idus_martii",)

RULES: tuple[tuple[list[str], tuple[str, ...]], ...] = (
    ([f"src/rostra/games/quo_vadis/{name}.py" for name in ("rules", "legality", "consents")], _QUO_VADIS),
    ([f"src/rostra/games/idus_martii/{name}.py" for name in ("rules", "legality")], _IDUS_MARTII),
)
"""Files of rules whose random mutations are tried, and the tests that should notice them."""


def bugs_in(file: str, tests: str, *changes: tuple[str, str, str]) -> list[Bug]:
    """The bugs of one file: the name of each, what stands there, and what stands there instead."""
    return [Bug(name, file, old, new, (tests,)) for name, old, new in changes]


COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.In: "not in",
    ast.NotIn: "in",
}
OPERATORS: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+"}


def sample(root: Path, files: list[str], tests: tuple[str, ...], count: int, seed: int) -> list[Bug]:
    """Some of all the mutations of these files, always the same for a seed."""
    found = [bug for file in files for bug in _mutations(root, file, tests)]
    return random.Random(seed).sample(found, min(count, len(found)))


def _mutations(root: Path, file: str, tests: tuple[str, ...]) -> Iterator[Bug]:
    source = (root / file).read_text(encoding="utf-8")
    lines = source.splitlines()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            for old, new in _changes(source, node):
                line = getattr(node, "lineno", 0)
                whole = lines[line - 1]
                if whole.count(old) == 1 and source.count(whole) == 1:
                    yield Bug(f"{file}:{line} {old} -> {new}", file, whole, whole.replace(old, new), tests)


def _changes(source: str, node: ast.AST) -> Iterator[tuple[str, str]]:
    """What could stand in the place of an expression on one line."""
    if not isinstance(node, ast.expr) or node.lineno != node.end_lineno:
        return
    text = ast.get_source_segment(source, node)
    if text is None:
        return
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        left = ast.get_source_segment(source, node.left)
        right = ast.get_source_segment(source, node.comparators[0])
        yield text, f"{left} {COMPARISONS[type(node.ops[0])]} {right}"
    elif isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        yield text, text.replace(f" {old} ", f" {new} ", 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield text, ast.get_source_segment(source, node.operand) or text
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        left = ast.get_source_segment(source, node.left)
        right = ast.get_source_segment(source, node.right)
        yield text, f"{left} {OPERATORS[type(node.op)]} {right}"
