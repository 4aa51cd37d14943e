"""The HTTP endpoints about people who keep their name."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rostra.protocol import people
from rostra.protocol.tables import Nothing
from rostra.server.http import Endpoint, RateLimit, identity_of, origin_of
from rostra.server.identity import identity, new_secret
from rostra.server.people import People
from rostra.server.table_registry import TableRegistry


def people_endpoints(registry: TableRegistry) -> list[Endpoint]:
    """All of them."""
    handle = Handlers(registry)
    me, json = people.Myself, "application/json"
    get, post, delete = "GET", "POST", "DELETE"
    keys, sign_in, new = "/api/me/passkeys", "/api/sign-in", people.NewPasskey
    return [
        Endpoint(get, "/api/me", "Who I am", handle.me, me),
        Endpoint(get, "/api/me/data", "All that is stored about me", handle.data, json),
        Endpoint(delete, "/api/me", "Erase all that is stored about me", handle.erase, me, Nothing),
        Endpoint(post, "/api/me/name", "Have another name", handle.rename, me, people.Rename),
        Endpoint(post, f"{keys}/options", "Before a passkey is made", handle.creation, json, new),
        Endpoint(post, keys, "Keep my name with a passkey", handle.make, me, people.MakePasskey),
        Endpoint(delete, f"{keys}/{{passkey}}", "Remove a passkey", handle.remove, me, Nothing),
        Endpoint(post, f"{sign_in}/options", "Before a passkey is used", handle.request, json, Nothing),
        Endpoint(post, sign_in, "Sign in with a passkey", handle.use, me, people.UsePasskey),
        Endpoint(post, "/api/sign-out", "Be a guest again", handle.sign_out, me, people.SignOut),
    ]


class Handlers:
    """Handles the calls."""

    def __init__(self, registry: TableRegistry) -> None:
        self._people, self._services = People(registry), registry.services
        self._tries = RateLimit("passkeys", self._services.limits.passkeys_per_minute, self._services.storage)

    async def me(self, request: Request, body: None) -> people.Myself:
        """Who somebody is."""
        return await self._people.myself(identity_of(request), origin_of(request))

    async def rename(self, request: Request, body: people.Rename) -> people.Myself:
        """Somebody has another name."""
        await self._people.rename(identity_of(request), body.name)
        return await self.me(request, None)

    async def creation(self, request: Request, body: people.NewPasskey) -> Response:
        """What a browser needs to make a passkey."""
        await self._tries.use(request)
        return _json(await self._people.creation(identity_of(request), origin_of(request), body.name))

    async def make(self, request: Request, body: people.MakePasskey) -> people.Myself:
        """A guest becomes a person, or a person has one passkey more."""
        await self._tries.use(request)
        secret = await self._people.made(identity_of(request), origin_of(request), body)
        return await self._as(request, secret)

    async def request(self, request: Request, body: Nothing) -> Response:
        """What a browser needs to use a passkey."""
        await self._tries.use(request)
        return _json(await self._people.request(identity_of(request), origin_of(request)))

    async def use(self, request: Request, body: people.UsePasskey) -> people.Myself:
        """Somebody signs in."""
        await self._tries.use(request)
        secret = await self._people.used(identity_of(request), origin_of(request), body.credential)
        return await self._as(request, secret)

    async def remove(self, request: Request, body: Nothing) -> people.Myself:
        """Somebody removes a passkey."""
        await self._people.remove_passkey(identity_of(request), str(request.path_params["passkey"]))
        return await self.me(request, None)

    async def sign_out(self, request: Request, body: people.SignOut) -> people.Myself:
        """Somebody is a guest again."""
        secret: str = request.state.secret
        await self._people.sign_out(identity_of(request), secret, body.everywhere)
        return await self._as(request, new_secret())

    async def data(self, request: Request, body: None) -> Response:
        """Everything about somebody, as a file."""
        await self._tries.use(request)
        text = msgspec.json.format(msgspec.json.encode(await self._people.data(identity_of(request))))
        headers = {"content-disposition": 'attachment; filename="rostra.json"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="application/json")

    async def erase(self, request: Request, body: Nothing) -> people.Myself:
        """Somebody is forgotten."""
        await self._tries.use(request)
        await self._people.erase(identity_of(request))
        return await self._as(request, new_secret())

    async def _as(self, request: Request, secret: str | None) -> people.Myself:
        """Who somebody is whose browser holds this secret from now on."""
        if secret is not None:
            request.state.given = secret
            request.state.identity = await identity(secret, self._services)
        return await self.me(request, None)


def _json(text: str) -> Response:
    return Response(text, headers={"cache-control": "no-store"}, media_type="application/json")
