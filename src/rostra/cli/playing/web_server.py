"""A rostra server as a guest calls it: who one is there is kept, so that the same seat is taken again."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from rostra.cli.files import UserError, reason
from rostra.cli.narrate import shortened
from rostra.cli.playing import kept
from rostra.protocol.tables import Failure, Fault, Found, Returned, TableInfo
from rostra.words import say

PATIENCE = 15
"""Seconds to wait for an answer."""
COOKIE = "rostra"
LINK = re.compile(r"/(?:(join)/([A-Za-z]{4})|(?:table|replay)/([\w-]{1,64})|back)/?")
T = TypeVar("T")


class Refused(Exception):
    """The server does not want that; the sentence says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(_sentence(fault))
        self.kind = fault.kind


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is: at a server, under a code, by its own name, or where a token says."""

    origin: str
    code: str | None = None
    table: str | None = None
    token: str | None = None


def is_link(text: str) -> bool:
    """Whether this is an address rather than the name of a game."""
    return "://" in text


def read_link(text: str) -> Link:
    """A link as the server makes it."""
    try:
        parts = urlsplit(text)
        found = LINK.fullmatch(parts.path)
        if parts.scheme not in ("http", "https") or not parts.hostname or found is None:
            raise ValueError
    except ValueError:
        raise UserError(say("play-bad-link", {"link": shortened(text, 100)})) from None
    origin = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    if found[1]:
        return Link(origin, code=found[2].upper())
    if found[3]:
        return Link(origin, table=found[3])
    if not parts.fragment:
        raise UserError(say("play-bad-link", {"link": shortened(text, 100)}))
    return Link(origin, token=parts.fragment)


class WebServer:
    """HTTP calls as one guest."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self._file = kept.folder() / "web.json"
        self.secret: str | None = self._known().get(origin)

    @property
    def cookie(self) -> str:
        """Who one is, as a header."""
        return f"{COOKIE}={self.secret}"

    def socket(self, table: str) -> str:
        """The address of a table's WebSocket."""
        return f"{self.origin.replace('http', 'ws', 1)}/ws/tables/{table}"

    def find(self, link: Link) -> TableInfo:
        """The table behind a link."""
        self.call("GET", "/api/me", dict)
        table = link.table or ""
        if link.code is not None:
            table = self.call("GET", f"/api/codes/{link.code}", Found).table
        elif link.token is not None:
            table = self.call("POST", "/api/back", Returned, {"token": link.token}).table
        return self.call("GET", f"/api/tables/{table}", TableInfo)

    def record(self, table: str) -> bytes:
        """The record of a finished game."""
        return self._send("GET", f"/api/tables/{table}/record", None)

    def call(self, method: str, path: str, answer: type[T], body: dict[str, Any] | None = None) -> T:
        """Make a call; ``Refused`` if the server does not want it."""
        data = self._send(method, path, body)
        try:
            return msgspec.json.decode(data, type=answer)
        except ValueError:
            raise UserError(say("play-not-rostra", {"address": self.origin})) from None

    def _send(self, method: str, path: str, body: dict[str, Any] | None) -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.secret else {})
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = Request(self.origin + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                content: bytes = answer.read()
                return content
        except HTTPError as error:
            raise self._problem(error.read()) from None
        except (URLError, OSError) as error:
            why = error.reason if isinstance(error, URLError) else error
            problem = reason(why) if isinstance(why, Exception) else str(why)
            raise UserError(say("play-unreachable", {"address": self.origin, "problem": problem})) from None

    def _problem(self, answer: bytes) -> Exception:
        try:
            return Refused(msgspec.json.decode(answer, type=Failure).error)
        except ValueError:
            return UserError(say("play-not-rostra", {"address": self.origin}))

    def _remember(self, cookies: list[str]) -> None:
        """Keep who the server says one is, for the next time."""
        for line in cookies:
            found = SimpleCookie(line).get(COOKIE)
            if found is not None and found.value != self.secret:
                self.secret = found.value
                kept.private(self._file, json.dumps({**self._known(), self.origin: self.secret}).encode())

    def _known(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, ValueError):
            return {}


def _sentence(fault: Fault) -> str:
    """What went wrong, in the language that is spoken; else as the server says it."""
    try:
        return say(f"server-{fault.kind}", fault.data)
    except Exception:
        return shortened(fault.message)
