"""The bots at the keyboard's table: what they do, what they say, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import rostra
from rostra import bots
from rostra.bots.explaining import explained
from rostra.cli.narrate import seat_name

MOST_REACTIONS = 40
"""How often bots may react before it is somebody else's turn, so that they cannot talk forever."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a bot, with its reasons."""

    turn: int
    seat: int
    reasons: bots.Reasons


class Opponents:
    """Bots of one level on some seats of a table."""

    def __init__(self, table: rostra.Table, seats: Iterable[int], level: str, seed: int) -> None:
        self._table, self._game = table, table.setup.game
        self._bots = {seat: bots.player(self._game, level, seed * 10 + seat) for seat in seats}
        self.decisions: list[Decision] = []

    def act(self, seat: int, *, waited: bool) -> bool:
        """Let a bot that must act do so; False if it waits for an answer first."""
        bot, turn = self._bots[seat], self._table.turn
        action = bot.decide(*self._seen(seat), waited=waited)
        if action is None:
            return False
        self._table.play(seat, action)
        if bot.reasons is not None:
            self.decisions.append(Decision(turn, seat, bot.reasons))
        return True

    def react(self) -> None:
        """Ask all bots that need not act for reactions, until there are none."""
        for _ in range(MOST_REACTIONS):
            reacted = [self._react(seat) for seat in self._bots]
            if not any(reacted):
                return

    def gives(self, seat: int, mover: int, path: str) -> bool:
        """Ask a bot for a vote for nothing; whether it gives it, or names a price, rather than refuse."""
        clause = {"kind": "support", "by": seat, "path": path, "votes": 1}
        self._table.play(mover, {"type": "offer", "clauses": [clause]})
        asked = self._table.view(mover)["deals"][-1]["deal"]
        self.react()
        deals = {deal["deal"]: deal for deal in self._table.view(mover)["deals"]}
        if deals[asked]["status"] == "open":
            self._table.play(mover, {"type": "withdraw", "deal": asked})
        countered = any(deal.get("answers") == asked for deal in deals.values())
        return countered or deals[asked]["status"] == "struck"

    def _react(self, seat: int) -> bool:
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
        """The bots' reasons in words, from the given decision on."""
        return [
            f"{seat_name(self._game, decision.seat)}: "
            + explained(decision.reasons, lambda seat: seat_name(self._game, seat))
            for decision in self.decisions[since:]
        ]
