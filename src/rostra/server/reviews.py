"""Reviews of finished games: asked for, made one after the other in a process of their own, and kept.

Whatever is known of a review is in the storage, so any server can tell it, and what one server makes no other
makes again. Only whoever knows that a game is over may come here with its record.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from rostra.protocol.messages import Why
from rostra.protocol.reviews import ReviewState, Tried
from rostra.review import VERSION
from rostra.server.errors import RequestError
from rostra.server.judge_process import JudgeProcess, Unjudged
from rostra.server.judging import Answer
from rostra.server.limits import Limits
from rostra.server.logging_setup import cause
from rostra.server.storage.interface import Conflict, Storage, StorageError
from rostra.server.storage.reviews import ReviewRow

if TYPE_CHECKING:
    from rostra.server.services import TimeSource

log = logging.getLogger("rostra.server")

HOLD = 15.0
"""Seconds for which a server is believed to be at a review after it last said so."""
SAVE = 1.0
"""Seconds between two times that it says so, and stores what it knows."""
LARGEST = 64 * 1024 * 1024
"""Bytes a review may have when it is unpacked."""


class Reviews:
    """The reviews of a server."""

    def __init__(self, storage: Storage, limits: Limits, time: TimeSource) -> None:
        self._storage, self._limits, self._time = storage, limits, time
        self.judge = JudgeProcess()
        self._wanted: dict[str, tuple[str | None, Any]] = {}
        """Those that wait for their turn, by id, with their table and record; the first is being made."""
        self._working: asyncio.Task[None] | None = None
        self._tries = 0

    async def ask(self, id: str, table: str | None, record: Any) -> ReviewState:
        """Want the review of a finished game; how far it has come."""
        state = await self.state(id)
        if state.status != "none" and not _has_failed(state):
            return state
        if len(self._wanted) > self._limits.reviews_waiting:
            raise RequestError("too-many-reviews")
        self._wanted.setdefault(id, (table, record))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return ReviewState(id, "waiting", [*self._wanted].index(id))

    async def state(self, id: str) -> ReviewState:
        """How far a review has come."""
        row = await self._storage.reviews.find(id, VERSION)
        if row is not None and row.problem is not None and id not in self._wanted:
            return ReviewState(id, "refused", problem=msgspec.json.decode(row.problem, type=Why))
        if row is not None and (row.done or row.until >= self._time.now()):
            found = None if row.data is None else Raw(_unpacked(row.data))
            return ReviewState(id, "done" if row.done else "growing", review=found)
        if id in self._wanted:
            return ReviewState(id, "waiting", [*self._wanted].index(id))
        return ReviewState(id, "none")

    async def tried(self, record: Any, number: int, action: dict[str, Any]) -> Tried:
        """What the judge thinks of another action at a moment of a finished game."""
        if self._tries >= self._limits.tries_waiting:
            raise RequestError("too-many-reviews")
        self._tries += 1
        try:
            async for answer in self.judge.answers(record, self._limits.try_seconds, number, action):
                if answer.problem is not None:
                    return Tried(why=answer.problem)
                return msgspec.json.decode(answer.value, type=Tried)
        except Unjudged:
            pass
        finally:
            self._tries -= 1
        raise RequestError("review-failed")

    async def close(self) -> None:
        """Stop; a review that is being made can be asked for again."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working
        await self.judge.stop()

    async def _work(self) -> None:
        """Make the reviews that are wanted, one after the other."""
        while self._wanted:
            id, (table, record) = next(iter(self._wanted.items()))
            try:
                await self._make(id, table, record)
            except (StorageError, Conflict) as error:
                log.warning("A review cannot be stored: %s", cause(error))
            finally:
                del self._wanted[id]

    async def _make(self, id: str, table: str | None, record: Any) -> None:
        now = self._time.now()
        growing = _Growing(ReviewRow(id, table, VERSION, now, now + HOLD))
        if not await self._storage.reviews.take(growing.row, now):
            return  # another server is at it, or has done it
        saving = asyncio.create_task(self._save_regularly(growing))
        try:
            async for answer in self.judge.answers(record, self._limits.review_seconds):
                is_first = growing.row.data is None
                growing.row = self._row(growing.row, answer)
                if is_first and not answer.last:  # somebody waits to see something
                    await self._storage.reviews.save(growing.row)
        except Unjudged:
            growing.row = _with_problem(growing.row, RequestError("review-failed").why, done=False)
        finally:
            saving.cancel()
        await self._storage.reviews.save(growing.row)
        await self._storage.reviews.forget(self._limits.reviews_kept)

    def _row(self, row: ReviewRow, answer: Answer) -> ReviewRow:
        if answer.problem is not None:
            return _with_problem(row, answer.problem, done=True)
        data = zlib.compress(bytes(answer.value))
        if len(data) > self._limits.review_bytes:
            return _with_problem(row, RequestError("too-large").why, done=True)
        return replace(row, data=data, done=answer.last)

    async def _save_regularly(self, growing: _Growing) -> None:
        while True:
            await self._time.sleep(SAVE)
            row = replace(growing.row, until=self._time.now() + HOLD)
            with suppress(StorageError, Conflict):  # the next time, or at the end
                await self._storage.reviews.save(row)


class _Growing:
    """A review that is being made."""

    def __init__(self, row: ReviewRow) -> None:
        self.row = row


def _with_problem(row: ReviewRow, problem: Why, done: bool) -> ReviewRow:
    """A review that there is not; one that is not ``done`` can be asked for again at once."""
    return replace(row, until=0.0, data=None, done=done, problem=msgspec.json.encode(problem).decode())


def _has_failed(state: ReviewState) -> bool:
    return state.problem is not None and state.problem.kind == "server-review-failed"


def _unpacked(data: bytes) -> bytes:
    return zlib.decompressobj().decompress(data, LARGEST)
