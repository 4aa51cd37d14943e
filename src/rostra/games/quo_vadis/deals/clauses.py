"""The clauses of a deal: what each kind says, and the form it must have. Nothing here knows a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.components import PLACES
from rostra.games.quo_vadis.deals.patterns import pattern_refusal, typed
from rostra.games.quo_vadis.positions import LAST_TURN
from rostra.kernel.game import Action, Refusal, brief

WORTH_OF_ALL_LAURELS = 157
"""No debt can be higher than all 62 laurels together (Q2)."""
LONGEST_NOTE = 280


@dataclass(frozen=True, slots=True)
class Support:
    """Consent this turn, on one path."""

    by: int
    path: str
    votes: int


@dataclass(frozen=True, slots=True)
class Pay:
    """Laurels of a value, due when the turn's action is done (Q20)."""

    by: int
    to: int
    value: int


@dataclass(frozen=True, slots=True)
class Do:
    """To do something by the end of a turn."""

    by: int
    action: Action
    until: int


@dataclass(frozen=True, slots=True)
class Avoid:
    """Not to do something until the end of a turn."""

    by: int
    action: Action
    until: int


@dataclass(frozen=True, slots=True)
class Help:
    """One consent, once, on any path out of a committee: a promised support."""

    by: int
    to: int
    committee: str
    until: int


@dataclass(frozen=True, slots=True)
class Refuse:
    """To give somebody no consent until the end of a turn."""

    by: int
    against: int
    until: int


@dataclass(frozen=True, slots=True)
class Note:
    """Free words."""

    by: int
    text: str


Promise = Do | Avoid | Help | Refuse
"""Clauses that reach over time; within the reach of Q22 they bind."""
Clause = Support | Pay | Promise | Note

_KEYS: dict[str, tuple[set[str], set[str]]] = {
    "support": ({"path", "votes"}, {"until"}),
    "pay": ({"to", "value"}, {"until"}),
    "do": ({"action"}, {"until"}),
    "avoid": ({"action"}, {"until"}),
    "refuse": ({"against"}, {"until"}),
    "note": ({"text"}, set()),
}
_KEYS_OF_HELP: tuple[set[str], set[str]] = ({"for", "from"}, {"until"})

LEAVING_NEEDS_CONSENT = tuple(sorted({path.split("-")[0] for path in PLACES}))


def read(data: Any, players: int, turn: int) -> Clause | Refusal:
    """A clause from JSON, or what is wrong with its form. ``turn`` is the last turn if it names none."""
    if not isinstance(data, dict):
        return Refusal("Q18", "deal-no-clause")
    kind = data.get("kind")
    if not isinstance(kind, str) or kind not in _KEYS:
        return Refusal("Q18", "deal-unknown-clause", {"clause": brief(kind)})
    later = kind == "support" and ("for" in data or "from" in data)
    needed, optional = _KEYS_OF_HELP if later else _KEYS[kind]
    if not needed | {"kind", "by"} <= data.keys() <= needed | optional | {"kind", "by"}:
        return Refusal("Q18", "deal-clause-parts", {"clause": kind})
    wrong = _wrong_seat(data, players)
    if wrong is not None:
        return wrong
    if "until" in data and not _is_number(data["until"], turn, LAST_TURN):
        return Refusal("Q19", "deal-until", {"turn": turn})
    until = data.get("until", turn)
    if kind in ("support", "pay") and not later and until != turn:
        return Refusal("Q20", "deal-this-turn", {"turn": turn})
    if later:
        return _help(data, until)
    if kind in ("do", "avoid"):
        return _conduct(data, until, players)
    if kind == "refuse":
        return Refuse(data["by"], data["against"], until)
    return {"support": _support, "pay": _pay, "note": _note}[kind](data)


def in_full(given: list[dict[str, Any]]) -> list[schema.Clause]:
    """Clauses that were read, as they are told: the move one is about always has its type."""
    full = [{**one, "action": typed(one["action"])} if "action" in one else one for one in given]
    return msgspec.convert(full, list[schema.Clause])


def _wrong_seat(data: dict[str, Any], players: int) -> Refusal | None:
    for key in ("by", "to", "for", "against"):
        if key in data and not _is_number(data[key], 0, players - 1):
            return Refusal("Q18", "deal-no-such-seat", {"seat": brief(data[key])})
        if key != "by" and key in data and data[key] == data["by"]:
            return Refusal("Q18", "deal-with-oneself")
    return None


def _support(data: dict[str, Any]) -> Clause | Refusal:
    if data["path"] not in PLACES:
        return Refusal("Q8", "deal-no-consent-path", {"path": brief(data["path"])})
    if not _is_number(data["votes"], 1, 2):
        return Refusal("Q8", "deal-votes")
    return Support(data["by"], data["path"], data["votes"])


def _pay(data: dict[str, Any]) -> Clause | Refusal:
    if not _is_number(data["value"], 1, WORTH_OF_ALL_LAURELS):
        return Refusal("Q20", "deal-value", {"most": WORTH_OF_ALL_LAURELS})
    return Pay(data["by"], data["to"], data["value"])


def _conduct(data: dict[str, Any], until: int, players: int) -> Clause | Refusal:
    pattern = typed(data["action"])
    wrong = pattern_refusal(pattern, players)
    if wrong is not None:
        return wrong
    return (Do if data["kind"] == "do" else Avoid)(data["by"], pattern, until)


def _help(data: dict[str, Any], until: int) -> Help | Refusal:
    if data["from"] not in LEAVING_NEEDS_CONSENT:
        return Refusal("Q8", "deal-no-consent-committee", {"committee": brief(data["from"])})
    return Help(data["by"], data["for"], data["from"], until)


def _note(data: dict[str, Any]) -> Clause | Refusal:
    text = data["text"]
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NOTE or not text.isprintable():
        return Refusal("Q18", "deal-note", {"most": LONGEST_NOTE})
    return Note(data["by"], text)


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def named(clause: Clause) -> set[int]:
    """The seats that must agree to a clause: who owes it, and to or for whom."""
    return {clause.by, clause.to} if isinstance(clause, Pay | Help) else {clause.by}
