"""The compiled rules play the same games as the interpreted ones, field by field."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.games.idus_martii.actions import ACTIONS
from rostra.games.idus_martii.environment import RULES
from rostra.games.idus_martii.legality import legal_actions, why_not
from rostra.games.idus_martii.rules import begin, configure, is_over, play, to_move, winning_faction
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel import jit
from rostra.kernel.chance import draw, sow
from rostra.kernel.simulator import Simulator

from .scenes import PLAYERS

pytestmark = pytest.mark.compiled

GAMES = 600
CLOSELY = 30
"""In one game of so many every action is asked about, legal or not."""
LONGEST = 100


@jit.rule
def traced_game(states: Any, legal: Any, answers: Any, seed: int, closely: bool) -> int:
    """A random game: all its states are kept, what was legal in them and, if asked, why all else was not."""
    sow(states[0], seed, 7)
    begin(states[0])
    step = 0
    while not is_over(states[step]):
        count = legal_actions(states[step], legal[step])
        legal[step][-1] = count
        if closely:
            answer(states[step], answers[step])
        states[step + 1] = states[step]
        play(states[step + 1], legal[step][draw(states[step + 1], count)])
        step += 1
    answers[step][0] = winning_faction(states[step])
    return step


@jit.rule
def answer(s: State, answers: Any) -> None:
    """Everything the rules can be asked about one state."""
    answers[0] = to_move(s)
    for a in range(ACTIONS):
        answers[1 + a] = why_not(s, a)


@pytest.mark.parametrize("players", [3, *PLAYERS])  # Three is the small game for study.
def test_compiled_and_interpreted_games_are_the_same(players: int) -> None:
    import numpy

    compiled_game = jit.compiled(traced_game)
    s = LAYOUT.new()
    configure(s, players)
    records = LAYOUT.records(LONGEST)
    LAYOUT.write(s, records)
    legal = numpy.zeros((LONGEST, RULES.actions + 1), numpy.int64)
    answers = numpy.zeros((LONGEST, 1 + ACTIONS), numpy.int64)
    for seed in range(GAMES):
        closely = seed % CLOSELY == 0
        steps = compiled_game(records, legal, answers, seed, closely)
        states = {field: records[field][: steps + 1].tolist() for field in LAYOUT.fields}
        traced = [dict(zip(states, values, strict=True)) for values in zip(*states.values(), strict=True)]
        assert_interpreted_is_the_same(s, seed, traced, legal.tolist(), answers.tolist() if closely else None)
        assert answers[steps][0] == winning_faction(s)


def assert_interpreted_is_the_same(
    s: State, seed: int, traced: list[dict[str, Any]], legal: list[list[int]], answers: list[list[int]] | None
) -> None:
    """Play the same game interpreted and hold every state of it against the compiled one."""
    out = [0] * (RULES.actions + 1)
    own_answers = [0] * (1 + ACTIONS)
    sow(s, seed, 7)
    begin(s)
    for step, state in enumerate(traced[:-1]):
        assert LAYOUT.plain(s) == state
        count = legal_actions(s, out)
        assert legal[step][-1] == count
        assert legal[step][:count] == out[:count]
        if answers is not None:
            answer(s, own_answers)
            assert own_answers == answers[step]
        play(s, out[draw(s, count)])
    assert is_over(s)
    assert LAYOUT.plain(s) == traced[-1]


def test_the_simulator_plays_whole_games() -> None:
    assert Simulator(RULES, players=5, start=-1).run(1000) > 30_000
    first, second = (Simulator(RULES, players=8, start=2).run(10, seed=3) for _ in range(2))
    assert first == second
