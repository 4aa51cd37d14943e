"""What people say at a table, as the storage has it: chat and notes; and tokens that take seats elsewhere."""

from __future__ import annotations

from contextlib import suppress

from rostra.server.storage.connection import upsert
from rostra.server.storage.rows import CHATS, ChatRow, Unreadable
from rostra.server.storage.statements import Statements


class TalkStorage(Statements):
    """Stores chat, notes and tokens."""

    async def latest_chats(self, table: str, limit: int) -> list[ChatRow]:
        """The latest chat messages, oldest first, without those that cannot be read."""
        chats: list[ChatRow] = []
        for part in ("number > 0 ORDER BY number DESC", "number < 0 ORDER BY number"):
            sql = f"SELECT {CHATS.columns} FROM chats WHERE table_id = ? AND {part} LIMIT ?"
            for row in await self._select(sql, table, limit):
                with suppress(Unreadable):
                    chats.append(CHATS.struct(row))
        return sorted(chats, key=lambda chat: (chat.at, abs(chat.number)))

    async def append_chat(self, table: str, chat: ChatRow) -> None:
        """Store a chat message."""
        insert = f"INSERT INTO chats (table_id, {CHATS.columns}) VALUES (?, {CHATS.places})"
        await self._execute(insert, table, *CHATS.values(chat), locks=table)

    async def was_said(self, table: str, author: str, intent: str) -> bool:
        """Whether a chat message with this intent was stored."""
        sql = "SELECT 1 FROM chats WHERE table_id = ? AND author = ? AND intent = ?"
        return bool(await self._select(sql, table, author, intent))

    async def read_notes(self, table: str) -> dict[int, str]:
        """The private notes, by seat."""
        rows = await self._select("SELECT seat, text FROM notes WHERE table_id = ?", table)
        return {seat: text for seat, text in rows if isinstance(text, str)}

    async def save_notes(self, table: str, seat: int, text: str) -> None:
        """Store the notes of a seat."""
        insert = "INSERT INTO notes (table_id, seat, text, version) VALUES (?, ?, ?, 1)"
        again = f"{upsert('table_id, seat', 'text')}, version = notes.version + 1"
        await self._execute(f"{insert} {again}", table, seat, text, locks=table)

    # Tokens that bring seats to another device

    async def save_token(self, token: str, table: str, owner: str) -> None:
        """Store the hash of a token."""
        insert = f"INSERT INTO tokens VALUES (?, ?, ?) {upsert('table_id, owner', 'hash')}"
        await self._execute(insert, token, table, owner)

    async def find_token(self, token: str) -> tuple[str, str] | None:
        """The table and the owner of the seats behind a token."""
        found = await self._select("SELECT table_id, owner FROM tokens WHERE hash = ?", token)
        return (str(found[0][0]), str(found[0][1])) if found else None
