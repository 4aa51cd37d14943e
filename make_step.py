"""Run one step of the Makefile: what it does, for how long already, and the latest line of what it says.

    python make_step.py "Building the browser client" npm run build

In a terminal that is one line which changes; in a log, one at the beginning, one every half minute and one at
the end. If the step fails, everything it said is shown. Needs nothing but Python.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO

TICK = 0.2
LOG_TICK = 30.0
"""Seconds between two lines, in a terminal and in a log."""
WIDEST = 100
"""So much of what a command says is in a line of a log."""
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x08\x0b-\x1f\x7f]")
"""What moves the cursor or colours it."""


def run(what: str, command: Sequence[str], out: IO[str]) -> int:
    """Run a command; its exit code."""
    began = time.monotonic()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    said: list[str] = []
    with process:
        reader = threading.Thread(target=_read, args=(process, said), daemon=True)
        reader.start()
        show = _in_terminal if out.isatty() else _in_log
        code = show(what, process, said, began, out)
        reader.join()
    if code:
        out.write(f"{what}: failed\n" + "".join(f"{line}\n" for line in said))
    else:
        out.write(f"{what}: {time.monotonic() - began:.0f} s\n")
    out.flush()
    return code


def _read(process: subprocess.Popen[str], said: list[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if text := CONTROL.sub("", line.rstrip().rpartition("\r")[2]).strip():
            said.append(text)


def _in_terminal(
    what: str, process: subprocess.Popen[str], said: list[str], began: float, out: IO[str]
) -> int:
    """One line, which changes, and is gone at the end."""

    def tick() -> None:
        line = f"{what} ({time.monotonic() - began:.0f} s) {said[-1] if said else ''}"
        out.write(f"\r\x1b[K{line[: shutil.get_terminal_size().columns - 1]}")
        out.flush()

    code = _wait(process, TICK, tick)
    out.write("\r\x1b[K")
    return code


def _in_log(what: str, process: subprocess.Popen[str], said: list[str], began: float, out: IO[str]) -> int:
    out.write(f"{what}\n")
    out.flush()

    def tick() -> None:
        out.write(f"{what} ({time.monotonic() - began:.0f} s) {said[-1][:WIDEST] if said else ''}\n")
        out.flush()

    return _wait(process, LOG_TICK, tick)


def _wait(process: subprocess.Popen[str], seconds: float, tick: Callable[[], None]) -> int:
    while True:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            tick()
        except KeyboardInterrupt:  # the command has got it too
            process.wait()
            raise SystemExit(130) from None


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1], sys.argv[2:], sys.stderr))
