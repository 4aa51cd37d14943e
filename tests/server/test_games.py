"""Whole games through HTTP and WebSockets, with people and bots."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.table import records
from tests.server.harness import Client, open_server, play_out, run, sit_down


def is_over(client: Client) -> bool:
    return bool(client.of("presence")[-1]["table"]["status"] == "over")


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
            clients = await sit_down(server, game, players, **setup)
            watcher = await server.person().join(clients[0].messages[0]["table"]["table"])
            await play_out(clients, random.Random(7))
            for seat, client in enumerate(clients):
                assert client.view(seat)["result"] == clients[0].view(0)["result"]
                await client.until(partial(is_over, client))
            await watcher.until(lambda: watcher.view(None)["result"] is not None)

            table = clients[0].of("welcome")[0]["table"]["table"]
            record = records.load(await server.people[0].get(f"/tables/{table}/record"))
            replayed = rostra.replay(record)
            for seat, client in enumerate(clients):
                assert client.events[seat] == replayed.events(seat)
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
            table = await ada.create_table(game, players, seats=seats)
            clients = [await ada.join(table), await bob.join(table)]
            assert not clients[0].latest, "the game has not begun: there is nothing to see"
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            await clients[0].until(lambda: 0 in clients[0].latest)
            await clients[1].until(lambda: 1 in clients[1].latest)
            await play_out(clients, random.Random(11))
            assert clients[0].view(0)["result"] == clients[1].view(1)["result"]

    run(story)


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 3), ("idus-martii", 5)])
def test_hotseat_is_one_device_with_all_seats(folder: Path, game: str, players: int) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(players)]
            table = await ada.create_table(game, players, seats=seats)
            client = await ada.join(table)
            assert client.of("welcome")[0]["yours"] == list(range(players))
            assert sorted(s for s in client.latest if s is not None) == list(range(players))
            await play_out([client], random.Random(3))
            assert all(client.view(seat)["result"] for seat in range(players))

    run(story)
