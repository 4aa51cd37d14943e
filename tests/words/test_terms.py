"""The same thing has the same name everywhere: the words of the glossary, and not their cousins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.catalogues import files

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
RULES = ROOT / "web" / "src" / "rules"
COUSINS = {
    "de": r"Komitee|Ausschuss|Lorbeerkr|Caesar|Einwilligung|Deal\b|Kaufm|Aedil|Praetor",
    "nl": r"commissie|lauriers?\b|Cesar|\bdeals\b|instemming|koopm|\bedil|\bpretor",
    "it": r"comitat|commission|ghirland|Caesar|\bpatt[oi]\b|commerciant|leali\b",
}
"""Words that mean the same but are not the ones chosen."""
NOT_SPOKEN = re.compile(r"^[a-z0-9-]+ =|\{[^{}]*\}|\[[a-z0-9-]+\]")
"""Names of messages, variables and choices."""


def rows() -> list[list[str]]:
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_every_term_has_a_word_in_every_language() -> None:
    assert len(rows()) > 60
    assert [row for row in rows() if len(row) != 5 or not all(row)] == []


@pytest.mark.parametrize("language", COUSINS)
def test_nothing_goes_by_another_name(language: str) -> None:
    spoken = {name: text for name, text in files(language).items() if name != "terminal.ftl"}
    spoken |= {path.name: path.read_text(encoding="utf-8") for path in (RULES / language).glob("*.md")}
    for name, text in spoken.items():
        words = "\n".join(NOT_SPOKEN.sub("", line) for line in text.splitlines())
        assert re.findall(COUSINS[language], words) == [], name
