"""What a new user waits for: `make play` in a fresh clone, then what is compiled when it is first used.

Times are by the clock. Cold: an empty cache, so whatever is needed is downloaded and compiled; warm: the same
again, in a new process.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from bench.report import Row

HOME = Path(__file__).parents[1]
VECTOR = """
import rostra
env = rostra.vector("quo-vadis", num_envs=4096, players=4)
env.step(env.any_action)
"""
DECISION = """
import rostra
from rostra import bots
table, bot = rostra.new_table("quo-vadis", players=4, seed=7), bots.player("quo-vadis", "best", 1)
seat = table.to_act[0]
assert bot.decide(table.view(seat), table.legal(seat), seat, table.events(seat)) is not None
"""
PREPARED = DECISION.replace("seat = ", "bot.prepare()\nseat = ")


def rows() -> Iterator[Row]:
    """In the order in which somebody meets them."""
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name) / "rostra"
        subprocess.run(["git", "clone", "--quiet", str(HOME), str(clone)], check=True)
        yield Row("make play in a fresh clone, until it is open", _opened(clone, Path(name)), "s")
        yield Row("make play again", _opened(clone, Path(name)), "s")
    with tempfile.TemporaryDirectory() as cache:
        for when in ("cold", "warm"):
            taken = _seconds(VECTOR, {"ROSTRA_CACHE": cache})
            yield Row(f"rostra.vector, 4096 games, first step, {when}", taken, "s")
    with tempfile.TemporaryDirectory() as cache:
        for when in ("cold", "warm"):
            for what, program in (("for the first time", DECISION), ("at its full strength", PREPARED)):
                taken = _seconds(program, {"ROSTRA_CACHE": cache})
                yield Row(f"best decides {what}, {when}", taken, "s")


def _opened(clone: Path, folder: Path) -> float:
    """Seconds until the server prints its address; nothing of earlier installations is used."""
    own = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("CACHE", "DATA")}
    python = {"PYTHON": getattr(sys, "_base_executable", sys.executable)}
    environment = {**os.environ, **own, **python, "npm_config_cache": str(folder / "npm")}
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL"):
        environment.pop(name, None)
    began = time.perf_counter()
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        line = next((line for line in process.stdout if "http://" in line), None)
        taken = time.perf_counter() - began
        os.killpg(process.pid, signal.SIGKILL)
    assert line is not None, "make play has failed"
    return taken


def _seconds(program: str, variables: Mapping[str, str]) -> float:
    """Seconds until a program is done; what still goes on in the background is cut off."""
    began, environment = time.perf_counter(), {**os.environ, **variables}
    command = [sys.executable, "-c", f"{program}\nprint('done', flush=True)"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        taken = time.perf_counter() - began
        process.kill()
    assert said == "done\n", "it has failed"
    return taken
