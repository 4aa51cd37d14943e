"""``rostra serve``: start the web table and print its address."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from urllib.parse import urlsplit

from rostra.cli.files import UserError
from rostra.words import say


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    parser.add_argument("--host", metavar="ADDRESS", help=say("serve-arg-host"))
    parser.add_argument("--port", type=int, metavar="N", help=say("serve-arg-port"))
    parser.add_argument("--lan", action="store_true", help=say("serve-arg-lan"))
    parser.add_argument("--address", metavar="URL", help=say("serve-arg-address"))
    parser.add_argument("--database", type=Path, metavar="FILE", help=say("serve-arg-database"))
    parser.add_argument(
        "--bot-delay", type=float, metavar="SECONDS", default=1.4, help=say("serve-arg-bot-delay")
    )


def serve(asked: argparse.Namespace) -> None:
    """Serve until stopped."""
    try:
        from rostra.server import run
        from rostra.server.addresses import Addresses, qr_text
        from rostra.server.services import Pace
        from rostra.server.storage.interface import StorageError
    except ModuleNotFoundError as error:
        raise UserError(say("serve-not-installed", {"module": error.name or ""})) from None

    if asked.port is not None and not 0 <= asked.port < 65536:
        raise UserError(say("serve-no-port"))
    if not 0 <= asked.bot_delay <= 60:
        raise UserError(say("serve-no-delay"))
    database = asked.database or run.default_database()
    delay = asked.bot_delay
    settings = run.Settings(
        database=database,
        host=asked.host or ("0.0.0.0" if asked.lan else "127.0.0.1"),
        port=8000 if asked.port is None else asked.port,
        any_port=asked.port is None,
        lan=asked.lan,
        public=_origin(asked.address),
        pace=Pace(shortest=0.6 * delay, longest=1.4 * delay, patience=25 * delay),
    )

    def announce(addresses: Addresses, port: int) -> None:
        host = settings.host if settings.host != "0.0.0.0" else "127.0.0.1"
        here = addresses.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(say("serve-open", {"address": here}))
        if addresses.lan is not None:
            print(say("serve-open-lan", {"address": addresses.lan}))
            if sys.stdout.isatty():
                print(qr_text(addresses.lan))
        print(say("serve-stop", {"file": str(database)}), flush=True)

    try:
        run.serve(settings, announce)
    except StorageError as error:
        raise UserError(str(error)) from None
    except run.PortTaken as error:
        raise UserError(say("serve-port-taken", {"port": settings.port, "problem": str(error)})) from None


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
