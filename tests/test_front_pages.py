"""The pages that are read first: what they show works."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest

import rostra
from rostra.cli import main

HOME = Path(__file__).parents[1]


def blocks(page: str) -> list[str]:
    """The Python code of a page."""
    return re.findall(r"```python\n(.*?)```", (HOME / page).read_text("utf-8"), re.DOTALL)


def test_the_code_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks("README.md"):
        exec(compile(block, "README.md", "exec"), names)
    assert "winners" in capsys.readouterr().out


@pytest.fixture
def cato(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of the recipe, in the folder one is in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    monkeypatch.delitem(sys.modules, "mybots.cato", raising=False)
    (tmp_path / "mybots").mkdir()
    (tmp_path / "mybots" / "cato.py").write_text(blocks("CONTRIBUTING.md")[0], encoding="utf-8")
    return "mybots.cato:Cato"


def test_the_bot_of_the_recipe_plays_in_the_arena(cato: str, tmp_path: Path) -> None:
    words = [cato, "greedy*2", "--seeds", "1", "--turn-limit", "30", "--workers", "1"]
    assert main(["arena", "quo-vadis", *words, "--quiet", "--out", "there"]) == 0
    assert "forfeit" not in (tmp_path / "there" / "games.csv").read_text("utf-8").split("\n", 1)[1]


def test_the_bot_of_the_recipe_plays_in_the_terminal(
    cato: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("1\n1\n1\n"))
    assert main(["play", "--level", cato, "--seed", "3"]) == 0
    assert "Farewell" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"])
def test_no_link_leads_nowhere(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (HOME / page).read_text("utf-8"))
    assert [link for link in links if not (HOME / link).exists()] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_is_there(page: str) -> None:
    targets = re.findall(r"^make (?:\w+=\S+ )?([a-z]+)", (HOME / page).read_text("utf-8"), re.MULTILINE)
    makefile = (HOME / "Makefile").read_text("utf-8")
    assert targets
    assert [target for target in targets if f"\n{target}:" not in makefile] == []


def test_the_citation_names_this_version() -> None:
    text = (HOME / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {rostra.__version__}\n" in text
    assert text.startswith("cff-version: 1.2.0\n")
