"""Under which names the server is reached: what it answers to, and what it tells others to type."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Addresses:
    """The server's own names. Others are refused: a foreign name can be made to point here (rebinding)."""

    public: str | None = None
    """Where it is reached from outside, as an origin: ``https://rostra.example``."""
    lan: str | None = None
    """Where it is reached from the same network, as an origin: ``http://192.168.1.5:8000``."""

    def is_ours(self, host: str) -> bool:
        """Whether a ``Host`` header names this server: a number, this machine, or the public name."""
        name = hostname(host)
        if name is None:
            return False
        public = None if self.public is None else hostname(urlsplit(self.public).netloc)
        known = {*LOCAL, _own_name(), public}
        return name in known or name.endswith((".localhost", ".local")) or _is_number(name)

    def link(self, path: str, origin: str | None) -> str:
        """A link for others, given the origin at which somebody reached us."""
        if self.public is not None:
            return self.public + path
        here = hostname(urlsplit(origin).netloc) if origin else None
        if self.lan is not None and (here is None or here in LOCAL):
            return self.lan + path
        return (origin or "") + path

    @property
    def is_secure(self) -> bool:
        """Whether people come over TLS."""
        return self.public is not None and self.public.startswith("https://")


def hostname(netloc: str) -> str | None:
    """The name in ``name:port``, in small letters; ``None`` if it is none."""
    try:
        name = urlsplit(f"//{netloc}").hostname
    except ValueError:
        return None
    return name or None


@cache
def _own_name() -> str:
    return socket.gethostname().lower()


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
