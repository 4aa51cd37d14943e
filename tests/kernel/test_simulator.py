"""Random games by the thousand: the same seeds give the same games, however many threads play them."""

from __future__ import annotations

import pytest

from rostra.games.quo_vadis.environment import RULES as QUO_VADIS
from rostra.kernel import jit
from rostra.kernel.simulator import Simulator

from . import toy

LENGTHS = [16, 15, 17, 17, 15, 17, 16, 13]


@pytest.fixture(params=["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)])
def simulator(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Simulator:
    monkeypatch.setattr(jit, "_rules", {*jit._rules, *toy.COMPILED})
    if request.param == "interpreted":
        monkeypatch.setenv("ROSTRA_JIT", "0")
    return Simulator(toy.RULES, goal=30)


def test_the_same_seeds_give_as_many_actions_on_one_thread_and_on_several(simulator: Simulator) -> None:
    alone = simulator.run(101, seed=5)
    assert 101 * 10 <= alone <= 101 * 30
    for threads in (2, 3, 7):
        assert simulator.run(101, seed=5, threads=threads) == alone


def test_games_are_counted_seed_by_seed(simulator: Simulator) -> None:
    assert simulator.run(40, seed=9) == sum(simulator.run(1, seed=9 + game) for game in range(40))
    assert len({simulator.run(1, seed=seed) for seed in range(50)}) > 5


def test_more_threads_than_games_and_no_games_at_all(simulator: Simulator) -> None:
    assert simulator.run(1, seed=3, threads=4) == simulator.run(1, seed=3)
    assert simulator.run(0) == 0


def test_every_game_is_as_long_as_it_was(simulator: Simulator) -> None:
    """B2: on every machine, compiled or not."""
    assert [simulator.run(1, seed=seed) for seed in range(8)] == LENGTHS


@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 5])
def test_quo_vadis_is_simulated_alike_on_two_threads_and_interpreted(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulator = Simulator(QUO_VADIS, players=players, turn_limit=None, asks=0, open_handed=True)
    alone = simulator.run(300, seed=11)
    assert simulator.run(300, seed=11, threads=2) == alone
    some = simulator.run(20, seed=11)
    monkeypatch.setenv("ROSTRA_JIT", "0")
    assert (
        Simulator(QUO_VADIS, players=players, turn_limit=None, asks=0, open_handed=True).run(20, seed=11)
        == some
    )
