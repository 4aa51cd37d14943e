"""The notebooks run from top to bottom, and hold what a real run printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from examples.notebooks import run

NOTEBOOKS = sorted(run.HERE.glob("*.ipynb"))


def printed(notebook: run.Notebook) -> str:
    """Everything that is stored beside the cells."""
    cells = (cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    return "".join(line for cell in cells for output in cell["outputs"] for line in output["text"])


@pytest.mark.compiled
def test_a_first_agent_learns_to_beat_random_players() -> None:
    names = ran("first_agent.ipynb")
    assert names["curve"][0] < 0.2
    assert names["final"] > 0.6


def test_a_look_inside_a_game_shows_views_reasons_deals_and_beliefs() -> None:
    names = ran("inside_a_game.ipynb")
    assert names["table"].result == names["again"].result
    assert len(names["history"]) == names["hidden"].turn
    for _, beliefs in names["history"]:
        assert all(sum(seat) == pytest.approx(1.0) for seat in beliefs)


def ran(name: str) -> dict[str, Any]:
    notebook = run.read(run.HERE / name)
    names = run.execute(notebook)
    assert printed(notebook)
    return names


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_stored_as_it_ran_and_names_no_machine(path: Path) -> None:
    notebook = run.read(path)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert printed(notebook)
    assert notebook["nbformat"] == 4
    assert not re.search(r"/(home|work|tmp|Users|opt)/", path.read_text(encoding="utf-8"))
