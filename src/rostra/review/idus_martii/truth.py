"""By what was true: every seat's chance to win when all cards lie open.

The value table of the bots is solved for each observer in every world; here the world is known. So a chance
is exact if everybody goes on playing as the sharp opponent model does. Claims change nothing in it, and which
of the two cards is turned up first (I7) never decides a game, so nothing after the deal is luck.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from rostra.bots.idus_martii.history import CARD, FACTION
from rostra.bots.idus_martii.opponent_model import SHARP, policy
from rostra.bots.idus_martii.value_table import STEP, values_after_count, values_before_round
from rostra.bots.idus_martii.worlds import CARD_COUNT, HAND_OF, HIGHER, LOWER, Floats, Observer
from rostra.games.idus_martii.components import GREEN, RED, YELLOW
from rostra.kernel.game import Action, Position


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """A position with numbers for cards."""

    players: int
    start: int
    turn: int
    stage: str
    markers: tuple[int, int]
    hands: tuple[tuple[int, ...], ...]
    discarded: tuple[tuple[int, ...], ...]
    consul: int
    praetor: int | None
    aediles: tuple[int, ...]
    ballots: tuple[tuple[int, int], ...]
    """Aedile and card."""
    peeked: int | None

    @classmethod
    def of(cls, position: Position) -> OpenPosition:
        """A position of the game."""
        roles, markers = position["roles"], position["markers"]
        return cls(
            players=position["players"],
            start=position["start"],
            turn=(position["phase"] - 1) * position["players"] + position["round"],
            stage=position["stage"],
            markers=(markers["loyalist"], markers["traitor"]),
            hands=_cards(position["hands"]),
            discarded=_cards(position["discarded"]),
            consul=roles["consul"],
            praetor=roles["praetor"],
            aediles=tuple(roles["aediles"]),
            ballots=tuple(sorted((int(seat), CARD[card]) for seat, card in position["ballots"].items())),
            peeked=position["peeked"],
        )

    def hand(self, seat: int) -> int:
        """The hand of a seat as a number (``worlds``)."""
        cards = self.hands[seat]
        return cards[0] if len(cards) == 1 else int(HAND_OF[cards[0], cards[1]])

    def card(self, aedile: int) -> int:
        """The card that an Aedile has laid."""
        return dict(self.ballots)[aedile]

    def other(self, aedile: int) -> int:
        """The other Aedile."""
        return sum(self.aediles) - aedile

    def observer(self, seat: int) -> Observer:
        """A seat and what it knows from its cards."""
        return Observer(self.players, self.start, seat, (*self.hands[seat], *self.discarded[seat]))

    def world(self, seat: int) -> int:
        """The number of the true world among those a seat thinks possible."""
        observer = self.observer(seat)
        hands = [self.hand(other) for other in range(self.players) if other != seat]
        worlds = observer.worlds(self.turn)
        return int(np.flatnonzero((worlds == np.array(hands)[:, None]).all(axis=0))[0])


def _cards(hands: list[list[Any]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(FACTION[card] for card in hand) for hand in hands)


def chances(at: OpenPosition) -> Floats:
    """The chance to win of every seat in a position of a game that is not over."""
    if at.stage == "assign":
        return before_round(at)
    if at.stage == "discard":
        low, high = (int(card[at.hand(at.consul)]) for card in (LOWER, HIGHER))
        keeps_low = policy(at.players, at.turn, SHARP).keep_lower[at.hand(at.consul), *at.markers]
        found: Floats = keeps_low * _keeping(at, low) + (1 - keeps_low) * _keeping(at, high)
        return found
    if at.peeked is not None:
        return _by_cards(at, _looked_at(at, at.peeked), _laid(at, at.other(at.peeked)))
    # The Praetor looks at either card with the same probability, as in the value table.
    one, two = at.aediles
    first = _by_cards(at, _laid(at, one) @ _exchanges(at, one), _laid(at, two))
    second = _by_cards(at, _laid(at, one), _laid(at, two) @ _exchanges(at, two))
    return (first + second) / 2


def chances_after(at: OpenPosition, seat: int, action: Action) -> Floats:
    """The chance to win of every seat when one has done something legal."""
    match action["type"]:
        case "assign":
            roles = {"praetor": action["praetor"], "aediles": tuple(action["aediles"])}
            return chances(replace(at, stage="vote", **roles))
        case "vote":
            ballots = (*at.ballots, (seat, CARD[action["card"]]))
            return chances(replace(at, ballots=ballots))
        case "peek":
            looked: int = action["aedile"]
            stage = "replace" if at.card(looked) == YELLOW else "veto"
            return chances(replace(at, peeked=looked, stage=stage))
        case "veto" if at.turn > at.players:
            return chances(replace(at, stage="replace"))
        case "veto":
            assert at.peeked is not None
            return _counted(at, GREEN + RED - at.card(at.peeked))
        case "approve":
            assert at.peeked is not None
            return _counted(at, at.card(at.peeked))
        case "replace":
            return _counted(at, CARD[action["card"]])
        case "discard":
            return _keeping(at, sum(at.hands[seat]) - FACTION[action["card"]])
        case _:
            return chances(at)


def before_round(at: OpenPosition) -> Floats:
    """The chance of every seat before the round of a position begins."""
    seats = range(at.players)
    found = [
        values_before_round(at.observer(seat), seat, at.turn, at.markers)[at.world(seat)] for seat in seats
    ]
    return np.array(found)


def _keeping(at: OpenPosition, faction: int) -> Floats:
    """The chances when the Consul keeps a faction and the next round begins."""
    hands, discarded = [*at.hands], [*at.discarded]
    discarded[at.consul] = (sum(at.hands[at.consul]) - faction,)
    hands[at.consul] = (faction,)
    return before_round(replace(at, turn=at.turn + 1, hands=tuple(hands), discarded=tuple(discarded)))


def _counted(at: OpenPosition, card: int) -> Floats:
    """The chances when the card looked at has become this one, and both are counted."""
    assert at.peeked is not None
    return _after_count(at)[:, card, at.card(at.other(at.peeked))]


def _by_cards(at: OpenPosition, one: Floats, two: Floats) -> Floats:
    """The chances, given how likely each Aedile's card is turned up."""
    found: Floats = np.einsum("a,b,sab->s", one, two, _after_count(at))
    return found


