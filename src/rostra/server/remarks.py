"""What bots with a character say at a table now and then: seldom, and in every reader's own language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rostra.bots.bot import uniform
from rostra.bots.quo_vadis.remarks import Moment, moments
from rostra.protocol.messages import Line
from rostra.server.bots import bot_seed
from rostra.server.game_log import GameLog
from rostra.server.seats import CHARACTER

if TYPE_CHECKING:
    from rostra.server.live_table import LiveTable

MOST_AT_TABLE, MOST_OF_BOT = 8, 3
"""In one game."""
PAUSE = 3
"""Turns between two remarks, except at the end."""
LIKELY = {"greeting": 0.6, "harvest": 0.35, "senate": 0.5, "overtaken": 0.3, "broken": 0.9, "warning": 0.7}
"""How often a bot says something about a moment; at the end, always."""


class Remarks:
    """Listens to one table and lets its bots speak. The same moments lead to the same remarks."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._heard: int | None = None
        self._last_turn = -PAUSE

    def hear(self, log: GameLog) -> None:
        """Something was played: perhaps a bot has something to say about it. The lock is held."""
        characters = {
            row.seat: row.level.partition(CHARACTER)[2]
            for row in self._table.seats
            if row.kind == "bot" and row.level is not None and CHARACTER in row.level
        }
        if not characters:
            return
        events = log.decoded_events(None)
        before = self._heard if self._heard is not None else 0 if log.length == 1 else len(events)
        self._heard = len(events)
        for moment in moments(log.table.view(None), events[before:], characters):
            if self._is_said(moment, log):
                self._last_turn = log.table.turn
                line = Line(f"remark-{moment.kind}", {"character": characters[moment.seat]}, moment.about)
                name = f"{moment.kind}-{log.length}"
                self._table.in_background(self._table.chat.remark(moment.seat, line, name))
                return

    def _is_said(self, moment: Moment, log: GameLog) -> bool:
        said, turn = self._table.chat.remarks_by_seat, log.table.turn
        if len(said) >= MOST_AT_TABLE or said.count(moment.seat) >= MOST_OF_BOT:
            return False
        if moment.kind not in LIKELY:
            return True
        seed = bot_seed(self._table.row.seed, moment.seat)
        is_likely = uniform(seed, "remark", moment.kind, turn) < LIKELY[moment.kind]
        return is_likely and turn - self._last_turn >= PAUSE
