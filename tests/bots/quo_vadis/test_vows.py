"""Vows in playouts: simulated players keep them as the rules make players at a table keep theirs."""

from __future__ import annotations

from random import Random

import pytest

from rostra.bots.quo_vadis.evaluators import NetworkEvaluator, PlayoutEvaluator
from rostra.bots.quo_vadis.vows import (
    MOST_CONDUCT,
    is_helped,
    narrow,
    no_vows,
    note_move,
    renew_vows,
    write_vows,
)
from rostra.games.quo_vadis.actions import (
    CAESAR,
    DECLINE,
    advance_number,
    shown,
)
from rostra.games.quo_vadis.components import NUMBER_OF_COMMITTEE
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, Help, Promise, Refuse
from rostra.games.quo_vadis.deals.promises import narrowed
from rostra.games.quo_vadis.legality import turn_actions
from rostra.games.quo_vadis.state import State
from tests.bots.quo_vadis.test_determinization import sample, table_at

PATTERNS = [
    {"type": "place"},
    {"type": "place", "committee": "A1"},
    {"type": "advance"},
    {"type": "advance", "path": "A3-A4"},
    {"type": "advance", "path": "E1-E2"},
    {"type": "caesar"},
    {"type": "caesar", "to": "A4-S"},
]


def left(s: State, promises: list[Promise]) -> list[int]:
    """The moves that keep promises, in a simulated game."""
    vows, moves = no_vows(), turn_actions(s)
    write_vows(vows, promises)
    return sorted(moves[: narrow(s, vows, moves, len(moves))])


@pytest.mark.parametrize("turn", [6, 25, 45])
def test_moves_are_narrowed_as_at_a_table(turn: int) -> None:
    """One clause after the other, in their order, and never to nothing."""
    chance = Random(turn)
    s = sample(table_at(turn), 0)
    s.open_handed = 1
    moves = [shown(move) for move in turn_actions(s)]
    for _ in range(60):
        kinds = [chance.choice((Do, Avoid)) for _ in range(chance.randint(1, 4))]
        untils = [s.turn + chance.choice((0, 1, 4, 9)) for _ in kinds]
        seats = [chance.choice((s.to_move, s.to_move, 0)) for _ in kinds]
        promises = [
            kind(seat, chance.choice(PATTERNS), until)
            for kind, seat, until in zip(kinds, seats, untils, strict=True)
        ]
        own = [promise for promise in promises if promise.by == s.to_move]
        *_, expected = [moves, *narrowed(s, own, moves)]
        assert [shown(move) for move in left(s, list(promises))] == expected


def test_whoever_is_refused_cannot_use_that_consent() -> None:
    s = sample(table_at(25), 0)
    s.open_handed = 1
    with_others = [
        move for move in turn_actions(s) if any(seat != s.to_move for seat in shown(move).get("with", ()))
    ]
    helpers = {seat for move in with_others for seat in shown(move)["with"]} - {s.to_move}
    assert helpers
    for helper in helpers:
        moves = left(s, [Refuse(helper, s.to_move, s.turn)])
        assert moves == [move for move in turn_actions(s) if helper not in shown(move).get("with", ())]
        assert left(s, [Refuse(helper, s.to_move, s.turn - 1)]) == turn_actions(s)


def test_what_was_done_need_not_be_done_again_and_help_is_given_once() -> None:
    s = sample(table_at(25), 0)
    vows = no_vows()
    do = Do(s.to_move, {"type": "caesar"}, s.turn)
    help_ = Help((s.to_move + 1) % 4, s.to_move, "A3", s.turn)
    write_vows(vows, [do, help_])
    below = NUMBER_OF_COMMITTEE["A3"]
    for _ in range(2):
        renew_vows(vows)
        moves = turn_actions(s)
        assert all(CAESAR <= move < DECLINE for move in moves[: narrow(s, vows, moves, len(moves))])
        assert is_helped(s, vows, help_.by, below)
        note_move(s, vows, CAESAR)
        moves = turn_actions(s)
        assert narrow(s, vows, moves, len(moves)) == len(moves)
        used = advance_number("A3-A4", [help_.by])
        assert used is not None
        note_move(s, vows, used)
        assert not is_helped(s, vows, help_.by, below)
    write_vows(vows, [])
    renew_vows(vows)
    assert not is_helped(s, vows, help_.by, below)


def test_more_vows_than_there_is_room_for_do_no_harm() -> None:
    s = sample(table_at(25), 0)
    many: list[Promise] = [Avoid(s.to_move, {"type": "caesar"}, 99) for _ in range(MOST_CONDUCT + 5)]
    assert left(s, many) == [move for move in turn_actions(s) if not CAESAR <= move < DECLINE]


def test_who_never_advances_never_wins_and_vows_end_with_the_evaluation() -> None:
    s = sample(table_at(25), 0)
    evaluator = PlayoutEvaluator(quick=1, deep=20, under_vows=20)
    ((before),) = evaluator.evaluate_under((), s, 3)
    ((after),) = evaluator.evaluate_under([Avoid(2, {"type": "advance"}, 400)], s, 3)
    assert before[2] > 0 == after[2]
    assert evaluator.evaluate_under((), s, 3) == [before]
    assert evaluator.evaluate_deeply([s], 3, [Avoid(2, {"type": "advance"}, 400)]) == [after]
    assert evaluator.evaluate_deeply([s], 3) == [before]


@pytest.mark.compiled
def test_compiled_and_interpreted_players_keep_the_same_vows(monkeypatch: pytest.MonkeyPatch) -> None:
    s = sample(table_at(30), 1)
    vows: list[Promise] = [
        Avoid(1, {"type": "advance"}, 99),
        Help(2, 0, "B1", 99),
        Refuse(3, 0, 99),
        Do(0, {"type": "place"}, 35),
    ]

    def chances() -> list[list[float]]:
        judges = NetworkEvaluator(0, under_vows=1), PlayoutEvaluator(1, 1, under_vows=10)
        return [row for judge in judges for row in judge.evaluate_under(vows, s, 5)]

    compiled = chances()
    monkeypatch.setenv("ROSTRA_JIT", "0")
    assert chances() == [pytest.approx(row, abs=1e-9) for row in compiled]
