"""Attacks with frames: of kinds that carry no message, in pieces, too large, or too many."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.abuse.attacker import CONTINUATION, PING, PONG, TEXT, Target, Wire, frame
from tests.server.abuse.withstand import IS_LONG, withstand

FRAMES = 100_000 if IS_LONG else 10_000
BATCH = 500
"""Frames in one write."""
PINGS_A_SECOND = 50
"""What the limits of a socket allow."""


async def send(wire: Wire, data: bytes, count: int) -> None:
    """Send a frame again and again, until the server has enough."""
    for _ in range(count // BATCH):
        wire.write(data * BATCH)
        if not await wire.flush():
            return


async def until_closed(wire: Wire) -> None:
    """Read to the end; the code of closing is counted."""
    while await wire.read() is not None:
        pass


async def unread_pings(target: Target) -> None:
    """Pings whose answers are never read."""
    wire = await target.socket(receive_buffer=4096)
    wire.stop_reading()
    await send(wire, frame(PING, b"x" * 100), FRAMES)
    await wire.until_dropped()


def test_pings_are_not_answered_for_ever(folder: Path) -> None:
    outcome = withstand(folder, unread_pings)
    assert outcome.unsent < 200_000, outcome
    assert outcome.kept == 0, outcome
    assert IS_LONG or (outcome.met["dropped"] and not outcome.met["kept"]), outcome


async def slow_pings(target: Target) -> None:
    """Pings within the limits, whose answers are never read."""
    wire = await target.socket(receive_buffer=4096)
    wire.stop_reading()
    ping = frame(PING, b"x" * 125)
    if not IS_LONG:
        return await send(wire, ping, FRAMES)
    for _ in range(4 * PINGS_A_SECOND):
        wire.write(ping)
        await asyncio.sleep(1 / PINGS_A_SECOND)


def test_of_unread_pongs_only_the_latest_is_kept(folder: Path) -> None:
    plenty = dict.fromkeys(
        f"{what}_per_second{whose}"
        for what in ("frames", "bytes")
        for whose in ("", "_per_identity", "_per_address")
    )
    # Where the attack has time it keeps to the usual limits; otherwise they are lifted.
    outcome = withstand(folder, slow_pings, limits=None if IS_LONG else dict.fromkeys(plenty, 1000000000.0))
    assert outcome.unsent < 200_000, outcome


async def pongs(target: Target) -> None:
    """Pongs that nobody asked for."""
    wire = await target.socket()
    await send(wire, frame(PONG, b"x"), FRAMES)
    await until_closed(wire)


def test_a_flood_of_pongs_is_cut_off(folder: Path) -> None:
    outcome = withstand(folder, pongs)
    assert outcome.met["closed with 1008"] or outcome.met["dropped"], outcome
    assert outcome.kept == 0, outcome


async def empty_continuations(target: Target) -> None:
    """A message that goes on with nothing, and never ends."""
    wire = await target.socket()
    wire.frame(TEXT, b"{", final=False)
    await send(wire, frame(CONTINUATION, final=False), FRAMES)
    await until_closed(wire)


def test_empty_continuations_are_counted(folder: Path) -> None:
    outcome = withstand(folder, empty_continuations)
    assert outcome.met["closed with 1008"] or outcome.met["dropped"], outcome
    assert outcome.kept == 0, outcome


async def tiny_fragments(target: Target) -> None:
    """A message in pieces of one byte, slower than the limit of frames."""
    wire = await target.socket()
    wire.frame(TEXT, b"{", final=False)
    for _ in range(150):
        wire.frame(CONTINUATION, b" ", final=False)
    await wire.flush()
    await until_closed(wire)


def test_a_message_comes_in_a_few_pieces_at_most(folder: Path) -> None:
    outcome = withstand(folder, tiny_fragments)
    assert IS_LONG or outcome.met["closed with 1008"] == 1, outcome
    assert outcome.kept == 0, outcome


async def byte_by_byte(target: Target) -> None:
    """A frame of which every byte is a packet of its own."""
    wire = await target.socket()
    message = frame(TEXT, b" " * 16_000)
    for byte in message:
        wire.write(bytes([byte]))
        if not await wire.flush():
            break
        target.met["bytes"] += 1
    await until_closed(wire)


def test_every_read_counts(folder: Path) -> None:
    # Where the attack has time it keeps to the usual limits; honest people play fast there.
    outcome = withstand(folder, byte_by_byte, limits=None if IS_LONG else {"bytes_per_second": 1024})
    assert outcome.met["closed with 1008"] or outcome.met["dropped"], outcome
    assert outcome.kept == 0, outcome


async def oversized(target: Target) -> None:
    """Messages larger than any may be, in one frame and in several."""
    for pieces in (1, 40):
        wire = await target.socket()
        wire.frame(TEXT, b"x" * (20_000 // pieces), final=pieces == 1)
        for _ in range(pieces - 1):
            wire.frame(CONTINUATION, b"x" * (20_000 // pieces), final=False)
        await wire.flush()
        await until_closed(wire)


def test_messages_that_are_too_large_are_cut_off(folder: Path) -> None:
    outcome = withstand(folder, oversized)
    assert IS_LONG or outcome.met["closed with 1009"] == 2, outcome
    assert outcome.kept == 0, outcome
