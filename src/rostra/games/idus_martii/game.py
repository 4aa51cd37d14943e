"""Idus Martii as a table uses it."""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii import events, positions, views
from rostra.games.idus_martii.actions import MOST_LEGAL, number, shown, unknown
from rostra.games.idus_martii.claims import Claims
from rostra.games.idus_martii.components import LIMIT, MAX_PLAYERS, MIN_PLAYERS, NAME, NO_CARD, NOBODY
from rostra.games.idus_martii.legality import legal_actions_of, why_not
from rostra.games.idus_martii.outcome import outcome
from rostra.games.idus_martii.refusals import LEGAL, not_to_act, refusal_of
from rostra.games.idus_martii.rules import play, seats_to_act, turn
from rostra.games.idus_martii.setup import begin, configure
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel.chance import halves, sow
from rostra.kernel.game import Action, Event, Game, InvalidInput, Outcome, Position, Refusal, Setup
from rostra.kernel.rules import Rules

HARMLESS = frozenset(("assign", "vote", "vote-card", "discard", "discard-card", "round"))
"""Events that tell nobody anything that was hidden."""


class IdusMartii(Game[State]):
    """The rules of Idus Martii."""

    name = NAME
    title = "Idus Martii"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 5
    side_actions = Claims.kinds

    def info(self) -> dict[str, Any]:
        """The limits of the Suffragium track, by the number of players."""
        return {"limits": {players: LIMIT[players] for players in self.players}}

    @property
    def rules(self) -> Rules:
        """The same rules over integers; what only programs need is imported when it is asked for."""
        from rostra.games.idus_martii.environment import RULES

        return RULES

    def new(self, setup: Setup) -> State:
        """Cards dealt, first roles taken (I1 to I4)."""
        s = LAYOUT.new()
        configure(s, setup.players, setup.options.get("start", NOBODY))
        sow(s, *halves(setup.seed))
        begin(s)
        return s

    def from_position(self, setup: Setup, position: Position) -> State:
        """The state a position describes, or ``ValueError`` if the rules cannot lead to it."""
        s = positions.from_position(position, setup.players)
        s.first = setup.options.get("start", NOBODY)
        if s.first not in (NOBODY, s.start):
            raise InvalidInput("position-start", {"there": s.start, "asked": s.first})
        sow(s, *halves(setup.seed))
        return s

    def position(self, s: State) -> Position:
        """Everything, as a position."""
        return positions.position(s)

    def opening(self, s: State) -> list[Event]:
        """The roles for everybody; to each seat its own faction cards (I1, I4)."""
        return events.of_opening(s)

    def to_act(self, s: State) -> tuple[int, ...]:
        """The seats that must act now: one, or both Aediles while they vote (I5)."""
        return seats_to_act(s)

    def turn(self, s: State) -> int:
        """The round, counted through both phases."""
        return turn(s)

    def legal(self, s: State, seat: int) -> list[Action]:
        """The actions this seat may play now, each once."""
        if seat not in seats_to_act(s):
            return []
        out = [0] * MOST_LEGAL
        return [shown(out[i]) for i in range(legal_actions_of(s, seat, out))]

    def read(self, s: State, seat: int, action: Any) -> int | Refusal:
        """The number of an action that this seat plays; a seat that is not to act learns only that."""
        refused = unknown(action)
        if refused is None and seat not in seats_to_act(s):
            refused = not_to_act(s, seat)
        return refused or number(seat, action)

    def refusal(self, s: State, seat: int, number: int) -> Refusal | None:
        """Why this seat may not play the action now."""
        reason = why_not(s, number)
        return None if reason == LEGAL else refusal_of(s, reason)

    def act(self, s: State, seat: int, number: int) -> list[Event]:
        """Play a legal action to the next choice; nothing in this game waits for debts."""
        told = events.of_action(s, seat, shown(number))
        turn_before = turn(s)
        both_laid = NO_CARD not in s.ballots
        play(s, number)
        if both_laid and NO_CARD in s.ballots:
            told.append(events.of_count(s, turn_before))
        if turn(s) > turn_before:
            told.append(events.of_round(s))
        ended = outcome(s)
        if ended is not None:
            told.append(events.of_end(s, ended))
        return told

    def reveals(self, event: Event) -> bool:
        """A card is told only to the seat that chose it; a card that was turned up is known."""
        return event.kind not in HARMLESS

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """What this seat (``None``: a spectator) may know (B1)."""
        return views.view(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        """How it ended, or ``None`` while it runs (I14 to I16)."""
        return outcome(s)

    def talk(self, setup: Setup, s: State) -> Claims:
        """Anybody may claim anything (I17)."""
        return Claims(s)


GAME = IdusMartii()
