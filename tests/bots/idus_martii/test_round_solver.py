"""The current round: the value of each choice, world by world and card by card, and the equilibrium."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import belief, posterior
from rostra.bots.idus_martii.opponent_model import MYOPIC, SHARP, STEADY, PlayerModel, Policy, policy
from rostra.bots.idus_martii.round_solver import (
    RoundSolver,
    RoundStrategy,
    cfr_plus,
    counterfactual_values,
    equilibrium,
    legal_choices,
    payoffs,
    regret_matching,
)
from rostra.bots.idus_martii.worlds import CARD_COUNT, Floats, Observer
from rostra.games.idus_martii.components import YELLOW
from tests.bots.idus_martii.last_round import table
from tests.bots.idus_martii.model_player import context, ended, game

PRAETOR, FIRST, SECOND = 0, 1, 2
Markers = tuple[int, int]
LAID = {"1": "red", "2": "green"}


def last_vote(markers: Markers, **changes: Any) -> rostra.Table:
    """The last round with the markers there; the Praetor is a Loyalist, the first Aedile a Traitor."""
    return table(markers=dict(zip(("loyalist", "traitor"), markers, strict=True)), **changes)


def cases(there: rostra.Table, seat: int) -> Iterator[tuple[float, list[int], Policy]]:
    """How likely each world and model is, the factions in it, and how they play."""
    thought = belief(context(there, seat))
    for world, model in product(range(thought.worlds.shape[1]), range(len(thought.models))):
        factions = np.insert(thought.worlds[:, world], seat, thought.observer.cards[0])
        yield (
            float(thought.joint[world, model]),
            [int(faction) for faction in factions],
            policy(5, 10, thought.models[model]),
        )


def won(factions: list[int], markers: Markers, cards: tuple[int, int], seat: int) -> float:
    return ended(factions, (markers[0] + cards.count(0), markers[1] + cards.count(1)), seat)


@pytest.mark.parametrize("at", [(8, 8), (7, 8)])
def test_a_vote_counts_with_the_veto_and_the_best_card_after_it(at: Markers) -> None:
    there = last_vote(at)
    stays, goes = np.zeros(CARD_COUNT), np.zeros((CARD_COUNT, CARD_COUNT))
    for weight, factions, now in cases(there, FIRST):
        vote, replace = now.vote[factions[SECOND], *at], now.replace[factions[SECOND], *at]
        veto = now.veto[factions[PRAETOR], *at].copy()
        veto[YELLOW] = 1.0
        for card, other, new in product(range(CARD_COUNT), repeat=3):
            half = weight * float(vote[other]) / 2
            stays[card] += half * veto[other] * replace[other, new] * won(factions, at, (card, new), FIRST)
            goes[card, new] += half * veto[card] * won(factions, at, (new, other), FIRST)
        for card, other in product(range(CARD_COUNT), repeat=2):
            half = weight * float(vote[other]) / 2
            stays[card] += half * (2 - veto[other] - veto[card]) * won(factions, at, (card, other), FIRST)
    np.fill_diagonal(goes, 0.0)
    values = RoundSolver(context(there, FIRST)).values(there.legal(FIRST))
    assert min(values) > 0
    assert values == pytest.approx(stays + goes.max(axis=1), abs=1e-6)


@pytest.mark.parametrize("at", [(8, 8), (8, 7)])
def test_a_peek_counts_with_the_better_of_veto_and_none(at: Markers) -> None:
    there = last_vote(at, stage="peek", ballots=LAID)
    expected = []
    for looked, other in ((FIRST, SECOND), (SECOND, FIRST)):
        veto, none = np.zeros(CARD_COUNT), np.zeros(CARD_COUNT)
        for weight, factions, now in cases(there, PRAETOR):
            vote, replace = now.vote[:, *at], now.replace[factions[looked], *at]
            for card, beside in product(range(CARD_COUNT), repeat=2):
                likely = weight * float(vote[factions[looked], card] * vote[factions[other], beside])
                none[card] += likely * won(factions, at, (card, beside), PRAETOR)
                for new in range(CARD_COUNT):
                    veto[card] += likely * replace[card, new] * won(factions, at, (new, beside), PRAETOR)
        none[YELLOW] = 0.0  # It must be replaced.
        expected.append(float(np.maximum(veto, none).sum()))
    values = RoundSolver(context(there, PRAETOR)).values(there.legal(PRAETOR))
    assert min(values) > 0
    assert values == pytest.approx(expected, abs=1e-6)


def test_with_opponents_who_solve_the_round_values_are_still_probabilities() -> None:
    there = last_vote((7, 8))
    for share in (0.0, 0.3, 1.0):
        values = RoundSolver(context(there, FIRST), share).values(there.legal(FIRST))
        assert all(0 < value <= 1 for value in values)
        assert max(values) == values[1]  # Red, for a Traitor who is one ahead.


def voting(players: int, turn: int) -> rostra.Table:
    """A game at the votes of a round."""
    for there in game(players, SHARP, 7):
        if there.turn == turn and there.view(None)["stage"] == "vote":
            return there
    raise AssertionError


def best(values: Floats, allowed: Floats) -> Floats:
    """Always the best of what is allowed."""
    worth = np.where(allowed > 0, values, -np.inf)
    return np.asarray(worth == worth.max(axis=-1, keepdims=True), dtype=np.float64)


def gains(now: RoundStrategy, payoff: Floats, *, first_phase: bool) -> list[float]:
    """What each of the three would gain by their best response: the later choices first, then the earlier."""
    free = legal_choices(first_phase=first_phase)

    def answer(later: str, earlier: str, who: int | slice) -> float:
        parts = {name: getattr(now, name).copy() for name in ("votes", "replacements", "peeks", "vetoes")}
        index = dict(zip(parts, range(4), strict=True))
        before = (counterfactual_values(now, payoff)[index[earlier]] * parts[earlier])[who].sum()
        parts[later][who] = best(counterfactual_values(now, payoff)[index[later]], getattr(free, later))[who]
        values = counterfactual_values(regret_matching(tuple(parts.values()), free), payoff)[index[earlier]]
        return float(np.where(getattr(free, earlier) > 0, values, -np.inf).max(axis=-1)[who].sum() - before)

    everyone = slice(None)
    return [*(answer("replacements", "votes", who) for who in (0, 1)), answer("vetoes", "peeks", everyone)]


@pytest.mark.parametrize(("players", "turn"), [(5, 2), (5, 4), (5, 8), (6, 9)])
def test_nobody_gains_much_by_leaving_the_solution(players: int, turn: int) -> None:
    there = voting(players, turn)
    seen = context(there, None)
    roles = seen.view.roles
    assert roles.praetor is not None
    public = posterior(Observer.spectator(seen), seen.history.public_before_votes(), (), turn)
    payoff = payoffs(public, (*roles.aediles, roles.praetor), seen.markers)
    first_phase = turn <= players
    long = gains(cfr_plus(payoff, first_phase=first_phase, iterations=400), payoff, first_phase=first_phase)
    short = gains(cfr_plus(payoff, first_phase=first_phase), payoff, first_phase=first_phase)
    uniform = gains(cfr_plus(payoff, first_phase=first_phase, iterations=1), payoff, first_phase=first_phase)
    assert min(long + short + uniform) > -1e-9
    assert max(short) < 0.02
    assert max(long) < 0.01
    assert max(uniform) > max(short)


def test_all_seats_find_the_same_equilibrium() -> None:
    """What they do follows from what everybody has seen: no seat's cards are in it (B1)."""
    there = voting(5, 7)
    found = [equilibrium(context(there, seat)) for seat in range(5)]
    for other in found[1:]:
        for one, two in zip(found[0].parts(), other.parts(), strict=True):
            assert np.array_equal(one, two)


@pytest.mark.parametrize("model", [MYOPIC, SHARP, STEADY])
def test_the_rest_is_valued_as_the_others_play_it(model: PlayerModel) -> None:
    """By a bot that adapts: first by one model, and by all of them once all have put a card away."""
    late: dict[PlayerModel, float] = {}
    for there in game(5, model, 3):
        seen = context(there, there.to_act[0])
        solver = RoundSolver(seen, adapts=True)
        shares = {each: float(np.sum(solver.belief.weights * share)) for each, share in solver.value_models}
        assert sum(shares.values()) == pytest.approx(1)
        assert [each for each, _ in RoundSolver(seen).value_models] == [SHARP]
        if seen.turn <= 6:
            assert len(shares) == 1
            assert {*shares} <= {SHARP, STEADY}
        if seen.turn > 8:
            late = {each: late.get(each, 0.0) + share for each, share in shares.items()}
    assert max(late, key=lambda each: late[each]) == model
