"""Reviews on the server: made once, beside the tables, kept, told by every server; never before the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw

import rostra
from rostra.review import VERSION
from rostra.server import reviews as reviews_module
from rostra.server.endpoints import endpoints
from rostra.server.judge_process import Unjudged
from rostra.server.judging import Answer
from rostra.server.storage.reviews import ReviewRow
from rostra.table import records
from tests.server.harness import GENEROUS, Person, Server, open_server, play_out, run, sit_down
from tests.server.postgres import Cluster
from tests.server.test_replays import finished
from tests.server.test_storage import FULL, SEATS, opened
from tests.server.test_workers import apart, moved, two_servers

SHORT = {"turn_limit": 6, "start": 0}
PLACE = {"type": "place", "committee": "B1"}


class FakeJudge:
    """Answers at once, or when it is told to; counts what it was asked."""

    def __init__(self, *parts: dict[str, Any], problem: Exception | None = None) -> None:
        self.parts, self.problem = parts or ({"kind": "quo-vadis", "done": 1.0},), problem
        self.asked = 0
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def answers(self, record: Any, seconds: float, *trial: Any) -> AsyncIterator[Answer]:
        self.asked += 1
        for part in self.parts:
            last = part is self.parts[-1]
            if last:
                await self.go_on.wait()
            if self.problem is not None:
                raise self.problem
            yield Answer(self.asked, last, Raw(msgspec.json.encode(part)))

    async def stop(self) -> None:
        pass


def with_judge(server: Server, judge: FakeJudge) -> FakeJudge:
    server.services.reviews.judge = judge  # type: ignore[assignment]
    return judge


async def over(server: Server, **setup: Any) -> str:
    """A finished game."""
    clients = await sit_down(server, **{"players": 3, "options": SHORT, **setup})
    await play_out(clients, random.Random(1))
    return str(clients[0].messages[0]["table"]["table"])


async def until(person: Person, path: str, *statuses: str) -> dict[str, Any]:
    """Ask until a review has come so far."""
    while (state := await person.get(path))["status"] not in statuses:
        await asyncio.sleep(0.02)
    found: dict[str, Any] = state
    return found


def test_a_finished_game_is_reviewed_in_a_process_of_its_own_and_anything_can_be_tried_there(
    folder: Path,
) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table = await over(server)
            ada, review = server.person(), f"/tables/{table}/review"
            assert (await ada.get(review))["status"] == "none"
            assert (await ada.post(review))["status"] == "waiting"
            found = (await until(ada, review, "done", "refused"))["review"]
            record = records.load(await ada.get(f"/tables/{table}/record"))
            assert found["kind"] == record["game"]
            assert found["result"] == record["result"]
            assert found["done"] == 1.0
            assert found["curve"][-1]["chances"] == [
                float(seat in found["result"]["winners"]) for seat in range(3)
            ]

            seen = await ada.get(f"{review}/moments/0")
            assert seen["seat"] == 0
            assert PLACE in seen["legal"]
            tried = await ada.post(f"{review}/tries", {"number": 0, "action": PLACE})
            assert tried["verdict"]["seat"] == 0
            assert tried["verdict"]["loss"] >= 0
            refused = await ada.post(f"{review}/tries", {"number": 0, "action": {**PLACE, "committee": "C1"}})
            assert refused["why"]["rule"]
            clauses = [{"kind": "pay", "by": 1, "to": 0, "value": 1}]
            offer = {"number": 0, "action": {"type": "offer", "clauses": clauses}, "check": True}
            assert "verdict" not in await ada.post(f"{review}/tries", offer)
            await ada.get(f"{review}/moments/9999", 409)
            process = server.services.reviews.judge._process
            assert process is not None
        assert await process.wait() is not None, "it ends with the server"
        async with open_server(folder) as server:
            judge = with_judge(server, FakeJudge())
            ada = server.person()
            await ada.get("/games")
            assert (await ada.get(review))["review"] == found, "it is kept"
            assert (await ada.post(review))["status"] == "done"
            assert judge.asked == 0

    run(story)


def test_a_moment_shows_what_the_seat_knew_that_acted_then(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table = await over(server, game="idus-martii", players=5, options={})
            ada = server.person()
            record = records.load(await ada.get(f"/tables/{table}/record"))
            for number in (0, len(record["actions"]) // 2):
                seen = await ada.get(f"/tables/{table}/review/moments/{number}")
                before = rostra.replay({**record, "actions": record["actions"][:number], "result": None})
                assert seen["seat"] == record["actions"][number]["seat"]
                assert seen["view"] == before.view(seen["seat"])
                assert seen["events"] == before.events(seen["seat"])

    run(story)


def paths_of_tables(server: Server) -> list[tuple[str, str]]:
    """Every call about a review of a table that there is."""
    calls = [(call.method, call.path) for call in endpoints(server.registry)]
    found = [(method, path.removeprefix("/api")) for method, path in calls if "{table}/review" in path]
    assert len(found) >= 4
    return found


async def nothing_is_judged(server: Server, table: str, judge: FakeJudge) -> None:
    """No call gets a judgement, whoever makes it; and none is made."""
    for person in (*server.people[:2], server.person()):
        await person.get("/games")
        for method, path in paths_of_tables(server):
            path = path.replace("{table}", table).replace("{number:int}", "0")
            body = {"number": 0, "action": PLACE} if path.endswith("tries") else {}
            error = (await person.call(method, path, body, 409))["error"]
            assert error["kind"] == "not-over"
    assert judge.asked == 0
    assert await server.services.storage.reviews.find(table, VERSION) is None


def test_a_review_of_a_running_game_does_not_exist(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            judge = with_judge(server, FakeJudge())
            clients = await sit_down(server, players=3, options=SHORT)
            table = clients[0].messages[0]["table"]["table"]
            await nothing_is_judged(server, table, judge)
            await clients[0].play(PLACE)
            await nothing_is_judged(server, table, judge)
            await clients[0].ask(type="undo", seat=0)
            await nothing_is_judged(server, table, judge)
        async with open_server(folder) as server:  # which has been started again
            judge = with_judge(server, FakeJudge())
            await nothing_is_judged(server, table, judge)
            waiting = await server.person().create_table()
            await server.person().get(f"/tables/{waiting}/review", 409)
            await server.person().get("/tables/nowhere/review", 404)

    run(story)


def test_a_running_game_has_no_review_at_any_server(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            judges = [with_judge(server, FakeJudge()) for server in (one, other)]
            table, clients = await apart(one, other, players=3, options=SHORT)
            await clients[0].play(PLACE)
            for server, judge in zip((one, other), judges, strict=True):
                await nothing_is_judged(server, table, judge)

    run(story)


def test_an_uploaded_record_must_be_of_a_finished_game_from_its_beginning(folder: Path) -> None:
    record = finished("quo-vadis", 3, options={"turn_limit": 6})
    half = {**record, "actions": record["actions"][:3], "result": None}
    position = rostra.replay(half).position()
    middle = rostra.new_table("quo-vadis", players=3, position=position, options={"turn_limit": 6})
    while middle.result is None:
        middle.play(middle.to_act[0], middle.legal(middle.to_act[0])[-1])

    async def story() -> None:
        async with open_server(folder, limits=replace(GENEROUS, uploads_per_minute=100)) as server:
            judge = with_judge(server, FakeJudge())
            ada = server.person()
            for bad, why in ((half, "review-running"), (middle.record(), "review-midgame")):
                text = records.dump(bad)
                moment = {"record": text, "number": 0}
                for path, body in (
                    ("/reviews", {"record": text}),
                    ("/reviews/moments", moment),
                    ("/reviews/tries", {**moment, "action": PLACE}),
                ):
                    error = (await ada.post(path, body, 409))["error"]
                    assert error["kind"] == "no-review"
                    assert error["data"]["problem"]["kind"] == why
            assert judge.asked == 0
            text = records.dump(record)
            state = await ada.post("/reviews", {"record": text})
            assert (await until(ada, f"/reviews/{state['id']}", "done"))["review"]["done"] == 1.0
            again = {**record, "names": ["Ada", "Bob", "Cleo"]}
            assert (await ada.post("/reviews", {"record": records.dump(again)}))["status"] == "done"
            assert judge.asked == 1
            assert (await ada.post("/reviews/moments", {"record": text, "number": 0}))["legal"]
            assert (await ada.get(f"/reviews/{'record-' + 48 * '0'}"))["status"] == "none"
            await ada.get("/reviews/x", 404)
            broken = (await ada.post("/reviews", {"record": "nonsense"}, 400))["error"]
            assert broken["kind"] == "bad-record"

    run(story)


def test_what_is_known_so_far_is_told_while_a_review_grows(folder: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(reviews_module, "SAVE", 0.01)

    async def story() -> None:
        async with open_server(folder) as server:
            judge = with_judge(server, FakeJudge({"done": 0.3}, {"done": 1.0}))
            judge.go_on.clear()
            table, ada = await over(server), server.person()
            second = await over(server)
            await ada.post(f"/tables/{table}/review")
            while (await ada.get(f"/tables/{table}/review")).get("review") != {"done": 0.3}:
                await asyncio.sleep(0.01)
            assert (await ada.get(f"/tables/{table}/review"))["status"] == "growing"
            assert (await ada.post(f"/tables/{second}/review"))["waiting"] == 1, "one at a time"
            judge.go_on.set()
            for each in (table, second):
                assert (await until(ada, f"/tables/{each}/review", "done"))["review"] == {"done": 1.0}
            assert judge.asked == 2

    run(story)


def test_reviews_and_tries_have_limits(folder: Path) -> None:
    async def story() -> None:
        limits = replace(GENEROUS, reviews_waiting=1, reviews_per_minute=4, tries_per_minute=2)
        async with open_server(folder, limits=limits) as server:
            judge = with_judge(server, FakeJudge())
            judge.go_on.clear()
            tables = [await over(server) for _ in range(4)]
            ada = server.person()
            for table in tables[:2]:
                await ada.post(f"/tables/{table}/review")
                await ada.post(f"/tables/{table}/review")  # to look again costs nothing
            full = (await ada.post(f"/tables/{tables[2]}/review", status=503))["error"]
            assert full["kind"] == "too-many-reviews"
            await ada.post(f"/tables/{tables[2]}/review", status=503)
            fast = (await ada.post(f"/tables/{tables[3]}/review", status=429))["error"]
            assert fast["kind"] == "too-fast"
            for _ in range(2):
                await ada.get(f"/tables/{tables[0]}/review/moments/0")
            await ada.post(f"/tables/{tables[0]}/review/tries", {"number": 0, "action": PLACE}, 429)
            judge.go_on.set()

    run(story)


def test_a_judge_that_fails_is_told_and_asked_again(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            with_judge(server, FakeJudge(problem=Unjudged()))
            table, ada = await over(server), server.person()
            await ada.post(f"/tables/{table}/review")
            failed = await until(ada, f"/tables/{table}/review", "refused")
            assert failed["problem"]["kind"] == "server-review-failed"
            await ada.post(f"/tables/{table}/review/tries", {"number": 0, "action": PLACE}, 503)
            with_judge(server, FakeJudge())
            assert (await ada.post(f"/tables/{table}/review"))["status"] == "waiting"
            await until(ada, f"/tables/{table}/review", "done")

    run(story)


def test_a_game_that_people_ended_has_no_review(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            judge = with_judge(server, FakeJudge())
            clients = await sit_down(server, players=3, options=SHORT)
            table = clients[0].messages[0]["table"]["table"]
            for person in server.people[:2]:
                await person.post(f"/tables/{table}/vote", {"end": True})
            assert (await server.people[0].get(f"/tables/{table}"))["status"] == "over"
            error = (await server.people[0].post(f"/tables/{table}/review", status=409))["error"]
            assert error["kind"] == "no-review"
            assert judge.asked == 0

    run(story)


def test_what_one_server_makes_the_other_tells_and_does_not_make_again(
    postgres: Cluster, folder: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(reviews_module, "SAVE", 0.01)

    async def story() -> None:
        async with two_servers(postgres, folder) as (one, other):
            judges = [with_judge(server, FakeJudge({"done": 0.5}, {"done": 1.0})) for server in (one, other)]
            judges[0].go_on.clear()
            table = await over(one)
            here, there = one.people[0], moved(one.people[0], other)
            review = f"/tables/{table}/review"
            await here.post(review)
            while (await there.get(review)).get("review") != {"done": 0.5}:
                await asyncio.sleep(0.01)
            assert (await there.post(review))["status"] == "growing"
            judges[0].go_on.set()
            assert (await until(there, review, "done"))["review"] == {"done": 1.0}
            assert [judge.asked for judge in judges] == [1, 0]

    run(story)


def test_reviews_are_stored_while_there_is_room_and_go_with_their_table(database: str) -> None:
    def row(id: str, **parts: Any) -> ReviewRow:
        return ReviewRow(
            id, id if id == FULL.id else None, **{"version": 1, "asked": 5.0, "until": 9.0, **parts}
        )

    async def story() -> None:
        async with opened(database) as storage:
            stored = storage.reviews
            await storage.create_table(FULL, SEATS)
            mine = row(FULL.id)
            assert await stored.take(mine, 6.0)
            assert not await stored.take(mine, 8.0), "somebody is at it"
            assert await stored.take(mine, 10.0), "whoever was at it has gone"
            await stored.save(msgspec.structs.replace(mine, data=b"all", done=True))
            assert not await stored.take(mine, 99.0), "it is done"
            found = await stored.find(FULL.id, 1)
            assert found is not None
            assert (found.data, found.done) == (b"all", True)
            assert await stored.find(FULL.id, 2) is None, "another judge"
            assert await stored.take(row(FULL.id, version=2), 6.0)
            assert await stored.take(row("old", asked=1.0), 1.0)
            assert await stored.take(row("new", asked=7.0), 1.0)
            await stored.forget(2)
            assert await stored.find("old", 1) is None
            assert await stored.find("new", 1) is not None
            await storage.delete_table(FULL.id)
            assert await stored.find(FULL.id, 2) is None
            assert await stored.find("new", 1) is not None

    run(story)
