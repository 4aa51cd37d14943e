"""The recipes of CONTRIBUTING.md, followed as they stand: a game, a bot, and a bot for everybody."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rostra
from rostra import games, words
from rostra.cli import main
from tests.docs.pages import HOME, blocks, text

PAGE = "CONTRIBUTING.md"


def written(name: str) -> str:
    """The file of a recipe, put together from its blocks."""
    return "\n\n".join(block.code for block in blocks(PAGE) if block.file == name)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with both files; what is imported from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("nim", "cato"):
        (tmp_path / f"{name}.py").write_text(written(f"{name}.py"), encoding="utf-8")
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(words, "_added", [*words._added])
    monkeypatch.setattr(games._games, "_games", dict(games._games._games))
    return tmp_path


@pytest.fixture
def nim(here: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game of the recipe, known to this process as to any with ``ROSTRA_GAMES=nim``."""
    monkeypatch.setattr(games._games, "_others", ["nim"])
    assert "nim" in games.GAMES
    return "nim"


def test_the_game_of_the_recipe_plays_by_its_rules(nim: str) -> None:
    table = rostra.new_table(nim, players=2, seed=1)
    for number in (3, 3, 3, 3, 3, 3, 1):
        table.play(table.to_act[0], {"type": "take", "matches": number})
    why = table.check(1, {"type": "take", "matches": 3})
    assert why == "There are only 2 matches left (N2)"
    table.play(1, {"type": "take", "matches": 2})
    assert table.result is not None
    assert table.result["winners"] == [1]
    assert rostra.replay(table.record()).position() == table.position()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_of_the_recipe_plays_everywhere_the_page_says(nim: str, players: int) -> None:
    env = rostra.vector(nim, 4, players)
    for _ in range(30):
        env.step(env.any_action)
    gymnasium = pytest.importorskip("rostra.adapters.gymnasium", reason="gymnasium is not installed")
    learner = gymnasium.Learner(nim, players=players)
    learner.reset(seed=1)
    pettingzoo = pytest.importorskip("rostra.adapters.pettingzoo", reason="pettingzoo is not installed")
    turns = pettingzoo.env(nim, players=players)
    turns.reset(seed=1)
    chance = random.Random(1)
    while turns.agents:
        seen, _, ended, cut, _ = turns.last()
        legal = [action for action, is_legal in enumerate(seen["action_mask"]) if is_legal]
        turns.step(None if ended or cut else chance.choice(legal))


def test_the_bot_of_the_recipe_forfeits_nothing(here: Path) -> None:
    line = ["arena", "quo-vadis", "cato:Cato", "greedy*2", "--seeds", "1", "--turn-limit", "30"]
    assert main([*line, "--workers", "1", "--quiet", "--out", "there"]) == 0
    assert "forfeit" not in (here / "there" / "games.csv").read_text("utf-8").split("\n", 1)[1]


def test_the_bot_of_the_recipe_becomes_a_level_for_everybody(here: Path) -> None:
    """In a copy of the checkout, step by step."""
    for part in ("src", "tests"):
        shutil.copytree(HOME / part, here / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name in (PAGE, "pyproject.toml", "docs", "web"):
        (here / name).symlink_to(HOME / name)
    package = here / "src" / "rostra"
    shutil.move(here / "cato.py", package / "bots" / "quo_vadis" / "cato.py")  # 1
    (line,) = re.findall(r'`("cato": .*?,)`', text(PAGE))
    insert(package / "bots" / "__init__.py", '"greedy": "rostra.bots.quo_vadis', line)  # 2
    for language in words.LANGUAGES:  # 4
        for message in ("web-level =", "web-bot-hint ="):
            insert(package / "words" / language / "web.ftl", message, "    [cato] Cato")
    insert(package / "server" / "bot_ratings.py", '"quo-vadis": {', '"cato": 10,')  # 5
    replace(here / "tests" / "bots" / "playing.py", '"greedy", "rules")', '"greedy", "cato", "rules")')  # 6
    steps, more = (
        '"greedy", "rules", "search"',
        '"greedy", *["cato"][game != "quo-vadis" :], "rules", "search"',
    )
    replace(here / "tests" / "bots" / "test_ladder.py", steps, more)
    chosen = "same_steps or every_level_of_our or (quo_vadis and amigo and cato)"
    files = [f"tests/{name}.py" for name in ("bots/test_ladder", "server/test_ratings", "bots/test_games")]
    environment = {**os.environ, "PYTHONPATH": str(here / "src"), "ROSTRA_JIT": "0"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", chosen, *files]
    done = subprocess.run(command, cwd=here, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert done.stdout.startswith("......")  # two games, the ratings, three numbers of players


def insert(file: Path, after: str, line: str) -> None:
    """Insert a line after the one in which something stands."""
    source = file.read_text("utf-8")
    changed, count = re.subn(f"(.*{re.escape(after)}.*\n)", lambda found: f"{found[1]}{line}\n", source)
    assert count == 1, (file, after)
    file.write_text(changed, encoding="utf-8")


def replace(file: Path, old: str, new: str) -> None:
    """Replace something that is there."""
    source = file.read_text("utf-8")
    assert old in source, (file, old)
    file.write_text(source.replace(old, new), encoding="utf-8")
