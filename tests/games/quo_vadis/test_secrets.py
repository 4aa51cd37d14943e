"""B1: change whatever a seat cannot know, and everything it receives stays the same to the byte."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Position
from tests.watching import Move, received

from .walks import COUNTS, TURN_LIMIT, every_action, laid, walk

Seat = int | None
LENGTH = 35
"""How many moves two tables are compared for."""


def disguised(position: Position, watcher: Seat, draws: int, choice: random.Random) -> Position:
    """The position with all changed that the watcher cannot know, but for the next ``draws`` of the stock.

    The other hands keep their sizes and the I laurels, which come from an open supply, their number; what
    lies in the hands and deep in the stock is mixed.
    """
    changed: Position = json.loads(json.dumps(position))
    others = [seat for seat in range(position["players"]) if seat != watcher]
    held = [laurel for seat in others for laurel in Counter(position["holdings"][seat]).elements()]
    ones = held.count("I")
    hidden = [laurel for laurel in held if laurel != "I"] + position["stock"][draws:]
    choice.shuffle(hidden)
    dealt = ["I"] * ones + [hidden.pop() for _ in range(len(held) - ones)]
    choice.shuffle(dealt)
    for seat in others:
        size = sum(position["holdings"][seat].values())
        changed["holdings"][seat] = dict(Counter(dealt[:size]))
        del dealt[:size]
    changed["stock"] = position["stock"][:draws] + hidden
    return changed


def midgame(players: int, variants: tuple[str, ...], seed: int) -> Position:
    """A position of a first game that has been played for a while."""
    table = laid(players, variants=variants, seed=seed)
    position = table.position()
    for _ in islice(walk(table, seed), 25 * (seed % 4)):
        after = table.position()
        if after["stage"] == "action" and after.get("game", 1) == 1:
            position = after
    return position


def walked(table: rostra.Table, seed: int) -> tuple[list[Move], int]:
    """Moves up to the one that shows something hidden, a census or the end of a game; and how many draws."""
    moves: list[Move] = []
    for move in islice(walk(table, seed), LENGTH):
        if {"census", "over", "game"} & {event["kind"] for event in table.events(None)}:
            break
        moves.append(move)
    return moves, sum(1 for event in table.events(None) if event.get("drawn"))


def tables(players: int, variants: tuple[str, ...], seed: int, watcher: Seat) -> tuple[Any, Any, list[Move]]:
    """Two tables a watcher cannot tell apart, and moves to play at both."""
    options = {"turn_limit": TURN_LIMIT}

    def lay(given: Position, seed: int) -> rostra.Table:
        return rostra.new_table(
            "quo-vadis", players, seed, variants=variants, options=options, position=given
        )

    position = midgame(players, variants, seed)
    moves, draws = walked(lay(position, seed), seed + 1)
    other = disguised(position, watcher, draws, random.Random(seed))
    assert other != position
    return lay(position, seed), lay(other, seed + 99), moves


def assert_alike(
    one: rostra.Table, other: rostra.Table, watcher: Seat, actions: list[dict[str, Any]]
) -> None:
    assert received(one, watcher) == received(other, watcher)
    if watcher is not None:
        for action in actions:
            assert one.check(watcher, action) == other.check(watcher, action)


@pytest.mark.parametrize("variants", [(), ("census", "limited-ones"), ("consular-election",)])
@pytest.mark.parametrize("players", COUNTS)
def test_B1_nobody_can_tell_two_tables_apart_by_what_he_cannot_know(
    players: int, variants: tuple[str, ...]
) -> None:
    actions = every_action(players)
    compared = 0
    for seed, watcher in enumerate([*range(players), None] * 2, start=100 * players):
        one, other, moves = tables(players, variants, seed, watcher)
        choice = random.Random(seed)
        assert_alike(one, other, watcher, choice.sample(actions, 100))
        for seat, action in moves:
            one.play(seat, action)
            other.play(seat, action)
            assert_alike(one, other, watcher, choice.sample(actions, 10))
            compared += 1
    assert compared > 150


def keys(data: Any) -> set[str]:
    """Every name that stands anywhere in the data."""
    if isinstance(data, dict):
        return set(data).union(*map(keys, data.values()))
    return set().union(*map(keys, data)) if isinstance(data, list) else set()


def test_B1_neither_seed_nor_record_nor_stock_ever_leaves_a_running_table() -> None:
    table = laid(4, variants=("census", "consular-election"), seed=3)
    for _ in islice(walk(table, 3), 150):
        for seat in (0, 3, None):
            names = keys([table.view(seat), table.events(seat)])
            assert not names & {"seed", "rng", "record", "actions", "position"}
            assert table.view(seat)["stock"] == len(table.position()["stock"])


def test_B1_the_same_seed_is_needed_for_the_same_stock() -> None:
    """What is drawn next cannot be told from what was laid out: seeds that agree in it go on differently."""
    seen: dict[str, str] = {}
    for seed in range(3_000):
        position = laid(3, seed=seed).position()
        shown = json.dumps(sorted(position["laurels"].values()))
        seen.setdefault(shown, position["stock"][0])
        if seen[shown] != position["stock"][0]:
            return
    pytest.fail("each lay-out had one laurel to follow it")
