"""People who keep their name: how a guest becomes one, and how they sign in elsewhere."""

from __future__ import annotations

import logging
import secrets
from typing import Any

from msgspec.structs import replace

from rostra.protocol.people import MakePasskey, Myself, Passkey, Person
from rostra.server import hosting, passkeys
from rostra.server.errors import RequestError
from rostra.server.identity import LIFETIME, hashed, new_secret, new_session
from rostra.server.passkeys import Site
from rostra.server.storage.interface import Conflict, Damaged
from rostra.server.storage.people import ChallengeRow, PasskeyRow, PersonRow, SessionRow
from rostra.server.storage.personal_data import Data
from rostra.server.table_registry import TableRegistry
from rostra.server.typed_text import clean_name

log = logging.getLogger("rostra.server")

MAKE, USE = "make", "use"
"""What a challenge is for."""
MOST_PASSKEYS = 20
"""Of one person."""
NEW_NAME = "Rostra"
"""What a device calls a passkey whose owner has not said their name yet."""


class People:
    """All who keep their name."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._storage = registry.services.storage.people
        self._time, self._addresses = registry.services.time, registry.services.addresses

    def site(self, origin: str) -> Site:
        """Where passkeys are made, for somebody who reached us there."""
        site = self._addresses.passkey_site(origin)
        if site is None:
            raise RequestError("no-passkeys")
        return Site(*site)

    async def myself(self, identity: str, origin: str) -> Myself:
        """Who somebody is."""
        return Myself(await self._person(identity), self._addresses.passkey_site(origin) is not None)

    async def _person(self, identity: str) -> Person | None:
        row = await self._storage.find(identity)
        if row is None:
            return None
        keys = [
            Passkey(key.id, key.label, int(key.created), int(key.used))
            for key in await self._storage.passkeys_of(identity)
        ]
        return Person(row.name, int(row.created), keys)

    # Making and using passkeys

    async def creation(self, identity: str, origin: str, name: str | None) -> str:
        """What a browser needs to make a passkey: for a guest who becomes a person, or for a person."""
        site, known = self.site(origin), list[str]()
        row = await self._storage.find(identity)
        if row is not None:
            known = [key.id for key in await self._storage.passkeys_of(identity)]
        person = secrets.token_hex(32) if row is None else row.id
        challenge = await self._challenge(identity, MAKE, person)
        named = row.name if row is not None else clean_name(name or NEW_NAME)
        return passkeys.creation(site, person, named, challenge, known)

    async def request(self, identity: str, origin: str) -> str:
        """What a browser needs to use a passkey."""
        site = self.site(origin)
        return passkeys.request(site, await self._challenge(identity, USE, ""))

    async def _challenge(self, identity: str, purpose: str, person: str) -> str:
        challenge, now = secrets.token_urlsafe(32), self._time.now()
        row = ChallengeRow(identity, purpose, challenge, person, now + passkeys.TIMEOUT)
        await self._storage.save_challenge(row, now)
        return challenge

    async def _answered(self, identity: str, purpose: str) -> ChallengeRow:
        """The challenge that somebody answers; whatever becomes of it, it is used up."""
        challenge = await self._storage.take_challenge(identity, purpose, self._time.now())
        if challenge is None:
            raise RequestError("late-passkey")
        return challenge

    async def made(self, identity: str, origin: str, asked: MakePasskey) -> str | None:
        """A passkey was made. A guest is a person from now on, and gets the secret of a session."""
        site, name = self.site(origin), clean_name(asked.name)
        challenge = await self._answered(identity, MAKE)
        new, now = passkeys.made(site, challenge.challenge, asked.credential), self._time.now()
        label = " ".join(asked.label.split())
        label = label if label.isprintable() else ""
        passkey = PasskeyRow(new.id, challenge.person, new.public_key, new.uses, label, now, now)
        try:
            if challenge.person == identity:
                await self._storage.add_passkey(passkey, MOST_PASSKEYS)
                return None
            person = PersonRow(challenge.person, name, now)
            secret, session = self._session(person.id)
            await self._show(await self._storage.create(person, passkey, session, identity))
        except Conflict:
            raise RequestError("bad-passkey") from None
        return secret

    async def used(self, identity: str, origin: str, credential: dict[str, Any]) -> str:
        """A passkey was used: its owner gets the secret of a session, and what the guest here had."""
        site = self.site(origin)
        challenge = await self._answered(identity, USE)
        passkey = await self._storage.find_passkey(str(credential.get("id", "")))
        if passkey is None:
            raise RequestError("unknown-passkey")
        uses = passkeys.used(site, challenge.challenge, credential, passkey.public_key, passkey.uses)
        is_guest = await self._storage.find(identity) is None
        secret, session = self._session(passkey.person)
        passkey = replace(passkey, uses=uses, used=session.created)
        try:
            await self._show(await self._storage.sign_in(session, identity if is_guest else None, passkey))
        except Conflict:
            raise RequestError("unknown-passkey") from None
        await self._storage.forget_sessions(session.created - LIFETIME)
        return secret

    def _session(self, person: str) -> tuple[str, SessionRow]:
        secret = new_session()
        return secret, SessionRow(hashed(secret), person, self._time.now())

    async def _show(self, tables: list[str]) -> None:
        """The seats of some tables have changed owners: those in use here must know now."""
        for table in tables:
            live = self._registry.live(table)
            if live is not None:
                await live.read_again()

    # Changes

    async def rename(self, identity: str, name: str) -> None:
        """Somebody has another name from now on."""
        await self.check(identity)
        await self._storage.rename(identity, clean_name(name))

    async def remove_passkey(self, identity: str, id: str) -> None:
        """Somebody has one passkey less, but not none: they could never come back."""
        await self.check(identity)
        try:
            await self._storage.remove_passkey(identity, id)
        except Conflict:
            raise RequestError("last-passkey") from None

    async def sign_out(self, identity: str, secret: str, everywhere: bool) -> None:
        """Somebody is a guest again, here or everywhere."""
        await self._storage.sign_out(identity, None if everywhere else hashed(secret))
        if everywhere:
            self._registry.disconnect(identity)

    # All about somebody, guest or person

    async def data(self, identity: str) -> Data:
        """Everything that is stored about somebody."""
        return await self._storage.collected(identity)

    async def erase(self, identity: str) -> None:
        """Forget somebody: bots play on for them, and what they played and said is nobody's."""
        await self._storage.erase_notes(identity)
        for table in await self._storage.open_tables_of(identity):
            await self._give_up(table, identity)
        await self._show(await self._storage.erase(identity, hashed(new_secret())))
        self._registry.disconnect(identity)

    async def _give_up(self, table: str, identity: str) -> None:
        storage, services = self._registry.services.storage, self._registry.services
        try:
            async with self._registry.open(table) as live:
                level = services.stand_in_level(live.row.game)
                await live.seat_changes.make(lambda row, seats: hosting.gone(row, seats, identity, level))
                if live.row.status == "waiting" and not live.row.host:
                    await storage.delete_table(table)
        except (RequestError, Damaged):  # over by now, or damaged: what is left there is erased all the same
            log.info("Table %s could not be left", table)

    async def check(self, identity: str) -> PersonRow:
        """Somebody who keeps their name; ``RequestError`` if they are a guest."""
        row = await self._storage.find(identity)
        if row is None:
            raise RequestError("no-person-yet")
        return row
