"""Finds puzzles in recorded games of Idus Martii, and confirms them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rostra.puzzles.idus_martii import claims, votes
from rostra.puzzles.puzzle import Puzzle, Source
from rostra.table.records import replay

FIRST_ROUND = 3
"""Before it, nobody has done enough to be caught lying."""
_KEPT = ("version", "game", "players", "seed", "edition", "variants", "options")


def found_in(record: dict[str, Any], name: str) -> Iterator[Puzzle]:
    """The puzzles in a recorded game: before every choice, and for every seat before a card is looked at."""
    truths = [claim.get("true") for claim in replay(record).view(None)["claims"]]
    table = replay({**record, "actions": [], "result": None})
    head = {key: record[key] for key in _KEPT}
    for number, entry in enumerate(record["actions"]):
        seat, kind = entry["seat"], entry["action"]["type"]
        before, source = {**head, "actions": record["actions"][:number]}, Source(record["seed"], number, name)
        if kind in votes.CHOSEN:
            yield from filter(None, [votes.found_at(before, table, seat, source)])
        if kind == "peek" and table.turn >= FIRST_ROUND:
            seats = range(record["players"])
            yield from filter(None, (claims.found_at(before, table, one, source, truths) for one in seats))
        table.play(seat, entry["action"])


def gaps(puzzle: Puzzle, thorough: bool) -> list[float]:
    """By how much the answer is better than the next best choice, by exact beliefs."""
    if puzzle.kind == "lie":
        return claims.gaps(puzzle)
    return votes.gaps(puzzle, votes.DEPTH if thorough else 1)
