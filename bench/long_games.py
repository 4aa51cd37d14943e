"""Long games on the server: what it costs to load one, and whether a move costs more the longer the game is.

Processor time, in this process and without sockets or disk: the log is played, and after every move the
messages to four seats and the spectators are made.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import median

from bench.report import Note, Row
from bench.timing import RUNS

PLAYERS = 4
LONG, UNDOS = 4000, 50
SHORT = 100
"""Actions in a game."""
MOVES = 300
"""Moves that are measured at the end of a game."""


def rows() -> Iterator[Row | Note]:
    """Loading, then the moves."""
    try:
        import rostra.server.game_log  # noqa: F401
    except ImportError:
        yield Note("rostra[server] is not installed here: long games are left out")
        return
    yield from _measured()


def _measured() -> Iterator[Row]:
    from rostra.protocol.tables import NoClock, Options
    from rostra.server.broadcast import encoded_sync
    from rostra.server.game_log import GameLog
    from rostra.server.storage.rows import Entry, TableRow

    row = TableRow(
        *("table", "code", "host", 0.0, "quo-vadis", PLAYERS, 2026, None, [], Options(), NoClock(), False),
        status="playing",
        began=0.0,
    )

    def play(log: GameLog, chance: random.Random) -> Entry:
        """A move that does not end the game."""
        seat = log.table.to_act[0]
        choices = [a for a in log.table.legal(seat) if a["type"] != "advance" or a["path"][-1] != "S"]
        return log.play(seat, chance.choice(choices), None, 0.0)

    def game(length: int, undos: int) -> tuple[GameLog, list[Entry]]:
        """A log of so many entries, so many of which undo another."""
        chance, log, entries = random.Random(2026), GameLog(row), list[Entry]()
        undone = 0
        while len(entries) < length:
            entry = play(log, chance)
            entries.append(entry)
            if undone < len(entries) * undos // length and log.last_reversible(entry.seat):
                entries.append(log.undo(entry.seat, None, 0.0))
                undone += 1
        return log, entries

    entries = game(LONG, UNDOS)[1]
    assert sum(entry.cancels is not None for entry in entries) == UNDOS
    seconds = [_processor_time(lambda: GameLog(row, entries)) for _ in range(RUNS)]
    yield Row(f"Loading {LONG:,} actions with {UNDOS} undos", 1000 * median(seconds), "ms", below=300)

    for length in (SHORT, LONG):
        log, _ = game(length, 0)
        chance = random.Random(1)

        def moves(log: GameLog = log, chance: random.Random = chance) -> None:
            for _ in range(MOVES):
                seen = {viewpoint: len(events) for viewpoint, events in log.events.items()}
                play(log, chance)
                log.prepare_views(log.viewpoints)
                for viewpoint, count in seen.items():
                    encoded_sync(log, viewpoint, count)

        seconds = [_processor_time(moves) / MOVES for _ in range(RUNS)]
        yield Row(f"A move after {length:,}: rules, events, messages", 1e6 * median(seconds), "µs")


def _processor_time(work: object) -> float:
    assert callable(work)
    begun = time.process_time()
    work()
    return time.process_time() - begun