def _after_count(at: OpenPosition) -> Floats:
    """The chance of every seat after the count, before a card is put away: seat, cards."""
    return _after_round(replace(at, stage="", praetor=None, aediles=(), ballots=(), peeked=None))


@lru_cache(maxsize=64)
def _after_round(at: OpenPosition) -> Floats:
    """The same; who has which role, and what was laid, does not matter."""
    seats = range(at.players)
    steps = [
        values_after_count(at.observer(seat), seat, at.turn, at.markers)[at.world(seat)] for seat in seats
    ]
    found: Floats = np.stack(steps)[:, STEP]
    return found


def _laid(at: OpenPosition, aedile: int) -> Floats:
    """How likely an Aedile lays each card; certain once it lies there."""
    ballots = dict(at.ballots)
    if aedile in ballots:
        return np.asarray(np.eye(CARD_COUNT)[ballots[aedile]])
    found: Floats = policy(at.players, at.turn, SHARP).vote[at.hand(aedile), *at.markers]
    return found


def _exchanges(at: OpenPosition, aedile: int) -> Floats:
    """What each card of an Aedile becomes when the Praetor looks at it: card before, card after."""
    assert at.praetor is not None
    plays = policy(at.players, at.turn, SHARP)
    veto = plays.veto[at.hand(at.praetor), *at.markers].copy()
    veto[YELLOW] = 1.0  # A yellow card must be replaced (I11).
    instead = plays.replace[at.hand(aedile), *at.markers]
    found: Floats = veto[:, None] * instead + np.diag(1 - veto)
    return found


def _looked_at(at: OpenPosition, aedile: int) -> Floats:
    """What the card that the Praetor has looked at becomes: at the veto, or once there is one."""
    card = at.card(aedile)
    if at.stage == "replace":
        found: Floats = policy(at.players, at.turn, SHARP).replace[at.hand(aedile), *at.markers, card]
        return found
    return np.asarray(_exchanges(at, aedile)[card])
