"""A trial: workers, tables with people and bots, faults all through it, and what is stored at the end."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rostra.server.storage.postgres_database import connect, serving
from tests.server.chaos import witness
from tests.server.chaos.faults import Faults
from tests.server.chaos.guests import Crowd, Visit
from tests.server.chaos.journal import Guest, Journal, Json, TableJournal
from tests.server.chaos.replaying import Story
from tests.server.chaos.workers import ROSTRA, Workers
from tests.server.postgres import Cluster

LEVELS = ("random", "greedy", "rules")
SETTLING = 30.0
"""Seconds after which what has not been shown will not be."""


@dataclass(frozen=True)
class Plan:
    """What a trial consists of."""

    workers: int = 3
    tables: int = 50
    people: int = 3
    bots: int = 1
    spectators: int = 1
    think: float = 0.1
    bot_delay: float = 0.0
    runs: Sequence[str] = ROSTRA
    seed: int = 1
    is_timed: bool = True
    """Whether some tables have a clock, and somebody who lets it ring."""
    settling: float = SETTLING


@dataclass
class Trial:
    """A trial that is under way."""

    plan: Plan
    journal: Journal
    database: str
    crowd: Crowd
    faults: Faults
    tables: dict[str, list[Visit]] = field(default_factory=dict)
    """The tables where a game is on, and who is there."""
    over: list[str] = field(default_factory=list)
    """The tables where it is over."""
    _playing: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        """How many actions were acknowledged so far."""
        return self.crowd.counts["acknowledged"]

    def begin(self) -> None:
        """Fill the tables; when a game is over, the next one begins."""
        self._playing = [asyncio.create_task(self._evening(n)) for n in range(self.plan.tables)]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Play on until something is so."""
        while not condition():
            await asyncio.sleep(0.02)
            for task in self._playing:
                if task.done():
                    task.result()  # which raises what it raised

    async def more(self, actions: int) -> None:
        """Play on until so many more actions were acknowledged."""
        reached = self.acknowledged + actions
        await self.until(lambda: self.acknowledged >= reached)

    async def during(self, doing: Awaitable[None]) -> None:
        """Do something to the servers, while people play."""
        task = asyncio.ensure_future(doing)
        await self.until(task.done)
        task.result()

    async def end(self) -> None:
        """Let nobody act any more, wait until everything is shown, and write down what is stored."""
        self.crowd.is_closing = True
        until = asyncio.get_running_loop().time() + self.plan.settling
        while True:
            goals = await asyncio.to_thread(self._goals, {**self.tables})
            if all(visit.seen >= goal for visit, goal in goals):
                break
            if asyncio.get_running_loop().time() > until:
                break  # the checker will say what is missing
            await asyncio.sleep(0.2)
        for visit, goal in goals:
            if not visit.is_over:  # else that was written when it was
                visit.settle(goal)
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for stored in witness.stored(self.database, [*self.over, *self.tables]):
            self.journal.store(stored)

    def _goals(self, tables: dict[str, list[Visit]]) -> list[tuple[Visit, int]]:
        """How many events are stored for everybody at some tables to see."""
        stories = [(one.table["id"], Story(one)) for one in witness.stored(self.database, [*tables])]
        return [
            (visit, len(story.events[visit.guest.seat]))
            for table, story in stories
            for visit in tables[table]
        ]

    # Tables

    async def _evening(self, number: int) -> None:
        """One game after another."""
        chance = random.Random(f"{self.plan.seed} {number}")
        while True:
            await self._game(number, chance)

    async def _game(self, number: int, chance: random.Random) -> None:
        plan = self.plan
        is_idus = chance.random() < 0.3
        bots = max(plan.bots, 5 - plan.people) if is_idus else plan.bots
        guests = [Guest(f"p{seat}", seat, secrets.token_urlsafe(32)) for seat in range(plan.people)]
        guests += [Guest(f"s{n}", None, secrets.token_urlsafe(32)) for n in range(plan.spectators)]
        friends = [{"kind": "friend"}] * (plan.people - 1)
        asked: Json = {
            "game": "idus-martii" if is_idus else "quo-vadis",
            "players": plan.people + bots,
            "seats": [{"kind": "me", "name": "Host"}, *friends]
            + [{"kind": "bot", "level": chance.choice(LEVELS)} for _ in range(bots)],
        }
        is_timed = plan.is_timed and number % 5 == 0
        if is_timed:
            asked["clock"] = {"kind": "live", "seconds": 10}
        table = str((await self._call("POST", "/tables", asked, guests[0]))["table"])
        for guest in guests[1 : plan.people]:
            await self._call("POST", f"/tables/{table}/seats/{guest.seat}", {"name": guest.name}, guest)
        journal = TableJournal(self.journal.folder, table, guests)
        visits = [Visit(self.crowd, table, g, journal, is_timed and g.seat == 0) for g in guests]
        self.tables[table] = visits
        try:
            async with asyncio.TaskGroup() as group:
                staying = [group.create_task(visit.stay()) for visit in visits]
                await asyncio.gather(*(visit.finished() for visit in visits))
                for visit in visits:
                    visit.settle(visit.seen)
                for task in staying:
                    task.cancel()
        finally:
            journal.close()
        self.over.append(table)
        del self.tables[table]

    async def _call(self, method: str, path: str, body: Json, guest: Guest) -> Json:
        """Call any worker, and another one if that fails; who has the seat already need not take it."""
        worker = None
        while True:
            try:
                worker = self.crowd.workers.any_but(worker, self.crowd.chance)
                status, answer = await asyncio.to_thread(call, worker.port, method, path, body, guest.secret)
            except (OSError, http.client.HTTPException):
                await asyncio.sleep(0.2)
                continue
            if status < 300 or answer["error"]["kind"] in ("seat-taken", "one-seat", "already-over"):
                made: Json = answer
                return made
            assert status >= 500, answer
            await asyncio.sleep(0.2)


def call(port: int, method: str, path: str, body: Json, secret: str) -> tuple[int, Any]:
    """Call a server over HTTP: status and answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        headers = {"Content-Type": "application/json", "Cookie": f"rostra={secret}"}
        connection.request(method, f"/api{path}", json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


@asynccontextmanager
async def open_trial(cluster: Cluster, folder: Path, plan: Plan) -> AsyncIterator[Trial]:
    """A trial with its workers and its witness, before anybody has sat down."""
    database = cluster.new_database()
    connect(database, serving).close()  # which makes the schema, before any worker comes
    witness.call(database)
    journal, chance = Journal(folder), random.Random(plan.seed)
    workers = Workers(database, journal, plan.runs, plan.bot_delay)
    try:
        await asyncio.gather(*(workers.start() for _ in range(plan.workers)))
        crowd = Crowd(workers, chance, plan.think)
        yield Trial(plan, journal, database, crowd, Faults(workers, cluster, database, journal, chance))
    finally:
        workers.end()
