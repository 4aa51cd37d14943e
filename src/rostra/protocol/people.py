"""Requests and answers of the HTTP interface: people who keep their name."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from rostra.protocol.tables import Name

Credential = Annotated[dict[str, Any], Meta(title="PublicKeyCredentialJSON")]
"""What a browser's authenticator answered, as its ``toJSON`` gives it."""


class Passkey(Struct, frozen=True):
    """A passkey of mine."""

    id: str
    label: str
    """On what kind of device it was made."""
    created: int
    used: int


class Person(Struct, frozen=True):
    """Somebody who keeps their name, as they see themselves."""

    name: str
    created: int
    passkeys: list[Passkey]


class Myself(Struct, frozen=True):
    """Who I am here."""

    person: Person | None
    """Nobody yet: a guest."""
    passkeys: bool
    """Whether passkeys can be made and used at this address."""


class NewPasskey(Struct, frozen=True):
    """A request to make a passkey; the name is what the device will call it, for a guest."""

    name: Name | None = None


class MakePasskey(Struct, frozen=True):
    """A passkey that was made: a guest keeps this name with it, a person has one more."""

    name: Name
    label: Annotated[str, Meta(max_length=40)]
    credential: Credential


class UsePasskey(Struct, frozen=True):
    """A passkey that was used."""

    credential: Credential


class SignOut(Struct, frozen=True):
    """A request to be a guest again, in this browser or in all."""

    everywhere: bool = False


class Rename(Struct, frozen=True):
    """A request for another name."""

    name: Name
