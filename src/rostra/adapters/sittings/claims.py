"""Claims in Idus Martii (I17), bounded: before each of its decisions the seat to act may make one.

It says what it is, what it laid when it was last an Aedile, what it saw when it last looked at a card as
Praetor, or whom it trusts or suspects. So a game takes at most twice as many actions, and ends.
"""

from __future__ import annotations

from typing import Self

from rostra.games.idus_martii.actions import ACTIONS, PEEK, VETO, VOTE
from rostra.games.idus_martii.components import FACTIONS, MAX_PLAYERS, NOBODY, VOTE_CARDS
from rostra.games.idus_martii.rules import turn
from rostra.games.idus_martii.state import State
from rostra.kernel.game import Action

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
