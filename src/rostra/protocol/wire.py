"""From bytes to messages and back."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rostra.protocol.client import FromClient
from rostra.protocol.server import FromServer

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Unreadable(ValueError):
    """These bytes are no message; the text says what is wrong with them."""


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
    """A message to a client: one text for all who get the same."""
    return _encoder.encode(message).decode()
