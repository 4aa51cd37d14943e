"""Attacks with HTTP: requests that never become whole, answers that nobody reads, and too many of both."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.abuse.attacker import Target, Wire
from tests.server.abuse.withstand import IS_LONG, withstand

HALF_OPEN = 1_100 if IS_LONG else 300
"""Connections of an attack; 250 are allowed from one address."""
SOON = {"head_seconds": 0.2, "body_seconds": 0.2, "unread_seconds": 0.2}
HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n{"
)
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


async def half_open(target: Target, request: bytes, source: int = 2) -> None:
    """Many requests that are never finished."""

    async def one() -> None:
        wire = await target.wire(source)
        wire.write(request)
        await wire.flush()
        await wire.until_dropped()

    await asyncio.gather(*(one() for _ in range(HALF_OPEN)))


async def half_open_heads(target: Target) -> None:
    """Many heads without an end."""
    await half_open(target, HEAD)


async def half_open_bodies(target: Target) -> None:
    """Many bodies without an end."""
    await half_open(target, BODY)


def test_heads_without_an_end_time_out(folder: Path) -> None:
    outcome = withstand(folder, half_open_heads, limits=SOON)
    assert not outcome.met["kept"], outcome
    assert outcome.kept == 0, outcome


def test_bodies_without_an_end_time_out(folder: Path) -> None:
    outcome = withstand(folder, half_open_bodies, limits=SOON)
    assert not outcome.met["kept"], outcome
    assert outcome.kept == 0, outcome


async def more_than_allowed(target: Target) -> None:
    """Connections from one address that send nothing, of which some are not even let in."""
    wires = [await target.wire() for _ in range(60)]
    await asyncio.gather(*(_is_shut(wire, target) for wire in wires))


async def _is_shut(wire: Wire, target: Target) -> None:
    try:
        if not await asyncio.wait_for(wire.reader.read(1), 0.5):
            target.met["turned away"] += 1
    except TimeoutError:
        target.met["let in"] += 1
    except OSError:
        target.met["turned away"] += 1


def test_one_address_has_so_many_connections(folder: Path) -> None:
    outcome = withstand(folder, more_than_allowed, limits={"connections_per_address": 20})
    assert IS_LONG or (outcome.met["let in"], outcome.met["turned away"]) == (20, 40), outcome


async def crowded_out(target: Target) -> None:
    """As many half-open requests as the server has room for, from many addresses."""
    for source in range(2, 62):
        wire = await target.wire(source)
        wire.write(HEAD)
        await wire.flush()
    wire = await target.wire(99)
    wire.write(HEAD + b"\r\n")
    answer = await asyncio.wait_for(wire.reader.read(100), 5)
    target.met["answered"] += answer.startswith(b"HTTP/1.1 200")


def test_the_oldest_half_open_request_makes_room(folder: Path) -> None:
    outcome = withstand(folder, crowded_out, limits={"connections": 30})
    assert IS_LONG or outcome.met["answered"] == 1, outcome
    assert outcome.kept <= 30


async def tiny_chunks(target: Target) -> None:
    """A body in chunks of one byte."""
    wire = await target.wire()
    wire.write(CHUNKED + b"1\r\n \r\n" * 10_000)
    await wire.flush()
    try:
        answer = await asyncio.wait_for(wire.reader.readuntil(b"Invalid HTTP request"), 5)
        target.met["refused"] += answer.startswith(b"HTTP/1.1 400")
    except OSError:
        target.met["refused"] += 1


def test_bodies_in_chunks_are_refused(folder: Path) -> None:
    outcome = withstand(folder, tiny_chunks)
    assert outcome.met["refused"], outcome


async def unread_answers(target: Target) -> None:
    """Requests whose answers are not read, and which are followed by the next ones."""
    wire = await target.wire(receive_buffer=4096)
    wire.stop_reading()
    for _ in range(200):
        wire.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await wire.flush()
    await asyncio.sleep(0.6)
    await wire.until_dropped(2)


def test_an_answer_must_be_read_in_time(folder: Path) -> None:
    outcome = withstand(folder, unread_answers, limits=SOON)
    assert outcome.kept == 0, outcome
    assert outcome.unsent < 200_000, outcome
