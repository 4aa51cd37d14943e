"""The server's side of the process that judges: started when needed, ended when it has nothing to do."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from rostra.kernel.game import Action
from rostra.server.judging import Answer, Task

log = logging.getLogger("rostra.server")

LONGEST_LINE = 64 * 1024 * 1024
IDLE = 300.0
"""Seconds without a task after which the process ends: it holds a few hundred megabytes."""


class Unjudged(Exception):
    """The process has failed or has been too slow."""


class JudgeProcess:
    """Hands tasks to the process, and its answers to whoever waits for them."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._starting = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Queue[Answer | None]] = {}

    async def answers(
        self, record: Any, seconds: float, number: int | None = None, action: Action | None = None
    ) -> AsyncIterator[Answer]:
        """The answers to a task, the last one last; ``Unjudged`` if it fails or takes too many seconds."""
        task = Task(next(self._numbers), record, number, action)
        heard = self._waiting[task.id] = asyncio.Queue()
        end = monotonic() + seconds
        try:
            await self._send(task)
            while True:
                answer = await asyncio.wait_for(heard.get(), end - monotonic())
                if answer is None or answer.failed:
                    raise Unjudged
                yield answer
                if answer.last:
                    return
        except TimeoutError:
            self.close()  # there is no other way to stop it
            raise Unjudged from None
        finally:
            self._waiting.pop(task.id, None)
            self._end_later()

    async def _send(self, task: Task) -> None:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                await self._start()
        process = self._process
        if process is None or process.stdin is None:
            raise Unjudged
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
        except OSError:
            raise Unjudged from None

    async def _start(self) -> None:
        program = (sys.executable, "-m", "rostra.server.judging")
        self._process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: Process) -> None:
        """Hand the answers on until the process has ended; then nobody needs to wait any more."""
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                answer = msgspec.json.decode(line, type=Answer)
                if answer.id in self._waiting:
                    self._waiting[answer.id].put_nowait(answer)
        except (ValueError, OSError):
            log.exception("The process that judges games says nothing that can be read")
        if process is self._process:
            self.close()

    def _end_later(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        if not self._waiting:
            self._ending = asyncio.get_running_loop().call_later(IDLE, self._end_if_idle)

    def _end_if_idle(self) -> None:
        if not self._waiting:
            self.close()

    async def stop(self) -> None:
        """End the process, and wait until it has ended."""
        process = self._process
        self.close()
        if process is not None:
            await process.wait()

    def close(self) -> None:
        """End the process; whatever it was asked comes to nothing."""
        process, self._process = self._process, None
        if self._ending is not None:
            self._ending.cancel()
        for heard in self._waiting.values():
            heard.put_nowait(None)
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
