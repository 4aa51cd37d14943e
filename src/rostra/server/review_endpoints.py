"""The HTTP endpoints of reviews. Every one of them makes sure first that the game is over."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request

from rostra.kernel.game import InvalidInput, Refusal
from rostra.protocol.reviews import ReviewState, SeenMoment, Trial, Tried, UploadedMoment, UploadedTrial
from rostra.protocol.tables import Nothing, Upload
from rostra.review import trying
from rostra.server import replays
from rostra.server.errors import RequestError, why
from rostra.server.http import Endpoint, RateLimit, identity_of, table_of
from rostra.server.limits import Limits
from rostra.server.table_registry import TableRegistry
from rostra.server.thinking import Thought
from rostra.table.table import Table

T = TypeVar("T")
Record = dict[str, Any]
UPLOADED = "record-"
"""How the names of reviews of uploaded records begin."""


def review_endpoints(registry: TableRegistry) -> list[Endpoint]:
    """The endpoints of reviews."""
    handle = Handlers(registry)
    get, post, table, all = "GET", "POST", "/api/tables/{table}/review", "/api/reviews"
    state, seen = ReviewState, SeenMoment
    moment = f"{table}/moments/{{number:int}}"
    return [
        Endpoint(post, table, "Ask for the review of a finished game", handle.ask, state, Nothing),
        Endpoint(get, table, "The review, as far as it is known", handle.state, state),
        Endpoint(get, moment, "A moment of a finished game", handle.moment, seen),
        Endpoint(post, f"{table}/tries", "Try something at a moment", handle.attempt, Tried, Trial),
        Endpoint(
            post, all, "Ask for the review of a record", handle.ask_upload, state, Upload, is_large=True
        ),
        Endpoint(get, f"{all}/{{review}}", "The review of a record", handle.state_upload, state),
        Endpoint(
            post,
            f"{all}/moments",
            "A moment of a record",
            handle.moment_upload,
            seen,
            UploadedMoment,
            is_large=True,
        ),
        Endpoint(
            post,
            f"{all}/tries",
            "Try something at a moment of a record",
            handle.attempt_upload,
            Tried,
            UploadedTrial,
            is_large=True,
        ),
    ]


class Handlers:
    """Handles the calls."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._services = registry, registry.services
        limits = registry.services.limits
        self._asked = RateLimit("reviews", limits.reviews_per_minute)
        self._tries = RateLimit("tries", limits.tries_per_minute)

    # Of a game at a table

    async def ask(self, request: Request, body: Nothing) -> ReviewState:
        """Somebody wants a review."""
        identity_of(request)
        table, record = table_of(request), await self._record(request)
        return await self._ask(request, table, table, record)

    async def state(self, request: Request, body: None) -> ReviewState:
        """How far it has come."""
        async with self._registry.open(table_of(request)) as live:
            if live.row.status != "over":
                raise RequestError("not-over")
        return await self._services.reviews.state(table_of(request))

    async def moment(self, request: Request, body: None) -> SeenMoment:
        """A moment, to try something there."""
        await self._tries.use(request)
        record = await self._record(request)
        return await self._computed(request, _moment, record, int(request.path_params["number"]))

    async def attempt(self, request: Request, body: Trial) -> Tried:
        """Somebody tries something."""
        await self._tries.use(request)
        return await self._tried(request, await self._record(request), body)

    async def _record(self, request: Request) -> Record:
        record = (await replays.finished(self._registry, table_of(request)))[0]
        if record["result"] is None:  # people ended it by vote
            raise RequestError("no-review", problem=InvalidInput("review-running"))
        return record

    # Of an uploaded record

    async def ask_upload(self, request: Request, body: Upload) -> ReviewState:
        """Somebody wants a review of a record."""
        record = await self._uploaded(request, body.record)
        return await self._ask(request, _digest(record), None, record)

    async def state_upload(self, request: Request, body: None) -> ReviewState:
        """How far it has come; only who has the record knows its digest."""
        id = str(request.path_params["review"])
        if not id.startswith(UPLOADED):
            raise RequestError("no-such-page")
        return await self._services.reviews.state(id[:80])

    async def moment_upload(self, request: Request, body: UploadedMoment) -> SeenMoment:
        """A moment of it."""
        await self._tries.use(request)
        return await self._computed(request, _moment, await self._uploaded(request, body.record), body.number)

    async def attempt_upload(self, request: Request, body: UploadedTrial) -> Tried:
        """Somebody tries something."""
        await self._tries.use(request)
        record = await self._uploaded(request, body.record)
        return await self._tried(request, record, Trial(body.number, body.action, body.check))

    async def _uploaded(self, request: Request, text: str) -> Record:
        return await self._computed(request, _read, text, self._services.limits)

    # Of both

    async def _ask(self, request: Request, id: str, table: str | None, record: Record) -> ReviewState:
        """Only what must be made counts."""
        state = await self._services.reviews.state(id)
        if state.status in ("done", "growing", "waiting"):
            return state
        await self._asked.use(request)
        return await self._services.reviews.ask(id, table, record)

    async def _tried(self, request: Request, record: Record, trial: Trial) -> Tried:
        checked = await self._computed(request, _checked, record, trial.number, trial.action)
        if trial.check or checked.why is not None:
            return checked
        tried = await self._services.reviews.tried(record, trial.number, trial.action)
        return msgspec.structs.replace(tried, binding=checked.binding)

    async def _computed(self, request: Request, compute: Callable[..., T], *arguments: Any) -> T:
        """What takes a moment is computed where bots think, each address in its turn like a person."""
        thought = Thought(compute, partial(compute, *arguments))
        return await self._services.thinking.think(request.state.address, "reviews", [thought])


def _before(record: Record, number: int) -> tuple[Table, int]:
    try:
        return trying.before(record, number)
    except InvalidInput as error:
        raise RequestError("no-review", problem=error) from None


def _moment(record: Record, number: int) -> SeenMoment:
    table, seat = _before(record, number)
    return SeenMoment(number, seat, table.view(seat), table.legal(seat), table.events(seat))


def _checked(record: Record, number: int, action: dict[str, Any]) -> Tried:
    """Whether an action could have been done, and which clauses of an offer would be enforced."""
    table, seat = _before(record, number)
    found = table.consider(seat, action)
    return Tried(why=why(found)) if isinstance(found, Refusal) else Tried(binding=found)


def _read(text: str, limits: Limits) -> Record:
    """An uploaded record of a finished game.

    One that begins in the middle is not judged: it could be a copy of a table where people are still playing.
    """
    record, replay = replays.read_upload(text, limits)
    if replay.result is None:
        raise RequestError("no-review", problem=InvalidInput("review-running"))
    if record.get("position") is not None:
        raise RequestError("no-review", problem=InvalidInput("review-midgame"))
    return record


def _digest(record: Record) -> str:
    """A name for a record, which only those can know who have it."""
    told = {part: value for part, value in record.items() if part != "names"}
    return (
        UPLOADED
        + hashlib.blake2b(msgspec.json.encode(told, order="deterministic"), digest_size=24).hexdigest()
    )
