"""A tournament: who plays whom, on which seats and with which deals."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import rostra
from rostra import bots
from rostra.bots import Bot
from rostra.kernel import jit
from rostra.kernel.game import InvalidInput
from rostra.review import check_game

SEED_BITS = 48
_PLAYED_BY = ("kernel", "games", "table", "bots", "arena/tournament.py", "arena/match.py")
"""The packages and modules that decide how a game goes, and what is recorded of it."""
_JUDGED_BY = ("review",)
"""The same for what is said of luck."""
_COPIES = re.compile(r"(?P<player>.+?)(\*(?P<copies>[1-9]\d?))?", re.ASCII)

Seating = tuple[str, ...]
"""The player on each seat: a level of the game's bots, or ``package.module:Name``."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    number: int
    seed: int
    """Which deal it is, counted from 0: all seatings play the same one."""
    seating: Seating


@dataclass(frozen=True, slots=True)
class Tournament:
    """Which seatings play at what table, and how often. All of this decides the results."""

    game: str
    seatings: tuple[Seating, ...]
    seeds: int
    """How many deals; every seating plays each of them."""
    seed: int = 0
    edition: str | None = None
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    replaced: tuple[str, str] | None = None
    """The old player and the new one, in a tournament that measures a replacement."""
    luck: bool = False
    """Whether the review's judge says of every game what chance brought to whom."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seatings[0])

    @property
    def names(self) -> list[str]:
        """All players, in the order they were named."""
        first = (self.replaced[::-1],) if self.replaced else ()
        return list(dict.fromkeys(name for seating in (*first, *self.seatings) for name in seating))

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal; the numbers stay the same when deals are added."""
        for seed in range(self.seeds):
            for place, seating in enumerate(self.seatings):
                yield Fixture(seed * len(self.seatings) + place, seed, seating)

    def table(self, fixture: Fixture) -> rostra.Table:
        """The table of a game at its start."""
        return rostra.new_table(
            self.game,
            len(fixture.seating),
            derived_seed("table", self.seed, fixture.seed),
            self.edition,
            self.variants,
            self.options,
        )

    def bots(self, fixture: Fixture) -> list[Bot]:
        """The players of a game, ready to play. A seat's random numbers do not depend on who sits there."""
        players = [
            bots.player(self.game, name, derived_seed("bot", self.seed, fixture.seed, seat))
            for seat, name in enumerate(fixture.seating)
        ]
        for player in players:
            # Some play like a simpler bot until their rules are compiled: that would measure another player.
            prepare = getattr(player, "prepare", None)
            if prepare is not None:
                prepare()
        return players

    def check(self) -> None:
        """``ValueError`` with a clear sentence when there can be no such tournament."""
        self.table(next(self.fixtures()))
        if self.luck:
            check_game(self.game, self.variants)
        with jit.off():  # those who play are made elsewhere, and compile there
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
            "code": code_hash(),
            "luck": code_hash(_JUDGED_BY) if self.luck else None,
        }


def line_up(words: Sequence[str]) -> Seating:
    """The players that words name; ``rules*3`` is three of them."""
    return tuple(player for word in words for player in _copies(word))


def _copies(word: str) -> list[str]:
    found = _COPIES.fullmatch(word)
    if found is None or "*" in found["player"]:
        raise InvalidInput("arena-not-a-player", {"word": word})
    return [found["player"]] * int(found["copies"] or 1)


def rotations(players: Seating) -> list[Seating]:
    """The line-up moved around the table seat by seat, each different seating once."""
    return _unique(players[-shift:] + players[:-shift] for shift in range(len(players)))


def arrangements(players: Seating) -> list[Seating]:
    """The line-up in every order, each different seating once."""
    return _unique(permutations(players))


def one_among(player: str, others: str, players: int) -> list[Seating]:
    """One player among copies of another, on every seat."""
    return rotations((player, *[others] * (players - 1)))


def replacements(old: str, new: str, players: int) -> list[Seating]:
    """A table of copies of one player, then the same with one of them replaced, on every seat in turn."""
    return _unique([(old,) * players, *one_among(new, old, players)])


def lone_player(seating: Seating) -> tuple[str, str] | None:
    """Who sits alone among copies of whom; ``None`` at any other table."""
    for player in seating:
        others = set(seating) - {player}
        if len(others) == 1 and seating.count(player) == 1 and len(seating) > 2:
            return player, others.pop()
    return None


def _unique(seatings: Iterable[Seating]) -> list[Seating]:
    return list(dict.fromkeys(seatings))


def derived_seed(*purpose: int | str) -> int:
    """A seed that depends on its purpose alone, and tells nothing about other seeds."""
    digest = hashlib.blake2b("|".join(map(str, ("arena", *purpose))).encode(), digest_size=SEED_BITS // 8)
    return int.from_bytes(digest.digest(), "big")


@cache
def code_hash(parts: tuple[str, ...] = _PLAYED_BY) -> str:
    """A hash of everything in the package that decides how a game goes: rules, tables, bots, weights."""
    digest = hashlib.sha256()
    for path in sorted(_sources(parts)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(parts: Iterable[str]) -> Iterable[Path]:
    for name in parts:
        found = Path(rostra.__file__).parent / name
        yield from (
            path
            for path in (found, *found.rglob("*"))
            if path.is_file() and path.suffix not in {".pyc", ".md"} and "__pycache__" not in path.parts
        )
