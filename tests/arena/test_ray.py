"""Tournaments and training on a Ray cluster: the same journal, whoever plays and whoever is lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from rostra.arena import cluster
from rostra.arena.cluster import Cluster
from rostra.arena.journal import GAMES, RECORDS, TIMES
from rostra.arena.runner import run
from rostra.arena.tournament import Tournament
from rostra.arena.workers import OtherProgram, WorkerLost, play_all
from rostra.bots import player
from tests.arena.players import KILL_PARENT, KILLED
from tests.arena.test_runner import HERE, OPTIONS, small
from training.exploit.contest import Contest
from training.exploit.games import Games

pytest.importorskip("ray", reason="Ray is not installed: tournaments on a cluster are not tested")

pytestmark = [  # when Ray does not come up in time, it leaves processes to the garbage collector
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

FEW = small(f"{HERE}:KillingOnce", "greedy", "random")
NOTICED_SOON = {"initial_delay_ms": 0, "period_ms": 500, "failure_threshold": 3}
"""When Ray gives a node up that does not answer, which it otherwise does much later."""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file without which the first bot of ``FEW`` kills its process. Workers can import the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cluster, "RETRIES", 2)
        found = tmp_path_factory.mktemp("ray") / "killed"
        patch.setenv(KILLED, str(found))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")]))
        for what, number in NOTICED_SOON.items():
            patch.setenv(f"RAY_health_check_{what}", str(number))
        yield found


@pytest.fixture(scope="module")
def alone(killed: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What one process writes."""
    killed.touch()
    folder = tmp_path_factory.mktemp("alone")
    run(FEW, folder, keep_records=True)
    return files(folder)


@pytest.fixture(scope="module")
def two(killed: Path) -> Iterator[Cluster]:
    """Two workers on this machine."""
    with _started() as found:
        yield found


def _started(tries: int = 3) -> Cluster:
    """A cluster; Ray gives itself half a minute to start, which a busy machine may not have."""
    try:
        return Cluster("local", 2)
    except ConnectionError:
        if tries == 1:
            raise
        return _started(tries - 1)


def files(folder: Path) -> dict[str, bytes]:
    """What a tournament leaves behind, apart from times and what shows them."""
    records = sorted(path.name for path in (folder / RECORDS).iterdir())
    names = [GAMES, "games.csv", "ratings.csv", *(f"{RECORDS}/{name}" for name in records)]
    return {name: (folder / name).read_bytes() for name in names}


def test_two_workers_write_what_one_process_writes(
    tmp_path: Path, alone: dict[str, bytes], two: Cluster
) -> None:
    run(FEW, tmp_path, workers=two, keep_records=True)
    assert files(tmp_path) == alone
    assert len(alone) == 3 + 6


def test_a_killed_worker_changes_nothing(
    tmp_path: Path, killed: Path, alone: dict[str, bytes], two: Cluster
) -> None:
    killed.unlink()
    run(FEW, tmp_path, workers=two, keep_records=True)
    assert killed.exists()
    assert files(tmp_path) == alone


def test_an_interrupted_tournament_goes_on(tmp_path: Path, alone: dict[str, bytes], two: Cluster) -> None:
    run(FEW, tmp_path, keep_records=True)
    for name in (GAMES, TIMES):  # after three games, which did not end in their order
        lines = (tmp_path / name).read_bytes().splitlines(keepends=True)
        (tmp_path / name).write_bytes(lines[4] + lines[0] + lines[2])
    (tmp_path / RECORDS / "game-000003.jsonl").unlink()
    run(FEW, tmp_path, workers=two, keep_records=True)
    assert files(tmp_path) == alone


def test_a_game_that_kills_every_worker_is_given_up(tmp_path: Path, two: Cluster) -> None:
    deadly = Tournament("quo-vadis", ((f"{HERE}:Killing", "random", "random"),), 1, options=OPTIONS)
    with pytest.raises(WorkerLost):
        run(deadly, tmp_path, workers=two)
    assert not (tmp_path / "results.json").exists()


def test_another_program_on_the_cluster_plays_nothing(
    two: Cluster, alone: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tournament, "as_json", lambda self: {"code": "another"})
    with pytest.raises(OtherProgram):
        next(play_all(FEW, list(FEW.fixtures()), two))


def test_training_games_are_the_same_on_a_cluster(two: Cluster) -> None:
    contest = Contest(victim="greedy", players=3, options={"turn_limit": 60})
    deals = [(partial(player, "quo-vadis", "rules"), deal) for deal in range(4)]
    assert list(Games(contest, two).won(deals)) == list(Games(contest).won(deals))


def test_games_of_a_lost_machine_are_played_again(
    tmp_path: Path, killed: Path, alone: dict[str, bytes], two: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot kills its process and the parent of it: that is Ray's node, with every worker on it."""
    from ray.cluster_utils import Cluster as Machines

    two.shutdown()  # the last test with it: a process can be in one cluster only
    killed.unlink()
    monkeypatch.setenv(KILL_PARENT, "1")
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        for _ in range(2):
            machines.add_node(num_cpus=1)
        with Cluster(machines.address) as found:
            run(FEW, tmp_path, workers=found, keep_records=True)
    finally:
        machines.shutdown()
    assert killed.exists()
    assert files(tmp_path) == alone
