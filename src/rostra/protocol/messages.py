"""Messages on the WebSocket of a table, in both directions, and how they are read and written."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from rostra.protocol.tables import (
    LONGEST_CHAT,
    LONGEST_NOTES,
    Action,
    EncodedEvent,
    EncodedView,
    IntentId,
    Pace,
    Seat,
    TableInfo,
)

# From a client


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: how many events of each seat were seen before, and how many as a spectator."""

    seen: dict[Seat, Annotated[int, Meta(ge=0)]] = {}
    watched: Annotated[int, Meta(ge=0)] = 0


class Act(Struct, frozen=True, tag_field="type", tag="act"):
    """Play an action."""

    id: IntentId
    seat: Seat
    seen: Annotated[int, Meta(ge=0)]
    action: Action


class Check(Struct, frozen=True, tag_field="type", tag="check"):
    """Ask whether an action is legal."""

    id: IntentId
    seat: Seat
    action: Action


class Undo(Struct, frozen=True, tag_field="type", tag="undo"):
    """Take my last action back."""

    id: IntentId
    seat: Seat


class Say(Struct, frozen=True, tag_field="type", tag="chat"):
    """Talk to all, or whisper to some."""

    id: IntentId
    seat: Seat | None
    text: Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_CHAT)]
    to: Annotated[list[Seat], Meta(min_length=1, max_length=8)] | None = None


class Note(Struct, frozen=True, tag_field="type", tag="note"):
    """Store my private notes."""

    seat: Seat
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class Return(Struct, frozen=True, tag_field="type", tag="return"):
    """Take my seat back from the bot that holds it."""

    seat: Seat


class Compose(Struct, frozen=True, tag_field="type", tag="compose"):
    """I begin to compose an offer, or have done so; bots wait for me."""

    seat: Seat
    open: bool


class GoOn(Struct, frozen=True, tag_field="type", tag="go-on"):
    """Nobody has to wait for my seats any more in this turn."""


class SetSpeed(Struct, frozen=True, tag_field="type", tag="speed"):
    """The host makes the bots faster or slower: how many times as long they take."""

    factor: Pace


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is still there."""


FromClient = Hello | Act | Check | Undo | Say | Note | Return | Compose | GoOn | SetSpeed | Ping


# From the server


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
    view: EncodedView
    legal: list[Action]
    undo: bool


class UndoEvent(Struct, frozen=True, tag_field="kind", tag="undo"):
    """A seat took its last action back. The server adds this event to those of the game."""

    seat: int
    what: str
    """The type of the action."""


class EndedEvent(Struct, frozen=True, tag_field="kind", tag="ended"):
    """People ended the game by vote, before its end: an event of the server too."""


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The intent is accepted and stored."""

    id: str
    seen: int


class Why(Struct, frozen=True):
    """Why not: the rule, the name of the sentence and what it needs, and the sentence in English."""

    kind: str
    rule: str
    data: dict[str, Any]
    sentence: str


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The intent is refused."""

    id: str
    why: Why
    stale: bool


class Checked(Struct, frozen=True, tag_field="type", tag="checked"):
    """Whether an action is legal; for an offer, also which of its clauses would be enforced."""

    id: str
    why: Why | None
    binding: list[bool] | None


class Speaker(Struct, frozen=True):
    """Who talks; a spectator has no seat."""

    seat: int | None
    name: str | None


class Line(Struct, frozen=True):
    """A sentence of the catalogues: its name and what it needs, for each reader's own language."""

    name: str
    data: dict[str, str]
    about: int | None = None
    """The seat it speaks of, as ``who``."""


class Chat(Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    """Somebody talks; the text of a whisper between others is not told. A bot says a line, and no text."""

    chat: int
    from_: Speaker = field(name="from")
    to: list[int] | None
    text: str | None
    at: float
    line: Line | None = None


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
    """The seats that must act."""

    now: float
    waiting: list[Waiting]


HoldReason = Literal["builder", "offer", "answer", "vote"]
"""Somebody composes an offer, has one to answer, waits for an answer, or could sell a vote."""


class Hold(Struct, frozen=True):
    """A person for whom bots wait before they move, and until when."""

    seat: int
    why: HoldReason
    until: float


class Holding(Struct, frozen=True, tag_field="type", tag="holding"):
    """For whom bots wait now."""

    now: float
    holds: list[Hold]


class Notes(Struct, frozen=True, tag_field="type", tag="notes"):
    """My private notes."""

    seat: int
    text: str


class Paused(Struct, frozen=True, tag_field="type", tag="paused"):
    """The database has gone away: what was sent waits, and nothing is lost. Or it is back."""

    paused: bool


class Unread(Struct, frozen=True, tag_field="type", tag="error"):
    """A message could not be read or came too fast; the table goes on."""

    kind: str
    message: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Still here."""


FromServer = (
    Welcome
    | Sync
    | Ack
    | Refused
    | Checked
    | Chat
    | Presence
    | Clocks
    | Holding
    | Notes
    | Paused
    | Unread
    | Pong
)


# Bytes

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Unreadable(ValueError):
    """These bytes are not a message; the text says what is wrong with them."""


def read(data: str | bytes) -> FromClient:
    """A message from a client."""
    try:
        return _decoder.decode(data)
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def read_as(data: bytes, kind: type[T]) -> T:
    """The body of an HTTP request."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def write(message: FromServer) -> str:
    """A message to a client, as text."""
    return _encoder.encode(message).decode()
