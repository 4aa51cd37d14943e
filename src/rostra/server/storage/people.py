"""People who keep their name, as the storage has them: passkeys, sessions and challenges."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from rostra.server.storage.connection import Connection, upsert
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import Conflict
from rostra.server.storage.personal_data import Data, collected, erase, erase_notes, hand_over
from rostra.server.storage.rows import Mapper

T = TypeVar("T", bound=Struct)


class PersonRow(Struct, frozen=True):
    """Somebody who keeps their name."""

    id: str
    """Their identity: what stands for them as the owner of a seat."""
    name: str
    created: float


class PasskeyRow(Struct, frozen=True):
    """A passkey of somebody."""

    id: str
    person: str
    public_key: str
    uses: int
    """As the authenticator counts them; 0 if it does not."""
    label: str
    """On what kind of device it was made."""
    created: float
    used: float


class SessionRow(Struct, frozen=True):
    """A browser where somebody has signed in; it holds the secret whose hash this is."""

    hash: str
    person: str
    created: float


class ChallengeRow(Struct, frozen=True):
    """What an authenticator has to sign for somebody, once and soon."""

    identity: str
    purpose: str
    challenge: str
    person: str
    """Whose passkey is made."""
    expires: float


PEOPLE, PASSKEYS, SESSIONS = Mapper(PersonRow), Mapper(PasskeyRow), Mapper(SessionRow)
CHALLENGES = Mapper(ChallengeRow)


class PeopleStorage:
    """Stores people. Every call is one transaction, committed when it returns."""

    def __init__(self, writer: GroupCommit) -> None:
        self._writer = writer

    # Sessions

    async def find_session(self, hash: str, since: float) -> str | None:
        """Who has signed in with a secret, not before that time."""
        sql = "SELECT person FROM sessions WHERE hash = ? AND created >= ?"
        found = await self._writer.read(lambda db: db.execute(sql, (hash, since)).fetchone())
        return None if found is None else str(found[0])

    async def sign_in(self, session: SessionRow, guest: str | None, passkey: PasskeyRow) -> list[str]:
        """Somebody has used a passkey, and what was the guest's is theirs; the tables that have changed."""

        def work(db: Connection) -> list[str]:
            used = "UPDATE passkeys SET uses = ?, used = ? WHERE id = ? AND person = ?"
            values = (passkey.uses, passkey.used, passkey.id, session.person)
            if db.execute(used, values).rowcount == 0:
                raise Conflict("The passkey is gone.")
            _put(db, "sessions", SESSIONS, session)
            return [] if guest is None else hand_over(db, guest, session.person)

        return await self._writer.run(work)

    async def sign_out(self, person: str, hash: str | None = None) -> None:
        """Forget one session of somebody, or all of them."""
        where, values = ("", (person,)) if hash is None else (" AND hash = ?", (person, hash))

        def work(db: Connection) -> None:
            db.execute(f"DELETE FROM sessions WHERE person = ?{where}", values)

        await self._writer.run(work)

    async def forget_sessions(self, before: float) -> None:
        """Forget sessions whose cookie no browser has any more."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM sessions WHERE created < ?", (before,))

        await self._writer.run(work)

    # People and their passkeys

    async def create(
        self, person: PersonRow, passkey: PasskeyRow, session: SessionRow, guest: str
    ) -> list[str]:
        """A guest becomes a person, with all they have; the tables that have changed."""

        def work(db: Connection) -> list[str]:
            _put(db, "people", PEOPLE, person)
            _put(db, "passkeys", PASSKEYS, passkey)
            _put(db, "sessions", SESSIONS, session)
            return hand_over(db, guest, person.id)

        return await self._writer.run(work)

    async def find(self, person: str) -> PersonRow | None:
        """Somebody who keeps their name."""
        sql = f"SELECT {PEOPLE.columns} FROM people WHERE id = ?"
        found = await self._writer.read(lambda db: db.execute(sql, (person,)).fetchone())
        return None if found is None else PEOPLE.struct(found)

    async def rename(self, person: str, name: str) -> None:
        """Somebody has another name from now on."""

        def work(db: Connection) -> None:
            db.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))

        await self._writer.run(work)

    async def passkeys_of(self, person: str) -> list[PasskeyRow]:
        """The passkeys of somebody, the oldest first."""
        sql = f"SELECT {PASSKEYS.columns} FROM passkeys WHERE person = ? ORDER BY created, id"
        rows = await self._writer.read(lambda db: db.execute(sql, (person,)).fetchall())
        return [PASSKEYS.struct(row) for row in rows]

    async def find_passkey(self, id: str) -> PasskeyRow | None:
        """A passkey."""
        sql = f"SELECT {PASSKEYS.columns} FROM passkeys WHERE id = ?"
        found = await self._writer.read(lambda db: db.execute(sql, (id,)).fetchone())
        return None if found is None else PASSKEYS.struct(found)

    async def add_passkey(self, passkey: PasskeyRow, most: int) -> None:
        """Somebody has another passkey; ``Conflict`` if it is known, or they have too many."""

        def work(db: Connection) -> None:
            count = "SELECT count(*) FROM passkeys WHERE person = ?"
            if db.execute(count, (passkey.person,)).fetchone()[0] >= most:
                raise Conflict("There are too many.")
            _put(db, "passkeys", PASSKEYS, passkey)

        await self._writer.run(work)

    async def remove_passkey(self, person: str, id: str) -> None:
        """Somebody has one passkey less; ``Conflict`` if it is their last, or not theirs."""

        def work(db: Connection) -> None:
            other = "EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = ? AND other.id <> ?)"
            delete = f"DELETE FROM passkeys WHERE id = ? AND person = ? AND {other}"
            if db.execute(delete, (id, person, person, id)).rowcount == 0:
                raise Conflict("It is the last.")

        await self._writer.run(work)

    # All about somebody, guest or person

    async def open_tables_of(self, identity: str) -> list[str]:
        """The tables that wait or play where somebody has a seat, or is the host."""
        sql = (
            "SELECT id FROM tables WHERE status <> 'over'"
            " AND (host = ? OR id IN (SELECT table_id FROM seats WHERE owner = ?))"
        )
        rows = await self._writer.read(lambda db: db.execute(sql, (identity, identity)).fetchall())
        return [str(id) for (id,) in rows]

    async def collected(self, identity: str) -> Data:
        """Everything about somebody."""
        return await self._writer.read(lambda db: collected(db, identity))

    async def erase_notes(self, identity: str) -> None:
        """Forget the notes of somebody, before they give up their seats."""
        await self._writer.run(lambda db: erase_notes(db, identity))

    async def erase(self, identity: str, nobody: str) -> list[str]:
        """Forget somebody, whose talk is by ``nobody`` from now on; the tables that have changed."""
        return await self._writer.run(lambda db: erase(db, identity, nobody))

    # Challenges

    async def save_challenge(self, challenge: ChallengeRow, now: float) -> None:
        """Store a challenge; an older one of the same person for the same purpose is void."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM challenges WHERE expires < ?", (now,))
            again = upsert("identity, purpose", "challenge", "person", "expires")
            _put(db, "challenges", CHALLENGES, challenge, again)

        await self._writer.run(work)

    async def take_challenge(self, identity: str, purpose: str, now: float) -> ChallengeRow | None:
        """The challenge that somebody was given; nobody gets it again."""
        where = "FROM challenges WHERE identity = ? AND purpose = ?"

        def work(db: Connection) -> ChallengeRow | None:
            found = db.execute(f"SELECT {CHALLENGES.columns} {where}", (identity, purpose)).fetchone()
            if db.execute(f"DELETE {where}", (identity, purpose)).rowcount == 0 or found is None:
                return None  # another server was first
            challenge = CHALLENGES.struct(found)
            return challenge if challenge.expires >= now else None

        return await self._writer.run(work)


def _put(db: Connection, table: str, mapper: Mapper[T], row: T, conflict: str = "") -> None:
    insert = f"INSERT INTO {table} ({mapper.columns}) VALUES ({mapper.places}) {conflict}"
    db.execute(insert, mapper.values(row))
