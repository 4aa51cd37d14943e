"""Leagues and results, as the storage has them."""

from __future__ import annotations

from msgspec import Struct

from rostra.server.storage.connection import Connection
from rostra.server.storage.group_commit import GroupCommit
from rostra.server.storage.interface import Conflict
from rostra.server.storage.rows import Mapper


class LeagueRow(Struct, frozen=True):
    """A league."""

    id: str
    name: str
    host: str
    created: float
    closed: float | None = None
    """Since when no table can be laid in it."""


class ResultRow(Struct, frozen=True):
    """How a game ended for somebody."""

    table_id: str
    game: str
    at: float
    players: int
    place: int
    won: int
    mu: float | None
    sigma: float | None


class RatingRow(Struct, frozen=True):
    """What somebody is rated in a game."""

    game: str
    mu: float
    sigma: float
    games: int


class Score(Struct, frozen=True):
    """What somebody has reached in a league."""

    owner: str
    name: str
    games: int
    won: int
    points: int


LEAGUES, RESULTS, RATINGS = Mapper(LeagueRow), Mapper(ResultRow), Mapper(RatingRow)


class ResultStorage:
    """Reads results and ratings, which are written when a game ends; stores leagues."""

    def __init__(self, writer: GroupCommit) -> None:
        self._writer = writer

    async def ratings_of(self, person: str) -> list[RatingRow]:
        """What somebody is rated."""
        sql = f"SELECT {RATINGS.columns} FROM ratings WHERE person = ? ORDER BY game"
        rows = await self._writer.read(lambda db: db.execute(sql, (person,)).fetchall())
        return [RATINGS.struct(row) for row in rows]

    async def results_of(self, owner: str, game: str, limit: int) -> list[ResultRow]:
        """The latest rated results of somebody in a game, the oldest first."""
        sql = (
            f"SELECT {RESULTS.columns} FROM results WHERE owner = ? AND game = ? AND mu IS NOT NULL"
            " ORDER BY at DESC LIMIT ?"
        )
        rows = await self._writer.read(lambda db: db.execute(sql, (owner, game, limit)).fetchall())
        return [RESULTS.struct(row) for row in reversed(rows)]

    async def statistics_of(self, owner: str) -> list[tuple[str, int, int, int]]:
        """Of each game: how many somebody has finished, won, and been rated in."""
        counted = "SELECT game, count(*), sum(won), count(mu) FROM results"
        sql = f"{counted} WHERE owner = ? GROUP BY game ORDER BY game"
        rows = await self._writer.read(lambda db: db.execute(sql, (owner,)).fetchall())
        return [(str(game), int(games), int(won), int(rated)) for game, games, won, rated in rows]

    # Leagues

    async def create(self, league: LeagueRow, most: int) -> None:
        """Store a league; ``Conflict`` if its host has too many that are open."""

        def work(db: Connection) -> None:
            count = "SELECT count(*) FROM leagues WHERE host = ? AND closed IS NULL"
            if db.execute(count, (league.host,)).fetchone()[0] >= most:
                raise Conflict("There are too many.")
            db.execute(
                f"INSERT INTO leagues ({LEAGUES.columns}) VALUES ({LEAGUES.places})", LEAGUES.values(league)
            )

        await self._writer.run(work)

    async def find(self, league: str) -> LeagueRow | None:
        """A league."""
        sql = f"SELECT {LEAGUES.columns} FROM leagues WHERE id = ?"
        found = await self._writer.read(lambda db: db.execute(sql, (league,)).fetchone())
        return None if found is None else LEAGUES.struct(found)

    async def close(self, league: str, at: float) -> None:
        """No table can be laid in a league any more."""

        def work(db: Connection) -> None:
            db.execute("UPDATE leagues SET closed = ? WHERE id = ? AND closed IS NULL", (at, league))

        await self._writer.run(work)

    async def leagues_of(self, identity: str, limit: int) -> list[LeagueRow]:
        """The leagues that somebody has opened, or sits or sat at a table of; the latest first."""
        sql = (
            f"SELECT {LEAGUES.columns} FROM leagues WHERE host = ?"
            " OR id IN (SELECT league FROM results WHERE owner = ? AND league IS NOT NULL)"
            " OR id IN (SELECT league FROM tables JOIN seats ON table_id = tables.id"
            " WHERE owner = ? AND league IS NOT NULL) ORDER BY created DESC LIMIT ?"
        )
        values = (identity, identity, identity, limit)
        rows = await self._writer.read(lambda db: db.execute(sql, values).fetchall())
        return [LEAGUES.struct(row) for row in rows]

    async def scores(self, league: str) -> list[Score]:
        """What everybody has reached in a league, best first; people under the name they keep."""
        sql = (
            "SELECT owner, coalesce(max(people.name), max(results.name)), count(*), sum(won), sum(beaten)"
            " FROM results LEFT JOIN people ON people.id = owner WHERE league = ? GROUP BY owner"
            " ORDER BY sum(beaten) DESC, sum(won) DESC, count(*), 2"
        )
        rows = await self._writer.read(lambda db: db.execute(sql, (league,)).fetchall())
        return [Score(str(owner), str(name), *map(int, counts)) for owner, name, *counts in rows]
