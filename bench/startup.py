"""How long a person waits: each run is a fresh process, with nothing compiled before."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from statistics import median

from bench.report import Row
from bench.timing import RUNS

IMPORT = """
import time
begun = time.perf_counter()
import rostra
print(time.perf_counter() - begun)
"""

FIRST_ACTION = """
import time
begun = time.perf_counter()
import rostra
table = rostra.new_table("{game}", players={players}, seed=7)
seat = table.to_act[0]
table.play(seat, table.legal(seat)[0])
print(time.perf_counter() - begun)
"""


def rows() -> Iterator[Row]:
    """The import, and the import with the first action at a new table."""
    yield Row("import rostra", _median(IMPORT), "s", below=0.3)
    for name, game, players in (("Quo Vadis?", "quo-vadis", 4), ("Idus Martii", "idus-martii", 5)):
        seconds = _median(FIRST_ACTION.format(game=game, players=players))
        yield Row(f"{name}, import and first action, cache empty", seconds, "s", below=1)


def _median(program: str) -> float:
    _seconds(program)  # Python writes its own byte code the first time
    return median(_seconds(program) for _ in range(RUNS))


def _seconds(program: str) -> float:
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "ROSTRA_CACHE": cache}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
    return float(done.stdout)
