"""Leases: which of the servers that share a database acts for a table, and who is connected where."""

from __future__ import annotations

import msgspec

from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.rows import Present, Shared

LEASE = 1.0
"""Seconds for which a server lives after it last said so."""
ABSENCE = 0.4
"""Seconds for which a server without a session still lives after it last said so."""
FORGOTTEN = 3600
"""Seconds after which a server that does not say so is forgotten."""

IS_HELD = (
    "EXISTS (SELECT 1 FROM leases JOIN workers ON workers.id = leases.worker"
    " WHERE leases.table_id = ? AND leases.worker = ? AND leases.epoch = ? AND until > clock_timestamp()"
    " FOR SHARE OF leases)"
)
"""Whether a server holds the lease of a table, until the transaction ends. Values: table, server, epoch."""


def share(
    db: Connection, worker: str, wanted: list[str], released: list[str], present: dict[str, Present]
) -> Shared:
    """Renew a server and its leases, take those that nobody holds, say who is connected; how it is now."""
    renewed = f"(?, clock_timestamp() + interval '{LEASE} seconds', pg_backend_pid())"
    renew = f"INSERT INTO workers (id, until, session) VALUES {renewed} {upsert('id', 'until', 'session')}"
    is_new = db.execute(f"{renew} RETURNING xmax = 0", (worker,)).fetchone()[0]
    db.execute(f"DELETE FROM workers WHERE until < clock_timestamp() - interval '{FORGOTTEN} seconds'")
    taken_over = 0
    if released:
        give_up = "UPDATE leases SET worker = '' WHERE worker = ? AND table_id = ANY(?)"
        db.execute(give_up, (worker, released))
    if wanted:
        new = "INSERT INTO leases SELECT id, '', 0 FROM tables WHERE id = ANY(?) ORDER BY id"
        db.execute(f"{new} ON CONFLICT DO NOTHING", (wanted,))
        living = f"SELECT 1 FROM workers WHERE id = leases.worker AND {_is_living()}"
        free = f"SELECT table_id, worker FROM leases WHERE table_id = ANY(?) AND NOT EXISTS ({living})"
        free += " FOR UPDATE SKIP LOCKED"  # a server that stands still holds nobody up
        take = f"WITH free AS ({free}) UPDATE leases SET worker = ?, epoch = epoch + 1 FROM free"
        before = f"{take} WHERE leases.table_id = free.table_id RETURNING free.worker"
        taken_over = sum(bool(gone) for (gone,) in db.execute(before, (wanted, worker)).fetchall())
    for table, one in present.items():
        _say(db, worker, table, one)
    held = "SELECT table_id, epoch FROM leases WHERE worker = ? AND table_id = ANY(?)"
    return Shared(dict(db.execute(held, (worker, wanted)).fetchall()), bool(is_new), taken_over)


def _is_living() -> str:
    """Whether a server may still act. A process that dies leaves no session: its leases are free at once.

    A session that was cut off comes back, though, with the next beat.
    """
    is_there = "EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = session)"
    is_fresh = f"until > clock_timestamp() + interval '{LEASE - ABSENCE} seconds'"
    return f"until > clock_timestamp() AND ({is_there} OR {is_fresh})"


def _say(db: Connection, worker: str, table: str, present: Present) -> None:
    if not present.people and not present.spectators:
        db.execute("DELETE FROM presences WHERE table_id = ? AND worker = ?", (table, worker))
        return
    people = msgspec.json.encode(present.people).decode()
    db.execute(
        "INSERT INTO presences SELECT id, ?, ?, ? FROM tables WHERE id = ?"
        f" {upsert('table_id, worker', 'people', 'spectators')}",
        (worker, people, present.spectators, table),
    )


def elsewhere(db: Connection, worker: str, tables: list[str]) -> dict[str, Present]:
    """Who is connected to some tables at other servers that live."""
    sql = (
        "SELECT table_id, people, spectators FROM presences JOIN workers ON workers.id = worker"
        " WHERE table_id = ANY(?) AND worker <> ? AND until > clock_timestamp()"
    )
    found: dict[str, Present] = {}
    for table, people, spectators in db.execute(sql, (tables, worker)).fetchall():
        before = found.get(table, Present([], 0))
        known = {*before.people, *msgspec.json.decode(people, type=list[str])}
        found[table] = Present(sorted(known), before.spectators + spectators)
    return found
