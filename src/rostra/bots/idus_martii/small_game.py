"""The small game for three players, solved by counterfactual regret minimisation (CFR+).

The actions of the game make one tree whatever cards are dealt, because a seat that puts a card away chooses
its first or its second. So every node is a row and every deal a column, and the whole tree is worked through
at once, level by level. Two nodes at which a seat has seen the same are one information set, for each hand it
may hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from typing import Any

import numpy as np
from msgspec import Struct

from rostra.bots.bot import Events, Legal, View
from rostra.bots.idus_martii.history import FACTION
from rostra.bots.idus_martii.worlds import Floats, Ints, faction_cards
from rostra.games.idus_martii import events as event_types
from rostra.games.idus_martii.components import FACTIONS, LOYALIST, MERCHANT, NO_CARD, NOBODY, TRAITOR
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.rules import begin, configure, discovered, is_over
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel.chance import sow
from rostra.kernel.game import Refusal

ITERATIONS = 100
TYPICAL_HAND = (FACTIONS[LOYALIST], FACTIONS[TRAITOR])
"""The hand that stands for all hands while the tree is built: its cards are a first and a second."""
Observations = tuple[tuple[Any, ...], ...]


@dataclass(frozen=True)
class GameTree:
    """A game tree with its deals. A strategy has a row for each information set, a column for each choice."""

    parent: Ints
    depth: Ints
    """Nodes are sorted by depth; the children of a node are neighbours."""
    actor: Ints
    """The seat that chooses, -1 at the end."""
    observation: Ints
    """What the actor has seen, apart from its hand, as a number."""
    choice: Ints
    """Which of its parent's choices leads to a node."""
    choices: int
    """The most choices there are at a node."""
    hand: Ints
    """Seat, deal: the hand a seat was dealt, as a number."""
    weights: Floats
    """How likely each deal is."""
    payoff: Floats
    """Node, seat, deal; zero except at the end."""

    @cached_property
    def levels(self) -> list[Ints]:
        """The nodes of each depth."""
        return [np.nonzero(self.depth == depth)[0] for depth in range(int(self.depth.max()) + 1)]

    @cached_property
    def hands(self) -> int:
        """How many different hands there are."""
        return int(self.hand.max()) + 1

    @cached_property
    def row(self) -> Ints:
        """Node, deal: the row of a strategy, which is the information set of the actor."""
        seat = np.maximum(self.actor, 0)
        rows: Ints = self.observation[:, None] * self.hands + self.hand[seat]
        return rows

    @cached_property
    def legal(self) -> Floats:
        """Row, choice: 1 where there is such a choice."""
        there = np.zeros(((int(self.observation.max()) + 1) * self.hands, self.choices))
        np.add.at(there, (self.row[self.parent[1:]], self.choice[1:, None]), 1.0)
        return (there > 0).astype(np.float64)

    @cached_property
    def uniform(self) -> Floats:
        """The strategy that makes every choice with the same probability."""
        found: Floats = self.legal / np.maximum(self.legal.sum(axis=1, keepdims=True), 1)
        return found

    def cfr_plus(self, iterations: int) -> Floats:
        """A strategy that nobody gains much by leaving: the average, later iterations counting more."""
        regrets, total = np.zeros_like(self.legal), np.zeros_like(self.legal)
        strategy = self.uniform
        for number in range(1, iterations + 1):
            reach = self.reach(strategy)
            total += number * self.own_reach(reach)[:, None] * strategy
            regrets = np.maximum(regrets + self._regrets(strategy, reach), 0.0)
            strategy = self._regret_matching(regrets)
        return self._regret_matching(total)

    def reach(self, strategy: Floats) -> Floats:
        """How likely each seat's own choices make a node: seat, node, deal."""
        seats, deals = self.hand.shape
        reach = np.ones((seats, len(self.parent), deals))
        for nodes in self.levels[1:]:
            reach[:, nodes] = reach[:, self.parent[nodes]]
            reach[self.actor[self.parent[nodes]], nodes] *= self.taken(strategy, nodes)
        return reach

    def own_reach(self, reach: Floats) -> Floats:
        """How likely the actor's own choices make each row; the same at all nodes of an information set."""
        nodes = np.nonzero(self.actor >= 0)[0]
        own = np.zeros(len(self.legal))
        own[self.row[nodes]] = reach[self.actor[nodes], nodes]
        return own

    def taken(self, strategy: Floats, nodes: Ints) -> Floats:
        """How likely each of these nodes is chosen at its parent: node, deal."""
        taken: Floats = strategy[self.row[self.parent[nodes]], self.choice[nodes, None]]
        return taken

    def back_up(self, values: Floats, nodes: Ints, shares: Floats) -> None:
        """Add up at the parents what their children, who are neighbours, contribute."""
        above = self.parent[nodes]
        firsts = np.nonzero(np.diff(above, prepend=-1))[0]
        values[above[firsts]] = np.add.reduceat(shares, firsts, axis=0)

    def values(self, strategy: Floats) -> Floats:
        """What every node is worth to every seat: node, seat, deal."""
        values = self.payoff.copy()
        for nodes in self.levels[:0:-1]:
            self.back_up(values, nodes, self.taken(strategy, nodes)[:, None] * values[nodes])
        return values

    def others_reach(self, reach: Floats, seat: int) -> Floats:
        """How likely chance and the others make a node: node, deal."""
        others = np.prod(np.delete(reach, seat, axis=0), axis=0)
        return np.asarray(others * self.weights)

    def _regrets(self, strategy: Floats, reach: Floats) -> Floats:
        """How much better each choice would have been: row, choice."""
        values = self.values(strategy)
        regrets = np.zeros(self.legal.size)
        for seat, (nodes, places) in enumerate(self._moves):
            above = self.parent[nodes]
            gain = self.others_reach(reach, seat)[above] * (values[nodes, seat] - values[above, seat])
            regrets += np.bincount(places.ravel(), weights=gain.ravel(), minlength=len(regrets))
        return regrets.reshape(self.legal.shape)

    @cached_property
    def _moves(self) -> list[tuple[Ints, Ints]]:
        """For each seat the nodes it moves to, and the place of those moves, in each deal, in a strategy."""
        moves = []
        for seat in range(len(self.hand)):
            nodes = 1 + np.nonzero(self.actor[self.parent[1:]] == seat)[0]
            moves.append((nodes, self.row[self.parent[nodes]] * self.choices + self.choice[nodes, None]))
        return moves

    def _regret_matching(self, weights: Floats) -> Floats:
        total = weights.sum(axis=1, keepdims=True)
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), self.uniform)


