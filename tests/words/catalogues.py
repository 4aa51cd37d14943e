"""The catalogues as data: which messages there are, which variables each needs, which choices it makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor


@dataclass
class Needs(Visitor):  # type: ignore[misc]
    """What a message needs: its variables, and for those it chooses by, the choices it names."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    """Other messages it quotes, whose variables it needs too."""
    choices: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                assert isinstance(variant.key, Identifier | NumberLiteral)
                keys.add(variant.key.name if isinstance(variant.key, Identifier) else variant.key.value)
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, str]:
    """The texts of a language, by file name."""
    folder = resources.files("rostra.words").joinpath(language)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


@cache
def entries(language: str) -> list[tuple[str, Message]]:
    """Every message as it stands there, with the file it is in."""
    found: list[tuple[str, Message]] = []
    for name, text in sorted(files(language).items()):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, Message):
                found.append((name, entry))
    return found


@cache
def messages(language: str) -> dict[str, tuple[str, Needs]]:
    """Every message by name: the file it is in and what it needs."""
    found: dict[str, tuple[str, Needs]] = {}
    for name, entry in entries(language):
        needs = Needs()
        needs.visit(entry)
        found[entry.id.name] = (name, needs)
    for _, needs in found.values():
        for quoted in needs.messages:
            needs.variables |= found[quoted][1].variables
            needs.choices |= found[quoted][1].choices
    return found


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def examples(needs: Needs) -> list[dict[str, Any]]:
    """Values for the variables of a message, such that each of its choices is made once."""
    plain: dict[str, Any] = {variable: f"<{variable}>" for variable in needs.variables}
    numbers = {name for name, keys in needs.choices.items() if keys & PLURALS - {"other"} or "0" in keys}
    for variable in numbers | (needs.variables & NUMBERS):
        plain[variable] = 3
    made = [plain]
    for variable, keys in sorted(needs.choices.items()):
        values: list[Any] = [0, 1, 2] if variable in numbers else [*sorted(keys), "?"]
        made += [{**plain, variable: value} for value in values]
    return made


NUMBERS = {"bytes", "byte", "at"}
"""Variables that only ever are numbers, and are formatted as such."""
