"""Learners among bots, each game at a table of its own: slow, but against the opponents one would meet there.

A learner is a bot that asks somebody else what to do. Bots have no memory, so a bot that cannot answer may be
asked again: it raises its question, and when it has been answered and is shown the same once more, it does
what it was told.

Bots bargain freely. A learner of Quo Vadis? asks and answers as it does elsewhere: its asks are offers at the
table, offers to it that amount to an ask are put to it, and all others are rejected.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rostra import bots, games
from rostra.adapters.rewards import final_rewards, reward_of
from rostra.adapters.seeds import RowSeeds, Seeds
from rostra.adapters.single_game import next_seed, whole
from rostra.adapters.vector_steps import PATIENCE
from rostra.bots import Reasons
from rostra.bots.bot import Events, Legal, View
from rostra.bots.quo_vadis.ask_bot import AskBot
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.games.quo_vadis.state import State
from rostra.kernel.chance import sow_seed
from rostra.kernel.game import Action, IllegalAction, InvalidInput
from rostra.kernel.rules import tops
from rostra.table.records import replay
from rostra.table.table import Table, new_table

TALK_LIMIT = 24
"""After this many actions in a turn a seat is no longer asked for reactions, and is told to act."""


class Question(Exception):
    """What shall I do? A state, and what there is to choose from, by number.

    The state may hold secrets of others: a learner is shown only what ``Rules.observe`` makes of it.
    """

    def __init__(self, s: Any, options: Sequence[int]) -> None:
        super().__init__()
        self.s, self.options = s, options


class LearnerSeat:
    """A learner of any game, who follows the game in a state of its own and says nothing between moves."""

    reasons: Reasons | None = None

    def __init__(self, table: Table) -> None:
        self.answer: int | None = None
        self._game = games.named(table.setup.game)
        self._rules = self._game.rules.with_memory()
        self.s = self._rules.layout.new()
        begun = self._game.new(table.setup)
        for field in self._game.rules.layout.fields:
            setattr(self.s, field, getattr(begun, field))
        sow_seed(self.s, table.setup.seed)
        self._rules.begin(self.s)

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The answer, if there is one to this question."""
        answer, self.answer = self.answer, None
        if answer is None:
            found = [self._game.read(self.s, seat, action) for action in self._game.legal(self.s, seat)]
            raise Question(self.s, [number for number in found if isinstance(number, int)])
        return self._rules.shown(answer)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None

    def saw(self, seat: int, action: Action) -> None:
        """Remember what was played."""
        played = self._game.read(self.s, seat, action)
        if isinstance(played, int):  # and not talk
            self._rules.play(self.s, played)

    def ending(self) -> Any:
        """The state when the game is over."""
        return self.s


