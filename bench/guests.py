"""People who come, play, go, die and return, and notice whatever is missing; for ``bench.soak``."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.clients import Caller, CallRefused, Client, new_secret

TALK = ("accept", "reject", "withdraw", "pledge", "retract", "census")
ORDER = {"advance": 0, "place": 1, "caesar": 2}
THINKS, STAYS, AWAY = (0.05, 0.5), (1.0, 20.0), (0.05, 3.0)
"""Seconds, a tenth of what people take: for a move, at the table, and elsewhere."""
PATIENCE = 60.0
Json = dict[str, Any]
Intent = tuple[str, int, str]
"""A table, a seat, and the number of what it wanted."""


@dataclass
class Evening:
    """What all guests share: chance, what was counted, and what went wrong."""

    port: int
    chance: random.Random
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    acknowledged: set[Intent] = field(default_factory=set)
    connected: int = 0
    is_over: bool = False

    def wrong(self, what: str) -> None:
        """Note what went wrong."""
        self.problems.append(what)

    async def call(self, method: str, path: str, body: Json, secret: str) -> Json:
        """Call the server."""
        caller = Caller(self.port)
        try:
            return await asyncio.to_thread(caller.call, path, body, secret, method)
        finally:
            caller.close()


class Guest:
    """Somebody with seats at a table, or a spectator without one."""

    def __init__(self, evening: Evening, table: str, secret: str = "") -> None:
        self._evening, self._table, self._secret = evening, table, secret or new_secret()
        self._chance = evening.chance
        self.events: dict[int | None, list[Json]] = {}
        """What each seat was told, from the beginning."""
        self._latest: dict[int, Json] = {}
        self._pending: dict[str, Json] = {}
        """What was sent and not answered yet; it is sent again after a return."""
        self._numbers = itertools.count(1)
        self._client: Client | None = None
        self._is_welcome = False
        self._news = asyncio.Event()
        self.is_over = False

    async def play(self) -> None:
        """Come and go until the game is over."""
        while not (self.is_over or self._evening.is_over):
            await self._come({str(seat): len(self.events[seat]) for seat in self.events if seat is not None})
            await self._stay()
            await self._leave()
        await self._look_again()

    async def watch(self) -> None:
        """Come and go as a spectator, until it is cancelled."""
        while not self._evening.is_over:
            self.events.clear()
            await self._come({})
            try:
                await asyncio.sleep(self._chance.uniform(*STAYS))
            finally:
                self._break_off()
            await asyncio.sleep(self._chance.uniform(*AWAY))

    # Coming and going

    async def _come(self, seen: dict[str, int]) -> None:
        self._is_welcome = False
        hello = msgspec.json.encode({"type": "hello", "seen": seen})
        headers = f"Cookie: rostra={self._secret}\r\n"
        self._client = client = Client(f"/ws/tables/{self._table}", self._heard, headers, hello)
        loop = asyncio.get_running_loop()
        await loop.create_connection(client.itself, "127.0.0.1", self._evening.port)
        self._evening.counts["came"] += 1
        self._evening.connected += 1

    async def _leave(self) -> None:
        """Go, and sometimes leave the seat to a bot."""
        self._break_off()
        if self._latest and not self.is_over and self._chance.random() < 0.1:
            seat = self._chance.choice([*self._latest])
            with suppress(CallRefused):  # the game may be over by now
                await self._evening.call(
                    "DELETE", f"/api/tables/{self._table}/seats/{seat}", {}, self._secret
                )
                self._evening.counts["left the seat to a bot"] += 1
        await asyncio.sleep(self._chance.uniform(*AWAY))

    def _break_off(self) -> None:
        """Say goodbye, or die without a word."""
        assert self._client is not None
        self._evening.connected -= 1
        if self._client.is_lost:
            self._evening.wrong(f"{self._table}: the server closed a connection")
        if self._chance.random() < 0.5:
            self._client.die()
            self._evening.counts["died"] += 1
        else:
            self._client.close()
            self._evening.counts["left"] += 1

    async def _look_again(self) -> None:
        """Come once more as if for the first time: what was told is what there is."""
        before, self.events = self.events, {}
        await self._come({})
        try:
            async with asyncio.timeout(PATIENCE):
                while not before.keys() <= self.events.keys():
                    await self._wait()
        except TimeoutError:
            self._evening.wrong(f"{self._table}: no answer to a hello")
        for seat, events in before.items():
            if self.events.get(seat, [])[: len(events)] != events:
                self._evening.wrong(f"{self._table}: seat {seat} was told something else")
        self._evening.counts["streams compared"] += len(before)
        self._break_off()

    # At the table

    async def _stay(self) -> None:
        """Play until it is time to go; perhaps in the middle of a move."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._chance.uniform(*STAYS)
        while loop.time() < until and not self.is_over and not self._evening.is_over:
            await self._wait()
            await asyncio.sleep(self._chance.uniform(*THINKS))
            for seat in [*self._latest] if self._is_welcome else []:
                if not any(intent["seat"] == seat for intent in self._pending.values()):
                    self._do_something(seat)

    async def _wait(self) -> None:
        """Wait for news, but not long."""
        try:
            await asyncio.wait_for(self._news.wait(), 0.5)
        except TimeoutError:
            return
        self._news.clear()

    def _do_something(self, seat: int) -> None:
        latest, chance = self._latest[seat], self._chance
        moves = sorted(
            (action for action in latest["legal"] if action["type"] not in TALK),
            key=lambda action: ORDER.get(action["type"], 3),
        )
        talk = [action for action in latest["legal"] if action["type"] in ("accept", "reject")]
        if latest["undo"] and chance.random() < 0.1:
            self._want(seat, type="undo")
        elif talk and chance.random() < 0.5:
            self._want(seat, type="act", seen=latest["seen"], action=chance.choice(talk))
        elif seat in latest["view"]["to_act"] and moves:
            best = [action for action in moves if action["type"] == moves[0]["type"]]
            self._want(seat, type="act", seen=latest["seen"], action=chance.choice(best))
        elif chance.random() < 0.02:
            self._want(seat, type="chat", to=None, text="Quo vadis?")

    def _want(self, seat: int, **intent: Any) -> None:
        number = f"{self._secret[:8]}-{next(self._numbers)}"
        self._pending[number] = {"id": number, "seat": seat, **intent}
        self._send(self._pending[number])

    def _send(self, message: Json) -> None:
        assert self._client is not None
        self._client.send(msgspec.json.encode(message))

    # What the server says

    def _heard(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        match message["type"]:
            case "sync":
                self._told(message)
            case "ack" | "refused":
                self._answered(message)
            case "welcome":
                self._welcomed(message)
            case "error" if message["kind"] != "already-over":  # while they asked for their seat back
                self._evening.wrong(f"{self._table}: {message}")
        self._news.set()

    def _welcomed(self, message: Json) -> None:
        """Take back seats that a bot holds, and ask again for what was not answered."""
        self._is_welcome = True
        table = message["table"]
        for seat in message["yours"]:
            if table["status"] == "playing" and table["seats"][seat].get("absent"):
                self._send({"type": "return", "seat": seat})
        for intent in self._pending.values():
            self._send(intent)

    def _told(self, message: Json) -> None:
        """Add to the stream of a seat; it must neither have a gap nor change."""
        seat, start, events = message["seat"], message["from"], message["events"]
        have = self.events.setdefault(seat, [])
        if start > len(have):
            self._evening.wrong(
                f"{self._table}: seat {seat} has {len(have)} events and was sent from {start} on"
            )
        if message["seen"] != start + len(events) or message["seen"] < len(have):
            self._evening.wrong(f"{self._table}: seat {seat} has {len(have)} events and is said to have less")
        if have[start:] != events[: len(have) - start]:
            self._evening.wrong(f"{self._table}: seat {seat} was told of another past")
        have[start:] = events
        self._evening.counts["events"] += len(events)
        if seat is not None:
            self._latest[seat] = message
            self.is_over = message["view"]["result"] is not None

    def _answered(self, message: Json) -> None:
        intent = self._pending.pop(message["id"], None)
        if message["type"] == "refused":
            self._evening.counts["stale" if message["stale"] else "refused"] += 1
        elif intent is not None:
            self._evening.counts[f"{intent['type']} acknowledged"] += 1
            if intent["type"] != "chat":
                self._evening.acknowledged.add((self._table, intent["seat"], message["id"]))
