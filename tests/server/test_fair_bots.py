"""Bots share the processor: none of them moves at random because others think too."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rostra.bots import Reasons
from rostra.kernel.game import Action
from rostra.server import bots as bot_runner
from tests.server.harness import PATIENCE, Client, Json, Server, open_server, run

Seen = Mapping[str, Any]
TICK = 1 / 64
"""Seconds by which the fake clock moves on; all times are multiples of it, and exact."""
LEVELS = ["dull", "slow", "stuck"]


class Caesar:
    """A bot that moves Caesar to and fro, which nobody does for long who plays at random."""

    reasons: Reasons | None = None
    end = threading.Event()
    asked: ClassVar[list[str]] = []
    """The levels of those who had to decide."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        self.level = level

    def decide(
        self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen], *, waited: bool = False
    ) -> Action | None:
        self.asked.append(self.level)
        if self.level == "slow":
            time.sleep(0.05)
        if self.level == "stuck":
            self.end.wait(PATIENCE)
        return next(action for action in legal if action["type"] == "caesar")

    def react(self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]) -> Action | None:
        return None


async def table_of(server: Server, level: str) -> Client:
    """Somebody new at a table with two bots."""
    ada = server.person()
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": level}] * 2]
    table = await ada.create_table(players=3, seats=seats, options={"start": 0})
    return await ada.join(table)


async def moves_of_bots(client: Client, rounds: int) -> list[str]:
    """What the bots do while Ada plays some rounds."""
    for _ in range(rounds):
        await client.turn(0)
        await client.play({"type": "place", "committee": "B1"})
    await client.turn(0)
    played: list[Json] = [e for e in client.events[0] if e["kind"] != "turn"]
    return [event["kind"] for event in played if event.get("seat") in (1, 2)]


def test_bots_do_not_move_at_random_because_others_think(folder: Path, monkeypatch: Any) -> None:
    """With 16 bots that think 0.05 s in two threads, each waits for 0.4 s, which is more than the limit."""
    monkeypatch.setattr(bot_runner, "LONGEST_THOUGHT", 0.3)

    async def story() -> None:
        async with open_server(folder, make_bot=Caesar, levels=lambda game: LEVELS) as server:
            clients = [await table_of(server, "slow") for _ in range(16)]
            played = await asyncio.gather(*(moves_of_bots(client, 2) for client in clients))
        assert {kind for kinds in played for kind in kinds} == {"caesar"}, played

    run(story)


def test_instead_of_a_bot_that_is_too_slow_the_level_below_plays(folder: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(bot_runner, "LONGEST_THOUGHT", 0.2)

    async def story() -> None:
        Caesar.end.clear()
        Caesar.asked.clear()
        async with open_server(folder, make_bot=Caesar, levels=lambda game: LEVELS) as server:
            try:
                played = await moves_of_bots(await table_of(server, "stuck"), 1)
                assert server.services.thinking.too_slow == 2
            finally:
                Caesar.end.set()
        assert played == ["caesar"] * 2
        assert Caesar.asked == ["stuck", "slow"] * 2

    run(story)
