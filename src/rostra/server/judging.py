"""The process that judges finished games, beside the server: ``python -m rostra.server.judging``.

It reads a line of JSON for each task and answers with lines of JSON, so that nothing takes long where tables
are played; the system serves everything else first. Tries do not wait for reviews: each kind has a thread. It
ends when the server closes its input, or is gone.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from time import monotonic
from typing import Any, BinaryIO

import msgspec
from msgspec import Raw, Struct

from rostra.kernel.game import IllegalAction, InvalidInput
from rostra.protocol.messages import Why
from rostra.protocol.reviews import Tried
from rostra.review import partial
from rostra.review.trying import tried
from rostra.server.errors import RequestError, why

NICE = 19
"""The last to be served."""
EVERY = 0.7
"""Seconds between two answers of a review that grows."""


class Task(Struct, frozen=True):
    """A record to be reviewed; with a number, an action to be tried at that moment of it."""

    id: int
    record: Any
    number: int | None = None
    action: dict[str, Any] | None = None


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a task comes to; of a review there are several, each with more in it."""

    id: int
    last: bool
    value: Raw = Raw(b"null")
    problem: Why | None = None
    """The record cannot be judged."""
    failed: bool = False
    """Nobody expected that."""


def answers(task: Task, now: Callable[[], float] = monotonic) -> Iterator[Answer]:
    """Everything that there is to say to a task."""
    try:
        if task.number is None or task.action is None:
            yield from _reviews(task, now)
        else:
            yield Answer(task.id, True, _encoded(_tried(task.record, task.number, task.action)))
    except InvalidInput as error:
        yield Answer(task.id, True, problem=RequestError("no-review", problem=error).why)


def _reviews(task: Task, now: Callable[[], float]) -> Iterator[Answer]:
    said = now() - EVERY
    for found in partial(task.record):
        if found.done >= 1.0:
            yield Answer(task.id, True, _encoded(found))
        elif now() - said >= EVERY:
            yield Answer(task.id, False, _encoded(found))
            said = now()


def _tried(record: Any, number: int, action: dict[str, Any]) -> Tried:
    try:
        return Tried(tried(record, number, action))
    except IllegalAction as error:
        return Tried(why=None if error.refusal is None else why(error.refusal))


def _encoded(value: Struct) -> Raw:
    return Raw(msgspec.json.encode(value))


def work(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer until there are no more tasks."""
    writing = Lock()

    def say(answer: Answer) -> None:
        with writing, suppress(BrokenPipeError):
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()

    def do(task: Task) -> None:
        try:
            for answer in answers(task):
                say(answer)
        except Exception:
            traceback.print_exc()
            say(Answer(task.id, True, failed=True))

    reviewing, trying = ThreadPoolExecutor(1), ThreadPoolExecutor(1)
    for line in lines:
        task = msgspec.json.decode(line, type=Task)
        (reviewing if task.number is None else trying).submit(do, task)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    work(sys.stdin.buffer, said)
    os._exit(0)  # without waiting for a review that nobody wants any more
