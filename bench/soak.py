"""A soak: bots and people who come, go, die and return, at ten times the speed of real ones, for a long time.

``python -m bench.soak --minutes 60`` says at the end whether the server's memory and handles stayed flat
after the first sixth of the time, or the first two minutes, and whether anything was lost: every action that
was acknowledged must be in the log, what each seat was told must have no gap and never change, and the server
must log no error.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.clients import new_secret
from bench.guests import Evening, Guest
from bench.process import ServerProcess, is_measurable, rostra

PACE = {"shortest": 0.08, "longest": 0.2, "patience": 3.5}
"""Bots at ten times their usual speed."""
LEVELS = ("random", "greedy", "rules")
FLAT, SLACK = 1.05, 8.0
"""Memory is flat if it has not grown by more than a twentieth, or by so many MB."""
HANDLES = 4
SWEEP = 60.0
"""Seconds between two looks of the server for tables that it can unload: before that, it only grows."""
LOG = "server.log"
LINES = 20
"""How many lines tell how it goes."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What the server used at a moment; handles without those of our own connections."""

    seconds: float
    memory: float
    handles: int


async def table_after_table(evening: Evening) -> None:
    """Sit down to one game after another, with bots and friends."""
    while not evening.is_over:
        chance = evening.chance
        game, players = chance.choice((("quo-vadis", 3), ("quo-vadis", 4), ("idus-martii", 5)))
        people = [new_secret() for _ in range(chance.randint(1, 3))]
        seats = [{"kind": "me", "name": "Host"}, *[{"kind": "friend"}] * (len(people) - 1)]
        bots = [{"kind": "bot", "level": chance.choice(LEVELS)} for _ in range(players - len(people))]
        wanted = {"game": game, "players": players, "seats": seats + bots}
        if game == "quo-vadis":
            wanted["options"] = {"turn_limit": chance.randint(20, 120)}
        table = (await evening.call("POST", "/api/tables", wanted, people[0]))["table"]
        for seat, secret in enumerate(people[1:], 1):
            await evening.call(
                "POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Friend {seat}"}, secret
            )
        spectator = asyncio.create_task(Guest(evening, table).watch())
        guests = [Guest(evening, table, secret) for secret in people]
        await asyncio.gather(*(guest.play() for guest in guests))
        spectator.cancel()
        await asyncio.gather(spectator, return_exceptions=True)
        evening.counts["games over" if all(guest.is_over for guest in guests) else "games broken off"] += 1


async def soak(server: ServerProcess, evening: Evening, seconds: float, tables: int) -> list[Sample]:
    """Play for a while; what the server used meanwhile."""
    begun = time.monotonic()
    playing = [asyncio.create_task(table_after_table(evening)) for _ in range(tables)]
    samples: list[Sample] = []
    told = 0
    while (elapsed := time.monotonic() - begun) < seconds:
        await asyncio.sleep(min(1.0, seconds / 100))
        memory, handles = server.memory() / 2**20, server.handles() - evening.connected
        samples.append(Sample(elapsed, memory, handles))
        if elapsed >= told * seconds / LINES:
            told += 1
            print(
                f"{elapsed / 60:6.1f} min {memory:7.1f} MB {handles:4} handles, {_counted(evening)}",
                flush=True,
            )
        for task in playing:
            if task.done():
                task.result()  # which raises what it raised
    evening.is_over = True
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return samples


def _counted(evening: Evening) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in sorted(evening.counts.items()))


def verdicts(samples: list[Sample], evening: Evening, folder: Path) -> list[tuple[bool, str]]:
    """What must hold, and whether it does."""
    end = samples[-1].seconds
    warm = max(end / 6, min(2 * SWEEP, end / 2))
    third = (end - warm) / 3
    early = [sample for sample in samples if warm <= sample.seconds < warm + third]
    late = [sample for sample in samples if sample.seconds >= end - third]
    before, after = (median(sample.memory for sample in part) for part in (early, late))
    opened, open_now = (median(sample.handles for sample in part) for part in (early, late))
    missing = evening.acknowledged - in_the_log(folder / "rostra.sqlite3")
    errors = (folder / LOG).read_text().count("Traceback")
    return [
        (after <= max(before * FLAT, before + SLACK), f"memory: {before:.1f} MB early, {after:.1f} MB late"),
        (open_now <= opened + HANDLES, f"handles: {opened:.0f} early, {open_now:.0f} late"),
        (not missing, f"acknowledged: {len(evening.acknowledged):,}, not in the log: {len(missing)}"),
        (not errors, f"errors that the server logged: {errors}"),
        (not evening.problems, f"problems: {len(evening.problems)} {evening.problems[:5]}"),
    ]


def in_the_log(database: Path) -> set[tuple[str, int, str]]:
    """All intents that are in the database."""
    with closing(sqlite3.connect(database)) as connection:
        return {*connection.execute("SELECT table_id, seat, intent FROM log WHERE intent IS NOT NULL")}


def main(arguments: list[str]) -> int:
    """Soak a server; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=30, help="how many are played at a time")
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args(arguments)
    if not is_measurable():
        print("This system does not tell what a process uses.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (folder / LOG).open("w") as log, rostra(folder, pace=PACE, stderr=log) as server:
            evening = Evening(server.port, random.Random(asked.seed))
            samples = asyncio.run(soak(server, evening, 60 * asked.minutes, asked.tables))
        found = verdicts(samples, evening, folder)
        print((folder / LOG).read_text()[-2_000:])
    print(_counted(evening))
    for holds, what in found:
        print("yes" if holds else "NO ", what)
    return 0 if all(holds for holds, _ in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