class TreeBuilder:
    """Builds the tree by the rules of the game and by what they show to each seat."""

    def __init__(self, players: int, start: int) -> None:
        self.players = players
        self.parent, self.depth, self.actor, self.choice = [0], [0], [NOBODY], [0]
        self.observation: list[int] = [0]
        self.observations: dict[tuple[int, Observations], int] = {}
        self.ends: dict[int, tuple[State, tuple[int, ...]]] = {}
        level = [(0, _opening(players, start), ((),) * players, (0,) * players)]
        while level:
            level = [child for node in level for child in self._children(*node)]

    def _children(
        self, node: int, s: State, seen: tuple[Observations, ...], kept: tuple[int, ...]
    ) -> list[Any]:
        if is_over(s):
            self.ends[node] = (s, kept)
            return []
        seat = GAME.to_act(s)[0]
        self.actor[node] = seat
        self.observation[node] = self.observations.setdefault((seat, seen[seat]), len(self.observations))
        children = []
        for number, action in enumerate(GAME.legal(s, seat)):
            after = LAYOUT.copy(s)
            read = GAME.read(s, seat, action)
            assert not isinstance(read, Refusal)
            told = GAME.act(after, seat, read)
            now_seen = tuple(
                seen[other]
                + observations(
                    (event.data for event in told if event.audience is None or other in event.audience),
                    TYPICAL_HAND,
                )
                for other in range(self.players)
            )
            # The card put away is the first or the second; the other is kept.
            discards = action["type"] == "discard"
            now_kept = tuple(
                number ^ 1 if other == seat and discards else card for other, card in enumerate(kept)
            )
            children.append((len(self.parent), after, now_seen, now_kept))
            self.parent.append(node)
            self.depth.append(self.depth[node] + 1)
            self.choice.append(number)
            self.actor.append(NOBODY)
            self.observation.append(0)
        return children


