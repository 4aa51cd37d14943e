"""Baselines on the reduced games: what solvers of OpenSpiel find leaves little to gain."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel
from open_spiel.python.algorithms import gambit

from bench import solving as command
from rostra.adapters.openspiel.solving import GAMES, solutions, tree

SMALL = ("quo-vadis-1-turn", "idus-martii-1-round")


@pytest.mark.parametrize("name", SMALL)
def test_the_tree_is_the_game(name: str) -> None:
    """It is the one that OpenSpiel makes of the game through its own file format."""
    game = GAMES[name]()
    ours, theirs = tree(game), pyspiel.load_efg_game(gambit.export_gambit(game))
    assert ours.num_players() == game.num_players()
    assert ours.max_game_length() == theirs.max_game_length()
    values = [pyspiel.nash_conv(each, pyspiel.UniformRandomPolicy(each)) for each in (ours, theirs)]
    assert values[0] == pytest.approx(values[1])
    trained = [[found.nash_conv for found in solutions(each, [3], ["CFR"])] for each in (ours, theirs)]
    assert trained[0] == pytest.approx(trained[1])


@pytest.mark.parametrize("name", SMALL)
def test_more_iterations_leave_less_to_gain(name: str) -> None:
    uniform, *found = solutions(tree(GAMES[name]()), [4, 40], ["CFR", "CFR+"])
    assert uniform.solver == "uniform"
    assert [(each.solver, each.iterations) for each in found] == [
        ("CFR", 4),
        ("CFR", 40),
        ("CFR+", 4),
        ("CFR+", 40),
    ]
    for few, many in (found[:2], found[2:]):
        assert uniform.nash_conv > few.nash_conv > 5 * many.nash_conv
    assert found[3].nash_conv < found[1].nash_conv


def test_the_command_prints_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    command.main(["--games", SMALL[0], "--iterations", "20", "5"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == SMALL[0]
    assert [line.split()[:2] for line in lines[1:4]] == [["uniform", "0"], ["CFR", "5"], ["CFR", "20"]]
    command.main(["--games", SMALL[0], "--iterations", "5", "--json"])
    found = json.loads(capsys.readouterr().out)[SMALL[0]]
    assert {"solver", "iterations", "nash_conv", "seconds"} == set(found[0])
    assert {each["solver"] for each in found} == {"uniform", "CFR", "CFR+", "MCCFR"}
