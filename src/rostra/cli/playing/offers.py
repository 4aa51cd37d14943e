"""Deals of Quo Vadis? at the keyboard: what they say, how they are answered, how one is offered (Q18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial

from rostra.cli.display import Action
from rostra.cli.narrate import Data, QuoVadisNarrator, listed
from rostra.cli.playing import clauses
from rostra.cli.playing.dialogue import Choice, Dialogue, Menu, Play, Step, chosen
from rostra.cli.playing.payments import Clause, missing, talkable
from rostra.cli.playing.session import Scene, Verdict
from rostra.games.quo_vadis.deals.offers import MOST_CLAUSES
from rostra.games.quo_vadis.game import GAME
from rostra.words import say

Check = Callable[[int, Action], Verdict]


@dataclass(slots=True)
class Draft:
    """An offer that is being built."""

    partner: int
    clauses: list[Clause] = field(default_factory=list)
    private: bool = False
    answers: int | None = None
    """The deal it is a counter-offer to."""

    @property
    def offer(self) -> Action:
        """The offer as an action."""
        answers = {} if self.answers is None else {"answers": self.answers}
        return {"type": "offer", "clauses": self.clauses, "private": self.private, **answers}


def choices(scene: Scene, check: Check) -> Iterator[Choice]:
    """What there is to say about deals, besides accepting, rejecting and withdrawing them."""
    me = scene.seat
    if me is None or scene.view["stage"] == "over":
        return
    for deal in scene.deals("reject"):
        if "clauses" in deal:
            label = say("play-counter", {"deal": deal["deal"]})
            yield Choice(label, partial(counter, scene, check, deal), kind="counter")
    if scene.view["to_move"] == me and scene.view["stage"] == "action":
        for path in talkable(scene.view):
            if missing(scene.view, path) > 0 and clauses.askable(scene.view, path):
                label = say("terminal-choice-ask", {"path": path})
                yield Choice(label, partial(ask, scene, check, path), kind="ask")
    yield Choice(say("play-offer"), partial(build, scene, check, None), key="o")


def told(scene: Scene, deal: Data) -> list[str]:
    """What a deal says, a line for each clause, and whether the table will enforce it."""
    if "clauses" not in deal:
        return [say("web-deal-unknown")]
    return lines(scene, deal["clauses"], deal.get("binding", ()))


def lines(scene: Scene, terms: list[Clause], binding: tuple[bool, ...]) -> list[str]:
    """Clauses, each with its seal."""
    teller = QuoVadisNarrator(GAME.name, scene.name)
    sealed = [*binding, *[None] * (len(terms) - len(binding))]
    return [
        f"· {teller.heard(clause, scene.seat)}{_seal(clause, seal)}"
        for clause, seal in zip(terms, sealed, strict=True)
    ]


def _seal(clause: Clause, binding: bool | None) -> str:
    if binding is None or clause["kind"] == "note":
        return ""
    return f" [{say('web-enforced' if binding else 'web-promise')}]"


def head(scene: Scene, deal: Data) -> str:
    """Who offers a deal to whom."""
    who = {"by": scene.name(deal["by"]), "to": listed([*map(scene.name, deal["to"])]) or "–"}
    return say("play-deal-head", {"deal": deal["deal"], **who})


def accept(scene: Scene, deal: Data) -> Dialogue:
    """Accept a deal, after its terms have been repeated."""
    text = told(scene, deal)
    if any(clause["by"] == scene.seat and "path" in clause for clause in deal.get("clauses", ())):
        text.append(say("web-vote-earns"))
    options = [say("play-accept-yes"), say("play-accept-no")]
    answer = yield Menu(head(scene, deal), options, text)
    return Play({"type": "accept", "deal": deal["deal"]}) if answer == 0 else None


def counter(scene: Scene, check: Check, deal: Data) -> Dialogue:
    """Answer with another offer, which begins with what was offered."""
    partner = deal["by"] if deal["by"] != scene.seat else deal["to"][0]
    draft = Draft(partner, deepcopy(list(deal["clauses"])), deal["private"], deal["deal"])
    return (yield from build(scene, check, draft))


def ask(scene: Scene, check: Check, path: str) -> Dialogue:
    """Ask for consent on a path: of whoever can give the most, and of others as far as it takes."""
    asked = clauses.asked(scene.view, path)
    return (yield from build(scene, check, Draft(asked[0]["by"], asked)))


def build(scene: Scene, check: Check, begun: Draft | None) -> Dialogue:
    """Put an offer together, until it is made or given up."""
    me = scene.seat
    if me is None:
        return None
    draft = begun
    if draft is None:
        partner = yield from _partner(scene)
        if partner is None:
            return None
        draft = Draft(partner)
    while True:
        verdict = check(me, draft.offer) if draft.clauses else Verdict()
        steps = _steps(scene, draft, verdict)
        options, text = [label for label, _ in steps], _text(scene, draft, verdict)
        answer = yield Menu(_title(scene, draft), options, text, verdict.why)
        if not isinstance(answer, int):
            return None
        step = steps[answer][1]
        if step is None:
            return Play(draft.offer)
        yield from step()


def _title(scene: Scene, draft: Draft) -> str:
    if draft.answers is not None:
        return say("web-counter-title", {"deal": draft.answers})
    return say("play-offer-to", {"who": scene.name(draft.partner)})


def _text(scene: Scene, draft: Draft, verdict: Verdict) -> list[str]:
    return lines(scene, draft.clauses, verdict.binding) or [say("play-deal-empty")]


def _steps(scene: Scene, draft: Draft, verdict: Verdict) -> list[tuple[str, Callable[[], Step[None]] | None]]:
    """What can be done to a draft; ``None`` is to make the offer."""
    teller = QuoVadisNarrator(GAME.name, scene.name)
    steps: list[tuple[str, Callable[[], Step[None]] | None]] = []
    if draft.clauses and verdict.why is None:
        steps.append((say("web-send-offer" if draft.answers is None else "web-send-counter"), None))
    if len(draft.clauses) < MOST_CLAUSES:
        me = scene.seat or 0
        steps.append((say("play-i-give"), partial(_add, scene, draft, me, draft.partner)))
        get = say("play-i-get", {"who": scene.name(draft.partner)})
        steps.append((get, partial(_add, scene, draft, draft.partner, me)))
    for number, clause in enumerate(draft.clauses):
        label = say("play-change", {"clause": teller.heard(clause, scene.seat)})
        steps.append((label, partial(_change, scene, draft, number)))
    if draft.answers is None:
        steps.append((say("play-partner"), partial(_other_partner, scene, draft)))
    if scene.view["options"]["private"]:
        is_private = {"private": "yes" if draft.private else "no"}
        steps.append((say("play-private", is_private), partial(_whisper, draft)))
    return steps


def _partner(scene: Scene) -> Step[int | None]:
    others = [seat for seat in range(scene.view["players"]) if seat != scene.seat]
    return (yield from chosen(say("play-partner-who"), [(scene.name(seat), seat) for seat in others]))


def _other_partner(scene: Scene, draft: Draft) -> Step[None]:
    """What was to be agreed with one is asked of another."""
    partner = yield from _partner(scene)
    if partner is not None:
        draft.clauses = [clauses.moved(clause, draft.partner, partner) for clause in draft.clauses]
        draft.partner = partner


def _whisper(draft: Draft) -> Step[None]:
    yield from ()
    draft.private = not draft.private


def _add(scene: Scene, draft: Draft, by: int, to: int) -> Step[None]:
    kinds = [(say("play-clause-kind", {"kind": kind}), kind) for kind in clauses.kinds(scene.view, by)]
    kind = yield from chosen(say("play-what", {"who": scene.name(by)}), kinds)
    if kind is not None:
        clause = yield from clauses.asked_for(scene, kind, by, to, draft.clauses)
        if clause is not None:
            draft.clauses.append(clause)


def _change(scene: Scene, draft: Draft, number: int) -> Step[None]:
    clause = draft.clauses[number]
    options = [(say("play-clause-other"), True), (say("web-remove-clause"), False)]
    title = QuoVadisNarrator(GAME.name, scene.name).heard(clause, scene.seat)
    is_changed = yield from chosen(title, options)
    if is_changed is None:
        return
    rest = [*draft.clauses[:number], *draft.clauses[number + 1 :]]
    if not is_changed:
        draft.clauses = rest
        return
    to = draft.partner if clause["by"] == scene.seat else scene.seat or 0
    kind = clauses.kind_of(clause)
    changed = yield from clauses.asked_for(scene, kind, clause["by"], clause.get("to", to), rest)
    if changed is not None:
        draft.clauses[number] = changed
