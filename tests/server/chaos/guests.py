"""Guests: they sit at a table or watch it, at any worker, and come again whenever a connection is lost."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.chaos.journal import Guest, Json, TableJournal
from tests.server.chaos.workers import Worker, Workers

RETRY = 0.3
"""Seconds until somebody whose connection was lost comes again, as in a browser."""
SILENCE, PATIENCE = 0.5, 2.0
"""Seconds without a word after which a guest asks, and those after which a worker counts as dead."""
OPENING = 3.0
TALK = ("accept", "reject", "withdraw", "pledge", "retract", "census")
HOP, UNDO, CHAT = 0.002, 0.05, 0.02
"""How likely a guest is to move to another worker, to undo something, to say something, at every occasion."""
DAWDLE = 14.0
"""Seconds after which the clock of a seat that has 10 has rung."""


@dataclass
class Crowd:
    """What all guests share."""

    workers: Workers
    chance: random.Random
    think: float = 0.0
    """Seconds that somebody takes at most before they act."""
    counts: Counter[str] = field(default_factory=Counter)
    is_closing: bool = False
    """Whether nobody shall act any more."""


class Visit:
    """A guest at a table, from the beginning to the end."""

    def __init__(self, crowd: Crowd, table: str, guest: Guest, journal: TableJournal, dawdles: bool) -> None:
        self._crowd, self._table, self.guest, self._journal = crowd, table, guest, journal
        self._chance, self._dawdles = crowd.chance, dawdles
        self._links, self._numbers = itertools.count(1), itertools.count(1)
        self._link = 0
        self._worker: Worker | None = None
        self._socket: ClientConnection | None = None
        self._latest: Json | None = None
        self._pending: Json | None = None
        """What was sent and not answered: it is sent again, to whatever worker."""
        self._is_put_off = False
        """Whether the answer to it was "one moment"."""
        self._is_absent = False
        self._is_welcome = False
        self._players = 0

    @property
    def seen(self) -> int:
        """How many events they have seen."""
        return 0 if self._latest is None else int(self._latest["seen"])

    @property
    def is_over(self) -> bool:
        """Whether they have seen the end of the game."""
        return self._latest is not None and self._latest["view"]["result"] is not None

    async def stay(self) -> None:
        """Be there until this is cancelled."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._come()
                try:
                    await self._listen()
                finally:
                    self._go()
            await asyncio.sleep(RETRY)

    async def finished(self) -> None:
        """Wait until the game is over."""
        while not self.is_over:
            await asyncio.sleep(0.05)

    def settle(self, seen: int) -> None:
        """So much was stored for them to see, and time to tell them."""
        self._journal.write(self.guest.name, self._link, "settled", str(seen))

    # Coming and going

    async def _come(self) -> None:
        self._worker = worker = self._crowd.workers.any_but(self._worker, self._chance)
        address = f"ws://127.0.0.1:{worker.port}/ws/tables/{self._table}"
        headers = {"Cookie": f"rostra={self.guest.secret}"}
        async with asyncio.timeout(OPENING):
            self._socket = await connect(
                address, additional_headers=headers, compression=None, ping_interval=None, proxy=None
            )
        self._link, self._is_welcome = next(self._links), False
        self._journal.write(self.guest.name, self._link, "opened", json.dumps(worker.name))
        seat = self.guest.seat
        seen: Json = {"watched": self.seen} if seat is None else {"seen": {str(seat): self.seen}}
        await self._send({"type": "hello", **seen})
        if self._pending is not None:
            await self._send(self._pending)

    def _go(self) -> None:
        """Break it off without a word, if it is not lost already; a goodbye would have to be answered."""
        assert self._socket is not None
        code = self._socket.close_code
        self._socket.transport.abort()
        self._journal.write(self.guest.name, self._link, "lost", json.dumps(code))
        self._crowd.counts["connections lost" if code is not None else "connections broken off"] += 1

    async def _send(self, message: Json) -> None:
        assert self._socket is not None
        text = json.dumps(message)
        self._journal.write(self.guest.name, self._link, "sent", text)
        await self._socket.send(text)

    # At the table

    async def _listen(self) -> None:
        """Hear and act until the connection is lost, or they want to be elsewhere."""
        assert self._socket is not None
        silent = 0.0
        while silent < PATIENCE:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await self._socket.recv()
            except TimeoutError:
                silent += SILENCE
                await self._send({"type": "ping"})
            except ConnectionClosed:
                return
            else:
                silent = 0.0
                self._hear(str(text))
            if self._is_welcome and not self._crowd.is_closing and self.guest.seat is not None:
                await self._do_something(self.guest.seat)
                if self._chance.random() < HOP:
                    return

    def _hear(self, text: str) -> None:
        self._journal.write(self.guest.name, self._link, "heard", text)
        message = json.loads(text)
        match message["type"]:
            case "sync":
                self._latest = message
            case "ack" | "refused":
                self._answered(message)
            case "welcome" | "presence":
                seat, table = self.guest.seat, message["table"]
                is_playing = seat is not None and table["status"] == "playing"
                self._is_absent = is_playing and bool(table["seats"][seat].get("absent"))
                self._is_welcome, self._players = True, table["players"]

    def _answered(self, message: Json) -> None:
        pending = self._pending
        if pending is None or message["id"] != pending["id"]:
            return
        if message["type"] == "ack":
            self._crowd.counts["acknowledged"] += pending["type"] != "chat"
            self._pending = None
        elif message["why"]["kind"] == "server-one-moment":
            self._is_put_off = True
        else:
            self._crowd.counts["stale" if message["stale"] else f"refused: {message['why']['kind']}"] += 1
            self._pending = None

    async def _do_something(self, seat: int) -> None:
        if self._pending is not None:
            if self._is_put_off:
                self._is_put_off = False
                await asyncio.sleep(RETRY)
                await self._send(self._pending)
            return
        if self._latest is None or self.is_over:
            return
        if self._is_absent:
            await self._send({"type": "return", "seat": seat})
            self._is_absent = False
            return
        intent = self._intent(self._latest, seat)
        if intent is None:
            return
        if self._dawdles and self._chance.random() < 0.05:
            await asyncio.sleep(DAWDLE)
        await asyncio.sleep(self._chance.uniform(0, self._crowd.think))
        self._pending = {"id": f"{self.guest.name}-{next(self._numbers)}", "seat": seat, **intent}
        await self._send(self._pending)

    def _intent(self, latest: Json, seat: int) -> Json | None:
        """What they want to do now, if anything."""
        chance, kinds = self._chance, ("accept", "reject")
        if chance.random() < CHAT:
            to = chance.choice((None, [(seat + 1) % self._players]))
            return {"type": "chat", "to": to, "text": f"Quo vadis, {seat}?"}
        if latest["undo"] and chance.random() < UNDO:
            return {"type": "undo"}
        choices = [action for action in latest["legal"] if action["type"] in kinds]
        if not choices and seat in latest["view"]["to_act"]:
            choices = [action for action in latest["legal"] if action["type"] not in TALK]
        if not choices:
            return None
        return {"type": "act", "seen": latest["seen"], "action": chance.choice(choices)}
