"""The server's own addresses: which ones it answers to, and the links and QR codes it gives to others."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from functools import cache
from io import BytesIO, StringIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno

LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Addresses:
    """The server's own addresses. Others are refused: a foreign name may have been made to point here."""

    public: str | None = None
    """Where it is reached from outside, as an origin: ``https://rostra.example``."""
    lan: str | None = None
    """Where it is reached from the same network, as an origin: ``http://192.168.1.5:8000``."""

    def is_ours(self, host: str) -> bool:
        """Whether a ``Host`` header names this server: an IP address, this machine, or the public name."""
        name = hostname(host)
        if name is None:
            return False
        public = None if self.public is None else hostname(urlsplit(self.public).netloc)
        known = {*LOCAL, _own_name(), public}
        return name in known or name.endswith((".localhost", ".local")) or _is_ip_address(name)

    def link(self, path: str, origin: str | None) -> str:
        """A link for others, given the origin at which somebody reached us."""
        if self.public is not None:
            return self.public + path
        here = hostname(urlsplit(origin).netloc) if origin else None
        if self.lan is not None and (here is None or here in LOCAL):
            return self.lan + path
        return (origin or "") + path

    def passkey_site(self, origin: str) -> tuple[str, str] | None:
        """The host name and the origin at which passkeys can be made by somebody who reached us there.

        Browsers want TLS and a name. So that is the public name and nothing else; without one, this machine.
        """
        here = hostname(urlsplit(origin).netloc) or ""
        if self.public is not None:
            is_public = self.is_secure and here == hostname(urlsplit(self.public).netloc)
            return (here, self.public) if is_public else None
        return (here, origin) if here == "localhost" or here.endswith(".localhost") else None

    @property
    def is_secure(self) -> bool:
        """Whether people come over TLS."""
        return self.public is not None and self.public.startswith("https://")


def hostname(netloc: str) -> str | None:
    """The name in ``name:port``, in lower case; ``None`` if there is none."""
    try:
        name = urlsplit(f"//{netloc}").hostname
    except ValueError:
        return None
    return name or None


@cache
def _own_name() -> str:
    return socket.gethostname().lower()


def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def lan_address() -> str | None:
    """The IP address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def qr_svg(link: str) -> bytes:
    """A link as a QR code in SVG: black on white, for every camera."""
    picture = BytesIO()
    code = segno.make(link, error="m", micro=False)
    look = {"dark": "#000", "light": "#fff", "border": 4, "svgclass": None, "lineclass": None}
    code.save(picture, kind="svg", xmldecl=False, nl=False, omitsize=True, **look)
    return picture.getvalue()


def qr_text(link: str) -> str:
    """A link as a QR code in block characters, for a terminal."""
    rows = StringIO()
    segno.make(link, error="l", micro=False).terminal(rows, compact=True, border=2)
    return rows.getvalue()
