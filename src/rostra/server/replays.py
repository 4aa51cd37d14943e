"""A finished game, moment by moment. Nothing in it is secret any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from time import thread_time
from typing import Any

import msgspec

import rostra
from rostra.kernel.game import IllegalAction, InvalidInput, Result
from rostra.protocol.tables import Frame, ListPatch, Reasons, Replay, ReplaySetup
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.server.table_registry import TableRegistry
from rostra.server.typed_text import clean_name
from rostra.table import records

Finished = tuple[dict[str, Any], list[str | None], list[Reasons | None]]
"""The record of a finished game, the names at its table, and why bots did what they did."""

SHORT_LIST = 10
"""Lists up to this length are sent whole; longer ones only ever grow."""


async def finished(registry: TableRegistry, table: str) -> Finished:
    """A finished game at a table; ``RequestError`` before the end."""
    async with registry.open(table) as live, live.lock:
        if live.row.status != "over":
            raise RequestError("not-over")
        log = await live.log()
        return log.table.record(), [seat.name for seat in live.seats], log.reasons


def frames(
    record: dict[str, Any],
    names: list[str | None],
    reasons: Sequence[Reasons | None] = (),
    check: Callable[[], None] = lambda: None,
) -> Replay:
    """A record as frames: the beginning, and each action with what it brought and a bot's reasons.

    ``check`` is called before each action, and may stop it with an error.
    """
    table = rostra.replay({**record, "actions": [], "result": None})
    opening = view = table.open_view()
    heard = len(table.all_events())
    shown = [Frame(None, None, table.events(None), table.position(), {}, {})]
    for number, (entry, why) in enumerate(zip_longest(record["actions"], reasons), 1):
        check()
        seat, action = entry["seat"], entry["action"]
        try:
            table.play(seat, action)
        except IllegalAction as error:
            raise InvalidInput("record-unplayable", {"number": str(number), "why": error.refusal}) from None
        before, view = view, table.open_view()
        events = table.all_events(since=heard)
        heard += len(events)
        shown.append(Frame(seat, action, _told_once(events), table.position(), *_changes(before, view), why))
    result = table.record()["result"]
    if record.get("result") is not None and record["result"] != result:
        raise InvalidInput("record-result")
    setup = table.setup
    return Replay(
        setup=ReplaySetup(
            game=setup.game,
            players=setup.players,
            seed=setup.seed,
            edition=setup.edition,
            variants=list(setup.variants),
            options=dict(setup.options),
        ),
        names=names,
        result=None if result is None else Result(**result),
        view=opening,
        frames=shown,
    )


def _changes(before: dict[str, Any], now: dict[str, Any]) -> tuple[dict[str, Any], dict[str, ListPatch]]:
    """The parts of a view that have changed; of long lists (claims, promises) only what is new in them."""
    changes = {part: value for part, value in now.items() if before.get(part) != value}
    patches = {}
    for part, value in changes.items():
        if isinstance(value, list) and len(value) > SHORT_LIST:
            old = before[part]
            new = {i: item for i, item in enumerate(value) if i >= len(old) or old[i] != item}
            patches[part] = ListPatch(len(value), new)
    return {part: value for part, value in changes.items() if part not in patches}, patches


def _told_once(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Drop each event that only repeats part of the one before it, for others than its parties."""
    told: list[dict[str, Any]] = []
    for event in events:
        if not (told and event.items() <= told[-1].items()):
            told.append(event)
    return told


def encoded(record: dict[str, Any], names: list[str | None], reasons: Sequence[Reasons | None]) -> bytes:
    """The replay of a record, as JSON."""
    return msgspec.json.encode(frames(record, names, reasons))


def encoded_upload(text: str, limits: Limits) -> bytes:
    """The replay of an uploaded record, as JSON."""
    return msgspec.json.encode(uploaded(text, limits))


def uploaded(text: str, limits: Limits, processor_time: Callable[[], float] = thread_time) -> Replay:
    """The replay of an uploaded record, whatever it may be, within a limit of processor time."""
    return read_upload(text, limits, processor_time)[1]


def read_upload(
    text: str, limits: Limits, processor_time: Callable[[], float] = thread_time
) -> tuple[dict[str, Any], Replay]:
    """An uploaded record, and its replay."""
    if len(text) > limits.record_bytes:
        raise RequestError("too-large")
    end = processor_time() + limits.record_processor_seconds

    def check() -> None:
        if processor_time() > end:
            raise RequestError("too-large")

    try:
        record = records.load(text)
        if len(record["actions"]) > limits.record_actions:
            raise RequestError("too-large")
        return record, frames(record, _names(record), check=check)
    except InvalidInput as error:
        raise RequestError("bad-record", problem=error) from None
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-record", problem=str(error)[:300]) from None


def _names(record: dict[str, Any]) -> list[str | None]:
    """The names in a record, as far as they are names."""
    given = record.get("names")
    players = record["players"] if type(record["players"]) is int else 0
    if not isinstance(given, list) or len(given) != players:
        return [None] * min(players, 8)
    return [_name(name) for name in given]


def _name(name: Any) -> str | None:
    try:
        return clean_name(name) if isinstance(name, str) else None
    except RequestError:
        return None
