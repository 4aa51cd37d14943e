"""The real command in a process of its own: it prints its address, stops cleanly, survives a kill."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from rostra.server.limits import Limits
from rostra.server.run import PortTaken, Settings, _stop_at_signals, default_database, listen
from rostra.server.storage.sqlite_file import lock_database
from tests.server.harness import Client, Person, moves, run


@contextmanager
def rostra_serve(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-c", "from rostra.cli import main; raise SystemExit(main())", "serve"]
    command += ["--database", str(folder / "rostra.sqlite3"), "--bot-delay", "0", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            process.kill()
            pytest.fail(said + process.stdout.read())
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


async def reached(person: Person) -> None:
    """Wait until the server answers."""
    while True:
        try:
            await person.get("/games")
        except OSError:
            await asyncio.sleep(0.01)
        except Exception as error:
            if "connect" not in str(error).lower():
                raise
            await asyncio.sleep(0.01)
        else:
            return


async def one_move(client: Client, seat: int, chance: random.Random) -> bool:
    """Make a move when it is time; whether the game goes on."""
    await client.until(lambda: client.view(seat)["result"] or seat in client.view(seat)["to_act"])
    if client.view(seat)["result"]:
        return False
    answer = await client.act(chance.choice(moves(client.legal(seat))[:3]), seat)
    assert answer["type"] == "ack" or answer["stale"], answer
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_server_has_lost_nothing(folder: Path) -> None:
    """It is killed in the middle of a game, at any moment, again and again; what was acknowledged counts."""

    async def story() -> None:
        chance = random.Random(3)
        table = secret = ""
        events: list[object] = []
        acknowledged = 0
        for life in range(3):
            with rostra_serve(folder) as (process, origin):
                ada = Person(origin)
                if secret:
                    ada.http.cookies.set("rostra", secret, "127.0.0.1")
                await reached(ada)
                if not table:
                    bots = [{"kind": "bot", "level": "greedy"}] * 3
                    table = await ada.create_table(seats=[{"kind": "me", "name": "Ada"}, *bots])
                    secret = ada.secret or ""
                client = await ada.join(table)
                assert client.events[0][: len(events)] == events, "what was seen has happened"
                assert client.seen() >= acknowledged
                for _ in range(3 + life):
                    await one_move(client, 0, chance)
                acknowledged = max(ack["seen"] for ack in client.of("ack"))
                os.kill(process.pid, signal.SIGKILL)
                assert await client.closed() == 1006
                events = [*client.events[0]]
                await ada.go()
        with rostra_serve(folder) as (process, origin):
            ada = Person(origin)
            ada.http.cookies.set("rostra", secret, "127.0.0.1")
            await reached(ada)
            client = await ada.join(table)
            assert client.events[0][: len(events)] == events
            await ada.go()
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0

    run(story)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_cleanly(folder: Path, number: signal.Signals) -> None:
    async def story() -> None:
        with rostra_serve(folder) as (process, origin):
            ada = Person(origin)
            await reached(ada)
            client = await ada.join(await ada.create_table())
            process.send_signal(number)
            assert await client.closed() == 1012
            assert process.wait(20) == 0
            await ada.go()

    run(story)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_before_it_serves_is_not_lost(number: signal.Signals) -> None:
    before = {each: signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGINT)}
    server = uvicorn.Server(uvicorn.Config("none"))
    try:
        _stop_at_signals(server)
        signal.raise_signal(number)
        assert server.should_exit
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def test_a_worker_that_starts_does_not_make_another_wait_for_a_connection() -> None:
    with listen(Settings(database="", port=0)) as listener, listener.dup() as again:
        for each in (listener, again):
            with pytest.raises(BlockingIOError):
                each.accept()


def test_it_takes_the_next_port_unless_told_which(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-c", "from rostra.cli import main; raise SystemExit(main())", "serve"]
        done = subprocess.run(
            [*command, "--port", str(port), "--database", str(folder / "x")], capture_output=True, text=True
        )
        assert done.returncode == 2
        assert f" {port}: " in done.stderr, "without a thousands separator"
        assert len(done.stderr.splitlines()) == 1


def test_a_second_server_is_told_where_the_first_has_its_database(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from rostra.cli import main

    again = ["serve", "--database", str(folder / "rostra.sqlite3")]
    with rostra_serve(folder) as (process, origin):
        assert main(again) == 2
        assert f"in use by the rostra server at {origin}." in capsys.readouterr().err
        process.kill()
        process.wait()
    lock = lock_database(folder / "rostra.sqlite3")  # it was killed, and something else has it now
    try:
        assert main(again) == 2
        assert "in use by another rostra server." in capsys.readouterr().err
    finally:
        lock.release()


@pytest.mark.parametrize(
    "wrong",
    [
        ["--port", "70000"],
        ["--bot-delay", "-1"],
        ["--address", "rostra"],
        ["--limit", "connections"],
        ["--limit", "connections=many"],
        ["--limit", "connections=1.5"],
        ["--limit", "frames_per_second=0"],
        ["--limit", "frames_per_second=nan"],
        ["--limit", "frames_per_second=inf"],
        ["--limit", "patience=3"],
        ["--limit", "retention_days=3"],
    ],
)
def test_it_complains_in_one_line(folder: Path, wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    from rostra.cli import main

    assert main(["serve", "--database", str(folder / "x"), *wrong]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("by_variable", [False, True])
def test_limits_are_what_the_operator_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch, by_variable: bool
) -> None:
    from rostra.cli import main
    from rostra.server import run as running

    asked: list[Settings] = []
    monkeypatch.setattr(running, "serve", lambda settings, announce: asked.append(settings))
    given = ["connections=12", "frames_per_second=2.5"]
    if by_variable:
        monkeypatch.setenv("ROSTRA_LIMIT", ", ".join(given))
    options = [] if by_variable else ["--limit", given[0], "--limit", given[1]]
    assert main(["serve", "--database", str(folder / "x"), *options]) == 0
    assert asked[0].limits == replace(Limits(), connections=12, frames_per_second=2.5)
    assert type(asked[0].limits.connections) is int


def test_a_damaged_database_is_said_to_be_one(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from rostra.cli import main

    path = folder / "x"
    path.write_bytes(b"nonsense" * 1000)
    assert main(["serve", "--database", str(path)]) == 2
    said = capsys.readouterr().err
    assert str(path) in said
    assert "damaged" in said
    assert path.read_bytes() == b"nonsense" * 1000


def test_the_next_free_port_is_taken_unless_one_was_asked_for(folder: Path) -> None:
    first = listen(Settings(str(folder / "x"), port=18_734))
    port = first.getsockname()[1]
    second = listen(Settings(str(folder / "x"), port=port))
    with pytest.raises(PortTaken):
        listen(Settings(str(folder / "x"), port=port, any_port=False))
    assert second.getsockname()[1] > port
    first.close()
    second.close()


def test_a_database_where_earlier_versions_put_it_is_still_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "xdg"))
    monkeypatch.setattr(sys, "platform", "darwin")
    before = folder / "Library" / "Application Support" / "rostra" / "rostra.sqlite3"
    assert default_database() != before
    before.parent.mkdir(parents=True)
    before.touch()
    assert default_database() == before
