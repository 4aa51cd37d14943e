"""What a webhook is told, in the manner of the service that hears it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from rostra.protocol.notices import HookKind

Call = tuple[str, dict[str, Any]]
"""An address, and what is sent there as JSON."""


def _discord(url: str, text: str, link: str) -> Call:
    """Nobody is mentioned, whatever people call themselves, and no name is Markdown."""
    plain = re.sub(r"([\\*_~`|>\[\]()#-])", r"\\\1", text)
    return url, {"content": f"{plain} <{link}>", "allowed_mentions": {"parse": []}}


def _slack(url: str, text: str, link: str) -> Call:
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, name)
    return url, {"text": f"{text} {link}"}


def _matrix(url: str, text: str, link: str) -> Call:
    return url, {"text": f"{text} {link}", "username": "Rostra"}


def _ntfy(url: str, text: str, link: str) -> Call:
    """JSON goes to the server itself, and names the topic."""
    parts = urlsplit(url)
    before, _, topic = parts.path.rstrip("/").rpartition("/")
    root = urlunsplit((parts.scheme, parts.netloc, f"{before}/", "", ""))
    return root, {"topic": topic, "title": "Rostra", "message": text, "click": link}


CALLS: Mapping[HookKind, Callable[[str, str, str], Call]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "ntfy": _ntfy,
}
