"""Frames are taken apart as the standard says, however the bytes arrive."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from rostra.server.guarded_websocket import Inbox, frame_size, unmasked
from tests.server.abuse.attacker import CONTINUATION, PONG, TEXT, Target
from tests.server.harness import open_server, run


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_known_from_its_head(size: int) -> None:
    data = b"x" * size
    frame = Frame(Opcode.TEXT, data).serialize(mask=True)
    assert frame_size(b"..." + frame, 3, 2**20) == len(frame)
    assert unmasked(frame) == data
    head = len(frame) - size - 4
    assert all(frame_size(frame[:known], 0, 2**20) is None for known in range(head))
    assert frame_size(frame[:head], 0, 2**20) == len(frame)
    assert frame_size(frame, 0, size - 1) == -1, "too long"
    assert frame_size(Frame(Opcode.TEXT, data).serialize(mask=False), 0, 2**20) == -1, "not masked"


@pytest.mark.parametrize("seed", range(5))
def test_messages_come_whole_and_in_order_however_they_are_cut(folder: Path, seed: int) -> None:
    chance = random.Random(seed)

    async def story() -> None:
        async with open_server(folder) as server:
            table = await server.person().create_table()
            wire = await (target := Target(server.port, table)).socket()
            wire.hello()
            for number in range(20):
                text = f'{{"type":"nonsense-{number}","text":"{"é" * chance.randrange(200)}"}}'.encode()
                pieces = sorted(chance.sample(range(len(text)), chance.randrange(4)))
                parts = [text[a:b] for a, b in zip([0, *pieces], [*pieces, len(text)], strict=True)]
                for index, part in enumerate(parts):
                    kind = TEXT if index == 0 else CONTINUATION
                    frame = Frame(Opcode(kind), part, fin=index == len(parts) - 1).serialize(mask=True)
                    ping = Frame(Opcode.PING, b"!").serialize(mask=True)
                    data = frame + ping * chance.randrange(2)
                    cut = chance.randrange(len(data))
                    wire.write(data[:cut])
                    await asyncio.sleep(chance.choice((0, 0, 0.001)))
                    wire.write(data[cut:])
            said: list[bytes] = []
            while len(said) < 20:
                got = await wire.read()
                assert got is not None
                assert got[0] in (TEXT, PONG)
                if b'"error"' in got[1]:
                    assert b"nonsense-%d'" % len(said) in got[1]
                    said.append(got[1])
            target.leave()

    run(story)


def test_an_inbox_is_a_queue() -> None:
    async def story() -> None:
        inbox = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert await reading == 1
        assert not inbox.empty()
        assert await inbox.get() == 2
        assert inbox.empty()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        assert await inbox.get() == 3

    run(story)
