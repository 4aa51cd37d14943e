"""Write docs/api-reference.md from the docstrings: ``python docs/api_reference.py``.

A test tells when it is old. Sources are read, not imported, so that no library of an extra is needed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parent
PAGE = DOCS / "api-reference.md"
SOURCE = DOCS.parent / "src"
HEAD = """# API reference

Made from the docstrings by `docs/api_reference.py`. How things are used, with examples, is told on
[the page about the Python interface](api.md) and on the pages of [the environments](environments/vector.md).
"""

Definition = ast.FunctionDef | ast.ClassDef


class Part(NamedTuple):
    """A module to import from, and what is documented of it; ``vector=Vector``: by another name."""

    module: str
    names: tuple[str, ...]
    defined: str = ""
    """The module it is written in, if that is another."""


PARTS = (
    Part("rostra", ("new_table", "Table"), "rostra.table.table"),
    Part("rostra", ("replay",), "rostra.table.records"),
    Part("rostra", ("review",), "rostra.review"),
    Part("rostra", ("IllegalAction",), "rostra.kernel.game"),
    Part("rostra", ("vector=VectorEnvironment",), "rostra.adapters.vector"),
    Part("rostra.table.records", ("dump", "load")),
    Part("rostra.games", ("register", "named")),
    Part("rostra.bots", ("levels", "stair", "characters", "player", "budgets", "warm")),
    Part("rostra.bots", ("Bot", "Reasons"), "rostra.bots.bot"),
    Part("rostra.kernel.game", ("Game", "Event", "Outcome", "Refusal", "Setup")),
    Part("rostra.kernel.rules", ("Rules", "Cells")),
    Part("rostra.kernel.talk", ("Talk",)),
    Part("rostra.adapters.gymnasium", ("Learner",)),
    Part("rostra.adapters.pettingzoo", ("env", "parallel_env=RostraParallelEnv", "quo_vadis", "idus_martii")),
    Part("rostra.arena.tournament", ("Tournament", "line_up", "rotations", "one_among", "replacements")),
    Part("rostra.arena.runner", ("run",)),
)


def page() -> str:
    """The whole page."""
    lines, module = [HEAD], ""
    for part in PARTS:
        if part.module != module:
            module = part.module
            lines.append(f"## `{module}`\n")
        tree = ast.parse(_file(part.defined or module).read_text("utf-8"))
        there = {node.name: node for node in tree.body if isinstance(node, Definition)}
        for name in part.names:
            called, _, written = name.rpartition("=")
            there[written].name = called or written
            lines += _described(there[written], 3)
    return "\n".join(lines).rstrip() + "\n"


def _file(module: str) -> Path:
    path = SOURCE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _described(node: Definition, level: int) -> Iterator[str]:
    """A function, or a class with its attributes and methods."""
    if isinstance(node, ast.FunctionDef):
        yield f"{'#' * level} `{_signature(node)}`\n"
        yield f"{_prose(ast.get_docstring(node))}\n"
        return
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    made = next((part for part in methods if part.name == "__init__"), None)
    yield f"{'#' * level} `{node.name}{_arguments(made) if made else ''}`\n"
    yield f"{_prose(ast.get_docstring(node))}\n"
    attributes = [*_attributes(node)]
    yield from attributes
    if attributes:
        yield ""
    for method in methods:
        if not method.name.startswith("_"):
            yield from _described(method, level + 1)


def _attributes(node: ast.ClassDef) -> Iterator[str]:
    """The documented attributes: those with a text below them."""
    for field, said in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(said, ast.Expr):
            name, text = ast.unparse(field.target), ast.literal_eval(said.value)
            yield f"- `{name}: {ast.unparse(field.annotation)}`: {_prose(text)}"


def _signature(node: ast.FunctionDef) -> str:
    is_property = any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}{'' if is_property else _arguments(node)}{returned}"


def _arguments(node: ast.FunctionDef) -> str:
    inside = ast.unparse(node.args)
    return f"({re.sub(r'^(self|cls)(, |$)', '', inside)})"


def _prose(text: str | None) -> str:
    """A docstring as Markdown: code between single backticks, on lines of any length."""
    paragraphs = (text or "").replace("``", "`").split("\n\n")
    return "\n\n".join(" ".join(each.split()) for each in paragraphs)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
