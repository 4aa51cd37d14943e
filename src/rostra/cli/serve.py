"""``rostra serve``: start the web table and print its address."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import Field, fields, replace
from typing import Any
from urllib.parse import urlsplit

from rostra.cli.environment import Option, add, fill_in
from rostra.cli.files import UserError
from rostra.words import say

USUAL_DELAY = 1.4
"""Seconds that bots take for a move, on average."""
DAYS = ("retention_days", "archive_days")
CALLS = ("public", "any", "none")
LOG_LEVELS = ("debug", "info", "warning", "error")

OPTIONS = (
    Option("--host", "ADDRESS"),
    Option("--port", "N", int),
    Option("--lan"),
    Option("--address", "URL"),
    Option("--database", "DATABASE"),
    Option("--workers", "N", int),
    Option("--bot-delay", "SECONDS", float),
    Option("--retention-days", "DAYS", float),
    Option("--archive-days", "DAYS", float),
    Option("--limit", "NAME=NUMBER", is_list=True),
    Option("--calls", "WHERE", choices=CALLS),
    Option("--metrics-token", "TOKEN"),
    Option("--log-level", "LEVEL", choices=LOG_LEVELS),
    Option("--access-log"),
)
"""Each is also a variable: ``ROSTRA_PORT`` for ``--port``."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    add(parser, OPTIONS, "serve")


def serve(asked: argparse.Namespace) -> None:
    """Serve until stopped."""
    try:
        from rostra.server import logging_setup, run
        from rostra.server.addresses import Addresses, qr_text
        from rostra.server.limits import Limits
        from rostra.server.services import USUAL_PACE
        from rostra.server.storage.interface import StorageError
        from rostra.server.storage.opening import shown
    except ModuleNotFoundError as error:
        raise UserError(say("serve-not-installed", {"module": error.name or ""})) from None

    fill_in(asked, OPTIONS)
    if asked.port is not None and not 0 <= asked.port < 65536:
        raise UserError(say("serve-no-port"))
    if asked.workers is not None and not 0 < asked.workers <= 64:
        raise UserError(say("serve-no-workers"))
    delay = USUAL_DELAY if asked.bot_delay is None else asked.bot_delay
    if not 0 <= delay <= 60:
        raise UserError(say("serve-no-delay"))
    database = asked.database or str(run.default_database())
    settings = run.Settings(
        database=database,
        host=asked.host or ("0.0.0.0" if asked.lan else "127.0.0.1"),
        port=8000 if asked.port is None else asked.port,
        any_port=asked.port is None,
        workers=asked.workers or 1,
        lan=bool(asked.lan),
        public=_origin(asked.address),
        calls=asked.calls or "public",
        metrics_token=asked.metrics_token,
        limits=replace(Limits(), **_limits(asked, fields(Limits)), **_days(asked)),
        pace=USUAL_PACE.times(delay / USUAL_DELAY),
    )

    def announce(addresses: Addresses, port: int) -> None:
        print(say("serve-open", {"address": settings.address(addresses, port)}))
        if addresses.lan is not None:
            print(say("serve-open-lan", {"address": addresses.lan}))
            if sys.stdout.isatty():
                print(qr_text(addresses.lan))
        print(say("serve-stop", {"file": shown(database)}), flush=True)

    logging_setup.configure(asked.log_level or "warning", bool(asked.access_log))
    try:
        run.serve(settings, announce)
    except StorageError as error:
        raise UserError(str(error)) from None
    except run.PortTaken as error:
        raise UserError(
            say("serve-port-taken", {"port": str(settings.port), "problem": str(error)})
        ) from None


def _limits(asked: argparse.Namespace, known: Sequence[Field[Any]]) -> dict[str, Any]:
    """The limits that were given, without the days, which have options of their own."""
    kinds = {field.name: int if field.type == "int" else float for field in known}
    limits: dict[str, Any] = {}
    for text in asked.limit or ():
        name, _, number = text.strip().partition("=")
        if name not in kinds or name in DAYS:
            names = ", ".join(name for name in kinds if name not in DAYS)
            raise UserError(say("serve-no-such-limit", {"name": name, "known": names}))
        try:
            limits[name] = kinds[name](number)
        except ValueError:
            limits[name] = 0
        if not 0 < limits[name] <= 10**12:
            raise UserError(say("serve-no-limit", {"name": name}))
    return limits


def _days(asked: argparse.Namespace) -> dict[str, Any]:
    """How long things are kept, as far as it was said."""
    days = {name: getattr(asked, name) for name in DAYS if getattr(asked, name) is not None}
    if not all(0 <= number <= 100_000 for number in days.values()):
        raise UserError(say("serve-no-days"))
    return days


def _origin(address: str | None) -> str | None:
    """An address as an origin: scheme, name and port."""
    if address is None:
        return None
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise UserError(say("serve-no-address"))
    return f"{parts.scheme}://{parts.netloc.lower()}"
