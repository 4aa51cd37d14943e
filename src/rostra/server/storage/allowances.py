"""Allowances: how often somebody may do something at all servers of a database together, by its clock.

An allowance for a minute is used up at once or bit by bit, and is whole again after a minute; then its row is
forgotten. Nobody waits for a row that another server has in hand: it counts as one that is left.
"""

from __future__ import annotations

from rostra.server.storage.connection import Connection

_NOW = "least(?, remaining + ? / 60.0 * extract(epoch FROM clock_timestamp() - at))"
"""What is left of an allowance by now. Values: a whole one, twice."""


def is_left(db: Connection, key: str, per_minute: float) -> bool:
    """Whether anything is left of an allowance."""
    spent = f"SELECT 1 FROM allowances WHERE key = ? AND {_NOW} < 1"
    return not db.execute(spent, (key, per_minute, per_minute)).fetchall()


def spend(db: Connection, key: str, per_minute: float) -> bool:
    """Use one of an allowance; whether there was one left."""
    mine, whole = "SELECT key FROM allowances WHERE key = ? FOR UPDATE SKIP LOCKED", (per_minute, per_minute)
    old = "SELECT key FROM allowances WHERE at < clock_timestamp() - interval '1 minute'"
    db.execute(f"DELETE FROM allowances WHERE key IN ({old} FOR UPDATE SKIP LOCKED)")
    use = f"UPDATE allowances SET remaining = {_NOW} - 1, at = clock_timestamp()"
    if db.execute(f"{use} WHERE key IN ({mine}) AND {_NOW} >= 1", (*whole, key, *whole)).rowcount:
        return True
    new = "INSERT INTO allowances VALUES (?, ? - 1, clock_timestamp()) ON CONFLICT DO NOTHING"
    return bool(db.execute(new, (key, per_minute)).rowcount) or is_left(db, key, per_minute)
