"""Ratings, statistics and leagues, as people see them; everything is of finished games."""

from __future__ import annotations

import secrets

from rostra.protocol import leagues as protocol
from rostra.server.errors import RequestError
from rostra.server.lobby import ID_CHARACTERS, Lobby
from rostra.server.storage.interface import Conflict
from rostra.server.storage.leagues import LeagueRow, RatingRow
from rostra.server.table_registry import TableRegistry
from rostra.server.typed_text import clean_name

PROVISIONAL_GAMES, PROVISIONAL_SIGMA = 5, 5.0
"""A rating after fewer games, or less certain, is provisional; new ones have a sigma of 25/3."""
HISTORY = 200
"""Rated games that are shown."""
MOST_LEAGUES = 20
"""That one person may have open."""
SHOWN = 50
"""Leagues in a list, tables of a league."""


class Leagues:
    """All leagues of the server."""

    def __init__(self, registry: TableRegistry, lobby: Lobby) -> None:
        self._storage, self._time = registry.services.storage, registry.services.time
        self._results, self._lobby = registry.services.storage.results, lobby

    async def record(self, identity: str) -> protocol.Played:
        """How somebody has played so far."""
        ratings = [await self._rating(identity, row) for row in await self._results.ratings_of(identity)]
        statistics = [protocol.Statistic(*one) for one in await self._results.statistics_of(identity)]
        return protocol.Played(ratings, statistics)

    async def _rating(self, identity: str, row: RatingRow) -> protocol.Rating:
        history = [
            protocol.RatedGame(one.table_id, int(one.at), one.place, one.players, one.mu, one.sigma)
            for one in await self._results.results_of(identity, row.game, HISTORY)
            if one.mu is not None and one.sigma is not None
        ]
        provisional = row.games < PROVISIONAL_GAMES or row.sigma > PROVISIONAL_SIGMA
        return protocol.Rating(row.game, row.mu, row.sigma, row.games, provisional, history)

    async def open(self, identity: str, origin: str, name: str) -> protocol.League:
        """Somebody opens a league."""
        id = "".join(secrets.choice(ID_CHARACTERS) for _ in range(14))
        row = LeagueRow(id, clean_name(name), identity, self._time.now())
        try:
            await self._results.create(row, MOST_LEAGUES)
        except Conflict:
            raise RequestError("too-many-leagues", most=MOST_LEAGUES) from None
        return await self.league(id, identity, origin)

    async def league(self, id: str, identity: str, origin: str) -> protocol.League:
        """A league, for whoever knows its link."""
        row = await self._find(id)
        standings = [
            protocol.LeagueScore(score.name, score.games, score.won, score.points, score.owner == identity)
            for score in await self._results.scores(id)
        ]
        tables = await self._lobby.tables_in(id, SHOWN, identity, origin)
        return protocol.League(
            row.id, row.name, row.host == identity, row.closed is not None, standings, tables
        )

    async def close(self, id: str, identity: str) -> None:
        """Its host closes a league."""
        if (await self._find(id)).host != identity:
            raise RequestError("not-host")
        await self._results.close(id, self._time.now())

    async def of(self, identity: str) -> protocol.Leagues:
        """The leagues of somebody."""
        rows = await self._results.leagues_of(identity, SHOWN)
        return protocol.Leagues([protocol.LeagueName(row.id, row.name) for row in rows])

    async def _find(self, id: str) -> LeagueRow:
        row = await self._results.find(id)
        if row is None:
            raise RequestError("no-such-league")
        return row
