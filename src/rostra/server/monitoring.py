"""``/health``, ``/ready`` and ``/metrics``: for whoever runs the server, and the programs that watch it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rostra.server.addresses import LOCAL, hostname
from rostra.server.errors import RequestError
from rostra.server.storage.interface import StorageError
from rostra.server.table_registry import TableRegistry

NO_STORE = {"cache-control": "no-store"}
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that a proxy adds: what comes through one does not come from this machine."""
PATIENCE = 5.0
"""Seconds in which the storage must answer."""
FRESH = 1.0
"""Seconds for which an answer of the storage holds, so that asking often costs nothing."""


class Monitoring:
    """Answers those who watch the server."""

    def __init__(self, registry: TableRegistry, token: str | None) -> None:
        """``token``: what must be shown to read the metrics; without one, they stay on this machine."""
        self._registry = registry
        self._services = registry.services
        self._token = token
        self._asked: tuple[float, bool] | None = None
        self._asking = asyncio.Lock()

    @property
    def routes(self) -> list[Route]:
        """The three routes."""
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def health(self, request: Request) -> Response:
        """The process is up."""
        return PlainTextResponse("ok\n", headers=NO_STORE)

    async def ready(self, request: Request) -> Response:
        """The storage answers."""
        if await self._storage_answers():
            return PlainTextResponse("ready\n", headers=NO_STORE)
        return PlainTextResponse("the storage does not answer\n", 503, headers=NO_STORE)

    async def metrics(self, request: Request) -> Response:
        """Everything that is counted; nobody else learns that it is there."""
        if not self._may_read(request):
            raise RequestError("no-such-page")
        metrics = self._services.metrics
        metrics.live_tables.set(self._registry.live_tables)
        with suppress(StorageError):  # /ready says so
            metrics.open_tables.set(await self._services.storage.count_open_tables())
        return Response(metrics.text(), headers=NO_STORE, media_type=CONTENT_TYPE_LATEST)

    def _may_read(self, request: Request) -> bool:
        if self._token is not None:
            shown = request.headers.get("authorization", "")
            return compare_digest(shown.encode(), f"Bearer {self._token}".encode())
        is_direct = not any(name in request.headers for name in FORWARDED)
        name = hostname(request.headers.get("host", ""))
        return is_direct and name in LOCAL and _is_loopback(request.client.host if request.client else "")

    async def _storage_answers(self) -> bool:
        async with self._asking:
            now = asyncio.get_running_loop().time()
            if self._asked is None or now - self._asked[0] >= FRESH:
                try:
                    await asyncio.wait_for(self._services.storage.ping(), PATIENCE)
                    self._asked = now, True
                except (StorageError, TimeoutError):
                    self._asked = now, False
            return self._asked[1]


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
