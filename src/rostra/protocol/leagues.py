"""Answers of the HTTP interface: ratings, statistics and leagues."""

from __future__ import annotations

from msgspec import Struct

from rostra.protocol.tables import Name, TableInfo


class RatedGame(Struct, frozen=True):
    """A game that changed my rating: when, and what it was afterwards (OpenSkill's mu and sigma)."""

    table: str
    at: int
    place: int
    players: int
    mu: float
    sigma: float


class Rating(Struct, frozen=True):
    """What I am rated in a game."""

    game: str
    mu: float
    sigma: float
    games: int
    provisional: bool
    """So few games, or so uncertain, that it may still change much."""
    history: list[RatedGame]
    """The latest, oldest first."""


class Statistic(Struct, frozen=True):
    """How many games I have finished."""

    game: str
    games: int
    won: int
    rated: int


class Played(Struct, frozen=True):
    """How I have played so far."""

    ratings: list[Rating]
    statistics: list[Statistic]


class NewLeague(Struct, frozen=True):
    """A request for a league."""

    name: Name


class LeagueScore(Struct, frozen=True):
    """What somebody has reached in a league."""

    name: str
    games: int
    won: int
    points: int
    me: bool


class League(Struct, frozen=True):
    """A league, for whoever has its link."""

    league: str
    name: str
    host: bool
    closed: bool
    standings: list[LeagueScore]
    """The best first."""
    tables: list[TableInfo]
    """Open ones first, then the latest."""


class LeagueName(Struct, frozen=True):
    """A league in a list."""

    league: str
    name: str


class Leagues(Struct, frozen=True):
    """Several leagues."""

    leagues: list[LeagueName]
