"""The script that trains a player: it learns along each seat's own decisions, and what it writes can play."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.quo_vadis.trained import Trained, read

pytest.importorskip("torch", reason="PyTorch is not installed: the training script is not tried")

from examples import train_quo_vadis as script


def rollout(to_move: list[int], values: list[float], ends: dict[int, list[float]]) -> Any:
    """One table, step by step; ``ends``: rewards after the steps at which games end."""
    env = rostra.vector("quo-vadis", num_envs=1, players=4, seed=1)
    made = script.Rollout.empty(env, len(to_move))
    made.to_move[:, 0], made.values[:-1, 0] = to_move, values
    made.mine[:] = True
    for step, rewards in ends.items():
        made.finished[step], made.rewards[step, 0] = True, rewards
    return made


def test_advantages_follow_each_seat_to_its_own_next_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "DISCOUNT", 1.0)
    monkeypatch.setattr(script, "TRACE", 0.5)
    made = rollout([0, 1, 0, 2, 1, 3], [0.2, 0.1, 0.4, 0.3, 0.5, 0.6], {3: [1.0, 0.0, 0.0, 0.0]})
    made.values[-1] = 0.9
    gains, use = script.advantages(made, np.array([3]))
    last = 1.0 - 0.4  # seat 0 has won, though seat 2 moved last
    assert gains[2, 0] == pytest.approx(last)
    assert gains[0, 0] == pytest.approx(0.4 - 0.2 + 0.5 * last)
    assert gains[1, 0] == pytest.approx(0.0 - 0.1)
    assert gains[3, 0] == pytest.approx(0.0 - 0.3)
    assert gains[5, 0] == pytest.approx(0.9 - 0.6)
    assert use[:, 0].tolist() == [True, True, True, True, False, True], "of seat 1 nothing is known yet"


TINY = "--steps 600 --tables 12 --rollout 12 --hidden 16 --threads 1 --reports 2 --out"


def test_a_short_training_writes_its_curve_and_weights_that_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script.train(script.arguments().parse_args([*TINY.split(), str(tmp_path)]))
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert [int(line["steps"]) for line in lines] == [288, 576], "four rollouts, two reports"
    assert 0 < float(lines[-1]["entropy"]) < 6
    assert "entropy" in capsys.readouterr().out
    bot = Trained(1)
    bot.weights = read(tmp_path / "weights.npz")
    assert len(bot.weights["second_bias"]) == 16
    table = rostra.new_table("quo-vadis", players=4, seed=1)
    seat = table.to_act[0]
    action = bot.decide(table.view(seat), table.legal(seat), seat, table.events(seat))
    assert action is not None
    assert table.check(seat, action) is None


def test_the_same_seed_gives_the_same_run(tmp_path: Path) -> None:
    for run, seed in (("a", 1), ("b", 1), ("c", 2)):
        script.train(script.arguments().parse_args([*TINY.split(), str(tmp_path / run), "--seed", str(seed)]))
    first, again, other = (read(tmp_path / run / "weights.npz") for run in "abc")
    assert all((first[name] == again[name]).all() for name in first)
    assert any((first[name] != other[name]).any() for name in first)
