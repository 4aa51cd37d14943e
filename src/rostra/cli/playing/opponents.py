"""The bots at the keyboard's table: what they do, what they say, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import rostra
from rostra import bots
from rostra.bots.explaining import explained
from rostra.cli.playing.session import Tell

MOST_REACTIONS = 40
"""How often bots may react before it is somebody else's turn, so that they cannot talk forever."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a bot, with its reasons."""

    turn: int
    seat: int
    reasons: bots.Reasons


class Opponents:
    """Bots on some seats of a table. They remember nothing, so an interruption changes nothing for them."""

    def __init__(self, table: rostra.Table, names: Sequence[str], levels: Mapping[int, str]) -> None:
        self._table, self._names = table, names
        setup = table.setup
        self._bots = {
            seat: bots.player(setup.game, level, setup.seed * 10 + seat) for seat, level in levels.items()
        }
        self.decisions: list[Decision] = []
        self.thinking: int | None = None
        """The seat of the bot that thinks about its move."""

    def act(self, seat: int, *, waited: bool) -> bool:
        """Let a bot that must act do so; False if it waits for an answer first."""
        bot, turn = self._bots[seat], self._table.turn
        self.thinking = seat
        try:
            action = bot.decide(*self._seen(seat), waited=waited)
        finally:
            self.thinking = None
        if action is None:
            return False
        self._table.play(seat, action)
        if bot.reasons is not None:
            self.decisions.append(Decision(turn, seat, bot.reasons))
        return True

    def react(self, tell: Tell) -> None:
        """Ask all bots that need not act for reactions, until there are none."""
        for _ in range(MOST_REACTIONS):
            reacted = [self._react(seat) for seat in self._bots]
            if not any(reacted):
                return
            tell()

    def _react(self, seat: int) -> bool:
        if seat in self._table.to_act or self._table.result is not None:
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
            f"{self._names[decision.seat]}: {explained(decision.reasons, self._names.__getitem__)}"
            for decision in self.decisions[since:]
        ]
