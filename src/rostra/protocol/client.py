"""Messages from a client on the WebSocket of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rostra.protocol.shapes import LONGEST_CHAT, LONGEST_NOTES, Action, IntentId, Seat


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: how many events of each seat were seen before."""

    seen: dict[Seat, Annotated[int, Meta(ge=0)]] = {}


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
    """Keep my private notes."""

    seat: Seat
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class Return(Struct, frozen=True, tag_field="type", tag="return"):
    """Take my seat back from the bot that holds it."""

    seat: Seat


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Ask for a sign of life."""


FromClient = Hello | Act | Check | Undo | Say | Note | Return | Ping
