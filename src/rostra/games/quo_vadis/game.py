"""Quo Vadis? as a table plays it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rostra.games.quo_vadis import events, forms, outcome, positions, setup, views
from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    CENSUS,
    PLEDGE,
    RETRACT,
    shown,
)
from rostra.games.quo_vadis.components import (
    BOARD,
    COMMITTEES,
    FROM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    PATHS,
    PLACE_ON,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.consents import available
from rostra.games.quo_vadis.deals import Deals
from rostra.games.quo_vadis.legality import why_not
from rostra.games.quo_vadis.refusals import GAME_OVER, LEGAL, NO_CONSENT, refusal
from rostra.games.quo_vadis.schema import AdvanceEvent
from rostra.games.quo_vadis.state import LAYOUT, OVER, State
from rostra.kernel.chance import halves, sow
from rostra.kernel.game import Action, Event, Game, InvalidInput, Outcome, Position, Refusal, Setup
from rostra.kernel.rules import Rules

EDITIONS = ("amigo-2005", "hans-im-glueck-1992")
VARIANTS = ("limited-ones", "census", "strict-promises", "consular-election")

HARMLESS = frozenset(
    ("place", "advance", "caesar", "decline", "remove", "pledge", "retract", "turn", "void", "expired")
)
"""Events that tell nobody anything that was hidden; but see ``reveals``."""


class QuoVadis(Game[State]):
    """The rules of Quo Vadis? as a table plays them."""

    name = "quo-vadis"
    title = "Quo Vadis?"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 4
    editions = EDITIONS
    variants = VARIANTS
    options = ("turn_limit", "start", "private")
    side_actions = Deals.kinds | {"pledge", "retract", "census"}

    def info(self) -> dict[str, Any]:
        """The board."""
        return {"board": BOARD}

    @property
    def rules(self) -> Rules:
        """The same rules over integers; what only programs need is imported when it is asked for."""
        from rostra.games.quo_vadis.environment import RULES

        return RULES

    def validated(self, setup: Setup) -> Setup:
        """The set-up with its defaults, or ``InvalidInput``."""
        options = {"turn_limit": None, "private": True, **setup.options}
        limit = options["turn_limit"]
        if limit is not None and (type(limit) is not int or not 1 <= limit < positions.LAST_TURN):
            raise InvalidInput("setup-turn-limit")
        return super().validated(replace(setup, options=options))

    def new(self, setup_: Setup) -> State:
        """The state at the beginning (Q3, Q4)."""
        s = LAYOUT.new()
        limit = setup_.options.get("turn_limit") or 0
        setup.configure(s, setup_.players, setup_.options.get("start", NOBODY), limit, setup_.variants)
        sow(s, *halves(setup_.seed))
        setup.begin(s)
        return s

    def from_position(self, setup: Setup, position: Position) -> State:
        """The state a position describes."""
        return positions.from_position(setup, position)

    def position(self, s: State) -> Position:
        """Everything, as a position."""
        return positions.position(s)

    def opening(self, s: State) -> list[Event]:
        """What everybody sees when the table is laid."""
        return [events.began(s), events.turn(s)] if s.stage != OVER else [events.began(s)]

    def to_act(self, s: State) -> tuple[int, ...]:
        """The player to move."""
        return () if s.stage == OVER else (s.to_move,)

    def turn(self, s: State) -> int:
        """The turn being played."""
        return s.turn

    def legal(self, s: State, seat: int) -> list[Action]:
        """What this seat may do: its turn, or pledges while another moves; and a census (Q24)."""
        return forms.legal(s, seat)

    def read(self, s: State, seat: int, action: Any) -> int | Refusal:
        """The number of an action; nothing is read when all is over."""
        return (refusal(GAME_OVER) if s.stage == OVER else None) or forms.number(s, seat, action)

    def refusal(self, s: State, seat: int, number: int) -> Refusal | None:
        """Why this seat may not play the action now."""
        reason = why_not(s, number)
        return None if reason == LEGAL else refusal(reason, **_details(s, number, reason))

    def act(self, s: State, seat: int, number: int) -> list[Event]:
        """Play a legal action, up to the point where debts of the turn are paid."""
        return events.acted(s, seat, shown(number), number)

    def finish(self, s: State) -> list[Event]:
        """What follows when debts are paid."""
        return events.finished(s)

    def reveals(self, event: Event) -> bool:
        """An advance over a laurel draws the next one (Q11); an offer is heard, a census is seen."""
        return event.kind not in HARMLESS or (
            isinstance(event.data, AdvanceEvent) and event.data.laurel is not None
        )

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What this seat may know."""
        return views.view(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        """How it ended."""
        return outcome.outcome(s)

    def talk(self, setup: Setup, s: State) -> Deals:
        """Deals (Q18 to Q22)."""
        return Deals(setup, s)


GAME = QuoVadis()


def _details(s: State, number: int, reason: int) -> dict[str, str | int]:
    """What the sentence of a refusal needs to know; nothing in it is secret."""
    if number < ADVANCE or CAESAR <= number < PLEDGE or number >= CENSUS:
        return {"seat": s.to_move}
    if number < CAESAR:
        row = number - ADVANCE
        path = ADVANCE_PATH[row]
        withs = [ADVANCE_FIRST[row], ADVANCE_SECOND[row]]
        lacking = [q for q in withs if q >= 0 and available(s, PLACE_ON[path], q) < withs.count(q)]
        details = _path_details(path)
        return {**details, "seat": lacking[0]} if reason == NO_CONSENT else details
    place = (number - PLEDGE) // (2 * MAX_PLAYERS) if number < RETRACT else (number - RETRACT) // MAX_PLAYERS
    return {**_path_details(PLACE_ON.index(place)), "seat": s.to_move}


def _path_details(path: int) -> dict[str, str | int]:
    return {
        "path": PATHS[path],
        "from": COMMITTEES[FROM[path]],
        "to": (*COMMITTEES, "S")[TO[path]],
        "needed": VOTES[path],
    }
