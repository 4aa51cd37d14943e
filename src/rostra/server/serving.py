"""Running a server: where it listens, where its data lie, and how it stops."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from rostra import bots
from rostra.server.addresses import Addresses
from rostra.server.app import create_app
from rostra.server.house import House
from rostra.server.limits import Limits
from rostra.server.storage.sqlite import SqliteStorage
from rostra.server.tables.opponents import Pace
from rostra.server.web.cork import CorkedProtocol

log = logging.getLogger("rostra.server")

THINKERS = 2
"""Threads for bots to think in."""
PORTS = 20
"""Ports that are tried after the first."""
SHUTDOWN = 3
"""Seconds for clients to say goodbye."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What ``rostra serve`` was asked for."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = True
    """Whether the next free port will do."""
    lan: bool = False
    public: str | None = None
    """The address behind a reverse proxy."""
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)


class PortTaken(Exception):
    """There is no port to listen at."""


def listen(settings: Settings) -> socket.socket:
    """A socket at the port asked for, or the next free one."""
    ports = range(settings.port, settings.port + (PORTS if settings.any_port else 1))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in ports:
        try:
            return socket.create_server((settings.host, port), family=family, backlog=2048)
        except OSError as error:
            problem = error
    raise PortTaken(str(problem.strerror))


def lan_address() -> str | None:
    """The number of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def serve(settings: Settings, announce: Callable[[Addresses, int], None]) -> None:
    """Serve until told to stop; ``announce`` is called when everything is ready to begin."""
    storage = SqliteStorage(settings.database)
    listener = listen(settings)
    port = int(listener.getsockname()[1])
    number = lan_address() if settings.lan else None
    addresses = Addresses(public=settings.public, lan=None if number is None else f"http://{number}:{port}")
    house = House(
        storage=storage,
        pool=ThreadPoolExecutor(THINKERS, thread_name_prefix="rostra-bot"),
        addresses=addresses,
        pace=settings.pace,
        limits=settings.limits,
    )
    server = uvicorn.Server(configuration(create_app(house), settings))
    announce(addresses, port)
    threading.Thread(target=_warm_up, name="rostra-warming", daemon=True).start()
    _ignore_signals()
    server.run(sockets=[listener])


def _warm_up() -> None:
    """Get the bots ready, in a thread: even to find out what they need takes a moment."""
    try:
        bots.warm()
    except Exception:
        log.exception("The bots could not be made ready")


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        ws=CorkedProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        proxy_headers=settings.public is not None,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=SHUTDOWN,
    )


def _ignore_signals() -> None:
    """Uvicorn stops at these signals, and then sends them again to whoever was asked before it: nobody."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
