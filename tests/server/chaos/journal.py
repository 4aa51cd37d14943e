"""Journals: what people sent and were told, what was done to the servers, and what is stored at the end.

All are lines of JSON in a folder: a file for each table, one for the faults, one for what is stored.
"""

from __future__ import annotations

import gzip
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

Json = dict[str, Any]
What = Literal["opened", "sent", "heard", "lost", "settled"]
"""A connection was opened to a worker; a message was sent or heard on it; it was lost, with a code; or this
was the end, when so many events were stored for the guest to see, and there had been time to tell them."""

TABLES, FAULTS, STORED = "tables", "faults.jsonl", "stored.jsonl.gz"


class Guest(msgspec.Struct, frozen=True):
    """Somebody at a table, with one connection at a time."""

    name: str
    seat: int | None
    """``None``: a spectator."""
    secret: str
    """By which the server knows them."""


class Line(msgspec.Struct, frozen=True):
    """Something that happened to a guest."""

    at: float
    who: str
    link: int
    """Counts the connections of this guest."""
    what: What
    told: Any


class Fault(msgspec.Struct, frozen=True):
    """What was done to the servers."""

    at: float
    kind: str
    worker: str | None


class Entry(msgspec.Struct, frozen=True):
    """A row of a log, and who wrote it while who held the lease of the table (``witness.py``)."""

    number: int
    seat: int
    action: Json | None
    cancels: int | None
    intent: str | None
    digest: str | None
    writer: str
    holder: str | None
    epoch: int | None


class Absence(msgspec.Struct, frozen=True):
    """A bot got the seat of somebody who took too long, or they have taken it back."""

    at: float
    seat: int
    absent: bool
    writer: str
    holder: str | None


class Stored(msgspec.Struct, frozen=True):
    """What is stored of a table."""

    table: Json
    log: list[Entry]
    chats: list[Json]
    absences: list[Absence]


class TableJournal:
    """The journal of one table."""

    def __init__(self, folder: Path, table: str, guests: list[Guest]) -> None:
        (folder / TABLES).mkdir(exist_ok=True)
        self._file = gzip.open(folder / TABLES / f"{table}.jsonl.gz", "wb", compresslevel=1)  # noqa: SIM115
        self._file.write(msgspec.json.encode(guests) + b"\n")

    def write(self, who: str, link: int, what: What, told: str = "null") -> None:
        """Write down what happened just now; ``told`` is JSON."""
        line = f'{{"at":{time.time():.4f},"who":"{who}","link":{link},"what":"{what}","told":{told}}}\n'
        self._file.write(line.encode())

    def close(self) -> None:
        """Nothing more will happen."""
        self._file.close()


class Journal:
    """All journals of a trial, to be written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: Counter[str] = Counter()

    def fault(self, kind: str, worker: str | None = None) -> None:
        """Something is done to the servers now."""
        self.faults[kind] += 1
        with (self.folder / FAULTS).open("ab") as file:
            file.write(msgspec.json.encode(Fault(time.time(), kind, worker)) + b"\n")

    def store(self, stored: Stored) -> None:
        """This is stored of a table."""
        with gzip.open(self.folder / STORED, "ab", compresslevel=1) as file:
            file.write(msgspec.json.encode(stored) + b"\n")


def faults(folder: Path) -> list[Fault]:
    """What was done to the servers."""
    path = folder / FAULTS
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Fault) for line in lines]


def stored_tables(folder: Path) -> Iterator[Stored]:
    """What is stored of each table that has a journal."""
    with gzip.open(folder / STORED) as file:
        for line in file:
            yield msgspec.json.decode(line, type=Stored)


def read(folder: Path, table: str) -> tuple[list[Guest], list[tuple[Line, bytes]]]:
    """The guests of a table, and what happened to them: each line as it is understood, and its bytes."""
    with gzip.open(folder / TABLES / f"{table}.jsonl.gz") as file:
        guests = msgspec.json.decode(file.readline(), type=list[Guest])
        return guests, [(msgspec.json.decode(line, type=Line), line) for line in file]
