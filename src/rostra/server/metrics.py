"""What the server counts and times, for Prometheus. Nothing here names a person, a table or an action."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from rostra.server.errors import STATUS, RequestError

QUICK = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
"""Seconds that divide what is counted in a histogram."""


class Metrics:
    """All metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)
        self.open_tables = Gauge("rostra_tables_open", "Tables that wait or play", registry=registry)
        self.live_tables = Gauge("rostra_tables_live", "Tables in memory", registry=registry)
        self.clients = Gauge("rostra_clients", "WebSocket connections", registry=registry)
        self.moves = Counter("rostra_moves", "Entries in the logs of tables", ["by"], registry=registry)
        self.away = Gauge("rostra_database_away", "Whether the database does not answer", registry=registry)
        self.conflicts = Counter(
            "rostra_conflicts", "Entries that another server wrote first", registry=registry
        )
        self.catch_ups = Counter(
            "rostra_catch_ups",
            "Times that a table had something to read of another server",
            registry=registry,
        )
        self.leases = Counter(
            "rostra_leases", "Times that this server began to act for a table", registry=registry
        )
        self.takeovers = Counter(
            "rostra_takeovers", "Tables taken over from a server that has gone", registry=registry
        )
        self.lag = Histogram(
            "rostra_lag_seconds",
            "An entry of another server, from when it was played there until it is shown here",
            buckets=QUICK,
            registry=registry,
        )
        self.commit = Histogram(
            "rostra_commit_seconds",
            "A transaction of the database, from its begin until it is on the disk",
            buckets=QUICK,
            registry=registry,
        )
        self.fan_out = Histogram(
            "rostra_fan_out_seconds",
            "A committed move, until it is in the outbox of every client",
            buckets=QUICK,
            registry=registry,
        )
        self.bots_waiting = Gauge("rostra_bots_waiting", "Bots in the queue to think", registry=registry)
        self.bot_wait = Histogram(
            "rostra_bots_wait_seconds",
            "How long a bot waited in the queue",
            buckets=SLOW,
            registry=registry,
        )
        self.refusals = Counter(
            "rostra_refusals", "Requests that were refused, by kind", ["kind"], registry=registry
        )
        self.drops = Counter(
            "rostra_drops", "Connections that the server closed, by reason", ["reason"], registry=registry
        )
        self.calls = Counter(
            "rostra_calls",
            "Push messages and webhooks, by what became of them",
            ["kind", "result"],
            registry=registry,
        )
        self.by_person, self.by_bot = self.moves.labels("person"), self.moves.labels("bot")
        for kind in ("rules", *STATUS):
            self.refusals.labels(kind)

    def refused(self, error: RequestError) -> None:
        """Count a request that was refused by the server."""
        self.refusals.labels(error.kind).inc()

    def refused_by_rules(self) -> None:
        """Count an action that was refused by the rules of its game."""
        self.refusals.labels("rules").inc()

    def called(self, kind: str, result: str) -> None:
        """Count a call to another server."""
        self.calls.labels(kind, result).inc()

    def dropped(self, reason: str) -> None:
        """Count a connection that was closed; a reason is a word of ours, never something from outside."""
        self.drops.labels(reason).inc()

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
