"""Running a server: where it listens, where its database is, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs
import uvicorn
from starlette.applications import Starlette

from rostra import bots
from rostra.server.addresses import Addresses, lan_address
from rostra.server.app import create_app
from rostra.server.guarded_http import GuardedHttp, guarded
from rostra.server.handover import Handover, WorkerHandover
from rostra.server.limits import Limits
from rostra.server.outgoing import Outgoing, Policy
from rostra.server.services import Pace, Services
from rostra.server.storage.interface import Storage, StorageError
from rostra.server.storage.opening import open_storage, told_address
from rostra.server.supervision import supervise
from rostra.server.thinking import SPARE

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger("rostra.server")

BOT_THREADS = 2
MAX_PORTS = 20
"""Ports that are tried, if the first will not do."""
SHUTDOWN = 3
"""Seconds for connections to close."""
ACCEPTED, BACKLOG = 16, 2048
"""Connections that are accepted in one turn of the event loop, and that may wait for it."""
MAX_FILES, OTHER_FILES = 65_536, 100
"""Open files that are asked for, and how many of them are not connections."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What ``rostra serve`` was asked for."""

    database: str
    """A file, or the address of a PostgreSQL database."""
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = True
    """Whether the next free port may be used instead."""
    workers: int = 1
    """How many processes serve."""
    lan: bool = False
    public: str | None = None
    """The address behind a reverse proxy."""
    calls: Policy = "public"
    """Where push messages and webhooks may go."""
    metrics_token: str | None = None
    """What must be shown to read the metrics from elsewhere."""
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)

    def address(self, addresses: Addresses, port: int) -> str:
        """Where it can be opened on this machine, or behind its proxy."""
        host = self.host if self.host != "0.0.0.0" else "127.0.0.1"
        return addresses.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"


class PortTaken(Exception):
    """There is no port to listen on."""


