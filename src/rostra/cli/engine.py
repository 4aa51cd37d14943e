"""``rostra engine``: for programs in any language. One JSON object per line in, one per line out.

No input, however broken, ends it; only the end of the input does. A refused request changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, TextIO

import rostra
from rostra.cli.files import parse
from rostra.cli.narrate import shortened
from rostra.words import say

LONGEST_LINE = 8 * 1024 * 1024
"""The most bytes a line may have; a longer one is refused as a whole."""

Answer = dict[str, Any]


def serve(source: BinaryIO, sink: TextIO) -> None:
    """Answer every line of the source with a line to the sink, until the source ends."""
    engine = Engine()
    for line in _lines(source):
        sink.write(engine.answer(line) + "\n")
        sink.flush()


def _lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines as they come; ``None`` for one that is too long."""
    while line := source.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None


class Engine:
    """One table at a time, and the operations on it."""

    def __init__(self) -> None:
        self._table: rostra.Table | None = None

    def answer(self, line: bytes | None) -> str:
        """The answer to one line, itself one line of ASCII."""
        request_id: Answer = {}
        try:
            request = _request(line)
            request_id = _id(request)
            return _written({**request_id, "ok": True, **self._done(request)})
        except RecursionError:
            return _refused(request_id, say("terminal-json-deep"))
        except ValueError as error:
            return _refused(request_id, str(error))
        except Exception as error:
            return _refused(
                request_id, say("terminal-engine-fault", {"fault": f"{type(error).__name__}: {error}"})
            )

    def _done(self, request: Mapping[str, Any]) -> Answer:
        """Check the fields of a request and do what it asks for."""
        op = request.get("op")
        if not isinstance(op, str) or op not in OPS:
            raise ValueError(say("terminal-engine-op", {"ops": ", ".join(OPS)}))
        required, optional, act = OPS[op]
        given = {key: value for key, value in request.items() if key not in ("op", "id")}
        missing = [key for key in required if key not in given]
        if missing:
            raise ValueError(say("terminal-engine-missing", {"op": op, "fields": ", ".join(missing)}))
        unknown = [key for key in given if key not in required and key not in optional]
        if unknown:
            raise ValueError(say("terminal-engine-unknown", {"op": op, "fields": ", ".join(unknown)}))
        if op in SETUP_OPS:
            self._table = SETUP_OPS[op](given)
        if self._table is None:
            raise ValueError(say("terminal-engine-no-table"))
        return act(self._table, given)


def _to_act(table: rostra.Table, given: Answer) -> Answer:
    return {"to_act": list(table.to_act), "turn": table.turn}


def _play(table: rostra.Table, given: Answer) -> Answer:
    table.play(given["seat"], given["action"])
    return {**_to_act(table, given), "result": table.result}


SETUP_OPS: dict[str, Callable[[Answer], rostra.Table]] = {
    "new": lambda given: rostra.new_table(**given),
    "replay": lambda given: rostra.replay(given["record"]),
}
"""The ops that put another table in the place of the old one."""

OPS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Callable[[rostra.Table, Answer], Answer]]] = {
    "new": (("game",), ("players", "seed", "edition", "variants", "options", "position"), _to_act),
    "replay": (("record",), (), _to_act),
    "to_act": ((), (), _to_act),
    "legal": (("seat",), (), lambda table, given: {"actions": table.legal(given["seat"])}),
    "check": (
        ("seat", "action"),
        (),
        lambda table, given: {"refusal": table.check(given["seat"], given["action"])},
    ),
    "play": (("seat", "action"), (), _play),
    "view": ((), ("seat",), lambda table, given: {"view": table.view(given.get("seat"))}),
    "events": (
        (),
        ("seat", "since"),
        lambda table, given: {"events": table.events(given.get("seat"), since=given.get("since", 0))},
    ),
    "position": ((), (), lambda table, given: {"position": table.position()}),
    "record": ((), (), lambda table, given: {"record": table.record()}),
    "result": ((), (), lambda table, given: {"result": table.result}),
}
"""The required fields of each op, its optional ones, and what it answers."""


def _request(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise ValueError(say("terminal-engine-long", {"bytes": LONGEST_LINE}))
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(say("terminal-engine-bytes", {"byte": error.start})) from None
    if not text.strip():
        raise ValueError(say("terminal-engine-empty"))
    request = parse(text)
    if not isinstance(request, dict):
        raise ValueError(say("terminal-engine-object"))
    return request


def _id(request: Mapping[str, Any]) -> Answer:
    """The id of a request, which its answer repeats."""
    if "id" not in request:
        return {}
    given = request["id"]
    if isinstance(given, bool) or not isinstance(given, str | int | float | None):
        raise ValueError(say("terminal-engine-id"))
    return {"id": given}


def _refused(request_id: Answer, why: str) -> str:
    return _written({**request_id, "ok": False, "error": shortened(why)})


def _written(answer: Answer) -> str:
    """An answer as one line; seats that are keys become text, as JSON requires."""
    return json.dumps(answer, allow_nan=False, separators=(", ", ": "))
