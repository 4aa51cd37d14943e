"""Intents: repeated, reordered, at the same instant, too late. Whatever comes, the table stays one table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.harness import Json, moves, open_server, run, sit_down


def test_a_repeated_intent_counts_once_and_gets_the_same_answer(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            place = {"type": "place", "committee": "A1"}
            first = await clients[0].act(place, id="once", seen=2)
            again = await clients[0].act(place, id="once", seen=2)
            other = await clients[0].act({"type": "place", "committee": "B1"}, id="once", seen=99)
            assert first == again == other == {"type": "ack", "id": "once", "seen": 4}
            await clients[1].turn(1)
            assert clients[1].view(1)["reserve"] == [7, 8, 8, 8]
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            assert await clients[0].act(place, id="once", seen=2) == first

    run(story)


def test_a_repeated_intent_is_known_after_a_restart(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            table = clients[0].messages[0]["table"]["table"]
            first = await clients[0].act({"type": "place", "committee": "A1"}, id="once")
            secret = server.people[0].secret
        async with open_server(folder) as server:
            ada = server.person()
            ada.http.cookies.set("rostra", secret or "", "127.0.0.1")
            client = await ada.join(table)
            assert await client.act({"type": "place", "committee": "A1"}, id="once", seen=2) == first
            assert client.view()["turn"] == 2

    run(story)


def test_two_intents_of_one_seat_at_the_same_instant_count_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            other_device = await server.people[0].join(clients[0].messages[0]["table"]["table"])
            answers = await asyncio.gather(
                clients[0].act({"type": "place", "committee": "A1"}),
                other_device.act({"type": "place", "committee": "B1"}),
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            (refused,) = (answer for answer in answers if answer["type"] == "refused")
            assert refused["stale"]
            assert refused["why"]["kind"] == "server-stale"
            await clients[3].until(lambda: clients[3].view(3)["turn"] == 2)
            assert sum(clients[3].view(3)["reserve"]) == 31

    run(story)


def test_what_was_meant_for_an_earlier_turn_is_refused_and_synced(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            before = clients[2].seen(2)
            await clients[0].play({"type": "place", "committee": "A1"}, 0)
            await clients[1].play({"type": "place", "committee": "B1"}, 1)
            await clients[2].turn(2)
            syncs = len(clients[2].of("sync"))
            refused = await clients[2].act({"type": "place", "committee": "D1"}, 2, seen=before)
            assert refused["type"] == "refused"
            assert refused["stale"]
            sync = await clients[2].until(lambda: clients[2].of("sync")[syncs:])
            assert sync[0]["from"] == before
            assert (await clients[2].act({"type": "place", "committee": "D1"}, 2, seen=999))["stale"]
            await clients[2].play({"type": "place", "committee": "D1"}, 2)

    run(story)


def test_what_others_did_in_the_same_stage_does_not_make_an_intent_stale(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            before = clients[0].seen(0)
            note = {"kind": "note", "by": 1, "text": "Friends?"}
            support = {"kind": "pay", "by": 1, "to": 0, "value": 1}
            await clients[1].play({"type": "offer", "clauses": [note, support]}, 1)
            await clients[0].until(lambda: clients[0].seen(0) > before)
            answer = await clients[0].act({"type": "place", "committee": "A1"}, seen=before)
            assert answer["type"] == "ack"

    run(story)


def test_both_aediles_vote_in_either_order_or_at_once(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            for order in ((2, 3), (3, 2), None):
                clients = await sit_down(server, "idus-martii", options={"start": 0})
                seen = {seat: clients[seat].seen(seat) for seat in (2, 3)}
                assert clients[0].view(0)["to_act"] == [2, 3]
                vote = {"type": "vote", "card": "green"}
                if order is None:
                    answers = list(
                        await asyncio.gather(*(clients[s].act(vote, s, seen=seen[s]) for s in (2, 3)))
                    )
                else:
                    answers = [await clients[seat].act(vote, seat, seen=seen[seat]) for seat in order]
                assert [answer["type"] for answer in answers] == ["ack", "ack"]
                await clients[1].turn(1)
                assert clients[1].view(1)["laid"] == [2, 3]

    run(story)


def test_a_refusal_names_the_rule_and_changes_nothing(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            clients = await sit_down(server, options={"start": 0})
            not_mine = await clients[1].act({"type": "place", "committee": "A1"}, 1)
            assert not_mine["why"]["rule"] == "Q5"
            assert not_mine["why"]["data"] == {"seat": 0}
            assert not_mine["why"]["sentence"].endswith("(Q5)")
            assert not not_mine["stale"]
            for nonsense in ({}, {"type": 3}, {"type": "place"}, {"type": "place", "committee": ["A1"]}):
                assert (await clients[0].act(nonsense))["type"] == "refused"
            assert (await clients[0].ask(type="check", seat=0, action=moves(clients[0].legal())[0]))[
                "why"
            ] is None
            checked = await clients[0].ask(type="check", seat=0, action={"type": "decline"})
            assert checked["why"]["rule"] == "Q14"
            assert checked["binding"] is None
            assert clients[0].view(0)["turn"] == 1

    run(story)


def test_check_tells_which_clauses_of_an_offer_bind(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            setups: list[tuple[Json, int]] = [({}, 1), ({"variants": ["strict-promises"]}, 5)]
            for setup, bound in setups:
                clients = await sit_down(server, options={"start": 0}, **setup)
                clauses = [
                    {"kind": "pay", "by": 0, "to": 1, "value": 1},
                    {"kind": "refuse", "by": 1, "against": 2},
                    {"kind": "avoid", "by": 1, "action": {"type": "caesar"}, "until": bound},
                    {"kind": "avoid", "by": 2, "action": {"type": "caesar"}, "until": bound + 1},
                    {"kind": "note", "by": 1, "text": "And we stay friends."},
                ]
                offer = {"type": "offer", "clauses": clauses}
                checked = await clients[0].ask(type="check", seat=0, action=offer)
                assert checked["why"] is None
                assert checked["binding"] == [True, True, True, False, False]
                await clients[0].play(offer)
                assert clients[0].events[0][-1]["binding"] == checked["binding"]

    run(story)
