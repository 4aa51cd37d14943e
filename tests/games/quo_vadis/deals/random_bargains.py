"""Random play in which random deals are offered, answered, struck and used: sensible ones and wild ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import rostra
from rostra.kernel.game import Action
from tests.choosing import WEIGHTS
from tests.games.quo_vadis.positions import PLACES, caesar, place
from tests.watching import Move

from .bargains import Clause, avoid, do, helping, note, offer, pay, refusing, support

TALK = {"accept": 12, "reject": 1, "withdraw": 1}
CONSENT_COMMITTEES = ("A3", "A4", "B1", "C1", "D2", "E1", "E4")
PATTERNS: tuple[Action, ...] = (
    *({"type": kind} for kind in ("place", "advance", "caesar", "decline")),
    *map(place, ("A1", "B1", "D1", "E1")),
    *({"type": "advance", "path": path} for path in (*PLACES, "A1-A2", "D1-D2")),
    *map(caesar, PLACES),
    {"type": "advance", "with": []},
    {"type": "advance", "with": [0]},
)
NONSENSE: tuple[Any, ...] = (
    None,
    -1,
    0,
    3,
    7,
    158,
    10**30,
    True,
    1.5,
    "",
    "I",
    "C1-S",
    [],
    [1],
    {},
    {"type": "caesar"},
)
"""Things to stand where something else should."""


def random_clause(table: rostra.Table, choice: random.Random) -> Clause:
    """A clause that makes sense more often than not."""
    board = table.position()
    players = board["players"]
    by, other = choice.sample(range(players), 2)
    until = choice.choice((None, None, *(board["turn"] + n for n in range(2 * players))))
    pattern = dict(choice.choice(PATTERNS))
    makers: list[Callable[[], Clause]] = [
        lambda: _support(board, choice),
        lambda: _support(board, choice),
        lambda: pay(by, other, choice.randint(1, 5)),
        lambda: do(choice.choice((by, board["to_move"])), pattern, until),
        lambda: avoid(choice.choice((by, board["to_move"])), pattern, until),
        lambda: helping(by, other, choice.choice(CONSENT_COMMITTEES), until),
        lambda: refusing(by, choice.choice((other, (by + 1) % players)), until),
        lambda: note(by, choice.choice(("Peace?", "War!"))),
    ]
    return choice.choice(makers)()


def _support(board: dict[str, Any], choice: random.Random) -> Clause:
    """Of somebody who stands where the player to move stands, if there is one."""
    mover = board["to_move"]
    chances = [
        (seat, path)
        for path in PLACES
        for seat in board["committees"].get(path.split("-")[0], [])
        if seat != mover and mover in board["committees"][path.split("-")[0]]
    ]
    some = chances[:1] if choice.random() < 0.5 else chances
    seat, path = choice.choice(some or [((mover + 1) % board["players"], "E1-E2")])
    return support(seat, path, choice.choice((1, 1, 2)))


def random_offer(table: rostra.Table, choice: random.Random) -> Action:
    """An offer, one in five of them wild."""
    clauses = [random_clause(table, choice) for _ in range(choice.choice((1, 1, 2, 2, 3)))]
    if choice.random() < 0.2:
        wild = choice.choice(clauses)
        wild[choice.choice(list(wild))] = choice.choice(NONSENSE)
    parts: dict[str, Any] = {}
    if choice.random() < 0.4:
        parts["private"] = True
    if choice.random() < 0.1:
        parts["answers"] = choice.randint(0, 9)
    return offer(*clauses, **parts)


def next_move(table: rostra.Table, choice: random.Random) -> Move:
    """What somebody does next, and may do: offer, answer or play."""
    players = table.setup.players
    mood = choice.random()
    if mood < 0.3:
        for _ in range(6):
            seat, action = choice.randrange(players), random_offer(table, choice)
            if table.check(seat, action) is None:
                return seat, action
    chances = [(seat, action) for seat in range(players) for action in table.legal(seat)]
    answers = [move for move in chances if move[1]["type"] in TALK]
    if answers and mood < 0.8:
        return _weighted(answers, TALK, choice)
    return _weighted([move for move in chances if move[1]["type"] in WEIGHTS], WEIGHTS, choice)


def _weighted(moves: list[Move], weights: dict[str, int], choice: random.Random) -> Move:
    kinds = {action["type"] for _, action in moves}
    kind = choice.choices(sorted(kinds), [weights[kind] for kind in sorted(kinds)])[0]
    return choice.choice([move for move in moves if move[1]["type"] == kind])
