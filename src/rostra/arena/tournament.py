"""A tournament: everything that decides which games are played, and so everything they lead to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import rostra
from rostra import bots
from rostra.arena.lineups import Seating
from rostra.bots import Bot
from rostra.kernel import jit

TURN_LIMIT = 400
"""Games of Quo Vadis? end at this turn unless told otherwise (Q17), since Caesar may be moved for ever."""
SEED_BITS = 48
_PLAYED_BY = ("kernel", "games", "table", "bots", "arena/tournament.py", "arena/match.py", "arena/account.py")
"""The packages and modules that decide how a game goes, and what is written down of it."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    seed: int
    """Which deal it is, counted from 0: all seatings play the same one."""
    seating: Seating


@dataclass(frozen=True, slots=True)
class Tournament:
    """Which seatings play at what table, and how often."""

    game: str
    seatings: tuple[Seating, ...]
    seeds: int
    """How many deals; every seating plays each of them."""
    seed: int = 0
    edition: str | None = None
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    replaced: tuple[str, str] | None = None
    """The player that was replaced and the one that came, where that is the question."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seatings[0])

    @property
    def names(self) -> list[str]:
        """Everybody who plays, in the order they were named."""
        first = (self.replaced[::-1],) if self.replaced else ()
        return list(dict.fromkeys(name for seating in (*first, *self.seatings) for name in seating))

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal; the numbers stay the same when deals are added."""
        for seed in range(self.seeds):
            for place, seating in enumerate(self.seatings):
                yield Fixture(seed * len(self.seatings) + place, seed, seating)

    def table(self, fixture: Fixture) -> rostra.Table:
        """The table of a game, laid."""
        return rostra.new_table(
            self.game,
            len(fixture.seating),
            drawn("table", self.seed, fixture.seed),
            self.edition,
            self.variants,
            self.options,
        )

    def bots(self, fixture: Fixture) -> list[Bot]:
        """The players of a game, ready to think. A seat's chance is the same whoever sits there."""
        players = [
            bots.player(self.game, name, drawn("bot", self.seed, fixture.seed, seat))
            for seat, name in enumerate(fixture.seating)
        ]
        for player in players:
            # Some play by simple rules until theirs are compiled. Here that would be another player.
            prepare = getattr(player, "prepare", None)
            if prepare is not None:
                prepare()
        return players

    def check(self) -> None:
        """``ValueError`` with a clear sentence when there can be no such tournament."""
        first = next(self.fixtures())
        self.table(first)
        for name in self.names:
            bots.player(self.game, name, 0)

    def as_json(self) -> dict[str, Any]:
        """Everything that must be the same for two runs to be parts of one tournament."""
        return {
            "game": self.game,
            "seed": self.seed,
            "edition": self.edition,
            "variants": list(self.variants),
            "options": dict(self.options),
            "replaced": list(self.replaced) if self.replaced else None,
            "seatings": [list(seating) for seating in self.seatings],
            "compiled": jit.available(),
            "version": rostra.__version__,
            "code": code(),
        }


def drawn(*what: int | str) -> int:
    """A seed that depends on nothing but what it is for, and tells nothing about others."""
    digest = hashlib.blake2b("|".join(map(str, ("arena", *what))).encode(), digest_size=SEED_BITS // 8)
    return int.from_bytes(digest.digest(), "big")


@cache
def code() -> str:
    """A hash of everything in the package that decides how a game goes: rules, tables, bots, weights."""
    digest = hashlib.sha256()
    for path in sorted(_sources()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources() -> Iterable[Path]:
    for name in _PLAYED_BY:
        found = Path(rostra.__file__).parent / name
        yield from (
            path
            for path in (found, *found.rglob("*"))
            if path.is_file() and path.suffix not in {".pyc", ".md"} and "__pycache__" not in path.parts
        )
