"""Telling people who are not there that a table waits for them: by Web Push, and by the webhook of a table.

A message says whose turn it is and at which table, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import logging
from enum import IntEnum
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from rostra.games import GAMES
from rostra.protocol.messages import Waiting
from rostra.protocol.tables import DaysClock
from rostra.server import web_push, webhooks
from rostra.server.errors import RequestError
from rostra.server.outgoing import CallFailed, CallRefused
from rostra.server.storage.notices import SubscriptionRow
from rostra.server.storage.rows import SeatRow, TableRow, Webhook
from rostra.server.traffic import TokenBuckets
from rostra.words import LANGUAGES, say

if TYPE_CHECKING:
    from rostra.server.services import Services

log = logging.getLogger("rostra.server")

HOUR = 3600.0
SHORTEST, LONGEST = 60, 28 * 24 * 60 * 60
"""Seconds for which a push service keeps a message, at least and at most."""
GONE = (404, 410)
"""Nobody is there any more, and nobody will be."""
NO_CONTACT = "mailto:rostra@localhost"
"""Where a server has no public address that push services could complain to."""


class Stage(IntEnum):
    """What a seat is told, in this order."""

    TURN = 1
    REMINDER = 2
    LATE = 3


class Telling:
    """Sends messages, for all tables of a server."""

    def __init__(self, services: Services) -> None:
        self._services, self._storage = services, services.storage.notices
        self._key: str | None = None
        limits = services.limits
        self._pushes = TokenBuckets(limits.pushes_per_minute / 60, limits.pushes_per_minute)
        self._hooks = TokenBuckets(limits.webhooks_per_minute / 60, limits.webhooks_per_minute)

    @property
    def is_allowed(self) -> bool:
        """Whether this server calls anybody."""
        return self._services.outgoing.policy != "none"

    async def private_key(self) -> str:
        """By which push services know this server again: made once, then the same for ever."""
        if self._key is None:
            self._key = await self._storage.push_key(web_push.new_key())
        return self._key

    # Web Push

    async def push(self, table: TableRow, seat: SeatRow, stage: Stage, waiting: Waiting) -> None:
        """Tell the owner of a seat, on all their devices."""
        owner, now = seat.owner or "", self._services.time.now()
        for subscription in await self._storage.subscriptions_of(owner):
            if not self._pushes.of(owner, monotonic()).take(monotonic()):
                self._services.metrics.called("push", "limited")
                return
            words = {**_where(table), "stage": stage.name.lower(), "hours": _hours(waiting, now)}
            message = {
                "title": say("notice-title", words, subscription.language),
                "body": say("notice-body", words, subscription.language),
                "path": f"/table/{table.id}",
                "tag": f"rostra-{table.id}",
            }
            keep = int(min(max((waiting.grace or now) - now, SHORTEST), LONGEST))
            headers = {"TTL": str(keep), "Topic": table.id, "Urgency": "normal" if stage == 1 else "high"}
            await self._push(subscription, msgspec.json.encode(message), headers)

    async def _push(self, to: SubscriptionRow, message: bytes, headers: dict[str, str]) -> None:
        public = self._services.addresses.public
        contact = public if public is not None and public.startswith("https://") else NO_CONTACT
        key = await self.private_key()

        def prepare() -> bytes:
            signed = web_push.authorization(key, to.endpoint, contact, self._services.time.now())
            headers.update({"Authorization": signed, "Content-Encoding": "aes128gcm"})
            return web_push.encrypted(message, web_push.decoded(to.p256dh), web_push.decoded(to.auth))

        body = await asyncio.to_thread(prepare)
        headers["Content-Type"] = "application/octet-stream"
        status = await self._call("push", to.endpoint, headers, body)
        if status in GONE:
            await self._storage.unsubscribe(to.endpoint, to.owner)

    # Webhooks

    async def call_webhook(self, table: TableRow, seat: SeatRow, stage: Stage, waiting: Waiting) -> bool:
        """Tell the webhook of a table; whether it is still there."""
        hook, now = table.webhook, self._services.time.now()
        if hook is None:
            return True
        if not self._hooks.of(table.id, monotonic()).take(monotonic()):
            self._services.metrics.called("webhook", "limited")
            return True
        words = {**_where(table), "name": seat.name or "", "hours": _hours(waiting, now)}
        text = say("notice-hook", {**words, "stage": stage.name.lower()}, hook.language)
        return await self._tell(hook, text) not in GONE

    async def try_webhook(self, table: TableRow, hook: Webhook) -> None:
        """Say hello to a webhook; ``RequestError`` if nobody hears it."""
        url, content = webhooks.CALLS[hook.kind](
            hook.url, say("notice-hello", _where(table), hook.language), hook.link
        )
        try:
            status = await self._services.outgoing.post(url, _JSON, msgspec.json.encode(content))
        except CallRefused as refused:
            raise RequestError("bad-webhook", reason=str(refused)) from None
        except CallFailed:
            raise RequestError("webhook-failed", status=0) from None
        if not 200 <= status < 300:
            raise RequestError("webhook-failed", status=status)

    async def _tell(self, hook: Webhook, text: str) -> int:
        url, content = webhooks.CALLS[hook.kind](hook.url, text, hook.link)
        return await self._call("webhook", url, _JSON, msgspec.json.encode(content))

    async def _call(self, kind: str, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; 0 if there was none. Addresses are secrets: they are not logged."""
        try:
            status = await self._services.outgoing.post(url, headers, body)
        except (CallRefused, CallFailed) as problem:
            log.info("A %s could not be sent: %s", kind, problem)
            self._services.metrics.called(kind, "refused" if isinstance(problem, CallRefused) else "failed")
            return 0
        self._services.metrics.called(kind, "sent" if 200 <= status < 300 else "answered-no")
        return status


_JSON = {"Content-Type": "application/json"}


def by_push(table: TableRow) -> bool:
    """Whether people of a table are sent messages: they have days, and need not watch it."""
    return isinstance(table.clock, DaysClock)


def known_language(name: str) -> str:
    """A language that we speak."""
    return name if name in LANGUAGES else LANGUAGES[0]


def _where(table: TableRow) -> dict[str, Any]:
    return {"game": GAMES[table.game].title, "code": table.code}


def _hours(waiting: Waiting, now: float) -> int:
    """How much time is left, rounded down, but never nothing."""
    return max(1, int(((waiting.deadline or now) - now) / HOUR))
