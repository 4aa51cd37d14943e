"""Middleware that every request passes first: who sends it, from where, how often, and security headers."""

from __future__ import annotations

from collections.abc import Awaitable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rostra.server.errors import RequestError, as_request_error
from rostra.server.http import error_response
from rostra.server.identity import SESSION, cookie, hashed, identity, new_secret, secret_in
from rostra.server.services import Services
from rostra.server.storage.interface import StorageError
from rostra.server.traffic import BURST, Meter, TokenBuckets, counted_address

CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
SECURITY_HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""In every answer: our own scripts, styles and pictures, and nothing from anywhere else."""
TLS_ONLY: tuple[bytes, bytes] = (b"strict-transport-security", b"max-age=31536000")


class RequestGuard:
    """Checks every request; sets its ``identity`` (or ``None``), ``secret``, ``address`` and our ``origin``.

    A handler that wants the browser to hold another secret puts it into ``given``.
    """

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services, self._addresses = services, services.addresses
        self._metrics = services.metrics
        self._bans = services.bans
        self._traffic = services.traffic
        limits = services.limits
        self._calls = TokenBuckets(limits.calls_per_second, limits.calls_at_once)
        self._requests = TokenBuckets(limits.requests_per_second, BURST * limits.requests_per_second)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http":
            return self._http(scope, receive, send)
        if scope["type"] == "websocket":
            return self._websocket(scope, receive, send)
        return self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        state = _set_state(scope, headers)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                response = MutableHeaders(scope=message)
                response.raw.extend(SECURITY_HEADERS)
                if self._addresses.is_secure:
                    response.raw.append(TLS_ONLY)
                if state["given"] is not None and message["status"] < 400:
                    response.append("set-cookie", cookie(state["given"], self._addresses.is_secure))
            await send(message)

        address: str = state["address"]
        if not self._traffic.begin_request(address):
            error = RequestError("too-fast")
            self._metrics.refused(error)
            await error_response(error)(scope, receive, send_with_headers)
            return
        try:
            self._check_traffic(scope, headers)
            await self._recognise(scope, headers)
            self._check_sender(scope, headers)
        except (RequestError, StorageError) as problem:
            error = as_request_error(problem)
            self._metrics.refused(error)
            await error_response(error)(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)
        finally:
            self._traffic.end_request(address)

    def _check_traffic(self, scope: Scope, headers: Headers) -> None:
        if not self._addresses.is_ours(headers.get("host", "")):
            raise RequestError("foreign-host")
        address, now = scope["state"]["address"], monotonic()
        if not self._requests.of(address, now).take(now):
            raise RequestError("too-fast")
        if scope["path"].startswith("/api/") and not self._calls.of(address, now).take(now):
            raise RequestError("too-fast")

    async def _recognise(self, scope: Scope, headers: Headers) -> None:
        """Find out who it is; whoever calls for the first time gets a secret. Files are for everybody."""
        state, is_call = scope["state"], scope["path"].startswith("/api/")
        secret = secret_in(headers.get("cookie", ""))
        if secret is not None and (is_call or not secret.startswith(SESSION)):
            state["secret"], state["identity"] = secret, await identity(secret, self._services)
        if state["identity"] is None and is_call and not _is_navigation(headers):
            state["given"] = state["secret"] = new_secret()
            state["identity"] = hashed(state["secret"])

    def _check_sender(self, scope: Scope, headers: Headers) -> None:
        if self._is_barred(scope):
            raise RequestError("barred")
        if scope["method"] in CHANGING:
            if not self._is_same_origin(headers):
                raise RequestError("foreign-origin")
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise RequestError("no-json")

    def _is_barred(self, scope: Scope) -> bool:
        client = scope.get("client") or ("", 0)
        return self._bans.includes(client[0], scope["state"]["identity"])

    def _is_same_origin(self, headers: Headers) -> bool:
        """Whether one of our pages sent this, or a program that is not a browser."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in (None, "same-origin", "none")
        if origin == self._addresses.public:
            return True
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return False
        return netloc != "" and netloc.lower() == headers.get("host", "").lower()

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        state = _set_state(scope, headers)
        state["accept_headers"] = list[tuple[bytes, bytes]]()
        wire = state.get("wire")
        state["meter"] = meter = Meter(self._traffic) if wire is None else wire.meter
        if not (self._addresses.is_ours(headers.get("host", "")) and self._is_same_origin(headers)):
            return await _refuse_websocket(receive, send)
        secret = secret_in(headers.get("cookie", ""))
        try:
            state["identity"] = None if secret is None else await identity(secret, self._services)
        except StorageError:
            return await _refuse_websocket(receive, send)
        if state["identity"] is None:
            secret = new_secret()
            state["identity"] = hashed(secret)
            given = cookie(secret, self._addresses.is_secure).encode()
            state["accept_headers"].append((b"set-cookie", given))
        meter.belongs_to(state["address"], state["identity"])
        if self._is_barred(scope):
            self._metrics.dropped("barred")
            return await _refuse_websocket(receive, send)
        await self._app(scope, receive, send)


async def _refuse_websocket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def _set_state(scope: Scope, headers: Headers) -> dict[str, Any]:
    state: dict[str, Any] = scope.setdefault("state", {})
    client = scope.get("client")
    state["address"] = counted_address(client[0]) if client else ""
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    state["origin"] = f"{scheme}://{headers.get('host', '')}"
    state["identity"] = state["secret"] = state["given"] = None
    return state


def _is_navigation(headers: Headers) -> bool:
    """Whether somebody followed a link, perhaps from elsewhere: a Strict cookie is not sent then."""
    return headers.get("sec-fetch-mode") == "navigate" or "text/html" in headers.get("accept", "")
