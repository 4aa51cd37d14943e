"""``python -m bench.puzzles`` confirms puzzles, and fails when one is not."""

from __future__ import annotations

import pytest

from bench import puzzles


def test_some_are_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    assert puzzles.main(["--kind", "lie", "--every", "10"]) == 0
    told = capsys.readouterr().out
    assert "lie, belief: " in told
    assert "not confirmed" not in told


def test_one_that_is_not_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "is_confirmed", lambda puzzle: False)
    assert puzzles.main(["--kind", "lie", "--every", "10"]) == 1
    assert "not confirmed: " in capsys.readouterr().out
