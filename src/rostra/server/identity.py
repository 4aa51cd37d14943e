"""Identity: whoever holds a random secret, kept in a cookie. The server stores only its hash.

A guest is that hash. The secret of somebody who has signed in begins with a mark, and its hash names their
session; so nobody has to look for a session of guests.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rostra.server.services import Services

COOKIE = "rostra"
SECRET_BYTES = 32
LIFETIME = 400 * 24 * 60 * 60
"""Seconds a browser keeps the cookie: as long as browsers allow."""

SESSION = "p."
"""The mark."""

_SECRET = re.compile(r"(p\.)?[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_session() -> str:
    """The same for somebody who signs in."""
    return SESSION + new_secret()


def hashed(secret: str) -> str:
    """What the server stores of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_in(cookies: str) -> str | None:
    """The secret in a ``Cookie`` header, if it looks like one."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and _SECRET.fullmatch(found.value) else None


def cookie(secret: str, secure: bool) -> str:
    """The ``Set-Cookie`` header: hidden from scripts, and never sent along from other sites."""
    parts = f"{COOKIE}={secret}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict"
    return f"{parts}; Secure" if secure else parts


async def identity(secret: str, services: Services) -> str | None:
    """Who holds a secret: a guest, or the person who has signed in with it; nobody, if that was long ago."""
    if not secret.startswith(SESSION):
        return hashed(secret)
    since = services.time.now() - LIFETIME
    return await services.storage.people.find_session(hashed(secret), since)
