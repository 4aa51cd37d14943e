"""The WebSocket of a table: messages in, messages out, and nothing that comes in stops the table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress
from time import monotonic

from starlette.websockets import WebSocket, WebSocketDisconnect

from rostra.protocol.client import Act, Check, FromClient, Hello, Note, Ping, Return, Say, Undo
from rostra.protocol.server import Pong, Refused, Unread
from rostra.protocol.wire import Unreadable, read, write
from rostra.server.hall import Hall, Hosted
from rostra.server.limits import Bucket, Buckets, Limits
from rostra.server.problems import Problem, why_not

log = logging.getLogger("rostra.server")

GONE, TOO_MUCH, LATER = 4404, 1008, 1013


class Connection:
    """One client at one table. What is sent waits in an outbox, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.identity: str | None = socket.state.identity
        self.origin: str | None = socket.state.origin
        self._socket = socket
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._reader = asyncio.current_task()
        self.is_overrun = False

    def send(self, text: str) -> None:
        """Put a message into the outbox; who leaves too much unread is dropped."""
        self._outbox.append(text)
        self._waiting += len(text)
        self._wake.set()
        if self._waiting > self._limits.outbox_bytes and not self.is_overrun and self._reader is not None:
            self.is_overrun = True
            self._reader.cancel()

    async def write(self) -> None:
        """Empty the outbox, for ever."""
        with suppress(WebSocketDisconnect, RuntimeError):  # closed at the other end, or at ours
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    text = self._outbox.popleft()
                    self._waiting -= len(text)
                    await self._socket.send({"type": "websocket.send", "text": text})


class Sockets:
    """All WebSockets of the server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = limits = hall.house.limits
        rate = limits.messages_a_second_each
        self._each = Buckets(rate, 2 * rate)
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        """Connections, by identity and by address."""

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from its beginning to its end."""
        await socket.accept()
        who: str = socket.state.identity
        address = socket.client.host if socket.client else ""
        if self._are_too_many(who, address):
            await socket.close(LATER)
            return
        self._people[who] += 1
        self._addresses[address] += 1
        try:
            await self._serve(socket, who)
        finally:
            _one_less(self._people, who)
            _one_less(self._addresses, address)

    def _are_too_many(self, who: str, address: str) -> bool:
        return (
            self._people[who] >= self._limits.connections_each
            or self._addresses[address] >= self._limits.connections_an_address
            or self._people.total() >= self._limits.connections
        )

    async def _serve(self, socket: WebSocket, who: str) -> None:
        try:
            async with self._hall.at(socket.path_params["table"]) as hosted:
                if len(hosted.room.audience.listeners) >= self._limits.connections_a_table:
                    await socket.close(LATER)
                    return
                await self._listen(socket, hosted, who)
        except Problem as problem:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(GONE if problem.kind == "no-such-table" else LATER)

    async def _listen(self, socket: WebSocket, hosted: Hosted, who: str) -> None:
        connection = Connection(socket, self._limits)
        writer = asyncio.create_task(connection.write())
        try:
            await self._read(socket, connection, hosted, who)
        except asyncio.CancelledError:
            if not connection.is_overrun:
                raise
            await self._close(socket, LATER)
        finally:
            hosted.visitors.goodbye(connection)
            writer.cancel()

    async def _read(self, socket: WebSocket, connection: Connection, hosted: Hosted, who: str) -> None:
        rate = self._limits.messages_a_second
        own = Bucket(rate, 2 * rate, monotonic())
        greeted, floods = False, 0
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            now = monotonic()
            if not (own.take(now) and self._each.of(who, now).take(now)):
                floods += 1
                if floods == 1 or floods % 20 == 0:
                    connection.send(_unread("too-fast"))
                if floods >= self._limits.floods:
                    await self._close(socket, TOO_MUCH)
                    return
                continue
            greeted = await self._answer(message.get("text"), connection, hosted, greeted)

    async def _answer(self, text: str | None, connection: Connection, hosted: Hosted, greeted: bool) -> bool:
        """Answer one message; whether the client has said hello by now."""
        if text is None:
            connection.send(_unread("unreadable", problem="binary"))
            return greeted
        try:
            said = read(text)
        except Unreadable as error:
            connection.send(_unread("unreadable", problem=str(error)[:200]))
            return greeted
        if not greeted and not isinstance(said, Hello | Ping):
            connection.send(_unread("hello-first"))
            return False
        try:
            await _dispatch(said, connection, hosted)
        except Problem as problem:
            _check_greeting(said, problem)
            connection.send(_refusal(said, problem))
            if problem.kind == "stale":
                await hosted.visitors.hello(connection, {})
        except Exception:
            log.exception("A message could not be answered")
            _check_greeting(said, Problem("internal"))
            connection.send(_refusal(said, Problem("internal")))
        return greeted or isinstance(said, Hello)

    async def _close(self, socket: WebSocket, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await asyncio.wait_for(socket.close(code), 1)


def _one_less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


async def _dispatch(said: FromClient, connection: Connection, hosted: Hosted) -> None:
    visitors = hosted.visitors
    match said:
        case Act():
            await visitors.act(connection, said)
        case Check():
            await visitors.check(connection, said)
        case Undo():
            await visitors.undo(connection, said)
        case Say():
            await visitors.say(connection, said)
        case Note():
            await visitors.note(connection, said)
        case Return():
            await hosted.usher.come_back(said.seat, connection.identity)
        case Hello():
            await visitors.hello(connection, said.seen)
        case Ping():
            connection.send(write(Pong()))


def _check_greeting(said: FromClient, problem: Problem) -> None:
    """Who cannot be told how things stand would wait for ever: he is sent away, to come again."""
    if isinstance(said, Hello):
        raise problem


def _refusal(said: FromClient, problem: Problem) -> str:
    """What cannot be done: of an intent it is refused, of anything else it is said."""
    if isinstance(said, Act | Check | Undo | Say):
        stale = problem.kind == "stale"
        return write(Refused(said.id, why_not(problem.kind, **problem.data), stale))
    return _unread(problem.kind, **problem.data)


def _unread(kind: str, **data: object) -> str:
    return write(Unread(kind, Problem(kind, **data).sentence))
