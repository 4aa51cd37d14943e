"""``rostra admin``: look into the database of a server, and mend it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rostra.cli.environment import Option, add, fill_in
from rostra.cli.files import UserError, reason
from rostra.words import say

if TYPE_CHECKING:
    from rostra.server.administration import Administration

OPTIONS = (Option("--database", "DATABASE"),)
WRONG = 1
"""The exit code when ``check`` finds something."""
DAY = 24 * 60 * 60.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    add(parser, OPTIONS, "admin")
    commands = parser.add_subparsers(dest="admin_command", metavar="COMMAND", required=True)
    listing = commands.add_parser("list", help=say("admin-about-list"))
    listing.add_argument("--status", choices=("waiting", "playing", "over"), help=say("admin-arg-status"))
    for name in ("show", "close", "purge"):
        one = commands.add_parser(name, help=say(f"admin-about-{name}"))
        one.add_argument("table", metavar="TABLE", help=say("admin-arg-table"))
    ban = commands.add_parser("ban", help=say("admin-about-ban"))
    ban.add_argument("who", metavar="WHO", nargs="?", help=say("admin-arg-who"))
    ban.add_argument("--days", type=float, metavar="DAYS", help=say("admin-arg-days"))
    ban.add_argument("--remove", action="store_true", help=say("admin-arg-remove"))
    backup = commands.add_parser("backup", help=say("admin-about-backup"))
    backup.add_argument("file", type=Path, metavar="FILE", help=say("admin-arg-file"))
    commands.add_parser("check", help=say("admin-about-check"))


def admin(asked: argparse.Namespace) -> None:
    """Run one of the commands."""
    try:
        from rostra.server import run
        from rostra.server.administration import Administration
        from rostra.server.storage.interface import StorageError
    except ModuleNotFoundError as error:
        raise UserError(say("serve-not-installed", {"module": error.name or ""})) from None
    fill_in(asked, OPTIONS)
    commands: dict[str, Callable[[Administration, argparse.Namespace], None]] = {
        "list": _list,
        "show": _show,
        "close": _close,
        "purge": _purge,
        "ban": _ban,
        "backup": _backup,
        "check": _check,
    }
    try:
        commands[asked.admin_command](Administration(asked.database or str(run.default_database())), asked)
    except StorageError as error:
        raise UserError(str(error)) from None


def _list(database: Administration, asked: argparse.Namespace) -> None:
    tables = database.tables(asked.status)
    if not tables:
        print(say("admin-nothing"))
    for table in tables:
        parts = [table.id, say("admin-status", {"status": table.status}), f"{table.game} ({table.players})"]
        parts.append(say("admin-created", {"at": _at(table.created)}))
        if table.latest is not None:
            parts.append(say("admin-latest", {"at": _at(table.latest)}))
        if table.is_archived:
            parts.append(say("admin-archived"))
        print(", ".join(parts))


def _show(database: Administration, asked: argparse.Namespace) -> None:
    from rostra.server.storage.rows import Unreadable

    try:
        found = database.table(asked.table)
    except Unreadable as error:
        raise UserError(say("admin-damaged", {"table": asked.table, "problem": str(error)})) from None
    if found is None:
        raise UserError(say("admin-no-table", {"table": asked.table}))
    (row, seats), entries = found
    print(f"{row.id}, {say('admin-status', {'status': row.status})}, {row.game} ({row.players})")
    print(say("admin-created", {"at": _at(row.created)}))
    if row.code:
        print(say("admin-code", {"code": row.code}))
    print(say("admin-entries", {"count": len(entries)}))
    if entries:
        print(say("admin-latest", {"at": _at(entries[-1].at)}))
    if row.archived is not None:
        print(say("admin-archived"))
    for seat in seats:
        who = ", ".join(part for part in (seat.name, seat.level, seat.owner) if part is not None)
        print(say("admin-seat", {"seat": seat.seat, "kind": seat.kind, "who": who}))


def _close(database: Administration, asked: argparse.Namespace) -> None:
    became = database.close(asked.table, time.time())
    if became == "no-table":
        raise UserError(say("admin-no-table", {"table": asked.table}))
    print(say(f"admin-{became}", {"table": asked.table}))


def _purge(database: Administration, asked: argparse.Namespace) -> None:
    if not database.purge(asked.table):
        raise UserError(say("admin-no-table", {"table": asked.table}))
    print(say("admin-purged", {"table": asked.table}))


def _ban(database: Administration, asked: argparse.Namespace) -> None:
    now = time.time()
    if asked.who is None:
        _list_bans(database)
        return
    if asked.days is not None and not asked.days > 0:
        raise UserError(say("admin-no-days"))
    try:
        if asked.remove:
            message = "admin-unbanned" if database.unban(asked.who) else "admin-not-banned"
            print(say(message, {"who": asked.who}))
        else:
            who = database.ban(asked.who, now, None if asked.days is None else now + asked.days * DAY)
            print(say("admin-banned", {"who": who}))
    except ValueError:
        raise UserError(say("admin-nobody")) from None


def _list_bans(database: Administration) -> None:
    bans = database.bans()
    if not bans:
        print(say("admin-nothing"))
    for who, at, until in bans:
        if until is None:
            print(say("admin-ban", {"who": who, "at": _at(at)}))
        else:
            print(say("admin-ban-until", {"who": who, "at": _at(at), "until": _at(until)}))


def _backup(database: Administration, asked: argparse.Namespace) -> None:
    try:
        database.backup(asked.file)
    except FileExistsError:
        raise UserError(say("admin-file-there", {"file": str(asked.file)})) from None
    except OSError as error:
        problem = {"file": str(asked.file), "problem": reason(error)}
        raise UserError(say("admin-file-unwritten", problem)) from None
    print(say("admin-copied", {"file": str(asked.file)}))


def _check(database: Administration, asked: argparse.Namespace) -> None:
    """Say what is wrong, line by line; then how many tables are sound."""
    tables = sound = problems = 0
    for found in database.check():
        if found is None:
            tables, sound = tables + 1, sound + 1
            continue
        problems += 1
        if found.table is None:
            print(say("admin-wrong-file", {"problem": found.text}))
        else:
            tables += 1
            print(say("admin-wrong-table", {"table": found.table, "problem": found.text}))
    if problems:
        print(say("admin-unsound", {"count": tables, "sound": sound}))
        raise SystemExit(WRONG)
    print(say("admin-sound", {"count": tables}))


def _at(moment: float | None) -> str:
    """A time, to the minute, in UTC."""
    try:
        return "?" if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M}"
    except (OverflowError, ValueError, OSError):
        return "?"
