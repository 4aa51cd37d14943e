"""Bots can be asked why, but only when the game is over: reasons tell hidden things (B1)."""

from __future__ import annotations

import random
from math import inf
from pathlib import Path
from typing import Any

import pytest

from rostra.bots import Option, Reasons
from rostra.server.bots import reasons_for
from tests.server.harness import Client, Json, Server, open_server, play_out, run

PLACE = {"type": "place", "committee": "B1"}
CAESAR = {"type": "caesar", "to": "C1-S"}


async def against_bots(server: Server, game: str, **setup: Any) -> tuple[str, Client]:
    ada = server.person()
    players = {"quo-vadis": 3, "idus-martii": 5}[game]
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "level": "rules"}] * (players - 1)]
    table = await ada.create_table(game, players, seats=seats, **setup)
    return table, await ada.join(table)


@pytest.mark.parametrize(
    ("game", "setup"), [("quo-vadis", {"options": {"turn_limit": 12}}), ("idus-martii", {})]
)
def test_b1_reasons_are_told_after_the_end_and_not_before(folder: Path, game: str, setup: Json) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table, client = await against_bots(server, game, **setup)
            ada = server.people[0]
            refused = await ada.get(f"/tables/{table}/replay", 409)
            assert refused["error"]["kind"] == "not-over"
            await play_out([client], random.Random(3))
            assert not any("reasons" in text for text in client.raw), "nobody heard them while it was played"
            replay = await ada.get(f"/tables/{table}/replay")
            assert "reasons" not in await ada.get(f"/tables/{table}/record")
        told = _told(replay)
        assert len(told) > 4
        async with open_server(folder) as server:
            again = await server.person().get(f"/tables/{table}/replay")
            assert _told(again) == told, "a restart forgets nothing"

    run(story)


def _told(replay: Json) -> list[Json]:
    """The reasons in a replay: all of bots, and about what they did."""
    told = []
    for frame in replay["frames"]:
        if frame["reasons"] is not None:
            assert frame["seat"] != 0, "people are not asked"
            done = frame["reasons"]["options"][0]["action"]
            assert done.items() <= frame["action"].items()
            told.append(frame["reasons"])
    return told


def test_what_a_person_plays_has_no_reasons(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table, client = await against_bots(server, "quo-vadis", options={"turn_limit": 2, "start": 0})
            await client.play(PLACE)
            await client.until(lambda: client.view()["result"])
            frames = (await server.people[0].get(f"/tables/{table}/replay"))["frames"]
            assert frames[0]["reasons"] is None
            assert frames[1]["reasons"] is None
            assert frames[1]["action"] == PLACE

    run(story)


def test_what_was_done_comes_first_and_what_is_no_number_is_left_out() -> None:
    thought = Reasons((Option(CAESAR, 0.5), Option(PLACE, 0.25), Option({"type": "decline"}, -inf)), 0.5, 7)
    told = reasons_for(PLACE, thought)
    assert told is not None
    assert [option.action for option in told.options] == [PLACE, CAESAR]
    assert (told.options[0].value, told.chance, told.simulations) == (0.25, 0.5, 7)


def test_thoughts_about_something_else_are_no_reasons() -> None:
    assert reasons_for({"type": "accept", "deal": 1}, Reasons((Option(PLACE, 1.0),))) is None
    assert reasons_for(PLACE, None) is None


def test_an_offer_that_answers_another_has_the_reasons_of_the_offer() -> None:
    offer = {"type": "offer", "clauses": [{"kind": "pay", "by": 0, "to": 1, "value": 1}]}
    told = reasons_for({**offer, "answers": 3}, Reasons((Option(offer, 0.4),), 0.4))
    assert told is not None
    assert told.options[0].action == offer
