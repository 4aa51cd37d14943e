"""What all messages share: data of a game as JSON, names, and the limits of what may be said."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw

GameName = Annotated[str, Meta(max_length=40, title="GameName")]
"""A game that the server knows: one of ``rostra.games``."""
Seat = Annotated[int, Meta(ge=0, le=7)]

Action = Annotated[dict[str, Any], Meta(title="Action")]
"""An action in the game's own words; whether it is one is for the table to say."""
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
EncodedEvent = Annotated[Raw, Meta(title="GameEvent")]
"""An event that was encoded before, to be sent to many."""
View = Annotated[dict[str, Any], Meta(title="View")]
"""What a seat may know, as the game's schema has it."""
Changes = Annotated[dict[str, Any], Meta(title="Partial<View>")]
"""The parts of a view that have changed."""
Position = Annotated[dict[str, Any], Meta(title="Position")]
"""Everything, as a position: only ever sent when the game is over."""

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_NOTES = 8_000
LONGEST_INTENT = 40
LONGEST_MESSAGE = 16 * 1024
"""Bytes in one message on a WebSocket."""

Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
"""The server trims a name and then counts again."""
IntentId = Annotated[str, Meta(min_length=1, max_length=LONGEST_INTENT)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
