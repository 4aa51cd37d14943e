"""Attacks with bots: they think on the server's processor, for whoever lays a table."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.abuse.attacker import TEXT, Target, Wire
from tests.server.abuse.withstand import IS_LONG, withstand
from tests.server.harness import PATIENCE, Client, Person, moves

TABLES = 23 if IS_LONG else 8
TURNS = 1_000 if IS_LONG else 2
LIMITS = {"tables_per_minute": 1_000, "open_tables_per_host": 1_000}
"""Of laying tables, since the attack lays its tables anew in every round."""
PACE = {"shortest": 0.1, "longest": 0.1, "patience": 0.1}
"""Bots that wait for less than usual, so that they think more."""
SEATS = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "best"}] * 3]
TABLE = {"game": "quo-vadis", "players": 4, "seats": SEATS, "options": {"start": 0}}


class OnePerson:
    """Somebody who plays against three of the best bots; what is measured is how long these take."""

    async def sit_down(self, port: int) -> str:
        """Sit down with the bots."""
        self._person, self._port = Person(f"http://127.0.0.1:{port}"), port
        return await self._new_table()

    async def _new_table(self) -> str:
        server = Target(self._port, "")
        cookie, made = await call(server, "/tables", TABLE, self._person.secret or "", source=1)
        self._person.http.cookies.set("rostra", cookie, "127.0.0.1")
        self._client: Client = await self._person.join(made["table"])
        return str(made["table"])

    async def play(self, count: int) -> None:
        """Move, and wait until all bots have moved; when a game is over, the next one begins."""
        for _ in range(count):
            await asyncio.wait_for(self._round(self._client), PATIENCE / 2)
            if self._client.view()["result"]:
                await self._client.leave()
                await self._new_table()

    async def _round(self, client: Client) -> None:
        turn = (await client.turn())["view"]["turn"]
        while not client.view()["result"] and client.view()["turn"] == turn:  # a move may bring another one
            await client.play(moves(client.legal())[0])
            await client.until(lambda: client.view()["result"] or client.view()["to_act"] == [0])

    async def measure(self, seconds: float) -> list[float]:
        """Play on; how long the bots took in every round."""
        end, times = time.perf_counter() + seconds, []
        while (begun := time.perf_counter()) < end:
            await self.play(1)
            times.append(time.perf_counter() - begun)
        return times

    def go(self) -> None:
        """Hang up."""
        self._client.socket.transport.abort()


async def call(
    target: Target, path: str, body: Any, cookie: str = "", source: int = 2
) -> tuple[str, dict[str, Any]]:
    """The cookie and the JSON that a call answers with."""
    wire, data = await target.wire(source), json.dumps(body).encode()
    wire.write(
        f"POST /api{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: rostra={cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    head, _, answer = (await wire.reader.read()).partition(b"\r\n\r\n")
    wire.writer.close()
    given = head.partition(b"rostra=")[2].partition(b";")[0].decode()
    return given or cookie, json.loads(answer)


async def many_tables(target: Target) -> None:
    """One visitor at many tables, who moves at once when the bots have moved."""
    cookie, laid = "", []
    for _ in range(TABLES):
        cookie, made = await call(target, "/tables", TABLE, cookie)
        laid.append(made["table"])
    target.met["tables"] += len(laid)
    await asyncio.gather(*(_play(replace(target, table=table), cookie) for table in laid))


async def _play(target: Target, cookie: str) -> None:
    wire = await target.socket(cookie=cookie)
    wire.hello()
    for turn in range(TURNS):
        told = await _turn(wire)
        if told is None:
            return
        action = moves(told["legal"])[0]
        act = {"type": "act", "id": str(turn), "seat": 0, "seen": told["seen"], "action": action}
        wire.frame(TEXT, json.dumps(act).encode())
        target.met["moves"] += 1


async def _turn(wire: Wire) -> dict[str, Any] | None:
    """What seat 0 is told when it must act; ``None`` when it is dropped or the game is over."""
    deadline = time.monotonic() + PATIENCE / 2
    while time.monotonic() < deadline:
        frame = await wire.read()
        if frame is None and wire.reader.at_eof():
            return None
        message = json.loads(frame[1]) if frame is not None and frame[0] == TEXT else {}
        if message.get("type") == "sync" and message["seat"] == 0:
            if message["view"]["result"]:
                return None
            if 0 in message["view"]["to_act"]:
                told: dict[str, Any] = message
                return told
    return None


def test_one_visitors_bots_do_not_slow_a_strangers_down(folder: Path) -> None:
    outcome = withstand(folder, many_tables, limits=LIMITS, pace=PACE, honest=OnePerson, moves=3)
    assert outcome.met["tables"] >= TABLES
    assert outcome.met["moves"] >= TABLES * min(TURNS, 2), outcome.met
