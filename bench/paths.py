"""How many files of the package one has to open to follow a move or a bot's decision: counted, not guessed.

A file counts when a function in it is called. Compiled rules are left out: nobody steps into them.
``python -m bench.paths`` lists the files, ``make bench`` shows how many there are.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import rostra
from bench.report import Row
from rostra import bots, cli

PACKAGE = Path(rostra.__file__).parent
MOST_FOR_A_MOVE = 20
MOST_FOR_A_DECISION = 15
MOVES = 8
DECISIONS = 8


def rows() -> Iterator[Row]:
    """The longest of several moves, and of several decisions of the strongest bot of each game."""
    yield Row("Files a move goes through, socket to socket", len(of_a_move()), "", below=MOST_FOR_A_MOVE + 1)
    for game, players in (("quo-vadis", 4), ("idus-martii", 5)):
        files = of_a_decision(game, players)
        yield Row(f"Files of a bot's decision, {game}", len(files), "", below=MOST_FOR_A_DECISION + 1)


class Trace:
    """The files of the package in which a function is called while it is switched on."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self._is_on = False

    def install(self) -> None:
        """Watch this thread and all that begin later."""
        threading.setprofile(self._called)
        sys.setprofile(self._called)

    def _called(self, frame: FrameType, event: str, argument: Any) -> None:
        if self._is_on and event == "call":
            self.files.add(frame.f_code.co_filename)

    def start(self) -> None:
        """Forget what was seen before."""
        self.files = set()
        self._is_on = True

    def stop(self) -> list[str]:
        """The files seen since the start, as paths in the package."""
        self._is_on = False
        files = [Path(file) for file in list(self.files)]
        return sorted(str(file.relative_to(PACKAGE)) for file in files if file.is_relative_to(PACKAGE))


def of_a_decision(game: str, players: int) -> list[str]:
    """The most files that one decision of the strongest bot takes, at a table of such bots."""
    level = bots.levels(game)[-1]
    table = rostra.new_table(game, players, seed=3)
    seats = [bots.player(game, level, seed) for seed in range(players)]
    for bot in seats:
        prepare = getattr(bot, "prepare", None)
        if prepare is not None:
            prepare()
    trace = Trace()
    trace.install()
    longest: list[str] = []

    def decided(seat: int, waited: bool | None) -> bool:
        """Let a bot decide (``waited``), or react (``None``); whether it did something."""
        nonlocal longest
        told = table.view(seat), table.legal(seat), seat, table.events(seat)
        trace.start()
        bot = seats[seat]
        action = bot.react(*told) if waited is None else bot.decide(*told, waited=waited)
        longest = max(longest, trace.stop(), key=len)
        if action is not None:
            table.play(seat, action)
        return action is not None

    try:
        for _ in range(DECISIONS):
            seat = table.to_act[0]
            if not decided(seat, False) and not any(decided(other, None) for other in range(players)):
                decided(seat, True)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return longest


def of_a_move() -> list[str]:
    """The most files that one move goes through, from the frame that brings it to the frames that tell it."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as (process, port):
        return asyncio.run(asyncio.wait_for(_moves(Path(folder), process, port), 60))


async def _moves(folder: Path, process: subprocess.Popen[str], port: int) -> list[str]:
    from bench.load import Load
    from bench.tables import QuoVadisTable

    load = Load(port, 1, QuoVadisTable, seed=5)
    await load.sit_down()
    longest: list[str] = []
    for number in range(MOVES):
        process.send_signal(signal.SIGUSR1)
        await _appears(folder / f"{number}.on")
        load.times = []
        load.tables[0].move()
        while not load.times:
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGUSR1)
        files = await _appears(folder / f"{number}.json")
        longest = max(longest, json.loads(files.read_text()), key=len)
    load.go()
    return longest


async def _appears(file: Path) -> Path:
    while not file.exists():
        await asyncio.sleep(0.01)
    return file


@contextmanager
def _server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """``rostra serve`` in a process of its own, which traces between two signals."""
    command = [sys.executable, "-m", "bench.paths", "serve", str(folder)]
    environment = {**os.environ, "ROSTRA_JIT": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process, _port(process.stdout)
        finally:
            process.terminate()


def _port(lines: Any) -> int:
    """The port in the address that the server prints."""
    for line in lines:
        _, found, rest = line.partition("http://127.0.0.1:")
        if found:
            return int(rest.strip().rstrip("/"))
    raise RuntimeError("the server said no address")


def _serve(folder: Path) -> None:
    """Serve, and write down what was called between one signal and the next."""
    bots.warm()  # the server does so in the background, which is no part of a move
    trace = Trace()
    trace.install()
    state = {"on": False, "number": 0}

    def signalled(*_: object) -> None:
        name = folder / str(state["number"])
        if state["on"]:
            partial = name.with_suffix(".part")
            partial.write_text(json.dumps(trace.stop()))
            partial.rename(name.with_suffix(".json"))
            state["number"] += 1
        else:
            name.with_suffix(".on").touch()
            trace.start()
        state["on"] = not state["on"]

    signal.signal(signal.SIGUSR1, signalled)
    sys.exit(cli.main(["serve", "--port", "0", "--database", str(folder / "rostra.sqlite3")]))


def main(arguments: list[str]) -> None:
    """Print the files of each path."""
    if arguments[:1] == ["serve"]:
        _serve(Path(arguments[1]))
    found = {"A move": of_a_move()}
    for game, players in (("quo-vadis", 4), ("idus-martii", 5)):
        found[f"A decision, {game}"] = of_a_decision(game, players)
    for what, files in found.items():
        print(f"{what}: {len(files)} files", *files, sep="\n  ")


if __name__ == "__main__":
    main(sys.argv[1:])
