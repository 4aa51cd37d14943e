"""Whole games of bots: every number of players, edition and variant, at every level, to the end."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra import bots
from tests.bots.playing import QUICK, Company

SETUPS: list[dict[str, Any]] = [
    {"edition": "amigo-2005"},
    {"edition": "hans-im-glueck-1992"},
    {"variants": ["limited-ones"]},
    {"variants": ["census"]},
    {"variants": ["strict-promises"]},
    {"variants": ["limited-ones", "census", "strict-promises", "consular-election"]},
]


@pytest.mark.parametrize("level", QUICK[1:])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_quo_vadis_is_played_to_the_end(level: str, players: int, setup: dict[str, Any]) -> None:
    table = Company("quo-vadis", [level] * players, players, options={"turn_limit": 300}, **setup).play()
    assert table.result is not None
    assert table.result["reason"] == "senate-full"


def test_random_players_come_to_an_end_or_the_limit() -> None:
    table = Company("quo-vadis", ["random"] * 3, 1, options={"turn_limit": 60}).play()
    assert table.result is not None


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_idus_martii_is_played_to_the_end(level: str, players: int) -> None:
    assert Company("idus-martii", [level] * players, players).play().result is not None


def test_where_nothing_is_private_bots_bargain_openly() -> None:
    options = {"turn_limit": 300, "private": False}
    assert Company("quo-vadis", ["rules"] * 4, 1, options=options).play().result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    records = [Company("quo-vadis", ["rules", "greedy", "rules"], 11).play(20).record() for _ in range(2)]
    assert records[0] == records[1]


def test_other_seeds_play_other_games() -> None:
    def first_moves(seed: int) -> list[object]:
        company = Company("quo-vadis", ["rules"] * 3, 11)
        company.bots = [bots.player("quo-vadis", "rules", seed + seat) for seat in range(3)]
        return company.play(9).record()["actions"]  # type: ignore[no-any-return]

    assert any(first_moves(seed) != first_moves(0) for seed in (10, 20, 30))


def test_a_bot_can_take_over_in_the_middle_of_anything() -> None:
    """Bots have no memory: replacing one by another of the same seed changes nothing."""
    company = Company("idus-martii", ["rules"] * 5, 4)
    changed = Company("idus-martii", ["rules"] * 5, 4)
    for turn in range(2, 11):
        company.play(turn)
        changed.bots = [bots.player("idus-martii", "rules", 40 + seat) for seat in range(5)]
        changed.play(turn)
    assert rostra.replay(company.table.record()).position() == changed.table.position()
