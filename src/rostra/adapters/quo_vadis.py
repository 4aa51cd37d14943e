"""Quo Vadis? as a single game, with bounded bargaining and censuses, and the same with chance as a player.

Bounded bargaining: a few asks a turn, each for one consent at a price.

Chance says who begins and which laurels are turned up. Everything else is open: a player who counts along
knows every hand, since harvests and prices are public. So there is only one state for each memory of a seat,
though its observation hides what the others hold (Q12).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Self

from rostra.adapters.chance_game import UNSET, ChanceGame, Outcomes, given
from rostra.adapters.single_game import Observation, SingleGame
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_PATH, CAESAR, CENSUS, CORE_ACTIONS
from rostra.games.quo_vadis.components import (
    ASKS,
    HIGHEST_PRICE,
    KINDS,
    LAURELS,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    PLACE_COUNT,
    PLACE_ON,
    PLACES,
)
from rostra.games.quo_vadis.environment import RULES, TURN_LIMIT
from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.legality import why_not_census
from rostra.games.quo_vadis.positions import committees
from rostra.games.quo_vadis.refusals import LEGAL
from rostra.games.quo_vadis.rules import CENSUSES, GAMES, acting, shuffle_stock
from rostra.games.quo_vadis.state import ACTION, ANSWER, BONUS, OVER, REMOVE, State
from rostra.kernel.game import InvalidInput

DEMAND = CORE_ACTIONS
"""The seat to act demands a census (Q24)."""
SHOWN = MAX_PLAYERS * KINDS
"""Where there is a census, an observation also has the laurels shown at the latest one."""
STAGES = {ACTION: "action", BONUS: "bonus", ANSWER: "answer", REMOVE: "remove", OVER: "over"}


class QuoVadis(SingleGame):
    """One game of Quo Vadis?; ``senators``, ``senate_seats`` and ``hidden`` laurels make reduced games."""

    s: State
    length: int
    """As many actions as a game can take, or more."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        super().__init__(GAME, players, **options)

    def configure(  # type: ignore[override]
        self,
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
        """Write players and options into the state, or ``InvalidInput``."""
        s, players = self.s, self.players
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
        """The board and its own laurels; and what the latest census showed."""
        seen = super().observe(seat)
        if self._census is not None:
            for place in range(self.players):
                first = self.size - SHOWN + place * KINDS
                seen[first : first + KINDS] = self._census[(seat + place) % self.players]
        return seen

    def text(self, seat: int, action: int) -> str:
        """An action in a few words."""
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


BY_CHANCE = -1
"""No seed for the set-up: it is left to chance."""


class QuoVadisChance(ChanceGame):
    """Quo Vadis? with chance as a player, unless a seed fixes the set-up."""

    title = GAME.title
    players = RULES.players
    parameters = {  # noqa: RUF012
        "players": 4,
        "variants": "",
        "turn_limit": TURN_LIMIT,
        "asks": ASKS,
        "top_price": HIGHEST_PRICE,
        "open_handed": False,
        "start": NOBODY,
        "setup": BY_CHANCE,
        "opening": "",
        "senators": UNSET,
        "senate_seats": UNSET,
        "hidden": UNSET,
    }
    reshuffle = staticmethod(shuffle_stock)
    single: QuoVadis

    def __init__(self, single: QuoVadis, setup: int = BY_CHANCE, opening: tuple[int, ...] = ()) -> None:
        super().__init__(single, starting=setup == BY_CHANCE and single.s.start == NOBODY)
        self.outcomes = max(KINDS, single.players)
        self.recall_size = 2 * single.length + PLACE_COUNT + 1
        self._covered: tuple[int, ...] = ()
        """Laurel places whose laurel is still to be turned up."""
        if not self._starting:
            self._set_up(max(setup, 0), covered=setup == BY_CHANCE)
        for action in opening:
            self.apply_chance(action) if self.is_chance_node else self.play(action)

    @classmethod
    def of(cls, variants: str, setup: int, opening: str, **options: Any) -> Self:  # type: ignore[override]
        """The game before anything has happened, or after its opening."""
        reduced = given({name: options.pop(name) for name in ("senators", "senate_seats", "hidden")})
        if reduced and setup == BY_CHANCE:
            raise InvalidInput("learner-reduced-setup", {"game": GAME.title})
        single = QuoVadis(variants=variants.split("+") if variants else (), **options, **reduced)
        return cls(single, setup, tuple(int(action) for action in opening.split(":") if action))

    @classmethod
    def going_on(cls, single: QuoVadis) -> Self:
        """The chance game that goes on from a single game as it stands."""
        chance_game = cls(single.copy(), setup=0)
        chance_game.single = single
        return chance_game

    def _begin(self, start: int) -> None:
        """Set up the board, with all laurels covered."""
        self.single.s.start = start
        self._set_up(0, covered=True)

    def _set_up(self, seed: int, covered: bool) -> None:
        self.single.begin(seed)
        self._covered = tuple(range(PLACE_COUNT)) if covered else ()

    def _is_left_to_chance(self) -> bool:
        """Whether a laurel is to be turned up."""
        return bool(self._covered)

    def _chance_outcomes(self) -> Outcomes:
        """Which laurel is turned up, as likely as there are of its kind (Q3, Q11)."""
        s = self.single.s
        pool = Counter([*s.stock[: s.stocked], *(s.laurels[place] for place in self._covered)])
        return [(kind, pool[kind] / pool.total()) for kind in sorted(pool)]

    def _apply_chance(self, outcome: int) -> None:
        """Exchange the covered laurel for one of the kind that chance names."""
        s = self.single.s
        place, *rest = self._covered
        self._covered = tuple(rest)
        drawn = s.laurels[place]
        s.laurels[place] = outcome
        if drawn == outcome:
            return
        if outcome in s.stock[: s.stocked]:
            s.stock[s.stock.index(outcome)] = drawn
        else:
            other = next(other for other in rest if s.laurels[other] == outcome)
            s.laurels[other] = drawn

    def _play(self, action: int) -> None:
        """Play; a laurel that was drawn, or ten of a new game (Q25), are to be turned up."""
        self._unshare()
        s = self.single.s
        stocked, game = s.stocked, s.game
        self.single.play(self.acting, action)
        if self.single.over:
            return
        if s.game != game:
            self._covered = tuple(range(PLACE_COUNT))
        elif s.stocked < stocked:
            assert ADVANCE <= action < CAESAR
            self._covered = (PLACE_ON[ADVANCE_PATH[action - ADVANCE]],)

    def _lying_open(self) -> QuoVadis:
        """The game without covered laurels."""
        if not self._covered:
            return self.single
        single = self.single.copy()
        for place in self._covered:
            single.s.laurels[place] = NO_LAUREL
        return single

    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """Everything that was done and turned up: all of it was public."""
        return [action + 1 for action in history]

    def _outcome_text(self, outcome: int) -> str:
        return f"turn up {LAURELS[outcome]} on {PLACES[self._covered[0]]}" if self._covered else str(outcome)

    def resampled(self, seat: int, history: list[int], chance: Callable[[], float]) -> list[int]:
        """The real one: no other agrees with what was public."""
        return history
