"""Messages from the server on the WebSocket of a table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from rostra.protocol.shapes import Action, EncodedEvent, View
from rostra.protocol.tables import TableInfo


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The table, and which seats are yours."""

    table: TableInfo
    yours: list[int]


class Sync(Struct, frozen=True, tag_field="type", tag="sync"):
    """The state of a seat, and what it saw happen from event number ``from`` on."""

    seat: int | None
    from_: int = field(name="from")
    seen: int
    events: list[EncodedEvent]
    view: View
    legal: list[Action]
    undo: bool


class UndoEvent(Struct, frozen=True, tag_field="kind", tag="undo"):
    """A seat took its last action back: an event of the server, among those of the game."""

    seat: int
    what: str
    """The type of the action."""


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The intent counts: it is committed."""

    id: str
    seen: int


class Why(Struct, frozen=True):
    """Why not: the rule, the name of the sentence and what it needs, and the sentence in English."""

    kind: str
    rule: str
    data: dict[str, Any]
    sentence: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The intent does not count."""

    id: str
    why: Why
    stale: bool


class Checked(Struct, frozen=True, tag_field="type", tag="checked"):
    """Whether an action is legal; of an offer also which of its clauses would be enforced."""

    id: str
    why: Why | None
    binding: list[bool] | None


class Speaker(Struct, frozen=True):
    """Who talks; a spectator has no seat."""

    seat: int | None
    name: str | None


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody talks; the text of a whisper between others is not told."""

    chat: int
    from_: Speaker = field(name="from")
    to: list[int] | None
    text: str | None
    at: float


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Somebody came, went, sat down or was replaced; or the game begins or ends."""

    table: TableInfo
    spectators: int


class Waiting(Struct, frozen=True):
    """A seat that must act: since when, until when, and when a bot takes over."""

    seat: int
    since: float
    deadline: float | None
    warning: bool
    grace: float | None


class Clocks(Struct, frozen=True, tag_field="type", tag="clock"):
    """Who we are waiting for."""

    now: float
    waiting: list[Waiting]


class Notes(Struct, frozen=True, tag_field="type", tag="notes"):
    """My private notes."""

    seat: int
    text: str


class Unread(Struct, frozen=True, tag_field="type", tag="error"):
    """A message could not be read or came too fast; the table goes on."""

    kind: str
    message: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Still here."""


FromServer = Welcome | Sync | Ack | Refused | Checked | Chat | Presence | Clocks | Notes | Unread | Pong
