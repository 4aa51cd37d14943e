"""What an operator can see: health, readiness and metrics, and who may see them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from rostra.server.addresses import Addresses
from rostra.server.app import create_app
from rostra.server.limits import Limits
from rostra.server.storage.interface import StorageError
from tests.server.harness import Server, open_server, run, sit_down


async def metrics_of(server: Server) -> dict[str, float]:
    """All samples, by name and labels."""
    async with httpx.AsyncClient(base_url=server.origin) as http:
        answer = await http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "set-cookie" not in answer.headers
    return {
        ",".join([sample.name, *sorted(sample.labels.values())]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_server_is_healthy_and_ready_until_its_storage_fails(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server, httpx.AsyncClient(base_url=server.origin) as http:
            assert (await http.get("/health")).status_code == 200
            assert (await http.get("/ready")).status_code == 200
        asked = 0

        async def fails() -> None:
            nonlocal asked
            asked += 1
            raise StorageError("The disk is gone.")

        async with open_server(folder) as server, httpx.AsyncClient(base_url=server.origin) as http:
            server.services.storage.ping = fails  # type: ignore[method-assign]
            answers = await asyncio.gather(*(http.get("/ready") for _ in range(20)))
            assert {answer.status_code for answer in answers} == {503}
            assert asked == 1, "asking often costs nothing"
            assert (await http.get("/health")).status_code == 200

    run(story)


def test_metrics_count_what_happens(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            await clients[0].play({"type": "place", "committee": "A1"})
            refused = await clients[0].act({"type": "place", "committee": "A1"})
            assert refused["type"] == "refused"
            await clients[1].send(type="nonsense")
            await clients[1].until(lambda: clients[1].of("error"))
            await server.person().get("/tables/nowhere", status=404)
            seen = await metrics_of(server)
            assert seen["rostra_tables_open"] == 1
            assert seen["rostra_tables_live"] == 1
            assert seen["rostra_clients"] == 3
            assert seen["rostra_moves_total,person"] == 1
            assert seen["rostra_fan_out_seconds_count"] == 1
            assert seen["rostra_commit_seconds_count"] >= 4, "the table, two seats and a move"
            assert seen["rostra_refusals_total,no-such-table"] == 1
            assert seen["rostra_refusals_total,unreadable"] == 1
            assert seen["rostra_refusals_total,rules"] + seen["rostra_refusals_total,stale"] == 1
            assert seen["process_open_fds"] > 0

    run(story)


def test_metrics_count_the_bots_and_their_queue(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            bots = [{"kind": "bot", "level": "random"}] * 2
            seats = [{"kind": "me", "name": "Ada"}, *bots]
            table = await ada.create_table(players=3, seats=seats, options={"start": 1})
            await (await ada.join(table)).turn()
            seen = await metrics_of(server)
            assert seen["rostra_moves_total,bot"] >= 2
            assert seen["rostra_bots_wait_seconds_count"] >= 2
            assert seen["rostra_bots_waiting"] == 0

    run(story)


def test_drops_have_reasons(folder: Path) -> None:
    limits = Limits(messages_per_second=5, dropped_messages=3, connections_per_table=1, calls_per_second=1000)

    async def story() -> None:
        async with open_server(folder, limits=limits) as server:
            ada = server.person()
            table = await ada.create_table()
            client = await ada.join(table)
            second = await ada.join(table, greet=False)
            assert await second.closed() == 1013
            for _ in range(20):
                await client.send(type="ping")
            assert await client.closed() == 1008
            seen = await metrics_of(server)
            assert seen["rostra_drops_total,too-many"] == 1
            assert seen["rostra_drops_total,too-fast"] == 1
            assert seen["rostra_clients"] == 0

    run(story)


def test_metrics_stay_on_this_machine_or_need_a_token(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, addresses=Addresses("https://rostra.example")) as server:
            app = create_app(server.services, metrics_token="s3cret")

            async def status(token: str | None, client: str, **headers: str) -> int:
                chosen = app if token else create_app(server.services)
                transport = httpx.ASGITransport(chosen, client=(client, 1))
                if token:
                    headers["authorization"] = f"Bearer {token}"
                async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
                    return (await http.get("/metrics", headers=headers)).status_code

            assert await status(None, "127.0.0.1") == 200
            assert await status(None, "::1") == 200
            assert await status(None, "192.0.2.7") == 404
            for proxied in (
                {"x-forwarded-for": "192.0.2.7"},
                {"forwarded": "for=x"},
                {"host": "rostra.example"},
            ):
                assert await status(None, "127.0.0.1", **proxied) == 404
            assert await status("s3cret", "192.0.2.7") == 200
            assert await status("wrong", "127.0.0.1") == 404
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://127.0.0.1"
            ) as http:
                assert (await http.get("/metrics")).status_code == 404, "with a token, it must be shown"

    run(story)
