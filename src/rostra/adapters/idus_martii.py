"""Idus Martii as a single game, whose players remember the rounds and may make claims.

Claims (I17) are bounded: before each of its decisions the seat to act may make one. It says what it is, what
it laid when it was last an Aedile, what it saw when it last looked at a card as Praetor, or whom it trusts or
suspects. So a game takes at most twice as many actions, and ends.
"""

from __future__ import annotations

from typing import Any, Self

from rostra.adapters.single_game import Observation, SingleGame
from rostra.games.idus_martii.actions import ACTIONS, PEEK, VETO, VOTE
from rostra.games.idus_martii.components import FACTIONS, MAX_PLAYERS, MIN_PLAYERS, NOBODY, VOTE_CARDS
from rostra.games.idus_martii.environment import RULES
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.legality import legal_actions_of
from rostra.games.idus_martii.memory import Remembered
from rostra.games.idus_martii.rules import configure, seats_to_act, turn
from rostra.games.idus_martii.state import STAGES, State
from rostra.kernel.game import Action, InvalidInput

FACTION = ACTIONS
"""+ the faction the seat claims to be of."""
VOTED = FACTION + len(FACTIONS)
"""+ the card it claims to have laid."""
SEEN = VOTED + len(VOTE_CARDS)
"""+ the card it claims to have seen."""
TRUST = SEEN + len(VOTE_CARDS)
"""+ a seat."""
SUSPECT = TRUST + MAX_PLAYERS
"""+ a seat."""
END = SUSPECT + MAX_PLAYERS

HEARD = END - FACTION
"""What is heard of a seat: each claim has a cell, which is 1 when it was its latest of the kind."""
KINDS = ((FACTION, VOTED), (VOTED, SEEN), (SEEN, TRUST), (TRUST, SUSPECT), (SUSPECT, END))
NEVER = 0
"""Rounds are counted from 1."""


class Claims:
    """What has been claimed in one game."""

    def __init__(self) -> None:
        self.made: tuple[tuple[int, int], ...] = ()
        """Seat and claim, in order."""
        self._spoken = [False] * MAX_PLAYERS
        """Whether each seat has said something since its last decision."""
        self._laid = [NEVER] * MAX_PLAYERS
        """The round in which each seat was last an Aedile."""
        self._peeked = [(NEVER, NOBODY)] * MAX_PLAYERS
        """The round in which it last looked at a card as Praetor, and whose."""

    def copy(self) -> Self:
        """The same claims, to go on from."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._spoken = self._spoken[:]
        twin._laid = self._laid[:]
        twin._peeked = self._peeked[:]
        return twin

    def legal(self, players: int, seat: int) -> list[int]:
        """The claims a seat that must act may make now."""
        if self._spoken[seat]:
            return []
        found = list(range(FACTION, VOTED))
        if self._laid[seat] != NEVER:
            found += range(VOTED, SEEN)
        if self._peeked[seat][0] != NEVER:
            found += range(SEEN, TRUST)
        others = [other for other in range(players) if other != seat]
        return [*found, *(TRUST + other for other in others), *(SUSPECT + other for other in others)]

    def make(self, seat: int, claim: int) -> None:
        """A seat says something; everybody hears it."""
        self.made = (*self.made, (seat, claim))
        self._spoken[seat] = True

    def note(self, s: State, seat: int, action: int) -> None:
        """What a seat is about to do it may speak of later."""
        self._spoken[seat] = False
        if VOTE <= action < PEEK:
            self._laid[seat] = turn(s)
        elif PEEK <= action < VETO:
            self._peeked[seat] = (turn(s), action - PEEK)

    def shown(self, seat: int, claim: int) -> Action:
        """A claim of a seat in the words of the table."""
        said: Action = {"type": "claim"}
        if claim < VOTED:
            return {**said, "about": "faction", "card": FACTIONS[claim - FACTION]}
        if claim < SEEN:
            return {**said, "about": "vote", "round": self._laid[seat], "card": VOTE_CARDS[claim - VOTED]}
        if claim < TRUST:
            past, aedile = self._peeked[seat]
            return {
                **said,
                "about": "peek",
                "round": past,
                "aedile": aedile,
                "card": VOTE_CARDS[claim - SEEN],
            }
        about, whom = ("trust", claim - TRUST) if claim < SUSPECT else ("suspect", claim - SUSPECT)
        return {**said, "about": about, "seat": whom}

    @staticmethod
    def numbering(players: int, seat: int) -> list[int]:
        """For each claim with seats counted from this one, its number."""
        turned = [(seat + place) % players if place < players else place for place in range(MAX_PLAYERS)]
        spoken_of = [first + whom for first in (TRUST, SUSPECT) for whom in turned]
        return [*range(FACTION, TRUST), *spoken_of]

    def heard(self, seat: int, players: int) -> list[int]:
        """The latest claims of each kind and seat, as cells; seats are counted from the observer."""
        cells = [0] * (MAX_PLAYERS * HEARD)
        for speaker, claim in self.made:
            row = (speaker - seat) % players * HEARD - FACTION
            for first, end in KINDS:
                if first <= claim < end:
                    for other in range(first, end):
                        cells[row + other] = 0
                    whom = (claim - first - seat) % players if first >= TRUST else claim - first
                    cells[row + first + whom] = 1
        return cells


STEPS = 7
"""The most actions in a round: assign, two votes, peek, veto, replace, discard."""
MIN_PLAYERS_REDUCED = 3


class IdusMartii(SingleGame):
    """One game of Idus Martii; a number of ``rounds`` and a ``limit`` of its own make a reduced game."""

    s: Remembered
    length: int
    """As many actions as a game can take, or more."""

    def __init__(self, players: int = MIN_PLAYERS, **options: Any) -> None:
        super().__init__(GAME, players, **options)

    def configure(  # type: ignore[override]
        self,
        *,
        start: int = NOBODY,
        claims: bool = False,
        limit: int | None = None,
        rounds: int | None = None,
    ) -> None:
        """Write players and options into the state, or ``InvalidInput``."""
        if rounds is None and limit is None:
            RULES.configure(self.s, self.players, start)
        else:
            _check_reduced(self.players, start, limit, rounds)
            configure(self.s, self.players, start, limit, rounds)
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
        """An independent game in the same state."""
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
        """The track, the roles, the rounds so far and its own cards; and what has been claimed."""
        seen = super().observe(seat)
        if self.claims is not None:
            seen[-MAX_PLAYERS * HEARD :] = self.claims.heard(seat, self.players)
        return seen

    def numbering(self, seat: int) -> list[int]:
        """For each action with seats counted from this one, its number."""
        numbers = super().numbering(seat)
        return numbers if self.claims is None else numbers[:ACTIONS] + Claims.numbering(self.players, seat)

    def text(self, seat: int, action: int) -> str:
        """An action in a few words."""
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
    if (
        not MIN_PLAYERS_REDUCED <= players <= MAX_PLAYERS
        or not 1 <= (rounds or 0) <= players
        or (limit or 0) < 1
    ):
        numbers = {"fewest": MIN_PLAYERS_REDUCED, "most": MAX_PLAYERS}
        raise InvalidInput("learner-reduced-rounds", {"game": GAME.title, **numbers})
    if not NOBODY <= start < players:
        raise InvalidInput("learner-start", {"last": players - 1})
