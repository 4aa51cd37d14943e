"""Learners as players at a table: a bot that asks somebody else what to do.

Bots have no memory, so a bot that cannot answer may be asked again: it raises its question, and when somebody
has answered and it is shown the same once more, it does what it was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.bots import Reasons
from rostra.bots.bot import Events, Legal, View
from rostra.bots.quo_vadis.bounded import Bounded
from rostra.games.idus_martii import environment as idus
from rostra.games.idus_martii import memory
from rostra.games.idus_martii.actions import ACTIONS, number, shown
from rostra.games.idus_martii.legality import legal_actions_of
from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.state import State
from rostra.kernel.chance import halves, sow
from rostra.kernel.game import Action
from rostra.table.table import Table


class Question(Exception):
    """What shall I do? The state as the seat may see it, and what there is to choose from, by number."""

    def __init__(self, s: Any, options: Sequence[int]) -> None:
        super().__init__()
        self.s, self.options = s, options


class QuoVadisPupil(Bounded):
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
        return GAME.from_position(self._table.setup, self._table.position())


class IdusMartiiPupil:
    """A learner of Idus Martii, who remembers what happened and makes no claims."""

    reasons: Reasons | None = None

    def __init__(self, table: Table) -> None:
        self.answer: int | None = None
        self.s = memory.LAYOUT.new()
        idus.configure(self.s, table.setup.players, table.setup.options.get("start", -1))
        sow(self.s, *halves(table.setup.seed))
        memory.begin(self.s)

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The answer, if there is one to this question."""
        answer, self.answer = self.answer, None
        if answer is None:
            out = [0] * ACTIONS
            raise Question(self.s, out[: legal_actions_of(self.s, seat, out)])
        return shown(answer)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None

    def saw(self, seat: int, action: Action) -> None:
        """Remember what was played."""
        played = number(seat, action)
        if isinstance(played, int):  # and not talk
            memory.play(self.s, played)

    def ending(self) -> memory.Remembered:
        """The state when the game is over."""
        return self.s


PUPILS: dict[str, Any] = {"quo-vadis": QuoVadisPupil, "idus-martii": IdusMartiiPupil}
