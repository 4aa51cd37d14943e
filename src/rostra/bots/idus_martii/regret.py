"""Small games solved by counterfactual regret, and how much anybody could gain against the solution.

The actions of a game make one tree whatever cards are dealt: who puts a card away chooses the first or the
second. So every node is a row and every deal a column, and the whole tree is worked through at once, level by
level. Two nodes at which a seat has seen the same are one to it, for each hand it may hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Tree:
    """A game tree with its deals."""

    parent: Ints
    depth: Ints
    """Nodes stand in the order of their depth, children of one node side by side."""
    actor: Ints
    """The seat that chooses, -1 at the end."""
    sight: Ints
    """What the actor has seen, apart from its hand, as a number."""
    choice: Ints
    """Which of its parent's choices leads to a node."""
    choices: int
    """The most choices there are at a node."""
    hand: Ints
    """Seat, deal: the hand a seat holds, as a number."""
    weights: Floats
    """How likely each deal is."""
    payoff: Floats
    """Node, seat, deal; nothing but at the end."""

    @cached_property
    def levels(self) -> list[Ints]:
        """The nodes of each depth."""
        return [np.nonzero(self.depth == depth)[0] for depth in range(int(self.depth.max()) + 1)]

    @cached_property
    def hands(self) -> int:
        """How many different hands there are."""
        return int(self.hand.max()) + 1

    @cached_property
    def info(self) -> Ints:
        """Node, deal: the row of a strategy that the actor of the node plays by."""
        seat = np.maximum(self.actor, 0)
        rows: Ints = self.sight[:, None] * self.hands + self.hand[seat]
        return rows

    @cached_property
    def open(self) -> Floats:
        """Row, choice: 1 where there is such a choice."""
        there = np.zeros(((int(self.sight.max()) + 1) * self.hands, self.choices))
        inner = self.parent[1:]
        np.add.at(there, (self.info[inner], self.choice[1:, None]), 1.0)
        return (there > 0).astype(np.float64)

    def even(self) -> Floats:
        """The strategy of those who do anything at all."""
        even: Floats = self.open / np.maximum(self.open.sum(axis=1, keepdims=True), 1)
        return even

    def _taken(self, strategy: Floats, nodes: Ints) -> Floats:
        """How likely each of these nodes is chosen at its parent: node, deal."""
        taken: Floats = strategy[self.info[self.parent[nodes]], self.choice[nodes, None]]
        return taken

    def reach(self, strategy: Floats) -> Floats:
        """How far each seat makes a node likely by its own choices: seat, node, deal."""
        seats, deals = self.hand.shape
        reach = np.ones((seats, len(self.parent), deals))
        for nodes in self.levels[1:]:
            reach[:, nodes] = reach[:, self.parent[nodes]]
            reach[self.actor[self.parent[nodes]], nodes] *= self._taken(strategy, nodes)
        return reach

    def _gather(self, values: Floats, nodes: Ints, shares: Floats) -> None:
        """Add up at the parents what their children, who stand side by side, contribute."""
        above = self.parent[nodes]
        firsts = np.nonzero(np.diff(above, prepend=-1))[0]
        values[above[firsts]] = np.add.reduceat(shares, firsts, axis=0)

    def values(self, strategy: Floats) -> Floats:
        """What every node is worth to every seat: node, seat, deal."""
        values = self.payoff.copy()
        for nodes in self.levels[:0:-1]:
            self._gather(values, nodes, self._taken(strategy, nodes)[:, None] * values[nodes])
        return values

    def against(self, reach: Floats, seat: int) -> Floats:
        """How far chance and the others make a node likely: node, deal."""
        others = np.prod(np.delete(reach, seat, axis=0), axis=0)
        return np.asarray(others * self.weights)

    def regrets(self, strategy: Floats, reach: Floats) -> Floats:
        """How much better each choice would have been: row, choice."""
        values = self.values(strategy)
        regrets = np.zeros(self.open.size)
        for seat, (nodes, places) in enumerate(self._moves):
            above = self.parent[nodes]
            gain = self.against(reach, seat)[above] * (values[nodes, seat] - values[above, seat])
            regrets += np.bincount(places.ravel(), weights=gain.ravel(), minlength=len(regrets))
        return regrets.reshape(self.open.shape)

    @cached_property
    def _moves(self) -> list[tuple[Ints, Ints]]:
        """For each seat the nodes it moves to, and the place of those moves, in each deal, in a strategy."""
        moves = []
        for seat in range(len(self.hand)):
            nodes = 1 + np.nonzero(self.actor[self.parent[1:]] == seat)[0]
            moves.append((nodes, self.info[self.parent[nodes]] * self.choices + self.choice[nodes, None]))
        return moves

    def solved(self, rounds: int) -> Floats:
        """A strategy that nobody gains much by leaving: the average of so many rounds of CFR+."""
        regrets, total = np.zeros_like(self.open), np.zeros_like(self.open)
        strategy = self.even()
        for number in range(1, rounds + 1):
            reach = self.reach(strategy)
            total += number * self.own_reach(reach)[:, None] * strategy
            regrets = np.maximum(regrets + self.regrets(strategy, reach), 0.0)
            strategy = self._matched(regrets)
        return self._matched(total)

    def own_reach(self, reach: Floats) -> Floats:
        """How far a seat itself makes the rows of a strategy likely; the same at all their nodes."""
        nodes = np.nonzero(self.actor >= 0)[0]
        own = np.zeros(len(self.open))
        own[self.info[nodes]] = reach[self.actor[nodes], nodes]
        return own

    def _matched(self, weights: Floats) -> Floats:
        total = weights.sum(axis=1, keepdims=True)
        return np.where(total > 0, weights / np.where(total > 0, total, 1.0), self.even())

    def worth(self, strategy: Floats) -> Floats:
        """What each seat gets if all play a strategy."""
        return np.asarray(self.values(strategy)[0] @ self.weights)

    def best_response(self, strategy: Floats, seat: int) -> float:
        """What one seat gets at most if all the others play a strategy: exact, by its information sets."""
        against = self.against(self.reach(strategy), seat)
        values = self.payoff[:, seat].copy()
        for nodes in self.levels[:0:-1]:
            above = self.parent[nodes]
            mine = self.actor[above] == seat
            merit = np.zeros_like(self.open)
            chosen = (self.info[above[mine]], self.choice[nodes[mine], None])
            np.add.at(merit, chosen, against[nodes[mine]] * values[nodes[mine]])
            best = np.where(self.open > 0, merit, -np.inf).argmax(axis=1)
            taken = self._taken(strategy, nodes)
            taken[mine] = best[self.info[above[mine]]] == self.choice[nodes[mine], None]
            self._gather(values, nodes, taken * values[nodes])
        return float(values[0] @ self.weights)


def exploitability(tree: Tree, strategy: Floats) -> list[float]:
    """How much each seat would gain by its best response, if all the others went on."""
    worth = tree.worth(strategy)
    return [tree.best_response(strategy, seat) - float(worth[seat]) for seat in range(len(tree.hand))]
