"""Keeping one's word where nobody enforces it (Q19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rostra.bots.quo_vadis.sight import Sight, matches
from rostra.kernel.game import Action


def keeping(sight: Sight, moves: list[Action]) -> list[Action]:
    """Those of the moves that keep what this seat has promised; all of them where none does."""
    for promise in sight.promises():
        if promise["kind"] == "avoid":
            moves = [move for move in moves if not matches(promise["action"], move)] or moves
        elif promise["kind"] == "do" and sight.turn + sight.players > promise["until"]:
            moves = [move for move in moves if matches(promise["action"], move)] or moves
    return moves


def must_refuse(sight: Sight) -> bool:
    """Whether this seat has promised to give the player to move no consent."""
    return any(p["kind"] == "refuse" and p["against"] == sight.mover for p in sight.promises())


def would_break_word(sight: Sight, clauses: Sequence[dict[str, Any]]) -> bool:
    """Whether accepting a deal would break a promise to refuse the player to move."""
    supports = any(clause["kind"] == "support" and clause["by"] == sight.seat for clause in clauses)
    return supports and must_refuse(sight)


def promised_committees(sight: Sight) -> set[str]:
    """The committees where the player to move was promised this seat's consent."""
    return {p["from"] for p in sight.promises() if p["kind"] == "support" and p["for"] == sight.mover}
