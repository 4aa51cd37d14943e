"""Quo Vadis? as a table plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rostra.games.quo_vadis import events, legality, positions, rules, schema
from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    CAESAR,
    CENSUS,
    PLEDGE,
    RETRACT,
    read,
    shown,
)
from rostra.games.quo_vadis.components import (
    BOARD,
    COMMITTEES,
    FROM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NAME,
    NUMBER_OF_PATH,
    PATHS,
    PLACE_ON,
    PLACES,
    SENATE,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.consents import available
from rostra.games.quo_vadis.deals import Deals
from rostra.games.quo_vadis.legality import why_not
from rostra.games.quo_vadis.positions import holding, laurel_name
from rostra.games.quo_vadis.refusals import GAME_OVER, LEGAL, NO_CONSENT, refusal
from rostra.games.quo_vadis.rules import act, begin, finish, outcome, scores
from rostra.games.quo_vadis.state import ACTION, LAYOUT, OVER, SETTLE, State
from rostra.kernel.game import Action, Event, Game, InvalidInput, Refusal, Setup
from rostra.kernel.rules import Rules

EDITIONS = ("amigo-2005", "hans-im-glueck-1992")
VARIANTS = ("limited-ones", "census", "strict-promises", "consular-election")

HARMLESS = (
    events.PlaceEvent,
    events.AdvanceEvent,
    events.CaesarEvent,
    events.DeclineEvent,
    events.RemoveEvent,
    events.PledgeEvent,
    events.RetractEvent,
    events.TurnEvent,
    events.VoidEvent,
    events.ExpiredEvent,
)
"""Events that tell nobody anything that was hidden; but see ``reveals``."""


class QuoVadis(Game[State]):
    """The rules of Quo Vadis? as a table plays them."""

    name = NAME
    title = "Quo Vadis?"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 4
    editions = EDITIONS
    variants = VARIANTS
    options = ("turn_limit", "start", "private")
    side_actions = Deals.kinds | {"pledge", "retract", "census"}
    from_position = staticmethod(positions.from_position)
    position = staticmethod(positions.position)
    view = staticmethod(positions.view)
    seen_by_all = staticmethod(positions.seen_by_all)
    seen_by = staticmethod(positions.seen_by)
    choices = staticmethod(legality.choices)
    shown = staticmethod(shown)
    saved = staticmethod(LAYOUT.saved)
    restore = staticmethod(LAYOUT.restore)
    outcome = staticmethod(rules.outcome)

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

    def new(self, setup: Setup) -> State:
        """The state at the beginning (Q3, Q4)."""
        s = positions.configured(setup)
        begin(s)
        return s

    def opening(self, s: State) -> list[Event]:
        """What everybody sees when the game begins."""
        return [_began(s), _turn(s)] if s.stage != OVER else [_began(s)]

    def to_act(self, s: State) -> tuple[int, ...]:
        """The player to move."""
        return () if s.stage == OVER else (s.to_move,)

    def turn(self, s: State) -> int:
        """The turn being played."""
        return s.turn

    def stage(self, s: State) -> tuple[int, int, int]:
        """Game, turn and stage."""
        return s.game, s.turn, s.stage

    def read(self, s: State, seat: int, action: Any) -> int | Refusal:
        """The number of an action; nothing is read when all is over."""
        return (refusal(GAME_OVER) if s.stage == OVER else None) or read(s, seat, action)

    def refusal(self, s: State, seat: int, number: int) -> Refusal | None:
        """Why this seat may not play the action now."""
        reason = why_not(s, number)
        return None if reason == LEGAL else refusal(reason, **_details(s, number, reason))

    def act(self, s: State, seat: int, number: int) -> list[Event]:
        """Play a legal action, up to the point where debts of the turn are paid."""
        return _acted(s, seat, shown(number), number)

    def finish(self, s: State) -> list[Event]:
        """What follows when debts are paid."""
        return _finished(s)

    def reveals(self, event: Event) -> bool:
        """An advance over a laurel draws the next one (Q11); an offer is heard, a census is seen."""
        drew = isinstance(event.data, events.AdvanceEvent) and event.data.laurel is not None
        return drew or not isinstance(event.data, HARMLESS)

    def open_view(self, s: State) -> dict[str, Any]:
        """The table with all hands open."""
        return {**positions.view(s, None), "holdings": _holdings(s)}

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


# What happened, told as events: one for an action with all that everybody saw of it, one for a new turn.


def _acted(s: State, seat: int, action: Action, number: int) -> list[Event]:
    match action["type"]:
        case "advance":
            return [Event(_advance(s, seat, action["path"], action["with"], number))]
        case "census":
            act(s, number)
            return [Event(events.CensusEvent(seat, _holdings(s)))]
        case "remove":
            act(s, number)
            removed = Event(events.RemoveEvent(seat, action["committee"]))
            return [removed, _turn(s)] if s.stage == ACTION else [removed]
    act(s, number)
    kind, *said = action.values()
    return [Event(_PLAIN[kind](seat, *said))]


_PLAIN: dict[str, Callable[..., events.QuoVadisEvent]] = {
    "place": events.PlaceEvent,
    "caesar": events.CaesarEvent,
    "decline": events.DeclineEvent,
    "pledge": events.PledgeEvent,
    "retract": events.RetractEvent,
}
"""The events that say no more than the seat and its action."""


def _advance(s: State, seat: int, path: str, consents: list[int], number: int) -> events.AdvanceEvent:
    """An advance with the laurel taken (Q11), the I laurels earned (Q10) and the laurel turned up."""
    place = PLACE_ON[NUMBER_OF_PATH[path]]
    taken = s.laurels[place] if place >= 0 and s.caesar != place else -1
    ones = [other for other in consents if other != s.to_move][: s.ones]
    act(s, number)
    drawn = laurel_name(s.laurels[place]) if taken >= 0 else None
    arrival = s.arrived if TO[NUMBER_OF_PATH[path]] == SENATE else None
    return events.AdvanceEvent(seat, path, list(consents), ones, laurel_name(taken), drawn, arrival)


def _finished(s: State) -> list[Event]:
    """End the turn whose debts are paid, and tell what follows."""
    if s.stage != SETTLE:
        return []
    game = s.game
    last = scores(s) if s.consular else {}
    finish(s)
    told = []
    if s.game != game:
        told.append(Event(events.ElectionEvent(game, _by_name(last), s.sums[: s.players], s.begins)))
    if s.stage == OVER:
        told.append(_over(s))
    elif s.stage == ACTION:
        told.append(_turn(s))
    return told


def _over(s: State) -> Event:
    ended = outcome(s)
    assert ended is not None
    assert ended.scores is not None
    return Event(
        events.QuoVadisOverEvent(list(ended.winners), _by_name(ended.scores), ended.reason, _holdings(s))
    )


def _by_name(values: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): value for seat, value in values.items()}


def _holdings(s: State) -> list[schema.Holding]:
    return [holding(row) for row in s.holdings[: s.players]]


def _turn(s: State) -> Event:
    return Event(events.TurnEvent(s.turn, s.to_move))


def _began(s: State) -> Event:
    """The board as everybody sees it when the game begins (Q3, Q4)."""
    laurels = {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)}
    return Event(events.BeginEvent(s.players, laurels, s.ones, s.to_move))
