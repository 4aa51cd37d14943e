"""A table of Quo Vadis? on our server, played by four people over WebSockets."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bench.clients import Caller, Client, new_secret
from bench.load import BusyTable, Load

HELLO = b'{"type":"hello","seen":{}}'


class _View(msgspec.Struct):
    to_act: list[int]


class _Told(msgspec.Struct, tag_field="type", tag="sync"):
    """Of all that a client is told, what it takes to know that it was told, and what to play."""

    seat: int
    seen: int
    view: _View
    legal: list[dict[str, Any]]


_told = msgspec.json.Decoder(_Told)
_SYNC = b'{"type":"sync"'
_PROBLEMS = (b'{"type":"refused"', b'{"type":"error"')


class QuoVadisTable(BusyTable):
    """Four people who never go to the senate, so that the game goes on."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self._latest: list[_Told | None] = [None] * load.players
        self._count = 0

    async def sit_down(self) -> None:
        """The first lays the table, the others join."""
        people = [new_secret() for _ in range(self.load.players)]
        await asyncio.to_thread(self._lay, people)
        for secret in people:
            headers = f"Cookie: rostra={secret}\r\n"
            await self.connect(Client(f"/ws/tables/{self.name}", self._heard, headers, HELLO))

    def _lay(self, people: list[str]) -> None:
        caller = Caller(self.load.port)
        seats = [{"kind": "me", "name": "Host"}, *[{"kind": "friend"}] * (len(people) - 1)]
        wanted = {"game": "quo-vadis", "players": len(people), "seats": seats}
        self.name = caller.call("/api/tables", wanted, people[0])["table"]
        for seat, secret in enumerate(people[1:], 1):
            caller.call(f"/api/tables/{self.name}/seats/{seat}", {"name": f"Friend {seat}"}, secret)
        caller.close()

    def _heard(self, message: bytes) -> None:
        """A client was told something."""
        if message.startswith(_SYNC):
            told = _told.decode(message)
            self._latest[told.seat] = told
            self.told(told.seat, told.seen)
        elif message.startswith(_PROBLEMS):
            self.problems.append(message)

    def act(self) -> int:
        """Whoever must act does something."""
        first = self._latest[0]
        assert first is not None
        seat = first.view.to_act[0]
        mover = self._latest[seat]
        assert mover is not None
        choices = [a for a in mover.legal if a["type"] != "advance" or not a["path"].endswith("-S")]
        self._count += 1
        intent = {
            "type": "act",
            "id": str(self._count),
            "seat": seat,
            "seen": mover.seen,
            "action": self.load.chance.choice(choices),
        }
        self.clients[seat].send(msgspec.json.encode(intent))
        return mover.seen
