"""The bots at the keyboard's table: what they do, what they say, and why they did it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import rostra
from rostra import bots
from rostra.bots.explaining import explained
from rostra.cli.phrases import seat_name

Action = dict[str, Any]

SAID_AT_ONCE = 40
"""How often bots say something before anybody else may; so they cannot keep each other busy for ever."""


@dataclass(frozen=True, slots=True)
class Thought:
    """Why a bot did something."""

    turn: int
    seat: int
    reasons: bots.Reasons


class Opponents:
    """Bots of one level on some seats of a table."""

    def __init__(self, game: str, table: rostra.Table, seats: Iterable[int], level: str, seed: int) -> None:
        self._game, self._table = game, table
        self._bots = {seat: bots.player(game, level, seed * 10 + seat) for seat in seats}
        self.thoughts: list[Thought] = []

    def act(self, seat: int, *, waited: bool) -> bool:
        """Let a bot that must act do so; whether it did, or waits for an answer."""
        bot, turn = self._bots[seat], self._table.turn
        action = bot.decide(*self._seen(seat), waited=waited)
        if action is None:
            return False
        self._table.play(seat, action)
        if bot.reasons is not None:
            self.thoughts.append(Thought(turn, seat, bot.reasons))
        return True

    def talk(self) -> None:
        """Let all bots that need not act say something, until all is said."""
        for _ in range(SAID_AT_ONCE):
            spoken = [self._speak(seat) for seat in self._bots]
            if not any(spoken):
                return

    def gives(self, seat: int, mover: int, path: str) -> bool:
        """Ask a bot for a vote, for nothing; whether it gives it or names a price, rather than refuse."""
        clause = {"kind": "support", "by": seat, "path": path, "votes": 1}
        self._table.play(mover, {"type": "offer", "clauses": [clause]})
        asked = self._table.view(mover)["deals"][-1]["deal"]
        self.talk()
        deals = {deal["deal"]: deal for deal in self._table.view(mover)["deals"]}
        if deals[asked]["status"] == "open":
            self._table.play(mover, {"type": "withdraw", "deal": asked})
        countered = any(deal.get("answers") == asked for deal in deals.values())
        return countered or deals[asked]["status"] == "struck"

    def _speak(self, seat: int) -> bool:
        if seat in self._table.to_act:
            return False
        action = self._bots[seat].react(*self._seen(seat))
        if action is not None:
            self._table.play(seat, action)
        return action is not None

    def _seen(self, seat: int) -> tuple[Any, Any, int, Any]:
        table = self._table
        return table.view(seat), table.legal(seat), seat, table.events(seat)

    def why(self, since: int = 0) -> list[str]:
        """What the bots say about what they did, from one thought on."""
        return [
            f"{seat_name(self._game, thought.seat)}: "
            + explained(thought.reasons, lambda seat: seat_name(self._game, seat))
            for thought in self.thoughts[since:]
        ]
