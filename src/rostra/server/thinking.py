"""Where bots think: in a few threads that all tables share fairly.

Whoever hosts tables is served in turn, then each of their tables in turn, so nobody waits for all the bots of
somebody else. Before anybody has to wait, those who use more than their share get cheaper thoughts.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import exp
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from rostra.server.services import TimeSource

TARGET = 0.5
"""How busy the threads may be before thoughts become cheaper: hardly anybody waits until then."""
MEMORY = 10.0
"""Seconds after which most of what somebody has used is forgotten."""
NEGLIGIBLE = 0.02
"""Seconds of thinking; those who have used less lately do not count when shares are made."""
SPARE = 4
"""Threads that may take the place of others in which a thought does not end."""
LEARNING = 0.2
"""How much the latest thought counts in what thoughts of its kind cost."""

T = TypeVar("T")


class TooSlow(Exception):
    """A thought took longer than it may, not counting the time it waited for its turn."""


@dataclass(frozen=True, slots=True)
class Thought(Generic[T]):
    """Something to be thought out in a thread."""

    kind: Hashable
    """Thoughts of one kind cost about the same, which is learnt as they end."""
    think: Callable[[], T]


@dataclass(slots=True)
class _Use:
    """Seconds of thinking, most of which are forgotten after a while."""

    level: float = 0.0
    at: float = 0.0

    def now(self, now: float) -> float:
        self.level *= exp(-max(0.0, now - self.at) / MEMORY)
        self.at = now
        return self.level

    def add(self, seconds: float, now: float) -> None:
        self.level = max(0.0, self.now(now) + seconds)


@dataclass(slots=True, eq=False)
class _Request:
    """Somebody asks for a thought: the dearest they would like, or a cheaper one."""

    person: str
    table: Hashable
    thoughts: Sequence[Thought[Any]]
    since: float
    begun: asyncio.Future[None]
    answer: asyncio.Future[Any]
    is_waiting: bool = True
    is_stuck: bool = False
    """Whether it has taken too long, and still goes on."""


@dataclass(slots=True)
class _Lines:
    """Those who wait: by person, then by table. Whoever was served goes to the end."""

    persons: OrderedDict[str, OrderedDict[Hashable, deque[_Request]]] = field(default_factory=OrderedDict)

    def add(self, request: _Request) -> None:
        tables = self.persons.setdefault(request.person, OrderedDict())
        tables.setdefault(request.table, deque()).append(request)

    def take(self, thinking: Counter[str]) -> _Request:
        """The next: of those persons for whom the fewest bots think already, the first."""
        person = min(self.persons, key=thinking.__getitem__)
        tables = self.persons[person]
        table, line = next(iter(tables.items()))
        request = line[0]
        tables.move_to_end(table)
        self.persons.move_to_end(person)
        self.remove(request)
        return request

    def remove(self, request: _Request) -> None:
        tables = self.persons[request.person]
        line = tables[request.table]
        line.remove(request)
        if not line:
            del tables[request.table]
        if not tables:
            del self.persons[request.person]


class ThinkingQueue:
    """Lets bots think, in turn. Its attributes are for whoever watches the server."""

    def __init__(
        self,
        pool: Executor,
        threads: int,
        time: TimeSource,
        note: Callable[[float], None] = lambda _: None,
    ) -> None:
        """``pool`` has ``threads`` and some to spare. ``note`` is told how long each had to wait."""
        self._pool, self._threads, self._time, self._note = pool, threads, time, note
        self._lines = _Lines()
        self._costs: dict[Hashable, float] = {}
        self._uses: dict[str, _Use] = {}
        self._all_use = _Use()
        self._forgot_at = 0.0
        self._stuck = 0
        self._thinking: Counter[str] = Counter()
        self.waiting = 0
        """How many wait for their turn now."""
        self.thinking = 0
        """How many think now."""
        self.begun = 0
        """How many thoughts have begun so far."""
        self.cheaper = 0
        """How many of them were cheaper ones than were wished for."""
        self.too_slow = 0
        """How many of them took too long."""
        self.waited = 0.0
        """How many seconds they have waited for their turn, all together."""
        self.last_wait = 0.0
        """How long the latest to begin has waited."""

    async def think(
        self, person: str, table: Hashable, thoughts: Sequence[Thought[T]], longest: float | None = None
    ) -> T:
        """What a thought comes to, or what it raises; ``TooSlow`` after ``longest`` seconds of thinking.

        ``thoughts`` are ways to think it out, the dearest first.
        """
        loop = asyncio.get_running_loop()
        now = self._time.now()
        request = _Request(person, table, thoughts, now, loop.create_future(), loop.create_future())
        self._lines.add(request)
        self.waiting += 1
        self._serve()
        try:
            await request.begun
            if longest is not None:
                await self._watch(request, longest)
            answer: T = await request.answer
            return answer
        finally:
            self._leave(request)

    async def _watch(self, request: _Request, longest: float) -> None:
        """Wait for the answer, but not for too long."""
        timer = asyncio.create_task(self._time.sleep(longest))
        try:
            await asyncio.wait((request.answer, timer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
        if not request.answer.done():
            self.too_slow += 1
            request.is_stuck = True
            self._stuck += 1
            self._serve()
            raise TooSlow

    def _leave(self, request: _Request) -> None:
        """Nobody is interested in a request any more: it has been answered, given up or cancelled."""
        if request.is_waiting:
            self._lines.remove(request)
            request.is_waiting = False
            self.waiting -= 1
        request.answer.cancel()

    def _serve(self) -> None:
        """Let as many think as there is room for."""
        while self.waiting and self.thinking < self._threads + min(self._stuck, SPARE):
            request = self._lines.take(self._thinking)
            request.is_waiting = False
            self.waiting -= 1
            if not request.begun.cancelled():  # or else its table has stopped a moment ago
                self._begin(request)

    def _begin(self, request: _Request) -> None:
        now = self._time.now()
        thought = self._affordable(request, now)
        expected = self._costs.get(thought.kind, 0.0)
        self._charge(request.person, expected, now)
        self.thinking += 1
        self._thinking[request.person] += 1
        self.begun += 1
        self.cheaper += thought is not request.thoughts[0]
        self.last_wait = max(0.0, now - request.since)
        self.waited += self.last_wait
        self._note(self.last_wait)
        request.begun.set_result(None)
        running = asyncio.get_running_loop().run_in_executor(self._pool, thought.think)
        running.add_done_callback(lambda done: self._end(request, thought.kind, now, expected, done))

    def _end(
        self, request: _Request, kind: Hashable, begun: float, expected: float, done: asyncio.Future[Any]
    ) -> None:
        now = self._time.now()
        cost = max(0.0, now - begun)
        self._costs[kind] = cost if kind not in self._costs else expected + LEARNING * (cost - expected)
        self._charge(request.person, cost - expected, now)
        self.thinking -= 1
        self._thinking -= Counter([request.person])  # which forgets those with none
        self._stuck -= request.is_stuck
        problem = None if done.cancelled() else done.exception()
        if request.answer.done():
            pass
        elif done.cancelled():
            request.answer.cancel()
        elif problem is not None:
            request.answer.set_exception(problem)
        else:
            request.answer.set_result(done.result())
        self._serve()

    def _affordable(self, request: _Request, now: float) -> Thought[Any]:
        """The dearest thought for which there is room, either in all or in this person's share."""
        room = TARGET * self._threads * MEMORY
        self._forget(now)
        own = self._uses.get(request.person)
        share = room / (len(self._uses) + (own is None))
        used, used_by_all = 0.0 if own is None else own.now(now), self._all_use.now(now)
        for thought in request.thoughts[:-1]:
            cost = self._costs.get(thought.kind, 0.0)
            if used_by_all + cost <= room or used + cost <= share:
                return thought
        return request.thoughts[-1]

    def _charge(self, person: str, seconds: float, now: float) -> None:
        self._uses.setdefault(person, _Use(at=now)).add(seconds, now)
        self._all_use.add(seconds, now)

    def _forget(self, now: float) -> None:
        """Forget those who have hardly used anything lately, once a second."""
        if now - self._forgot_at >= 1.0:
            self._forgot_at = now
            for person in [person for person, use in self._uses.items() if use.now(now) < NEGLIGIBLE]:
                del self._uses[person]
