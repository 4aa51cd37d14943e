"""The HTTP endpoints, in one list: routes, the OpenAPI document and tests are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from rostra import bots
from rostra.games import GAMES
from rostra.kernel.game import Game
from rostra.protocol import tables
from rostra.server import hosting, replays, seats
from rostra.server.addresses import qr_svg
from rostra.server.errors import RequestError
from rostra.server.http import Endpoint, RateLimit, identity_of, origin_of, seat_of, table_of
from rostra.server.league_endpoints import league_endpoints
from rostra.server.lobby import Lobby
from rostra.server.notice_endpoints import notice_endpoints
from rostra.server.people_endpoints import people_endpoints
from rostra.server.puzzle_endpoints import puzzle_endpoints
from rostra.server.review_endpoints import review_endpoints
from rostra.server.storage.rows import StoredTable, TableRow
from rostra.server.table_registry import TableRegistry
from rostra.server.thinking import Thought
from rostra.table import records

T = TypeVar("T")


def endpoints(registry: TableRegistry) -> list[Endpoint]:
    """All endpoints but that of the OpenAPI document itself."""
    handle = Handlers(registry)
    made, info, several, nothing = tables.Made, tables.TableInfo, tables.Tables, tables.Nothing
    table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat:int}"
    replay, jsonl, svg = tables.Replay, "application/jsonl", "image/svg+xml"
    get, post, delete = "GET", "POST", "DELETE"
    return [
        Endpoint(get, "/api/games", "The games, and the bots for each", handle.games, tables.Games),
        Endpoint(post, "/api/tables", "Create a table", handle.create, made, tables.NewTable, 201),
        Endpoint(get, "/api/tables", "The listed tables that wait or play", handle.listed, several),
        Endpoint(get, "/api/tables/mine", "The tables where I have a seat", handle.mine, several),
        Endpoint(get, table, "A table from outside", handle.info, info),
        Endpoint(get, "/api/codes/{code}", "The table with a code", handle.code, tables.Found),
        Endpoint(post, seat, "Take a free seat", handle.take, info, tables.TakeSeat),
        Endpoint(delete, seat, "Give a seat up, or leave it to a bot", handle.leave, info, nothing),
        Endpoint(post, f"{seat}/bot", "Give a free seat to a bot", handle.bot, info, tables.SeatBot),
        Endpoint(post, f"{seat}/remove", "Send somebody away", handle.remove, info, tables.Remove),
        Endpoint(post, f"{seat}/close", "Close a free seat, or open it", handle.close, info, tables.Close),
        Endpoint(post, f"{seat}/host", "Make somebody the host", handle.host, info, nothing),
        Endpoint(post, f"{seat}/mute", "Let somebody talk or not", handle.mute, info, tables.Mute),
        Endpoint(delete, f"{table}/bans", "Lift all bans", handle.pardon, info, nothing),
        Endpoint(post, f"{table}/vote", "Vote to end the game", handle.vote, info, tables.Vote),
        Endpoint(post, f"{table}/link", "A token for my seats", handle.link, tables.Link, nothing),
        Endpoint(post, "/api/back", "Use such a token", handle.back, tables.Returned, tables.Back),
        Endpoint(post, f"{table}/rematch", "The same people again", handle.rematch, made, nothing, 201),
        Endpoint(get, f"{table}/record", "The record of a finished game", handle.record, jsonl),
        Endpoint(get, f"{table}/replay", "The replay of a finished game", handle.replay, replay),
        Endpoint(
            post,
            "/api/replays",
            "The replay of a record",
            handle.upload,
            replay,
            tables.Upload,
            is_large=True,
        ),
        Endpoint(get, "/api/qr/{code}", "The link to join as a QR code", handle.qr, svg),
        *people_endpoints(registry),
        *league_endpoints(registry),
        *notice_endpoints(registry),
        *puzzle_endpoints(),
        *review_endpoints(registry),
    ]


class Handlers:
    """Handles the calls."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._services = registry.services
        self._lobby = Lobby(registry)
        limits, storage = registry.services.limits, registry.services.storage
        self._guesses = RateLimit("guesses", limits.guesses_per_minute, storage)
        self._creations = RateLimit("tables", limits.tables_per_minute, storage)
        self._uploads = RateLimit("uploads", limits.uploads_per_minute)
        self._replays = RateLimit("replays", limits.replays_per_minute)

    # The lobby

    async def games(self, request: Request, body: None) -> tables.Games:
        """What can be played, and with which bots."""
        games = {name: _game_info(game) for name, game in GAMES.items()}
        levels = {game: self._services.levels(game) for game in games}
        return tables.Games(games, levels, {game: bots.characters(game) for game in games})

    async def create(self, request: Request, body: tables.NewTable) -> tables.Made:
        """A new table."""
        await self._creations.use(request)
        return await self._lobby.create(body, identity_of(request), request.state.address)

    async def listed(self, request: Request, body: None) -> tables.Tables:
        """The tables that everybody may join or watch."""
        return tables.Tables(await self._lobby.listed(identity_of(request), origin_of(request)))

    async def mine(self, request: Request, body: None) -> tables.Tables:
        """The tables of whoever asks."""
        return tables.Tables(await self._lobby.tables_of(identity_of(request), origin_of(request)))

    async def info(self, request: Request, body: None) -> tables.TableInfo:
        """One table."""
        return await self._lobby.info(table_of(request), identity_of(request), origin_of(request))

    async def code(self, request: Request, body: None) -> tables.Found:
        """The table behind a code."""
        code = str(request.path_params["code"])
        return tables.Found(await self._guessed(request, lambda: self._lobby.find_code(code)))

    async def link(self, request: Request, body: tables.Nothing) -> tables.Link:
        """A token that brings seats to another device."""
        return tables.Link(await self._lobby.new_token(table_of(request), identity_of(request)))

    async def back(self, request: Request, body: tables.Back) -> tables.Returned:
        """Using it there."""
        who = identity_of(request)
        return await self._guessed(request, lambda: self._lobby.redeem(body.token, who))

    async def rematch(self, request: Request, body: tables.Nothing) -> tables.Made:
        """The same people again."""
        await self._creations.use(request)
        return await self._lobby.rematch(table_of(request), identity_of(request))

    async def _guessed(self, request: Request, find: Callable[[], Awaitable[T]]) -> T:
        """Find something that must not be found by guessing."""
        await self._guesses.check(request)
        try:
            return await find()
        except RequestError:
            await self._guesses.use(request)
            raise

    # Seats

    async def take(self, request: Request, body: tables.TakeSeat) -> tables.TableInfo:
        """Somebody takes a seat."""
        seat, who = seat_of(request), identity_of(request)

        def change(table: TableRow, rows: seats.Seats) -> StoredTable:
            network = hosting.network(table, request.state.address)
            return seats.taken(table, rows, seat, who, body.name, network)

        return await self._change(request, change)

    async def leave(self, request: Request, body: tables.Nothing) -> tables.TableInfo:
        """Somebody gives a seat up."""
        seat, who = seat_of(request), identity_of(request)
        return await self._change(request, lambda table, rows: seats.left(table, rows, seat, who))

    async def bot(self, request: Request, body: tables.SeatBot) -> tables.TableInfo:
        """A bot takes a seat."""
        seat, who = seat_of(request), identity_of(request)

        def change(table: TableRow, rows: seats.Seats) -> StoredTable:
            characters = self._services.characters_of(table.game, body.level)
            filled = seats.filled(table, rows, seat, who, body, characters)
            self._services.check_bot(table.game, body)
            return filled

        return await self._change(request, change)

    # What a host decides, and what people decide together

    async def remove(self, request: Request, body: tables.Remove) -> tables.TableInfo:
        """The host sends somebody away."""
        seat, who = seat_of(request), identity_of(request)

        def change(table: TableRow, rows: seats.Seats) -> StoredTable:
            level = self._services.stand_in_level(table.game)
            return hosting.removed(table, rows, seat, who, level, body.ban)

        return await self._change(request, change)

    async def close(self, request: Request, body: tables.Close) -> tables.TableInfo:
        """The host closes or opens a free seat."""
        seat, who = seat_of(request), identity_of(request)
        return await self._change(request, lambda t, rows: hosting.closed(t, rows, seat, who, body.closed))

    async def host(self, request: Request, body: tables.Nothing) -> tables.TableInfo:
        """The host makes somebody else the host."""
        seat, who = seat_of(request), identity_of(request)
        return await self._change(request, lambda table, rows: hosting.handed_over(table, rows, seat, who))

    async def mute(self, request: Request, body: tables.Mute) -> tables.TableInfo:
        """The host lets somebody not talk, or talk again."""
        seat, who = seat_of(request), identity_of(request)
        return await self._change(request, lambda t, rows: hosting.muted(t, rows, seat, who, body.muted))

    async def pardon(self, request: Request, body: tables.Nothing) -> tables.TableInfo:
        """The host lifts all bans."""
        who = identity_of(request)
        return await self._change(request, lambda table, rows: hosting.pardoned(table, rows, who))

    async def vote(self, request: Request, body: tables.Vote) -> tables.TableInfo:
        """Somebody wants to end the game, or not any more."""
        who = identity_of(request)
        async with self._registry.open(table_of(request)) as live:
            await live.presence.vote_to_end(who, body.end)
            return live.info(who, origin_of(request))

    async def _change(self, request: Request, change: seats.Change) -> tables.TableInfo:
        async with self._registry.open(table_of(request)) as live:
            await live.seat_changes.make(change)
            return live.info(identity_of(request), origin_of(request))

    # Records, replays and QR codes

    async def record(self, request: Request, body: None) -> Response:
        """The record of a finished game, as text."""
        record, names, _ = await replays.finished(self._registry, table_of(request))
        text = records.dump({**record, "names": names})
        name = f"{record['game']}-{table_of(request)}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="application/jsonl")

    async def replay(self, request: Request, body: None) -> Response:
        """The replay of a finished game."""
        await self._replays.use(request)
        finished = await replays.finished(self._registry, table_of(request))
        return await self._computed(request, replays.encoded, *finished)

    async def upload(self, request: Request, body: tables.Upload) -> Response:
        """The replay of an uploaded record."""
        await self._uploads.use(request)
        return await self._computed(request, replays.encoded_upload, body.record, self._services.limits)

    async def _computed(self, request: Request, compute: Callable[..., bytes], *arguments: Any) -> Response:
        """JSON that takes a while to compute: where bots think, each address in its turn like a person."""
        thought = Thought(compute, partial(compute, *arguments))
        content = await self._services.thinking.think(request.state.address, "replays", [thought])
        return Response(content, headers={"cache-control": "no-store"}, media_type="application/json")

    async def qr(self, request: Request, body: None) -> Response:
        """The link to join as a picture, which does not tell whether there is such a table."""
        code = str(request.path_params["code"]).upper()
        if not (code.isascii() and code.isalpha() and len(code) == 4):
            raise RequestError("no-such-code")
        link = self._services.addresses.link(f"/join/{code}", origin_of(request))
        return Response(qr_svg(link), headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def _game_info(game: Game[Any]) -> dict[str, Any]:
    info: dict[str, Any] = {"players": [game.players[0], game.players[-1]]}
    if game.editions:
        info["editions"] = game.editions
    if game.variants:
        info["variants"] = game.variants
    return info | game.info()
