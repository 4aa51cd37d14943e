"""The HTTP endpoints about how people are told that a table waits for them."""

from __future__ import annotations

from starlette.requests import Request

from rostra.protocol import notices
from rostra.protocol.tables import Nothing, TableInfo
from rostra.server import hosting, seats, web_push
from rostra.server.errors import RequestError
from rostra.server.http import Endpoint, RateLimit, identity_of, origin_of, table_of
from rostra.server.outgoing import CallRefused, target
from rostra.server.storage.notices import SubscriptionRow
from rostra.server.storage.rows import Webhook
from rostra.server.table_registry import TableRegistry
from rostra.server.telling import known_language


def notice_endpoints(registry: TableRegistry) -> list[Endpoint]:
    """All of them."""
    handle = Handlers(registry)
    get, post, delete = "GET", "POST", "DELETE"
    push, hook, info = "/api/push", "/api/tables/{table}/webhook", TableInfo
    set_hook = "Set the webhook of a table"
    return [
        Endpoint(get, push, "The key for Web Push", handle.key, notices.PushKey),
        Endpoint(post, push, "Get messages by Web Push", handle.subscribe, Nothing, notices.Subscribe),
        Endpoint(delete, push, "Get no more messages", handle.unsubscribe, Nothing, notices.Unsubscribe),
        Endpoint(post, hook, set_hook, handle.set_webhook, info, notices.SetWebhook),
        Endpoint(delete, hook, "Remove the webhook of a table", handle.remove_webhook, info, Nothing),
    ]


class Handlers:
    """Handles the calls."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._services = registry, registry.services
        limits, storage = self._services.limits, self._services.storage
        self._changes = RateLimit("subscriptions", limits.subscriptions_per_minute)
        self._tries = RateLimit("webhooks", limits.webhooks_per_minute, storage)

    async def key(self, request: Request, body: None) -> notices.PushKey:
        """What a browser subscribes with."""
        telling = self._services.telling
        key = web_push.public_key(await telling.private_key()) if telling.is_allowed else None
        return notices.PushKey(key)

    async def subscribe(self, request: Request, body: notices.Subscribe) -> Nothing:
        """A browser wants messages."""
        await self._changes.use(request)
        try:
            target(body.endpoint, self._services.outgoing.policy)
        except CallRefused:
            raise RequestError("bad-subscription") from None
        if not web_push.is_usable(body.p256dh, body.auth):
            raise RequestError("bad-subscription")
        owner, language, now = identity_of(request), known_language(body.language), self._services.time.now()
        row = SubscriptionRow(body.endpoint, owner, body.p256dh, body.auth, language, now)
        await self._services.storage.notices.subscribe(row, self._services.limits.subscriptions_per_person)
        return Nothing()

    async def unsubscribe(self, request: Request, body: notices.Unsubscribe) -> Nothing:
        """A browser wants none any more."""
        await self._services.storage.notices.unsubscribe(body.endpoint, identity_of(request))
        return Nothing()

    async def set_webhook(self, request: Request, body: notices.SetWebhook) -> TableInfo:
        """The host names whom the server calls: at once, so that the host sees whether it works."""
        who, table = identity_of(request), table_of(request)
        link = self._services.addresses.link(f"/table/{table}", origin_of(request))
        hook = Webhook(body.kind, body.url, known_language(body.language), link)
        async with self._registry.open(table) as live:
            seats.check_host(live.row, who)
            await self._tries.use(request)
            await self._services.telling.try_webhook(live.row, hook)
            await live.seat_changes.make(lambda row, rows: hosting.with_webhook(row, rows, who, hook))
            return live.info(who, origin_of(request))

    async def remove_webhook(self, request: Request, body: Nothing) -> TableInfo:
        """The host wants nobody to be called."""
        who = identity_of(request)
        async with self._registry.open(table_of(request)) as live:
            await live.seat_changes.make(lambda row, rows: hosting.with_webhook(row, rows, who, None))
            return live.info(who, origin_of(request))
