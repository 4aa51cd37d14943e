"""A table on a server: the same screens, with what the server says about it. It reconnects by itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from rostra.cli.display import Action
from rostra.cli.narrate import Data, shortened
from rostra.cli.playing.session import Attention, Scene, Tell, Verdict
from rostra.cli.playing.web_connection import Connection
from rostra.cli.playing.web_server import WebServer
from rostra.kernel.game import Refusal
from rostra.protocol.tables import TableInfo
from rostra.words import refused, say

FOR_GOOD = {4403: "banned", 4404: "no-such-table", 4500: "table-broken"}
"""Codes with which a server closes a connection that need not be made again."""


@dataclass(slots=True)
class Known:
    """What a seat was told last."""

    view: dict[str, Any] = field(default_factory=dict)
    legal: list[Action] = field(default_factory=list)
    events: list[Data] = field(default_factory=list)
    seen: int = 0


class WebSession:
    """Implements ``Session``. What the connection's thread hears is guarded by one lock."""

    is_remote = True

    def __init__(self, server: WebServer, info: TableInfo) -> None:
        self._server, self._info = server, info
        self.people = tuple(info.yours)
        self._attention = Attention()
        self._known: dict[int | None, Known] = {}
        self._talk: list[str] = []
        self._said: set[int] = set()
        self._changed = threading.Condition()
        self._changes = 0
        self._notice: str | None = None
        self._warning: str | None = None
        self._ended: str | None = None
        """Why the table cannot be reached any more."""
        self._connection = Connection(server.socket(info.table), server.cookie, self._changed, self)
        self._connection.open()

    # What the screens ask

    @property
    def every_move(self) -> bool:
        """Whether to stop before every move of others."""
        return self._attention.every_move

    @every_move.setter
    def every_move(self, wanted: bool) -> None:
        self._attention.every_move = wanted

    @property
    def info(self) -> TableInfo:
        """The table as it was told last."""
        return self._info

    @property
    def has_begun(self) -> bool:
        """Whether there is anything to see."""
        with self._changed:
            return bool(self._known)

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees now."""
        with self._changed:
            known = self._known[seat]
            names = tuple(row.name or say("web-nobody") for row in self._info.seats)
            return Scene(self._info.game, seat, names, known.view, list(known.legal), list(known.events))

    @property
    def waits_for(self) -> int | None:
        """Whoever must act, or could answer or give consent."""
        if self.is_over:
            return None
        scenes = [self.scene(seat) for seat in self.people]
        wanted = (scene for scene in scenes if scene.must_act or self._attention.wants(scene))
        return next((scene.seat for scene in wanted), None)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or cannot be gone on with."""
        with self._changed:
            return self._info.status == "over" or self._ended is not None

    @property
    def notice(self) -> str | None:
        """That the connection is lost, the server cannot store anything, or time is nearly up."""
        return self._ended or self._notice or self._warning

    def talk(self) -> list[str]:
        """What was said at the table."""
        with self._changed:
            return list(self._talk)

    def why(self, seat: int) -> list[str]:
        """The server tells no reasons before the game is over, and then in the replay."""
        return [say("play-why-web")]

    def record(self) -> bytes:
        """The record, when the game is over."""
        return self._server.record(self._info.table)

    # What the people here do

    def advance(self, tell: Tell) -> None:
        """Wait for the others until somebody here is needed."""
        self.wait(tell, lambda: self.waits_for is not None)

    def follow(self, tell: Tell) -> None:
        """Tell of everything until the game is over."""
        self.wait(tell, lambda: False)

    def wait(self, tell: Tell, is_enough: Callable[[], bool]) -> None:
        """Tell of what happens until that is enough."""
        heard = -1
        while not self._connection.stopped.is_set():
            with self._changed:
                while self._changes == heard and not self._connection.stopped.is_set():
                    self._changed.wait()
                heard = self._changes
            tell()
            if is_enough() or self.is_over:
                return

    def play(self, seat: int, action: Action) -> str | None:
        """Play an action; what comes back is why not."""
        with self._changed:
            seen = self._known[seat].seen
        return self._why(self._connection.ask({"type": "act", "seat": seat, "seen": seen, "action": action}))

    def check(self, seat: int, action: Action) -> Verdict:
        """Ask the server whether an action could be played."""
        answer = self._connection.ask({"type": "check", "seat": seat, "action": action})
        if answer is None or answer["type"] != "checked":
            return Verdict(self._why(answer))
        why = None if answer["why"] is None else self._sentence(answer["why"])
        return Verdict(why, tuple(answer["binding"] or ()))

    def say(self, seat: int, text: str) -> str | None:
        """Say something to everybody."""
        return self._why(self._connection.ask({"type": "chat", "seat": seat, "to": None, "text": text}))

    def go_on(self, seat: int) -> None:
        """Nobody has to wait for this seat any more in this turn."""
        self._attention.go_on(self.scene(seat))
        self._connection.send({"type": "go-on"})

    def composing(self, seat: int, is_open: bool) -> None:
        """Let the bots wait for an offer that is being made."""
        self._connection.send({"type": "compose", "seat": seat, "open": is_open})

    def hand_to(self, seat: int) -> None:
        """Everybody has a keyboard of their own."""

    def stop(self) -> None:
        """Listen no more."""
        self._connection.close()

    def leave(self) -> list[str]:
        """Get up; the seat stays."""
        self.stop()
        self._connection.join()
        if self._ended is not None:
            return [say("play-gone", {"problem": self._ended})]
        return [] if self.is_over or not self.people else [say("play-web-left", {"link": self._info.link})]

    def _why(self, answer: Data | None) -> str | None:
        if answer is None:
            return say("play-no-answer")
        return self._sentence(answer["why"]) if answer["type"] == "refused" else None

    def _sentence(self, why: Data) -> str:
        """A refusal in the language that is spoken, with names."""
        try:
            if not why["rule"]:
                return say(why["kind"], why["data"])
            refusal = Refusal(why["rule"], why["kind"], why["data"])
            return refused(refusal, name=lambda seat: self._info.seats[seat].name or str(seat))
        except Exception:  # a server of another version may know other sentences
            return shortened(str(why["sentence"]))

    # What the connection asks

    def hello(self) -> dict[str, Any]:
        """How much has been seen before."""
        with self._changed:
            seen = {str(seat): known.seen for seat, known in self._known.items() if seat is not None}
            watched = self._known[None].seen if None in self._known else 0
        return {"type": "hello", "seen": seen, "watched": watched}

    def lose(self, code: int | None) -> bool:
        """The connection is lost, perhaps for good."""
        with self._changed:
            if code in FOR_GOOD:
                self._ended = say(f"server-{FOR_GOOD[code]}")
            elif self._info.status != "over":
                self._notice = say("web-lost")
            self._tell()
            return self._ended is None

    def hear(self, message: dict[str, Any]) -> None:
        """Something the server says by itself."""
        with self._changed:
            kind = message["type"]
            if kind in ("welcome", "presence"):
                self._notice = None
                self._info = msgspec.convert(message["table"], TableInfo)
                self._take_back()
            elif kind == "sync":
                self._sync(message)
            elif kind == "chat":
                self._chat(message)
            elif kind == "clock":
                self._warn(message)
            elif kind == "paused":
                self._notice = say("web-paused") if message["paused"] else None
            elif kind == "error":
                self._notice = shortened(str(message["message"]))
            else:
                return
            self._tell()

    def _tell(self) -> None:
        self._changes += 1
        self._changed.notify_all()

    def _take_back(self) -> None:
        """A bot may hold a seat whose person was away: here they are again."""
        for seat in self.people:
            if self._info.seats[seat].absent and self._info.status == "playing":
                self._connection.send({"type": "return", "seat": seat})

    def _warn(self, message: dict[str, Any]) -> None:
        """Whoever has little time left is told so."""
        short = [one for one in message["waiting"] if one["seat"] in self.people and one["warning"]]
        self._warning = None
        if short and short[0]["deadline"] is not None:
            left = max(0, round(short[0]["deadline"] - message["now"]))
            grace = max(0, round((short[0]["grace"] or 0) - short[0]["deadline"]))
            self._warning = say("web-time-short", {"left": f"{left} s", "grace": f"{grace} s"})

    def _sync(self, message: dict[str, Any]) -> None:
        known = self._known.setdefault(message["seat"], Known())
        known.events[message["from"] :] = message["events"]
        known.view, known.legal, known.seen = message["view"], message["legal"], message["seen"]

    def _chat(self, message: dict[str, Any]) -> None:
        if message["chat"] in self._said:
            return
        self._said.add(message["chat"])
        line, text = message.get("line"), message["text"]
        if line is not None:
            about = {} if line["about"] is None else {"who": self._info.seats[line["about"]].name or ""}
            text = say(line["name"], {**line["data"], **about})
        if text is not None:
            who = message["from"]["name"] or say("web-spectator")
            self._talk.append(shortened(say("play-says", {"who": who, "text": text}), 600))
