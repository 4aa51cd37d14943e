"""People at a table: a browser each, and hands that take what the action bar offers."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, WebSocket, expect

PATIENCE = 60_000
"""Milliseconds after which whoever waits for something has failed."""

FRAMES = 20

Json = dict[str, Any]

QUO_VADIS = ("votes-", "decline", "remove-", "advance-", "place-", "pick-caesar", "caesar-")
"""Buttons that take a game of Quo Vadis? on, the best first."""
TO_LAURELS = {
    "Ada": ("votes-", "decline", "advance-E1", "place-E1"),
    "Bea": ("votes-", "decline", "advance-B1", "place-B1"),
    "Caius": ("place-A1", "place-D1", "advance-"),
}
"""Three on one device, of whom two win a laurel each within four turns, and none is in the way."""


def bot(level: str = "greedy") -> Json:
    return {"kind": "bot", "level": level}


def me(name: str) -> Json:
    return {"kind": "me", "name": name}


FRIEND: Json = {"kind": "friend"}


class Person:
    """Somebody with a browser."""

    def __init__(self, name: str, context: BrowserContext, by_finger: bool = False) -> None:
        self.name, self.context, self.by_finger = name, context, by_finger
        self.page = context.new_page()
        self.errors: list[str] = []
        """What the page complained about."""
        self.frames: deque[str] = deque(maxlen=FRAMES)
        """What the page and the server last said to each other; shown when a test fails."""
        self.page.on("websocket", self._listen)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda said: self.frames.append(f"> {str(said)[:200]}"))
        socket.on("framereceived", lambda said: self.frames.append(f"< {str(said)[:200]}"))
        socket.on("close", lambda _: self.frames.append("closed"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url')})")

    def get(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def starting(self, testid: str) -> Locator:
        """Buttons of the action bar whose name begins so."""
        return self.bar.locator(f'button[data-testid^="{testid}"]:enabled')

    # -- Coming to a table

    def lay(self, game: str, seats: list[Json], **setup: Any) -> str:
        """Ask for a table as the page would, and go there."""
        body = {"game": game, "players": len(seats), "seats": seats, "listed": True, **setup}
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.status == 201, answer.text()
        table = str(answer.json()["table"])
        self.go(table)
        return table

    def sit(self, table: str, seat: int) -> None:
        answer = self.context.request.post(f"/api/tables/{table}/seats/{seat}", data={"name": self.name})
        assert answer.ok, answer.text()
        self.go(table)

    def go(self, table: str) -> None:
        self.page.goto(f"/table/{table}")

    def play_now(self, game: str) -> None:
        """Against bots at once, without the scripted first game that is offered."""
        self.touch(self.get(f"quick-{game}"))
        self.touch(self.get("just-play"))

    # -- Looking

    @property
    def bar(self) -> Locator:
        return self.get("action-bar")

    @property
    def urgent(self) -> Locator:
        """The action bar when it is mine to act."""
        return self.page.locator('[data-testid="action-bar"].urgent')

    @property
    def is_over(self) -> bool:
        return self.get("result").count() > 0

    @property
    def turn(self) -> int:
        """The turn, or the round, it is."""
        found = re.search(r"\d+", self.get("turn").inner_text())
        assert found
        return int(found[0])

    @property
    def sentence(self) -> str:
        """What the action bar says."""
        return self.get("action-sentence").inner_text()

    def log(self) -> list[str]:
        """What has happened, as it is told beside the board, without the mark of my last turn."""
        told = self.get("log").locator("p").all_inner_texts()
        return [line.removeprefix("Since your last turn\n") for line in told]

    @property
    def must_act(self) -> bool:
        return self.urgent.count() > 0

    # -- Acting

    def wait(self) -> bool:
        """Wait until I must act; false when the game is over instead."""
        expect(self.urgent.or_(self.get("result")).first).to_be_attached()
        return not self.is_over

    def touch(self, button: Locator, timeout: float = PATIENCE) -> None:
        """With the finger where there is no mouse."""
        if self.by_finger:
            button.tap(timeout=timeout)
        else:
            button.click(timeout=timeout)

    def press(self, button: Locator) -> None:
        """Press something that takes the game, or what is picked, on; and wait until it has."""
        self.act(lambda: self.touch(button))

    def act(self, hand: Callable[[], None]) -> None:
        """Do something that takes the game, or what is picked, on; and wait until it has."""
        turn, sentence = self.turn, self.sentence
        hand()
        other_turn = self.get("turn").filter(has_not_text=re.compile(rf"^\D*{turn}(?!\d)"))
        other_sentence = self.get("action-sentence").filter(
            has_not_text=re.compile(rf"^\s*{re.escape(sentence)}\s*$")
        )
        idle = self.page.locator('[data-testid="action-bar"]:not(.urgent)')
        expect(
            other_turn.or_(other_sentence).or_(idle).or_(self.get("result")).or_(self.get("curtain")).first
        ).to_be_attached()

    def open_curtain(self, name: str) -> None:
        """Take the device: it is mine to act."""
        expect(self.get("curtain")).to_contain_text(name)
        self.get("curtain-open").click()
        expect(self.get("curtain")).to_have_count(0)
        expect(self.urgent).to_be_visible()

    def take_device(self, name: str) -> None:
        """It is mine to act, behind a curtain or not."""
        curtain = self.get("curtain").filter(has_text=name)
        expect(curtain.or_(self.get("at-hand").filter(has_text=name)).first).to_be_visible()
        if curtain.count():
            self.open_curtain(name)
        expect(self.urgent).to_be_visible()

    def lay_for_three(self) -> str:
        """A table of three on one device, after two of them have won a laurel."""
        table = self.lay("quo-vadis", [me(name) for name in TO_LAURELS], options={"start": 0})
        for _ in range(4):
            for name, wishes in TO_LAURELS.items():
                self.take_device(name)
                assert self.take_turn(wishes)
        return table

    def step(self, wishes: tuple[str, ...] = QUO_VADIS) -> None:
        """Press the first button there is."""
        for wish in wishes:
            found = self.starting(wish)
            if found.count():
                return self.press(found.first)
        raise AssertionError(f"There is nothing to press: {self.bar.inner_text()}")

    def take_turn(self, wishes: tuple[str, ...] = QUO_VADIS) -> bool:
        """Play a turn of Quo Vadis? to its end; false when there was none, because the game is over."""
        if not self.wait():
            return False
        turn = self.turn
        while self.must_act and self.turn == turn:
            self.step(wishes)
        return True

    def decide(self) -> bool:
        """Decide what Idus Martii asks of me; false when it is over instead."""
        if not self.wait():
            return False
        if self.get("slot-0").count():
            self._hand_out_roles()
        cards = self.starting("card-")
        if cards.count():
            self.touch(cards.first)
            return self._press(self.get("confirm"))
        return self._press(
            self.starting("approve").or_(self.starting("peek-")).or_(self.get("confirm")).first
        )

    def _press(self, button: Locator) -> bool:
        self.press(button)
        return True

    def _hand_out_roles(self) -> None:
        for slot in range(3):
            seat = self.page.locator('[data-testid^="seat-"][data-lit="true"]').first
            self.touch(seat)
            expect(self.get(f"slot-{slot}")).to_be_enabled()
