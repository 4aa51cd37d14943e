"""Idus Martii as a table uses it."""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii import events, positions, rules, schema
from rostra.games.idus_martii.actions import MOST_LEGAL, read, shown, unknown
from rostra.games.idus_martii.claims import Claims
from rostra.games.idus_martii.components import (
    GREEN,
    LIMIT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NAME,
    NO_CARD,
    NOBODY,
    RED,
    VOTE_CARDS,
    YELLOW,
)
from rostra.games.idus_martii.legality import legal_actions_of, why_not
from rostra.games.idus_martii.positions import cards, markers, roles
from rostra.games.idus_martii.refusals import LEGAL, not_to_act, refusal_of
from rostra.games.idus_martii.rules import aedile_place, begin, configure, outcome, play, seats_to_act, turn
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel.chance import sow_seed
from rostra.kernel.game import Action, Event, Game, InvalidInput, Outcome, Position, Refusal, Setup
from rostra.kernel.rules import Rules

HARMLESS = (
    events.AssignEvent,
    events.VoteEvent,
    events.VoteCardEvent,
    events.DiscardEvent,
    events.DiscardCardEvent,
    events.RoundEvent,
)
"""Events that tell nobody anything that was hidden."""


class IdusMartii(Game[State]):
    """The rules of Idus Martii."""

    name = NAME
    title = "Idus Martii"
    players = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    usual_players = 5
    side_actions = Claims.kinds
    has_secret_choices = True
    position = staticmethod(positions.position)
    view = staticmethod(positions.view)
    seen_by_all = staticmethod(positions.seen_by_all)
    seen_by = staticmethod(positions.seen_by)
    open_view = staticmethod(positions.open_view)
    to_act = staticmethod(rules.seats_to_act)
    shown = staticmethod(shown)
    turn = staticmethod(rules.turn)
    saved = staticmethod(LAYOUT.saved)
    restore = staticmethod(LAYOUT.restore)
    outcome = staticmethod(rules.outcome)

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
        sow_seed(s, setup.seed)
        begin(s)
        return s

    def from_position(self, setup: Setup, position: Position) -> State:
        """The state a position describes, or ``ValueError`` if the rules cannot lead to it."""
        s = positions.from_position(position, setup.players)
        s.first = setup.options.get("start", NOBODY)
        if s.first not in (NOBODY, s.start):
            raise InvalidInput("position-start", {"there": s.start, "asked": s.first})
        sow_seed(s, setup.seed)
        return s

    def opening(self, s: State) -> list[Event]:
        """The round that begins, and to each seat the faction cards in its hand (I1, I4)."""
        hands = [
            Event(events.HandEvent(seat, cards(s.hands[seat])), _only(seat)) for seat in range(s.players)
        ]
        return [_of_round(s), *hands]

    def stage(self, s: State) -> tuple[int, int]:
        """Round and stage."""
        return turn(s), s.stage

    def choices(self, s: State, seat: int) -> list[int]:
        """The numbers of the actions this seat may play now, each once."""
        if seat not in seats_to_act(s):
            return []
        out = [0] * MOST_LEGAL
        return out[: legal_actions_of(s, seat, out)]

    def read(self, s: State, seat: int, action: Any) -> int | Refusal:
        """The number of an action that this seat plays; a seat that is not to act learns only that."""
        refused = unknown(action)
        if refused is None and seat not in seats_to_act(s):
            refused = not_to_act(s, seat)
        return refused or read(seat, action)

    def refusal(self, s: State, seat: int, number: int) -> Refusal | None:
        """Why this seat may not play the action now."""
        reason = why_not(s, number)
        return None if reason == LEGAL else refusal_of(s, reason)

    def act(self, s: State, seat: int, number: int) -> list[Event]:
        """Play a legal action to the next choice; nothing in this game waits for debts."""
        told = _of_action(s, seat, shown(number))
        turn_before = turn(s)
        both_laid = NO_CARD not in s.ballots
        play(s, number)
        if both_laid and NO_CARD in s.ballots:
            told.append(_of_count(s, turn_before))
        if turn(s) > turn_before:
            told.append(_of_round(s))
        ended = outcome(s)
        if ended is not None:
            told.append(_of_end(s, ended))
        return told

    def reveals(self, event: Event) -> bool:
        """A card is told only to the seat that chose it; a card that was turned up is known."""
        return not isinstance(event.data, HARMLESS)

    def talk(self, setup: Setup, s: State) -> Claims:
        """Anybody may claim anything (I17)."""
        return Claims(s)


GAME = IdusMartii()


# What is seen when an action is played, and by whom (B1). Everybody sees that something happens; an event
# ending in ``-card`` says which card it was, to those who know.


def _of_action(s: State, seat: int, action: Action) -> list[Event]:
    """What a legal action itself shows; told before it is played."""
    match action["type"]:
        case "assign":
            return [Event(events.AssignEvent(seat, action["praetor"], action["aediles"][:]))]
        case "vote":
            return _laid(events.VoteEvent(seat), events.VoteCardEvent(seat, action["card"]))
        case "peek":
            return _peek(s, seat, action["aedile"])
        case "approve":
            return [Event(events.ApproveEvent(seat, s.aediles[s.peeked]))]
        case "veto":
            return _veto(s, seat)
        case "replace":
            return _laid(events.ReplaceEvent(seat), events.ReplaceCardEvent(seat, action["card"]))
        case _:
            return _laid(events.DiscardEvent(seat), events.DiscardCardEvent(seat, action["card"]))


def _of_count(s: State, turn_counted: int) -> Event:
    """The cards in the order they were turned up, not whose they were, and where the markers stand (I7)."""
    turned = [VOTE_CARDS[card] for card in s.turned if card != NO_CARD]
    return Event(events.CountEvent(turn_counted, turned, schema.Markers(**markers(s))))


def _of_round(s: State) -> Event:
    """A new round and its roles; in the second phase only the Consul has one (I8, I13)."""
    return Event(events.RoundEvent(turn(s), s.phase, s.round, schema.Roles(**roles(s))))


def _of_end(s: State, ended: Outcome) -> Event:
    """The end: all remaining cards are shown (I16)."""
    hands = [cards(s.hands[seat]) for seat in range(s.players)]
    return Event(events.IdusMartiiOverEvent(list(ended.winners), None, ended.faction, ended.reason, hands))


def _peek(s: State, seat: int, aedile: int) -> list[Event]:
    """All see whose card is looked at; a yellow one is shown to them, any other only two know (I6, I11)."""
    card = s.ballots[aedile_place(s, aedile)]
    looked = Event(events.PeekEvent(seat, aedile))
    if card == YELLOW:
        return [looked, Event(events.YellowEvent(aedile))]
    return [looked, Event(events.PeekCardEvent(aedile, VOTE_CARDS[card]), _only(seat, aedile))]


def _veto(s: State, seat: int) -> list[Event]:
    """In the first phase the card is exchanged at once, and the two know for which (I6)."""
    aedile = s.aediles[s.peeked]
    demanded = Event(events.VetoEvent(seat, aedile))
    if s.phase == 2:
        return [demanded]
    other = RED if s.ballots[s.peeked] == GREEN else GREEN
    return [demanded, Event(events.ReplaceCardEvent(aedile, VOTE_CARDS[other]), _only(seat, aedile))]


def _laid(seen: events.IdusMartiiEvent, known: events.CardEvent) -> list[Event]:
    """All see that a card is laid; which one, only the seat that lays it."""
    return [Event(seen), Event(known, _only(known.seat))]


def _only(*seats: int) -> frozenset[int | None]:
    return frozenset(seats)
