"""Workers of one machine pass sockets on to the one that serves the table."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from rostra.server.handover import LARGEST, Handover, WorkerHandover

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no several workers")

PATHS = [b"/ws/tables/%d" % number for number in range(200)]


@contextmanager
def handover(workers: int, are_ready: bool = True) -> Iterator[Handover]:
    with closing(Handover(workers)) as shared:
        for worker in range(workers):
            shared.set_ready(worker, are_ready)
        yield shared


def test_tables_are_spread_over_the_workers_that_are_ready() -> None:
    with handover(3) as shared:
        before = {path: shared.worker_of(path) for path in PATHS}
        assert set(before.values()) == {0, 1, 2}
        shared.set_ready(1, False)
        after = {path: shared.worker_of(path) for path in PATHS}
        assert set(after.values()) == {0, 2}
        assert all(after[path] == worker for path, worker in before.items() if worker != 1)


def test_what_is_passed_on_arrives_with_what_was_read() -> None:
    async def story(shared: Handover) -> None:
        one, other = WorkerHandover(shared, 0), WorkerHandover(shared, 1)
        path = next(path for path in PATHS if shared.worker_of(path) == 1)
        arrived: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
        other.start(lambda connection, request: arrived.set_result((connection, request)))
        theirs, ours = socket.socketpair()
        assert one.pass_on(path + b"?watch", b"GET and so on", ours.fileno())
        ours.close()  # our handle only
        connection, request = await arrived
        assert request == b"GET and so on"
        connection.sendall(b"welcome")
        assert theirs.recv(100) == b"welcome"
        other.stop()
        assert shared.worker_of(path) == 0
        for each in (theirs, connection):
            each.close()

    with handover(2) as shared:
        asyncio.run(story(shared))


def test_what_is_not_for_another_stays() -> None:
    theirs, ours = socket.socketpair()
    with handover(2) as shared, theirs, ours:
        one = WorkerHandover(shared, 0)
        mine, other = (next(path for path in PATHS if shared.worker_of(path) == worker) for worker in (0, 1))
        assert not one.pass_on(mine, b"GET", ours.fileno())
        assert not one.pass_on(b"/api/games", b"GET", ours.fileno())
        assert not one.pass_on(other, b"G" * (LARGEST + 1), ours.fileno())
        while one.pass_on(other, b"G" * LARGEST, ours.fileno()):
            pass  # until it takes no more: then it stays, and nothing waits


def test_nothing_is_passed_on_before_anybody_is_ready() -> None:
    theirs, ours = socket.socketpair()
    with handover(2, are_ready=False) as shared, theirs, ours:
        assert not WorkerHandover(shared, 0).pass_on(PATHS[0], b"GET", ours.fileno())
