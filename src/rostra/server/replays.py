"""A finished game, moment by moment. Nothing in it is secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import rostra
from rostra import Table
from rostra.kernel.game import InvalidInput, Result
from rostra.protocol.tables import Frame, Reasons, Replay, ReplaySetup
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.server.seats import clean_name
from rostra.table import records


def frames(record: dict[str, Any], names: list[str | None], reasons: Sequence[Reasons | None] = ()) -> Replay:
    """A record as frames: the beginning, and each action with what it brought and a bot's reasons."""
    table = rostra.replay({**record, "actions": [], "result": None})
    shown = [Frame(None, None, table.events(None), table.position())]
    heard = [len(table.events(seat)) for seat in range(table.setup.players)]
    for number, (entry, why) in enumerate(zip_longest(record["actions"], reasons), 1):
        seat, action = entry["seat"], entry["action"]
        try:
            table.play(seat, action)
        except ValueError as error:
            raise ValueError(f"Action {number} cannot be played: {error}") from None
        shown.append(Frame(seat, action, _happened(table, seat, heard), table.position(), why))
    result = table.record()["result"]
    if record.get("result") is not None and record["result"] != result:
        raise ValueError("The record does not lead to the result it names.")
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
        frames=shown,
    )


def _happened(table: Table, actor: int, heard: list[int]) -> list[dict[str, Any]]:
    """What is new to anybody: all that whoever acted was told, and what only others were, each in its place.

    ``heard`` counts what each seat had heard before, and then has heard.
    """
    news = [table.events(seat, since=since) for seat, since in enumerate(heard)]
    told = [*news[actor]]
    for seat, events in enumerate(news):
        heard[seat] += len(events)
        place = 0
        for event in events:
            if event in told:
                place = told.index(event) + 1
            else:
                told.insert(place, event)
                place += 1
    return told


def uploaded(text: str, limits: Limits) -> Replay:
    """The replay of a record that somebody brings, whatever it may be."""
    if len(text) > limits.record_bytes:
        raise RequestError("too-large")
    try:
        record = records.load(text)
        if len(record["actions"]) > limits.record_actions:
            raise RequestError("too-large")
        return frames(record, _names(record))
    except InvalidInput as error:
        raise RequestError("bad-record", problem=error) from None
    except (ValueError, RecursionError) as error:
        raise RequestError("bad-record", problem=str(error)[:300]) from None


def _names(record: dict[str, Any]) -> list[str | None]:
    """The names a record tells, as far as they are names."""
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