def _opening(players: int, start: int) -> State:
    """The beginning of a game in which everybody holds the typical hand."""
    s = LAYOUT.new()
    configure(s, players, start)
    sow(s, 0, 0)
    begin(s)
    s.hands = [[LOYALIST, TRAITOR] if seat < players else [NO_CARD, NO_CARD] for seat in range(len(s.hands))]
    return s


def observations(events: Iterable[Struct], hand: Sequence[str]) -> Observations:
    """What a seat has learned from events, whatever hand it was dealt: its cards are a first and a second."""
    seen: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case event_types.CountEvent():
                seen.append(("count", event.turn, *sorted(event.cards)))
            case event_types.DiscardCardEvent():
                seen.append(("discard", hand.index(event.card)))
            case event_types.VoteCardEvent() | event_types.PeekCardEvent():
                seen.append((type(event).__name__, event.seat, event.card))
            case event_types.PeekEvent() | event_types.VetoEvent() | event_types.ApproveEvent():
                seen.append((type(event).__name__, event.seat, event.aedile))
    return tuple(seen)


class Solution:
    """The small game with its strategy, for one start player."""

    def __init__(self, players: int, start: int) -> None:
        built = TreeBuilder(players, start)
        self.observations = built.observations
        cards = [faction for faction, count in enumerate(faction_cards(players)) for _ in range(count)]
        deals = np.array(sorted(set(permutations(cards))))
        self.tree = GameTree(
            parent=np.array(built.parent),
            depth=np.array(built.depth),
            actor=np.array(built.actor),
            observation=np.array(built.observation),
            choice=np.array(built.choice),
            choices=max(built.choice) + 1,
            hand=_hand_number(deals[:, ::2], deals[:, 1::2]).T,
            weights=np.full(len(deals), 1.0 / len(deals)),
            payoff=_payoffs(built, deals),
        )
        self.strategy = self.tree.cfr_plus(ITERATIONS)

    def row(self, seat: int, events: Events) -> int:
        """The row of the strategy that a seat plays by, given what it has seen."""
        told = event_types.read_events(events)
        hand = next(event.cards for event in told if isinstance(event, event_types.HandEvent))
        number = int(_hand_number(FACTION[hand[0]], FACTION[hand[1]]))
        return self.observations[seat, observations(told, hand)] * self.tree.hands + number


@lru_cache(maxsize=8)
def solution(players: int, start: int) -> Solution:
    """The small game, solved once."""
    return Solution(players, start)


def strategy(view: View, legal: Legal, seat: int, events: Events) -> list[float]:
    """How likely each legal action should be."""
    found = solution(view["players"], view["start"])
    probabilities = found.strategy[found.row(seat, events)]
    if legal[0]["type"] == "discard":
        hand = view["hand"]
        return [sum(probabilities[i] for i in (0, 1) if hand[i] == action["card"]) for action in legal]
    return [float(probability) for probability in probabilities[: len(legal)]]


def _hand_number(first: Any, second: Any) -> Any:
    """The two cards of a hand, in their order, as one number."""
    return first * len(FACTIONS) + second


def _payoffs(built: TreeBuilder, deals: Any) -> Floats:
    """Who wins at each end with each deal: node, seat, deal (I14 to I16)."""
    payoff = np.zeros((len(built.parent), built.players, len(deals)))
    for node, (s, kept) in built.ends.items():
        cards = np.stack([deals[:, 2 * seat + place] for seat, place in enumerate(kept)])
        payoff[node] = cards == _winners(s, cards)
    return payoff


def _winners(s: State, cards: Any) -> Any:
    """The faction that wins, in each deal, when the markers stand like this."""
    there = [(cards == faction).any(axis=0) for faction in (LOYALIST, TRAITOR)]
    caught, lead = discovered(s), s.markers[LOYALIST] - s.markers[TRAITOR]
    if caught != NOBODY:
        rival = LOYALIST + TRAITOR - caught
        return np.where(there[rival], rival, MERCHANT)
    if abs(lead) < 2:
        return np.full(cards.shape[1], MERCHANT)
    ahead = LOYALIST if lead > 0 else TRAITOR
    return np.where(there[LOYALIST + TRAITOR - ahead], ahead, MERCHANT)
