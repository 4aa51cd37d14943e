"""Replays: every frame shows what the table itself showed, with nothing secret, and tells everything once.

``tests/golden/replays.json`` holds a replay of each game with parts of its views, for the browser's tests.
``ROSTRA_GOLDEN=write pytest tests/server/test_replays.py`` writes it anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rostra
from rostra.server import replays
from rostra.table import records

FILE = Path(__file__).parents[1] / "golden" / "replays.json"
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


PARTS = ("turn", "stage", "to_act", "needs", "limit")
"""What a client must not work out for itself."""


def replay_of(record: dict[str, Any]) -> dict[str, Any]:
    """A replay as it goes over the wire."""
    replay: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(replays.frames(record, [None] * record["players"]))
    )
    return replay


def views_of(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The view of each frame, put together as a client does it."""
    views = [replay["view"]]
    for frame in replay["frames"][1:]:
        view = {**views[-1], **frame["changes"]}
        for part, patch in frame["patches"].items():
            items = {int(index): item for index, item in patch["items"].items()}
            view[part] = [items.get(i, old) for i, old in enumerate(views[-1][part][: patch["length"]])]
            view[part] += [items[i] for i in range(len(view[part]), patch["length"])]
        views.append(view)
    return views


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_frame_shows_what_the_table_shows(path: Path) -> None:
    record = records.load(path.read_text())
    replay = replay_of(record)
    table = rostra.replay({**record, "actions": [], "result": None})
    assert replay["view"] == table.open_view()
    for entry, view in zip(record["actions"], views_of(replay)[1:], strict=True):
        table.play(entry["seat"], entry["action"])
        assert view == msgspec.json.decode(msgspec.json.encode(table.open_view()))
        shown = table.view(None)
        assert {part: view[part] for part in ("turn", "stage", "to_act")} == {
            part: shown[part] for part in ("turn", "stage", "to_act")
        }


def quo_vadis() -> dict[str, Any]:
    """A short game with a private deal that is paid, a public one, and a promise that is broken."""
    table = rostra.new_table("quo-vadis", players=3, seed=7, options={"turn_limit": 9, "start": 0})
    for seat in (0, 1, 2):
        table.play(seat, {"type": "place", "committee": "B1"})
    for seat in (0, 1, 2):
        table.play(seat, {"type": "place", "committee": "B1" if seat == 1 else "E1"})
    harvest = {"I": 1, "II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}[table.view(0)["laurels"]["B1-A3"]]
    table.play(
        0,
        {
            "type": "offer",
            "private": True,
            "clauses": [
                {"kind": "support", "by": 1, "path": "B1-A3", "votes": 2},
                {"kind": "pay", "by": 0, "to": 1, "value": harvest},
            ],
        },
    )
    table.play(1, {"type": "accept", "deal": 1})
    table.play(
        2,
        {
            "type": "offer",
            "clauses": [{"kind": "avoid", "by": 2, "action": {"type": "caesar"}, "until": 12}],
        },
    )
    table.play(0, {"type": "advance", "path": "B1-A3", "with": [1, 1]})
    table.play(1, {"type": "caesar", "to": "D2-C1"})
    table.play(2, {"type": "caesar", "to": "A3-A4"})
    return table.record()


def idus_martii() -> dict[str, Any]:
    """The first rounds of a game, with more claims than are sent as a whole each time."""
    table = rostra.new_table("idus-martii", players=5, seed=3)
    chance = random.Random(3)
    for number in range(14):
        seat = number % 5
        table.play(seat, {"type": "claim", "about": "trust", "seat": (seat + 1) % 5})
        mover = table.to_act[0]
        table.play(mover, chance.choice(table.legal(mover)))
    return table.record()


def test_the_golden_replays_are_those_of_today() -> None:
    golden = []
    for record in (quo_vadis(), idus_martii()):
        replay = replay_of(record)
        views = views_of(replay)
        seen = [{part: view[part] for part in PARTS if part in view} for view in views]
        golden.append({"replay": replay, "seen": seen, "last": views[-1]})
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        FILE.write_text(json.dumps(golden, ensure_ascii=False) + "\n")
    assert json.loads(FILE.read_text()) == golden


def test_nothing_is_told_twice() -> None:
    told = [event for frame in replay_of(quo_vadis())["frames"] for event in frame["events"]]
    (paid,) = (event for event in told if event["kind"] == "paid")
    assert sum(paid["gave"].values()) == 1
    private, public = (event for event in told if event["kind"] == "offer")
    assert "clauses" in private
    assert "clauses" in public
    assert sum(event["kind"] == "promise" and event["status"] == "broken" for event in told) == 1


def test_a_long_list_is_not_sent_again_with_each_claim() -> None:
    table = rostra.new_table("idus-martii", players=5, seed=3)
    for _ in range(400):
        table.play(1, {"type": "claim", "about": "trust", "seat": 2})
    sizes = [len(msgspec.json.encode(frame)) for frame in replay_of(table.record())["frames"]]
    assert max(sizes) < 2_000
