"""People who keep their name with a passkey: over browsers, without losing a seat, and only they."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rostra.server.addresses import Addresses
from rostra.server.identity import LIFETIME, hashed
from rostra.server.limits import Limits
from rostra.server.passkeys import TIMEOUT
from tests.server.authenticator import Authenticator
from tests.server.harness import FakeTime, Person, Server, open_server, run

Json = dict[str, Any]


def newcomer(server: Server) -> Person:
    """Somebody who reaches the server under a name at which passkeys work."""
    person = server.person()
    person.http.headers["host"] = f"localhost:{server.port}"
    return person


def device(server: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}")


async def keep_name(person: Person, with_: Authenticator, name: str = "Ada", status: int = 200) -> Json:
    options = await person.post("/me/passkeys/options", {"name": name})
    asked = {"name": name, "label": "Test", "credential": with_.make(options)}
    answer: Json = await person.post("/me/passkeys", asked, status)
    return answer


async def sign_in(person: Person, with_: Authenticator, status: int = 200) -> Json:
    options = await person.post("/sign-in/options")
    answer: Json = await person.post("/sign-in", {"credential": with_.use(options)}, status)
    return answer


def test_a_guest_keeps_name_and_seats_and_has_them_in_another_browser(database: str, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            ada, phone = newcomer(server), device(server)
            table = await ada.create_table(players=3)
            friend = server.person()
            await friend.post(f"/tables/{table}/seats/1", {"name": "Bo"})
            guest = ada.secret
            watching = await friend.join(table)
            assert (await ada.get("/me")) == {"person": None, "passkeys": True}

            me = await keep_name(ada, phone)
            assert me["person"]["name"] == "Ada"
            assert [key["label"] for key in me["person"]["passkeys"]] == ["Test"]
            info = await ada.get(f"/tables/{table}")
            assert info["yours"] == [0], "a seat at a table in use is theirs at once"
            assert info["host"]
            assert ada.secret not in (None, guest)

            old = newcomer(server)
            old.http.cookies.set("rostra", guest or "", "127.0.0.1")
            assert (await old.get(f"/tables/{table}"))["yours"] == [], "the guest's secret opens nothing more"

            elsewhere = newcomer(server)
            other = await elsewhere.create_table(players=3)
            me = await sign_in(elsewhere, phone)
            assert me["person"]["name"] == "Ada"
            mine = {one["table"]: one["yours"] for one in (await elsewhere.get("/tables/mine"))["tables"]}
            assert mine == {table: [0], other: [0]}, "what the guest had there came along"
            client = await elsewhere.join(table)
            assert client.of("welcome")[0]["yours"] == [0]
            assert watching.code is None
            third = server.person()
            await third.post(f"/tables/{table}/seats/2", {"name": "Cleo"})
            await client.until(lambda: 0 in client.latest)

    run(story)


def test_a_challenge_counts_once_soon_and_for_whoever_asked(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            ada, phone = newcomer(server), device(server)
            await keep_name(ada, phone)
            thief = newcomer(server)
            options = await thief.post("/sign-in/options")
            signed = {"credential": phone.use(options)}
            assert (await newcomer(server).post("/sign-in", signed, 400))["error"]["kind"] == "late-passkey"
            await thief.post("/sign-in", signed)
            again = newcomer(server)
            again.http.cookies.set("rostra", thief.secret or "", "127.0.0.1")
            assert (await again.post("/sign-in", signed, 400))["error"]["kind"] == "late-passkey"
            late = newcomer(server)
            options = await late.post("/sign-in/options")
            time.pass_unnoticed(TIMEOUT + 1)
            answer = await late.post("/sign-in", {"credential": phone.use(options)}, 400)
            assert answer["error"]["kind"] == "late-passkey"

    run(story)


def test_nobody_else_gets_in(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, phone = newcomer(server), device(server)
            await keep_name(ada, phone)
            thief = newcomer(server)
            stranger = device(server)
            assert (await sign_in(thief, stranger, 400))["error"]["kind"] == "unknown-passkey"
            stranger.id = phone.id
            assert (await sign_in(thief, stranger, 400))["error"]["kind"] == "bad-passkey"
            elsewhere = Authenticator("http://elsewhere.example", phone.key, phone.id, phone.user, 5)
            assert (await sign_in(thief, elsewhere, 400))["error"]["kind"] == "bad-passkey", "another origin"
            answer = await keep_name(thief, Authenticator(phone.origin, id=phone.id), status=400)
            assert answer["error"]["kind"] == "bad-passkey", "a passkey belongs to one person"
            options = await thief.post("/me/passkeys/options")
            for nonsense in ({}, {"id": "x"}, phone.use({**options, "rpId": "localhost"}), {"response": [1]}):
                body = {"name": "Ada", "label": "", "credential": nonsense}
                await thief.post("/me/passkeys", body, 400)
            assert (await thief.get("/me"))["person"] is None
            thief.http.cookies.set("rostra", "p." + "x" * 43, "127.0.0.1")
            assert (await thief.get("/me"))["person"] is None
            assert thief.secret is not None
            assert not thief.secret.startswith("p."), "who signed in nowhere is a new guest"
            passkey = (await ada.get("/me"))["person"]["passkeys"][0]["id"]
            await thief.call("DELETE", f"/me/passkeys/{passkey}", status=403)

    run(story)


def test_a_copied_authenticator_is_noticed(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            phone = device(server)
            await keep_name(newcomer(server), phone)
            phone.uses = 7
            await sign_in(newcomer(server), phone)
            phone.uses = 3
            assert (await sign_in(newcomer(server), phone, 400))["error"]["kind"] == "bad-passkey"

    run(story)


def test_several_passkeys_but_never_none(database: str, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            ada, phone, key = newcomer(server), device(server), device(server)
            first = (await keep_name(ada, phone))["person"]["passkeys"][0]["id"]
            answer = await ada.call("DELETE", f"/me/passkeys/{first}", status=409)
            assert answer["error"]["kind"] == "last-passkey"
            me = await keep_name(ada, key, "Somebody else")
            assert me["person"]["name"] == "Ada"
            assert len(me["person"]["passkeys"]) == 2
            options = await ada.post("/me/passkeys/options")
            assert len(options["excludeCredentials"]) == 2
            me = await ada.call("DELETE", f"/me/passkeys/{first}")
            assert len(me["person"]["passkeys"]) == 1
            assert (await sign_in(newcomer(server), phone, 400))["error"]["kind"] == "unknown-passkey"
            assert (await sign_in(newcomer(server), key))["person"]["name"] == "Ada"
            assert (await ada.post("/me/name", {"name": " Ada  L. "}))["person"]["name"] == "Ada L."
            await ada.post("/me/name", {"name": "\u202eadA"}, 400)
            await server.person().post("/me/name", {"name": "Bo"}, 403)

    run(story)


def test_signing_out_here_and_everywhere(folder: Path) -> None:
    async def story() -> None:
        time = FakeTime()
        async with open_server(folder, time=time) as server:
            phone = device(server)
            browsers = [newcomer(server) for _ in range(3)]
            await keep_name(browsers[0], phone)
            for browser in browsers[1:]:
                await sign_in(browser, phone)
            stolen = browsers[1].secret or ""
            assert (await browsers[1].post("/sign-out"))["person"] is None
            thief = newcomer(server)
            thief.http.cookies.set("rostra", stolen, "127.0.0.1")
            assert (await thief.get("/me"))["person"] is None
            assert (await browsers[2].get("/me"))["person"] is not None
            seated = await browsers[2].join(await browsers[2].create_table(players=3))
            await browsers[0].post("/sign-out", {"everywhere": True})
            assert await seated.closed() == 1012, "nobody stays connected as them"
            assert (await browsers[2].get("/me"))["person"] is None
            await sign_in(browsers[0], phone)
            time.pass_unnoticed(LIFETIME + 1)
            assert (await browsers[0].get("/me"))["person"] is None, "no browser keeps a cookie for longer"

    run(story)


def test_attempts_are_limited(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, limits=Limits(passkeys_per_minute=3)) as server:
            somebody = newcomer(server)
            for _ in range(3):
                await somebody.post("/sign-in/options")
            for path in ("/sign-in/options", "/me/passkeys/options"):
                await somebody.post(path, status=429)

    run(story)


def test_bans_and_mutes_follow_a_guest_who_becomes_a_person(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            host, guest = server.person(), newcomer(server)
            table = await host.create_table(players=3)
            await guest.post(f"/tables/{table}/seats/1", {"name": "Bo"})
            await host.post(f"/tables/{table}/seats/1/mute")
            await keep_name(guest, device(server), "Bo")
            assert (await host.get(f"/tables/{table}"))["seats"][1]["muted"]
            await host.post(f"/tables/{table}/seats/1/remove", {"ban": True})
            client = await guest.join(table, greet=False)
            assert await client.hello_closed() == 4403

    run(story)


@pytest.mark.parametrize(
    ("public", "origin", "site"),
    [
        (None, "http://localhost:8000", ("localhost", "http://localhost:8000")),
        (None, "http://127.0.0.1:8000", None),
        (None, "http://rostra.local:8000", None),
        ("https://rostra.example", "https://rostra.example", ("rostra.example", "https://rostra.example")),
        ("https://rostra.example", "http://localhost:8000", None),
        ("http://rostra.example", "http://rostra.example", None),
    ],
)
def test_where_passkeys_work(public: str | None, origin: str, site: tuple[str, str] | None) -> None:
    assert Addresses(public=public).passkey_site(origin) == site


def test_where_they_do_not_work_nobody_is_asked_for_one(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            person = server.person()  # at 127.0.0.1
            assert await person.get("/me") == {"person": None, "passkeys": False}
            answer = await person.post("/sign-in/options", status=409)
            assert answer["error"]["kind"] == "no-passkeys"

    run(story)


def test_what_is_stored_of_a_person_opens_nothing(database: str, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            ada = newcomer(server)
            await keep_name(ada, device(server))
            assert ada.secret is not None
            people = server.services.storage.people
            person = await people.find_session(hashed(ada.secret), 0)
            assert person is not None
            for known in (person, hashed(ada.secret)):
                thief = newcomer(server)
                thief.http.cookies.set("rostra", known, "127.0.0.1")
                assert (await thief.get("/me"))["person"] is None

    run(story)


def test_all_about_somebody_and_nothing_about_others(database: str, folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            ada, bo = newcomer(server), newcomer(server)
            await keep_name(ada, device(server))
            table = await ada.create_table(players=3, options={"start": 0})
            await bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
            await server.person().post(f"/tables/{table}/seats/2", {"name": "Cleo"})
            clients = [await person.join(table) for person in (ada, bo)]
            for seat, client in enumerate(clients):
                await client.until(lambda client=client, seat=seat: seat in client.latest)  # type: ignore[misc]
                await client.ask(type="chat", seat=seat, to=None, text=f"Talk of {seat}")
                await client.send(type="note", seat=seat, text=f"Notes of {seat}")
                await client.ask(type="chat", seat=seat, to=None, text="More")
            data = await ada.get("/me/data")
            assert [person["name"] for person in data["person"]] == ["Ada"]
            assert [(seat["table"], seat["seat"], seat["name"]) for seat in data["seats"]] == [
                (table, 0, "Ada")
            ]
            assert [hosted["table"] for hosted in data["hosted"]] == [table]
            assert [said["text"] for said in data["talk"]] == ["Talk of 0", "More"]
            assert [note["text"] for note in data["notes"]] == ["Notes of 0"]
            assert len(data["passkeys"]) == len(data["sessions"]) == 1
            told = str(data)
            for secret in (ada.secret or "", "seed", "public_key", "Bo", "Cleo", "Talk of 1"):
                assert secret not in told
            guest = await bo.get("/me/data")
            assert guest["person"] == []
            assert len(guest["seats"]) == 1

    run(story)


def test_who_is_erased_leaves_seats_to_bots_and_finished_games_without_a_name(
    database: str, folder: Path
) -> None:
    async def story() -> None:
        async with open_server(folder, database=database) as server:
            ada, bo, phone = newcomer(server), server.person(), device(server)
            await keep_name(ada, phone)
            tables = {name: await ada.create_table(players=3) for name in ("over", "playing")}
            for table in tables.values():
                await bo.post(f"/tables/{table}/seats/1", {"name": "Bo"})
                await server.person().post(f"/tables/{table}/seats/2", {"name": "Cleo"})
            tables["alone"] = await ada.create_table(players=3)
            tables["waiting"] = await ada.create_table(players=3)
            await bo.post(f"/tables/{tables['waiting']}/seats/1", {"name": "Bo"})
            watching = await bo.join(tables["playing"])
            talking = await ada.join(tables["playing"])
            await talking.until(lambda: 0 in talking.latest)
            await talking.send(type="note", seat=0, text="My plans")
            await talking.ask(type="chat", seat=0, to=None, text="Salve")
            await watching.until(lambda: watching.of("chat"))
            async with server.registry.open(tables["over"]) as live, live.lock:
                await live.end(0)

            assert (await ada.call("DELETE", "/me"))["person"] is None
            assert (await ada.get("/tables/mine"))["tables"] == []
            assert (await sign_in(newcomer(server), phone, 400))["error"]["kind"] == "unknown-passkey"

            playing = await bo.get(f"/tables/{tables['playing']}")
            assert playing["seats"][0]["kind"] == "bot"
            assert playing["seats"][0]["name"] != "Ada"
            assert playing["host"], "the next person is the host"
            over = await bo.get(f"/tables/{tables['over']}")
            assert (over["seats"][0]["kind"], over["seats"][0]["name"]) == ("human", None)
            waiting = await bo.get(f"/tables/{tables['waiting']}")
            assert waiting["seats"][0]["kind"] == "free"
            assert waiting["host"]
            assert await server.services.storage.find_table(tables["alone"]) is None
            late = await bo.join(tables["playing"])
            said = await late.until(lambda: late.of("chat"))
            assert (said[0]["text"], said[0]["from"]["name"]) == ("Salve", None)
            assert await server.services.storage.read_notes(tables["playing"]) == {}
            await bo.get(f"/tables/{tables['over']}/replay")
        async with open_server(folder, database=database) as server:
            again = await server.person().get(f"/tables/{tables['over']}")
            assert again["seats"][0]["name"] is None

    run(story)
