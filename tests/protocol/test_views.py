"""The typed views are true: every view of whole games, with deals and claims, is one of them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import rostra
from rostra import bots
from rostra.protocol.views import AnyView


@pytest.mark.parametrize(
    ("game", "players", "setup"),
    [
        ("quo-vadis", 4, {"options": {"turn_limit": 40, "start": 2}}),
        ("quo-vadis", 3, {"variants": ["census", "consular-election"], "options": {"turn_limit": 20}}),
        ("idus-martii", 5, {"options": {"private": False, "start": 1}}),
        ("idus-martii", 7, {}),
    ],
)
def test_every_view_is_a_typed_view(game: str, players: int, setup: dict[str, Any]) -> None:
    table = rostra.new_table(game, players=players, seed=5, **setup)
    people = [bots.player(game, "rules", seed) for seed in range(players)]
    chance = random.Random(5)
    while table.result is None:
        for seat, bot in enumerate(people):
            reaction = bot.react(table.view(seat), table.legal(seat), seat, table.events(seat)[-20:])
            if reaction is not None and table.check(seat, reaction) is None:
                table.play(seat, reaction)
        for seat in (*range(players), None):
            msgspec.convert(table.view(seat), AnyView)
        if table.result is not None:
            break
        seat = table.to_act[0]
        action = people[seat].decide(
            table.view(seat), table.legal(seat), seat, table.events(seat), waited=True
        )
        if action is None or table.check(seat, action) is not None:
            action = chance.choice(table.legal(seat))
        table.play(seat, action)
    assert msgspec.convert(table.view(None), AnyView).result is not None
