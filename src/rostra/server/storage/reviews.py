"""Reviews as the storage has them: whole, growing at some server, or refused.

Servers that share a database take a review in hand by its row, so that none is made twice; a server that
stops does not renew its row, and after a while another may begin anew.
"""

from __future__ import annotations

from msgspec import Struct

from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.rows import Mapper


class ReviewRow(Struct, frozen=True):
    """A review, as far as it is known."""

    id: str
    table_id: str | None
    version: int
    asked: float
    until: float
    data: bytes | None = None
    done: bool = False
    problem: str | None = None


REVIEWS = Mapper(ReviewRow)
ALL_REVIEWS = "~"
"""After every single one in the order of what is locked."""


class ReviewStorage:
    """Stores reviews. Every call is one transaction, committed when it returns."""

    def __init__(self, writer: GroupCommit) -> None:
        self._writer = writer

    async def find(self, id: str, version: int) -> ReviewRow | None:
        """What is known of a review by this version of the judge."""
        sql = f"SELECT {REVIEWS.columns} FROM reviews WHERE id = ? AND version = ?"
        rows = await self._writer.read(lambda db: db.execute(sql, (id, version)).fetchall())
        return REVIEWS.struct(rows[0]) if rows else None

    async def take(self, row: ReviewRow, now: float) -> bool:
        """Take a review in hand, unless it is done, or another server is at it; whether it is ours now."""
        insert = f"INSERT INTO reviews ({REVIEWS.columns}) VALUES ({REVIEWS.places})"
        again = upsert("id", *REVIEWS.fields[1:])
        free = "reviews.version <> excluded.version OR (NOT reviews.done AND reviews.until < ?)"
        values = (*REVIEWS.values(row), now)
        return await self._writer.run(
            lambda db: db.execute(f"{insert} {again} WHERE {free}", values).rowcount > 0, row.id
        )

    async def forget(self, most: int) -> None:
        """Forget the oldest of more than ``most`` reviews."""
        newest = "SELECT id FROM reviews ORDER BY asked DESC LIMIT ?"

        def work(db: Connection) -> None:
            db.execute(f"DELETE FROM reviews WHERE id NOT IN ({newest})", (most,))

        await self._writer.run(work, ALL_REVIEWS)

    async def save(self, row: ReviewRow) -> None:
        """Store how far a review has come, if it is still there."""
        sql = "UPDATE reviews SET until = ?, data = ?, done = ?, problem = ? WHERE id = ? AND version = ?"
        values = (row.until, row.data, row.done, row.problem, row.id, row.version)

        def work(db: Connection) -> None:
            db.execute(sql, values)

        await self._writer.run(work, row.id)
