"""The application: gate, calls, sockets and client, around one hall."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rostra.server.hall import Hall
from rostra.server.house import House
from rostra.server.problems import Problem
from rostra.server.web.answers import failure
from rostra.server.web.calls import calls, route
from rostra.server.web.gate import Gate
from rostra.server.web.openapi import document
from rostra.server.web.sockets import Sockets
from rostra.server.web.static import Static


def create_app(house: House, static: Static | None = None) -> Starlette:
    """The application of a house; it closes the storage and the pool when it ends."""
    hall = Hall(house)
    known = calls(hall)
    described = msgspec.json.encode(document(known))

    async def openapi(request: Request) -> Response:
        return Response(described, media_type="application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall.begin()
        gc.collect()
        gc.freeze()  # what is here now stays: looking at it again and again made the worst delays
        yield
        gc.unfreeze()
        hall.end()
        await house.storage.close()
        house.pool.shutdown(wait=False, cancel_futures=True)

    app = Starlette(
        routes=[
            *(route(call, house.limits) for call in known),
            Route("/api/openapi.json", openapi),
            WebSocketRoute("/ws/tables/{table}", Sockets(hall).serve),
            Route("/{path:path}", (static or Static()).answer),
        ],
        middleware=[Middleware(Gate, house=house)],
        exception_handlers={Problem: _problem, HTTPException: _http_problem, Exception: _fault},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return failure(error)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return failure(Problem("wrong-method" if error.status_code == 405 else "no-such-page"))


async def _fault(request: Request, error: Exception) -> Response:
    return failure(Problem("internal"))
