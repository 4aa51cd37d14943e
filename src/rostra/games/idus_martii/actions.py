"""Actions as single integers in contiguous ranges, and both ways between them and their JSON form.

Whose action it is follows from the stage, but for the vote: both Aediles choose at the same time (I5), so a
vote carries the seat that lays the card.
"""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii.components import FACTIONS, MAX_PLAYERS, VOTE_CARDS
from rostra.kernel.game import Action, Refusal
from rostra.kernel.jit import table

_PAIRS = [(low, high) for low in range(MAX_PLAYERS) for high in range(low + 1, MAX_PLAYERS)]

PAIRS = len(_PAIRS)
LOW = table([low for low, _ in _PAIRS])
HIGH = table([high for _, high in _PAIRS])
PAIR = table(
    [
        [_PAIRS.index((low, high)) if low < high else -1 for high in range(MAX_PLAYERS)]
        for low in range(MAX_PLAYERS)
    ]
)
"""Two seats as one number, ``PAIR[low][high]``, and back: ``LOW[pair]``, ``HIGH[pair]``."""

_AMONG = [
    [pair for pair, (low, high) in enumerate(_PAIRS) if seats >> low & seats >> high & 1]
    for seats in range(1 << MAX_PLAYERS)
]
PAIRS_AMONG = table([len(pairs) for pairs in _AMONG])
PAIR_AMONG = table([pairs + [-1] * (PAIRS - len(pairs)) for pairs in _AMONG])
"""The pairs among some seats, which are the bits of an integer: how many there are, and all, ascending."""

ASSIGN = 0
"""``ASSIGN + praetor * PAIRS + pair of Aediles``"""
VOTE = ASSIGN + MAX_PLAYERS * PAIRS
"""``VOTE + seat * 3 + card``"""
PEEK = VOTE + MAX_PLAYERS * len(VOTE_CARDS)
"""``PEEK + seat of the Aedile``"""
VETO = PEEK + MAX_PLAYERS
APPROVE = VETO + 1
REPLACE = APPROVE + 1
"""``REPLACE + card``"""
DISCARD = REPLACE + len(VOTE_CARDS)
"""``DISCARD + faction``"""
ACTIONS = DISCARD + len(FACTIONS)

MOST_LEGAL = 65
"""The most actions that can be legal at once: roles handed out among eight, the Consul an Aedile before."""

_KEYS = {
    "assign": {"type", "praetor", "aediles"},
    "vote": {"type", "card"},
    "peek": {"type", "aedile"},
    "veto": {"type"},
    "approve": {"type"},
    "replace": {"type", "card"},
    "discard": {"type", "card"},
}


class _Malformed(Exception):
    """The action does not have the form of an action; carries the refusal that says so."""

    def __init__(self, kind: str, rule: str = "B3", **data: Any) -> None:
        super().__init__(kind)
        self.refusal = Refusal(rule, kind, data)


def unknown(action: Any) -> Refusal | None:
    """The refusal of data that is no action of this game at all; any data may stand in ``action``."""
    kind = action.get("type") if isinstance(action, dict) else None
    return None if type(kind) is str and kind in _KEYS else Refusal("B3", "idus-unknown-action")


def read(seat: int, action: Any) -> int | Refusal:
    """The number of an action that this seat plays, or why it has none; any data may stand in ``action``."""
    try:
        return unknown(action) or _number(seat, action)
    except _Malformed as malformed:
        return malformed.refusal


def _number(seat: int, action: Action) -> int:
    kind = action["type"]
    if action.keys() != _KEYS[kind]:
        raise _Malformed("idus-wrong-keys", keys=", ".join(sorted(_KEYS[kind])))
    if kind == "vote":
        return VOTE + seat * len(VOTE_CARDS) + _card(action["card"], VOTE_CARDS, "idus-no-such-vote-card")
    if kind == "peek":
        return PEEK + _seat(action["aedile"])
    if kind == "veto":
        return VETO
    if kind == "approve":
        return APPROVE
    if kind == "replace":
        return REPLACE + _card(action["card"], VOTE_CARDS, "idus-no-such-vote-card")
    if kind == "discard":
        return DISCARD + _card(action["card"], FACTIONS, "idus-no-such-faction-card")
    return ASSIGN + _seat(action["praetor"]) * PAIRS + _pair(action["aediles"])


def shown(code: int) -> Action:
    """The JSON form of an action; the seat of a vote is not part of it."""
    if code < VOTE:
        praetor, pair = divmod(code - ASSIGN, PAIRS)
        return {"type": "assign", "praetor": praetor, "aediles": [LOW[pair], HIGH[pair]]}
    if code < PEEK:
        return {"type": "vote", "card": VOTE_CARDS[(code - VOTE) % len(VOTE_CARDS)]}
    if code < VETO:
        return {"type": "peek", "aedile": code - PEEK}
    if code == VETO:
        return {"type": "veto"}
    if code == APPROVE:
        return {"type": "approve"}
    if code < DISCARD:
        return {"type": "replace", "card": VOTE_CARDS[code - REPLACE]}
    return {"type": "discard", "card": FACTIONS[code - DISCARD]}


def _card(name: Any, names: tuple[str, ...], unknown: str) -> int:
    if type(name) is not str or name not in names:
        raise _Malformed(unknown)
    return names.index(name)


def _seat(number: Any) -> int:
    if type(number) is not int or not 0 <= number < MAX_PLAYERS:
        raise _Malformed("idus-no-such-seat")
    return number


def _pair(seats: Any) -> int:
    if type(seats) is not list or len(seats) != 2:
        raise _Malformed("idus-two-aediles")
    low, high = _seat(seats[0]), _seat(seats[1])
    if low == high:
        raise _Malformed("idus-one-role-each", rule="I9")
    if low > high:
        raise _Malformed("idus-aediles-ascending")
    return PAIR[low][high]
