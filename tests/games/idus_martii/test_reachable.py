"""Positions no game can come to, sought by counting and by chance."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rostra.games.idus_martii.components import LIMIT
from rostra.games.idus_martii.game import GAME

from .scenes import FIRST_ROUND, JSON, LATER_ROUND, PLAYERS, SCENES, changed, random_walk, setup

PATHS = [
    *[(key,) for key in FIRST_ROUND],
    *[(key, entry) for key in ("roles", "last", "markers", "ballots") for entry in LATER_ROUND[key]],
    *[(key, seat) for key in ("hands", "discarded") for seat in range(5)],
    *[("hands", seat, 0) for seat in range(5)],
    ("roles", "aediles", 0),
    ("last", "aediles", 1),
    ("roles", "lictor"),
    ("ballots", "0"),
    ("ballots", 4),
]


@pytest.mark.parametrize("players", PLAYERS)
def test_markers_are_accepted_exactly_where_votes_can_bring_them(players: int) -> None:
    limit = LIMIT[players]
    running: set[tuple[int, int]] = {(0, 0)}
    for _ in range(players):
        running = {
            (loyalist + greens, traitor + 2 - greens) for loyalist, traitor in running for greens in range(3)
        }
    walk = (GAME.position(s) for s, _, _ in random_walk(players, 1) if GAME.turn(s) == players + 2)
    second_round = next(walk)
    running, over = counted(running, limit)
    assert not over, "in the first round of the second phase no marker can cross the limit"
    for number in range(2, players + 1):
        assert accepted_markers(in_round(second_round, number)) == running
        running, over = counted(running, limit)
        if number < players:
            assert accepted_markers(in_round(second_round, number, over=True)) == over
    assert accepted_markers(in_round(second_round, players, over=True)) == running | over


def counted(before: set[tuple[int, int]], limit: int) -> tuple[set[tuple[int, int]], set[tuple[int, int]]]:
    """The markers after a count of two cards, and those after a count that crossed the limit."""
    running: set[tuple[int, int]] = set()
    over: set[tuple[int, int]] = set()
    for pair in before:
        for first in ((1, 0), (0, 1), (0, 0)):
            half = (pair[0] + first[0], pair[1] + first[1])
            if max(half) > limit:
                over.add(half)
                continue
            for second in ((1, 0), (0, 1), (0, 0)):
                whole = (half[0] + second[0], half[1] + second[1])
                (over if max(whole) > limit else running).add(whole)
    return running, over


def in_round(position: dict[str, Any], round_number: int, over: bool = False) -> dict[str, Any]:
    """A round of the second phase before its roles are handed out, or after the end in it."""
    players = position["players"]
    consul = (position["start"] + round_number - 1) % players
    last = {
        "praetor": (consul - 2) % players,
        "aediles": sorted([(consul - 3) % players, (consul + 1) % players]),
    }
    roles: dict[str, Any] = {"consul": consul, "praetor": None, "aediles": []}
    if over:
        roles.update(praetor=(consul + 1) % players)
        roles.update(aediles=sorted([(consul + 2) % players, (consul - 1) % players]))
    return {
        **position,
        "round": round_number,
        "roles": roles,
        "last": last,
        "stage": "over" if over else "assign",
        "ballots": {},
        "peeked": None,
    }


def accepted_markers(position: dict[str, Any]) -> set[tuple[int, int]]:
    accepted = set()
    for loyalist in range(23):
        for traitor in range(23):
            markers = {"loyalist": loyalist, "traitor": traitor}
            try:
                GAME.from_position(setup(position["players"]), {**position, "markers": markers})
            except ValueError as error:
                assert "marker" in str(error)  # noqa: PT017
            else:
                accepted.add((loyalist, traitor))
    return accepted


@settings(deadline=None)
@given(JSON)
def test_anything_at_all_is_a_position_or_a_value_error(junk: Any) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        GAME.from_position(setup(5), junk)


@settings(deadline=None)
@given(st.sampled_from(SCENES), st.lists(st.tuples(st.sampled_from(PATHS), JSON), min_size=1, max_size=3))
def test_junk_anywhere_in_a_position_is_refused_with_a_sentence(
    position: dict[str, Any], junk: list[tuple[tuple[Any, ...], Any]]
) -> None:
    broken = changed(position)
    for path, value in junk:
        put(broken, path, value)
    try:
        s = GAME.from_position(setup(5), broken)
    except ValueError as error:
        assert str(error).endswith(".")  # noqa: PT017
    else:
        assert GAME.position(GAME.from_position(setup(5), GAME.position(s))) == GAME.position(s)


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    """Put a value where the path leads, as far as there is such a place."""
    for key in path[:-1]:
        try:
            data = data[key]
        except (KeyError, IndexError, TypeError):
            return
    with contextlib.suppress(IndexError, TypeError):
        data[path[-1]] = value
