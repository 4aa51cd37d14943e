"""Beliefs are exactly what Bayes says, and not knowing how the others play costs little."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import exp
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.history import FACTION, DecisionContext, Round
from rostra.bots.idus_martii.opponent_model import (
    MYOPIC,
    NOISY,
    SHARP,
    STEADY,
    UNIFORM,
    PlayerModel,
    assignments,
    policy,
)
from rostra.bots.idus_martii.worlds import FACTION_COUNT, HAND_OF, HIGHER, LOWER, Observer, faction_cards
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.model_player import context, game
from tests.bots.playing import Company

HAZY = PlayerModel(0.05, 0.1, 0.15, reputation_weight=3.0)


def arrangements(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All orders of so many cards of each faction."""
    if not any(left):
        yield ()
    for side, count in enumerate(left):
        if count:
            fewer = (*left[:side], count - 1, *left[side + 1 :])
            yield from ((side, *rest) for rest in arrangements(fewer))


def by_hand(seen: DecisionContext, model: PlayerModel, other: int) -> Any:
    """The chance of a seat to be of each faction, world by world and card by card."""
    own = Observer.of(seen)
    others = [seat for seat in range(own.players) if seat != own.seat]
    factions = np.zeros(FACTION_COUNT)
    for deal in arrangements(own.unseen()):
        cards = {seat: deal[2 * place : 2 * place + 2] for place, seat in enumerate(others)}
        cards[own.seat] = own.cards
        weight = 1.0
        for record in seen.history.rounds:
            weight *= seen_in(record, cards, own, model)
        factions[cards[other][0]] += weight / 2
        factions[cards[other][0 if own.discard_turn(other) < seen.turn else 1]] += weight / 2
    return factions / factions.sum()


def seen_in(record: Round, cards: dict[int, Any], own: Observer, model: PlayerModel) -> float:
    """How likely a round is in a world."""
    if record.peeked is None or not record.counted:
        return 1.0  # Only asked at the beginning of a round.
    hand = {
        seat: pair[0] if own.discard_turn(seat) < record.turn else int(HAND_OF[pair[0], pair[1]])
        for seat, pair in cards.items()
    }
    plays, (low, high) = policy(own.players, record.turn, model), record.markers
    peeked, other, praetor = record.in_order()
    total = 0.0
    for first, final, second in product(range(3), repeat=3):
        laid = {peeked: first, other: second}
        if any(laid[aedile] != card for aedile, card in record.ballots):
            continue
        if sorted((final, second)) != list(record.counted) or (record.replacement not in (None, final)):
            continue
        chance = plays.vote[hand[peeked], low, high, first] * plays.vote[hand[other], low, high, second]
        exchange = plays.replace[hand[peeked], low, high, first, final]
        veto = plays.veto[hand[praetor], low, high, first]
        if first == YELLOW:
            chance *= exchange if record.vetoed is None else 0.0
        elif record.vetoed:
            chance *= veto * exchange
        else:
            chance *= (1 - veto) * (first == final) if record.vetoed is not None else 0.0
        total += chance
    total *= people_chosen(record, hand, own, model)
    if record.discarded and cards[record.consul][0] != cards[record.consul][1]:
        keep = plays.keep_lower[(HAND_OF[tuple(cards[record.consul])], *record.markers_after())]
        total *= keep if cards[record.consul][0] < cards[record.consul][1] else 1 - keep
    elif record.discarded:
        total *= 0.5  # Both orders of two equal cards are one deal here, those of two different ones are two.
    return float(total)


def people_chosen(record: Round, hand: dict[int, int], own: Observer, model: PlayerModel) -> float:
    """How likely the roles were handed out like this, and the Praetor looked at this card."""

    def liking(chooser: int, seat: int, known: Any) -> float:
        sides = LOWER[hand[chooser]], HIGHER[hand[chooser]]
        return float(np.mean([known[seat][side] for side in sides]))

    def shares(scores: list[float]) -> list[float]:
        eager = [exp(model.reputation_weight * score) for score in scores]
        return [(1 - model.noise) * e / sum(eager) + model.noise / len(eager) for e in eager]

    chance = 1.0
    if record.turn > own.players and record.consul != own.seat:
        assert record.previous_roles is not None
        assert record.roles is not None
        ways = assignments(own.players, record.consul, record.previous_roles)
        scores = [
            sum(
                weight * liking(record.consul, seat, record.reputations_at_assignment)
                for weight, seat in zip((0.7, 1.0, 1.0), way, strict=True)
            )
            for way in ways
        ]
        chance *= shares(scores)[ways.index(record.roles)]
    peeked, other, praetor = record.in_order()
    if praetor != own.seat:
        chance *= shares(
            [-liking(praetor, aedile, record.reputations_at_peek) for aedile in (peeked, other)]
        )[0]
    return chance


def test_weighing_all_worlds_at_once_is_weighing_each() -> None:
    checked = 0
    for number, table in enumerate(game(5, HAZY, 4, until=8)):
        if table.view(None)["laid"] or number % 3:
            continue
        seat = number % 5
        seen = context(table, seat)
        thought = belief(seen, (HAZY,))
        exact = by_hand(seen, HAZY, (seat + 2) % 5)
        assert thought.factions((seat + 2) % 5) == pytest.approx(exact, abs=1e-9)
        checked += 1
    assert checked > 5


def briers(table: rostra.Table, seat: int, model: PlayerModel) -> list[tuple[float, float]]:
    """The squared error about the side of each other seat that has chosen: ours, and that of exact Bayes."""
    seen, hands = context(table, seat), table.position()["hands"]
    ours, exact = belief(seen), belief(seen, (model,))
    pairs = []
    for other in range(seen.players):
        if other != seat and len(hands[other]) == 1:
            truth = np.eye(FACTION_COUNT)[FACTION[hands[other][0]]]
            errors = [((thought.factions(other) - truth) ** 2).mean() for thought in (ours, exact)]
            pairs.append((float(errors[0]), float(errors[1])))
    return pairs


