"""The same thing has the same name everywhere: the words of the glossary, and not their cousins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from tests.words.catalogues import entries, files

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
RULES = ROOT / "web" / "src" / "rules"
COUSINS = {
    "de": r"Komitee|Ausschuss|Lorbeerkr|Caesar|Einwilligung|Deal\b|Kaufm|Aedil|Praetor",
    "nl": r"commissie|lauriers?\b|Cesar|\bdeals\b|instemming|koopm|\bedil|\bpretor",
    "it": r"comitat|commission|ghirland|Caesar|\bpatt[oi]\b|commerciant|leali\b",
}
"""Words that mean the same but are not the ones chosen."""
CONSENT = {
    "en": r"\b[Vv]otes?\b|\b[Ss]upport|\b[Pp]ledg",
    "de": r"Zusage|zugesagt|[Uu]nterstütz|\bStimmen?\b",
    "nl": r"[Tt]oezeg|[Ss]teun|\bstem(men)?\b",
    "it": r"impegno su|[Ii]mpegn(a|ato|are) [un{]|appogg|\bvot[oi]\b",
}
"""What consent in Quo Vadis? is not called."""
OTHER_VOTES = re.compile(
    r"idus|end-vote|claim|ballot|vote-cards|choice-vote|stage-vote|done-vote|instead-vote|kind-vote"
)
"""Messages about votes of another kind: those of Idus Martii, and that of the people to end a game."""
NOT_SPOKEN = re.compile(r"^[a-z0-9-]+ =|\{[^{}]*\}|\{ \$[a-z]+ ->|\[[a-z0-9-]+\]")
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


@pytest.mark.parametrize("language", CONSENT)
def test_consent_is_called_consent(language: str) -> None:
    spoken = {
        entry.id.name: NOT_SPOKEN.sub("", line)
        for _, entry in entries(language)
        for line in FluentSerializer().serialize_entry(entry).splitlines()
        if not line.startswith("#")
        and not OTHER_VOTES.search(entry.id.name)
        and re.search(CONSENT[language], NOT_SPOKEN.sub("", line))
    }
    assert spoken == {}
