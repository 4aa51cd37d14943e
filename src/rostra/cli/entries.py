"""Who plays in the arena: from what was typed to a tournament."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any

from rostra.arena import tournament as line_ups
from rostra.arena.tournament import TURN_LIMIT, Seating, Tournament
from rostra.cli.files import Complaint
from rostra.words import say

USUAL = {"quo-vadis": 4, "idus-martii": 5}
"""How many sit at a table unless told otherwise."""
MOST_ORDERS = 8
"""Players whose orders are still counted in thousands."""
LONGEST_NAME = 120


def tournament(asked: argparse.Namespace) -> Tournament:
    """The tournament that was asked for, or ``Complaint``."""
    for wrong, why in ((asked.seeds < 1, "seeds"), (asked.seed < 0, "seed"), (_count(asked) < 2, "players")):
        if wrong:
            raise Complaint(say(f"arena-no-{why}"))
    try:
        replaced = _replacement(asked.replace)
        entered = Tournament(
            game=asked.game,
            seatings=tuple(_seatings(asked, replaced)),
            seeds=asked.seeds,
            seed=asked.seed,
            edition=asked.edition,
            variants=tuple(_listed(asked.variants)),
            options=_options(asked),
            replaced=replaced,
        )
        entered.check()
    except ValueError as error:
        raise Complaint(str(error)) from None
    return entered


def folder_name(asked: argparse.Namespace, entered: Tournament) -> str:
    """A name that tells what was played."""
    way = "matrix" if asked.matrix else "replace" if asked.replace else "orders" if asked.all_orders else ""
    among = ["among", *_listed(asked.each_against)] if asked.each_against else []
    names = [*asked.line_up, *among] or asked.matrix or list(entered.replaced or ())
    parts = [entered.game, way, *names, f"{entered.players}p", f"seed{entered.seed}"]
    return re.sub(r"[^\w.-]+", "-", "-".join(part for part in parts if part))[-LONGEST_NAME:]


def _count(asked: argparse.Namespace) -> int:
    return USUAL[asked.game] if asked.players is None else int(asked.players)


def _options(asked: argparse.Namespace) -> dict[str, Any]:
    options: dict[str, Any] = {"private": False} if asked.public else {}
    if asked.game == "quo-vadis" or asked.turn_limit is not None:
        options["turn_limit"] = TURN_LIMIT if asked.turn_limit is None else asked.turn_limit
    return options


def _seatings(asked: argparse.Namespace, replaced: tuple[str, str] | None) -> list[Seating]:
    """Who sits where, by whichever way of asking was chosen."""
    if asked.line_up and (asked.matrix or replaced):
        raise Complaint(say("arena-two-ways"))
    if replaced:
        return line_ups.replacements(*replaced, _count(asked))
    if asked.matrix:
        return _pairs(asked.matrix, asked.matrix, _count(asked))
    if not asked.line_up:
        raise Complaint(say("arena-nobody"))
    if asked.each_against:
        return _pairs(asked.line_up, _listed(asked.each_against), _count(asked))
    named = line_ups.line_up(asked.line_up)
    if asked.players is not None and asked.players != len(named):
        raise Complaint(say("arena-other-count", {"named": len(named), "players": asked.players}))
    if asked.all_orders and len(named) > MOST_ORDERS:
        raise Complaint(say("arena-too-many-orders", {"most": MOST_ORDERS}))
    return line_ups.arrangements(named) if asked.all_orders else line_ups.rotations(named)


def _pairs(ones: Sequence[str], others: Sequence[str], count: int) -> list[Seating]:
    """One of each among copies of each other, on all seats."""
    pairs = [(one, other) for one in dict.fromkeys(ones) for other in dict.fromkeys(others) if one != other]
    if not pairs:
        raise Complaint(say("arena-matrix-of-one"))
    return [seating for one, other in pairs for seating in line_ups.one_among(one, other, count)]


def _replacement(words: str | None) -> tuple[str, str] | None:
    """``rules:best``; where names have a colon themselves, a comma stands between them."""
    if words is None:
        return None
    old, _, new = words.partition("," if "," in words else ":")
    if not old or not new or old == new:
        raise Complaint(say("arena-no-replacement", {"given": words}))
    return old, new


def _listed(words: str | None) -> list[str]:
    return [word for word in (words or "").split(",") if word]
