"""A real server on loopback, and people who use it. Tests never sleep: they wait for something to happen."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import random
import socket
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from uvicorn.loops.auto import auto_loop_factory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rostra.server.addresses import Addresses
from rostra.server.app import create_app
from rostra.server.limits import Limits
from rostra.server.run import Server as run_server
from rostra.server.run import Settings, configuration
from rostra.server.services import Pace, Services
from rostra.server.static_files import StaticFiles
from rostra.server.storage.opening import open_storage
from rostra.server.table_registry import TableRegistry
from rostra.server.thinking import SPARE

PATIENCE = 60
"""Seconds after which a test that waits for something has failed."""
AT_ONCE = Pace(0, 0, 0, step=0)
GENEROUS = Limits(
    messages_per_second=10_000,
    messages_per_second_per_identity=10_000,
    frames_per_second=10_000,
    frames_per_second_per_identity=10_000,
    frames_per_second_per_address=10_000,
    bytes_per_second=1e9,
    bytes_per_second_per_identity=1e9,
    bytes_per_second_per_address=1e9,
    work_per_second_per_identity=1e6,
    work_per_second_per_address=1e6,
    requests_per_second=10_000,
    openings_per_second=10_000,
    calls_per_second=10_000,
    tables_per_minute=10_000,
)

Json = dict[str, Any]
T = TypeVar("T")
MOVES = ("place", "advance", "caesar", "decline", "remove")


def run(story: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a story, but not forever, on the event loop on which uvicorn would run a server here."""

    async def bounded() -> T:
        return await asyncio.wait_for(story(), PATIENCE)

    runner = asyncio.Runner(loop_factory=auto_loop_factory())
    try:
        return runner.run(bounded())
    finally:
        # A warning that is raised, as pytest wants it, keeps uvloop from closing what is still open: it would
        # wait for that for ever.
        with warnings.catch_warnings(action="ignore", category=ResourceWarning):
            runner.close()


