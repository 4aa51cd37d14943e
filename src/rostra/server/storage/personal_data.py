"""What is stored about somebody, guest or person: all of it together, and how it is erased."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from rostra.server.storage.connection import Connection
from rostra.server.storage.rows import Ban

Data = dict[str, list[dict[str, Any]]]

COLLECTED: dict[str, tuple[str, str]] = {
    "person": ("name created", "SELECT name, created FROM people WHERE id = ?"),
    "passkeys": (
        "id label created used",
        "SELECT id, label, created, used FROM passkeys WHERE person = ? ORDER BY created",
    ),
    "sessions": ("created", "SELECT created FROM sessions WHERE person = ? ORDER BY created"),
    "hosted": (
        "table game status created",
        "SELECT id, game, status, created FROM tables WHERE host = ? ORDER BY created",
    ),
    "seats": (
        "table seat name game status created",
        "SELECT table_id, seat, name, game, status, created FROM seats"
        " JOIN tables ON tables.id = table_id WHERE owner = ? ORDER BY created, seat",
    ),
    "results": (
        "table seat name game at players place won beaten league mu sigma",
        "SELECT table_id, seat, name, game, at, players, place, won, beaten, league, mu, sigma FROM results"
        " WHERE owner = ? ORDER BY at",
    ),
    "ratings": ("game mu sigma games", "SELECT game, mu, sigma, games FROM ratings WHERE person = ?"),
    "leagues": ("league name created", "SELECT id, name, created FROM leagues WHERE host = ?"),
    "talk": (
        "table at name to text",
        'SELECT table_id, at, name, "to", text FROM chats WHERE author = ? ORDER BY at',
    ),
    "notes": (
        "table seat text",
        "SELECT notes.table_id, notes.seat, text FROM notes JOIN seats"
        " ON seats.table_id = notes.table_id AND seats.seat = notes.seat WHERE owner = ?",
    ),
    "subscriptions": (
        "endpoint language made",
        "SELECT endpoint, language, made FROM subscriptions WHERE owner = ? ORDER BY made",
    ),
}
"""Everything about somebody: what the columns are called, and how they are found by an identity."""

OWNED = (
    ("seats", "owner"),
    ("chats", "author"),
    ("tokens", "owner"),
    ("subscriptions", "owner"),
    ("results", "owner"),
    ("leagues", "host"),
)
"""Where an identity stands, besides the tables themselves and what only people have."""

_BANS = msgspec.json.Decoder(list[Ban])


def collected(db: Connection, identity: str) -> Data:
    """Everything about somebody, and nothing about anybody else."""
    return {
        part: [dict(zip(names.split(), row, strict=True)) for row in db.execute(sql, (identity,)).fetchall()]
        for part, (names, sql) in COLLECTED.items()
    }


def tables_of(db: Connection, identity: str) -> list[str]:
    """The tables where somebody has a seat, is the host, or may not sit."""
    found = db.execute(
        "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE owner = ?"
        " UNION SELECT id FROM tables WHERE archived IS NULL AND (bans LIKE ? OR muted LIKE ?)",
        (identity, identity, f'%"{identity}"%', f'%"{identity}"%'),
    )
    return [str(id) for (id,) in found.fetchall()]


def hand_over(db: Connection, guest: str, person: str) -> list[str]:
    """All that is a guest's becomes a person's: seats, tables, what they said, bans; the tables changed."""
    tables = tables_of(db, guest)
    changed = (
        "UPDATE tables SET host = CASE WHEN host = ? THEN ? ELSE host END, bans = replace(bans, ?, ?),"
        " muted = replace(muted, ?, ?), seats_version = seats_version + 1 WHERE id = ?"
    )
    for id in tables:
        db.execute(changed, (*(guest, person) * 3, id))
    both = "SELECT table_id FROM tokens WHERE owner = ?"
    db.execute(f"DELETE FROM tokens WHERE owner = ? AND table_id IN ({both})", (guest, person))
    for table, column in OWNED:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (person, guest))
    return tables


def erase(db: Connection, identity: str, nobody: str) -> list[str]:
    """Forget somebody; the tables changed.

    What they played and said stays, because others played and talked with them, but nothing tells that it
    was they: seats have neither owner nor name, and talk is by ``nobody``, an identity that nobody has.
    """
    tables = tables_of(db, identity)
    for id in tables:
        _leave(db, id, identity)
    talked = db.execute("SELECT DISTINCT table_id FROM chats WHERE author = ?", (identity,)).fetchall()
    erase_notes(db, identity)
    db.execute("UPDATE seats SET owner = NULL, name = NULL, network = NULL WHERE owner = ?", (identity,))
    db.execute("UPDATE chats SET author = ?, name = NULL WHERE author = ?", (nobody, identity))
    db.execute("UPDATE leagues SET host = '' WHERE host = ?", (identity,))
    for part in ("tokens", "results", "subscriptions"):
        db.execute(f"DELETE FROM {part} WHERE owner = ?", (identity,))
    db.execute("DELETE FROM challenges WHERE identity = ? OR person = ?", (identity, identity))
    for part in ("passkeys", "sessions", "ratings"):
        db.execute(f"DELETE FROM {part} WHERE person = ?", (identity,))
    db.execute("DELETE FROM people WHERE id = ?", (identity,))
    return [*{*tables, *(str(id) for (id,) in talked)}]


def erase_notes(db: Connection, identity: str) -> None:
    """Forget the notes of somebody, as long as the seats are still theirs."""
    theirs = "SELECT 1 FROM seats WHERE seats.table_id = notes.table_id AND seats.seat = notes.seat"
    db.execute(f"DELETE FROM notes WHERE EXISTS ({theirs} AND owner = ?)", (identity,))


def _leave(db: Connection, table: str, identity: str) -> None:
    """A table forgets somebody; a ban stays, without the name, for as long as the table knows where from."""
    found = "SELECT bans, muted FROM tables WHERE id = ?"
    bans, muted = db.execute(found, (table,)).fetchone()
    bans = [replace(ban, name="") if ban.identity == identity else ban for ban in _BANS.decode(bans)]
    others = [one for one in msgspec.json.decode(muted) if one != identity]
    db.execute(
        "UPDATE tables SET bans = ?, muted = ?, host = CASE WHEN host = ? THEN '' ELSE host END,"
        " host_network = CASE WHEN host = ? THEN NULL ELSE host_network END,"
        " seats_version = seats_version + 1 WHERE id = ?",
        (*(msgspec.json.encode(part).decode() for part in (bans, others)), identity, identity, table),
    )
