"""Bots around a table: they get what their seats see, as JSON, and everything they do must be legal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import rostra
from rostra import bots
from rostra.bots import Bot
from rostra.kernel.game import Action

QUICK = ("random", "greedy", "rules")
"""The levels that answer at once; those that search have tests of their own."""


def as_json(data: Any) -> Any:
    """What comes out at the other end of a wire."""
    return json.loads(json.dumps(data))


def seen(table: rostra.Table, seat: int) -> tuple[Any, Any, int, Any]:
    """What a bot in a seat is shown."""
    return as_json(table.view(seat)), as_json(table.legal(seat)), seat, as_json(table.events(seat))


def decision(bot: Bot, table: rostra.Table, seat: int, waited: bool = False) -> Action | None:
    """What a bot does in a seat that must act, without the reason it may give."""
    return _bare(bot.decide(*seen(table, seat), waited=waited))


def reaction(bot: Bot, table: rostra.Table, seat: int) -> Action | None:
    """What a bot does in a seat that need not act, without the reason it may give."""
    return _bare(bot.react(*seen(table, seat)))


def _bare(action: Action | None) -> Action | None:
    return action and {part: value for part, value in action.items() if part != "because"}


class Company:
    """A table with a bot on every seat; ``silent``: nobody speaks unless it is their turn."""

    def __init__(
        self, game: str, levels: Sequence[str], seed: int, silent: bool = False, **setup: Any
    ) -> None:
        self.table = rostra.new_table(game, players=len(levels), seed=seed, **setup)
        self.bots = [bots.player(game, level, seed * 10 + seat) for seat, level in enumerate(levels)]
        self.silent = silent
        self.said = 0

    def play(self, until_turn: int | None = None) -> rostra.Table:
        """Play on to the end, or up to a turn."""
        while self.table.result is None and (until_turn is None or self.table.turn < until_turn):
            self.talk()
            self.act(self.table.to_act[0])
        return self.table

    def talk(self) -> None:
        """Let all seats that need not act say something, until nobody has anything to say."""
        busy = not self.silent
        while busy:
            busy = False
            for seat in range(len(self.bots)):
                action = None if seat in self.table.to_act else self.bots[seat].react(*seen(self.table, seat))
                if action is not None:
                    self._play(seat, action)
                    busy = True

    def act(self, seat: int) -> None:
        """Let one seat act; if it waits for answers, let the others answer, and then make it act."""
        action = self.bots[seat].decide(*seen(self.table, seat))
        if action is None:
            self.talk()
            action = self.bots[seat].decide(*seen(self.table, seat), waited=True)
        assert action is not None, "a bot that has waited acts"
        self._play(seat, action)

    def _play(self, seat: int, action: Action) -> None:
        refusal = self.table.check(seat, action)
        assert refusal is None, f"{action} of seat {seat}: {refusal}"
        self.table.play(seat, action)
        self.said += 1
        assert self.said < 4_000, "bots do not talk forever"
