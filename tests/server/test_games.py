"""Whole games through HTTP and WebSockets, with people and bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.table import records
from tests.server.harness import open_server, play_out, run, sit_down


@pytest.mark.parametrize(
    ("game", "players", "setup"),
    [
        ("quo-vadis", 4, {"options": {"turn_limit": 60}}),
        ("quo-vadis", 3, {"edition": "hans-im-glueck-1992", "variants": ["limited-ones", "census"]}),
        ("quo-vadis", 3, {"variants": ["consular-election"], "options": {"turn_limit": 25}}),
        ("idus-martii", 5, {"options": {"private": False}}),
        ("idus-martii", 8, {}),
    ],
)
def test_people_play_a_whole_game(folder: Path, game: str, players: int, setup: dict[str, Any]) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            chairs = await sit_down(server, game, players, **setup)
            watcher = await server.person().come(chairs[0].messages[0]["table"]["table"])
            await play_out(chairs, random.Random(7))
            for seat, chair in enumerate(chairs):
                assert chair.view(seat)["result"] == chairs[0].view(0)["result"]
                await chair.until(lambda chair=chair: chair.of("presence")[-1]["table"]["status"] == "over")  # type: ignore[misc]
            await watcher.until(lambda: watcher.view(None)["result"] is not None)

            table = chairs[0].of("welcome")[0]["table"]["table"]
            record = records.load(await server.people[0].get(f"/tables/{table}/record"))
            replayed = rostra.replay(record)
            for seat, chair in enumerate(chairs):
                assert chair.events[seat] == replayed.events(seat)
            assert watcher.events[None] == replayed.events(None)
            replay = await server.people[0].get(f"/tables/{table}/replay")
            assert len(replay["frames"]) == len(record["actions"]) + 1
            assert replay["frames"][-1]["position"]["stage"] == "over"
            assert replay["names"][0] == "Ada"

    run(story)


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 6)])
@pytest.mark.parametrize("level", ["greedy", "rules"])
def test_two_people_and_bots_play_a_whole_game(folder: Path, game: str, players: int, level: str) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
            seats += [{"kind": "bot", "level": level}] * (players - 2)
            table = await ada.lay(game, players, seats=seats)
            chairs = [await ada.come(table), await bob.come(table)]
            assert not chairs[0].latest, "the game has not begun: there is nothing to see"
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            await chairs[0].until(lambda: 0 in chairs[0].latest)
            await chairs[1].until(lambda: 1 in chairs[1].latest)
            await play_out(chairs, random.Random(11))
            assert chairs[0].view(0)["result"] == chairs[1].view(1)["result"]

    run(story)


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 3), ("idus-martii", 5)])
def test_hotseat_is_one_device_with_all_seats(folder: Path, game: str, players: int) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(players)]
            table = await ada.lay(game, players, seats=seats)
            chair = await ada.come(table)
            assert chair.of("welcome")[0]["yours"] == list(range(players))
            assert sorted(s for s in chair.latest if s is not None) == list(range(players))
            await play_out([chair], random.Random(3))
            assert all(chair.view(seat)["result"] for seat in range(players))

    run(story)
