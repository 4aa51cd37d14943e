"""Workers of one machine hand each other sockets, so that everybody at a table is at the same one.

Any worker may serve any table, but each that has somebody there plays all its moves. Where people of a table
are at one worker, a move is played once. A connection may come in anywhere: the worker that reads whose
table it is for passes it on, with what was read, before anything is answered. Nothing depends on it: where
it cannot be passed on, it stays.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import socket
import sys
from collections.abc import Callable
from zlib import crc32

TABLES = b"/ws/tables/"
LARGEST = 2**16
"""Bytes of a request that is passed on, at most."""
KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
"""Whole messages, in order. Linux keeps only a few datagrams waiting; others have no sequenced packets."""

Receive = Callable[[socket.socket, bytes], None]


class Handover:
    """What all workers share: a way to each of them, and who is ready. It is made before they start."""

    def __init__(self, workers: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(workers)]
        self.inboxes = [inbox for inbox, _ in pairs]
        self.outboxes = [outbox for _, outbox in pairs]
        for each in (*self.inboxes, *self.outboxes):
            each.setblocking(False)
        for outbox in self.outboxes:
            outbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8 * LARGEST)
        self._ready = mmap.mmap(-1, workers)  # shared with the processes that are forked
        self.supervisor = os.getpid()

    def close(self) -> None:
        """All workers have ended."""
        for each in (*self.inboxes, *self.outboxes):
            each.close()

    def set_ready(self, worker: int, is_ready: bool) -> None:
        """Whether a worker takes what the others pass on."""
        self._ready[worker] = is_ready

    def worker_of(self, path: bytes) -> int | None:
        """The worker for a table: the same for everybody, as long as the same workers are ready."""
        ready = [worker for worker, is_ready in enumerate(self._ready[:]) if is_ready]
        return max(ready, key=lambda worker: crc32(b"%d" % worker + path), default=None)


class WorkerHandover:
    """One worker's part in it."""

    def __init__(self, shared: Handover, worker: int) -> None:
        self._shared, self._worker = shared, worker

    def pass_on(self, target: bytes, request: bytes, connection: int) -> bool:
        """Pass a connection on to the worker for its table; whether another has it now."""
        path = target.partition(b"?")[0]
        if not path.startswith(TABLES) or len(request) > LARGEST:
            return False
        worker = self._shared.worker_of(path)
        if worker is None or worker == self._worker:
            return False
        try:
            socket.send_fds(self._shared.outboxes[worker], [request], [connection])
        except OSError:  # it takes no more just now
            return False
        return True

    def is_orphan(self) -> bool:
        """Whether the process that started the workers is gone."""
        return os.getppid() != self._shared.supervisor

    def start(self, receive: Receive) -> None:
        """Take what the others pass on."""
        inbox = self._shared.inboxes[self._worker]
        asyncio.get_running_loop().add_reader(inbox.fileno(), self._take, inbox, receive)
        self._shared.set_ready(self._worker, True)

    def stop(self) -> None:
        """Take no more."""
        self._shared.set_ready(self._worker, False)
        asyncio.get_running_loop().remove_reader(self._shared.inboxes[self._worker].fileno())

    def _take(self, inbox: socket.socket, receive: Receive) -> None:
        try:
            request, handles, _, _ = socket.recv_fds(inbox, LARGEST, 1)
        except BlockingIOError:
            return
        for handle in handles:
            connection = socket.socket(fileno=handle)
            connection.setblocking(False)
            receive(connection, request)
