"""``rostra play LINK``: a seat at a web table in the terminal, lost connections, and the same seat again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rostra.cli import main
from rostra.cli.files import UserError
from rostra.cli.playing import joining, kept
from rostra.cli.playing.choices import choices, perform
from rostra.cli.playing.dialogue import Dialogue, Menu, step
from rostra.cli.playing.screen import TableApp
from rostra.cli.playing.session import Scene
from rostra.cli.playing.web import WebSession
from rostra.cli.playing.web_server import read_link
from tests.cli.test_screen import SMALL, Player
from tests.server.harness import Server, open_server, run

BOT = {"kind": "bot", "level": "greedy"}
FREE = {"kind": "friend"}


def told(story: Callable[[Server], Awaitable[None]], folder: Path) -> None:
    """Let a story happen at a server."""

    async def happen() -> None:
        async with open_server(folder) as server:
            await story(server)

    run(happen)


async def laid(server: Server, *seats: dict[str, Any], game: str = "quo-vadis") -> str:
    """The link of a new table whose host is nobody at it."""
    host = server.person()
    # Caesar can be moved for ever (Q17), and the server chooses the deal.
    options = {"turn_limit": 120} if game == "quo-vadis" else {}
    table = await host.create_table(game, len(seats), seats=list(seats), options=options)
    info = await host.get(f"/tables/{table}")
    return str(info["link"])


async def seated(link: str, name: str = "Ada") -> WebSession:
    """Somebody at the table, when the game has begun."""
    session = await asyncio.to_thread(joining.sit_down, link, name, print)
    await asyncio.to_thread(joining.await_start, session, print)
    return session


def answer_first(session: WebSession, seat: int, wish: str) -> str | None:
    """Do what fits the wish, or the first thing there is; the first line answers every question."""
    found = choices(session.scene(seat), session)
    wished = [one for one in found if re.search(wish, one.label)]
    done = (answered(one.begin()) for one in [*wished, *found])
    return perform(session, seat, next(intent for intent in done if intent is not None))


def answered(dialogue: Dialogue) -> object:
    """What a dialogue comes to; nothing if the table would refuse it, such as one offer too many."""
    question, intent = step(dialogue, None)
    while question is not None:
        if isinstance(question, Menu) and question.problem is not None:
            return None
        question, intent = step(dialogue, 0 if isinstance(question, Menu) else "Ave")
    return intent


def play_on(session: WebSession, until: Callable[[Scene], bool]) -> None:
    """Play until something is the case, or to the end."""
    (seat,) = session.people
    while not session.is_over and not until(session.scene(seat)):
        session.advance(lambda: None)
        if session.waits_for is not None:
            answer_first(session, seat, "^ask for consent|, with|^place")


def test_a_guest_plays_to_the_end_and_the_record_is_saved(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        session = await seated(await laid(server, FREE, BOT, BOT))
        await asyncio.to_thread(play_on, session, lambda scene: False)
        assert session.scene(0).result is not None
        await asyncio.to_thread(joining.save, session, str(tmp_path / "record"))
        assert await asyncio.to_thread(session.leave) == []

    told(story, tmp_path)
    assert main(["show", str(tmp_path / "record")]) == 0


def test_a_lost_connection_is_made_again_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        session = await seated(await laid(server, FREE, BOT, BOT))
        await asyncio.to_thread(play_on, session, lambda scene: scene.view["turn"] >= 4)
        before = session.scene(0)
        for connection in list(server.uvicorn.server_state.connections):
            connection.transport.abort()
        await asyncio.to_thread(play_on, session, lambda scene: scene.view["turn"] >= 12)
        after = session.scene(0)
        assert list(after.events[: len(before.events)]) == list(before.events)
        assert len(after.events) > len(before.events)
        await asyncio.to_thread(session.leave)

    told(story, tmp_path)


def test_who_comes_back_has_the_same_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(server: Server) -> None:
        link = await laid(server, BOT, FREE, BOT)
        session = await seated(link)
        assert session.people == (1,)
        (left,) = await asyncio.to_thread(session.leave)
        assert link in left
        again = await seated(link, "Somebody else")
        assert again.people == (1,)
        assert again.scene(1).name(1) == "Ada"
        await asyncio.to_thread(again.leave)

    told(story, tmp_path)
    assert "Your seat is still yours, Ada." in capsys.readouterr().out
    assert (kept.folder() / "web.json").stat().st_mode & 0o077 == 0


def test_where_no_seat_is_free_one_watches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(server: Server) -> None:
        session = await seated(await laid(server, {"kind": "me", "name": "Host"}, BOT, BOT))
        assert session.people == ()
        scene = session.scene(None)
        assert scene.seat is None
        assert choices(scene, session) == []
        await asyncio.to_thread(session.leave)

    told(story, tmp_path)
    assert "No seat is free: you watch." in capsys.readouterr().out


def test_what_the_server_refuses_is_said_with_names_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        session = await seated(await laid(server, FREE, BOT, BOT))
        verdict = await asyncio.to_thread(session.check, 0, {"type": "place", "committee": "C1"})
        assert re.search(r"\(Q\d+\)", verdict.why or "")
        clause = {"kind": "pay", "by": 0, "to": 1, "value": 1}
        fair = await asyncio.to_thread(session.check, 0, {"type": "offer", "clauses": [clause]})
        assert (fair.why, fair.binding) == (None, (True,))
        why = await asyncio.to_thread(session.play, 0, {"type": "advance", "path": "B1-A3", "with": []})
        assert why is not None
        await asyncio.to_thread(session.leave)

    told(story, tmp_path)


def test_who_is_banned_is_told_so_and_does_not_come_again_and_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        session = await seated(await laid(server, FREE, BOT, BOT))
        await server.people[0].post(f"/tables/{session.info.table}/seats/0/remove", {"ban": True})
        await asyncio.to_thread(session.wait, lambda: None, lambda: session.is_over)
        (told_last,) = await asyncio.to_thread(session.leave)
        assert "The host has removed you" in told_last

    told(story, tmp_path)


def test_a_web_table_on_the_full_screen(tmp_path: Path) -> None:
    """The same screen as at a table in this process: an offer by keys, a word to all, and leaving."""

    async def story(server: Server) -> None:
        session = await seated(await laid(server, FREE, BOT, BOT))
        app = TableApp(session)
        async with app.run_test(size=SMALL) as pilot:
            player = Player(app, pilot)
            await player.ready()
            while not session.scene(0).must_act:
                await player.choose("^go on")
            await player.press("o")
            await player.choose_all("^Balbus", "^add what I give", "^not do something", "^move Caesar$")
            await player.choose_all("^move Caesar to B1-B2", "^this turn", "^Offer it")
            await until(player, lambda: any("deal 1" in line for line in player.lines("#news")))
            await player.press("s")
            await player.press(*"Ave", "enter")
            await player.press("t")
            await until(player, lambda: "Ada: Ave" in player.lines("#talk"))
            await player.press("q")
            await player.pilot.press("enter")
        await asyncio.to_thread(session.leave)

    told(story, tmp_path)


async def until(player: Player, is_so: Callable[[], bool]) -> None:
    while not is_so():
        await player.pilot.pause()
        await asyncio.sleep(0.005)  # the server answers


def test_people_are_told_who_comes_while_they_wait(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(server: Server) -> None:
        link = await laid(server, FREE, FREE, BOT)
        waiting = asyncio.create_task(seated(link))
        table = (await server.person().get(f"/codes/{link[-4:]}"))["table"]
        while (await server.people[-1].get(f"/tables/{table}"))["seats"][0]["kind"] == "free":
            await asyncio.sleep(0.005)
        await server.person().post(f"/tables/{table}/seats/1", {"name": "Bob"})
        session = await waiting
        assert session.scene(0).names == ("Ada", "Bob", "Cassia")
        await asyncio.to_thread(session.leave)

    told(story, tmp_path)
    assert "The game begins when one more sits down." in capsys.readouterr().out


def test_a_name_that_is_taken_is_a_clear_sentence(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        link = await laid(server, {"kind": "me", "name": "Ada"}, FREE, BOT)
        with pytest.raises(UserError, match="name"):
            await asyncio.to_thread(joining.sit_down, link, "Ada", print)
        with pytest.raises(UserError):
            await asyncio.to_thread(joining.sit_down, f"{server.origin}/join/XXXX", "Bob", print)

    told(story, tmp_path)


@pytest.mark.parametrize(
    "link",
    [
        "http://",
        "http://127.0.0.1:8000",
        "ftp://x/join/ABCD",
        "http://x/join/ABCDE",
        "http://x/back",
        "http://[/",
    ],
)
def test_what_is_no_link_is_a_clear_sentence(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", link]) == 2
    assert "is not the link of a table" in capsys.readouterr().err


def test_links_are_read_as_servers_make_them() -> None:
    assert read_link("http://x:8000/join/abcd").code == "ABCD"
    assert read_link("https://x/table/k3x9").table == "k3x9"
    assert read_link("https://x/back#secret").token == "secret"
    assert read_link("https://ada:pw@x/join/ABCD").origin == "https://x"


def test_a_server_that_does_not_answer_is_a_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "http://127.0.0.1:9/join/ABCD"]) == 2
    assert "does not answer" in capsys.readouterr().err
