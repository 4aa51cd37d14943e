"""What can be seen of a table, as text: to compare two tables, or one before and after, to the byte."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Action

Move = tuple[int, Action]


def received(table: rostra.Table, seat: int | None) -> str:
    """All that leaves the table for a seat; ``None`` is a spectator."""
    legal = [] if seat is None else table.legal(seat)
    return json.dumps([table.view(seat), table.events(seat), legal])


def everything(table: rostra.Table) -> str:
    """All there is to know about a table."""
    seats = (*range(table.setup.players), None)
    turning = [table.to_act, table.turn, table.result]
    return json.dumps([table.position(), table.record(), turning, [received(table, seat) for seat in seats]])


def play(table: rostra.Table, *moves: Move) -> rostra.Table:
    """Play these moves, each of which must be legal and judged so."""
    for seat, action in moves:
        assert table.check(seat, action) is None, table.check(seat, action)
        table.play(seat, action)
    return table


def refused(table: rostra.Table, seat: int, action: Any, rule: str) -> str:
    """The sentence of a refusal. It names the rule and comes with ``play`` too; nothing changes (B3)."""
    before = everything(table)
    sentence = table.check(seat, action)
    assert sentence is not None, f"{action} of seat {seat} is legal"
    assert sentence.endswith(f" ({rule})"), sentence
    assert repr(action) not in map(repr, table.legal(seat))
    with pytest.raises(rostra.IllegalAction) as raised:
        table.play(seat, action)
    assert str(raised.value) == sentence
    assert everything(table) == before
    return sentence


def last(table: rostra.Table, kind: str, seat: int | None = None) -> dict[str, Any]:
    """The latest event of this kind that a seat saw."""
    return next(event for event in reversed(table.events(seat)) if event["kind"] == kind)
