"""A whole game as text a person can read: the set-up, every move with what it led to, the end.

    set-up {"game": "quo-vadis", "players": 3, ...}

    > 1 {"type": "place", "committee": "A1"}
      place: seat 1, committee A1
      turn: turn 2, seat 2

The lines with ``>`` are the moves, seat first; the indented ones are the events, with the seats that saw
them where not all did. At the end stand the result and the position.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import rostra
from tests.watching import Move

Seat = int | None


def told(setup: dict[str, Any], moves: Iterable[Move]) -> str:
    """The playthrough of these moves."""
    table = rostra.new_table(**setup)
    lines = [f"set-up {json.dumps(setup)}"]
    since: dict[Seat, int] = dict.fromkeys((*range(table.setup.players), None), 0)
    lines += _events(table, since)
    for seat, action in moves:
        table.play(seat, action)
        lines += ["", f"> {seat} {json.dumps(action)}", *_events(table, since)]
    lines += ["", f"result {json.dumps(table.record()['result'])}", "position"]
    lines += [f"  {part}: {json.dumps(value)}" for part, value in table.position().items()]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[dict[str, Any], list[Move]]:
    """The set-up and the moves of a playthrough."""
    setup: dict[str, Any] = {}
    moves: list[Move] = []
    for line in text.splitlines():
        if line.startswith("set-up "):
            setup = json.loads(line.removeprefix("set-up "))
        elif line.startswith("> "):
            seat, action = line.removeprefix("> ").split(" ", 1)
            moves.append((int(seat), json.loads(action)))
    return setup, moves


def _events(table: rostra.Table, since: dict[Seat, int]) -> Iterator[str]:
    """What has happened since, each event once, in the order in which somebody saw it."""
    seen: dict[tuple[str, int], list[Seat]] = {}
    for seat in since:
        new = [_worded(event) for event in table.events(seat, since[seat])]
        since[seat] += len(new)
        for index, words in enumerate(new):
            seen.setdefault((words, new[:index].count(words)), []).append(seat)
    for (words, _), seats in seen.items():
        only = "" if len(seats) == len(since) else f"  [seen by {', '.join(map(str, seats))}]"
        yield f"  {words}{only}"


def _worded(event: dict[str, Any]) -> str:
    parts = [
        f"{key} {value if isinstance(value, str) else json.dumps(value)}" for key, value in event.items()
    ]
    return f"{event['kind']}: {', '.join(parts[1:])}"
