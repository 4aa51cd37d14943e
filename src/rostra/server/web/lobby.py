"""The calls about tables and seats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request

from rostra.games.idus_martii import components as idus
from rostra.games.quo_vadis import components as quo
from rostra.games.quo_vadis.game import EDITIONS, VARIANTS
from rostra.games.quo_vadis.schema import Board
from rostra.protocol import tables
from rostra.server.hall import Hall
from rostra.server.problems import Problem
from rostra.server.reception import Reception
from rostra.server.web.asking import Sparing, identity, origin, table

T = TypeVar("T")


class Lobby:
    """Answers them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._reception = Reception(hall)
        self._guesses = Sparing(hall.house.limits.guesses_a_minute)
        self._laying = Sparing(hall.house.limits.tables_a_minute)

    async def games(self, request: Request, body: None) -> tables.Games:
        """What can be played, and with which bots."""
        board = msgspec.convert(quo.BOARD, Board)
        quo_vadis = tables.QuoVadisInfo((quo.MIN_PLAYERS, quo.MAX_PLAYERS), [*EDITIONS], [*VARIANTS], board)
        limits = {players: idus.LIMIT[players] for players in range(idus.MIN_PLAYERS, idus.MAX_PLAYERS + 1)}
        idus_martii = tables.IdusMartiiInfo((idus.MIN_PLAYERS, idus.MAX_PLAYERS), limits)
        levels = {game: self._hall.house.levels(game) for game in ("quo-vadis", "idus-martii")}
        return tables.Games(tables.GamesInfo(quo_vadis, idus_martii), levels)

    async def lay(self, request: Request, body: tables.NewTable) -> tables.Made:
        """A new table."""
        self._laying.use(request)
        return await self._reception.lay(body, identity(request))

    async def listed(self, request: Request, body: None) -> tables.Tables:
        """The tables everybody may join or watch."""
        return tables.Tables(await self._reception.lobby(identity(request), origin(request)))

    async def mine(self, request: Request, body: None) -> tables.Tables:
        """The tables of whoever asks."""
        return tables.Tables(await self._reception.mine(identity(request), origin(request)))

    async def info(self, request: Request, body: None) -> tables.TableInfo:
        """One table."""
        return await self._reception.info(table(request), identity(request), origin(request))

    async def code(self, request: Request, body: None) -> tables.Found:
        """The table behind a code."""
        code = str(request.path_params["code"])
        return tables.Found(await self._guessed(request, lambda: self._reception.find_code(code)))

    async def take(self, request: Request, body: tables.TakeSeat) -> tables.TableInfo:
        """Somebody sits down."""
        async with self._hall.at(table(request)) as hosted:
            await hosted.usher.take(_seat(request), identity(request), body.name)
            return hosted.room.info(identity(request), origin(request))

    async def leave(self, request: Request, body: tables.Nothing) -> tables.TableInfo:
        """Somebody stands up."""
        async with self._hall.at(table(request)) as hosted:
            await hosted.usher.leave(_seat(request), identity(request))
            return hosted.room.info(identity(request), origin(request))

    async def bot(self, request: Request, body: tables.SeatBot) -> tables.TableInfo:
        """A bot sits down."""
        async with self._hall.at(table(request)) as hosted:
            await hosted.usher.fill(_seat(request), identity(request), body.level)
            return hosted.room.info(identity(request), origin(request))

    async def link(self, request: Request, body: tables.Nothing) -> tables.Link:
        """What brings seats back."""
        return tables.Link(await self._reception.link(table(request), identity(request)))

    async def back(self, request: Request, body: tables.Back) -> tables.Returned:
        """Bringing them back."""
        who = identity(request)
        return await self._guessed(request, lambda: self._reception.back(body.token, who))

    async def rematch(self, request: Request, body: tables.Nothing) -> tables.Made:
        """The same again."""
        self._laying.use(request)
        return await self._reception.rematch(table(request), identity(request))

    async def _guessed(self, request: Request, find: Callable[[], Awaitable[T]]) -> T:
        """Find something that must not be found by trying."""
        self._guesses.check(request)
        try:
            return await find()
        except Problem:
            self._guesses.count(request)
            raise


def _seat(request: Request) -> int:
    return int(request.path_params["seat"])
