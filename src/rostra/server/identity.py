"""Who somebody is: the holder of a random secret. Only its hash is ever kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "rostra"
BYTES = 32
"""256 random bits."""
LIFETIME = 400 * 24 * 60 * 60
"""Seconds a browser keeps the cookie: as long as browsers will."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def hashed(secret: str) -> str:
    """What the server keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_in(cookies: str) -> str | None:
    """The secret in a ``Cookie`` header, if it has the form of one."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and _SECRET.fullmatch(found.value) else None


def cookie(secret: str, secure: bool) -> str:
    """The ``Set-Cookie`` header: not for scripts, and never sent along from other sites."""
    parts = f"{COOKIE}={secret}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Strict"
    return f"{parts}; Secure" if secure else parts
