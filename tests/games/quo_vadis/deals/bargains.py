"""Deals to test with: clauses by name, offers and answers, and a table to strike them at.

In the scenes Red is seat 0 and to move in turn 9, Black is seat 1, White seat 2, Yellow seat 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Action
from tests.games.quo_vadis.positions import position
from tests.watching import last, play

Clause = dict[str, Any]

TURN = 9
RED, BLACK, WHITE, YELLOW = range(4)

EDITION_2005: Mapping[str, Any] = {"edition": "amigo-2005"}
EDITION_1992: Mapping[str, Any] = {"edition": "hans-im-glueck-1992"}
STRICT: Mapping[str, Any] = {"edition": "amigo-2005", "variants": ("strict-promises",)}

in_every_edition = pytest.mark.parametrize(
    "edition", [EDITION_2005, EDITION_1992, STRICT], ids=["2005", "1992", "strict"]
)
with_the_longer_reach = pytest.mark.parametrize("edition", [EDITION_1992, STRICT], ids=["1992", "strict"])


def scene(
    players: int = 4,
    *,
    edition: str | None = None,
    variants: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> rostra.Table:
    """A table of any edition in a position of which only what matters is named."""
    variants = tuple(variants)
    if "consular-election" in variants:
        rest = {"game": 1, "sums": [0] * players, **rest}
    begin = position(players, limited="limited-ones" in variants, **rest)
    return rostra.new_table("quo-vadis", players, 1, edition, variants, options, begin)


def support(by: int, path: str, votes: int = 1) -> Clause:
    return {"kind": "support", "by": by, "path": path, "votes": votes}


def pay(by: int, to: int, value: int) -> Clause:
    return {"kind": "pay", "by": by, "to": to, "value": value}


def do(by: int, action: Action, until: int | None = None) -> Clause:
    return {"kind": "do", "by": by, "action": action} | _until(until)


def avoid(by: int, action: Action, until: int | None = None) -> Clause:
    return {"kind": "avoid", "by": by, "action": action} | _until(until)


def helping(by: int, for_: int, from_: str, until: int | None = None) -> Clause:
    return {"kind": "support", "by": by, "for": for_, "from": from_} | _until(until)


def refusing(by: int, against: int, until: int | None = None) -> Clause:
    return {"kind": "refuse", "by": by, "against": against} | _until(until)


def note(by: int, text: str = "Peace?") -> Clause:
    return {"kind": "note", "by": by, "text": text}


def _until(turn: int | None) -> Clause:
    return {} if turn is None else {"until": turn}


def offer(*clauses: Clause, **parts: Any) -> Action:
    return {"type": "offer", "clauses": list(clauses), **parts}


def accept(deal: int) -> Action:
    return {"type": "accept", "deal": deal}


def reject(deal: int) -> Action:
    return {"type": "reject", "deal": deal}


def withdraw(deal: int) -> Action:
    return {"type": "withdraw", "deal": deal}


def agree(table: rostra.Table, proposer: int, *clauses: Clause, **parts: Any) -> int:
    """Offer this and have everybody accept it; the deal's number."""
    play(table, (proposer, offer(*clauses, **parts)))
    made = last(table, "offer", proposer)
    for seat in made["to"]:
        play(table, (seat, accept(made["deal"])))
    number: int = made["deal"]
    return number


def strike(table: rostra.Table, proposer: int, *clauses: Clause, **parts: Any) -> int:
    """Strike this deal; its number."""
    number = agree(table, proposer, *clauses, **parts)
    assert last(table, "struck", proposer) == {"kind": "struck", "deal": number}
    return number


def told(table: rostra.Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Every event of a kind that a seat saw, without its kind."""
    events = table.events(seat)
    return [
        {key: value for key, value in event.items() if key != "kind"}
        for event in events
        if event["kind"] == kind
    ]


def held(table: rostra.Table, seat: int) -> dict[str, int]:
    """The laurels of a seat."""
    holding: dict[str, int] = table.position()["holdings"][seat]
    return holding


def ended(table: rostra.Table, seat: int | None = None) -> list[str]:
    """How each promise a seat knows of stands."""
    return [promise["status"] for promise in table.view(seat)["ledger"]]


def moves(table: rostra.Table, seat: int) -> list[Action]:
    """What a seat may do besides talking."""
    return [action for action in table.legal(seat) if "deal" not in action]


def pass_by(table: rostra.Table, turns: int = 1) -> None:
    """Let some turns go by in which only Caesar is moved, between two places far from everything."""
    for _ in range(turns):
        to = "A4-S" if table.position()["caesar"] == "C1-S" else "C1-S"
        play(table, (table.to_act[0], {"type": "caesar", "to": to}))
