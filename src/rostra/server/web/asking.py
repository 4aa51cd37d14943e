"""Who asks, for what, and how often: what the handlers of all calls need to know."""

from __future__ import annotations

from time import monotonic

from starlette.requests import Request

from rostra.server.limits import Buckets
from rostra.server.problems import Problem


def identity(request: Request) -> str:
    """Who asks; one who wants to change something must be somebody."""
    who: str | None = request.state.identity
    if who is None and request.method != "GET":
        raise Problem("no-identity")
    return who or ""


def origin(request: Request) -> str:
    """Where he reached the server."""
    return str(request.state.origin)


def table(request: Request) -> str:
    """The table he asks about."""
    return str(request.path_params["table"])


class Sparing:
    """Something that may be asked only so often from one address."""

    def __init__(self, a_minute: float) -> None:
        self._buckets = Buckets(a_minute / 60, a_minute)

    def use(self, request: Request) -> None:
        """Ask once more, if that is not too often."""
        self.check(request)
        self.count(request)

    def check(self, request: Request) -> None:
        """``Problem`` if it was asked too often."""
        now = monotonic()
        if self._buckets.of(_address(request), now).is_empty(now):
            raise Problem("too-fast")

    def count(self, request: Request) -> None:
        """It was asked once more."""
        now = monotonic()
        self._buckets.of(_address(request), now).take(now)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
