"""People who are not there are told that a table waits for them: once, in time, and nothing of the game."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rostra.server.clock import DAY
from rostra.server.outgoing import Outgoing
from rostra.server.storage.notices import SubscriptionRow
from tests.listening_service import Heard, ListeningService
from tests.server.harness import GENEROUS, FakeTime, Json, Person, Server, open_server, run
from tests.server.postgres import Cluster
from tests.server.test_storage import opened, table
from tests.server.test_workers import moved, two_servers

DAYS = {"kind": "days", "days": 2}
HOUR = 3600


async def heard(service: ListeningService) -> Heard:
    return await asyncio.to_thread(service.hear)


def outgoing() -> Outgoing:
    """So that services on this machine can be called."""
    return Outgoing("any")


async def three(server: Server, clock: Json = DAYS) -> tuple[str, list[Person]]:
    """A table of three people, of whom the second has never connected."""
    people = [server.person() for _ in range(3)]
    table = await people[0].create_table(players=3, options={"start": 0}, clock=clock)
    for seat in (1, 2):
        await people[seat].get("/games")
        await people[seat].post(f"/tables/{table}/seats/{seat}", {"name": f"Friend {seat}"})
    return table, people


async def subscribe(person: Person, service: ListeningService, **more: str) -> None:
    await person.post("/push", service.subscription | more)


def pushed(service: ListeningService, message: Heard) -> Any:
    """What a push message says; it must be signed by this server."""
    assert message.headers["authorization"].startswith("vapid t=ey")
    return service.decrypted(message)


def test_turn_reminder_and_what_happened_then_are_pushed(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService() as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, bea, _) = await three(server)
                await subscribe(bea, service, language="de")
                client = await ada.join(table)
                await client.turn()
                await client.play({"type": "place", "committee": "A1"})
                code = (await ada.get(f"/tables/{table}"))["code"]
                time.advance(GENEROUS.notice_seconds)
                message = await heard(service)
                assert pushed(service, message) == {
                    "title": "Du bist am Zug",
                    "body": f"Quo Vadis?, Tisch {code}",
                    "path": f"/table/{table}",
                    "tag": f"rostra-{table}",
                }
                assert message.headers["topic"] == table
                assert int(message.headers["ttl"]) == int(2.5 * DAY - GENEROUS.notice_seconds)
                time.advance(1.5 * DAY)
                reminder = pushed(service, await heard(service))
                assert reminder["title"] == "Deine Zeit läuft ab"
                assert reminder["body"].endswith("noch 11 Stunden")
                time.advance(DAY)
                assert pushed(service, await heard(service))["title"] == "Ein Bot spielt für dich"
                assert (await ada.get(f"/tables/{table}"))["seats"][1]["late"]
            assert service.count == 0

    run(story)


def test_whoever_acts_in_time_is_told_nothing(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService() as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, people = await three(server)
                clients = [await person.join(table) for person in people]
                for person in people:
                    await subscribe(person, service)
                for seat in (0, 1):
                    await clients[seat].turn(seat)
                    await clients[seat].play({"type": "place", "committee": "B1"}, seat)
                time.advance(GENEROUS.notice_seconds)
                assert (await heard(service)).headers["topic"] == table  # for the third
                assert service.count == 0

    run(story)


def test_nobody_is_told_twice_when_the_server_starts_again(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService() as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, *_) = await three(server)
                await subscribe(ada, service)
                time.advance(GENEROUS.notice_seconds)
                await heard(service)
                key = (await ada.get("/push"))["key"]
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                live = await server.registry.open(table).__aenter__()
                time.advance(GENEROUS.notice_seconds)
                while live.notices.is_pending:
                    await asyncio.sleep(0.001)
                assert service.count == 0
                assert (await server.person().get("/push"))["key"] == key, "made once, and kept"

    run(story)


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (201, 1)])
def test_dead_subscriptions_are_forgotten(folder: Path, status: int, left: int) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService(status) as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, *_) = await three(server)
                await subscribe(ada, service)
                time.advance(GENEROUS.notice_seconds)
                await heard(service)
                live = server.registry.live(table)
                assert live is not None
                while live.notices.is_pending:
                    await asyncio.sleep(0.001)
                owner = live.seats[0].owner or ""
                assert len(await server.services.storage.notices.subscriptions_of(owner)) == left

    run(story)


def test_whoever_unsubscribes_is_told_nothing_and_live_tables_push_nothing(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService() as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, *_) = await three(server)
                await subscribe(ada, service)
                await ada.call("DELETE", "/push", {"endpoint": service.subscription["endpoint"]})
                await three(server, {"kind": "live", "seconds": 100})
                time.advance(GENEROUS.notice_seconds)
                live = server.registry.live(table)
                while live is not None and live.notices.is_pending:
                    await asyncio.sleep(0.001)
                assert service.count == 0

    run(story)


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/a"},
        {"endpoint": "https://user@push.example/a"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
    ],
)
def test_what_is_no_subscription_is_refused(folder: Path, change: Json) -> None:
    async def story() -> None:
        with ListeningService() as service:
            good = service.subscription | {"endpoint": "https://push.example/a"}
        async with open_server(folder) as server:
            ada = server.person()
            await ada.get("/games")
            await ada.post("/push", good)
            failure = await ada.post("/push", good | change, 400)
            assert failure["error"]["kind"] == "bad-subscription"

    run(story)


def test_a_push_to_a_private_address_is_never_made(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService() as service:
            async with open_server(folder, time=time) as server:
                table, (ada, *_) = await three(server)
                endpoint = f"https://localhost:{service.port}/"
                await subscribe(ada, service, endpoint=endpoint)
                time.advance(GENEROUS.notice_seconds)
                live = server.registry.live(table)
                while live is not None and live.notices.is_pending:
                    await asyncio.sleep(0.001)
                assert (
                    b'rostra_calls_total{kind="push",result="refused"} 1.0' in server.services.metrics.text()
                )
                assert service.count == 0

    run(story)


# Webhooks


TOLD: dict[str, Callable[[str, str], Json]] = {
    "discord": lambda code, link: {
        "content": rf"Friend 1, it is your turn: Quo Vadis?, table {code}. <{link}>",
        "allowed_mentions": {"parse": []},
    },
    "slack": lambda code, link: {"text": f"Friend 1, it is your turn: Quo Vadis?, table {code}. {link}"},
    "matrix": lambda code, link: {
        "text": f"Friend 1, it is your turn: Quo Vadis?, table {code}. {link}",
        "username": "Rostra",
    },
    "ntfy": lambda code, link: {
        "topic": "topic",
        "title": "Rostra",
        "message": f"Friend 1, it is your turn: Quo Vadis?, table {code}.",
        "click": link,
    },
}


@pytest.mark.parametrize("kind", TOLD)
def test_a_webhook_is_told_in_its_own_manner(folder: Path, kind: str) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService(200) as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, bea, _) = await three(server, {"kind": "none"})
                hook = {"kind": kind, "url": f"{service.address}/a/topic"}
                info = await ada.post(f"/tables/{table}/webhook", hook)
                assert info["webhook"] == kind
                hello = await heard(service)
                assert "will be told here" in str(hello.json)
                assert hello.path == ("/a/" if kind == "ntfy" else "/a/topic")
                client = await ada.join(table)
                await client.turn()
                await client.play({"type": "place", "committee": "A1"})
                time.advance(GENEROUS.notice_seconds)
                told = (await heard(service)).json
                assert told == TOLD[kind](info["code"], f"{server.origin}/table/{table}")
                assert service.address not in str(await bea.get(f"/tables/{table}")), (
                    "its address is a secret"
                )
                await ada.call("DELETE", f"/tables/{table}/webhook")
                assert (await bea.get(f"/tables/{table}"))["webhook"] is None

    run(story)


def test_only_the_host_sets_a_webhook_and_only_one_that_answers(folder: Path) -> None:
    async def story() -> None:
        with ListeningService(500) as service:
            async with open_server(folder, outgoing=outgoing()) as server:
                table, (ada, bea, _) = await three(server)
                hook = {"kind": "slack", "url": service.address}
                assert (await bea.post(f"/tables/{table}/webhook", hook, 403))["error"]["kind"] == "not-host"
                failure = await ada.post(f"/tables/{table}/webhook", hook, 409)
                assert failure["error"]["data"] == {"status": 500}
                nobody = {"kind": "slack", "url": "http://127.0.0.1:9/"}
                failure = await ada.post(f"/tables/{table}/webhook", nobody, 409)
                assert failure["error"]["data"] == {"status": 0}
                assert (await ada.get(f"/tables/{table}"))["webhook"] is None

    run(story)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/", "not-https"),
        ("https://127.0.0.1/", "private"),
        ("https://localhost/", "private"),
        ("https://[::1]/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://10.0.0.1/", "private"),
        ("https://169.254.169.254/latest/meta-data", "private"),
        ("https://0.0.0.0/", "private"),
        ("https://[fc00::1]/", "private"),
        ("nonsense", "not-https"),
        ("https://a b/", "bad-url"),
    ],
)
def test_a_webhook_inside_is_refused_in_words(folder: Path, url: str, reason: str) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table, (ada, *_) = await three(server)
            failure = await ada.post(f"/tables/{table}/webhook", {"kind": "slack", "url": url}, 400)
            assert failure["error"]["kind"] == "bad-webhook"
            assert failure["error"]["data"] == {"reason": reason}
            assert "{" not in failure["error"]["message"]

    run(story)


def test_a_webhook_that_is_gone_is_forgotten(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        with ListeningService(200) as service:
            async with open_server(folder, time=time, outgoing=outgoing()) as server:
                table, (ada, *_) = await three(server)
                await ada.post(f"/tables/{table}/webhook", {"kind": "slack", "url": service.address})
                service.status = 410
                client = await ada.join(table)
                time.advance(GENEROUS.notice_seconds)
                await client.until(lambda: client.of("presence")[-1]["table"]["webhook"] is None)

    run(story)


def test_a_webhook_is_called_only_so_often(folder: Path) -> None:
    async def story() -> None:
        time, few = FakeTime(), dataclasses.replace(GENEROUS, webhooks_per_minute=2)
        with ListeningService(200) as service:
            async with open_server(folder, time=time, outgoing=outgoing(), limits=few) as server:
                table, people = await three(server)
                hook = {"kind": "slack", "url": service.address}
                await people[0].post(f"/tables/{table}/webhook", hook)
                clients = [await person.join(table) for person in people]
                for turn in range(12):
                    seat = turn % 3
                    await clients[seat].turn(seat)
                    time.advance(few.notice_seconds)
                    live = server.registry.live(table)
                    while live is not None and live.notices.is_pending:
                        await asyncio.sleep(0.001)
                    await clients[seat].play({"type": "caesar", "to": ("D2-C1", "C1-S")[turn % 2]}, seat)
                assert 1 + 2 <= service.count < 1 + 12, "hello, and a few calls"
                answers = []
                while 429 not in answers:  # the host cannot say hello to others as often as they like
                    answer = await people[0].http.post(f"/api/tables/{table}/webhook", json=hook)
                    answers.append(answer.status_code)
                assert len(answers) < 12

    run(story)


# What is stored


def test_a_notice_is_for_one_to_tell_and_the_oldest_browsers_are_forgotten(database: str) -> None:
    async def story() -> None:
        async with opened(database) as storage:
            await storage.create_table(replace(table(), webhook=None), [])
            notices = storage.notices
            told = [(5.0, 1), (5.0, 1), (5.0, 2), (5.0, 1), (6.0, 1), (5.0, 3), (6.0, 3)]
            first = [await notices.claim("t", 0, since, stage, None) for since, stage in told]
            assert first == [True, False, True, False, True, False, True]
            assert await notices.claim("t", 1, 5.0, 1, None), "another seat"
            assert await notices.push_key("first") == await notices.push_key("second") == "first"
            for made in range(5):
                await notices.subscribe(SubscriptionRow(f"e{made}", "ada", "k", "a", "en", float(made)), 3)
            await notices.subscribe(SubscriptionRow("b", "bea", "k", "a", "en", 0.0), 3)
            assert {row.endpoint for row in await notices.subscriptions_of("ada")} == {"e2", "e3", "e4"}
            await notices.unsubscribe("e2", "bea")
            await notices.unsubscribe("e3", "ada")
            await notices.forget_subscriptions(3.0)
            assert {row.endpoint for row in await notices.subscriptions_of("ada")} == {"e4"}
            assert await notices.subscriptions_of("bea") == []

    run(story)


def test_of_two_servers_the_one_that_acts_for_the_table_tells(postgres: Cluster, folder: Path) -> None:
    async def story() -> None:
        quick = dataclasses.replace(GENEROUS, notice_seconds=0.3)
        with ListeningService() as service:
            async with two_servers(postgres, folder, limits=quick, outgoing=outgoing()) as (one, other):
                table, (ada, bea, _) = await three(one)
                await subscribe(bea, service)
                await moved(bea, other).join(table)  # both have it in memory
                client = await ada.join(table)
                await client.turn()
                await client.play({"type": "place", "committee": "A1"})
                assert pushed(service, await heard(service))["title"] == "Your turn"
                for server in (one, other):
                    live = server.registry.live(table)
                    while live is not None and live.notices.is_pending:
                        await asyncio.sleep(0.01)
                assert service.count == 0
                acting = [one.registry.live(table), other.registry.live(table)]
                assert sum(live is not None and live.is_in_charge for live in acting) == 1

    run(story)
