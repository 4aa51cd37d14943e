"""The pages that are read first: their links lead somewhere, and they name this version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rostra

HOME = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_no_link_leads_nowhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (HOME / page).read_text("utf-8"))
    assert [link for link in links if not (HOME / link).exists()] == []


def test_the_citation_names_this_version() -> None:
    text = (HOME / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {rostra.__version__}\n" in text
    assert text.startswith("cff-version: 1.2.0\n")
