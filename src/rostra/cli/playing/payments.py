"""Which payments of a deal can be made (Q20): exactly, with change, as far as one can see both hands.

The browser judges the same way (``web/src/quo-vadis/deals/payments.ts``); both are compared with what the
table settles in ``tests/golden/payments.json``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal

from rostra.cli.display import State
from rostra.games.quo_vadis.components import BOARD, LAURELS, VALUE

Clause = dict[str, Any]
Chance = Literal["sure", "taken", "maybe", "no"]
"""Surely; with a laurel that may be taken; if a hand that is not seen allows it; not at all."""
DEAREST = max(VALUE)
WORTH = dict(zip(LAURELS, map(int, VALUE), strict=True))


@dataclass(frozen=True, slots=True)
class Amount:
    """A value that can be paid, how surely, and with the laurel of which path if that decides."""

    value: int
    chance: Chance
    path: str | None = None


def below(path: str) -> str:
    """The committee that a path leaves."""
    return path.split("-")[0]


def has_room(view: State, path: str) -> bool:
    """Whether a seat is free where a path leads; in the Senate one is until the game ends (Q15)."""
    above = path.split("-")[1]
    return len(view["committees"].get(above, ())) < int(BOARD["committees"][above]["seats"])


def talkable(view: State) -> list[str]:
    """The paths on which consent could be given: up from where the mover is (Q8), to a free seat (Q7)."""
    return [
        path
        for path, needed in view["needs"].items()
        if needed > 0 and view["to_move"] in view["committees"].get(below(path), ()) and has_room(view, path)
    ]


def missing(view: State, path: str) -> int:
    """How many consents the player to move still lacks on a path."""
    own = view["committees"].get(below(path), []).count(view["to_move"]) - 1
    given = sum(one["votes"] for one in (*view["pledges"], *view["granted"]) if one["path"] == path)
    return int(view["needs"][path] - own - given)


def amounts(view: State, clauses: Sequence[Clause], by: int, to: int) -> list[Amount]:
    """The amounts from 1 up that one could pay another, besides what the clauses say already."""
    worth = [sum(_known(view, clauses, by, path)) for path in _paths(view, clauses)]
    most = max(worth) + DEAREST * _unseen(view, by)
    found = (_judged(view, clauses, by, to, value) for value in range(1, most + 1))
    return [amount for amount in found if amount.chance != "no"]


def _judged(view: State, clauses: Sequence[Clause], by: int, to: int, value: int) -> Amount:
    whole = [*clauses, {"kind": "pay", "by": by, "to": to, "value": value}]
    found = {path: _chance(view, whole, path) for path in _paths(view, whole)}
    sure = next((path for path, chance in found.items() if chance == "sure"), "")
    if sure != "":
        is_sure = sure is None or bool(_votes(whole))
        return Amount(value, "sure" if is_sure else "taken", None if is_sure else sure)
    return Amount(value, "maybe" if "maybe" in found.values() else "no")


def _votes(clauses: Sequence[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause["kind"] == "support" and "path" in clause]


def _paths(view: State, clauses: Sequence[Clause]) -> list[str | None]:
    """Whose laurel may be there when debts are paid: that of the consent; where none is sold, none or any."""
    sold = _votes(clauses)
    return [sold[0]["path"]] if sold else [None, *_takeable(view)]


def _takeable(view: State) -> Iterator[str]:
    """The laurel places that the player to move may cross without asking, where nothing forbids it."""
    mover = view["to_move"]
    is_bound = any(
        promise["by"] == mover and promise["binding"] and promise["status"] == "open"
        for promise in view["ledger"]
    )
    if view["stage"] != "action" or is_bound:
        return
    yield from (path for path in talkable(view) if missing(view, path) <= 0)


def _known(view: State, clauses: Sequence[Clause], seat: int, path: str | None) -> list[int]:
    """What a seat is known to hold when debts are paid: its hand, if seen, and what the advance brings."""
    hand = [WORTH[kind] for kind, count in (view["holdings"][seat] or {}).items() for _ in range(count)]
    laurel = view["laurels"].get(path) if seat == view["to_move"] and path != view["caesar"] else None
    earned = sum(clause["votes"] for clause in _votes(clauses) if clause["by"] == seat)
    return [*hand, *([WORTH[laurel]] if laurel else []), *[1] * min(earned, view["ones"])]


def _unseen(view: State, seat: int) -> int:
    return 0 if view["holdings"][seat] is not None else int(view["held"][seat])


def _chance(view: State, clauses: Sequence[Clause], path: str | None) -> Chance:
    """How surely the last of the debts can be paid, if this path's laurel is taken."""
    debts = [clause for clause in clauses if clause["kind"] == "pay"]
    pay = debts[-1]
    by, to, value = pay["by"], pay["to"], pay["value"]
    if len(debts) > 1 and not any(_unseen(view, debt[key]) for debt in debts for key in ("by", "to")):
        hands = [_counted(_known(view, clauses, seat, path)) for seat in range(view["players"])]
        return "sure" if _are_paid(hands, debts) else "no"
    payer, payee = (_sums(_known(view, clauses, seat, path)) for seat in (by, to))
    is_exact = any(value + change in payer for change in payee)
    if is_exact and len(debts) < 2:
        return "sure"
    if value > max(payer) + DEAREST * _unseen(view, by):
        return "no"
    return "maybe" if is_exact or _unseen(view, by) or _unseen(view, to) else "no"


def _sums(laurels: Sequence[int]) -> set[int]:
    """All sums that some of these laurels make."""
    found = {0}
    for value in laurels:
        found |= {value + other for other in found}
    return found


Hand = tuple[int, ...]
"""How many laurels of each value, from 1 to 5."""


def _counted(laurels: Sequence[int]) -> Hand:
    return tuple(laurels.count(value) for value in range(1, DEAREST + 1))


def _ways(payer: Hand, payee: Hand, value: int) -> list[Hand]:
    """What may go from payer to payee, of each value, to pay exactly; only the ways that move the fewest."""
    ranges = [range(-theirs, mine + 1) for mine, theirs in zip(payer, payee, strict=True)]
    found = [way for way in product(*ranges) if sum(n * worth for worth, n in enumerate(way, 1)) == value]
    least = min((sum(map(abs, way)) for way in found), default=0)
    return [way for way in found if sum(map(abs, way)) == least]


def _are_paid(hands: list[Hand], debts: Sequence[Clause]) -> bool:
    """Whether debts can be paid one after the other, whichever of the shortest ways the table takes."""
    if not debts:
        return True
    by, to, value = debts[0]["by"], debts[0]["to"], debts[0]["value"]
    ways = _ways(hands[by], hands[to], value)
    return bool(ways) and all(_are_paid(_after(hands, by, to, way), debts[1:]) for way in ways)


def _after(hands: list[Hand], by: int, to: int, way: Hand) -> list[Hand]:
    signs = {by: -1, to: 1}
    return [
        tuple(count + signs.get(seat, 0) * moved for count, moved in zip(hand, way, strict=True))
        for seat, hand in enumerate(hands)
    ]
