"""Records and replays: whatever people upload is replayed, or refused with a sentence."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.server import replays
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.table import records
from tests.server.harness import GENEROUS, open_server, run


def finished(game: str, players: int, **setup: Any) -> dict[str, Any]:
    """The record of a short game."""
    table = rostra.new_table(game, players=players, seed=7, **setup)
    while table.result is None:
        seat = table.to_act[-1]
        table.play(seat, table.legal(seat)[-1])
    return table.record()


def test_an_uploaded_record_is_replayed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            for record in (finished("quo-vadis", 3, options={"turn_limit": 9}), finished("idus-martii", 5)):
                text = records.dump(
                    {**record, "names": ["Ada", "<b>", 3, "\x00", "Eve"][: record["players"]]}
                )
                replay = await ada.post("/replays", {"record": text})
                assert replay["setup"]["seed"] == 7
                assert replay["names"][:3] == ["Ada", "<b>", None]
                assert len(replay["frames"]) == len(record["actions"]) + 1
                assert replay["frames"][0]["action"] is None
                assert replay["frames"][1]["action"] == record["actions"][0]["action"]
                table = rostra.replay(record)
                assert replay["frames"][-1]["position"] == table.position()
                assert replay["result"] == record["result"]
            unfinished = {**record, "actions": record["actions"][:3], "result": None}
            assert (await ada.post("/replays", {"record": records.dump(unfinished)}))["result"] is None

    run(story)


def test_a_replay_tells_also_of_private_deals_settled_in_the_move_of_another(folder: Path) -> None:
    table = rostra.new_table("quo-vadis", players=3, seed=7, options={"turn_limit": 4, "start": 0})
    for seat in range(3):
        table.play(seat, {"type": "place", "committee": "B1"})
    clauses = [{"kind": "avoid", "by": 2, "action": {"type": "caesar"}}]
    table.play(1, {"type": "offer", "clauses": clauses, "private": True})
    table.play(2, {"type": "accept", "deal": 1})
    before = [len(table.events(seat)) for seat in range(3)]
    table.play(0, {"type": "caesar", "to": "D2-C1"})
    mine, secret = (table.events(seat, since=before[seat]) for seat in (0, 1))
    unheard = [event for event in secret if event not in mine]
    assert unheard, "what the parties are told at the end of the turn"

    async def story() -> None:
        async with open_server(folder) as server:
            replay = await server.person().post("/replays", {"record": records.dump(table.record())})
            told = replay["frames"][-1]["events"]
            assert [event for event in told if event in secret] == secret
            assert [event for event in told if event in mine] == mine
            assert len(told) == len({str(event) for event in told})

    run(story)


def test_broken_records_are_refused_with_a_sentence(folder: Path) -> None:
    record = finished("quo-vadis", 3, options={"turn_limit": 9})
    head, *actions = records.dump(record).splitlines()
    broken = [
        "",
        "nonsense",
        "[]",
        "{}",
        head.replace("rostra-record", "other"),
        head.replace('"players": 3', '"players": 99'),
        head.replace('"players": 3', '"players": []'),
        head.replace('"seed": 7', '"seed": 1e400'),
        head.replace('"seed": 7', '"seed": -7'),
        head.replace('"game": "quo-vadis"', '"game": {}'),
        head.replace('"position": null', '"position": {"players": 3}'),
        head.replace('"position": null', '"position": ' + "[" * 20_000 + "]" * 20_000),
        "\n".join([head, "nonsense"]),
        "\n".join([head, '{"seat": 0}']),
        "\n".join([head, '{"seat": 9, "action": {"type": "place", "committee": "A1"}}']),
        "\n".join([head, '{"seat": [], "action": 3}']),
        "\n".join([head, *actions[1:]]),
        "\n".join([head.replace('"reason": "turn-limit"', '"reason": "luck"'), *actions]),
        json.dumps({**record, "actions": 7}),
    ]

    async def story() -> None:
        async with open_server(folder, limits=replace(GENEROUS, uploads_per_minute=100)) as server:
            ada = server.person()
            for text in broken:
                error = (await ada.post("/replays", {"record": text}, 400))["error"]
                assert error["kind"] == "bad-record", text[:80]
                assert len(error["message"]) < 500
                assert error["data"]["problem"]
            await ada.post("/replays", {"record": 3}, 400)

    run(story)


def test_records_have_limits(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, record_bytes=2000, record_actions=3, uploads_per_minute=4)
        async with open_server(folder, limits=limits) as server:
            ada = server.person()
            record = finished("quo-vadis", 3, options={"turn_limit": 9})
            assert (await ada.post("/replays", {"record": "x" * 5000}, 413))["error"]["kind"] == "too-large"
            assert (await ada.post("/replays", {"record": "x" * 3000}, 413))["error"]["kind"] == "too-large"
            await ada.post("/replays", {"record": records.dump(record)}, 413)
            short = {**record, "actions": record["actions"][:3], "result": None}
            for _ in range(2):
                await ada.post("/replays", {"record": records.dump(short)})
            assert (await ada.post("/replays", {"record": records.dump(short)}, 429))["error"][
                "kind"
            ] == "too-fast"

    run(story)


def test_replaying_an_upload_costs_so_much_processor_time_and_no_more() -> None:
    record = finished("idus-martii", 5)
    text, actions = records.dump(record), len(record["actions"])
    assert actions > 20
    limits = replace(Limits(), record_processor_seconds=1.0)
    for cost, is_allowed in ((0.5 / actions, True), (0.1, False)):
        spent = itertools.count(step=cost)
        if is_allowed:
            assert len(replays.uploaded(text, limits, lambda spent=spent: next(spent)).frames) == actions + 1  # type: ignore[misc]
            continue
        with pytest.raises(RequestError, match="too-large"):
            replays.uploaded(text, limits, lambda spent=spent: next(spent))  # type: ignore[misc]
        assert next(spent) < 1.5, "it stopped as soon as it had cost too much"


def test_uploads_are_replayed_where_bots_think(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            jobs: list[str] = []
            submit = server.services.pool.submit

            def watched(job: Any, *arguments: Any) -> Any:
                jobs.append(job.func.__name__)
                return submit(job, *arguments)

            server.services.pool.submit = watched  # type: ignore[method-assign, assignment]
            text = records.dump(finished("idus-martii", 5))
            await server.person().post("/replays", {"record": text})
            assert jobs == ["encoded_upload"]

    run(story)