@pytest.mark.parametrize(
    ("model", "cost"), [(SHARP, 0.02), (STEADY, 0.03), (MYOPIC, 0.02), (UNIFORM, 0.02), (NOISY, 0.05)]
)
def test_not_knowing_how_the_others_play_costs_little(model: PlayerModel, cost: float) -> None:
    """The Brier score with all models in mind, beside that with the right one alone."""
    pairs = [
        pair
        for seed in range(20)
        for number, table in enumerate(game(5, model, seed))
        if number % 8 == 7
        for pair in briers(table, number % 5, model)
    ]
    ours, exact = np.mean(pairs, axis=0)
    assert len(pairs) > 100
    assert ours <= exact + cost


@pytest.mark.parametrize(
    ("level", "model"), [("rules", SHARP), ("rostra.bots.idus_martii.speakers:Silent", STEADY)]
)
def test_in_the_end_a_seat_knows_how_a_table_of_bots_plays(level: str, model: PlayerModel) -> None:
    found = []
    for seed in range(4):
        table = Company("idus-martii", [level] * 5, seed).play()
        found += [belief(context(table, seat)).likely(model) for seat in range(5)]
    assert sum(found) / len(found) > 0.5


def test_nothing_is_certain_that_is_not() -> None:
    for table in game(5, SHARP, 3):
        thought = belief(context(table, 0))
    assert thought.weights.min() > 0
    assert thought.weights.sum() == pytest.approx(1)


def test_before_anything_is_seen_the_cards_alone_count() -> None:
    table = rostra.new_table("idus-martii", players=8, seed=2)
    thought = belief(context(table, 3))
    unseen = np.array(Observer.of(context(table, 3)).unseen())
    assert unseen.sum() == sum(faction_cards(8)) - 2
    for other in (0, 7):
        assert thought.factions(other) == pytest.approx(unseen / unseen.sum())


def test_claims_count_but_never_much() -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)
    before = belief(context(table, 0)).hands(1)
    table.play(1, {"type": "claim", "about": "faction", "card": "traitor"})
    after = belief(context(table, 0)).hands(1)
    traitor = FACTION["traitor"]
    assert before[traitor] < after[traitor] < 2 * before[traitor]


def after_a_count() -> rostra.Table:
    """Seats 2 and 3 laid a green and a red card; seat 1 looked at that of seat 2."""
    table = rostra.new_table("idus-martii", players=5, seed=2, options={"start": 0})
    table.play(2, {"type": "vote", "card": "green"})
    table.play(3, {"type": "vote", "card": "red"})
    table.play(1, {"type": "peek", "aedile": 2})
    table.play(1, {"type": "approve"})
    return table


OWN_CLAIMS: list[tuple[int, dict[str, Any]]] = [
    (0, {"about": "faction", "card": "traitor"}),
    (0, {"about": "trust", "seat": 3}),
    (0, {"about": "suspect", "seat": 1}),
    (2, {"about": "vote", "round": 1, "card": "red"}),
    (1, {"about": "peek", "round": 1, "aedile": 2, "card": "green"}),
]


@pytest.mark.parametrize(("seat", "claim"), OWN_CLAIMS)
def test_what_a_seat_claims_tells_others_something_and_itself_nothing(
    seat: int, claim: dict[str, Any]
) -> None:
    table = after_a_count()
    listener = 0 if seat == 4 else 4
    before = {who: belief(context(table, who)) for who in (seat, listener)}
    table.play(seat, {"type": "claim", **claim})
    after = {who: belief(context(table, who)) for who in (seat, listener)}
    assert after[seat].joint == pytest.approx(before[seat].joint, abs=1e-15)
    assert after[listener].joint != pytest.approx(before[listener].joint, abs=1e-6)


def test_what_is_said_again_counts_no_more() -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)
    for claim in ({"about": "faction", "card": "traitor"}, {"about": "suspect", "seat": 3}):
        table.play(1, {"type": "claim", **claim})
        once = belief(context(table, 0)).weights
        table.play(1, {"type": "claim", **claim})
        assert belief(context(table, 0)).weights == pytest.approx(once)


@pytest.mark.parametrize(("about", "sign"), [("trust", 1), ("suspect", -1)])
def test_trust_and_suspicion_count_a_little(about: str, sign: int) -> None:
    table = rostra.new_table("idus-martii", players=5, seed=2)

    def friends() -> float:
        thought = belief(context(table, 0))
        one, other = (thought.worlds[thought.observer.row(seat)] for seat in (1, 3))
        return float(thought.weights[one == other].sum())

    before = friends()
    table.play(1, {"type": "claim", "about": about, "seat": 3})
    assert before / 1.31 < friends() < before * 1.31
    assert sign * (friends() - before) > 0


def test_the_people_a_consul_chooses_tell_what_the_consul_is() -> None:
    """A Consul who chooses an Aedile that claims to be a Loyalist is more likely one too (I9)."""
    found = []
    for chosen in ([1, 3], [1, 4]):
        position = rostra.new_table("idus-martii", players=5, seed=2, options={"start": 0}).position()
        table = rostra.new_table("idus-martii", seed=1, position=position)
        while table.view(None)["stage"] != "assign":
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[0])
        table.play(3, {"type": "claim", "about": "faction", "card": "loyalist"})
        table.play(0, {"type": "assign", "praetor": 2, "aediles": chosen})
        found.append(belief(context(table, 2), (SHARP,)).factions(0)[FACTION["loyalist"]])
    assert found[0] > found[1] + 0.1
