"""Somebody who only watches."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from .conftest import Come
from .people import Person, bot, me

FORGED = """async ([table, message]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  await new Promise((done) => { socket.onopen = done; });
  socket.send(JSON.stringify({type: "hello", seen: {}}));
  return await new Promise((done) => {
    socket.onmessage = ({data}) => {
      const said = JSON.parse(data);
      if (said.type === "sync") socket.send(JSON.stringify(message));
      if (said.type === "refused" || said.type === "ack" || said.type === "error") done(said.type);
    };
  });
}"""


def test_a_spectator_of_quo_vadis(come: Come) -> None:
    ada, sulla = come("Ada"), come("Sulla")
    table = ada.lay_for_three()
    heard = _hear(sulla)
    sulla.go(table)
    expect(sulla.get("panel-0")).to_contain_text("Ada")
    ada.open_curtain("Ada")
    expect(ada.get("holding-0")).to_be_visible()
    assert ada.take_turn()
    ada.open_curtain("Bea")
    expect(ada.get("holding-1")).to_be_visible()

    expect(sulla.get("turn")).to_have_text(ada.get("turn").inner_text())
    expect(sulla.get("board")).to_be_visible()
    for seat in range(3):
        expect(sulla.get(f"holding-{seat}")).to_have_count(0)
    _cannot_act(sulla, table, {"type": "place", "committee": "B1"})
    views = [message["view"] for message in heard if message["type"] == "sync"]
    assert all(views[-1]["held"][:2]), "there is something to hide"
    for view in views:
        assert view["seat"] is None
        assert all(holding is None for holding in view["holdings"])
    _talks_apart(ada, sulla)


def test_a_spectator_of_idus_martii(come: Come) -> None:
    ada, sulla = come("Ada"), come("Sulla")
    table = ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    assert ada.wait()
    heard = _hear(sulla)
    sulla.go(table)
    expect(sulla.get("ring")).to_be_visible()
    for secret in ("own-cards", "tab-notes", "open-claims"):
        expect(sulla.get(secret)).to_have_count(0)
    _cannot_act(sulla, table, {"type": "vote", "card": "green"})
    for message in heard:
        if message["type"] == "sync":
            view = message["view"]
            assert [view["seat"], view["hand"], view["ballot"], view["seen"]] == [None] * 4


def _hear(person: Person) -> list[dict[str, Any]]:
    """Everything that is sent to somebody's table."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    person.page.on("websocket", listen)
    return heard


def _cannot_act(person: Person, table: str, action: dict[str, Any]) -> None:
    expect(person.bar).to_be_visible()
    expect(person.bar.get_by_role("button")).to_have_count(0)
    forged = {"type": "act", "id": "forged", "seat": 0, "seen": 0, "action": action}
    assert person.page.evaluate(FORGED, [table, forged]) == "refused"


def _talks_apart(seated: Person, watching: Person) -> None:
    for person in (seated, watching):
        person.get("tab-talk").click()
    watching.get("chat-input").fill("Between us")
    watching.get("chat-send").click()
    expect(watching.get("chat-lines")).to_contain_text("Between us")
    seated.get("chat-input").fill("For all")
    seated.get("chat-send").click()
    expect(watching.get("chat-lines")).to_contain_text("For all")
    expect(seated.get("chat-lines")).to_contain_text("For all")
    expect(seated.get("chat-lines")).not_to_contain_text("Between us")
