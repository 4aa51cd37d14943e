"""Attacks with WebSockets that keep every rule of the protocol."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.abuse.attacker import Target
from tests.server.abuse.withstand import IS_LONG, withstand

SOCKETS = 240
"""From one address: below the limit of 250."""
OUTBOX = 64 * 1024
UNREAD, HELLOS = 4, 200


async def many_hellos(target: Target) -> None:
    """Sockets of as many strangers, each saying hello as often as it may."""

    async def stranger() -> None:
        wire = await target.socket()
        if not wire.is_open:
            return
        for _ in range(20 if IS_LONG else 2):
            wire.hello()
            if await wire.flush() and await wire.read() is not None:
                target.met["answered"] += 1

    await asyncio.gather(*(stranger() for _ in range(SOCKETS if IS_LONG else 60)))


def test_many_strangers_saying_hello_do_not_stop_a_table(folder: Path) -> None:
    outcome = withstand(folder, many_hellos)
    assert outcome.met["answered"]


async def never_reads(target: Target) -> None:
    """Clients that ask for everything, again and again, and read nothing."""

    async def lazy() -> None:
        wire = await target.socket(receive_buffer=4096)
        wire.stop_reading()
        for _ in range(HELLOS):
            wire.hello()
            if not await wire.flush():
                return
            await asyncio.sleep(0.01)

    await asyncio.gather(*(lazy() for _ in range(UNREAD)))


def test_a_client_that_does_not_read_is_dropped(folder: Path) -> None:
    outcome = withstand(folder, never_reads, limits={"outbox_bytes": OUTBOX})
    assert IS_LONG or outcome.met["dropped"] == UNREAD, outcome
    assert outcome.kept == 0, outcome
    assert outcome.unsent < 2 * UNREAD * OUTBOX, outcome
