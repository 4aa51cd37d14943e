"""Answers to HTTP calls: structs as JSON, and problems as the protocol has them."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from rostra.protocol.tables import Failure, Fault
from rostra.server.problems import Problem


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    """A struct as JSON; nobody keeps it."""
    return Response(
        msgspec.json.encode(value),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def failure(problem: Problem) -> Response:
    """What went wrong, for programs and for people."""
    return answer(Failure(Fault(problem.kind, problem.sentence)), problem.status)
