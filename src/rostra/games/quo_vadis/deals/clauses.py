"""The clauses of a deal: what each kind says, what binds, the moves it means, and what contradicts what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import msgspec

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.actions import KEYS
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    ENTRIES,
    NUMBER_OF_PATH,
    PATHS,
    PLACES,
    VOTES,
)
from rostra.games.quo_vadis.positions import LAST_TURN
from rostra.games.quo_vadis.rules import brings_bonus
from rostra.games.quo_vadis.schema import NoteClause, PayClause
from rostra.games.quo_vadis.state import REMOVE, State
from rostra.kernel.game import Action, Refusal, Setup, brief

WORTH_OF_ALL_LAURELS = 157
"""No debt can be higher than all 62 laurels together (Q2)."""
LONGEST_NOTE = 280
LONG_REACH = ("hans-im-glueck-1992", "strict-promises")
"""The edition and the variant in which a promise binds up to the next turn of the player to move (Q22)."""


@dataclass(frozen=True, slots=True)
class Support:
    """Consent this turn, on one path."""

    by: int
    path: str
    votes: int


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


Promise = Do | Avoid | Help | Refuse
"""Clauses that may outlast the turn; within the reach of Q22 they bind."""
Clause = Support | PayClause | Promise | NoteClause

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
    """Clauses as they are told: a move in them always has its type."""
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
    return PayClause(data["by"], data["to"], data["value"])


def _conduct(data: dict[str, Any], until: int, players: int) -> Clause | Refusal:
    pattern = typed(data["action"])
    wrong = pattern_refusal(pattern, players)
    if wrong is not None:
        return wrong
    return (Do if data["kind"] == "do" else Avoid)(data["by"], msgspec.to_builtins(pattern), until)


def _help(data: dict[str, Any], until: int) -> Help | Refusal:
    if data["from"] not in LEAVING_NEEDS_CONSENT:
        return Refusal("Q8", "deal-no-consent-committee", {"committee": brief(data["from"])})
    return Help(data["by"], data["for"], data["from"], until)


def _note(data: dict[str, Any]) -> Clause | Refusal:
    text = data["text"]
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_NOTE or not text.isprintable():
        return Refusal("Q18", "deal-note", {"most": LONGEST_NOTE})
    return NoteClause(data["by"], text)


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def named(clause: Clause) -> set[int]:
    """The seats that must agree to a clause: who owes it, and to or for whom."""
    return {clause.by, clause.to} if isinstance(clause, PayClause | Help) else {clause.by}


def votes_of(seat: int, path: str, offered: Sequence[Clause]) -> int:
    """How many consents the clauses ask of a seat on a path."""
    return sum(c.votes for c in offered if isinstance(c, Support) and (c.by, c.path) == (seat, path))


def reach(setup: Setup) -> int:
    """How many turns after the current one a promise still binds (Q19, Q22)."""
    return setup.players if any(name in LONG_REACH for name in (setup.edition, *setup.variants)) else 0


def binds(clause: Clause, turn: int, reach: int) -> bool:
    """Q19, Q22: what can be settled within the reach must be kept; words alone never bind."""
    if isinstance(clause, Promise):
        return clause.until <= turn + reach
    return not isinstance(clause, NoteClause)


# Patterns of moves: what is to be done or avoided. Keys left out are free.

MOVES = ("place", "advance", "caesar", "decline")
"""What the player to move does; that is what can be agreed to be done or avoided."""

_ENTRIES = tuple(COMMITTEES[committee] for committee in ENTRIES)
_NAMES: dict[str, tuple[str, ...]] = {"type": MOVES, "committee": _ENTRIES, "path": PATHS, "to": PLACES}


def typed(pattern: Any) -> Any:
    """A pattern with its type: where the type is left out, the other keys tell which move is meant."""
    if not isinstance(pattern, dict) or "type" in pattern:
        return pattern
    kinds = [kind for kind in MOVES if KEYS[kind] and pattern.keys() <= KEYS[kind]] if pattern else []
    return {"type": kinds[0], **pattern} if kinds else pattern


def pattern_refusal(pattern: Any, players: int) -> Refusal | None:
    """What is wrong with the form of a pattern."""
    kind = pattern.get("type") if isinstance(pattern, dict) else None
    if not isinstance(kind, str) or kind not in MOVES:
        return Refusal("Q18", "deal-pattern-type")
    if not pattern.keys() <= KEYS[kind] | {"type"}:
        return Refusal("Q18", "deal-pattern", {"action": kind})
    named = all(isinstance(v, str) and v in _NAMES[k] for k, v in pattern.items() if k != "with")
    if not named or not _are_consents(pattern, players):
        return Refusal("Q18", "deal-pattern", {"action": kind})
    return None


def _are_consents(pattern: dict[str, Any], players: int) -> bool:
    """Whether the named seats could consent: none of them, or as many as the path takes (Q8, Q13)."""
    seats = pattern.get("with", [])
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < players for seat in seats):
        return False
    most = VOTES[NUMBER_OF_PATH[pattern["path"]]] if "path" in pattern else 2
    return len(seats) in ((0, most) if "path" in pattern else (0, 1, 2))


def matches(pattern: Action, action: Action) -> bool:
    """Whether an action, or everything a narrower pattern means, is one of those a pattern means."""
    return all(key in action and _same(value, action[key]) for key, value in pattern.items())


def _same(value: Any, other: Any) -> bool:
    return sorted(value) == sorted(other) if isinstance(value, list) else bool(value == other)


def clash(one: Action, other: Action) -> bool:
    """Whether no single turn can do both; an advance may bring the bonus, to be used or declined (Q14)."""
    if one["type"] == other["type"]:
        return any(key in other and not _same(value, other[key]) for key, value in one.items())
    kinds = {one["type"], other["type"]}
    return kinds not in ({"advance", "caesar"}, {"advance", "decline"})


def bonus_moves(s: State, action: Action) -> list[Action]:
    """What can be done with the bonus that an action brings, if it brings one (Q14, Q15)."""
    if action["type"] != "advance" or not brings_bonus(s, NUMBER_OF_PATH[action["path"]]):
        return []
    moves: list[Action] = [
        {"type": "caesar", "to": name} for place, name in enumerate(PLACES) if place != s.caesar
    ]
    return [*moves, {"type": "decline"}]


# Offers that make no sense: clauses that contradict each other, or payments that go in a circle.


def contradiction(s: State, clauses: Sequence[Clause]) -> Refusal | None:
    """Why these clauses cannot stand in one deal."""
    if _circular([(clause.by, clause.to) for clause in clauses if isinstance(clause, PayClause)]):
        return Refusal("Q20", "deal-circular")
    for one, other in combinations(clauses, 2):
        if _contradict(s, one, other) or _contradict(s, other, one):
            return Refusal("Q18", "deal-contradiction")
    return None


def _circular(debts: list[tuple[int, int]]) -> bool:
    """Whether following who pays whom leads back to the payer."""
    for start, _ in debts:
        reached = {start}
        while True:
            further = {payee for payer, payee in debts if payer in reached}
            if start in further:
                return True
            if further <= reached:
                break
            reached |= further
    return False


def _contradict(s: State, one: Clause, other: Clause) -> bool:
    if isinstance(one, Avoid):
        return _is_avoided(s, one, other)
    if isinstance(one, Refuse):
        return one.by == other.by and _is_refused(s, one, other)
    if isinstance(one, Do) and isinstance(other, Do) and one.by == other.by:
        last = max(one.until, other.until)
        return clash(one.action, other.action) and turns_left(s, one.by, last) < 2
    return False


def _is_avoided(s: State, avoid: Avoid, other: Clause) -> bool:
    """What must be done is avoided in every turn left for it, or support is for an avoided advance."""
    if isinstance(other, Do) and other.by == avoid.by:
        free = turns_left(s, other.by, other.until) - turns_left(s, avoid.by, avoid.until)
        return matches(avoid.action, other.action) and free <= 0
    if isinstance(other, Support) and avoid.by == s.to_move:
        return matches(avoid.action, {"type": "advance", "path": other.path})
    return False


def _is_refused(s: State, refuse: Refuse, other: Clause) -> bool:
    """What must be given is refused in every turn left for it."""
    if isinstance(other, Support):
        return refuse.against == s.to_move
    if isinstance(other, Help) and refuse.against == other.to:
        return turns_left(s, other.to, other.until) <= turns_left(s, other.to, refuse.until)
    return False


def turns_left(s: State, seat: int, until: int) -> int:
    """How many turns a seat has from now (the current one included) to the end of turn ``until``."""
    mover = s.begins if s.stage == REMOVE else s.to_move
    first = s.turn + (seat - mover) % s.players
    return 0 if first > until else 1 + (until - first) // s.players
