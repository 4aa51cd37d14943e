"""Laying a table: from the arguments of a call to a set-up, with a clear word for whatever is wrong."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from rostra import games
from rostra.kernel.game import IllegalAction, InvalidInput, Position, Setup
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
    """A new table, or ``InvalidInput`` (a ``ValueError``); without a seed, one is chosen at random."""
    games.named(game)
    if players is None and isinstance(position, dict):
        players = position.get("players")
    if type(players) is not int:
        raise InvalidInput("setup-say-players")
    if seed is None:
        seed = secrets.randbits(CHOSEN_SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
        raise InvalidInput("setup-seed")
    if edition is not None and not isinstance(edition, str):
        raise InvalidInput("setup-edition-name")
    setup = Setup(game, players, seed, edition, _variants(variants), _options(options))
    return Table(setup, position)


def _variants(variants: Any) -> tuple[str, ...]:
    if isinstance(variants, str) or not isinstance(variants, Iterable):
        raise InvalidInput("setup-variants")
    names = tuple(variants)
    if not all(isinstance(name, str) for name in names):
        raise InvalidInput("setup-variants")
    return names


def _options(options: Any) -> dict[str, Any]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise InvalidInput("setup-options")
    return {name: value for name, value in options.items() if value is not None}


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
        except IllegalAction as illegal:
            why = {"number": str(number), "why": illegal.refusal}
            raise InvalidInput("record-unplayable", why) from illegal
    if record["result"] is not None and table.record()["result"] != record["result"]:
        raise InvalidInput("record-result")
    return table
