"""Does a table of honest players go on as if nothing were, while somebody attacks the server beside it?

In short, as part of ``make test``: one round of the attack on a server in this process, while the honest
table moves. In long (``make abuse``, ``ROSTRA_ABUSE=long``): rounds again and again from another process, on
a server in a third, in turns with quiet; the honest p99 must stay within three times the quiet one.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Protocol

import pytest

from bench.load import Load
from bench.process import ServerProcess, rostra
from bench.tables import QuoVadisTable
from rostra.server.limits import Limits
from tests.server.abuse.attacker import Target, has_many_addresses
from tests.server.harness import PATIENCE, open_server, run

IS_LONG = os.environ.get("ROSTRA_ABUSE") == "long"
MOVES = 24
"""Honest moves in the short form, during the attack; a third as many after it."""
SEND_BUFFER = 16 * 1024
"""In the short form, the system keeps no more than this for a client that does not read."""
TURNS, SECONDS, SETTLE = 5, 4.0, 0.5
"""In the long form: how often quiet and attack take turns, how long each is measured, the time between."""
RATE = 40.0
"""Honest moves a second, below what the server lets four people do."""
WORST = 3.0
"""How many times the quiet p99 the honest table may see."""

Attack = Callable[[Target], Coroutine[Any, Any, None]]
"""One round of an attack: a function of a test module, which ends by itself."""


class Honest(Protocol):
    """Those who only want to play; a fresh one for each server."""

    async def sit_down(self, port: int) -> str:
        """Sit down at a table, and begin; its name."""
        ...

    async def play(self, moves: int) -> None:
        """Make some moves, each as soon as the one before is seen by all."""
        ...

    async def measure(self, seconds: float) -> list[float]:
        """Play for a while; how long each move took from when it was due until all had seen it."""
        ...

    def go(self) -> None:
        """Leave."""
        ...


class FourPeople:
    """Four people at a table of Quo Vadis?, who think a little and must never be dropped."""

    async def sit_down(self, port: int) -> str:
        """Sit down, each on a seat."""
        self._load = Load(port, 1, QuoVadisTable)
        await self._load.sit_down()
        return self._load.tables[0].name

    async def play(self, moves: int) -> None:
        """Move without a pause."""
        for _ in range(moves):
            self._load.move()
            await self._all_told()

    async def measure(self, seconds: float) -> list[float]:
        """Move at a steady rate. A move that had to wait for the one before counts from when it was due."""
        times: list[float] = []
        self._load.times = times
        begun = time.perf_counter()
        for count in range(int(seconds * RATE)):
            due = begun + count / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._load.move(due)
            await self._all_told()
        self._load.times = None
        return times

    async def _all_told(self) -> None:
        table = self._load.tables[0]
        try:
            await asyncio.wait_for(self._load.all_told(), PATIENCE / 2)
        finally:
            assert not table.problems, table.problems
            assert not any(client.is_lost for client in table.clients), "an honest player was dropped"

    def go(self) -> None:
        """Close the connections."""
        self._load.go()


@dataclass
class Outcome:
    """How it went."""

    met: Counter[str]
    """What the attack met, as it counted it: "dropped", "sockets refused", "closed with 1008", ..."""
    unsent: int = 0
    """The most bytes that the server held for clients at one time (short form)."""
    kept: int = 0
    """How many connections of the attack the server still held when its round was over (short form)."""
    quiet: list[list[float]] = field(default_factory=list)
    attacked: list[list[float]] = field(default_factory=list)
    """How long honest moves took, turn by turn, without and with the attack (long form)."""
    grown: int = 0
    """By how many bytes the server's memory has grown during the attack (long form)."""


def withstand(
    folder: Path,
    attack: Attack,
    *,
    limits: Mapping[str, float] | None = None,
    pace: Mapping[str, float] | None = None,
    honest: Callable[[], Honest] = FourPeople,
    moves: int = MOVES,
) -> Outcome:
    """Attack a server with the usual limits, but for some, and check that honest people hardly notice.

    ``pace`` is that of the bots in the long form; in the short one they act at once, and there are ``moves``
    honest moves during the attack.
    """
    if not has_many_addresses():
        pytest.skip("attackers and honest people need addresses of their own: 127.0.0.2, 127.0.0.3, ...")
    if not IS_LONG:
        return run(lambda: _short(folder, attack, limits or {}, honest(), moves))
    with rostra(folder, limits or {}, pace) as server:
        outcome = asyncio.run(_long(server, attack, honest()))
    without, attacked = p99(outcome.quiet), p99(outcome.attacked)
    told = f"p99 {1000 * without:.1f} ms, attacked {1000 * attacked:.1f} ms"
    print(f"{attack.__name__}: {told}; the attack met {dict(outcome.met)}")
    assert attacked <= WORST * without, told
    return outcome


