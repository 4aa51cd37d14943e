"""Exact play near the end: the search against plain backward induction, and a player against the search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from rostra.bots.quo_vadis.candidates import Candidate, Turn
from rostra.bots.quo_vadis.endgame import EndgameEvaluator, EndgameSolver
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.games.quo_vadis.actions import advance_number
from rostra.games.quo_vadis.board import enter, take_seat
from rostra.games.quo_vadis.components import NUMBER_OF_COMMITTEE, NUMBER_OF_PLACE, ONE, SENATE
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.deals.clauses import Promise
from rostra.games.quo_vadis.state import LAYOUT, State

from .ground_truth import Truth, losses, reached, share_close, truths
from .plain_induction import solved
from .solutions import PositionSolver

SOME = 2_000
MODES: dict[str, dict[str, Any]] = {
    "nobody consents": {"with_deals": False},
    "deals": {},
    "deals at a price": {"top_price": 1},
}


@cache
def solver(nodes: int = SOME) -> PositionSolver:
    return PositionSolver(nodes, turns=4)


def last_turn(
    senate: Sequence[int], in_e4: Sequence[int], purses: Sequence[int], turns_left: int = 1
) -> State:
    """Seat 0 moves, three play; some are in the Senate, some stand right below it, and hold I laurels."""
    s = reached(1, 24)
    assert s is not None
    s.turn = s.turn_limit - turns_left + 1
    for seat in in_e4:
        enter(s, seat, NUMBER_OF_COMMITTEE["E4"])
        s.reserve[seat] -= 1
    for seat in senate:
        s.senate[s.arrived] = seat
        s.arrived += 1
        take_seat(s, SENATE)
        s.reserve[seat] -= 1
    for seat, purse in enumerate(purses):
        s.holdings[seat][ONE] = purse
    return s


@pytest.mark.parametrize("mode", MODES)
def test_chances_are_those_of_plain_backward_induction(mode: str) -> None:
    for seed, turns_left in ((3, 3), (4, 3), (15, 2), (21, 2)):
        s = reached(seed, turns_left)
        assert s is not None
        found = solver().solve(s, **MODES[mode])
        assert found is not None
        assert found.exact
        assert found.chances == pytest.approx(solved(s, **MODES[mode]))


def test_Q11_each_laurel_of_the_stock_is_equally_likely_to_be_turned_up() -> None:
    for seed in (1, 2):
        s = reached(seed, 2, senators=3, hidden=6)
        assert s is not None
        found = solver(20_000).solve(s)
        assert found is not None
        assert found.chances == pytest.approx(solved(s))
        s.stock[: s.stocked] = sorted(s.stock[: s.stocked])
        again = solver(20_000).solve(s)
        assert again is not None
        assert again.chances == pytest.approx(found.chances), "the order of the stock is known to nobody (Q3)"


def test_a_helper_who_would_lose_by_it_does_not_consent() -> None:
    s = last_turn(senate=[1], in_e4=[0, 1], purses=[9, 3, 0])
    found = solver().solve(s)
    assert found is not None
    (deal,) = [move for move in found.moves if move.action == advance_number("E4-S", [1])]
    assert deal.chances == (1.0, 0.0, 0.0)
    assert not deal.agreed
    assert found.chances == (0.0, 1.0, 0.0)


def test_a_helper_who_loses_nothing_by_it_consents() -> None:
    s = last_turn(senate=[1], in_e4=[0, 2], purses=[9, 3, 0])
    found = solver().solve(s)
    assert found is not None
    (deal,) = [move for move in found.moves if move.action == advance_number("E4-S", [2])]
    assert deal.agreed
    assert deal.prices == {2: 0}
    assert found.chances == (1.0, 0.0, 0.0)
    assert found.best.chances == (0.0, 1.0, 0.0), "without a deal there is no way"


def test_consents_given_already_can_be_used() -> None:
    s = last_turn(senate=[1], in_e4=[0, 1], purses=[9, 3, 0])
    grant(s, NUMBER_OF_PLACE["E4-S"], 1, 1)
    found = solver().solve(s)
    assert found is not None
    assert found.best.action == advance_number("E4-S", [1])
    assert found.chances == (1.0, 0.0, 0.0)


def test_it_gives_up_when_there_is_too_much_to_search() -> None:
    s = reached(3, 4)
    assert s is not None
    small = PositionSolver(30, turns=4)
    assert small.solve(s) is None
    assert small.chances([s]) is None


def test_a_solution_cut_off_at_the_horizon_says_so() -> None:
    s = last_turn(senate=[1], in_e4=[0, 2], purses=[9, 3, 0], turns_left=9)
    found = solver().solve(s, turns=1)
    assert found is not None
    assert not found.exact
    assert found.best.chances == (0.0, 1.0, 0.0), "as it stands"


class Clueless:
    """An evaluator that knows nothing."""

    margin = 0.01
    simulations = 0

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        return [[1 / state.players] * state.players for _ in candidates]

    def evaluate_deeply(
        self, states: Sequence[State], seed: int, vows: Sequence[Promise] = ()
    ) -> list[Chances]:
        return [[1 / state.players] * state.players for state in states]

    def evaluate_under(self, vows: Sequence[Promise], state: State, seed: int) -> list[Chances]:
        return self.evaluate_deeply([state], seed)


def chosen(evaluator: EndgameEvaluator, s: State, options: Sequence[int]) -> int:
    """The move that a player with this evaluator chooses among those that are open."""
    laid = LAYOUT.copy(s)
    laid.open_handed = 1
    candidates = [candidate for candidate in Turn(laid).candidates() if candidate.move in options]
    found = evaluator.evaluate_quickly(s, candidates)
    return candidates[max(range(len(found)), key=lambda i: found[i][s.to_move])].move


@pytest.mark.compiled
def test_the_evaluator_leaves_to_another_what_is_too_far() -> None:
    s = last_turn(senate=[1], in_e4=[0, 2], purses=[9, 3, 0])
    evaluator = EndgameEvaluator(Clueless(), solver(), turns=2)
    candidates = Turn(s).candidates()
    assert evaluator.evaluate_quickly(s, candidates)[0] == [0.0, 1.0, 0.0]
    assert evaluator.evaluate_deeply([s], 1) == [[1.0, 0.0, 0.0]]
    s.turn -= 2
    assert evaluator.evaluate_quickly(s, candidates)[0] == [0.0, 1.0, 0.0], (
        "with so few senators nothing is too far"
    )
    s.reserve[1] = 8
    assert evaluator.evaluate_quickly(s, candidates)[0] == [1 / 3] * 3
    assert evaluator.evaluate_deeply([s], 1) == [[1 / 3] * 3]


def test_the_evaluator_plays_the_reduced_game_right() -> None:
    positions = [truth for left in (1, 2, 3) for truth in truths(solver(), range(60), left)]
    assert len(positions) >= 5
    evaluator = EndgameEvaluator(Clueless(), solver(), turns=5)
    assert share_close(losses(lambda s, options: chosen(evaluator, s, options), positions)) == 1.0
    assert share_close(losses(lambda _, options: options[-1], positions)) < 0.5, "it is not that easy"


@pytest.mark.compiled
def test_compiled_and_interpreted_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [s for seed in range(6) if (s := reached(seed, 3, hidden=seed))]
    compiled = PositionSolver(SOME, turns=3)
    fast = [compiled.solve(s, **mode) for s in states for mode in MODES.values()]
    monkeypatch.setenv("ROSTRA_JIT", "0")
    plain = PositionSolver(SOME, turns=3)
    for found, again in zip(fast, (plain.solve(s, **m) for s in states for m in MODES.values()), strict=True):
        assert found == again


@pytest.mark.compiled
def test_ground_truth_of_the_reduced_game() -> None:
    """Backward induction from the positions; the player searches no more than they would at a table."""
    truth_solver = PositionSolver(400_000, turns=8)
    evaluator = EndgameEvaluator(Clueless(), EndgameSolver(200_000, turns=8), turns=8)
    positions: list[Truth] = []
    for left, seeds in ((2, 200), (4, 60), (6, 40), (8, 20)):
        positions += truths(truth_solver, range(seeds), left)
    assert len(positions) >= 40
    assert share_close(losses(lambda s, options: chosen(evaluator, s, options), positions)) >= 0.95
