"""A sitting of Idus Martii: its players remember the rounds, and may make claims."""

from __future__ import annotations

from typing import Self

from rostra.adapters.sittings.claims import END, HEARD, Claims
from rostra.adapters.sittings.sitting import Observation, Sitting
from rostra.games.idus_martii.actions import ACTIONS
from rostra.games.idus_martii.components import MAX_PLAYERS, NOBODY
from rostra.games.idus_martii.environment import RULES
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.legality import legal_actions_of
from rostra.games.idus_martii.memory import Remembered
from rostra.games.idus_martii.rules import seats_to_act, turn
from rostra.games.idus_martii.setup import configure
from rostra.games.idus_martii.state import STAGES

STEPS = 7
"""The most actions in a round: assign, two votes, peek, veto, replace, discard."""
FEWEST_REDUCED = 3


class IdusMartii(Sitting):
    """One playing of Idus Martii; a number of ``rounds`` and a ``limit`` of its own make a reduced game."""

    rules = RULES.with_memory()
    s: Remembered

    def __init__(
        self,
        players: int = 5,
        *,
        start: int = NOBODY,
        claims: bool = False,
        limit: int | None = None,
        rounds: int | None = None,
    ) -> None:
        super().__init__(players)
        if rounds is None and limit is None:
            RULES.configure(self.s, players, start)
        else:
            _check_reduced(players, start, limit, rounds)
            configure(self.s, players, start, limit, rounds)
        self.length = self.s.rounds * STEPS
        self.claims = Claims() if claims else None
        if claims:
            self.actions = END
            self.size += MAX_PLAYERS * HEARD
            self.length *= 2

    def begin(self, seed: int) -> None:
        """Deal the cards and take the first roles (I1 to I4)."""
        super().begin(seed)
        if self.claims is not None:
            self.claims = Claims()

    def copy(self) -> Self:
        """An independent sitting in the same state."""
        twin = super().copy()
        if self.claims is not None:
            twin.claims = self.claims.copy()
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act: one, or the Aediles who have yet to vote (I5)."""
        return seats_to_act(self.s)

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat that must act, ascending."""
        out = [0] * ACTIONS
        found = out[: legal_actions_of(self.s, seat, out)]
        return found if self.claims is None else found + self.claims.legal(self.players, seat)

    def play(self, seat: int, action: int) -> None:
        """Play a legal action, or make a claim."""
        if self.claims is not None:
            if action >= ACTIONS:
                self.claims.make(seat, action)
                return
            self.claims.note(self.s, seat, action)
        super().play(seat, action)

    def observe(self, seat: int) -> Observation:
        """The track, the roles, the rounds so far and the own cards; and what has been claimed."""
        seen = super().observe(seat)
        if self.claims is not None:
            seen[-MAX_PLAYERS * HEARD :] = self.claims.heard(seat, self.players)
        return seen

    def numbering(self, seat: int) -> list[int]:
        """For each action with seats counted from this one, its number."""
        numbers = super().numbering(seat)
        return numbers if self.claims is None else numbers[:ACTIONS] + Claims.numbering(self.players, seat)

    def text(self, seat: int, action: int) -> str:
        """An action in short words."""
        if self.claims is not None and action >= ACTIONS:
            return " ".join(map(str, self.claims.shown(seat, action).values()))
        return super().text(seat, action)

    def picture(self) -> str:
        """What everybody sees: the round, the roles and the markers."""
        view = GAME.view(self.s, None)
        roles = view["roles"]
        return "\n".join(
            [
                f"round {turn(self.s)}  seats {list(self.to_act)}  {STAGES[self.s.stage]}",
                f"consul {roles['consul']}  praetor {roles['praetor']}  aediles {roles['aediles']}",
                f"loyalist {view['markers']['loyalist']}  traitor {view['markers']['traitor']}  "
                f"limit {view['limit']}",
                f"cards  {' '.join(map(str, view['cards']))}",
            ]
        )


def _check_reduced(players: int, start: int, limit: int | None, rounds: int | None) -> None:
    if not FEWEST_REDUCED <= players <= MAX_PLAYERS or not 1 <= (rounds or 0) <= players or (limit or 0) < 1:
        raise ValueError(
            "A reduced Idus Martii is for 3 to 8 players, with a limit and at most a round each."
        )
    if not NOBODY <= start < players:
        raise ValueError(f"The start player is a seat from 0 to {players - 1}, or -1 for one at random.")
