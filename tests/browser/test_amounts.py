"""Each amount that the deal builder offers is struck and settled, at random positions of a game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from rostra import Table
from rostra.table import records

from .conftest import Come
from .people import Person, bot, me
from .server import Server

Json = dict[str, Any]
POSITIONS = 10


class Builder:
    """The deal builder of somebody, and every deal it has asked the table about."""

    def __init__(self, person: Person) -> None:
        self.person, self.asked = person, list[Json]()
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: self._hear(json.loads(sent)))

    def _hear(self, message: Json) -> None:
        if message["type"] == "check" and message["action"]["type"] == "offer":
            self.asked.append(message["action"])

    def open(self, sells_vote: bool) -> bool:
        """Begin a deal about a vote or, where none is needed, about a promise; whether there is a price."""
        ada = self.person
        ada.get("new-deal").click()
        if not sells_vote:
            for _ in range(ada.get("deal-builder").get_by_label("Take this out").count()):
                ada.get("deal-builder").get_by_label("Take this out").first.click()
            ada.get("add-get-later").click()
        if not ada.get("add-give-pay").count():
            return False
        ada.get("add-give-pay").click()
        return True

    def amounts(self) -> list[Json]:
        """All deals that the two buttons beside the amount lead to, but those the builder is unsure of."""
        found: dict[int, Json] = {}
        for button in ("pay-less", "pay-more"):
            last = None
            while last != (last := self._shown()):
                deal = self._deal(last)
                if not self.person.get("only-if").count():
                    found[last] = deal
                self.person.get(button).click()
        return [*found.values()]

    def _shown(self) -> int:
        return int(self.person.get("pay-value").inner_text())

    def _deal(self, value: int) -> Json:
        """The deal with this amount, as the table was asked about it."""
        while not self.asked or _price(self.asked[-1]) != value:
            self.person.page.wait_for_timeout(20)
        expect(self.person.get("deal-send")).to_be_enabled()
        return self.asked[-1]


def _price(offer: Json) -> int:
    return next((clause["value"] for clause in offer["clauses"] if clause["kind"] == "pay"), 0)


def _is_settled(table: Table, offer: Json) -> bool:
    """Whether a deal is struck, and paid after one of the moves that are then possible."""
    table.play(0, offer)
    deal = table.view(0)["deals"][-1]
    for seat in deal["to"]:
        table.play(seat, {"type": "accept", "deal": deal["deal"]})
    if table.view(0)["deals"][-1]["status"] != "struck":
        return False
    moves = [move for move in table.legal(0) if move["type"] in ("advance", "caesar")]
    return any(_pays(records.replay(table.record()), move, deal["deal"]) for move in moves)


def _pays(table: Table, move: Json, deal: int) -> bool:
    table.play(0, move)
    if {"type": "decline"} in table.legal(0):
        table.play(0, {"type": "decline"})
    return any(event["kind"] == "paid" and event["deal"] == deal for event in table.events(0))


def test_each_amount_the_builder_offers_is_struck_and_settled(come: Come, server: Server) -> None:
    ada = come("Ada")
    builder = Builder(ada)
    positions = 0
    while positions < POSITIONS:
        table = ada.lay("quo-vadis", [me("Ada"), *[bot()] * 3], options={"start": 0, "turn_limit": 60})
        while positions < POSITIONS and ada.wait():
            legal = server.played(table).legal(0)
            needs_nobody = any(move.get("with") == [0] for move in legal)
            if builder.open(sells_vote=not needs_nobody):
                amounts = builder.amounts()
                assert [offer for offer in amounts if not _is_settled(server.played(table), offer)] == []
                positions += bool(amounts)
            ada.get("deal-close").click()
            ada.take_turn()