def listen(settings: Settings) -> socket.socket:
    """A socket on the port asked for, or on the next free one."""
    ports = range(settings.port, settings.port + (MAX_PORTS if settings.any_port else 1))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        try:
            listener = socket.create_server((settings.host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            problem = error
        else:
            # For all workers: one that starts must not make another wait in accept().
            listener.setblocking(False)
            return listener
    raise PortTaken(str(problem.strerror))


def serve(settings: Settings, announce: Callable[[Addresses, int], None]) -> None:
    """Serve until told to stop; ``announce`` is called when everything is ready."""
    storage = open_storage(settings.database)
    if settings.workers > 1:
        is_shared = storage.is_shared
        asyncio.run(storage.close())  # it is there, and migrated: now each worker has its own
        if not is_shared or not hasattr(os, "fork"):
            raise StorageError("Several workers need a PostgreSQL database, and a system other than Windows.")
    listener = listen(settings)
    port = int(listener.getsockname()[1])
    ip = lan_address() if settings.lan else None
    addresses = Addresses(public=settings.public, lan=None if ip is None else f"http://{ip}:{port}")
    if settings.workers == 1:
        with told_address(settings.database, settings.address(addresses, port)):
            _serve(settings, storage, listener, addresses, lambda: announce(addresses, port))
        return
    announce(addresses, port)
    with closing(Handover(settings.workers)) as shared:

        def work(worker: int) -> None:
            storage, handover = open_storage(settings.database), WorkerHandover(shared, worker)
            _serve(settings, storage, listener, addresses, lambda: None, handover)

        supervise(settings.workers, work, lambda worker: shared.set_ready(worker, False))


def _serve(
    settings: Settings,
    storage: Storage,
    listener: socket.socket,
    addresses: Addresses,
    announce: Callable[[], None],
    handover: WorkerHandover | None = None,
) -> None:
    services = Services(
        storage=storage,
        pool=ThreadPoolExecutor(BOT_THREADS + SPARE, thread_name_prefix="rostra-bot"),
        bot_threads=BOT_THREADS,
        addresses=addresses,
        pace=settings.pace,
        limits=settings.limits,
        outgoing=Outgoing(settings.calls),
    )
    services.traffic.capacity = min(services.traffic.capacity, allowed_connections())
    app = create_app(services, metrics_token=settings.metrics_token)
    server = Server(configuration(app, settings, handover), handover)
    announce()
    threading.Thread(target=_warm_up, name="rostra-warm-up", daemon=True).start()
    _stop_at_signals(server)
    server.run(sockets=[listener])


class Server(uvicorn.Server):
    """Uvicorn, where many may knock at once, but only a few are let in before tables have their turn."""

    def __init__(self, config: uvicorn.Config, handover: WorkerHandover | None = None) -> None:
        super().__init__(config)
        self._handover = handover
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start. asyncio lets in ``backlog`` of them a turn; uvloop one, so it listens that many times."""
        listeners = [*(sockets or ())]
        if type(asyncio.get_running_loop()).__module__ == "uvloop":
            listeners = [listener.dup() for listener in listeners for _ in range(self.config.backlog)]
        await super().startup(listeners)
        for listener in listeners:
            listener.listen(BACKLOG)  # asyncio has taken its number for the length of the queue too
        if self._handover is not None:
            self._handover.start(self._receive)

    async def on_tick(self, counter: int) -> bool:
        """Whether it is time to stop; a worker stops when nobody would replace it any more."""
        is_orphan = self._handover is not None and self._handover.is_orphan()
        return await super().on_tick(counter) or is_orphan

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and first of all take no more."""
        if self._handover is not None:
            self._handover.stop()
        await super().shutdown(sockets)

    def _receive(self, connection: socket.socket, request: bytes) -> None:
        """Another worker has passed a connection on."""
        task = asyncio.create_task(self._welcome(connection, request))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, request: bytes) -> None:
        named = {"server_state": self.server_state, "app_state": self.lifespan.state}
        gate = self.config.http_protocol_class(self.config, **named)  # type: ignore[call-arg]
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(lambda: gate, connection)
        http = transport.get_protocol()
        if isinstance(http, GuardedHttp):  # and was not turned away
            http.handover = None
            http.data_received(request)


def allowed_connections() -> int:
    """Ask the system for as many open files as it will give; how many of them connections may use."""
    if resource is None:
        return 500  # what select() takes on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    soft = MAX_FILES if soft == resource.RLIM_INFINITY else soft
    return max(1, soft - OTHER_FILES)


def _warm_up() -> None:
    """Get the bots ready, in a thread: even finding out what they need takes a moment."""
    try:
        bots.warm()
    except Exception:
        log.exception("The bots could not be warmed up")


def configuration(
    app: Starlette, settings: Settings, handover: WorkerHandover | None = None
) -> uvicorn.Config:
    """How uvicorn runs the application."""
    http, websocket = guarded(app.state.traffic, handover)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        proxy_headers=settings.public is not None,
        server_header=False,
        access_log=False,
        backlog=ACCEPTED,
        log_config=None,  # see logs.py
        log_level="warning",
        timeout_graceful_shutdown=SHUTDOWN,
    )


def _stop_at_signals(server: uvicorn.Server) -> None:
    """Stop at a signal that comes before uvicorn looks for them.

    It stops at them itself then, and raises them again for these handlers in the end.
    """

    def stop(*_: object) -> None:
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)


def default_database() -> Path:
    """The file in the user's data folder; one that an earlier version put elsewhere is still found."""
    home = Path.home()
    earlier = {
        "darwin": home / "Library" / "Application Support",
        "win32": Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local"),
    }
    folder = platformdirs.user_data_path("rostra", appauthor=False)
    folders = [earlier[sys.platform] / "rostra", folder] if sys.platform in earlier else [folder]
    files = [folder / "rostra.sqlite3" for folder in folders]
    return next((file for file in files if file.exists()), files[-1])
