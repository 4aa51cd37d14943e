"""What the tests of the command line share: running it, and games played at random."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import rostra
from rostra.table import records

GOLDEN = Path(__file__).parent / "golden"
COMMAND = [sys.executable, "-c", "import sys; from rostra.cli import main; sys.exit(main())"]


def run(*arguments: str, typed: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command with real pipes."""
    environment = {**os.environ, "PYTHONUTF8": "1", **environ}
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, env=environment, timeout=120
    )


def played(game: str, players: int, seed: int, actions: int = 10_000, **setup: Any) -> rostra.Table:
    """A table after this many random actions, or at its end."""
    table = rostra.new_table(game, players=players, seed=seed, **setup)
    chance = Random(seed)
    for _ in range(actions):
        if table.result is not None:
            break
        seat = chance.choice(table.to_act)
        kinds = sorted({action["type"] for action in table.legal(seat)})
        kind = chance.choice([kind for kind in kinds if kind not in ("pledge", "retract")])
        table.play(seat, chance.choice([act for act in table.legal(seat) if act["type"] == kind]))
    return table


def recorded(where: Path, table: rostra.Table) -> str:
    """The record of a table in a file."""
    where.write_text(records.dump(table.record()), encoding="utf-8")
    return str(where)


def positioned(where: Path, position: dict[str, Any]) -> str:
    """A position in a file."""
    where.write_text(json.dumps(position), encoding="utf-8")
    return str(where)


def agrees(name: str, text: str) -> bool:
    """Whether a text is what the golden file says; ``ROSTRA_GOLDEN=write`` writes it down instead."""
    golden = GOLDEN / name
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        golden.write_text(text, encoding="utf-8")
    return golden.read_text(encoding="utf-8") == text


class Terminal:
    """The command in a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty

        self.process, self.handle = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm", NO_COLOR="1", PYTHONUTF8="1", COLUMNS="80", LINES="24")
            os.execv(COMMAND[0], [*COMMAND, *arguments])

    def type(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def expect(self, *words: str) -> str:
        """Read until some of the words are on the screen; what has come until then."""
        seen = ""
        while not any(one in seen for one in words):
            ready, _, _ = select.select([self.handle], [], [], 30)
            assert ready, f"{words!r} never came after {seen[-300:]!r}"
            seen += os.read(self.handle, 65536).decode("utf-8", "replace")
        return seen

    def ended(self) -> int:
        """The exit code."""
        _, status = os.waitpid(self.process, 0)
        os.close(self.handle)
        return os.waitstatus_to_exitcode(status)
