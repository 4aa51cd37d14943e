"""The HTTP endpoints about ratings, statistics and leagues."""

from __future__ import annotations

from starlette.requests import Request

from rostra.protocol import leagues
from rostra.protocol.tables import Nothing
from rostra.server.http import Endpoint, RateLimit, identity_of, origin_of
from rostra.server.leagues import Leagues
from rostra.server.lobby import Lobby
from rostra.server.table_registry import TableRegistry


def league_endpoints(registry: TableRegistry) -> list[Endpoint]:
    """All of them."""
    handle = Handlers(registry)
    get, post, all, one = "GET", "POST", "/api/leagues", "/api/leagues/{league}"
    league, several, new = leagues.League, leagues.Leagues, leagues.NewLeague
    return [
        Endpoint(get, "/api/me/record", "My ratings and statistics", handle.played, leagues.Played),
        Endpoint(get, all, "My leagues", handle.my_leagues, several),
        Endpoint(post, all, "Open a league", handle.open_league, league, new, 201),
        Endpoint(get, one, "A league", handle.league, league),
        Endpoint(post, f"{one}/close", "Close a league", handle.close_league, league, Nothing),
    ]


class Handlers:
    """Handles the calls."""

    def __init__(self, registry: TableRegistry) -> None:
        self._leagues = Leagues(registry, Lobby(registry))
        services = registry.services
        self._openings = RateLimit("leagues", services.limits.tables_per_minute, services.storage)

    async def played(self, request: Request, body: None) -> leagues.Played:
        """How somebody has played so far."""
        return await self._leagues.record(identity_of(request))

    async def my_leagues(self, request: Request, body: None) -> leagues.Leagues:
        """The leagues of somebody."""
        return await self._leagues.of(identity_of(request))

    async def open_league(self, request: Request, body: leagues.NewLeague) -> leagues.League:
        """Somebody opens a league."""
        await self._openings.use(request)
        return await self._leagues.open(identity_of(request), origin_of(request), body.name)

    async def league(self, request: Request, body: None) -> leagues.League:
        """A league."""
        league = str(request.path_params["league"])
        return await self._leagues.league(league, identity_of(request), origin_of(request))

    async def close_league(self, request: Request, body: Nothing) -> leagues.League:
        """Its host closes it."""
        await self._leagues.close(str(request.path_params["league"]), identity_of(request))
        return await self.league(request, None)
