"""How people are told that a table waits for them, as the storage has it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import LeaseLost
from rostra.server.storage.rows import Mapper


class SubscriptionRow(Struct, frozen=True):
    """A browser that can be sent messages: where, and how they are encrypted."""

    endpoint: str
    owner: str
    p256dh: str
    auth: str
    language: str
    made: float


SUBSCRIPTIONS = Mapper(SubscriptionRow)
PUSH_KEY = "push"


class NoticeStorage:
    """Stores subscriptions, and what was told. Every call is one transaction, committed when it returns."""

    def __init__(
        self, writer: GroupCommit, check_lease: Callable[[Connection, str, int | None], None]
    ) -> None:
        self._writer, self._check_lease = writer, check_lease

    async def push_key(self, new: str) -> str:
        """The private key of this server, which is ``new`` if there was none."""

        def work(db: Connection) -> str:
            db.execute("INSERT INTO keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (PUSH_KEY, new))
            return str(db.execute("SELECT value FROM keys WHERE name = ?", (PUSH_KEY,)).fetchone()[0])

        return await self._writer.run(work)

    async def subscribe(self, subscription: SubscriptionRow, most: int) -> None:
        """Store a subscription; of too many of one owner, the oldest are forgotten."""
        insert = f"INSERT INTO subscriptions ({SUBSCRIPTIONS.columns}) VALUES ({SUBSCRIPTIONS.places})"
        again = upsert("endpoint", *SUBSCRIPTIONS.fields[1:])
        kept = "SELECT endpoint FROM subscriptions WHERE owner = ? ORDER BY made DESC LIMIT ?"

        def work(db: Connection) -> None:
            db.execute(f"{insert} {again}", SUBSCRIPTIONS.values(subscription))
            surplus = f"DELETE FROM subscriptions WHERE owner = ? AND endpoint NOT IN ({kept})"
            db.execute(surplus, (subscription.owner, subscription.owner, most))

        await self._writer.run(work)

    async def unsubscribe(self, endpoint: str, owner: str) -> None:
        """Forget a subscription of somebody."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM subscriptions WHERE endpoint = ? AND owner = ?", (endpoint, owner))

        await self._writer.run(work)

    async def subscriptions_of(self, owner: str) -> list[SubscriptionRow]:
        """All browsers of somebody that can be sent messages."""
        sql = f"SELECT {SUBSCRIPTIONS.columns} FROM subscriptions WHERE owner = ?"
        rows = await self._writer.read(lambda db: db.execute(sql, (owner,)).fetchall())
        return [SUBSCRIPTIONS.struct(row) for row in rows]

    async def forget_subscriptions(self, before: float) -> None:
        """Forget those of browsers that have not been here since."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM subscriptions WHERE made < ?", (before,))

        await self._writer.run(work)

    async def claim(self, table: str, seat: int, since: float, stage: int, epoch: int | None) -> bool:
        """Whether it is for us to tell a seat of this stage of its waiting: nobody else has, or will."""
        insert = "INSERT INTO notices (table_id, seat, since, stage) VALUES (?, ?, ?, ?)"
        later = "(notices.since, notices.stage) < (excluded.since, excluded.stage)"
        again = f"{upsert('table_id, seat', 'since', 'stage')} WHERE {later}"

        def work(db: Connection) -> bool:
            self._check_lease(db, table, epoch)
            return db.execute(f"{insert} {again}", (table, seat, since, stage)).rowcount > 0

        try:
            return await self._writer.run(work)
        except LeaseLost:
            return False
