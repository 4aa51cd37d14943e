"""What the browser's deal builder holds payable is what the table settles.

``tests/golden/payments.json`` holds positions, a vote that is sold in each, and the prices that are struck
and paid when it is; the browser's judgement is tested with it too. ``ROSTRA_GOLDEN=write`` writes it anew.
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
PARTS = ("to_move", "caesar", "laurels", "holdings", "held", "ones", "committees", "needs", "players")


def _games() -> list[Table]:
    """Games of chance in which senators advance when they can, each stopped somewhere."""
    chance, games = random.Random(7), []
    for seed in range(90):
        table = new_table("quo-vadis", 4, seed)
        for _ in range(chance.randrange(30, 120)):
            if table.result is not None:
                break
            seat = table.to_act[0]
            moves = bots.moves(table.view(seat), table.legal(seat))
            table.play(seat, chance.choice([m for m in moves if m["type"] == "advance"] or moves))
        games.append(table)
    return games


def _sale(table: Table) -> dict[str, Any] | None:
    """A vote that somebody could sell to the player to move, who sees their own hand only."""
    mover = table.to_act[0] if table.result is None else -1
    view = table.view(mover) if mover >= 0 else {}
    if not view or view["stage"] != "action" or not view["held"][mover]:
        return None
    for path, needed in view["needs"].items():
        below = view["committees"].get(path.split("-")[0], [])
        partner = next((seat for seat in below if seat != mover), None)
        if needed == 1 and mover in below and partner is not None and path != view["caesar"]:
            vote = {"kind": "support", "by": partner, "path": path, "votes": 1}
            return {"view": {part: view[part] for part in PARTS}, "vote": vote}
    return None


def _is_settled(table: Table, mover: int, vote: dict[str, Any], value: int) -> bool:
    """Whether a price is struck, and paid after the advance it was for."""
    copy = records.replay(table.record())
    pay = {"kind": "pay", "by": mover, "to": vote["by"], "value": value}
    offer = {"type": "offer", "clauses": [vote, pay]}
    if copy.check(mover, offer) is not None:
        return False
    copy.play(mover, offer)
    deal = next(action["deal"] for action in copy.legal(vote["by"]) if action["type"] == "accept")
    copy.play(vote["by"], {"type": "accept", "deal": deal})
    step = {"type": "advance", "path": vote["path"], "with": [vote["by"]]}
    if step not in copy.legal(mover):
        return False
    copy.play(mover, step)
    if {"type": "decline"} in copy.legal(mover):
        copy.play(mover, {"type": "decline"})
    return any(event["kind"] == "paid" and event["deal"] == deal for event in copy.all_events())


def _made() -> list[dict[str, Any]]:
    found = []
    for table in _games():
        sale = _sale(table)
        if sale is not None:
            mover = sale["view"]["to_move"]
            paid = [v for v in range(1, MOST + 1) if _is_settled(table, mover, sale["vote"], v)]
            found.append(sale | {"paid": paid})
    return found[:POSITIONS]


def test_the_golden_file_has_what_the_table_settles() -> None:
    made = _made()
    assert len(made) >= 10
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == made
