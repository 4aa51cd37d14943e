"""A table in the middle of bargaining: ``legal``, ``check`` and ``play`` while 20 offers are open.

Everybody has made five offers of different kinds, and as many promises of earlier deals are in force.
``legal`` and ``check`` are asked for every seat. Answers and new offers are played, so that 20 stay
open, and at the end the move that settles all of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from typing import Any

import rostra
from bench.report import Row
from bench.timing import RUNS, SECONDS
from rostra.kernel.game import Action

OPEN = 20
PLAYERS = 4
KINDS = OPEN // PLAYERS
TARGET = 1
"""Milliseconds per call."""

Call = Callable[[], Any]


def rows() -> Iterator[Row]:
    """The mean time of each call."""
    for what, calls in (("legal", _legal), ("check", _check), ("play", _play)):
        _run(calls)  # not counted: it may fill caches
        milliseconds = median(_run(calls) for _ in range(RUNS))
        yield Row(f"Quo Vadis?, {OPEN} open deals, {what}", milliseconds, "ms", below=TARGET)


def _run(calls: Callable[[rostra.Table], Sequence[Call]]) -> float:
    """The mean time of the calls, repeated at new tables; setting those up is not counted."""
    made, seconds = 0, 0.0
    while seconds < SECONDS:
        several = calls(_bargaining())
        begun = time.perf_counter()
        for call in several:
            call()
        seconds += time.perf_counter() - begun
        made += len(several)
    return 1000 * seconds / made


def _legal(table: rostra.Table) -> Sequence[Call]:
    return [partial(table.legal, seat) for seat in range(PLAYERS)] * 5


def _check(table: rostra.Table) -> Sequence[Call]:
    tries: list[Action] = [
        {"type": "caesar", "to": "A4-S"},
        {"type": "advance", "path": "B1-A3", "with": [1, 2]},
        {"type": "pledge", "path": "B1-A3", "votes": 1},
        {"type": "accept", "deal": OPEN + 5},
        {"type": "withdraw", "deal": OPEN + 2},
        *(_offer(table, seat, kind) for seat in range(PLAYERS) for kind in range(KINDS)),
    ]
    return [partial(table.check, seat, action) for seat in range(PLAYERS) for action in tries]


def _play(table: rostra.Table) -> Sequence[Call]:
    plays: list[tuple[int, Action]] = []
    for kind in range(KINDS):
        for seat in range(PLAYERS):
            number = 1 + OPEN + seat + PLAYERS * kind
            if kind == 0 and seat > 0:
                plays.append((0, {"type": "accept", "deal": number}))
            else:
                plays.append((seat, {"type": "withdraw", "deal": number}))
            plays.append((seat, _offer(table, seat, kind or 1)))
    plays.append((0, {"type": "caesar", "to": "A4-S"}))
    return [partial(table.play, seat, action) for seat, action in plays]


def _bargaining() -> rostra.Table:
    """Seat 0 is to move in its second turn; all stand in B1, 20 promises are in force and 20 offers open."""
    table = rostra.new_table("quo-vadis", PLAYERS, 7, variants=("strict-promises",), options={"start": 0})
    _speak(table, accepted=True)
    for seat in range(PLAYERS):
        table.play(seat, {"type": "place", "committee": "B1"})
    _speak(table, accepted=False)
    return table


def _speak(table: rostra.Table, accepted: bool) -> None:
    for kind in range(KINDS):
        for seat in range(PLAYERS):
            table.play(seat, _offer(table, seat, kind))
            deal = table.events(seat)[-1]
            for other in deal["to"] if accepted else ():
                table.play(other, {"type": "accept", "deal": deal["deal"]})


def _offer(table: rostra.Table, seat: int, kind: int) -> Action:
    """An offer to sell consent, to do something, to avoid it, to help or to refuse; some in private."""
    other, third = (seat + 1) % PLAYERS, (seat + 2) % PLAYERS
    sale = [
        {"kind": "support", "by": seat, "path": "B1-A3", "votes": 1},
        {"kind": "pay", "by": 0, "to": seat, "value": 1},
    ]
    offers: list[list[dict[str, Any]]] = [
        [{"kind": "avoid", "by": other, "action": {"type": "caesar", "to": "E4-S"}, "until": 5}],
        [{"kind": "do", "by": seat, "action": {"type": "advance"}, "until": 40}],
        [{"kind": "avoid", "by": seat, "action": {"type": "caesar", "to": "C1-S"}, "until": 5}],
        [{"kind": "support", "by": seat, "for": other, "from": "A3", "until": 5}],
        [{"kind": "refuse", "by": seat, "against": third, "until": 30}],
    ]
    if kind == 0 and seat > 0 and table.turn > 1:
        return {"type": "offer", "clauses": sale}
    words = [{"kind": "note", "by": party, "text": "So be it."} for party in (other, third)]
    return {"type": "offer", "clauses": [*offers[kind], *words], "private": kind % 2 == 1}
