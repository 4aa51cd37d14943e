"""Beliefs are exactly what Bayes says, and not knowing how the others play costs little."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import exp
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import belief, own_of
from rostra.bots.idus_martii.cards import FACTION, HIGHER, KIND, LOWER, SIDES, dealt
from rostra.bots.idus_martii.chronicle import Round, chronicle
from rostra.bots.idus_martii.manners import AIMLESS, PLAIN, STEADY, WAVERING, Manner, customs
from rostra.bots.idus_martii.repute import assignments, names
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.known import game

HAZY = Manner(0.05, 0.1, 0.15, heeds=3.0)


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
        return 1.0  # Only asked at the beginning of a round.
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
    total *= people_chosen(record, kind, own, manner)
    if record.discarded and cards[record.consul][0] != cards[record.consul][1]:
        keep = models.keep[(KIND[tuple(cards[record.consul])], *record.after())]
        total *= keep if cards[record.consul][0] < cards[record.consul][1] else 1 - keep
    elif record.discarded:
        total *= 0.5  # Both orders of two equal cards are one deal here, those of two different ones are two.
    return float(total)


def people_chosen(record: Round, kind: dict[int, int], own: Any, manner: Manner) -> float:
    """How likely the roles were handed out like this, and the Praetor looked at this card."""

    def liking(chooser: int, seat: int, known: Any) -> float:
        sides = LOWER[kind[chooser]], HIGHER[kind[chooser]]
        return float(np.mean([known[seat][side] for side in sides]))

    def shares(scores: list[float]) -> list[float]:
        eager = [exp(manner.heeds * score) for score in scores]
        return [(1 - manner.noise) * e / sum(eager) + manner.noise / len(eager) for e in eager]

    chance = 1.0
    if record.turn > own.players and record.consul != own.seat:
        assert record.last is not None
        assert record.roles is not None
        ways = assignments(own.players, record.consul, record.last)
        scores = [
            sum(
                weight * liking(record.consul, seat, record.named)
                for weight, seat in zip((0.7, 1.0, 1.0), way, strict=True)
            )
            for way in ways
        ]
        chance *= shares(scores)[ways.index(record.roles)]
    peeked, other, praetor = record.in_order()
    if praetor != own.seat:
        chance *= shares([-liking(praetor, aedile, record.looked) for aedile in (peeked, other)])[0]
    return chance


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


def test_what_is_said_again_counts_no_more() -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)
    for claim in ({"about": "faction", "card": "traitor"}, {"about": "suspect", "seat": 3}):
        table.play(1, {"type": "claim", **claim})
        once = belief(table.view(0), table.events(0)).weights
        table.play(1, {"type": "claim", **claim})
        assert belief(table.view(0), table.events(0)).weights == pytest.approx(once)


@pytest.mark.parametrize(("about", "sign"), [("trust", 1), ("suspect", -1)])
def test_who_is_trusted_is_thought_a_friend_a_little(about: str, sign: int) -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)

    def friends() -> float:
        thought = belief(table.view(0), table.events(0))
        one, other = (thought.worlds.kinds[thought.own.row(seat)] for seat in (1, 3))
        return float(thought.weights[one == other].sum())

    before = friends()
    table.play(1, {"type": "claim", "about": about, "seat": 3})
    assert before / 1.31 < friends() < before * 1.31
    assert sign * (friends() - before) > 0


def test_whom_a_consul_prefers_tells_what_he_is() -> None:
    """Who makes somebody an Aedile that says he is a Loyalist is more likely one himself (I9)."""
    found = []
    for chosen in ([1, 3], [1, 4]):
        position = rostra.new_table("idus-martii", players=5, seed=2, options={"start": 0}).position()
        table = rostra.new_table("idus-martii", seed=1, position=position)
        while table.view(None)["stage"] != "assign":
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[0])
        table.play(3, {"type": "claim", "about": "faction", "card": "loyalist"})
        table.play(0, {"type": "assign", "praetor": 2, "aediles": chosen})
        found.append(belief(table.view(2), table.events(2), (STEADY,)).sides(0)[FACTION["loyalist"]])
    assert found[0] > found[1] + 0.1


def test_names_are_made_of_words_and_counts() -> None:
    """Who says he is a Traitor passes for one and for nothing else; both Aediles answer for cards."""
    said = {"kind": "claim", "seat": 2, "about": "faction", "card": "traitor"}
    begun = {"kind": "round", "roles": {"aediles": [1, 3]}}
    known = names(5, [begun, said, {"kind": "count", "cards": ["green", "green"]}])
    assert known[2] == pytest.approx((-0.6, 0.6, -0.6))
    assert known[1] == known[3] == pytest.approx((0.2, -0.2, -0.2))
    assert known[0] == (0.0, 0.0, 0.0)
