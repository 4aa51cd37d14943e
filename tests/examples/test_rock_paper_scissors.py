"""A game from elsewhere, made as CONTRIBUTING.md says, plays wherever the games of the package do."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rostra
from rostra import bots, games
from rostra.kernel import jit
from rostra.kernel.game import Game, IllegalAction, InvalidInput
from rostra.kernel.simulator import Simulator

ROOT = Path(__file__).parents[2]
NAME = "rock-paper-scissors"
MODULE = "examples.rock_paper_scissors"


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game is known here, and nowhere after the test."""
    monkeypatch.setattr(games._games, "_games", dict(games._games._games))
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    monkeypatch.setattr(games._games, "_others", [MODULE])
    return games.named(NAME)


def command(*arguments: str, typed: str = "", folder: Path = ROOT) -> str:
    """What ``rostra`` prints in a process of its own, which knows the game by its environment alone."""
    run = [sys.executable, "-c", "import sys; from rostra.cli import main; sys.exit(main())", *arguments]
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "ROSTRA_GAMES": MODULE, "ROSTRA_JIT": "0", "PYTHONPATH": paths}
    done = subprocess.run(
        run,
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(players: int, seed: int) -> rostra.Table:
    """A whole game at random, promises and all."""
    table, choice = rostra.new_table(NAME, players, seed), random.Random(seed)
    while table.result is None:
        seat = choice.randrange(players)
        if legal := table.legal(seat):
            table.play(seat, choice.choice(legal))
    return table


def test_the_example_is_short() -> None:
    assert len((ROOT / "examples" / "rock_paper_scissors.py").read_text().splitlines()) < 250


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R4_it_plays_at_a_table_and_replays(players: int) -> None:
    for seed in range(5):
        table = played(players, seed)
        assert table.result is not None
        best = max(table.result["scores"].values())
        assert table.result["winners"] == [s for s, score in table.result["scores"].items() if score == best]
        again = rostra.replay(json.loads(json.dumps(table.record())))
        assert again.position() == table.position()
        assert [again.view(seat) for seat in (None, 0)] == [table.view(seat) for seat in (None, 0)]
        assert rostra.new_table(NAME, position=table.position()).result == table.result


def test_R2_R3_throws_are_shown_when_all_have_thrown() -> None:
    table = rostra.new_table(NAME, 2, 1)
    table.play(0, {"type": "throw", "throw": "paper"})
    assert '"paper"' not in json.dumps([table.view(1), table.view(None), table.events(1)])
    table.play(1, {"type": "throw", "throw": "rock"})
    assert table.view(1)["last"] == ["paper", "rock"]
    assert table.view(1)["points"] == [1, 0]


def test_R5_a_promise_is_heard_once_a_round_and_binds_nobody() -> None:
    table = rostra.new_table(NAME, 2, 1)
    promise = {"type": "promise", "throw": "rock"}
    table.play(1, promise)
    assert table.view(0)["promises"] == [None, "rock"]
    with pytest.raises(IllegalAction, match=r"once a round.*\(R5\)"):
        table.play(1, promise)
    table.play(0, {"type": "throw", "throw": "paper"})
    with pytest.raises(IllegalAction, match=r"\(R5\)"):
        table.play(0, promise)
    table.play(1, {"type": "throw", "throw": "scissors"})
    assert table.view(0)["promises"] == [None, None]


def test_what_is_wrong_is_said_in_words() -> None:
    with pytest.raises(InvalidInput, match="2 to 4 players"):
        rostra.new_table(NAME, 5, 1)
    table = rostra.new_table(NAME, 2, 1)
    for action in ({"type": "throw", "throw": "well"}, {"type": "dance"}, "rock", None):
        assert "no such action" in (table.check(0, action) or "")  # type: ignore[arg-type]
    assert "not to act" in (table.check(1, {"type": "throw", "throw": "rock"}) or "")


def test_bots_of_any_game_play_it() -> None:
    table = rostra.new_table(NAME, 3, 1)
    players = [bots.player(NAME, bots.levels(NAME)[-1], seed) for seed in range(3)]
    while table.result is None:
        seat = table.to_act[0]
        shown = table.view(seat), table.legal(seat), seat, table.events(seat)
        action = players[seat].decide(*shown)
        assert action is not None
        table.play(seat, action)


def test_it_plays_in_the_arena(tmp_path: Path) -> None:
    command("arena", NAME, "random*2", "random", "--seeds", "4", "--out", "there", "--quiet", folder=tmp_path)
    results = json.loads((tmp_path / "there" / "results.json").read_text())
    assert results["tournament"]["game"] == NAME


def test_it_plays_in_the_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    told = command("play", NAME, "--seed", "3", "--save", str(kept), typed="4\n" + "1\n" * 20)
    assert "promise throw rock" in told
    assert " win" in told
    assert "Points: " in command("show", str(kept))


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.compiled)])
def test_it_plays_in_the_simulator_and_the_vector_environment(
    compiled: bool, game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not compiled:
        monkeypatch.setenv("ROSTRA_JIT", "0")
    assert jit.available() == compiled
    simulator = Simulator(game.rules, players=3)
    simulator.warm()
    assert simulator.run(10) == 10 * 3 * 5
    env = rostra.vector(NAME, num_envs=16, players=3, seed=7)
    assert env.observations.shape == (16, env.size)
    ended = 0
    for _ in range(60):
        env.step(env.any_action)
        ended += int(env.finished.sum())
        assert (env.rewards.max(axis=1) == env.finished).all()
        assert (env.observations <= env.tops).all()
    assert ended == 16 * 60 // 15
    with pytest.raises(IllegalAction):
        env.step(np.full(16, 3))
    with pytest.raises(InvalidInput, match="2 to 4 players"):
        rostra.vector(NAME, num_envs=1, players=5)


@pytest.mark.filterwarnings("ignore::UserWarning")  # a dictionary with a mask is what PettingZoo asks for
def test_it_plays_in_pettingzoo() -> None:
    api = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
    zoo = pytest.importorskip("rostra.adapters.pettingzoo", reason="PettingZoo is not installed")
    api.api_test(zoo.env(NAME, players=4), num_cycles=200)
    api.parallel_api_test(zoo.parallel_env(NAME, players=2), num_cycles=200)
    env = zoo.raw_env(NAME, players=2, render_mode="ansi")
    env.reset(seed=1)
    env.step(0)
    assert "points" in env.render()


def test_it_plays_in_gymnasium() -> None:
    learners = pytest.importorskip("rostra.adapters.gymnasium", reason="Gymnasium is not installed")

    def first(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    env = learners.LearnerVector(NAME, 4, 2, opponents=first)
    seen, _ = env.reset(seed=3)
    ended = 0
    for _ in range(20):
        seen, _, over, _, _ = env.step(seen["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert ended == 4 * 20 // 5


def test_it_plays_on_the_server_with_a_bot(tmp_path: Path) -> None:
    from tests.server.harness import open_server, run

    async def story() -> None:
        async with open_server(tmp_path) as server:
            ada = server.person()
            offered = await ada.get("/games")
            assert offered["games"][NAME]["players"] == [2, 4]
            assert offered["bots"][NAME] == ["random"]
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
            table = await ada.create_table(NAME, 2, seats=seats)
            client = await ada.join(table)
            refused = await client.act({"type": "throw", "throw": "well"})
            assert "no such action" in json.dumps(refused)
            while True:
                await client.until(
                    lambda: 0 in client.latest and (client.legal(0) or client.view(0)["result"] is not None)
                )
                if client.view(0)["result"] is not None:
                    break
                if 0 in client.view(0)["to_act"]:
                    await client.play(client.legal(0)[0])
            replay = await ada.get(f"/tables/{table}/replay")
            assert replay["setup"]["game"] == NAME
            assert len(replay["frames"]) > 2 * 5

    run(story)


def test_an_undone_promise_was_never_made() -> None:
    """What talk holds is copied for it, whatever it is."""
    table = rostra.new_table(NAME, 2, 1)
    before = table.view(None)
    table.play(0, {"type": "promise", "throw": "rock"})
    assert table.view(None) != before
    table.undo(0)
    assert table.view(None) == before
    table.play(0, {"type": "promise", "throw": "paper"})
