"""Learners among bots, each game at a table of its own: slow, but against whom one would meet there.

Bots bargain freely. A learner of Quo Vadis? asks and answers as it does elsewhere: its asks are offers at the
table, offers to it that amount to an ask are put to it, and all others are rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rostra import bots
from rostra.adapters.gymnasium.pupils import PUPILS, Question
from rostra.adapters.vector.environment import HIGHEST_SEED, rules_of
from rostra.kernel.game import Action, IllegalAction
from rostra.kernel.rules import tops
from rostra.table.setting import new_table
from rostra.table.table import Table

PATIENCE = 24
"""What a seat may say in a turn before it is told to act and not asked for reactions any more."""


class Company:
    """A table with bots on all seats but the learner's."""

    def __init__(self, game: str, players: int, seat: int, level: str, seed: int, **setup: Any) -> None:
        self.table: Table = new_table(game, players, seed, **setup)
        self.seat = seat
        self.pupil = PUPILS[game](self.table)
        self.bots = [
            self.pupil if other == seat else bots.player(game, level, seed * players + other)
            for other in range(players)
        ]
        self.question: Question | None = None
        self._events: list[list[dict[str, Any]]] = [[] for _ in range(players)]
        self._known = [-1] * players
        self._said = [0] * players
        self.go_on()

    def go_on(self) -> None:
        """Play until the learner is asked or the game is over."""
        self.question = None
        try:
            while self.table.result is None:
                if not self._talk():
                    self._act()
        except Question as question:
            self.question = question

    def answer(self, number: int) -> None:
        """What the learner does, by its number in the rules, and all that follows."""
        self.pupil.answer = number
        self.go_on()

    def _talk(self) -> bool:
        """Let somebody who need not act say something; whether anybody did."""
        for seat, bot in enumerate(self.bots):
            if seat not in self.table.to_act and self._said[seat] < PATIENCE and self._has_news(seat):
                action = bot.react(*self._shown(seat))
                self._known[seat] = len(self._events[seat])
                if action is not None:
                    self._play(seat, action)
                    return True
        return False

    def _act(self) -> None:
        """Let one of the seats that must act do so, and wait for nobody when all has been said."""
        for seat in self.table.to_act:
            if self._said[seat] < PATIENCE and self._has_news(seat):
                action = self.bots[seat].decide(*self._shown(seat))
                self._known[seat] = len(self._events[seat])
                if action is not None:
                    self._play(seat, action)
                    return
        seat = self.table.to_act[0]
        action = self.bots[seat].decide(*self._shown(seat), waited=True)
        assert action is not None, "a bot that has waited acts"
        self._play(seat, action)

    def _has_news(self, seat: int) -> bool:
        self._events[seat] += self.table.events(seat, since=len(self._events[seat]))
        return len(self._events[seat]) > self._known[seat]

    def _shown(self, seat: int) -> tuple[Any, Any, int, Any]:
        return self.table.view(seat), self.table.legal(seat), seat, list(self._events[seat])

    def _play(self, seat: int, action: Action) -> None:
        turn = self.table.turn
        self.table.play(seat, action)
        self.pupil.saw(seat, action)
        self._said[seat] += 1
        if self.table.turn != turn:
            self._said = [0] * len(self._said)


class AgainstBots:
    """Rows in which the others are bots of a level."""

    def __init__(self, game: str, players: int, seats: Any, level: str, seed: int = 0, **setup: Any) -> None:
        if level not in bots.levels(game):
            raise ValueError(f"There are no opponents {level!r}; there are {', '.join(bots.levels(game))}.")
        self._rules = rules_of(game)
        self._setup = {"game": game, "players": players, "level": level, **setup}
        self.seats = [int(seat) for seat in seats]
        self.actions = self._rules.actions
        self.tops = np.array(tops(self._rules.cells), dtype=np.uint8)
        self.observations = np.zeros((len(self.seats), len(self.tops)), dtype=np.uint8)
        self.masks = np.zeros((len(self.seats), self.actions), dtype=np.uint8)
        self.endings = np.zeros_like(self.observations)
        self._numbers = [list(self._rules.numbering(players, seat)) for seat in range(players)]
        self._seeds = [seed + row for row in range(len(self.seats))]
        self._companies: list[Company] = []
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None) -> None:
        """Begin all games, and go on until every learner is asked."""
        rows = range(len(self.seats))
        if seed is None:
            self._seeds = [before + len(self.seats) for before in self._seeds]
        else:
            self._seeds = [seed + row for row in rows] if isinstance(seed, int) else list(seed)
        if not all(0 <= each < HIGHEST_SEED for each in self._seeds):
            raise ValueError(f"A seed is a number from 0 to {HIGHEST_SEED - 1}.")
        self._companies = [self._begun(row) for row in rows]
        for row in rows:
            self._show(row)

    def act(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """One decision of every learner, and on until all are asked; what they gained, which games ended."""
        for row, action in enumerate(actions):
            if not 0 <= action < self.actions or not self.masks[row, action]:
                raise IllegalAction(f"Game {row}: action {action} is not legal now (B3).")
        rewards, over = np.zeros(len(self.seats)), np.zeros(len(self.seats), dtype=bool)
        for row, action in enumerate(actions):
            company = self._companies[row]
            company.answer(self._numbers[company.seat][action])
            if company.table.result is not None:
                rewards[row], over[row] = company.seat in company.table.result["winners"], True
                self.endings[row] = 0
                self._rules.observe(company.pupil.ending(), company.seat, self.endings[row])
                self._seeds[row] += len(self.seats)
                self._companies[row] = self._begun(row)
            self._show(row)
        return rewards, over

    def close(self) -> None:
        """There are no threads."""

    def _begun(self, row: int) -> Company:
        """A game in which the learner is asked at least once."""
        company = Company(seat=self.seats[row], seed=self._seeds[row], **self._setup)
        while company.question is None:
            self._seeds[row] += len(self.seats)
            company = Company(seat=self.seats[row], seed=self._seeds[row], **self._setup)
        return company

    def _show(self, row: int) -> None:
        company = self._companies[row]
        assert company.question is not None
        self.observations[row] = 0
        self.masks[row] = 0
        self._rules.observe(company.question.s, company.seat, self.observations[row])
        names = self._numbers[company.seat]
        for number in company.question.options:
            self.masks[row, names.index(number)] = 1
