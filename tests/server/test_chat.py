"""Chat, whispers, spectators' talk and notes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from rostra.protocol.messages import Say
from rostra.server.storage.rows import ChatRow
from tests.server.harness import Client, open_server, run, sit_down


def said(client: Client) -> list[tuple[Any, ...]]:
    return [(chat["from"]["seat"], chat["to"], chat["text"]) for chat in client.of("chat")]


def test_what_is_said_to_all_is_heard_by_all_and_kept(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            table = clients[0].messages[0]["table"]["table"]
            watcher = await server.person().join(table)
            for text in ("  Salve!\n <b>Ave</b> ", "Salve!"):
                answer = await clients[0].ask(type="chat", seat=0, to=None, text=text, id="a")
                assert answer["type"] == "ack"
            for client in (*clients, watcher):
                await client.until(lambda client=client: client.of("chat"))  # type: ignore[misc]
                assert said(client) == [(0, None, "Salve! <b>Ave</b>")]
            assert clients[1].of("chat")[0]["from"]["name"] == "Ada"
            assert clients[1].of("chat")[0]["chat"] == 1
        async with open_server(folder) as server:
            late = await server.person().join(table)
            assert said(late) == [(0, None, "Salve! <b>Ave</b>")]

    run(story)


def test_a_whisper_is_heard_by_some_and_seen_by_all(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server)
            table = clients[0].messages[0]["table"]["table"]
            watcher = await server.person().join(table)
            await clients[0].ask(type="chat", seat=0, to=[2, 2], text="Not a word to the others.")
            for client in (*clients, watcher):
                await client.until(lambda client=client: client.of("chat"))  # type: ignore[misc]
            secret = (0, [2], "Not a word to the others.")
            outline = (0, [2], None)
            assert [said(client)[0] for client in clients] == [secret, outline, secret, outline]
            assert said(watcher) == [outline]
            again = await server.people[2].join(table)
            assert said(again) == [secret]
            for to in ([0], [7], [0, 2]):
                refused = await clients[0].ask(type="chat", seat=0, to=to, text="psst")
                assert refused["why"]["kind"] == "server-no-such-seat"

    run(story)


def test_a_whisper_to_all_the_others_is_kept_from_spectators(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            watcher = await server.person().join(clients[0].messages[0]["table"]["table"])
            answer = await clients[0].ask(type="chat", seat=0, to=[1, 2], text="Who is watching?")
            assert answer["type"] == "ack"
            for client in (*clients, watcher):
                await client.until(lambda client=client: client.of("chat"))  # type: ignore[misc]
            assert [said(client) for client in clients] == [[(0, [1, 2], "Who is watching?")]] * 3
            assert said(watcher) == [(0, [1, 2], None)]

    run(story)


def test_nobody_whispers_where_it_is_not_allowed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"private": False})
            refused = await clients[0].ask(type="chat", seat=0, to=[1], text="psst")
            assert refused["why"]["kind"] == "server-no-whispers"
            clauses = [{"kind": "pay", "by": 0, "to": 1, "value": 1}]
            refused = await clients[0].act({"type": "offer", "clauses": clauses, "private": True})
            assert refused["why"]["kind"] == "deal-no-private"

    run(story)


def test_nothing_is_kept_for_a_seat_before_the_game_for_another_may_sit_there_then(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob, eve = server.person(), server.person(), server.person()
            table = await ada.create_table()
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            first, second = await ada.join(table), await bob.join(table)
            refused = await first.ask(type="chat", seat=0, to=[1], text="Eve is a spy.")
            assert refused["why"]["kind"] == "server-not-begun"
            await second.send(type="note", seat=1, text="Ada says Eve is a spy.")
            await second.until(lambda: second.of("error"))
            await bob.call("DELETE", f"/tables/{table}/seats/1")
            await eve.post(f"/tables/{table}/seats/1", {"name": "Eve"})
            third = await eve.join(table)
            assert not third.of("chat")
            assert not third.of("notes")

    run(story)


def test_spectators_talk_among_themselves(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            table = clients[0].messages[0]["table"]["table"]
            watchers = [await server.person().join(table) for _ in range(2)]
            await watchers[0].ask(type="chat", seat=None, to=None, text="Who will win?")
            await watchers[1].until(lambda: watchers[1].of("chat"))
            assert watchers[1].of("chat")[0]["chat"] == -1
            refused = await watchers[0].ask(type="chat", seat=None, to=[0], text="Take care!")
            assert refused["why"]["kind"] == "server-no-whispers"
            refused = await clients[0].ask(type="chat", seat=None, to=None, text="I hear you.")
            assert refused["why"]["kind"] == "server-not-yours"
            await clients[0].ask(type="chat", seat=0, to=None, text="Ready?")
            await clients[1].until(lambda: clients[1].of("chat"))
            assert said(clients[1]) == [(0, None, "Ready?")]
            assert clients[1].of("chat")[0]["chat"] == 1, "no gap tells that others talk"
            third = await server.person().join(table)
            assert [chat["chat"] for chat in third.of("chat")] == [-1, 1]

    run(story)


def test_chat_is_one_line_of_limited_length(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            for text in ("x" * 501, " \n ", "\u202egnihton", "a\x00b", "\ue000"):
                refused = await clients[0].ask(type="chat", seat=0, to=None, text=text)
                assert refused["why"]["kind"] == "server-bad-chat", text
            family = "👨\u200d👩\u200d👧 ok"
            await clients[0].ask(type="chat", seat=0, to=None, text=family)
            await clients[1].until(lambda: clients[1].of("chat"))
            assert said(clients[1]) == [(0, None, family)]

    run(story)


def test_notes_are_for_their_own_seat(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, "idus-martii")
            table = clients[0].messages[0]["table"]["table"]
            second = await server.people[0].join(table)
            await clients[0].send(type="note", seat=0, text="Round 1: \x003 lies\n(I think)")
            await second.until(lambda: second.of("notes"))
            third = await server.people[0].join(table)
            assert third.of("notes")[0] == {"type": "notes", "seat": 0, "text": "Round 1: 3 lies\n(I think)"}
            other = await server.people[1].join(table)
            watcher = await server.person().join(table)
            assert not other.of("notes")
            assert not watcher.of("notes")
            assert not clients[0].of("notes"), "who writes them has them"

    run(story)


def test_a_cancelled_message_does_not_mute_the_chat(folder: Path) -> None:
    """Whoever sent it is gone while the database commits it: it counts, and so does what is said next."""

    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            live = server.registry.live(clients[0].messages[0]["table"]["table"])
            assert live is not None
            sender = next(iter(live.broadcast.clients))
            storage, stored, go_on = server.services.storage, asyncio.Event(), asyncio.Event()
            append = storage.append_chat

            async def slowly(table: str, chat: ChatRow) -> None:
                await append(table, chat)
                stored.set()
                await go_on.wait()

            storage.append_chat = slowly  # type: ignore[method-assign]
            saying = asyncio.create_task(live.chat.say(sender, Say(id="a", seat=0, text="First", to=None)))
            await stored.wait()
            saying.cancel()
            go_on.set()
            answer = await clients[1].ask(type="chat", seat=1, to=None, text="Second")
            assert answer["type"] == "ack"
            for client in clients:
                await client.until(lambda client=client: len(client.of("chat")) == 2)  # type: ignore[misc]
                assert [text for _, _, text in said(client)] == ["First", "Second"]

    run(story)


def test_a_number_that_is_taken_in_the_storage_does_not_mute_the_chat(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            table = clients[0].messages[0]["table"]["table"]
            unknown = ChatRow(1, 1.0, "somebody", 0, "Ada", None, "Stored elsewhere", "x")
            await server.services.storage.append_chat(table, unknown)
            await clients[1].ask(type="chat", seat=1, to=None, text="Hello?")
            await clients[2].until(lambda: clients[2].of("chat"))
            heard = [(chat["chat"], chat["text"]) for chat in clients[2].of("chat")]
            assert heard == [(1, "Stored elsewhere"), (2, "Hello?")]

    run(story)
