"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra import words


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is kept in the real home, and whatever was spoken before, English is spoken again."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    words.speak("en")
