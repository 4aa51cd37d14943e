"""Which address counts, and what a socket, a person and an address may send."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rostra.server.addresses import Addresses
from rostra.server.limits import Limits
from rostra.server.run import ACCEPTED, allowed_connections
from rostra.server.traffic import BURST, Meter, TokenBucket, Traffic, counted_address
from tests.server.harness import GENEROUS, Server, open_server, run


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_ipv6_counts_by_64(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def test_what_is_reserved_beyond_the_rate_has_to_wait_in_order() -> None:
    bucket = TokenBucket(10, 20, 0.0)
    assert bucket.reserve(0.0, 20) == 0
    assert [bucket.reserve(0.0, 10) for _ in range(3)] == [1, 2, 3]
    assert not bucket.take(3.0)
    assert bucket.reserve(4.0, 10) == 0


def test_a_person_and_an_address_are_counted_over_all_their_sockets() -> None:
    limits = Limits(frames_per_second=100, frames_per_second_per_identity=1, frames_per_second_per_address=2)
    dropped: list[str] = []
    traffic = Traffic(limits)

    def meter_of(identity: str) -> Meter:
        meter = Meter(traffic)
        meter.belongs_to("192.0.2.7", identity)
        meter.drop = dropped.append
        return meter

    first, second, other = meter_of("Ada"), meter_of("Ada"), meter_of("Bob")
    assert all(meter.frame() for _ in range(BURST // 2) for meter in (first, second))
    assert not first.frame()
    assert not second.frame()
    assert dropped == ["person-frames", "person-frames"]
    sent = 0
    while other.frame():
        sent += 1
    assert sent <= BURST
    assert dropped[-1] in ("address-frames", "person-frames")


def test_what_is_unread_is_counted_for_the_address_and_forgotten_with_the_socket() -> None:
    traffic = Traffic(Limits(outbox_bytes=100, outbox_bytes_per_address=150))
    meters = [Meter(traffic) for _ in range(2)]
    for meter in meters:
        meter.belongs_to("192.0.2.7", "Ada")
    assert meters[0].unread(100)
    assert not meters[0].unread(1)
    assert not meters[1].unread(90)
    meters[0].close()
    assert not meters[0].unread(-100) or traffic.addresses.of("192.0.2.7").unread == 90
    assert meters[1].unread(10)


def test_a_message_that_is_too_much_work_waits() -> None:
    async def story() -> None:
        traffic = Traffic(Limits(work_per_second_per_address=1, work_per_second_per_identity=1e9))
        meter = Meter(traffic)
        meter.belongs_to("192.0.2.7", "Ada")
        await meter.work(BURST)
        waiting = asyncio.create_task(meter.work(5))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not waiting.done()
        other = Meter(traffic)
        other.belongs_to("192.0.2.8", "Bob")
        assert await other.work(BURST), "another address does not wait"
        dropped: list[str] = []
        late = Meter(traffic)
        late.belongs_to("192.0.2.7", "Eve")
        late.drop = dropped.append
        assert not await late.work(100)
        assert dropped == ["work"], "nobody waits for long"
        meter.close()
        assert not await waiting, "nor for somebody who is gone"

    run(story)


async def sockets(server: Server, table: str, hosts: list[str]) -> list[ClientConnection | None]:
    """Sockets of people whom a proxy has forwarded from these hosts; ``None`` for those turned away."""
    opened: list[ClientConnection | None] = []
    for host in hosts:
        headers = {"X-Forwarded-For": host, "Origin": server.origin}
        address = f"{server.origin.replace('http', 'ws')}/ws/tables/{table}"
        try:
            client = await connect(address, additional_headers=headers, compression=None)
            await client.send('{"type": "ping"}')
            await client.recv()
            opened.append(client)
        except (ConnectionClosed, InvalidHandshake, OSError):
            opened.append(None)
    return opened


async def close(opened: list[ClientConnection | None]) -> None:
    for client in opened:
        if client is not None:
            await client.close()


def test_behind_a_proxy_the_forwarded_address_counts(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, connections_per_address=3)
        public = Addresses(public="http://rostra.example")
        async with open_server(folder, limits=limits, addresses=public) as server:
            table = await server.person().create_table()
            hosts = [f"2001:db8::{number}" for number in range(1, 5)] + ["2001:db8:0:1::1", "192.0.2.7"]
            opened = await sockets(server, table, hosts)
            assert [client is not None for client in opened] == [True, True, True, False, True, True]
            await close(opened)

    run(story)


def test_without_a_proxy_nobody_can_say_where_they_come_from(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, connections_per_address=4)
        async with open_server(folder, limits=limits) as server:
            table = await server.person().create_table()
            opened = await sockets(server, table, [f"192.0.2.{number}" for number in range(1, 7)])
            assert sum(client is not None for client in opened) == 3, "one connection is a person's"
            await close(opened)

    run(story)


def test_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limit = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda what: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", lambda what, new: limit.__setitem__(0, new[0]))
    assert allowed_connections() == 3996
    assert limit == [4096, 4096]


def test_few_are_accepted_in_one_turn_but_many_may_wait(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            knocking = [socket.socket() for _ in range(200)]
            for wire in knocking:  # all are in the queue before the server has its turn
                wire.setblocking(False)
                with suppress(BlockingIOError):
                    wire.connect(("127.0.0.1", server.port))
            connections = server.uvicorn.server_state.connections
            most, before = 0, len(connections)
            while len(connections) < 200:
                await asyncio.sleep(0)
                most, before = max(most, len(connections) - before), len(connections)
            assert ACCEPTED / 2 <= most <= 2 * ACCEPTED, "on any event loop"
            for wire in knocking:
                wire.close()

    run(story)


def test_a_packet_does_not_wait_for_an_answer_to_the_one_before(folder: Path) -> None:
    """Or a client that answers late, as systems do, gets the second of two messages 40 ms late."""

    async def story() -> None:
        async with open_server(folder) as server:
            client = await server.person().join(await server.person().create_table())
            for connection in server.uvicorn.server_state.connections:
                opened = connection.transport.get_extra_info("socket")
                assert opened.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            assert client.messages

    run(story)
