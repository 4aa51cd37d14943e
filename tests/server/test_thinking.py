"""Who thinks when, and how much: the queue alone, with threads and a clock that the tests move on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

import pytest

from rostra.server.thinking import MEMORY, SPARE, TARGET, ThinkingQueue, Thought, TooSlow
from tests.server.harness import FakeTime, run

DEAR, CHEAP = 0.2, 0.01
"""What thoughts cost here, in seconds."""
LONGEST = 15.0


class FakeThreads(Executor):
    """Thoughts end when the test says so. What they come to is their name."""

    def __init__(self) -> None:
        self.running: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.begun: list[str] = []

    def submit(self, think: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append(think())
        self.running.append((future, think))
        return future

    def end(self, place: int = 0) -> None:
        """Let one of those that think come to an end."""
        future, think = self.running.pop(place)
        future.set_result(think())


class Room:
    """A queue, and those who use it."""

    def __init__(self, threads: int = 1) -> None:
        self.clock, self.threads = FakeTime(), FakeThreads()
        self.queue = ThinkingQueue(self.threads, threads, self.clock)
        self.asked: list[asyncio.Task[str]] = []

    async def ask(self, person: str, table: str, *names: str) -> asyncio.Task[str]:
        """Somebody asks for a thought, in one of several ways."""
        names = names or (f"{person}{table}",)
        thoughts = [Thought(name, partial(str, name)) for name in names]
        task = asyncio.create_task(self.queue.think(person, f"{person}{table}", thoughts, LONGEST))
        self.asked.append(task)
        await settle()
        return task

    async def end(self, seconds: float = 0.0, place: int = 0) -> None:
        """One of those that think comes to an end after a while."""
        self.clock.advance(seconds)
        self.threads.end(place)
        await settle()

    async def end_all(self) -> None:
        while self.threads.running:
            await self.end()


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def test_persons_are_served_in_turn_then_their_tables() -> None:
    async def story() -> None:
        room = Room()
        for _ in range(2):
            for table in "123":
                await room.ask("a", table)
        await room.ask("b", "1")
        await room.ask("b", "1")
        await room.ask("c", "1")
        await room.end_all()
        order = ["a1", "a2", "b1", "c1", "a3", "b1", "a1", "a2", "a3"]
        assert room.threads.begun == order
        assert sorted([await task for task in room.asked]) == sorted(order)
        assert (room.queue.waiting, room.queue.thinking, room.queue.begun) == (0, 0, 9)

    run(story)


def test_a_stranger_waits_for_one_thought_and_not_for_all() -> None:
    async def story() -> None:
        room = Room(threads=2)
        for table in range(23):
            for _ in range(3):
                await room.ask("visitor", str(table))
        await room.ask("stranger", "1")
        assert room.queue.waiting == 23 * 3 + 1 - 2
        await room.end(DEAR)
        assert room.threads.begun[-1] == "stranger1"
        assert room.queue.last_wait == pytest.approx(DEAR, rel=1e-3)

    run(story)


def test_a_table_that_stops_leaves_the_queue() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("a", "1")
        leaving = await room.ask("a", "2")
        await room.ask("a", "3")
        leaving.cancel()
        await settle()
        assert room.queue.waiting == 1
        gone = await room.ask("b", "1")
        gone.cancel()  # and the thread becomes free before the queue hears of it
        room.threads.end()
        await settle()
        await room.end_all()
        assert room.threads.begun == ["a1", "a3"]
        assert (room.queue.waiting, room.queue.thinking) == (0, 0)

    run(story)


def test_a_table_that_stops_while_its_bot_thinks_keeps_the_thread_until_it_is_done() -> None:
    async def story() -> None:
        room = Room()
        leaving = await room.ask("a", "1")
        leaving.cancel()
        await room.ask("b", "1")
        assert room.threads.begun == ["a1"]
        await room.end()
        assert room.threads.begun == ["a1", "b1"]
        await room.end()
        assert await room.asked[-1] == "b1"

    run(story)


def test_the_limit_counts_thinking_and_not_waiting() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("a", "1")
        patient = await room.ask("b", "1")
        for _ in range(3):
            await room.ask("a", "2")
            await room.end(LONGEST - 1)
            assert not patient.done() or await patient == "b1"
        assert await patient == "b1"
        assert room.queue.too_slow == 0
        assert room.queue.waited > LONGEST

    run(story)


def test_thoughts_that_do_not_end_do_not_block_the_others() -> None:
    async def story() -> None:
        room = Room()
        for count in range(SPARE):
            stuck = await room.ask("a", str(count))
            room.clock.advance(LONGEST)
            with pytest.raises(TooSlow):
                await stuck
        assert room.queue.too_slow == SPARE
        fine = await room.ask("b", "1")
        await room.end(place=-1)
        assert await fine == "b1"
        await room.end_all()
        assert room.queue.thinking == 0

    run(story)


def test_what_a_thought_raises_is_raised() -> None:
    async def story() -> None:
        room = Room()
        wrong = await room.ask("a", "1")
        future, _ = room.threads.running.pop()
        future.set_exception(RuntimeError("no idea"))
        with pytest.raises(RuntimeError, match="no idea"):
            await wrong
        assert room.queue.thinking == 0

    run(story)


async def think(room: Room, person: str, tables: int) -> list[str]:
    """The bots of a person's tables think once, one after the other, and each pauses for a second; how."""
    before = len(room.threads.begun)
    for table in range(tables):
        await room.ask(person, str(table), "dear", "cheap")
        await room.end(DEAR if room.threads.begun[-1] == "dear" else CHEAP)
    return room.threads.begun[before:]


def test_one_table_thinks_as_much_as_it_likes() -> None:
    async def story() -> None:
        room = Room(threads=2)
        for _ in range(100):
            assert await think(room, "a", 3) == ["dear"] * 3
            room.clock.advance(1)

    run(story)


def test_who_uses_more_than_their_share_gets_cheaper_thoughts_before_anybody_waits() -> None:
    async def story() -> None:
        room = Room(threads=2)
        stranger, visitor = [], []
        begun = room.clock.now()
        for _ in range(20):
            visitor += await think(room, "visitor", 60)
            stranger += await think(room, "stranger", 2)
        used = visitor.count("dear") * DEAR + visitor.count("cheap") * CHEAP
        assert set(stranger) == {"dear"}
        assert visitor[-60:].count("cheap") > 30
        assert room.queue.cheaper == visitor.count("cheap")
        assert used < TARGET * 2 * (room.clock.now() - begun + MEMORY)
        assert room.queue.waited == 0

    run(story)


def test_the_share_comes_back() -> None:
    async def story() -> None:
        room = Room(threads=2)
        for _ in range(10):
            hurried = await think(room, "a", 60)
        assert "cheap" in hurried
        room.clock.advance(3 * MEMORY)
        assert await think(room, "a", 3) == ["dear"] * 3

    run(story)


def test_many_persons_share_what_there_is() -> None:
    async def story() -> None:
        room = Room(threads=1)
        people = [str(person) for person in range(30)]
        dear = dict.fromkeys(people, 0)
        for _ in range(40):
            for person in people:
                dear[person] += (await think(room, person, 1)).count("dear")
        assert min(dear.values()) * 3 >= max(dear.values())

    run(story)
