"""The ASGI application: middleware, endpoints, WebSockets and client, around one registry of tables."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rostra.server.endpoints import endpoints
from rostra.server.errors import RequestError, as_request_error
from rostra.server.http import error_response, openapi, route
from rostra.server.logging_setup import AccessLog
from rostra.server.middleware import RequestGuard
from rostra.server.monitoring import Monitoring
from rostra.server.services import Services
from rostra.server.sockets import SocketServer
from rostra.server.static_files import StaticFiles
from rostra.server.storage.interface import Conflict, StorageError
from rostra.server.table_registry import TableRegistry


def create_app(
    services: Services, static: StaticFiles | None = None, metrics_token: str | None = None
) -> Starlette:
    """The application; it closes the storage and the pool when it ends."""
    registry = TableRegistry(services)
    calls = endpoints(registry)
    document = msgspec.json.encode(openapi(calls))

    async def describe(request: Request) -> Response:
        return Response(document, media_type="application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry.start()
        with _rare_collections():
            yield
        registry.stop()
        await services.reviews.close()
        await services.storage.close()
        services.outgoing.close()
        services.pool.shutdown(wait=False, cancel_futures=True)

    async def request_error(request: Request, error: Exception) -> Response:
        refused = as_request_error(error)
        services.metrics.refused(refused)
        return error_response(refused)

    app = Starlette(
        routes=[
            *(route(call, services.limits) for call in calls),
            Route("/api/openapi.json", describe),
            WebSocketRoute("/ws/tables/{table}", SocketServer(registry).serve),
            *Monitoring(registry, metrics_token).routes,
            Route("/{path:path}", (static or StaticFiles()).serve),
        ],
        middleware=[Middleware(AccessLog), Middleware(RequestGuard, services=services)],
        exception_handlers={
            **dict.fromkeys((RequestError, StorageError, Conflict), request_error),
            HTTPException: _http_error,
            Exception: _fault,
        },
        lifespan=lifespan,
    )
    app.state.registry = registry
    app.state.traffic = services.traffic
    return app


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Make full collections rare: one takes a tenth of a second and more, and all tables wait for it.

    A move leaves no cycles of references behind, and the few that connections and tables leave can wait until
    there are a million new objects. Young objects are still collected every few thousand.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what exists now stays
    gc.set_threshold(2_000, 20, 25)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return error_response(RequestError("wrong-method" if error.status_code == 405 else "no-such-page"))


async def _fault(request: Request, error: Exception) -> Response:  # which uvicorn logs
    return error_response(RequestError("internal"))
