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

SETUP = ("game", "players", "seed", "edition", "variants", "options", "position")

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
        self._ops: dict[
            str, tuple[Callable[[Mapping[str, Any]], Answer], tuple[str, ...], tuple[str, ...]]
        ] = {
            "new": (self._new, ("game",), SETUP[1:]),
            "replay": (self._replay, ("record",), ()),
            "to_act": (self._to_act, (), ()),
            "legal": (self._legal, ("seat",), ()),
            "check": (self._check, ("seat", "action"), ()),
            "play": (self._play, ("seat", "action"), ()),
            "view": (self._view, (), ("seat",)),
            "events": (self._events, (), ("seat", "since")),
            "position": (self._position, (), ()),
            "record": (self._record, (), ()),
            "result": (self._result, (), ()),
        }
        """What each op does, its required fields and its optional ones."""

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
        if not isinstance(op, str) or op not in self._ops:
            raise ValueError(say("terminal-engine-op", {"ops": ", ".join(self._ops)}))
        act, required, optional = self._ops[op]
        given = {key: value for key, value in request.items() if key not in ("op", "id")}
        missing = [key for key in required if key not in given]
        if missing:
            raise ValueError(say("terminal-engine-missing", {"op": op, "fields": ", ".join(missing)}))
        unknown = [key for key in given if key not in required and key not in optional]
        if unknown:
            raise ValueError(say("terminal-engine-unknown", {"op": op, "fields": ", ".join(unknown)}))
        return act(given)

    @property
    def table(self) -> rostra.Table:
        """The table, or ``ValueError`` if there is none yet."""
        if self._table is None:
            raise ValueError(say("terminal-engine-no-table"))
        return self._table

    def _new(self, given: Mapping[str, Any]) -> Answer:
        self._table = rostra.new_table(**given)
        return self._to_act({})

    def _replay(self, given: Mapping[str, Any]) -> Answer:
        self._table = rostra.replay(given["record"])
        return self._to_act({})

    def _to_act(self, given: Mapping[str, Any]) -> Answer:
        return {"to_act": list(self.table.to_act), "turn": self.table.turn}

    def _legal(self, given: Mapping[str, Any]) -> Answer:
        return {"actions": self.table.legal(given["seat"])}

    def _check(self, given: Mapping[str, Any]) -> Answer:
        return {"refusal": self.table.check(given["seat"], given["action"])}

    def _play(self, given: Mapping[str, Any]) -> Answer:
        self.table.play(given["seat"], given["action"])
        return {**self._to_act({}), **self._result({})}

    def _view(self, given: Mapping[str, Any]) -> Answer:
        return {"view": self.table.view(given.get("seat"))}

    def _events(self, given: Mapping[str, Any]) -> Answer:
        return {"events": self.table.events(given.get("seat"), since=given.get("since", 0))}

    def _position(self, given: Mapping[str, Any]) -> Answer:
        return {"position": self.table.position()}

    def _record(self, given: Mapping[str, Any]) -> Answer:
        return {"record": self.table.record()}

    def _result(self, given: Mapping[str, Any]) -> Answer:
        return {"result": self.table.result}


def _request(line: bytes | None) -> dict[str, Any]:
    """The request on a line."""
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
