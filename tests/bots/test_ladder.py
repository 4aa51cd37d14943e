"""The ladder of bots: its levels, bots from elsewhere, and the player at random on its lowest step."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rostra
from rostra import bots, games
from rostra.bots.bot import RandomPlayer
from rostra.bots.quo_vadis.characters import MANNERS
from rostra.games.quo_vadis.game import QuoVadis
from tests.bots.playing import decision, reaction

HOME = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_the_ladder_has_the_same_steps_in_both_games(game: str) -> None:
    ladder = bots.levels(game)
    assert ladder == ["random", "greedy", "rules", "search", "best"][: len(ladder)]
    for level in ladder:
        assert bots.player(game, level, 1).reasons is None, "it has done nothing yet"


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_what_plays_instead_of_a_level_is_the_same_bot_in_a_hurry_or_the_level_below(game: str) -> None:
    ladder = bots.levels(game)
    for place, level in enumerate(ladder):
        own, *cheaper = bots.budgets(game, level)
        assert own == level
        for name in cheaper:
            is_hurried = isinstance(bots.player(game, name, 1), type(bots.player(game, level, 1)))
            assert is_hurried or name == ladder[place - 1]
            assert not getattr(bots.player(game, name, 1), "waits_for_warm_up", False), "a table would wait"
    assert len(bots.budgets(game, "best")) > 1
    assert bots.budgets(game, "package.module:Name") == ["package.module:Name"]


def test_people_choose_from_a_stair_that_ends_with_the_best() -> None:
    stair = bots.stair("quo-vadis")
    assert len(stair) >= 7
    assert stair[-1] == "best"
    for level in stair:
        assert bots.player("quo-vadis", level, 1).reasons is None
    blurs = [getattr(bots.player("quo-vadis", level, 1), "blur", 0.0) for level in stair]
    assert blurs == sorted(blurs, reverse=True)
    assert len({*blurs}) == len(blurs)
    assert bots.stair("idus-martii") == bots.levels("idus-martii")


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_bots_that_are_no_levels_have_short_names(game: str) -> None:
    for name, where in bots._OTHERS[game].items():
        assert name not in {*bots.levels(game), *bots.stair(game)}
        assert type(bots.player(game, name, 1)) is type(bots.player(game, where, 1))


def test_a_level_may_have_a_character() -> None:
    manners = {
        bots.player("quo-vadis", f"{level}/{one}", 1).manner  # type: ignore[attr-defined]
        for level in bots.stair("quo-vadis")
        for one in bots.characters("quo-vadis")
    }
    assert len(manners) == len(bots.characters("quo-vadis")) >= 5
    hurried = bots.budgets("quo-vadis", "best/hard")[1]
    assert bots.player("quo-vadis", hurried, 1).manner == MANNERS["hard"]  # type: ignore[attr-defined]
    assert bots.characters("idus-martii") == []
    for odd in ("best/divine", "idle/plain"):
        with pytest.raises(ValueError, match="There is no bot"):
            bots.player("quo-vadis", odd, 0)


def test_looking_at_the_ladder_imports_no_bot() -> None:
    """A level's module may need weights and a compiler: nobody waits for it unless they ask for it."""
    script = "import sys, rostra.bots; rostra.bots.levels('quo-vadis'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert "rostra.bots.bot" in loaded.split()
    heavy = ("rostra.bots.quo_vadis", "rostra.bots.idus_martii", "numba", "numpy")
    assert not [name for name in loaded.split() if name.startswith(heavy)]


def test_a_game_from_elsewhere_has_at_least_the_random_player(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(QuoVadis):
        name = "elsewhere"
        side_actions = frozenset({"wink"})

    monkeypatch.setitem(games._games._games, "elsewhere", Elsewhere())
    assert bots.levels("elsewhere") == ["random"]
    bot = bots.player("elsewhere", "random", 1)
    legal = [{"type": "wink"}, {"type": "jump"}]
    assert bot.decide({"game": "elsewhere"}, legal, 0, []) == {"type": "jump"}


def test_the_page_about_bots_names_files_and_names_that_are_there() -> None:
    page = (HOME / "docs" / "bots.md").read_text("utf-8")
    folder = HOME / "src" / "rostra" / "bots"
    idus_martii, quo_vadis = (page[page.index(f"## *{title}*") :] for title in ("Idus Martii", "Quo Vadis?"))
    parts = {"idus_martii": idus_martii.removesuffix(quo_vadis), "quo_vadis": quo_vadis}
    for game, part in parts.items():
        code = "".join(file.read_text("utf-8") for file in (folder / game).glob("*.py"))
        for word in re.findall(r"`([A-Za-z_]+(?:\.py)?)`", part):
            if word not in (*bots.levels("quo-vadis"), "reasons"):
                assert (folder / game / word).exists() or re.search(rf"\b{word}\b", code), word
    drawing = re.findall(r"[a-z_]+\.py", page[: page.index("## *Idus Martii*")])
    there = {file.name for file in folder.rglob("*.py")}
    assert {*drawing} <= there


def test_unknown_games_and_levels_are_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        bots.levels("chess")
    with pytest.raises(ValueError, match="random, greedy, rules"):
        bots.player("quo-vadis", "divine", 0)


def test_a_bot_from_elsewhere_sits_down_by_its_name() -> None:
    bot = bots.player("quo-vadis", "rostra.bots.bot:RandomPlayer", 7)
    assert bot == RandomPlayer(7)


@pytest.mark.parametrize("where", ["no.such.module:Bot", "rostra.bots:Nobody", ":Bot", "rostra.bots:"])
def test_a_bot_that_is_nowhere_is_refused(where: str) -> None:
    with pytest.raises(ValueError, match="There is no bot at"):
        bots.player("idus-martii", where, 7)


def test_the_random_player_chooses_among_all_moves_and_speaks_only_when_asked() -> None:
    table = rostra.new_table("quo-vadis", players=3, seed=1, options={"start": 0})
    chosen = [decision(bots.player("quo-vadis", "random", seed), table, 0) for seed in range(400)]
    assert {str(action) for action in chosen} == {str(action) for action in table.legal(0)}
    assert reaction(bots.player("quo-vadis", "random", 1), table, 1) is None
    favour = {"kind": "avoid", "by": 1, "action": {"type": "caesar"}, "until": 9}
    table.play(0, {"type": "offer", "clauses": [favour]})
    answers = [reaction(bots.player("quo-vadis", "random", seed), table, 1) for seed in range(20)]
    assert {answer["type"] for answer in answers if answer} == {"accept", "reject"}


def test_warming_up_makes_one_bot_of_every_level_and_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str]] = []

    def player(game: str, level: str, seed: int) -> None:
        made.append((game, level))

    monkeypatch.setattr(bots, "player", player)
    bots.warm()
    games = ("quo-vadis", "idus-martii")
    levels = [(game, level) for game in games for level in {*bots.levels(game), *bots.stair(game)}]
    budgets = [(game, name) for game, level in levels for name in bots.budgets(game, level)]
    assert set(made) == {*levels, *budgets}
    assert len(made) == len(set(made))
