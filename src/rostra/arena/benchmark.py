"""The benchmark: a fixed protocol by which agents are evaluated, so that results can be cited and compared.

A protocol is data (``protocols/v1.toml``): games, numbers of players, deals, opponents and a budget of time.
For each task a tournament of the arena is played: the agent among copies of an opponent, on every seat.
"""

from __future__ import annotations

import hashlib
import platform
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module, metadata, resources
from pathlib import Path
from typing import Any

import rostra
from rostra.arena.journal import dumps, write
from rostra.arena.match import Match
from rostra.arena.runner import Progress, run
from rostra.arena.statistics import Estimate, mean_of_independent, shown
from rostra.arena.tournament import Tournament, code_hash, one_among
from rostra.kernel import jit

FORMAT, VERSION = "rostra-benchmark", 1
LIBRARIES = ("numpy", "numba", "scipy")
PROBES = 5
"""Games by which it is told whether opponents still play as they did when a protocol was made."""


@dataclass(frozen=True, slots=True)
class Task:
    """An agent among copies of one opponent."""

    name: str
    game: str
    players: int
    opponents: str
    seed: int
    options: Mapping[str, Any]
    frozen: str
    """The digest of how the opponents play among themselves."""

    def tournament(self, agent: str, deals: int) -> Tournament:
        """The games of an agent: the same deals on every seat."""
        seatings = tuple(one_among(agent, self.opponents, self.players))
        return Tournament(self.game, seatings, deals, self.seed, options=dict(self.options))

    def digest(self) -> str:
        """How the opponents play some deals among themselves, in a few letters; not why, as they say."""
        tournament = self.tournament(self.opponents, PROBES)
        played = hashlib.sha256()
        for fixture in tournament.fixtures():
            match = Match(tournament.table(fixture), tournament.bots(fixture))
            match.play()
            record = match.table.record()
            for action in record["actions"]:
                action["action"].pop("because", None)
            played.update(dumps([record["actions"], record["result"]]).encode())
        return played.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Protocol:
    """What is evaluated, and how."""

    name: str
    deals: int
    """How many deals each task has."""
    milliseconds: float
    """Processor time within which 95 % of an agent's decisions are to be made."""
    tasks: tuple[Task, ...]

    def of(self, game: str | None) -> Protocol:
        """The part about one game, or all of it."""
        return replace(self, tasks=tuple(task for task in self.tasks if game in (None, task.game)))


def versions() -> list[str]:
    """The protocols there are, the oldest first."""
    return sorted(
        file.name.removesuffix(".toml") for file in _folder().iterdir() if file.name[-5:] == ".toml"
    )


def protocol(name: str) -> Protocol:
    """A protocol by its name."""
    data = tomllib.loads((_folder() / f"{name}.toml").read_text("utf-8"))
    return Protocol(**{**data, "tasks": tuple(Task(**task) for task in data["tasks"])})


def evaluate(
    agent: str,
    by: Protocol,
    out: Path,
    *,
    deals: int | None = None,
    workers: int = 1,
    progress: Progress = lambda done, planned: None,
) -> dict[str, Any]:
    """Play all tasks and write the results file; games are kept beside it, so an interrupted run goes on.

    ``deals``: only the first ones of every task; the same run with more of them goes on from there.
    """
    tournaments = [task.tournament(agent, deals or by.deals) for task in by.tasks]
    planned = sum(tournament.seeds * len(tournament.seatings) for tournament in tournaments)
    tasks: list[dict[str, Any]] = []
    for task, tournament in zip(by.tasks, tournaments, strict=True):
        before = sum(each["games"] for each in tasks)

        def report(done: int, _planned: int, before: int = before) -> None:
            progress(before + done, planned)

        found = run(tournament, out.with_suffix("") / task.name, workers=workers, progress=report)
        tasks.append(_task_results(task, agent, found))
    results = _results(agent, by, tasks)
    write(out, dumps(results))
    return results


def _results(agent: str, by: Protocol, tasks: Sequence[dict[str, Any]]) -> dict[str, Any]:
    reservations = _reservations(by, tasks)
    return {
        "format": FORMAT,
        "version": VERSION,
        "protocol": by.name,
        "agent": agent,
        "agent_code": _code(agent),
        "deals": tasks[0]["deals"],
        "comparable": not reservations,
        "reservations": reservations,
        "scores": {
            game: _score([task for task in tasks if task["game"] == game])
            for game in dict.fromkeys(task["game"] for task in tasks)
        },
        "tasks": list(tasks),
        "made_with": _made_with(),
    }


def _task_results(task: Task, agent: str, found: dict[str, Any]) -> dict[str, Any]:
    player, played = found["players"][agent], found["games"]
    return {
        "name": task.name,
        "game": task.game,
        "players": task.players,
        "opponents": task.opponents,
        "frozen": task.digest() == task.frozen,
        "seed": task.seed,
        "deals": found["tournament"]["seeds"],
        "games": played["played"],
        "wins": player["wins"],
        "by_seat": player["by_seat"],
        "forfeits": player["forfeits"],
        "cut": played["cut"],
        "milliseconds": found["time"][agent]["decide"],
    }


def _score(tasks: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """The mean of the win rates: every task counts the same."""
    return shown(mean_of_independent([Estimate(**task["wins"]) for task in tasks if task["wins"]]))


def _reservations(by: Protocol, tasks: Sequence[dict[str, Any]]) -> list[str]:
    """Why a result is not one of this protocol, if it is not."""
    slow = [task["name"] for task in tasks if (task["milliseconds"] or {"p95": 0})["p95"] > by.milliseconds]
    thawed = [task["name"] for task in tasks if not task["frozen"]]
    return [
        *(["fewer-deals"] if any(task["deals"] < by.deals for task in tasks) else []),
        *(["not-compiled"] if not jit.available() else []),
        *(f"over-budget: {name}" for name in slow),
        *(f"other-opponents: {name}" for name in thawed),
    ]


def _made_with() -> dict[str, Any]:
    found: dict[str, str | None] = {}
    for name in LIBRARIES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            found[name] = None
    return {
        "rostra": rostra.__version__,
        "code": code_hash(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "compiled": jit.available(),
        **found,
    }


def _code(agent: str) -> str | None:
    """The digest of the module an agent from elsewhere is in; those of the package have the package's."""
    module = import_module(agent.partition(":")[0]) if ":" in agent else None
    if module is None or module.__file__ is None:
        return None
    return hashlib.sha256(Path(module.__file__).read_bytes()).hexdigest()[:16]


def _folder() -> Any:
    return resources.files("rostra.arena") / "protocols"
