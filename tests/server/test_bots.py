"""Bots at a table: they answer, they keep to the rules, and nothing they do holds the table up."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rostra.bots import Reasons
from rostra.kernel.game import Action
from rostra.server import bots as bot_runner
from rostra.server.services import Pace
from rostra.server.storage.interface import StorageError
from rostra.server.storage.rows import Entry
from tests.server.harness import PATIENCE, FakeTime, Person, Server, open_server, run

Seen = Mapping[str, Any]


class Dull:
    """A bot that moves Caesar to and fro, and says nothing."""

    reasons: Reasons | None = None

    def __init__(self, game: str, level: str, seed: int) -> None:
        self.level = level

    def decide(
        self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen], *, waited: bool = False
    ) -> Action | None:
        return next(action for action in legal if action["type"] == "caesar")

    def react(self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]) -> Action | None:
        return None


class Wild(Dull):
    """A bot of which the level says what is wrong with it."""

    def decide(
        self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen], *, waited: bool = False
    ) -> Action | None:
        if self.level == "raises":
            raise RuntimeError("no idea")
        if self.level == "sleeps":
            time.sleep(0.3)
        if self.level == "waits":
            return None
        if self.level == "cheats":
            return {"type": "place", "committee": "S"}
        return super().decide(view, legal, seat, events)

    def react(self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]) -> Action | None:
        if self.level == "chatters":
            return next((action for action in legal if action["type"] in ("pledge", "retract")), None)
        if self.level == "raises":
            raise RuntimeError("no idea")
        return {"type": "nonsense"} if self.level == "cheats" else None


WILD = ["raises", "sleeps", "waits", "cheats", "chatters", "dull"]


async def against(server: Server, *levels: str) -> tuple[Person, str]:
    ada = server.person()
    bots = [{"kind": "bot", "level": level} for level in levels]
    seats = [{"kind": "me", "name": "Ada"}, *bots]
    return ada, await ada.create_table(players=len(seats), seats=seats, options={"start": 0})


def test_bots_that_fail_do_not_hold_the_table_up(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, make_bot=Wild, levels=lambda game: WILD) as server:
            for pair in (("raises", "cheats"), ("waits", "sleeps"), ("chatters", "chatters")):
                ada, table = await against(server, *pair)
                client = await ada.join(table)
                for _ in range(3):
                    await client.turn(0)
                    await client.play({"type": "place", "committee": "B1"})
                await client.turn(0)
                assert client.view()["turn"] == 10

    run(story)


def test_a_bot_that_thinks_forever_is_passed_over(folder: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(bot_runner, "LONGEST_THOUGHT", 0.01)

    async def story() -> None:
        async with open_server(folder, make_bot=Wild, levels=lambda game: WILD) as server:
            ada, table = await against(server, "sleeps", "dull")
            client = await ada.join(table)
            await client.play({"type": "place", "committee": "B1"})
            await client.turn(0)

    run(story)


def test_bots_act_at_a_human_pace_and_wait_for_answers(folder: Path) -> None:
    async def story() -> None:
        clock = FakeTime()
        pace = Pace(shortest=1, longest=1, patience=20)
        async with open_server(
            folder, make_bot=Wild, levels=lambda game: WILD, time=clock, pace=pace
        ) as server:
            ada, table = await against(server, "dull", "waits")
            client = await ada.join(table)
            await client.play({"type": "place", "committee": "B1"})
            await client.ask(type="chat", seat=0, to=None, text="Take your time.")
            assert client.view()["to_act"] == [1], "it has not thought yet"
            while client.view()["to_act"] == [1]:
                clock.advance(1)
                await client.ask(type="chat", seat=0, to=None, text="Well?")
            begun = clock.now()
            while client.view()["to_act"] == [2]:
                clock.advance(1)
                await client.ask(type="chat", seat=0, to=None, text="Well?")
            assert clock.now() - begun >= 20

    run(story)


def test_a_bot_answers_every_offer_of_a_turn(folder: Path) -> None:
    class Kind(Dull):
        def react(
            self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]
        ) -> Action | None:
            assert all(event["kind"] for event in events)
            return next((action for action in legal if action["type"] == "accept"), None)

    async def story() -> None:
        async with open_server(folder, make_bot=Kind, levels=lambda game: ["kind"]) as server:
            ada, table = await against(server, "kind", "kind")
            client = await ada.join(table)
            clauses = [{"kind": "avoid", "by": 1, "action": {"type": "place"}}]
            for _ in range(10):
                await client.play({"type": "offer", "clauses": clauses, "private": True})
                await client.until(lambda: client.view()["deals"][-1].get("status") == "struck")

    run(story)


def test_a_bot_that_hears_more_while_it_thinks_thinks_again(folder: Path) -> None:
    thinking, go_on = threading.Event(), threading.Event()

    class Hasty(Dull):
        def react(
            self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]
        ) -> Action | None:
            wanted = "accept"
            if sum(event["kind"] == "offer" for event in events) == 1:
                wanted = "reject"
                thinking.set()
                assert go_on.wait(PATIENCE)
            return next((action for action in legal if action["type"] == wanted), None)

    async def story() -> None:
        async with open_server(folder, make_bot=Hasty, levels=lambda game: ["hasty"]) as server:
            ada, table = await against(server, "hasty", "hasty")
            client = await ada.join(table)
            for seat in (1, 2):
                clauses = [{"kind": "avoid", "by": seat, "action": {"type": "place"}}]
                await client.play({"type": "offer", "clauses": clauses})
                assert await asyncio.to_thread(thinking.wait, PATIENCE)
            go_on.set()
            await client.until(lambda: [deal["status"] for deal in client.view()["deals"]] == ["struck"] * 2)

    run(story)


def test_bots_go_on_after_a_restart(folder: Path) -> None:
    async def story() -> None:
        slow = Pace(shortest=1000, longest=1000, patience=0)
        async with open_server(folder, pace=slow) as server:
            ada, table = await against(server, "greedy", "greedy")
            client = await ada.join(table)
            await client.play({"type": "place", "committee": "B1"})
            secret = ada.secret or ""
        async with open_server(folder) as server:
            ada = server.person()
            ada.http.cookies.set("rostra", secret, "127.0.0.1")
            client = await ada.join(table)
            await client.until(lambda: client.view()["turn"] == 4)

    run(story)


def test_bots_are_the_same_after_a_restart_and_differ_from_each_other(folder: Path) -> None:
    seeds: list[int] = []

    class Marked(Dull):
        def __init__(self, game: str, level: str, seed: int) -> None:
            super().__init__(game, level, seed)
            seeds.append(seed)

    async def story() -> None:
        slow, table = Pace(shortest=1000, longest=1000, patience=0), ""
        for rounds in (1, 2):
            async with open_server(
                folder, make_bot=Marked, levels=lambda game: ["dull"], pace=slow
            ) as server:
                if not seeds:
                    _, table = await against(server, "dull", "dull")
                async with server.registry.open(table):
                    pass
                while len(seeds) % 2 or len(seeds) < 2 * rounds:
                    await asyncio.sleep(0.01)

    run(story)
    assert seeds[:2] == seeds[2:]
    assert seeds[0] != seeds[1]


def test_each_event_is_decoded_once_for_a_bot(folder: Path) -> None:
    shown: dict[int, list[Sequence[Seen]]] = {1: [], 2: []}

    class Watching(Dull):
        def react(
            self, view: Seen, legal: Sequence[Action], seat: int, events: Sequence[Seen]
        ) -> Action | None:
            shown[seat].append(events)
            return None

    async def story() -> None:
        async with open_server(folder, make_bot=Watching, levels=lambda game: ["dull"]) as server:
            ada, table = await against(server, "dull", "dull")
            client = await ada.join(table)
            for _ in range(2):
                await client.turn(0)
                await client.play({"type": "place", "committee": "B1"})
            await client.turn(0)

    run(story)
    for told in shown.values():
        assert len(told) > 2
        for before, after in pairwise(told):
            assert len(before) <= len(after)
            assert all(old is new for old, new in zip(before, after, strict=False))


def test_a_bot_reads_nothing_of_what_was_undone(folder: Path) -> None:
    slow = Pace(shortest=1000, longest=1000, patience=0)

    async def story() -> None:
        async with open_server(folder, make_bot=Dull, levels=lambda game: ["dull"], pace=slow) as server:
            ada, table = await against(server, "dull", "dull")
            client = await ada.join(table)
            await client.turn(0)
            await client.play({"type": "place", "committee": "B1"})
            live = server.registry.live(table)
            assert live is not None
            seen = await live.observe(1)
            assert seen is not None
            assert [event["kind"] for event in seen.events] == ["begin", "turn", "place", "turn"]
            assert (await client.ask(type="undo", seat=0))["type"] == "ack"
            seen = await live.observe(1)
            assert seen is not None
            assert [event["kind"] for event in seen.events] == ["begin", "turn"]
            assert seen.seen == len(client.events[0]), "what it plays is still played in time"

    run(story)


def test_a_bot_that_the_database_fails_tries_again(folder: Path) -> None:
    async def story() -> None:
        clock = FakeTime()
        async with open_server(folder, make_bot=Dull, levels=lambda game: ["dull"], time=clock) as server:
            ada, table = await against(server, "dull", "dull")
            client = await ada.join(table)
            keep, failures = server.services.storage.append, 0

            def fail(table: str, entry: Entry, *more: Any, **named: Any) -> Awaitable[None]:
                nonlocal failures
                if entry.intent is None and failures < 2:
                    failures += 1
                    raise StorageError("The disk is full.")
                return keep(table, entry, *more, **named)

            server.services.storage.append = fail  # type: ignore[method-assign]
            await client.play({"type": "place", "committee": "B1"})
            while 0 not in client.view()["to_act"]:
                clock.advance(1)
                await client.ask(type="chat", seat=0, to=None, text="Well?")
            assert failures == 2
            assert client.view()["turn"] == 4

    run(story)
