"""Nobody can make the server call inside its own network."""

from __future__ import annotations

import asyncio
import socket

import pytest

from rostra.server import outgoing
from rostra.server.outgoing import CallFailed, CallRefused, Outgoing, Policy, is_public, target
from tests.listening_service import ListeningService
from tests.server.harness import run

PRIVATE = [
    "127.0.0.1",
    "127.8.9.10",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.5",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "240.0.0.1",
    "::",
    "::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1%eth0",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2001:0:7f00:1::1",
    "2001:db8::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_private_address_is_called(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "172.32.0.1"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://example.org/", "not-https"),
        ("ftp://example.org/", "not-https"),
        ("file:///etc/passwd", "not-https"),
        ("//example.org/", "not-https"),
        ("https://", "bad-url"),
        ("https://a:b@example.org/", "bad-url"),
        ("https://example.org@10.0.0.1/", "bad-url"),
        ("https://example.org/ x", "bad-url"),
        ("https://example.org/\r\nHost: other", "bad-url"),
        ("https://example.org:99999/", "bad-url"),
        ("https://[::1/", "bad-url"),
        ("https://example.org/" + 1000 * "a", "bad-url"),
    ],
)
def test_only_plain_https_addresses_are_taken(url: str, why: str) -> None:
    with pytest.raises(CallRefused, match=why):
        target(url, "public")


def test_a_server_that_calls_nobody() -> None:
    with pytest.raises(CallRefused, match="none"):
        target("https://example.org/", "none")


def _post(url: str, *addresses: str, policy: Policy = "public") -> int:
    """Call somewhere, where names resolve to these addresses."""

    async def resolve(host: str, port: int) -> list[str]:
        return [*addresses]

    async def story() -> int:
        calls = Outgoing(policy, resolve if addresses else None)
        try:
            return await calls.post(url, {"Content-Type": "application/json"}, b"{}")
        finally:
            calls.close()

    return run(story)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "::1", "::ffff:127.0.0.1", "169.254.169.254"])
def test_a_name_that_resolves_to_a_private_address_is_refused(address: str) -> None:
    with pytest.raises(CallRefused, match="private"):
        _post("https://harmless.example/", address)


def test_one_private_address_among_public_ones_is_enough() -> None:
    with pytest.raises(CallRefused, match="private"):
        _post("https://harmless.example/", "8.8.8.8", "127.0.0.1")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "127.1"]
)
def test_however_loopback_is_written(host: str) -> None:
    with ListeningService() as service:
        with pytest.raises((CallRefused, CallFailed)):
            _post(f"https://{host}:{service.port}/")
        assert service.count == 0


def test_the_connection_is_made_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def connect(host: str, port: int, **rest: object) -> None:
        asked.append((host, port, rest["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(CallFailed):
        _post("https://harmless.example/", "93.184.215.14")
    assert asked == [("93.184.215.14", 443, "harmless.example")]


def test_redirects_are_not_followed() -> None:
    with ListeningService() as inside:
        headers = {"Location": f"{inside.address}/secret"}
        with ListeningService(302, headers) as outside:
            assert _post(outside.address, policy="any") == 302
            outside.hear()
        assert inside.count == 0


def test_of_an_answer_only_its_first_line_is_read_and_that_is_not_long() -> None:
    assert _answered(b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 100_000) == 200
    for answer in (b"HTTP/1.1 " + b"2" * 100_000, b"220 smtp.example ready\r\n", b""):
        with pytest.raises(CallFailed):
            _answered(answer)


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(CallFailed):
        _post(f"http://127.0.0.1:{silent.getsockname()[1]}/", policy="any")


def _answered(answer: bytes) -> int:
    """Call somebody who says this."""

    async def story() -> int:
        async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(say, "127.0.0.1", 0)
        calls = Outgoing("any")
        try:
            return await calls.post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"")
        finally:
            calls.close()
            server.close()

    return run(story)
