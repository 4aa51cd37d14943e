"""``rostra storage``: copy tables from one database to another, and check what is stored."""

from __future__ import annotations

import argparse
from collections import Counter

from rostra.cli import admin
from rostra.cli.files import UserError
from rostra.words import say

WRONG = 1
"""The exit code when something is damaged."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be typed."""
    commands = parser.add_subparsers(dest="storage_command", metavar="COMMAND", required=True)
    copy = commands.add_parser("copy", help=say("storage-about-copy"))
    copy.add_argument("source", metavar="FROM", help=say("storage-arg-from"))
    copy.add_argument("target", metavar="TO", help=say("storage-arg-to"))
    check = commands.add_parser("check", help=say("admin-about-check"))
    check.add_argument("database", metavar="DATABASE", nargs="?", help=say("admin-arg-database"))


def storage(asked: argparse.Namespace) -> None:
    """Run one of the commands."""
    if asked.storage_command == "check":
        asked.admin_command = "check"
        admin.admin(asked)
    else:
        _copy(asked.source, asked.target)


def _copy(source: str, target: str) -> None:
    try:
        from rostra.server.storage.copying import copy
        from rostra.server.storage.interface import StorageError
        from rostra.server.storage.opening import exists, without_server
    except ModuleNotFoundError as error:
        raise UserError(say("serve-not-installed", {"module": error.name or ""})) from None
    if not exists(source):
        raise UserError(say("storage-no-source", {"database": source}))
    became = Counter[str]()
    try:
        with without_server(source) as opened, without_server(target) as other:
            for one in copy(opened, other):
                became[one.became] += 1
                if one.became == "damaged":
                    print(say("admin-wrong-table", {"table": one.table, "problem": one.problem}))
    except StorageError as error:
        raise UserError(str(error)) from None
    print(say("storage-copied", {"count": became["copied"]}))
    if became["there"]:
        print(say("storage-there", {"count": became["there"]}))
    if became["damaged"]:
        print(say("storage-damaged", {"count": became["damaged"]}))
        raise SystemExit(WRONG)
