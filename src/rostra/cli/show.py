"""``rostra show``: one position of either game, so that a person recognises the board at a glance."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import rostra
from rostra.cli import files, idus_martii, narrate, quo_vadis
from rostra.cli.canvas import Canvas
from rostra.cli.files import Complaint
from rostra.cli.terminal import look
from rostra.words import say


def drawn(state: Mapping[str, Any]) -> Canvas:
    """A position or a view of either game, drawn."""
    return quo_vadis.draw(state) if "committees" in state else idus_martii.draw(state)


def seen(table: rostra.Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a table; without a seat, everything."""
    if seat is None:
        return table.position()
    try:
        return table.view(seat)
    except ValueError as error:
        raise Complaint(str(error)) from None


def show(name: str, at: int | None, seat: int | None, colour: str) -> None:
    """Print a position: of a record after so many actions, or the one a file holds."""
    found = files.find(name)
    count = len(found.actions)
    if at is not None and at > count:
        raise Complaint(say("terminal-at-beyond", {"at": at, "count": count}))
    table = files.table_at(found, count if at is None else at)
    state = seen(table, seat)
    page = look(sys.stdout, colour)
    print(page.page(drawn(state)))
    if table.result is not None:
        print("\n  " + page.words(narrate.outcome(table.setup.game, table.result)))
