"""The pages about the environments: their code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "docs" / "environments"
NEEDS = {
    "quo-vadis": "numpy",
    "idus-martii": "numpy",
    "vector": "gymnasium",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel": "pyspiel",
    "tutorial": "pettingzoo",
}


@pytest.mark.parametrize("page", NEEDS)
def test_the_code_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(NEEDS[page], reason=f"{NEEDS[page]} is not installed")
    text = (PAGES / f"{page}.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert blocks
    names: dict[str, object] = {"__name__": page}
    for block in blocks:
        exec(compile(block, f"{page}.md", "exec"), names)
    assert capsys.readouterr().out
