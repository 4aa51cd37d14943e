"""Limits for everything that could flood a server; ``traffic.py`` counts."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.protocol.tables import LONGEST_MESSAGE


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits, with their defaults."""

    message_bytes: int = LONGEST_MESSAGE
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    record_actions: int = 3_000
    record_processor_seconds: float = 0.2
    """What replaying an uploaded record may cost."""
    messages_per_second: float = 20
    """For one connection."""
    messages_per_second_per_identity: float = 60
    """For one identity, on all its connections."""
    dropped_messages: int = 100
    """A connection is closed when this many of its messages came too fast."""
    frames_per_second: float = 60
    frames_per_second_per_identity: float = 180
    frames_per_second_per_address: float = 900
    """WebSocket frames of every kind, pings and continuations too; ``BURST`` times as many at once."""
    bytes_per_second: float = 32 * 1024
    bytes_per_second_per_identity: float = 96 * 1024
    bytes_per_second_per_address: float = 480 * 1024
    """Bytes that come in; each read counts ``READ`` more, because many small ones cost most."""
    work_per_second_per_identity: float = 60
    work_per_second_per_address: float = 240
    """What messages cost, in units (see ``sockets.WORK``); a message beyond that waits."""
    fragments_per_message: int = 64
    calls_per_second: float = 20
    """HTTP calls from one address."""
    calls_at_once: float = 100
    requests_per_second: float = 60
    """HTTP requests from one address, files of the client too; ``BURST`` times as many at once."""
    requests_per_address: int = 100
    """HTTP requests from one address that are being answered, or not yet whole."""
    head_seconds: float = 10
    body_seconds: float = 30
    """How long the head and the body of a request may take to arrive."""
    unread_seconds: float = 60
    """How long an HTTP answer may stay unread."""
    guesses_per_minute: float = 20
    """Codes and tokens that were not found, from one address."""
    passkeys_per_minute: float = 30
    """Attempts to make or use one, from one address; each takes two."""
    tables_per_minute: float = 20
    uploads_per_minute: float = 12
    replays_per_minute: float = 60
    """These three from one address."""
    reviews_per_minute: float = 6
    tries_per_minute: float = 90
    """Reviews asked for, and moments of them looked at, checked or tried, from one address."""
    reviews_waiting: int = 20
    tries_waiting: int = 20
    """Reviews and tries that wait for their turn, of all addresses together."""
    review_seconds: float = 600
    try_seconds: float = 30
    """How long a review or a try may take before it is given up."""
    reviews_kept: int = 5_000
    """Stored reviews, of about 30 kB each; the oldest are forgotten."""
    review_bytes: int = 1024 * 1024
    """A review that is larger, when compressed, is not kept."""
    subscriptions_per_minute: float = 20
    webhooks_per_minute: float = 6
    """Subscriptions to Web Push and webhooks from one address; calls to the webhook of one table."""
    pushes_per_minute: float = 20
    """Push messages to one person."""
    subscriptions_per_person: int = 10
    """Browsers of one person that get them; the latest count."""
    notice_seconds: float = 20
    """How long whoever must act has before they are told elsewhere: people who are there need no message."""
    outbox_bytes: int = 4 * 1024 * 1024
    """What a slow connection may leave unread."""
    outbox_bytes_per_address: int = 32 * 1024 * 1024
    chats_per_minute: float = 30
    """From one person at one table."""
    chats_at_once: float = 12
    connections: int = 5_000
    """HTTP and WebSockets together; fewer where the system allows fewer open files."""
    openings_per_second: float = 30
    """Connections that one address may open; ``BURST`` times as many at once."""
    connections_per_identity: int = 50
    connections_per_address: int = 250
    connections_per_table: int = 250
    open_tables: int = 10_000
    open_tables_per_host: int = 30
    entries_per_table: int = 20_000
    tables_shown: int = 100
    chats_shown: int = 200
    lobby_days: float = 7
    """Older listed tables are not shown, and older ones that still wait are deleted."""
    retention_days: float = 30
    """Games in which nothing has happened for so long are archived; 0: never."""
    archive_days: float = 365
    """Archived games that nobody has gone on with for so long are deleted; 0: never."""