class FakeTime:
    """Time that stands still until it is told to go on."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), woken))
        await woken

    def advance(self, seconds: float) -> None:
        """Let time pass, and wake those who slept until then."""
        self._now += seconds
        while self._sleepers and self._sleepers[0][0] <= self._now:
            woken = heapq.heappop(self._sleepers)[2]
            if not woken.done():
                woken.set_result(None)

    def advance_to_next(self, within: float) -> None:
        """Let time pass until the next of those who sleep wakes up, if that is soon."""
        if self._sleepers and self._sleepers[0][0] <= self._now + within:
            self.advance(max(0.0, self._sleepers[0][0] - self._now) + 1e-6)

    def pass_unnoticed(self, seconds: float) -> None:
        """Let time pass, as while a bot thinks; whoever should wake up wakes up later."""
        self._now += seconds


@dataclass
class Server:
    """A server in this process."""

    port: int
    services: Services
    registry: TableRegistry
    uvicorn: uvicorn.Server
    people: list[Person] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def unsent(self) -> int:
        """Bytes that wait for clients to read them."""
        connections: set[Any] = {*self.uvicorn.server_state.connections}
        return sum(connection.transport.get_write_buffer_size() for connection in connections)

    def person(self, address: str = "127.0.0.1") -> Person:
        """Somebody who has never been here, at an address of this machine."""
        somebody = Person(self.origin, address)
        self.people.append(somebody)
        return somebody


@asynccontextmanager
async def open_server(
    folder: Path,
    static: Path | None = None,
    send_buffer: int | None = None,
    database: str | None = None,
    **services: Any,
) -> AsyncIterator[Server]:
    """A server with its database in a folder, or another; it closes when all people have left."""
    arguments: dict[str, Any] = {"pace": AT_ONCE, "addresses": Addresses(), "limits": GENEROUS} | services
    public = arguments["addresses"].public
    stored = database or str(folder / "rostra.sqlite3")
    settings = Settings(database=stored, limits=arguments["limits"], public=public)
    threads = ThreadPoolExecutor(2 + SPARE)
    built = Services(storage=open_storage(settings.database), pool=threads, **arguments)
    listener = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    app = create_app(built, StaticFiles(static or folder / "no-client"))
    server = run_server(configuration(app, settings))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.001)
    opened = Server(listener.getsockname()[1], built, app.state.registry, server)
    try:
        yield opened
    finally:
        for person in opened.people:
            await person.go()
        server.should_exit = True
        await serving


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, origin: str, address: str = "127.0.0.1") -> None:
        self.origin = origin
        self.address = address
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.http = httpx.AsyncClient(base_url=origin, transport=transport, timeout=PATIENCE)
        self.clients: list[Client] = []

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get("rostra")

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Call something that must answer with this status."""
        content = None if method == "GET" else json.dumps({} if body is None else body)
        headers = {} if method == "GET" else {"content-type": "application/json"}
        answer = await self.http.request(method, f"/api{path}", content=content, headers=headers)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.call("GET", path, status=status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.call("POST", path, body, status)

    async def create_table(self, game: str = "quo-vadis", players: int | None = None, **setup: Any) -> str:
        """Ask for a table; unless said otherwise, for me and friends."""
        players = players or {"quo-vadis": 4, "idus-martii": 5}[game]
        seats = setup.pop("seats", None) or [
            {"kind": "me", "name": "Ada"},
            *[{"kind": "friend"}] * (players - 1),
        ]
        made = await self.post("/tables", {"game": game, "players": players, "seats": seats, **setup}, 201)
        return str(made["table"])

    async def join(
        self, table: str, seen: Json | None = None, greet: bool = True, receive_buffer: int | None = None
    ) -> Client:
        """Come to a table."""
        address = f"{self.origin.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"Origin": self.origin}
        if self.secret is not None:
            headers["Cookie"] = f"rostra={self.secret}"
        port = int(self.origin.rpartition(":")[2])
        wire = socket.create_connection(("127.0.0.1", port), source_address=(self.address, 0))
        if receive_buffer is not None:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        opened = await connect(
            address, sock=wire, additional_headers=headers, compression=None, ping_interval=None
        )
        assert opened.response is not None
        given = opened.response.headers.get("Set-Cookie")
        if given is not None:
            self.http.cookies.set("rostra", given.partition(";")[0].partition("=")[2], "127.0.0.1")
        client = Client(opened)
        self.clients.append(client)
        if greet:
            await client.send(type="hello", seen=seen or {})
            await client.until(lambda: client.of("presence"))
        return client

    async def go(self) -> None:
        """Close all connections."""
        for client in self.clients:
            await client.leave()
        await self.http.aclose()


class Client:
    """A connection to a table, and everything that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self.events: dict[int | None, list[Json]] = {}
        self.latest: dict[int | None, Json] = {}
        self.code: int | None = None
        """The code with which it was closed."""
        self._news = asyncio.Condition()
        self._ids = itertools.count(1)
        self._name = random.randbytes(4).hex()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self._heard(text)
        except ConnectionClosed:
            pass
        async with self._news:
            self.code = self.socket.close_code
            self._news.notify_all()

    async def _heard(self, text: str) -> None:
        message = json.loads(text)
        async with self._news:
            self.raw.append(text)
            self.messages.append(message)
            if message["type"] == "sync":
                seat = message["seat"]
                before = self.events.get(seat, [{}] * message["from"])
                self.events[seat] = before[: message["from"]] + message["events"]
                assert len(self.events[seat]) == message["seen"]
                self.latest[seat] = message
            self._news.notify_all()

    def of(self, kind: str) -> list[Json]:
        """The messages of a type, so far."""
        return [message for message in self.messages if message["type"] == kind]

    def view(self, seat: int | None = 0) -> Json:
        view: Json = self.latest[seat]["view"]
        return view

    def legal(self, seat: int = 0) -> list[Json]:
        legal: list[Json] = self.latest[seat]["legal"]
        return legal

    def seen(self, seat: int | None = 0) -> int:
        return int(self.latest[seat]["seen"])

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with self._news:
            while not (found := condition()):
                assert self.code is None, f"closed with {self.code}, after {self.messages[-2:]}"
                await self._news.wait()
            return found

    async def closed(self) -> int:
        """Wait until the server has closed it; with which code."""
        async with self._news:
            while self.code is None:
                await self._news.wait()
            return self.code

    async def hello_closed(self) -> int:
        """Say hello to a table where that is of no use; with which code the server closes."""
        await self.send(type="hello", seen={})
        return await self.closed()

    async def ask(self, **message: Any) -> Json:
        """Send an intent, and wait for its answer."""
        message.setdefault("id", f"{self._name}-{next(self._ids)}")
        before = len(self.messages)
        await self.send(**message)

        def answer() -> Json | None:
            return next((m for m in self.messages[before:] if m.get("id") == message["id"]), None)

        answered: Json = await self.until(answer)
        return answered

    async def act(self, action: Json, seat: int = 0, **more: Any) -> Json:
        more.setdefault("seen", self.seen(seat))
        return await self.ask(type="act", seat=seat, action=action, **more)

    async def play(self, action: Json, seat: int = 0) -> Json:
        """Play an action that must count, and wait until it is seen; if the game had gone on, look again."""
        seen = self.seen(seat)
        while (answer := await self.act(action, seat, seen=seen)).get("stale"):
            await self.until(lambda seen=seen: self.seen(seat) > seen)  # type: ignore[misc]
            seen = self.seen(seat)
        assert answer["type"] == "ack", answer
        await self.until(lambda: self.seen(seat) >= answer["seen"])
        return answer

    async def turn(self, seat: int = 0) -> Json:
        """Wait until a seat must act; the legal actions that take the game on."""
        await self.until(lambda: seat in self.latest and seat in self.view(seat)["to_act"])
        return self.latest[seat]

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading


def moves(legal: list[Json]) -> list[Json]:
    """What takes the game on, best first."""
    order = {"advance": 0, "place": 1, "caesar": 2}
    talk = ("accept", "reject", "withdraw", "pledge", "retract", "census")
    return sorted((a for a in legal if a["type"] not in talk), key=lambda a: order.get(a["type"], 3))


async def sit_down(
    server: Server, game: str = "quo-vadis", players: int | None = None, **setup: Any
) -> list[Client]:
    """A table where each person has one seat, and the game has begun."""
    host = server.person()
    table = await host.create_table(game, players, **setup)
    info = await host.get(f"/tables/{table}")
    people = [host]
    for seat in range(1, info["players"]):
        people.append(server.person())
        await people[-1].post(f"/tables/{table}/seats/{seat}", {"name": f"Friend {seat}"})
    clients = [await person.join(table) for person in people]
    for seat, client in enumerate(clients):
        await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
    return clients


async def play_out(clients: list[Client], chance: random.Random, most: int = 10_000) -> None:
    """Play until the game is over, each client for the seats it has, at random."""

    async def play(client: Client, seat: int) -> None:
        for _ in range(most):
            await client.until(lambda: client.view(seat)["result"] or seat in client.view(seat)["to_act"])
            if client.view(seat)["result"]:
                return
            choices = moves(client.legal(seat))
            best = [choice for choice in choices if choice["type"] == choices[0]["type"]]
            answer = await client.act(chance.choice(best), seat)
            assert answer["type"] == "ack" or answer["stale"], answer
            if answer["type"] == "ack":
                await client.until(lambda seen=answer["seen"]: client.seen(seat) >= seen)  # type: ignore[misc]

    await asyncio.gather(
        *(play(client, seat) for client in clients for seat in client.latest if seat is not None)
    )


async def goes_on(clients: list[Client]) -> None:
    """The player to move can still move, and all see it."""
    seat = clients[0].view(0)["to_act"][0]
    turn = clients[0].view(0)["turn"]
    await clients[seat].play({"type": "place", "committee": "B1"}, seat)
    for other, client in enumerate(clients):
        await client.until(lambda client=client, other=other: client.view(other)["turn"] == turn + 1)  # type: ignore[misc]


def built_client(folder: Path) -> Path:
    """A small client, as Vite would build it."""
    built = folder / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Rostra</title>")
    (built / "assets" / "index-abc123.js").write_text("let plain;")
    (built / "assets" / "index-abc123.js.br").write_bytes(b"brotli")
    (built / "assets" / "index-abc123.js.gz").write_bytes(b"gzip")
    (built / "sw.js").write_text("self;")
    (built / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")
    return built
