"""No sequence of joins, leaves, takeovers, hand-overs and returns, in any interleaving, loses a seat.

Nor does it give one to two people. They sit down, get up, take their seats to other devices and do not wait
for answers, all at once and in an order that a seed decides: the database answers after as many turns of the
loop as the seed says. A ledger looks at what every commit has changed. Each change must be what somebody had
asked for, a link is used up only if it moved all seats behind it, and nobody is sent what others' seats see.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from rostra.protocol.messages import Note, Say
from rostra.protocol.tables import Chair, Friend, Me, NewTable
from rostra.server import hosting
from rostra.server import seats as seating
from rostra.server.addresses import Addresses
from rostra.server.errors import RequestError
from rostra.server.identity import hashed
from rostra.server.live_table import LiveTable
from rostra.server.lobby import Lobby
from rostra.server.services import Pace, Services
from rostra.server.storage import sqlite
from rostra.server.storage.connection import Connection, Database
from rostra.server.storage.group_commit import Columns
from rostra.server.storage.interface import Conflict
from rostra.server.storage.rows import SeatRow, StoredTable, TableRow
from rostra.server.table_registry import TableRegistry
from tests.server.harness import GENEROUS, FakeTime, run

R = TypeVar("R")
Deed = Callable[[], Coroutine[Any, Any, None]]

SEEDS = range(int(os.environ.get("ROSTRA_SEAT_SEEDS", "20")))
ROUNDS, AT_ONCE, SEATS = 15, 8, 5
PEOPLE = [f"person-{number}" for number in range(7)]
ASLEEP = Pace(1e9, 1e9, 1e9)
"""Bots hold seats here, but never move."""


class Ledger:
    """Who has which seat and which links there are, as committed; and what people have asked for."""

    def __init__(self) -> None:
        self.table = ""
        self.status, self.host = "waiting", PEOPLE[0]
        self.owners: list[str | None] = []
        self.sittings = [0] * SEATS
        """How many people have sat on each seat, one after another; a hand-over is the same person."""
        self.links: dict[str, str] = {}
        self.asked: set[tuple[Any, ...]] = set()
        self.problems: list[str] = []

    def look(self, db: Connection) -> None:
        """Compare what is in the database with what was there before."""
        found = db.execute("SELECT status, host FROM tables WHERE id = ?", (self.table,)).fetchone()
        if found is None:
            return
        seats = db.execute("SELECT owner FROM seats WHERE table_id = ? ORDER BY seat", (self.table,))
        owners = [owner for (owner,) in seats]
        links = dict(db.execute("SELECT hash, owner FROM tokens").fetchall())
        if self.owners:
            for seat, (before, after) in enumerate(zip(self.owners, owners, strict=True)):
                if before != after:
                    self._check_owner(seat, before, after, links)
            for link in self.links.keys() - links.keys():
                self._check_used(link, self.links[link], owners, links)
            asked = any(ask[:2] in (("host", found[1]), ("back", found[1])) for ask in self.asked)
            if found[1] != self.host and not asked:
                self.problems.append(f"{found[1]} became the host, and nobody had asked for it")
        (self.status, self.host), self.owners, self.links = found, owners, links

    def _check_owner(self, seat: int, before: str | None, after: str | None, links: dict[str, str]) -> None:
        if before is None:
            self.sittings[seat] += 1
            fine = ("take", after, seat) in self.asked
        elif after is None:
            left = self.status == "waiting" and ("leave", before, seat) in self.asked
            fine = left or ("remove", before) in self.asked
        else:
            used = [link for link, owner in self.links.items() if owner == before and link not in links]
            fine = any(("back", after, link) in self.asked for link in used)
        if not fine:
            self.problems.append(f"seat {seat} went from {before} to {after}, and nobody had asked for it")

    def _check_used(self, link: str, owner: str, owners: list[str | None], links: dict[str, str]) -> None:
        """A link is gone: there is a newer one of the same owner, or their seats have moved."""
        if owner in links.values():
            return
        moved = {now for before, now in zip(self.owners, owners, strict=True) if before == owner}
        if len(moved) != 1 or not any(("back", who, link) in self.asked for who in moved):
            self.problems.append(f"the link of {owner} was used up; their seats went to {moved}")


class SeededCommit:
    """Commits jobs in order, each after as many turns of the loop as the seed says. A ledger looks on."""

    def __init__(self, connection: Database, chance: random.Random, ledger: Ledger) -> None:
        self._connection, self._chance, self._ledger = connection, chance, ledger
        self._order = asyncio.Lock()
        self._pending: set[asyncio.Task[None]] = set()

    def run(self, work: Callable[[Connection], R], locks: str = "") -> asyncio.Future[R]:
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(self._do(work, done))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        return done

    read = run

    def insert(self, into: Columns, row: Sequence[Any]) -> asyncio.Future[Any]:
        return self.run(lambda db: self._connection.insert(*into, [row]))

    async def _do(self, work: Callable[[Connection], R], done: asyncio.Future[R]) -> None:
        error: Exception | None = None
        async with self._order:
            await self._turns()
            self._connection.execute("BEGIN")
            try:
                result = work(self._connection)
                self._connection.execute("COMMIT")
            except (sqlite3.IntegrityError, Conflict) as failed:
                self._connection.execute("ROLLBACK")
                error = Conflict(str(failed))
            self._ledger.look(self._connection)
        await self._turns()
        if done.cancelled():
            return
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)

    async def _turns(self) -> None:
        for _ in range(self._chance.randrange(4)):
            await asyncio.sleep(0)

    async def close(self) -> None:
        await asyncio.gather(*self._pending)
        self._connection.close()


class Device:
    """A connection, which must not be sent what somebody else's seat sees."""

    def __init__(self, identity: str, ledger: Ledger) -> None:
        self.identity: str | None = identity
        self.origin: str | None = None
        self.address = ""
        self._ledger = ledger
        self._is_closed = False

    def send(self, text: str) -> None:
        message = json.loads(text)
        if self._is_closed:
            self._ledger.problems.append(f"{self.identity} is banned, and was sent {text[:120]}")
        meant: list[list[int]] = []
        """Seats, and which of those who sat there."""
        if message["type"] == "sync" and message["seat"] is not None:
            meant = [[message["seat"], self._ledger.sittings[message["seat"]]]]
        if message["type"] == "notes" or (message["type"] == "chat" and message["text"] is not None):
            meant = json.loads(message["text"])
        if meant and not any(self._is_mine(seat, sitting) for seat, sitting in meant):
            self._ledger.problems.append(f"{self.identity} was sent {text[:120]}")

    def close(self, code: int) -> None:
        self._is_closed = True

    def _is_mine(self, seat: int, sitting: int) -> bool:
        return self._ledger.owners[seat] == self.identity and self._ledger.sittings[seat] == sitting


