"""Records kept as files: what was played once must replay for ever (B2).

A file is never written again. ``ROSTRA_GOLDEN=write pytest tests/records`` writes those that are missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rostra
from rostra.table import records
from tests.choosing import chosen
from tests.games.quo_vadis.deals.random_bargains import next_move
from tests.watching import Move, everything, received

FOLDER = Path(__file__).parent
Player = Callable[[rostra.Table, random.Random], Move]


def claimed(table: rostra.Table, choice: random.Random) -> Move:
    """A move, or a claim that may be true."""
    seat, other = choice.sample(range(table.setup.players), 2)
    number = choice.randint(1, table.turn)
    claims: list[dict[str, Any]] = [
        {"about": "faction", "card": choice.choice(["loyalist", "traitor", "merchant"])},
        {"about": "vote", "round": number, "card": choice.choice(["green", "red"])},
        {
            "about": "peek",
            "round": number,
            "aedile": other,
            "card": choice.choice(["green", "red", "yellow"]),
        },
        {"about": choice.choice(["trust", "suspect"]), "seat": other},
    ]
    if choice.random() < 0.3:
        return seat, {"type": "claim", **choice.choice(claims)}
    return chosen(table, choice)


def quo_vadis(players: int, seed: int, **setup: Any) -> dict[str, Any]:
    return {"game": "quo-vadis", "players": players, "seed": seed, **setup}


def idus_martii(players: int) -> dict[str, Any]:
    return {"game": "idus-martii", "players": players, "seed": players}


ELECTION = ("limited-ones", "census", "consular-election")
KEPT: dict[str, tuple[dict[str, Any], Player]] = {
    "quo-vadis-3-election": (quo_vadis(3, 11, variants=ELECTION), chosen),
    "quo-vadis-4": (quo_vadis(4, 12, options={"start": 2}), chosen),
    "quo-vadis-5-turn-limit": (quo_vadis(5, 2**64 - 1, options={"turn_limit": 50}), chosen),
    "quo-vadis-4-deals": (quo_vadis(4, 13, edition="hans-im-glueck-1992"), next_move),
    "quo-vadis-3-deals": (quo_vadis(3, 14, options={"private": False}), next_move),
    **{f"idus-martii-{players}": (idus_martii(players), claimed) for players in (5, 6, 7, 8)},
}


def kept(name: str) -> str:
    path = FOLDER / f"{name}.jsonl"
    if os.environ.get("ROSTRA_GOLDEN") == "write" and not path.exists():
        setup, player = KEPT[name]
        table, choice = rostra.new_table(**setup), random.Random(name)
        while table.result is None:
            table.play(*player(table, choice))
        path.write_text(records.dump(table.record()), encoding="utf-8")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", KEPT)
def test_B2_a_kept_record_replays_to_the_end_it_had(name: str) -> None:
    record = records.load(kept(name))
    table = rostra.replay(record)
    assert table.result is not None
    assert table.record() == record
    assert records.dump(table.record()) == kept(name)
    assert everything(rostra.replay(table.record())) == everything(table)


def test_no_record_is_kept_without_a_test() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(KEPT)


EARLIER = FOLDER / "0.1"
"""Games recorded before deals and claims moved to their games, with digests of what the seats received."""
EVERY = 7
"""How many actions there are from one look to the next."""


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_B2_a_game_of_an_earlier_version_shows_every_seat_what_it_showed_then(path: Path) -> None:
    record = records.load(path.read_text(encoding="utf-8"))
    table = rostra.replay({**record, "actions": [], "result": None})
    digest = hashlib.sha256()
    for number, entry in enumerate(record["actions"], 1):
        table.play(entry["seat"], entry["action"])
        if number % EVERY == 0 or number == len(record["actions"]):
            for seat in (*range(table.setup.players), None):
                shown = json.loads(received(table, seat))  # JSON objects have no order
                digest.update(json.dumps(shown, sort_keys=True).encode())
    assert table.record() == record
    assert digest.hexdigest() == json.loads((EARLIER / "received.json").read_text())[path.stem]