class QuoVadisLearner(AskBot):
    """A learner of Quo Vadis?, with the bounded bargaining of its environment."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.setup.seed)
        self._table = table
        self.answer: int | None = None

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """The answer, if there is one to this question."""
        answer, self.answer = self.answer, None
        if answer is None:
            raise Question(s, options)
        return answer

    def saw(self, seat: int, action: Action) -> None:
        """All that counts is on the table."""

    def ending(self) -> State:
        """The state when the game is over."""
        return QUO_VADIS.from_position(self._table.setup, self._table.position())


SPECIAL: dict[str, Any] = {QUO_VADIS.name: QuoVadisLearner}
"""The games in which a learner has something to say between moves."""


class LearnerTable:
    """A table with bots on all seats but the learner's."""

    def __init__(self, game: str, players: int, seat: int, level: str, seed: int, **setup: Any) -> None:
        self._events: list[list[dict[str, Any]]] = [[] for _ in range(players)]
        self._known = [-1] * players
        self._said = [0] * players
        self._sit_down(new_table(game, players, seed, **setup), seat, level)

    def _sit_down(self, table: Table, seat: int, level: str) -> None:
        game, players, seed = table.setup.game, table.setup.players, table.setup.seed
        self.table, self.seat, self.level = table, seat, level
        self.learner = SPECIAL.get(game, LearnerSeat)(table)
        self.bots = [
            self.learner if other == seat else bots.player(game, level, seed * players + other)
            for other in range(players)
        ]
        for played in table.record()["actions"]:
            self.learner.saw(played["seat"], played["action"])
        self.question: Question | None = None
        self.go_on()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made from: the record, and what was told to whom, since bots have no memory."""
        return {
            "record": self.table.record(),
            "seat": self.seat,
            "level": self.level,
            "told": [len(events) for events in self._events],
            "known": self._known[:],
            "said": self._said[:],
        }

    def __setstate__(self, stored: dict[str, Any]) -> None:
        table = replay(stored["record"])
        self._events = [table.events(seat)[:told] for seat, told in enumerate(stored["told"])]
        self._known, self._said = stored["known"][:], stored["said"][:]
        self._sit_down(table, stored["seat"], stored["level"])

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
        self.learner.answer = number
        self.go_on()

    def _talk(self) -> bool:
        """Let a seat that need not act say something; whether one did."""
        for seat, bot in enumerate(self.bots):
            if seat not in self.table.to_act and self._said[seat] < TALK_LIMIT and self._has_news(seat):
                action = bot.react(*self._shown(seat))
                self._known[seat] = len(self._events[seat])
                if action is not None:
                    self._play(seat, action)
                    return True
        return False

    def _act(self) -> None:
        """Let one of the seats that must act do so, and wait for nobody when all has been said."""
        for seat in self.table.to_act:
            if self._said[seat] < TALK_LIMIT and self._has_news(seat):
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
        self.learner.saw(seat, action)
        self._said[seat] += 1
        if self.table.turn != turn:
            self._said = [0] * len(self._said)


MADE = ("_setup", "seats")
"""What rows must agree in to take saved games of each other."""
SAVED = (*MADE, "_seeds", "_tables", "_potentials", "observations", "masks", "endings")


class AgainstBots:
    """Rows in which the others are bots of a level."""

    def __init__(
        self,
        game: str,
        players: int,
        seats: Any,
        level: str,
        seed: int = 0,
        rewards: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        **setup: Any,
    ) -> None:
        if level not in bots.levels(game):
            raise InvalidInput("learner-opponents", {"name": level, "known": ", ".join(bots.levels(game))})
        self._rules = games.named(game).rules.with_memory()
        self._reward = reward_of(self._rules, rewards, shaping, discount)
        self._setup = {"game": game, "players": players, "level": level, **setup}
        self.seats = [int(seat) for seat in seats]
        self.actions = self._rules.actions
        self.tops = np.array(tops(self._rules.cells), dtype=np.uint8)
        self.observations = np.zeros((len(self.seats), len(self.tops)), dtype=np.uint8)
        self.masks = np.zeros((len(self.seats), self.actions), dtype=np.uint8)
        self.endings = np.zeros_like(self.observations)
        self._numbers = [list(self._rules.numbering(players, seat)) for seat in range(players)]
        self._row_seeds = RowSeeds(len(self.seats))
        self._seeds: list[int] = []
        self._tables: list[LearnerTable] = []
        self._potentials = np.zeros(len(self.seats))
        """What the learners' potentials were when they were last asked."""
        self.reset(seed)

    def reset(self, seed: Seeds | None) -> None:
        """Begin all games, and go on until every learner is asked."""
        rows = range(len(self.seats))
        self._seeds = self._row_seeds.drawn(seed).tolist()
        self._tables = [self._begun(row) for row in rows]
        for row in rows:
            self._show(row)

    def save(self) -> dict[str, Any]:
        """All games as they stand."""
        return copy.deepcopy({name: getattr(self, name) for name in SAVED})

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from games that were saved here, or in rows made the same way."""
        if [saved.get(name) for name in MADE] != [getattr(self, name) for name in MADE]:
            raise InvalidInput("learner-saved")
        vars(self).update(copy.deepcopy(saved))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_rules"}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        vars(self).update(stored)
        self._rules = games.named(self._setup["game"]).rules.with_memory()

    def act(self, actions: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """One decision of every learner, and on until all are asked; what they gained, which games ended."""
        if len(actions) != len(self.seats):
            raise InvalidInput("learner-actions", {"count": len(self.seats)})
        for row, action in enumerate(map(whole, actions)):
            if not 0 <= action < self.actions or not self.masks[row, action]:
                raise IllegalAction(f"Game {row}: action {action} is not legal now (B3).")
        rewards, over = np.zeros(len(self.seats)), np.zeros(len(self.seats), dtype=bool)
        for row, action in enumerate(actions):
            learner_table = self._tables[row]
            learner_table.answer(self._numbers[learner_table.seat][action])
            rewards[row] = -self._reward.shaping * self._potentials[row]
            if learner_table.question is None:
                over[row] = True
                ending, seat = learner_table.learner.ending(), learner_table.seat
                rewards[row] += final_rewards(self._rules, ending, self._reward.kind)[seat]
                self.endings[row] = 0
                self._rules.observe(ending, seat, self.endings[row])
                self._seeds[row] = next_seed(self._seeds[row])
                self._tables[row] = self._begun(row)
            self._show(row)
            if not over[row]:
                rewards[row] += self._reward.shaping * self._reward.discount * self._potentials[row]
        return rewards, over

    def close(self) -> None:
        """There is nothing to close."""

    def _begun(self, row: int) -> LearnerTable:
        """A game in which the learner is asked at least once."""
        for _ in range(PATIENCE):
            learner_table = LearnerTable(seat=self.seats[row], seed=self._seeds[row], **self._setup)
            if learner_table.question is not None:
                return learner_table
            self._seeds[row] = next_seed(self._seeds[row])
        raise InvalidInput("learner-never-asked", {"number": self.seats[row]})

    def _show(self, row: int) -> None:
        learner_table = self._tables[row]
        assert learner_table.question is not None
        self._potentials[row] = self._rules.potential(learner_table.question.s, learner_table.seat)
        self.observations[row] = 0
        self.masks[row] = 0
        self._rules.observe(learner_table.question.s, learner_table.seat, self.observations[row])
        names = self._numbers[learner_table.seat]
        for option in learner_table.question.options:
            self.masks[row, names.index(option)] = 1
