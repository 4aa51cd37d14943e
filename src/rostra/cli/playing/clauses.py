"""The clauses of a deal in Quo Vadis?: which can be offered now, and how each is asked for (Q18 to Q20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rostra.cli.display import State
from rostra.cli.narrate import listed, worth
from rostra.cli.playing.dialogue import Menu, Step, chosen, typed
from rostra.cli.playing.payments import Amount, Clause, amounts, below, missing, talkable
from rostra.cli.playing.session import Scene
from rostra.games.quo_vadis.components import BOARD
from rostra.words import say


def askable(view: State, path: str) -> list[int]:
    """Who could give consent on a path, those with the most senators there first."""
    there = [seat for seat in view["committees"].get(below(path), ()) if seat != view["to_move"]]
    return sorted(set(there), key=lambda seat: (-there.count(seat), seat))


def asked(view: State, path: str) -> list[Clause]:
    """Consent on a path, of as few others as possible."""
    lacking = max(1, missing(view, path))
    wanted = []
    for seat in askable(view, path):
        votes = min(lacking, view["committees"][below(path)].count(seat))
        if votes > 0:
            wanted.append({"kind": "support", "by": seat, "path": path, "votes": votes})
        lacking -= votes
    return wanted


def moved(clause: Clause, partner: int, other: int) -> Clause:
    """The same clause with another instead of the partner."""
    seats = {key: other for key in ("by", "to", "for") if clause.get(key) == partner}
    return {**clause, **seats}


def kinds(view: State, by: int) -> list[str]:
    """The kinds of clause that somebody can owe: consent only on paths of another's turn."""
    here = [path for path in talkable(view) if by in askable(view, path)]
    return [*(["support"] if here else []), "pay", "do", "avoid", "later", "refuse", "note"]


def kind_of(clause: Clause) -> str:
    """The kind of a clause as it is asked for: consent for later is one of its own."""
    return "later" if "for" in clause else str(clause["kind"])


def asked_for(scene: Scene, kind: str, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    """A clause of a kind, asked for part by part; ``None`` if it is given up."""
    found = yield from _PARTS[kind](scene, by, to, others)
    return None if found is None else {"kind": "support" if kind == "later" else kind, "by": by, **found}


def _support(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    view = scene.view
    paths = [path for path in talkable(view) if by in askable(view, path)]
    path = yield from chosen(say("web-path"), [(_path(view, path), path) for path in paths])
    if path is None:
        return None
    most = min(view["needs"][path], view["committees"][below(path)].count(by))
    counts = [(say("web-votes-count", {"count": votes}), votes) for votes in range(1, most + 1)]
    votes = yield from chosen(_path(view, path), counts)
    return None if votes is None else {"path": path, "votes": votes}


def _pay(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    view = scene.view
    found = amounts(view, others, by, to)
    if not found:
        yield Menu(say("play-nothing-to-pay", {"who": scene.name(by)}), [say("play-back")])
        return None
    held = view["holdings"][by]
    text = [] if held is None else [say("play-holds", {"who": scene.name(by), "value": worth(held)})]
    how_much = say("play-how-much", {"who": scene.name(by), "to": scene.name(to)})
    values = [(_amount(scene, amount, by, to), amount.value) for amount in found]
    answer = yield Menu(how_much, [label for label, _ in values], text)
    return {"to": to, "value": values[answer][1]} if isinstance(answer, int) else None


def _amount(scene: Scene, amount: Amount, by: int, to: int) -> str:
    """An amount, and on what it depends whether it can be paid."""
    if amount.chance == "taken":
        return f"{amount.value} ({say('web-only-with', {'path': amount.path or ''})})"
    if amount.chance == "maybe":
        hidden = [scene.name(seat) for seat in (by, to) if scene.view["holdings"][seat] is None]
        return f"{amount.value} ({say('web-only-if', {'who': listed(hidden)})})"
    return str(amount.value)


def _move(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    """What is to be done or avoided, and until when; what is left open is free."""
    view = scene.view
    types = ("caesar", "place", "advance", "decline")
    type_ = yield from chosen(say("play-which-move"), [(_doing({"type": one}), one) for one in types])
    if type_ is None:
        return None
    entries = [name for name, committee in BOARD["committees"].items() if committee["entry"]]
    parts: Mapping[str, tuple[str, Iterable[str]]] = {
        "caesar": ("to", view["laurels"]),
        "place": ("committee", entries),
        "advance": ("path", [f"{path['from']}-{path['to']}" for path in BOARD["paths"]]),
    }
    pattern = {"type": type_}
    if type_ in parts:
        key, values = parts[type_]
        exact = [{"type": type_, key: value} for value in values]
        found = yield from chosen(_doing(pattern), [(_doing(one), one) for one in (*exact, pattern)])
        if found is None:
            return None
        pattern = found
    until = yield from _until(scene, is_open=True)
    return None if until is None else {"action": pattern, **until}


def _later(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    """Consent out of a committee, once, in a later turn."""
    committees = dict.fromkeys(below(path) for path in scene.view["needs"])
    from_ = yield from chosen(say("play-out-of"), [(name, name) for name in committees])
    if from_ is None:
        return None
    until = yield from _until(scene, is_open=False)
    return None if until is None else {"for": to, "from": from_, **until}


def _refuse(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    seats = [seat for seat in range(scene.view["players"]) if seat != by]
    against = yield from chosen(say("web-against"), [(scene.name(seat), seat) for seat in seats])
    if against is None:
        return None
    until = yield from _until(scene, is_open=True)
    return None if until is None else {"against": against, **until}


def _note(scene: Scene, by: int, to: int, others: Sequence[Clause]) -> Step[Clause | None]:
    text = yield from typed(say("web-words-hint"))
    return None if text is None else {"text": text}


def _until(scene: Scene, is_open: bool) -> Step[Clause | None]:
    """Until when a promise lasts; some may be for this turn only, which is said by saying nothing."""
    turn, players = scene.view["turn"], scene.view["players"]
    turns = [*range(turn + 1, turn + players + 1), turn + 2 * players, turn + 3 * players]
    options: list[tuple[str, Clause]] = [(say("web-this-turn"), {})] if is_open else []
    options += [(say("web-until", {"turn": until}), {"until": until}) for until in turns]
    return (yield from chosen(say("play-until"), options))


_PARTS = {
    "support": _support,
    "pay": _pay,
    "do": _move,
    "avoid": _move,
    "later": _later,
    "refuse": _refuse,
    "note": _note,
}


def _doing(pattern: Mapping[str, str]) -> str:
    words = {key: pattern.get(key, "any") for key in ("committee", "path", "to")}
    return say(f"event-doing-{pattern['type']}", words)


def _path(view: State, path: str) -> str:
    """A path, and the laurel that lies on it."""
    laurel = view["laurels"].get(path)
    return path if laurel is None or path == view["caesar"] else f"{path} ({laurel})"
