"""The rules in the app: every numbered rule in every language, rulings marked, nothing but simple text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rostra.words import LANGUAGES

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"
BOTH = [f"B{number}" for number in range(1, 4)]
NUMBERS = {
    "quo-vadis": [f"Q{number}" for number in range(1, 26)] + BOTH,
    "idus-martii": [f"I{number}" for number in range(1, 18)] + BOTH,
}
RULING = {"en": "*Ruling.*", "de": "*Festlegung.*", "nl": "*Afspraak.*", "it": "*Precisazione.*"}
RULINGS = {
    "quo-vadis": ["Q10", "Q11", "Q14", "Q15", "Q17", "Q20", "Q22", "Q24", "Q25"],
    "idus-martii": ["I9", "I11"],
}
PLAIN = re.compile(r"#{1,2} \S.*|- \S.*|[^\s#>|`<\[!-].*|")
"""A heading, an item of a list, a paragraph on one line, or nothing."""


def sections(language: str, game: str) -> dict[str, str]:
    """The text of each rule by its number."""
    text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    parts = re.split(r"^## (\w+) (\S.*)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::3], parts[3::3], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERS)
def test_every_rule_is_there_in_order(language: str, game: str) -> None:
    found = sections(language, game)
    assert list(found) == NUMBERS[game]
    assert all(text.strip() for text in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERS)
def test_rulings_are_marked(language: str, game: str) -> None:
    marked = [number for number, text in sections(language, game).items() if f"\n{RULING[language]} " in text]
    assert marked == RULINGS[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NUMBERS)
def test_there_is_nothing_but_headings_paragraphs_and_lists(language: str, game: str) -> None:
    text = (RULES / language / f"{game}.md").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not PLAIN.fullmatch(line)] == []
    assert text.count("**") % 2 == 0
