"""Learning libraries train in our environments, by the code of the page about them (extra ``learners``)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments" / "libraries.md"
NEEDS = {"MaskablePPO": "sb3_contrib", "TorchRL": "torchrl", "Tianshou": "tianshou", "skrl": "skrl"}


def test_the_page_has_these_libraries() -> None:
    assert re.findall(r"^## (.*)$", PAGE.read_text("utf-8"), re.MULTILINE) == [*NEEDS]


@pytest.mark.learners
@pytest.mark.filterwarnings("default")  # what they warn of among themselves is not ours
@pytest.mark.parametrize("library", NEEDS)
def test_a_library_trains_for_some_steps(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(NEEDS[library], reason=f"{library} is not installed: make learners")
    section = PAGE.read_text("utf-8").partition(f"\n## {library}\n")[2].partition("\n## ")[0]
    names: dict[str, object] = {"__name__": library}
    for code in re.findall(r"```python\n(.*?)```", section, re.DOTALL):
        exec(compile(code, f"{PAGE.name}: {library}", "exec"), names)
        said = capsys.readouterr().out.splitlines()[-1]
        assert re.search(r"[1-9]", said), said
