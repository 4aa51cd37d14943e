"""The gate: who comes from where, who he is, and whether he comes too often. Everything passes it first."""

from __future__ import annotations

from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rostra.server.house import House
from rostra.server.identity import cookie, hashed, new_secret, secret_in
from rostra.server.limits import Buckets
from rostra.server.problems import Problem
from rostra.server.web.answers import failure
from rostra.server.web.headers import SECURITY, TLS_ONLY

CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class Gate:
    """Checks every request and marks it with ``identity`` (a hash, or ``None``) and ``origin`` (ours)."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._calls = Buckets(house.limits.calls_a_second, house.limits.calls_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        secret = secret_in(headers.get("cookie", ""))
        fresh = secret is None and scope["path"].startswith("/api/") and not _is_navigation(headers)
        if fresh:
            secret = new_secret()

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                answer.raw.extend(SECURITY)
                if self._house.addresses.is_secure:
                    answer.raw.append(TLS_ONLY)
                if fresh and secret is not None and message["status"] < 400:
                    answer.append("set-cookie", cookie(secret, self._house.addresses.is_secure))
            await send(message)

        self._mark(scope, headers, secret)
        try:
            self._check(scope, headers)
        except Problem as problem:
            await failure(problem)(scope, receive, marked)
        else:
            await self._app(scope, receive, marked)

    def _mark(self, scope: Scope, headers: Headers, secret: str | None) -> None:
        state = scope.setdefault("state", {})
        state["identity"] = None if secret is None else hashed(secret)
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        state["origin"] = f"{scheme}://{headers.get('host', '')}"

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._house.addresses.is_ours(headers.get("host", "")):
            raise Problem("foreign-host")
        if scope["path"].startswith("/api/"):
            client = scope.get("client") or ("", 0)
            now = monotonic()
            if not self._calls.of(client[0], now).take(now):
                raise Problem("too-fast")
        if scope["method"] in CHANGING:
            if not self._is_from_here(headers):
                raise Problem("foreign-origin")
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Problem("no-json")

    def _is_from_here(self, headers: Headers) -> bool:
        """Whether a page of ours sent this, or a program that is no browser."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in (None, "same-origin", "none")
        if origin == self._house.addresses.public:
            return True
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return False
        return netloc != "" and netloc.lower() == headers.get("host", "").lower()

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        secret = secret_in(headers.get("cookie", ""))
        known = secret is not None
        secret = secret or new_secret()

        async def marked(message: Message) -> None:
            if message["type"] == "websocket.accept" and not known:
                set_cookie = cookie(secret, self._house.addresses.is_secure).encode()
                message["headers"] = [*message.get("headers", []), (b"set-cookie", set_cookie)]
            await send(message)

        self._mark(scope, headers, secret)
        if self._house.addresses.is_ours(headers.get("host", "")) and self._is_from_here(headers):
            await self._app(scope, receive, marked)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})


def _is_navigation(headers: Headers) -> bool:
    """Whether somebody followed a link, perhaps from elsewhere: then a Strict cookie was left behind."""
    return headers.get("sec-fetch-mode") == "navigate" or "text/html" in headers.get("accept", "")
