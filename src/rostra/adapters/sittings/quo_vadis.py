"""A sitting of Quo Vadis?, with bounded bargaining: a few asks a turn, each for one consent at a price."""

from __future__ import annotations

from collections.abc import Iterable

from rostra.adapters.sittings.sitting import Observation, Sitting
from rostra.games.quo_vadis.actions import CENSUS, CORE_ACTIONS
from rostra.games.quo_vadis.components import (
    ASKS,
    HIGHEST_PRICE,
    KINDS,
    LAURELS,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    PLACES,
    SENATE,
)
from rostra.games.quo_vadis.environment import RULES, TURN_LIMIT
from rostra.games.quo_vadis.interlude import GAMES
from rostra.games.quo_vadis.legality import why_not_census
from rostra.games.quo_vadis.positions import committees
from rostra.games.quo_vadis.refusals import LEGAL
from rostra.games.quo_vadis.rules import CENSUSES, acting
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, OVER, REMOVE, State

DEMAND = CORE_ACTIONS
"""The seat to act demands a census (Q24)."""
SHOWN = MAX_PLAYERS * KINDS
"""What an observation has more where there is a census: the laurels shown at the latest one."""
STAGES = {ACTION: "action", BONUS: "bonus", ANSWER: "answer", REMOVE: "remove", OVER: "over"}


class QuoVadis(Sitting):
    """One playing of Quo Vadis?; ``senators``, ``senate_seats`` and ``hidden`` laurels make reduced games."""

    rules = RULES
    s: State

    def __init__(
        self,
        players: int = 4,
        *,
        variants: Iterable[str] = (),
        turn_limit: int = TURN_LIMIT,
        asks: int = ASKS,
        top_price: int = HIGHEST_PRICE,
        open_handed: bool = False,
        start: int = NOBODY,
        senators: int | None = None,
        senate_seats: int | None = None,
        hidden: int | None = None,
    ) -> None:
        super().__init__(players)
        s = self.s
        RULES.configure(s, players, tuple(variants), turn_limit, asks, top_price, open_handed, start)
        s.senators = s.senators if senators is None else senators
        s.senate_seats = s.senate_seats if senate_seats is None else senate_seats
        s.hidden = s.hidden if hidden is None else hidden
        self._census: list[list[int]] | None = None
        """The laurels that everybody has seen at the latest census of this game."""
        turns = turn_limit * (2 + 2 * asks)
        if s.census:
            self.actions += 1
            self.size += SHOWN
            turns += CENSUSES
        self.length = GAMES * (turns + players * s.senators) if s.consular else turns

    def begin(self, seed: int) -> None:
        """Set up the board (Q3, Q4)."""
        super().begin(seed)
        self._census = None

    @property
    def truncated(self) -> bool:  # type: ignore[override]
        """Q17: whether the turn limit ended the game."""
        return self.over and self.s.free[SENATE] > 0

    def legal(self, seat: int) -> list[int]:
        """The actions of the seat that must act, ascending; a census while it may be demanded."""
        found = super().legal(seat)
        if self.s.census and self.s.stage in (ACTION, BONUS) and why_not_census(self.s) == LEGAL:
            found.append(DEMAND)
        return found

    def play(self, seat: int, action: int) -> None:
        """Play a legal action."""
        if action == DEMAND:
            self._census = [row[:] for row in self.s.holdings]
            super().play(seat, CENSUS + seat)
            return
        game = self.s.game
        super().play(seat, action)
        if self.s.game != game:
            self._census = None

    def observe(self, seat: int) -> Observation:
        """The board and the own laurels; and what the latest census showed."""
        seen = super().observe(seat)
        if self._census is not None:
            for place in range(self.players):
                first = self.size - SHOWN + place * KINDS
                seen[first : first + KINDS] = self._census[(seat + place) % self.players]
        return seen

    def text(self, seat: int, action: int) -> str:
        """An action in short words."""
        return "census" if action == DEMAND else super().text(seat, action)

    def picture(self) -> str:
        """The open board: who stands where, what lies on the paths."""
        s = self.s
        standing = "  ".join(f"{name} {' '.join(map(str, seats))}" for name, seats in committees(s).items())
        lying = "  ".join(
            f"{name} {'-' if kind == NO_LAUREL else LAURELS[kind]}{'*' if place == s.caesar else ''}"
            for place, (name, kind) in enumerate(zip(PLACES, s.laurels, strict=True))
        )
        return "\n".join(
            [
                f"turn {s.turn}  seat {acting(s)}  {STAGES[s.stage]}",
                f"committees  {standing}",
                f"senate  {' '.join(map(str, s.senate[: s.arrived]))}",
                f"reserves  {' '.join(map(str, s.reserve[: s.players]))}",
                f"laurels  {lying}  (* Caesar)",
                f"held  {' '.join(str(sum(row)) for row in s.holdings[: s.players])}",
            ]
        )
