"""By what was true: every seat's chance to win when all cards lie open, if all play on by one model.

The value table of the bots is solved for each observer in every world; here the world is known, so a chance
is exact. Claims change nothing in it, and which of two cards is turned up first (I7) never decides a game, so
nothing after the deal is luck.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from rostra.bots.idus_martii.history import CARD, FACTION
from rostra.bots.idus_martii.opponent_model import PlayerModel, policy
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

    def looked_at(self) -> int:
        """The card that the Praetor has looked at."""
        assert self.peeked is not None
        return self.card(self.peeked)

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


def chances(at: OpenPosition, model: PlayerModel) -> Floats:
    """The chance to win of every seat in a position of a game that is not over."""
    if at.stage == "assign":
        return before_round(at, model)
    if at.stage == "discard":
        low, high = (int(card[at.hand(at.consul)]) for card in (LOWER, HIGHER))
        keeps_low = policy(at.players, at.turn, model).keep_lower[at.hand(at.consul), *at.markers]
        found: Floats = keeps_low * _keeping(at, low, model) + (1 - keeps_low) * _keeping(at, high, model)
        return found
    after = _after_count(at, model)
    if at.peeked is not None:
        return _by_cards(after, _looked_at(at, at.peeked, model), _laid(at, at.other(at.peeked), model))
    # The Praetor looks at either card with the same probability, as in the value table.
    one, two = at.aediles
    laid = _laid(at, one, model), _laid(at, two, model)
    first = _by_cards(after, laid[0] @ _exchanges(at, one, model), laid[1])
    second = _by_cards(after, laid[0], laid[1] @ _exchanges(at, two, model))
    return (first + second) / 2


def chances_after(at: OpenPosition, seat: int, action: Action, model: PlayerModel) -> Floats:
    """The chance to win of every seat when one has done something legal."""
    match action["type"]:
        case "assign":
            roles = {"praetor": action["praetor"], "aediles": tuple(action["aediles"])}
            return chances(replace(at, stage="vote", **roles), model)
        case "vote":
            return chances(replace(at, ballots=(*at.ballots, (seat, CARD[action["card"]]))), model)
        case "peek":
            looked: int = action["aedile"]
            stage = "replace" if at.card(looked) == YELLOW else "veto"
            return chances(replace(at, peeked=looked, stage=stage), model)
        case "veto" if at.turn > at.players:
            return chances(replace(at, stage="replace"), model)
        case "veto":
            return _counted(at, GREEN + RED - at.looked_at(), model)
        case "approve":
            return _counted(at, at.looked_at(), model)
        case "replace":
            return _counted(at, CARD[action["card"]], model)
        case "discard":
            return _keeping(at, sum(at.hands[seat]) - FACTION[action["card"]], model)
        case _:
            return chances(at, model)


def likelihood(at: OpenPosition, seat: int, action: Action, model: PlayerModel) -> float:
    """How likely somebody who plays by a model does what a seat did; people are chosen alike by all (1)."""
    plays, hand = policy(at.players, at.turn, model), at.hand(seat)
    where = hand, *at.markers
    match action["type"]:
        case "vote":
            return float(plays.vote[*where, CARD[action["card"]]])
        case "replace":
            return float(plays.replace[*where, at.looked_at(), CARD[action["card"]]])
        case "veto":
            return float(plays.veto[*where, at.looked_at()])
        case "approve":
            return float(1 - plays.veto[*where, at.looked_at()])
        case "discard" if LOWER[hand] != HIGHER[hand]:
            keeps_low = float(plays.keep_lower[where])
            return keeps_low if FACTION[action["card"]] == HIGHER[hand] else 1 - keeps_low
        case _:
            return 1.0


def before_round(at: OpenPosition, model: PlayerModel) -> Floats:
    """The chance of every seat before the round of a position begins."""
    found = [
        values_before_round(at.observer(seat), seat, at.turn, at.markers, model)[at.world(seat)]
        for seat in range(at.players)
    ]
    return np.array(found)


def _keeping(at: OpenPosition, faction: int, model: PlayerModel) -> Floats:
    """The chances when the Consul keeps a faction and the next round begins."""
    hands, discarded = [*at.hands], [*at.discarded]
    discarded[at.consul] = (sum(at.hands[at.consul]) - faction,)
    hands[at.consul] = (faction,)
    after = replace(at, turn=at.turn + 1, hands=tuple(hands), discarded=tuple(discarded))
    return before_round(after, model)


def _counted(at: OpenPosition, card: int, model: PlayerModel) -> Floats:
    """The chances when the card looked at has become this one, and both are counted."""
    assert at.peeked is not None
    return _after_count(at, model)[:, card, at.card(at.other(at.peeked))]


def _by_cards(after: Floats, one: Floats, two: Floats) -> Floats:
    """The chances, given how likely each Aedile's card is turned up."""
    found: Floats = np.einsum("a,b,sab->s", one, two, after)
    return found


def _after_count(at: OpenPosition, model: PlayerModel) -> Floats:
    """The chance of every seat after the count, before a card is put away: seat, cards."""
    return _after_round(replace(at, stage="", praetor=None, aediles=(), ballots=(), peeked=None), model)


@lru_cache(maxsize=64)
def _after_round(at: OpenPosition, model: PlayerModel) -> Floats:
    """The same; who has which role, and what was laid, does not matter."""
    steps = [
        values_after_count(at.observer(seat), seat, at.turn, at.markers, model)[at.world(seat)]
        for seat in range(at.players)
    ]
    found: Floats = np.stack(steps)[:, STEP]
    return found


def _laid(at: OpenPosition, aedile: int, model: PlayerModel) -> Floats:
    """How likely an Aedile lays each card; certain once it lies there."""
    ballots = dict(at.ballots)
    if aedile in ballots:
        return np.asarray(np.eye(CARD_COUNT)[ballots[aedile]])
    found: Floats = policy(at.players, at.turn, model).vote[at.hand(aedile), *at.markers]
    return found


def _exchanges(at: OpenPosition, aedile: int, model: PlayerModel) -> Floats:
    """What each card of an Aedile becomes when the Praetor looks at it: card before, card after."""
    assert at.praetor is not None
    plays = policy(at.players, at.turn, model)
    veto = plays.veto[at.hand(at.praetor), *at.markers].copy()
    veto[YELLOW] = 1.0  # A yellow card must be replaced (I11).
    instead = plays.replace[at.hand(aedile), *at.markers]
    found: Floats = veto[:, None] * instead + np.diag(1 - veto)
    return found


def _looked_at(at: OpenPosition, aedile: int, model: PlayerModel) -> Floats:
    """What the card that the Praetor has looked at becomes: at the veto, or once there is one."""
    if at.stage == "replace":
        replaced = policy(at.players, at.turn, model).replace
        found: Floats = replaced[at.hand(aedile), *at.markers, at.card(aedile)]
        return found
    return np.asarray(_exchanges(at, aedile, model)[at.card(aedile)])