class Story:
    """One table, and what people do at it."""

    def __init__(self, services: Services, ledger: Ledger, chance: random.Random) -> None:
        self._services, self.ledger, self._chance = services, ledger, chance
        self.registry = TableRegistry(services)
        self._lobby = Lobby(self.registry)
        self._tokens: list[str] = []
        self._devices: list[Device] = []
        self._said = 0

    async def open(self) -> None:
        seats: list[Chair] = [Me("Ada"), *[Friend()] * (SEATS - 1)]
        self.ledger.table = (await self._lobby.create(NewTable("quo-vadis", SEATS, seats), PEOPLE[0])).table
        stored = await self._services.storage.find_table(self.ledger.table)
        assert stored is not None

    async def round(self) -> None:
        """Several people do something at once, and some do not wait for the answer."""
        deeds = [self._deed() for _ in range(AT_ONCE)]
        tasks = [asyncio.create_task(self._attempt(deed)) for deed in deeds]
        for task in tasks:
            for _ in range(self._chance.randrange(4)):
                await asyncio.sleep(0)
            if self._chance.random() < 0.2:
                task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        async with self.registry.open(self.ledger.table) as live:
            for changing in list(live._changing):
                await asyncio.wait([changing])
            async with live.lock:
                assert [seat.owner for seat in live.seats] == self.ledger.owners
                stored = await self._services.storage.find_table(self.ledger.table)
                assert stored == (live.row, live.seats)
        if self._chance.random() < 0.2 and not self._devices:
            await self.registry._sweep(self._services.time.now())

    async def _attempt(self, deed: Deed) -> None:
        for _ in range(self._chance.randrange(3)):
            await asyncio.sleep(0)
        with suppress(RequestError, Conflict):
            await deed()

    def _deed(self) -> Deed:
        who, seat = self._chance.choice(PEOPLE), self._chance.randrange(SEATS)
        if self._chance.random() < 0.6:  # mostly of somebody's own seat
            who = self.ledger.owners[seat] or who
        deeds = [self._take, self._leave, self._late, self._return, self._link, self._back, self._back]
        deeds += [self._come, self._go, self._whisper, self._note, self._vote, self._hand_over, self._close]
        if self._chance.random() < 0.2:
            deeds = [self._remove]
        return partial(self._chance.choice(deeds), who, seat)

    async def _change(self, change: seating.Change) -> None:
        async with self.registry.open(self.ledger.table) as live:
            await live.seat_changes.make(change)

    async def _take(self, who: str, seat: int) -> None:
        self.ledger.asked.add(("take", who, seat))
        await self._change(lambda row, seats: seating.taken(row, seats, seat, who, f"{who} {seat}"))

    async def _leave(self, who: str, seat: int) -> None:
        self.ledger.asked.add(("leave", who, seat))
        await self._change(lambda row, seats: seating.left(row, seats, seat, who))

    async def _remove(self, who: str, seat: int) -> None:
        """The host sends somebody away; sometimes for good, and that is forgiven again."""
        ban = self._chance.random() < 0.5

        def change(row: TableRow, seats: list[SeatRow]) -> StoredTable:
            self.ledger.asked.add(("remove", seats[seat].owner))
            return hosting.removed(row, seats, seat, row.host, "greedy", ban)

        await self._change(change)
        if self._chance.random() < 0.5:
            await self._change(lambda row, seats: hosting.pardoned(row, seats, row.host))

    async def _hand_over(self, who: str, seat: int) -> None:
        def change(row: TableRow, seats: list[SeatRow]) -> StoredTable:
            self.ledger.asked.add(("host", seats[seat].owner))
            return hosting.handed_over(row, seats, seat, row.host)

        await self._change(change)

    async def _close(self, who: str, seat: int) -> None:
        closed = self._chance.random() < 0.5
        await self._change(lambda row, seats: hosting.closed(row, seats, seat, row.host, closed))

    async def _vote(self, who: str, seat: int) -> None:
        """Votes are kept with the seats; that enough of them end the game is for another test."""
        await self._change(lambda row, seats: hosting.voted(row, seats, who, end=self._chance.random() < 0.5))

    async def _late(self, who: str, seat: int) -> None:
        if self.ledger.status == "playing":
            await self._change(lambda row, seats: seating.left_to_bots(row, seats, [seat]))

    async def _return(self, who: str, seat: int) -> None:
        await self._change(lambda row, seats: seating.taken_back(row, seats, seat, who))

    async def _link(self, who: str, seat: int) -> None:
        self._tokens.append(await self._lobby.new_token(self.ledger.table, who))

    async def _back(self, who: str, seat: int) -> None:
        if not self._tokens:
            return
        token = self._chance.choice(self._tokens[-3:])
        who = self._chance.choice(PEOPLE)
        self.ledger.asked.add(("back", who, hashed(token)))
        assert (await self._lobby.redeem(token, who)).seats

    async def _come(self, who: str, seat: int) -> None:
        device = Device(who, self.ledger)
        async with self.registry.open(self.ledger.table) as live:
            self._devices.append(device)
            await live.presence.hello(device, {})

    async def _go(self, who: str, seat: int) -> None:
        if self._devices:
            async with self.registry.open(self.ledger.table) as live:
                live.presence.goodbye(self._devices.pop(0))

    async def _whisper(self, who: str, seat: int) -> None:
        self._said += 1
        to = (seat + 1) % SEATS
        message = Say(f"whisper-{self._said}", seat, self._meant(seat, to), [to])
        await self._say(who, lambda live, device: live.chat.say(device, message))

    async def _note(self, who: str, seat: int) -> None:
        await self._say(who, lambda live, device: live.chat.note(device, Note(seat, self._meant(seat))))

    def _meant(self, *seats: int) -> str:
        return json.dumps([[seat, self.ledger.sittings[seat]] for seat in seats])

    async def _say(self, who: str, say: Callable[[LiveTable, Device], Coroutine[Any, Any, None]]) -> None:
        if self.ledger.status == "waiting":
            return  # whoever it is meant for may have got up before it is said
        async with self.registry.open(self.ledger.table) as live:
            for device in self._devices:
                if device.identity == who and device in live.broadcast.clients:
                    await say(live, device)
                    return


@contextmanager
def seeded_storage(path: Path, chance: random.Random, ledger: Ledger) -> Iterator[sqlite.SqliteStorage]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "GroupCommit", lambda connection: SeededCommit(connection, chance, ledger))
        yield sqlite.SqliteStorage(path)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_is_lost_or_given_to_two_people(folder: Path, seed: int) -> None:
    async def story() -> None:
        chance, ledger = random.Random(seed), Ledger()
        with seeded_storage(folder / "rostra.sqlite3", chance, ledger) as storage:
            pool = ThreadPoolExecutor(1)
            services = Services(storage, pool, Addresses(), FakeTime(), GENEROUS, ASLEEP)
            told = Story(services, ledger, chance)
            await told.open()
            for _ in range(ROUNDS):
                await told.round()
                assert not ledger.problems
            told.registry.stop()
            await storage.close()

    run(story)
