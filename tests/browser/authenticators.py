"""Chromium's virtual authenticators: passkeys without a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession

from .conftest import Come
from .people import Person
from .server import Server

PLATFORM = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""As in a phone: it finds passkeys by itself, and somebody has put their finger on it."""


class Authenticator:
    """The authenticator of one browser."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        added = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": PLATFORM})
        self._id = {"authenticatorId": added["authenticatorId"]}

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """A passkey that was synchronised from another device."""
        self._session.send("WebAuthn.addCredential", {**self._id, "credential": passkey})


def with_authenticator(come: Come, server: Server, name: str, **device: Any) -> tuple[Person, Authenticator]:
    """Somebody whose browser can have passkeys, at a name at which they work."""
    person = come(name, base_url=f"http://localhost:{server.port}", **device)
    return person, Authenticator(person)
