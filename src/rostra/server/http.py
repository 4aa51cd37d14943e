"""HTTP plumbing: endpoints as data, what they read and answer, and their description as OpenAPI."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rostra import __version__
from rostra.protocol.messages import Unreadable, read_as
from rostra.protocol.tables import Failure, Fault
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.server.storage.interface import Storage
from rostra.server.traffic import TokenBuckets

Answer = msgspec.Struct | Response


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One HTTP call: how it is made, and what it answers."""

    method: str
    path: str
    summary: str
    handler: Callable[[Request, Any], Awaitable[Answer]]
    answer: type[msgspec.Struct] | str
    """A struct, or the media type of something else."""
    body: type[msgspec.Struct] | None = None
    status: int = 200
    is_large: bool = False
    """Whether the body may be as large as a record."""


def route(endpoint: Endpoint, limits: Limits) -> Route:
    """An endpoint as Starlette serves it."""

    async def serve(request: Request) -> Response:
        body = None
        if endpoint.body is not None:
            max_bytes = 2 * limits.record_bytes if endpoint.is_large else limits.body_bytes
            body = _decode(await _read(request, max_bytes), endpoint.body)
        answer = await endpoint.handler(request, body)
        return answer if isinstance(answer, Response) else json_response(answer, endpoint.status)

    return Route(endpoint.path, serve, methods=[endpoint.method])


async def _read(request: Request, max_bytes: int) -> bytes:
    """The body of a request, up to a size."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > max_bytes:
                raise RequestError("too-large")
            parts.append(part)
    except ClientDisconnect:  # nobody is there to be told
        raise RequestError("unreadable", problem="incomplete") from None
    return b"".join(parts)


def _decode(body: bytes, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return read_as(body or b"{}", kind)
    except Unreadable as error:
        raise RequestError("unreadable", problem=str(error)[:200]) from None


def json_response(value: msgspec.Struct, status: int = 200) -> Response:
    """A struct as JSON that nobody caches."""
    return Response(
        msgspec.json.encode(value),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def error_response(error: RequestError) -> Response:
    """What went wrong, for programs and for people."""
    return json_response(Failure(Fault(error.kind, error.sentence, error.wire_data)), error.status)


# What handlers ask of a request


def identity_of(request: Request) -> str:
    """Who sends it; a request that changes something must come from somebody."""
    who: str | None = request.state.identity
    if who is None and request.method != "GET":
        raise RequestError("no-identity")
    return who or ""


def origin_of(request: Request) -> str:
    """Where it reached the server."""
    return str(request.state.origin)


def table_of(request: Request) -> str:
    """The table it is about."""
    return str(request.path_params["table"])


def seat_of(request: Request) -> int:
    """The seat it is about."""
    return int(request.path_params["seat"])


class RateLimit:
    """How often one address may do something at this server; with a storage, at all that share it together.

    Together they count what does harm to all, such as guessing codes. What costs a server its time, it counts
    alone.
    """

    def __init__(self, what: str, per_minute: float, storage: Storage | None = None) -> None:
        self._what, self._per_minute, self._storage = what, per_minute, storage
        self._buckets = TokenBuckets(per_minute / 60, per_minute)

    async def use(self, request: Request) -> None:
        """Count; ``RequestError`` if it was done too often."""
        now = monotonic()
        if not self._buckets.of(request.state.address, now).take(now):
            raise RequestError("too-fast")
        if self._storage is not None and not await self._storage.spend(*self._shared(request)):
            raise RequestError("too-fast")

    async def check(self, request: Request) -> None:
        """``RequestError`` if it was done too often."""
        now = monotonic()
        if self._buckets.of(request.state.address, now).is_empty(now):
            raise RequestError("too-fast")
        if self._storage is not None and not await self._storage.is_left(*self._shared(request)):
            raise RequestError("too-fast")

    def _shared(self, request: Request) -> tuple[str, float]:
        """The allowance in the storage, which does not get to know the address."""
        counted = f"{self._what} {request.state.address}".encode()
        return hashlib.blake2b(counted, digest_size=16).hexdigest(), self._per_minute


# OpenAPI

_REF = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document of these endpoints."""
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    answers = [endpoint.answer for endpoint in endpoints if not isinstance(endpoint.answer, str)]
    _, schemas = msgspec.json.schema_components([*bodies, *answers, Failure], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rostra",
            "version": __version__,
            "description": "Tables for board games. Moves go over WebSockets: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"identity": {"type": "apiKey", "in": "cookie", "name": "rostra"}},
        },
        "security": [{"identity": []}, {}],
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        content = {"content": {endpoint.answer: {"schema": {"type": "string"}}}}
    else:
        content = _content(endpoint.answer)
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}_{getattr(endpoint.handler, '__name__', '')}",
        "parameters": [_parameter(name, kind) for name, kind in re.findall(r"{(\w+):?(\w*)}", endpoint.path)],
        "responses": {
            str(endpoint.status): {"description": endpoint.summary, **content},
            "default": {"description": "What went wrong", **_content(Failure)},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = _content(endpoint.body)
    return operation


def _parameter(name: str, kind: str) -> dict[str, Any]:
    schema = {"type": "integer" if kind == "int" else "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _content(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": _REF.format(name=kind.__name__)}}}}
