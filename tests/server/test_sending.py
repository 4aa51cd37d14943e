"""Messages that are written at once, and those that wait: always whole, always in order."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from rostra.server.guarded_websocket import BatchingTransport, text_frame
from rostra.server.sockets import Connection
from tests.server.harness import run


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_message_is_the_frame_that_the_standard_says(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_waits_for_a_connection_that_was_cut_is_forgotten() -> None:
    async def story() -> None:
        written: list[bytes] = []
        closing = [False]
        transport = SimpleNamespace(is_closing=lambda: closing[0], write=written.append)
        batching = BatchingTransport(transport, asyncio.get_running_loop())  # type: ignore[arg-type]
        batching.write(b"1")
        batching.write(b"2")
        await asyncio.sleep(0)
        assert written == [b"12"]
        batching.write(b"3")
        closing[0] = True
        await asyncio.sleep(0)
        assert written == [b"12"]

    run(story)


class Socket:
    """A client that reads, or does not."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.tasks = 0
        meter = SimpleNamespace(unread=lambda size: True)
        self.state = SimpleNamespace(identity=None, origin=None, address="", meter=meter)
        self.scope = {"state": {"wire": self}}
        self.receive = None

    def send_now(self, text: str) -> bool:
        if self.reads.is_set():
            self.got.append(text)
        return self.reads.is_set()

    async def send(self, message: dict[str, Any]) -> None:
        self.tasks += 1
        await self.reads.wait()
        self.got.append(message["text"])


def test_who_reads_is_sent_to_at_once_and_who_does_not_gets_all_later_in_order() -> None:
    async def story() -> None:
        socket = Socket()
        connection = Connection(socket, SimpleNamespace())  # type: ignore[arg-type]
        writer = asyncio.create_task(connection.write())
        connection.send("1")
        assert socket.got == ["1"]
        assert not socket.tasks, "and no task had to wake up"
        socket.reads.clear()
        connection.send("2")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send("3")
        socket.reads.set()
        connection.send("4")
        assert socket.got == ["1"], "nothing overtakes what is on its way"
        while len(socket.got) < 4:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.send("5")
        assert socket.got == ["1", "2", "3", "4", "5"]
        writer.cancel()

    run(story)
