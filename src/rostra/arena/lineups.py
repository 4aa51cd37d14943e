"""Line-ups: who plays whom, and on which seats."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

Seating = tuple[str, ...]
"""The player on each seat: a level of the game's bots, or ``package.module:Name``."""

_COPIES = re.compile(r"(?P<player>.+?)(\*(?P<copies>[1-9]\d?))?", re.ASCII)


def line_up(words: Sequence[str]) -> Seating:
    """The players that words name; ``rules*3`` is three of them."""
    return tuple(player for word in words for player in _several(word))


def _several(word: str) -> list[str]:
    found = _COPIES.fullmatch(word)
    if found is None or "*" in found["player"]:
        raise ValueError(f"{word!r} is no player: write rules, or rules*3 for three of them.")
    return [found["player"]] * int(found["copies"] or 1)


def rotations(players: Seating) -> list[Seating]:
    """The line-up moved around the table seat by seat, each different seating once."""
    return _once(players[-shift:] + players[:-shift] for shift in range(len(players)))


def arrangements(players: Seating) -> list[Seating]:
    """The line-up in every order, each different seating once."""
    return _once(permutations(players))


def one_among(player: str, others: str, players: int) -> list[Seating]:
    """One player among copies of another, on every seat."""
    return rotations((player, *[others] * (players - 1)))


def replacements(old: str, new: str, players: int) -> list[Seating]:
    """A table of one player only, and then the same with one of them replaced, on every seat in turn."""
    return _once([(old,) * players, *one_among(new, old, players)])


def loner(seating: Seating) -> tuple[str, str] | None:
    """Who sits alone among copies of whom; ``None`` at any other table."""
    for player in seating:
        others = set(seating) - {player}
        if len(others) == 1 and seating.count(player) == 1 and len(seating) > 2:
            return player, others.pop()
    return None


def _once(seatings: Iterator[Seating] | Sequence[Seating]) -> list[Seating]:
    return list(dict.fromkeys(seatings))
