"""Laying a table: from the arguments of a call to a set-up, with a clear word for whatever is wrong."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from rostra import games
from rostra.kernel.game import Position, Setup
from rostra.table.table import Table

SEED_BITS = 64
CHOSEN_SEED_BITS = 48
"""Seeds the table chooses are short enough for every JSON reader."""


def new_table(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    edition: str | None = None,
    variants: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    position: Position | None = None,
) -> Table:
    """Lay a table; without a seed, one is chosen at random. Bad arguments raise ``ValueError``."""
    games.named(game)
    if players is None and isinstance(position, dict):
        players = position.get("players")
    if type(players) is not int:
        raise ValueError("Say for how many players the table is: a whole number.")
    if seed is None:
        seed = secrets.randbits(CHOSEN_SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
        raise ValueError("A seed is a whole number from 0 to 2^64 - 1.")
    if edition is not None and not isinstance(edition, str):
        raise ValueError("An edition is given by its name.")
    setup = Setup(game, players, seed, edition, _variants(variants), _options(options, players))
    return Table(setup, position)


def _variants(variants: Any) -> tuple[str, ...]:
    if isinstance(variants, str) or not isinstance(variants, Iterable):
        raise ValueError("Variants are given as a list of names.")
    names = tuple(variants)
    if not all(isinstance(name, str) for name in names):
        raise ValueError("Variants are given as a list of names.")
    return names


def _options(options: Any, players: int) -> dict[str, Any]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise ValueError("Options are given by name.")
    given = {name: value for name, value in options.items() if value is not None}
    start = given.get("start")
    if start is not None and (type(start) is not int or not 0 <= start < players):
        raise ValueError(f"The seat that begins is a number from 0 to {players - 1}.")
    if type(given.get("private", True)) is not bool:
        raise ValueError("The option 'private' is true or false.")
    return given


def replay(record: Any) -> Table:
    """The table a record leads to, in the same state, bit for bit (B2)."""
    from rostra.table.records import validated

    record = validated(record)
    table = new_table(
        record["game"],
        record["players"],
        record["seed"],
        record["edition"],
        record["variants"],
        record["options"],
        record["position"],
    )
    for number, entry in enumerate(record["actions"], 1):
        try:
            table.play(entry["seat"], entry["action"])
        except ValueError as error:
            raise ValueError(f"Action {number} of the record cannot be played: {error}") from error
    if record["result"] is not None and table.record()["result"] != record["result"]:
        raise ValueError("The record does not lead to the result it names.")
    return table
