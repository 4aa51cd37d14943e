"""``rostra warm``, and how far it is: a bar in a terminal, lines in a log."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra import bots
from rostra.cli import main, warm
from rostra.cli.progress import progress
from rostra.games import GAMES
from rostra.kernel import jit


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def line(done: int, planned: int, what: str) -> str | None:
    return f"{done} of {planned}: {what}" if done % 2 == 0 else None


def reported() -> None:
    with progress("games", line) as report:
        for done in range(5):
            report(done, 4, "playing")


def test_a_log_gets_lines_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    reported()
    said = capsys.readouterr()
    assert said.err == "0 of 4: playing\n2 of 4: playing\n4 of 4: playing\n"
    assert said.out == ""


def test_colours_asked_for_do_not_make_a_log_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    reported()
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize(("kind", "bar"), [("xterm", True), ("dumb", False)])
def test_a_terminal_gets_a_bar_if_it_can_draw_one(
    kind: str, bar: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", kind)
    reported()
    assert ("\x1b" in screen.getvalue()) == bar
    assert ("2 of 4: playing\n" in screen.getvalue()) != bar


def test_quiet_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games", line, quiet=True) as report:
        report(1, 4)
    assert capsys.readouterr().err == ""


def test_it_uses_everything_once_and_says_where_the_cache_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []
    monkeypatch.setattr(jit, "available", lambda: True)
    monkeypatch.setattr(warm, "steps", lambda: iter([warm.Step("bots", name, used.append) for name in GAMES]))
    monkeypatch.setenv("ROSTRA_CACHE", "elsewhere")
    assert main(["warm", "--cache", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert used == list(GAMES)
    assert said.err == "1/2 Quo Vadis?: bots\n2/2 Idus Martii: bots\n"
    assert str(tmp_path) in said.out


def test_where_nothing_can_be_compiled_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_JIT", "0")
    assert main(["warm"]) == 2
    assert "Numba" in capsys.readouterr().err


def test_rules_many_games_and_bots_of_every_game_are_among_the_steps() -> None:
    found = {(step.game, step.what) for step in warm.steps()}
    assert {(game, what) for game in GAMES for what in ("rules", "vector", "bots")} <= found
    assert all(str(step) for step in warm.steps())


@pytest.mark.compiled
def test_when_it_is_warm_nothing_is_left_to_compile() -> None:
    from rostra.arena.match import Match
    from rostra.arena.tournament import Fixture, Tournament

    for step in warm.steps():
        step.use(step.game)
    before = _compiled()
    for game in GAMES:
        env = rostra.vector(game, 6, GAMES[game].usual_players + 1, seed=2, threads=2)
        for _ in range(30):
            env.step(env.any_action)
        env.run(200)
        env.close()
        players = GAMES[game].usual_players
        tournament = Tournament(game, (tuple(bots.levels(game)[-1:] + ["rules"] * (players - 1)),), 1)
        fixture = Fixture(0, 0, tournament.seatings[0])
        Match(tournament.table(fixture), tournament.bots(fixture)).play()
    assert _compiled() == before


def _compiled() -> dict[int, Any]:
    """The kinds of arguments each compiled rule knows."""
    return {id(twin): twin.signatures for twin in jit._twins.values() if hasattr(twin, "signatures")}
