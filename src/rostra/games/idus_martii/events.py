"""What is seen when an action is played, and by whom (B1).

Everybody sees that something happens; an event ending in ``-card`` says which card it was to those who know.
"""

from __future__ import annotations

from rostra.games.idus_martii import schema
from rostra.games.idus_martii.components import GREEN, NO_CARD, RED, VOTE_CARDS, YELLOW
from rostra.games.idus_martii.positions import cards, markers, roles
from rostra.games.idus_martii.rules import aedile_place, turn
from rostra.games.idus_martii.state import State
from rostra.kernel.game import Action, Event, Outcome


def of_opening(s: State) -> list[Event]:
    """The round that begins, and to each seat the faction cards in its hand (I1)."""
    hands = [Event(schema.HandEvent(seat, cards(s.hands[seat])), _only(seat)) for seat in range(s.players)]
    return [of_round(s), *hands]


def of_action(s: State, seat: int, action: Action) -> list[Event]:
    """What a legal action itself shows; told before it is played."""
    match action["type"]:
        case "assign":
            return [Event(schema.AssignEvent(seat, action["praetor"], action["aediles"][:]))]
        case "vote":
            return _laid(schema.VoteEvent(seat), schema.VoteCardEvent(seat, action["card"]))
        case "peek":
            return _peek(s, seat, action["aedile"])
        case "approve":
            return [Event(schema.ApproveEvent(seat, s.aediles[s.peeked]))]
        case "veto":
            return _veto(s, seat)
        case "replace":
            return _laid(schema.ReplaceEvent(seat), schema.ReplaceCardEvent(seat, action["card"]))
        case _:
            return _laid(schema.DiscardEvent(seat), schema.DiscardCardEvent(seat, action["card"]))


def of_count(s: State, turn_counted: int) -> Event:
    """The cards in the order they were turned up, not whose they were, and where the markers stand (I7)."""
    turned = [VOTE_CARDS[card] for card in s.turned if card != NO_CARD]
    return Event(schema.CountEvent(turn_counted, turned, schema.Markers(**markers(s))))


def of_round(s: State) -> Event:
    """A new round and its roles; in the second phase only the Consul has one (I8, I13)."""
    return Event(schema.RoundEvent(turn(s), s.phase, s.round, schema.Roles(**roles(s))))


def of_end(s: State, ended: Outcome) -> Event:
    """The end: all remaining cards are shown (I16)."""
    hands = [cards(s.hands[seat]) for seat in range(s.players)]
    return Event(schema.IdusMartiiOverEvent(list(ended.winners), None, ended.faction, ended.reason, hands))


def _peek(s: State, seat: int, aedile: int) -> list[Event]:
    """All see whose card is looked at; a yellow one is shown to them, any other only two know (I6, I11)."""
    card = s.ballots[aedile_place(s, aedile)]
    looked = Event(schema.PeekEvent(seat, aedile))
    if card == YELLOW:
        return [looked, Event(schema.YellowEvent(aedile))]
    return [looked, Event(schema.PeekCardEvent(aedile, VOTE_CARDS[card]), _only(seat, aedile))]


def _veto(s: State, seat: int) -> list[Event]:
    """In the first phase the card is exchanged at once, and the two know for which (I6)."""
    aedile = s.aediles[s.peeked]
    demanded = Event(schema.VetoEvent(seat, aedile))
    if s.phase == 2:
        return [demanded]
    other = RED if s.ballots[s.peeked] == GREEN else GREEN
    return [demanded, Event(schema.ReplaceCardEvent(aedile, VOTE_CARDS[other]), _only(seat, aedile))]


def _laid(seen: schema.IdusMartiiEvent, known: schema.CardEvent) -> list[Event]:
    """All see that a card is laid; which one, only the seat that lays it."""
    return [Event(seen), Event(known, _only(known.seat))]


def _only(*seats: int) -> frozenset[int | None]:
    return frozenset(seats)