def p99(turns: list[list[float]]) -> float:
    """What one in a hundred exceeds; the median of all turns, so that no hiccup of the machine decides."""
    return median(quantiles(turn, n=100, method="inclusive")[98] for turn in turns if len(turn) > 1)


# In short


async def _short(
    folder: Path, attack: Attack, limits: Mapping[str, Any], honest: Honest, moves: int
) -> Outcome:
    async with open_server(folder, send_buffer=SEND_BUFFER, limits=Limits(**limits)) as server:
        target = Target(server.port, await honest.sit_down(server.port))
        outcome = Outcome(target.met)
        connections = server.uvicorn.server_state.connections
        before = len(connections)
        attacking = asyncio.create_task(attack(target))
        try:
            for _ in range(moves):
                await honest.play(1)
                outcome.unsent = max(outcome.unsent, server.unsent())
            while not attacking.done():
                await asyncio.sleep(0.001)
                outcome.unsent = max(outcome.unsent, server.unsent())
            await attacking
            outcome.kept = len(connections) - before
            target.leave()
            await honest.play(moves // 3)
        finally:
            attacking.cancel()
            target.leave()
            honest.go()
            await asyncio.sleep(0)  # the sockets close
    return outcome


# In long


async def _long(server: ServerProcess, attack: Attack, honest: Honest) -> Outcome:
    table = await honest.sit_down(server.port)
    outcome = Outcome(Counter())
    async with _attacker(attack, server.port, table) as tell:
        await server.idle()
        before = server.memory()
        for _ in range(TURNS):
            outcome.quiet.append(await honest.measure(SECONDS))
            await tell("go")
            await honest.measure(SETTLE)
            outcome.attacked.append(await honest.measure(SECONDS))
            outcome.met.update(await tell("stop"))
            await honest.measure(SETTLE)
        outcome.grown = server.memory() - before
    honest.go()
    return outcome


@asynccontextmanager
async def _attacker(
    attack: Attack, port: int, table: str
) -> AsyncIterator[Callable[[str], Awaitable[dict[str, int]]]]:
    """A process that attacks when it is told to; telling it anything gives what it has met since."""
    command = ["-m", __name__, f"{attack.__module__}:{attack.__name__}", str(port), table]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    stdin, stdout = process.stdin, process.stdout

    async def tell(word: str) -> dict[str, int]:
        stdin.write(f"{word}\n".encode())
        met: dict[str, int] = json.loads(await asyncio.wait_for(stdout.readline(), PATIENCE))
        return met

    try:
        yield tell
    finally:
        process.kill()
        await process.wait()


async def _obey(attack: Attack, target: Target) -> None:
    """The other side of that process: attack between "go" and "stop"."""
    attacking: asyncio.Task[None] | None = None
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        while attacking is not None and not attacking.done():
            attacking.cancel()  # again: before Python 3.12 ``wait_for`` may swallow it
            await asyncio.wait([attacking], timeout=0.01)
        target.leave()
        print(json.dumps(target.met), flush=True)
        target.met.clear()
        attacking = asyncio.create_task(_again_and_again(attack, target)) if word == "go" else None


async def _again_and_again(attack: Attack, target: Target) -> None:
    while True:
        try:
            await attack(target)
        except OSError:  # no connection: the server lets no more of them in
            target.met["connections refused"] += 1
            await asyncio.sleep(0.05)
        target.met["rounds"] += 1
        target.leave()
        await asyncio.sleep(0)


if __name__ == "__main__":
    from importlib import import_module

    os.nice(19)  # on a real network the attacker's processor is elsewhere
    module, _, name = sys.argv[1].partition(":")
    asyncio.run(_obey(getattr(import_module(module), name), Target(int(sys.argv[2]), sys.argv[3])))
