"""What is seen when an action is played, and by whom (B1).

Everybody sees that something happens; an event ending in ``-card`` says which card it was to those who know.
"""

from __future__ import annotations

from rostra.games.idus_martii.components import GREEN, NO_CARD, RED, VOTE_CARDS, YELLOW
from rostra.games.idus_martii.positions import cards, markers, roles
from rostra.games.idus_martii.rules import aedile_place, turn
from rostra.games.idus_martii.state import State
from rostra.kernel.game import Action, Event, Outcome


def of_opening(s: State) -> list[Event]:
    """The round that begins, and to each seat the faction cards in its hand (I1)."""
    hands = [
        Event("hand", {"seat": seat, "cards": cards(s.hands[seat])}, frozenset({seat}))
        for seat in range(s.players)
    ]
    return [of_round(s), *hands]


def of_action(s: State, seat: int, action: Action) -> list[Event]:
    """What a legal action itself shows; told before it is played."""
    kind = action["type"]
    if kind == "assign":
        return [
            Event("assign", {"seat": seat, "praetor": action["praetor"], "aediles": action["aediles"][:]})
        ]
    if kind == "peek":
        return _peek(s, seat, action["aedile"])
    if kind == "approve":
        return [Event("approve", {"seat": seat, "aedile": s.aediles[s.peeked]})]
    if kind == "veto":
        return _veto(s, seat)
    return [Event(kind, {"seat": seat}), _card(f"{kind}-card", seat, action["card"], seat)]


def of_count(s: State, turn_counted: int) -> Event:
    """The cards in the order they were turned up, not whose they were, and where the markers stand (I7)."""
    turned = [VOTE_CARDS[card] for card in s.turned if card != NO_CARD]
    return Event("count", {"turn": turn_counted, "cards": turned, "markers": markers(s)})


def of_round(s: State) -> Event:
    """A new round and its roles; in the second phase only the Consul has his (I8, I13)."""
    return Event("round", {"turn": turn(s), "phase": s.phase, "round": s.round, "roles": roles(s)})


def of_end(s: State, ended: Outcome) -> Event:
    """The end: all remaining cards are shown (I16)."""
    return Event("over", {**ended.shown(), "hands": [cards(s.hands[seat]) for seat in range(s.players)]})


def _peek(s: State, seat: int, aedile: int) -> list[Event]:
    """All see whose card is looked at; a yellow one is shown to them, any other only two know (I6, I11)."""
    card = s.ballots[aedile_place(s, aedile)]
    looked = Event("peek", {"seat": seat, "aedile": aedile})
    if card == YELLOW:
        return [looked, Event("yellow", {"aedile": aedile})]
    return [looked, _card("peek-card", aedile, VOTE_CARDS[card], seat, aedile)]


def _veto(s: State, seat: int) -> list[Event]:
    """In the first phase the card is exchanged at once, and the two know for which (I6)."""
    aedile = s.aediles[s.peeked]
    demanded = Event("veto", {"seat": seat, "aedile": aedile})
    if s.phase == 2:
        return [demanded]
    other = RED if s.ballots[s.peeked] == GREEN else GREEN
    return [demanded, _card("replace-card", aedile, VOTE_CARDS[other], seat, aedile)]


def _card(kind: str, owner: int, card: str, *audience: int) -> Event:
    return Event(kind, {"seat": owner, "card": card}, frozenset(audience))
