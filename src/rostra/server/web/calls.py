"""The HTTP calls, in one list: routes, documentation and tests are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rostra.protocol import tables
from rostra.protocol.wire import Unreadable, read_as
from rostra.server.hall import Hall
from rostra.server.limits import Limits
from rostra.server.problems import Problem
from rostra.server.web.answers import answer
from rostra.server.web.keepsakes import Keepsakes
from rostra.server.web.lobby import Lobby

Answer = msgspec.Struct | Response


@dataclass(frozen=True, slots=True)
class Call:
    """One call: how it is made, and what it answers."""

    method: str
    path: str
    what: str
    do: Callable[[Request, Any], Awaitable[Answer]]
    answers: type[msgspec.Struct] | str
    """A struct, or the media type of something else."""
    body: type[msgspec.Struct] | None = None
    status: int = 200
    is_large: bool = False
    """Whether the body may be as large as a record."""


def calls(hall: Hall) -> list[Call]:
    """The list."""
    lobby, keepsakes = Lobby(hall), Keepsakes(hall)
    made, info, several, nothing = tables.Made, tables.TableInfo, tables.Tables, tables.Nothing
    table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat:int}"
    replay = tables.Replay
    return [
        Call("GET", "/api/games", "The games, and the bots for each", lobby.games, tables.Games),
        Call("POST", "/api/tables", "Ask for a new table", lobby.lay, made, tables.NewTable, 201),
        Call("GET", "/api/tables", "The listed tables that wait or play", lobby.listed, several),
        Call("GET", "/api/tables/mine", "The tables I sit at", lobby.mine, several),
        Call("GET", table, "A table from outside", lobby.info, info),
        Call("GET", "/api/codes/{code}", "The table with a code", lobby.code, tables.Found),
        Call("POST", seat, "Take a free seat", lobby.take, info, tables.TakeSeat),
        Call("DELETE", seat, "Stand up, or leave the seat to a bot", lobby.leave, info, nothing),
        Call("POST", f"{seat}/bot", "Fill a free seat with a bot", lobby.bot, info, tables.SeatBot),
        Call(
            "POST",
            f"{table}/link",
            "Ask for a link that brings my seats back",
            lobby.link,
            tables.Link,
            nothing,
        ),
        Call("POST", "/api/back", "Bring seats back", lobby.back, tables.Returned, tables.Back),
        Call("POST", f"{table}/rematch", "The same people again", lobby.rematch, made, nothing, 201),
        Call(
            "GET", f"{table}/record", "The record of a finished game", keepsakes.record, "application/jsonl"
        ),
        Call("GET", f"{table}/replay", "The replay of a finished game", keepsakes.replay, replay),
        Call(
            "POST",
            "/api/replays",
            "The replay of a record",
            keepsakes.upload,
            replay,
            tables.Upload,
            is_large=True,
        ),
        Call("GET", "/api/qr/{code}", "The link to join, for a camera", keepsakes.qr, "image/svg+xml"),
    ]


def route(call: Call, limits: Limits) -> Route:
    """A call as Starlette serves it."""

    async def serve(request: Request) -> Response:
        body = None
        if call.body is not None:
            most = 2 * limits.record_bytes if call.is_large else limits.body_bytes
            body = _read(await _body(request, most), call.body)
        answered = await call.do(request, body)
        return answered if isinstance(answered, Response) else answer(answered, call.status)

    return Route(call.path, serve, methods=[call.method])


async def _body(request: Request, most: int) -> bytes:
    """The body of a request, up to a size."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Problem("too-large")
        parts.append(part)
    return b"".join(parts)


def _read(body: bytes, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return read_as(body or b"{}", kind)
    except Unreadable as error:
        raise Problem("unreadable", problem=str(error)[:200]) from None
