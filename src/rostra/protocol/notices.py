"""Requests and answers of the HTTP interface: how people are told that a table waits for them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

HookKind = Literal["discord", "slack", "matrix", "ntfy"]
Language = Annotated[str, Meta(max_length=5)]
Url = Annotated[str, Meta(max_length=1000)]


class PushKey(Struct, frozen=True):
    """What a browser needs to be sent messages by this server; ``None``: it sends none."""

    key: str | None


class Subscribe(Struct, frozen=True):
    """Where and how a browser can be sent messages."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]
    language: Language = "en"


class Unsubscribe(Struct, frozen=True):
    """A browser does not want any more messages."""

    endpoint: Url


class SetWebhook(Struct, frozen=True):
    """Whom the server calls when somebody must act at a table."""

    kind: HookKind
    url: Url
    language: Language = "en"
