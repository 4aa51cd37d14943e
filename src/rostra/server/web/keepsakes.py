"""The calls about what one takes home: records, replays and QR codes."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from rostra.protocol import tables
from rostra.server import replays
from rostra.server.hall import Hall
from rostra.server.problems import Problem
from rostra.server.web import qr
from rostra.server.web.asking import Sparing, origin, table
from rostra.table import records

Finished = tuple[dict[str, Any], list[str | None], list[tables.Reasons | None]]


class Keepsakes:
    """Answers them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._uploads = Sparing(hall.house.limits.uploads_a_minute)
        self._replays = Sparing(hall.house.limits.replays_a_minute)

    async def record(self, request: Request, body: None) -> Response:
        """The record of a finished game, as text."""
        record, names, _ = await self._finished(table(request))
        text = records.dump({**record, "names": names})
        name = f"{record['game']}-{table(request)}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, headers=headers, media_type="application/jsonl")

    async def replay(self, request: Request, body: None) -> tables.Replay:
        """The replay of a finished game."""
        self._replays.use(request)
        return await asyncio.to_thread(replays.frames, *await self._finished(table(request)))

    async def upload(self, request: Request, body: tables.Upload) -> tables.Replay:
        """The replay of a record somebody brings."""
        self._uploads.use(request)
        return await asyncio.to_thread(replays.uploaded, body.record, self._hall.house.limits)

    async def qr(self, request: Request, body: None) -> Response:
        """The link to join, as a picture; whether there is such a table is not told."""
        code = str(request.path_params["code"]).upper()
        if not (code.isascii() and code.isalpha() and len(code) == 4):
            raise Problem("no-such-code")
        link = self._hall.house.addresses.link(f"/join/{code}", origin(request))
        return Response(qr.svg(link), headers={"cache-control": "no-store"}, media_type="image/svg+xml")

    async def _finished(self, name: str) -> Finished:
        """The record of a table, the names at it and the bots' reasons; ``Problem`` before the end."""
        async with self._hall.at(name) as hosted, hosted.keeper.lock:
            if hosted.room.row.status != "over":
                raise Problem("not-over")
            chronicle = await hosted.keeper.chronicle()
            names = [seat.name for seat in hosted.room.seats]
            return chronicle.table.record(), names, chronicle.reasons
