"""Beliefs are exactly what Bayes says, and not knowing how the others play costs little."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import belief, own_of
from rostra.bots.idus_martii.cards import FACTION, KIND, SIDES, dealt
from rostra.bots.idus_martii.chronicle import Round, chronicle
from rostra.bots.idus_martii.manners import AIMLESS, PLAIN, STEADY, WAVERING, Manner, customs
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.known import game

HAZY = Manner(0.05, 0.1, 0.15)


def arrangements(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All orders of so many cards of each faction."""
    if not any(left):
        yield ()
    for side, count in enumerate(left):
        if count:
            fewer = (*left[:side], count - 1, *left[side + 1 :])
            yield from ((side, *rest) for rest in arrangements(fewer))


def by_hand(view: dict[str, Any], rounds: tuple[Round, ...], manner: Manner, other: int) -> Any:
    """The chance of a seat to be of each faction, world by world and card by card."""
    own = own_of(view)
    others = [seat for seat in range(own.players) if seat != own.seat]
    sides = np.zeros(SIDES)
    for deal in arrangements(own.unseen()):
        cards = {seat: deal[2 * place : 2 * place + 2] for place, seat in enumerate(others)}
        cards[own.seat] = own.cards
        weight = 1.0
        for record in rounds:
            weight *= seen_in(record, cards, own, manner)
        sides[cards[other][0]] += weight / 2
        sides[cards[other][0 if own.chooses(other) < view["turn"] else 1]] += weight / 2
    return sides / sides.sum()


def seen_in(record: Round, cards: dict[int, Any], own: Any, manner: Manner) -> float:
    """How likely a round is in a world."""
    if record.peeked is None or not record.turned:
        return 1.0
    kind = {
        seat: pair[0] if own.chooses(seat) < record.turn else int(KIND[pair[0], pair[1]])
        for seat, pair in cards.items()
    }
    models, (low, high) = customs(own.players, record.turn, manner), record.markers
    peeked, other, praetor = record.in_order()
    total = 0.0
    for first, final, second in product(range(3), repeat=3):
        laid = {peeked: first, other: second}
        if any(laid[aedile] != card for aedile, card in record.laid):
            continue
        if sorted((final, second)) != list(record.turned) or (record.new not in (None, final)):
            continue
        chance = models.vote[kind[peeked], low, high, first] * models.vote[kind[other], low, high, second]
        exchange = models.replace[kind[peeked], low, high, first, final]
        veto = models.veto[kind[praetor], low, high, first]
        if first == YELLOW:
            chance *= exchange if record.vetoed is None else 0.0
        elif record.vetoed:
            chance *= veto * exchange
        else:
            chance *= (1 - veto) * (first == final) if record.vetoed is not None else 0.0
        total += chance
    if record.discarded and cards[record.consul][0] != cards[record.consul][1]:
        keep = models.keep[(KIND[tuple(cards[record.consul])], *record.after())]
        total *= keep if cards[record.consul][0] < cards[record.consul][1] else 1 - keep
    elif record.discarded:
        total *= 0.5  # Both orders of two equal cards are one deal here, those of two different ones are two.
    return float(total)


def test_weighing_all_worlds_at_once_is_weighing_each() -> None:
    checked = 0
    for number, table in enumerate(game(5, HAZY, 4, until=8)):
        if table.view(None)["laid"] or number % 3:
            continue
        seat = number % 5
        view, events = table.view(seat), table.events(seat)
        thought = belief(view, events, (HAZY,))
        exact = by_hand(view, chronicle(view, events), HAZY, (seat + 2) % 5)
        assert thought.sides((seat + 2) % 5) == pytest.approx(exact, abs=1e-9)
        checked += 1
    assert checked > 5


def briers(table: rostra.Table, seat: int, manner: Manner) -> list[tuple[float, float]]:
    """The squared error about the side of each other seat that has chosen: ours, and that of exact Bayes."""
    view, events, hands = table.view(seat), table.events(seat), table.position()["hands"]
    ours, exact = belief(view, events), belief(view, events, (manner,))
    pairs = []
    for other in range(view["players"]):
        if other != seat and len(hands[other]) == 1:
            truth = np.eye(SIDES)[FACTION[hands[other][0]]]
            errors = [((thought.sides(other) - truth) ** 2).mean() for thought in (ours, exact)]
            pairs.append((float(errors[0]), float(errors[1])))
    return pairs


@pytest.mark.parametrize(
    ("manner", "cost"), [(STEADY, 0.02), (PLAIN, 0.02), (AIMLESS, 0.02), (WAVERING, 0.05)]
)
def test_not_knowing_how_the_others_play_costs_little(manner: Manner, cost: float) -> None:
    """The Brier score with all manners in mind, beside that with the right one alone."""
    pairs = [
        pair
        for seed in range(20)
        for number, table in enumerate(game(5, manner, seed))
        if number % 8 == 7
        for pair in briers(table, number % 5, manner)
    ]
    ours, exact = np.mean(pairs, axis=0)
    assert len(pairs) > 100
    assert ours <= exact + cost


def test_nothing_is_certain_that_is_not() -> None:
    for table in game(5, STEADY, 3):
        thought = belief(table.view(0), table.events(0))
    assert thought.weights.min() > 0
    assert thought.weights.sum() == pytest.approx(1)


def test_before_anything_is_seen_the_cards_alone_count() -> None:
    table = rostra.new_table("idus-martii", players=8, seed=2)
    thought = belief(table.view(3), table.events(3))
    unseen = np.array(own_of(table.view(3)).unseen())
    assert unseen.sum() == sum(dealt(8)) - 2
    for other in (0, 7):
        assert thought.sides(other) == pytest.approx(unseen / unseen.sum())


def test_claims_count_but_never_much() -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)
    before = belief(table.view(0), table.events(0)).kinds(1)
    table.play(1, {"type": "claim", "about": "faction", "card": "traitor"})
    after = belief(table.view(0), table.events(0)).kinds(1)
    traitor = FACTION["traitor"]
    assert before[traitor] < after[traitor] < 2 * before[traitor]
