"""The storage, in SQLite and in PostgreSQL: what one of them does, the other does too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from rostra.protocol.tables import DaysClock, NoClock, Options
from rostra.server.storage.interface import Conflict, Damaged, Storage
from rostra.server.storage.opening import open_storage
from rostra.server.storage.rows import Ban, ChatRow, Entry, SeatRow, TableRow
from tests.server.harness import run


def table(id: str = "t", code: str = "BCDF") -> TableRow:
    return TableRow(
        id, code, "host", 1.0, "quo-vadis", 3, 7, "amigo-2005", ["census"], Options(), NoClock(), True
    )


def entry(number: int, seat: int = 0, intent: str | None = None) -> Entry:
    return Entry(number, 2.0, seat, {"type": "place", "committee": "A1"}, None, intent, 4)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = open_storage(database)
    try:
        yield storage
    finally:
        await storage.close()


def test_numbers_intents_and_codes_are_unique(database: str) -> None:
    async def story() -> None:
        storage = open_storage(database)
        await storage.create_table(table(), [])
        await storage.append("t", entry(1, intent="a"), over=False)
        for wrong in (entry(1, intent="b"), entry(2, intent="a")):
            with pytest.raises(Conflict):
                await storage.append("t", wrong, over=False)
        await storage.append("t", entry(2, seat=1, intent="a"), over=False)
        with pytest.raises(Conflict):
            await storage.create_table(table("other"), [])
        with pytest.raises(Conflict):
            await storage.append("nowhere", entry(1), over=False)
        await storage.append("t", entry(3), over=True)
        await storage.create_table(table("other"), [], rematch_of="t")
        assert await storage.find_code("BCDF") == "other", "a code is free when its table is over"
        with pytest.raises(Conflict):
            await storage.create_table(table("third", "ZZZZ"), [], rematch_of="t")
        assert await storage.find_table("third") is None
        await storage.close()

    run(story)


FULL = replace(
    table(),
    seed=2**127 + 5,
    clock=DaysClock(3),
    status="playing",
    began=2.25,
    host_network="net",
    bans=[Ban("x", None, "Cato's \u00fc? 100% \\\\")],
    muted=["y"],
    due=0.0,
    rules=1,
    pace=0.5,
)
SEATS = [SeatRow(0, "human", "me", "Ada", ends=True), SeatRow(1, "bot", None, "B", "greedy"), SeatRow(2)]


def test_what_is_stored_is_read_again_just_so(database: str) -> None:
    async def story() -> None:
        entries = [
            Entry(1, 1763317000.123456, 0, {"type": "offer", "text": "\u201e\U0001f600\u201c"}, None, "a", 4),
            Entry(2, 1e-9 + 1, 1, None, 1, None, 5, digest="1:x"),
        ]
        chats = [
            ChatRow(1, 3.0, "me", 0, "Ada", None, "Salve? 100%", "b"),
            ChatRow(-1, 4.0, "x", None, None, None, "Vale", "b"),
            ChatRow(2, 5.0, "me", 0, "Ada", [1, 2], "Psst", "c"),
        ]
        async with opened(database) as storage:
            await storage.create_table(FULL, SEATS)
            for one in entries:
                await storage.append("t", one, over=False)
            for chat in chats:
                await storage.append_chat("t", chat)
            for text in ("first", "second ?"):
                await storage.save_notes("t", 1, text)
            for token in ("old", "new"):
                await storage.save_token(token, "t", "me")
            await storage.ping()
        async with opened(database) as storage:
            assert await storage.find_table("t") == (FULL, SEATS)
            assert await storage.read_log("t") == entries
            assert await storage.latest_chats("t", 10) == chats
            assert await storage.latest_chats("t", 1) == chats[1:]
            assert await storage.read_notes("t") == {1: "second ?"}
            assert await storage.find_token("old") is None
            assert await storage.find_token("new") == ("t", "me")
            with pytest.raises(Conflict):
                await storage.append_chat("t", ChatRow(3, 6.0, "me", 0, "Ada", None, "Again", "b"))
            assert await storage.find_table("nowhere") is None

    run(story)


def test_seats_change_only_upon_the_version_they_had(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create_table(FULL, SEATS)
            await storage.save_token("link", "t", "me")
            others = [replace(SEATS[0], owner="you"), *SEATS[1:]]
            await storage.save_seats(replace(FULL, host="you", pace=2.0), others, "link")
            with pytest.raises(Conflict):
                await storage.save_seats(FULL, SEATS)
            with pytest.raises(Conflict):
                await storage.save_seats(replace(FULL, seats_version=1), SEATS, "link")
            changed = replace(FULL, host="you", pace=2.0, seats_version=1)
            assert await storage.find_table("t") == (changed, others)

    run(story)


def test_tables_are_found_by_what_they_are(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            for number, status in enumerate(("waiting", "playing", "over")):
                row = replace(FULL, id=status, code=f"BBB{status[0].upper()}", created=float(number))
                await storage.create_table(replace(row, status=status, due=float(number)), SEATS)
            assert [row.id for row, _ in await storage.listed_tables(0.0, 9)] == ["playing", "waiting"]
            assert [row.id for row, _ in await storage.listed_tables(0.0, 1)] == ["playing"]
            assert [row.id for row, _ in await storage.tables_of("me", 9)] == ["playing", "waiting", "over"]
            assert await storage.find_code("BBBO") is None
            assert await storage.find_code("BBBP") == "playing"
            assert await storage.count_open_tables() == await storage.count_open_tables("host") == 2
            assert await storage.count_open_tables("nobody") == 0
            assert await storage.due_tables(0.5) == []
            assert await storage.due_tables(1.0) == ["playing"]
            await storage.save_due("playing", None)
            assert await storage.due_tables(9.0) == []
            assert await storage.oldest_waiting_tables(9.0, 9) == ["waiting"]
            assert await storage.read_bans(1.0) == await storage.tables_to_close() == []

    run(story)


def test_tables_nobody_came_to_are_deleted_even_if_they_are_rematches(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create_table(replace(FULL, status="over"), SEATS)
            await storage.create_table(replace(table("again"), created=5.0), SEATS, rematch_of="t")
            await storage.delete_waiting_tables(5.0)
            assert await storage.find_table("again") is not None
            await storage.delete_waiting_tables(5.5)
            assert await storage.find_table("again") is None
            found = await storage.find_table("t")
            assert found is not None
            assert found[0].rematch is None
            await storage.delete_table("t")
            assert await storage.find_table("t") is None

    run(story)


def test_a_log_goes_to_the_archive_and_on_from_there(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create_table(replace(FULL, due=None), SEATS)
            for number in (1, 2):
                await storage.append("t", entry(number), over=False)
            await storage.append_chat("t", ChatRow(1, 3.0, "me", 0, "Ada", None, "Salve", "b"))
            assert await storage.stale_tables(2.0, 9) == []
            assert await storage.stale_tables(2.5, 9) == ["t"]
            await storage.archive_table("t", 10.0)
            assert await storage.find_code("BCDF") is None
            assert await storage.read_log("t") == [entry(1), entry(2)]
            await storage.append("t", entry(3), over=True)
            await storage.revive_table("t")
            await storage.archive_table("t", 11.0)
            assert await storage.read_log("t") == [entry(1), entry(2), entry(3)]
            assert await storage.latest_chats("t", 9) == [], "talk about a finished game is forgotten"
            assert await storage.delete_archived_tables(11.0) == 0
            assert await storage.delete_archived_tables(12.0) == 1

    run(story)


def test_entries_that_are_missing_are_noticed(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create_table(FULL, SEATS)
            await storage.append("t", entry(2), over=False)
            with pytest.raises(Damaged):
                await storage.read_log("t")

    run(story)


def test_of_many_that_wait_together_each_fails_alone(database: str) -> None:
    """Entries, among them some that are there already, and other jobs between them."""

    async def story() -> None:
        async with opened(database) as storage:
            for id, code in (("t", "BCDF"), ("u", "BCDG")):
                await storage.create_table(replace(FULL, id=id, code=code), SEATS)
            await storage.append("t", entry(1), over=False)
            wanted = [("t", number) for number in range(1, 60)] + [("u", n) for n in (1, 2, 2, 3)]
            jobs = [asyncio.ensure_future(storage.append(*part(name, number))) for name, number in wanted]
            jobs.insert(30, asyncio.ensure_future(storage.save_notes("u", 0, "between")))
            results = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(result).__name__ for result in results].count("Conflict") == 2
            assert [type(result).__name__ for result in results].count("NoneType") == len(jobs) - 2
            assert len(await storage.read_log("t")) == 59
            assert len(await storage.read_log("u")) == 3
            assert await storage.read_notes("u") == {0: "between"}

    def part(name: str, number: int) -> tuple[str, Entry, bool]:
        return name, entry(number), False

    run(story)
