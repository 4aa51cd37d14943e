"""What the browser's deal builder holds payable is what the table settles.

``tests/golden/payments.json`` holds positions, what somebody sells in each (a vote, or a promise where the
player to move needs none), and the prices that are struck and paid for it; the browser's judgement is tested
with it too. ``ROSTRA_GOLDEN=write`` writes it anew.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from rostra import Table, bots, new_table
from rostra.table import records

FILE = Path(__file__).parents[2] / "golden" / "payments.json"
POSITIONS, MOST = 12, 14
PARTS = (
    *("to_move", "turn", "stage", "caesar", "laurels", "holdings", "held", "ones", "committees", "needs"),
    *("players", "pledges", "granted", "ledger"),
)


def _games() -> list[Table]:
    """Games of chance in which senators often advance when they can, each stopped somewhere."""
    chance, games = random.Random(7), []
    for seed in range(180):
        table = new_table("quo-vadis", 4, seed)
        for _ in range(chance.randrange(30, 120)):
            if table.result is not None:
                break
            seat = table.to_act[0]
            moves = bots.moves(table.view(seat), table.legal(seat))
            advances = [move for move in moves if move["type"] == "advance" and chance.random() < 0.4]
            table.play(seat, chance.choice(advances or moves))
        games.append(table)
    return games


def _view(table: Table) -> dict[str, Any] | None:
    """What the player to move sees before acting."""
    view = None if table.result is not None else table.view(table.to_act[0])
    return view if view is not None and view["stage"] == "action" else None


def _vote(view: dict[str, Any]) -> dict[str, Any] | None:
    """A vote that somebody could sell to the player to move, who sees their own hand only."""
    mover = view["to_move"]
    for path, needed in view["needs"].items():
        below = view["committees"].get(path.split("-")[0], [])
        partner = next((seat for seat in below if seat != mover), None)
        if view["held"][mover] and needed == 1 and mover in below and partner is not None:
            return {"kind": "support", "by": partner, "path": path, "votes": 1}
    return None


def _promise(view: dict[str, Any]) -> dict[str, Any] | None:
    """A promise that somebody could sell to a player to move who has a majority somewhere."""
    mover = view["to_move"]
    for path, needed in view["needs"].items():
        own = view["committees"].get(path.split("-")[0], []).count(mover) - 1
        if needed and own >= needed:
            until = view["turn"] + view["players"]
            partner = (mover + 1) % view["players"]
            return {"kind": "support", "by": partner, "for": mover, "from": "B1", "until": until}
    return None


def _is_settled(table: Table, mover: int, sold: dict[str, Any], value: int) -> bool:
    """Whether a price is struck, and paid after the advance it was for, or after one that can pay it."""
    pay = {"kind": "pay", "by": mover, "to": sold["by"], "value": value}
    struck = records.replay(table.record())
    offer = {"type": "offer", "clauses": [sold, pay]}
    if struck.check(mover, offer) is not None:
        return False
    struck.play(mover, offer)
    deal = next(action["deal"] for action in struck.legal(sold["by"]) if action["type"] == "accept")
    struck.play(sold["by"], {"type": "accept", "deal": deal})
    wanted = {"type": "advance", "path": sold.get("path"), "with": [sold["by"]]}
    steps = [step for step in struck.legal(mover) if step["type"] in ("advance", "caesar")]
    steps = [step for step in steps if step == wanted or "path" not in sold]
    return any(_pays(struck, mover, step, deal) for step in steps)


def _pays(struck: Table, mover: int, step: dict[str, Any], deal: int) -> bool:
    copy = records.replay(struck.record())
    copy.play(mover, step)
    if {"type": "decline"} in copy.legal(mover):
        copy.play(mover, {"type": "decline"})
    return any(event["kind"] == "paid" and event["deal"] == deal for event in copy.all_events())


def _made() -> list[dict[str, Any]]:
    found: dict[str, list[dict[str, Any]]] = {"vote": [], "promise": []}
    for table in _games():
        view = _view(table)
        if view is None:
            continue
        for kind, sold in (("vote", _vote(view)), ("promise", _promise(view))):
            if sold is not None and len(found[kind]) < POSITIONS:
                prices = range(1, MOST + 1)
                paid = [value for value in prices if _is_settled(table, view["to_move"], sold, value)]
                found[kind].append({"view": {part: view[part] for part in PARTS}, "sold": sold, "paid": paid})
    assert min(map(len, found.values())) >= 10
    return [*found["vote"], *found["promise"]]


def test_the_golden_file_has_what_the_table_settles() -> None:
    made = _made()
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == made
