"""People govern a table: the host removes, bans, closes, mutes and hands over; all may end a game by vote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rostra import replay
from rostra.server.errors import RequestError
from rostra.server.limits import Limits
from rostra.server.typed_text import clean_name, clean_text, name_key
from rostra.table import records
from tests.server.harness import AT_ONCE, Client, FakeTime, Json, Person, Server, open_server, run, sit_down

FREE = {"kind": "friend"}
PLACE = {"type": "place", "committee": "B1"}


def kind(answer: Json) -> Any:
    return answer["error"]["kind"]


def table_of(client: Client) -> str:
    return str(client.messages[0]["table"]["table"])


async def wait_over(client: Client) -> Json:
    def over() -> Json | None:
        table: Json = client.of("presence")[-1]["table"]
        return table if table["status"] == "over" else None

    found: Json = await client.until(over)
    return found


# Removing and banning


def test_before_the_game_whoever_is_removed_leaves_a_free_seat(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table()
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            assert kind(await bob.post(f"/tables/{table}/seats/0/remove", status=403)) == "not-host"
            for nobody in (0, 2):
                assert (
                    kind(await ada.post(f"/tables/{table}/seats/{nobody}/remove", status=409)) == "no-person"
                )
            info = await ada.post(f"/tables/{table}/seats/1/remove")
            assert info["seats"][1]["kind"] == "free"
            assert (await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}))["yours"] == [1], "not banned"

    run(story)


def test_in_play_a_bot_plays_on_for_whoever_is_removed_and_they_cannot_return(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3, options={"start": 0})
            table = table_of(clients[0])
            ada, bob = server.people[:2]
            token = (await bob.post(f"/tables/{table}/link"))["token"]
            info = await ada.post(f"/tables/{table}/seats/1/remove")
            assert (info["seats"][1]["kind"], info["seats"][1].get("absent")) == ("bot", None)
            await clients[1].until(lambda: None in clients[1].latest)
            await clients[1].send(type="return", seat=1)
            await clients[1].until(lambda: clients[1].of("error"))
            assert kind(await server.person().post("/back", {"token": token}, 404)) == "no-such-token"
            await clients[0].play(PLACE)
            await clients[2].turn(2)
            assert (await bob.get(f"/tables/{table}"))["yours"] == []

    run(story)


def test_whoever_is_banned_neither_sits_nor_watches_until_the_host_lifts_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person("127.0.0.2")
            table = await ada.create_table(listed=True)
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            watching = await bob.join(table)
            info = await ada.post(f"/tables/{table}/seats/1/remove", {"ban": True})
            assert info["banned"] == ["Bob"]
            assert (await bob.get(f"/tables/{table}"))["banned"] == [], "only the host is told"
            assert await watching.closed() == 4403
            assert await (await bob.join(table, greet=False, seen={})).hello_closed() == 4403
            assert kind(await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}, 403)) == "banned"
            token = (await ada.post(f"/tables/{table}/link"))["token"]
            assert kind(await bob.post("/back", {"token": token}, 403)) == "banned"
            # With a new cookie from the same place, but not for others from elsewhere or where the host is.
            again = server.person("127.0.0.2")
            assert kind(await again.post(f"/tables/{table}/seats/1", {"name": "Rob"}, 403)) == "banned"
            assert await (await again.join(table, greet=False)).hello_closed() == 4403
            await server.person("127.0.0.3").post(f"/tables/{table}/seats/1", {"name": "Eva"})
            await server.person().post(f"/tables/{table}/seats/2", {"name": "Cleo"})
            await ada.call("DELETE", f"/tables/{table}/bans")
            await bob.post(f"/tables/{table}/seats/3", {"name": "Bob"})
        async with open_server(folder) as server:
            stored = await server.services.storage.find_table(table)
            assert stored is not None
            assert stored[0].bans == []

    run(story)


def test_a_ban_outlives_the_server(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table()
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            await ada.post(f"/tables/{table}/seats/1/remove", {"ban": True})
            secret = bob.secret or ""
        async with open_server(folder) as server:
            bob = server.person()
            bob.http.cookies.set("rostra", secret, "127.0.0.1")
            assert kind(await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}, 403)) == "banned"
            await server.person().post(f"/tables/{table}/seats/1", {"name": "Eva"})

    run(story)


# Seats


def test_a_closed_seat_is_for_nobody_until_it_is_opened_or_a_bot_takes_it(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table(players=3)
            assert kind(await bob.post(f"/tables/{table}/seats/1/close", status=403)) == "not-host"
            info = await ada.post(f"/tables/{table}/seats/1/close")
            assert info["seats"][1]["closed"]
            assert kind(await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"}, 403)) == "seat-closed"
            info = await bob.post(f"/tables/{table}/seats/2", {"name": "Bob"})
            assert info["status"] == "waiting", "a closed seat is not a taken one"
            assert kind(await ada.post(f"/tables/{table}/seats/2/close", status=409)) == "seat-taken"
            info = await ada.post(f"/tables/{table}/seats/1/close", {"closed": False})
            assert "closed" not in info["seats"][1]
            await ada.post(f"/tables/{table}/seats/1/close")
            info = await ada.post(f"/tables/{table}/seats/1/bot", {"level": "greedy"})
            assert info["status"] == "playing"

    run(story)


def test_the_host_hands_the_table_over(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table()
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            info = await ada.post(f"/tables/{table}/seats/1/host")
            assert (info["host"], info["host_seat"]) == (False, 1)
            assert (await bob.get(f"/tables/{table}"))["host"]
            assert kind(await ada.post(f"/tables/{table}/seats/1/remove", status=403)) == "not-host"
            await bob.post(f"/tables/{table}/seats/0/remove")

    run(story)


def test_one_person_has_one_seat_unless_it_is_their_table(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, bob = server.person(), server.person()
            table = await ada.create_table(players=5)
            await bob.post(f"/tables/{table}/seats/1", {"name": "Bob"})
            assert kind(await bob.post(f"/tables/{table}/seats/2", {"name": "Rob"}, 409)) == "one-seat"
            assert (await ada.post(f"/tables/{table}/seats/2", {"name": "Eva"}))["yours"] == [0, 2]

    run(story)


def test_a_stranger_with_many_cookies_cannot_take_all_free_seats_of_a_listed_table(folder: Path) -> None:
    async def sit(server: Server, table: str, address: str) -> int:
        taken = 0
        for seat in range(1, 5):
            person = server.person(address)
            await person.get("/games")
            answer = await person.http.post(
                f"/api/tables/{table}/seats/{seat}",
                json={"name": f"{address} {seat}"},
            )
            taken += answer.status_code == 200
            if answer.status_code != 200:
                assert kind(answer.json()) in ("address-full", "seat-taken")
        return taken

    async def story() -> None:
        async with open_server(folder) as server:
            listed = await server.person().create_table(players=5, listed=True)
            assert await sit(server, listed, "127.0.0.2") == 2
            by_code = await server.person().create_table(players=5)
            assert await sit(server, by_code, "127.0.0.2") == 4, "a household that was invited"
            at_home = await server.person().create_table(players=5, listed=True)
            assert await sit(server, at_home, "127.0.0.1") == 4, "the host's own household"

    run(story)


# Talk and names


def test_the_host_mutes_somebody_for_all_also_on_another_device(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=3)
            table = table_of(clients[0])
            ada, bob = server.people[:2]
            info = await ada.post(f"/tables/{table}/seats/1/mute")
            assert info["seats"][1]["muted"]
            refused = await clients[1].ask(type="chat", seat=1, to=None, text="Boo!")
            assert refused["why"]["kind"] == "server-muted"
            phone = server.person()
            await phone.post("/back", {"token": (await bob.post(f"/tables/{table}/link"))["token"]})
            refused = await (await phone.join(table)).ask(type="chat", seat=1, to=None, text="Boo!")
            assert refused["why"]["kind"] == "server-muted"
            await ada.post(f"/tables/{table}/seats/1/mute", {"muted": False})
            answer = await phone.clients[0].ask(type="chat", seat=1, to=None, text="Sorry.")
            assert answer["type"] == "ack"

    run(story)


def test_nobody_talks_without_a_pause(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(
            folder, limits=Limits(chats_at_once=3, chats_per_minute=60), time=time
        ) as server:
            ada = server.person()
            client = await ada.join(await ada.create_table())

            async def say() -> str:
                answer = await client.ask(type="chat", seat=0, to=None, text="Buy laurels!")
                return str(answer.get("why", {}).get("kind", "said"))

            assert [await say() for _ in range(5)] == ["said"] * 3 + ["server-too-fast"] * 2
            time.advance(1)
            assert [await say() for _ in range(2)] == ["said", "server-too-fast"]

    run(story)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \u2003 ",
        "x" * 25,
        "a\u200bb",
        "\u202eadA",
        "\u3164",
        "\u2800",
        "A\u0301\u0302\u0303\u0304",
        "\u0410da",
        "a\x07b",
    ],
)
def test_a_name_can_be_seen_and_is_not_mistaken_for_another(name: str) -> None:
    with pytest.raises(RequestError):
        clean_name(name)


def test_names_of_people_are_names() -> None:
    for name in ("Ada", "Zoë", "Łukasz", "Ада", "Ἀθηνᾶ", "李小龍", "O'Neill-Smith 2", "Nguyễn", "🦉"):
        assert clean_name(f"  {name}\u00a0 ") == name or name_key(clean_name(name)) == name_key(name)
    assert name_key("Ada") == name_key("A\u2009da") == name_key("ＡＤＡ")
    assert clean_text("e\u0301te\u0301") == "e\u0301te\u0301"
    with pytest.raises(RequestError):
        clean_text("z\u0300\u0301\u0302\u0303")


def test_no_two_at_a_table_have_names_that_look_alike(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            table = await server.person().create_table()
            for alike in ("ada", "A da", "ＡＤＡ"):
                answer = await server.person().post(f"/tables/{table}/seats/1", {"name": alike}, 409)
                assert kind(answer) == "name-taken"

    run(story)


# The vote


async def vote(person: Person, table: str, end: bool = True) -> Json:
    info: Json = await person.post(f"/tables/{table}/vote", {"end": end})
    return info


def test_most_of_those_present_end_the_game_and_its_record_is_whole(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, players=4, options={"start": 0})
            table = table_of(clients[0])
            people = server.people
            watcher = await server.person().join(table)
            await clients[0].play(PLACE)
            assert kind(await server.person().post(f"/tables/{table}/vote", status=403)) == "not-seated"
            info = await vote(people[1], table)
            assert info["vote"] == {"votes": 1, "needed": 3}
            assert [seat["seat"] for seat in info["seats"] if seat.get("ends")] == [1]
            await vote(people[1], table, end=False)
            assert (await vote(people[2], table))["vote"]["votes"] == 1
            await vote(people[1], table)
            await people[0].get(f"/tables/{table}/record", 409)
            info = await vote(people[3], table)
            assert (info["status"], info["agreed"], info["vote"]) == ("over", True, None)
            for seat, client in enumerate([*clients, watcher]):
                assert (await wait_over(client))["agreed"]
                viewpoint = seat if seat < 4 else None
                assert client.events[viewpoint][-1] == {"kind": "ended"}
                assert client.latest[viewpoint]["legal"] == []
                assert client.view(viewpoint)["to_act"] == []
                assert client.view(viewpoint)["result"] is None
            refused = await clients[1].act(PLACE, 1)
            assert refused["why"]["kind"] == "server-already-over"
            record = await people[0].get(f"/tables/{table}/record")
            assert len(replay(records.load(record)).record()["actions"]) == 1
            assert (await people[0].get(f"/tables/{table}/replay"))["result"] is None
            assert (await people[0].post("/replays", {"record": record}))["result"] is None
            again = await people[0].post(f"/tables/{table}/rematch", status=201)
            info = await people[1].get(f"/tables/{again['table']}")
            assert (info["status"], info["vote"]) == ("playing", None)
        async with open_server(folder) as server:
            late = await server.person().join(table)
            assert late.events[None][-1] == {"kind": "ended"}
            assert late.of("welcome")[0]["table"]["agreed"]

    run(story)


def test_somebody_who_is_gone_for_a_moment_still_counts_and_then_no_more(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time, pace=AT_ONCE) as server:
            clients = await sit_down(server, players=3)
            table = table_of(clients[0])
            time.advance(1_000)
            for gone in clients[1:]:
                await gone.leave()
            await clients[0].until(lambda: not any(s["connected"] for s in _seats(clients[0])[1:]))
            assert (await vote(server.people[0], table))["vote"] == {"votes": 1, "needed": 2}
            time.advance(121)
            assert (await vote(server.people[0], table))["status"] == "over"

    run(story)


def test_with_days_for_a_move_all_people_count(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            clients = await sit_down(server, players=3, clock={"kind": "days", "days": 3})
            table = table_of(clients[0])
            for gone in clients[1:]:
                await gone.leave()
            time.advance(10_000)
            assert (await vote(server.people[0], table))["vote"] == {"votes": 1, "needed": 2}
            assert (await vote(server.people[1], table))["status"] == "over"

    run(story)


def test_there_is_no_vote_before_the_game(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            table = await ada.create_table()
            assert kind(await ada.post(f"/tables/{table}/vote", status=409)) == "not-begun"

    run(story)


def _seats(client: Client) -> list[Json]:
    seats: list[Json] = client.of("presence")[-1]["table"]["seats"]
    return seats
