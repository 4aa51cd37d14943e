"""The small game of three, solved to the end: what the best bot plays there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

import numpy as np

from rostra.bots.bot import Events, Legal, View
from rostra.bots.idus_martii.cards import FACTION, dealt
from rostra.bots.idus_martii.regret import Floats, Tree
from rostra.games.idus_martii.components import LOYALIST, MERCHANT, NO_CARD, NOBODY, TRAITOR
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.outcome import discovered
from rostra.games.idus_martii.rules import is_over
from rostra.games.idus_martii.setup import begin, configure
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel.chance import sow
from rostra.kernel.game import Event, Refusal

ROUNDS_OF_REGRET = 100
Sight = tuple[Any, ...]

FIRST = ("loyalist", "traitor")
"""The hand that stands for all hands."""
TELLING = frozenset({"vote-card", "peek", "peek-card", "veto", "approve"})
"""Events of the first phase that tell something, besides the count and the card put away."""


def _shown(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """What a seat sees of events."""
    seen = (event for event in events if event.audience is None or seat in event.audience)
    return [event.shown() for event in seen]


def opening(players: int, start: int) -> State:
    """The beginning of a game in which everybody holds a Loyalist and a Traitor, in this order.

    It stands for all deals: the first of the two cards is whatever comes first in a hand.
    """
    s = LAYOUT.new()
    configure(s, players, start)
    sow(s, 0, 0)
    begin(s)
    s.hands = [[LOYALIST, TRAITOR] if seat < players else [NO_CARD, NO_CARD] for seat in range(len(s.hands))]
    return s


class Grown:
    """A tree that is being grown, by the rules of the game and by what they show to each seat."""

    def __init__(self, players: int, start: int) -> None:
        self.players = players
        self.parent, self.depth, self.actor, self.choice = [0], [0], [NOBODY], [0]
        self.sight: list[int] = [0]
        self.sights: dict[tuple[int, Sight], int] = {}
        self.ends: dict[int, tuple[State, tuple[int, ...]]] = {}
        level = [(0, opening(players, start), ((),) * players, (0,) * players)]
        while level:
            level = [each for node in level for each in self._grow(*node)]

    def _grow(self, node: int, s: State, seen: tuple[Sight, ...], kept: tuple[int, ...]) -> list[Any]:
        if is_over(s):
            self.ends[node] = (s, kept)
            return []
        seat = GAME.to_act(s)[0]
        self.actor[node] = seat
        self.sight[node] = self.sights.setdefault((seat, seen[seat]), len(self.sights))
        children = []
        for number, action in enumerate(GAME.legal(s, seat)):
            after = LAYOUT.copy(s)
            read = GAME.read(s, seat, action)
            assert not isinstance(read, Refusal)
            told = GAME.act(after, seat, read)
            sights = tuple(seen[other] + noticed(_shown(told, other), FIRST) for other in range(self.players))
            # The card put away is the first or the second; the other is kept.
            holds = tuple(
                number ^ 1 if other == seat and action["type"] == "discard" else card
                for other, card in enumerate(kept)
            )
            children.append((len(self.parent), after, sights, holds))
            self.parent.append(node)
            self.depth.append(self.depth[node] + 1)
            self.choice.append(number)
            self.actor.append(NOBODY)
            self.sight.append(0)
        return children


def noticed(events: Events, hand: Sequence[str]) -> Sight:
    """What a seat has learned from events, whatever hand it was dealt: its cards are a first and a second."""
    seen: list[tuple[Any, ...]] = []
    for event in events:
        kind = event["kind"]
        if kind == "count":
            seen.append((kind, event["turn"], *sorted(event["cards"])))
        elif kind == "discard-card":
            seen.append((kind, hand.index(event["card"])))
        elif kind in TELLING:
            seen.append((kind, *(event.get(key) for key in ("seat", "aedile", "card"))))
    return tuple(seen)


class Solution:
    """The small game with its strategy, from a start player on."""

    def __init__(self, players: int, start: int) -> None:
        grown = Grown(players, start)
        self.sights = grown.sights
        deals = np.array(sorted(set(permutations(_cards(players)))))
        self.tree = Tree(
            parent=np.array(grown.parent),
            depth=np.array(grown.depth),
            actor=np.array(grown.actor),
            sight=np.array(grown.sight),
            choice=np.array(grown.choice),
            choices=max(grown.choice) + 1,
            hand=hand_number(deals[:, ::2], deals[:, 1::2]).T,
            weights=np.full(len(deals), 1.0 / len(deals)),
            payoff=_payoffs(grown, deals),
        )
        self.strategy = self.tree.solved(ROUNDS_OF_REGRET)

    def row(self, seat: int, events: Events) -> int:
        """The row of the strategy that a seat plays by, given what it has seen."""
        hand = next(event["cards"] for event in events if event["kind"] == "hand")
        number = int(hand_number(FACTION[hand[0]], FACTION[hand[1]]))
        return self.sights[seat, noticed(events, hand)] * self.tree.hands + number


@lru_cache(maxsize=8)
def solution(players: int, start: int) -> Solution:
    """The small game, solved once."""
    return Solution(players, start)


def mixed(view: View, legal: Legal, seat: int, events: Events) -> list[float]:
    """How likely each legal action should be."""
    found = solution(view["players"], view["start"])
    chances = found.strategy[found.row(seat, events)]
    if legal[0]["type"] == "discard":
        hand = view["hand"]
        return [sum(chances[i] for i in (0, 1) if hand[i] == action["card"]) for action in legal]
    return [float(chance) for chance in chances[: len(legal)]]


def hand_number(first: Any, second: Any) -> Any:
    """The two cards of a hand, in their order, as one number."""
    return first * len(FACTION) + second


def _cards(players: int) -> list[int]:
    return [side for side, count in enumerate(dealt(players)) for _ in range(count)]


def _payoffs(grown: Grown, deals: Any) -> Floats:
    """Who wins at each end with each deal: node, seat, deal (I14 to I16)."""
    payoff = np.zeros((len(grown.parent), grown.players, len(deals)))
    for node, (s, kept) in grown.ends.items():
        cards = np.stack([deals[:, 2 * seat + place] for seat, place in enumerate(kept)])
        payoff[node] = cards == _winners(s, cards)
    return payoff


def _winners(s: State, cards: Any) -> Any:
    """The faction that wins, in each deal, when the markers stand like this."""
    there = [(cards == side).any(axis=0) for side in (LOYALIST, TRAITOR)]
    caught, lead = discovered(s), s.markers[LOYALIST] - s.markers[TRAITOR]
    if caught != NOBODY:
        rival = LOYALIST + TRAITOR - caught
        return np.where(there[rival], rival, MERCHANT)
    if abs(lead) < 2:
        return np.full(cards.shape[1], MERCHANT)
    ahead = LOYALIST if lead > 0 else TRAITOR
    return np.where(there[LOYALIST + TRAITOR - ahead], ahead, MERCHANT)
