"""Who lied: claims (I17) of several seats, of which one was false, as whoever solves it could tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rostra.bots.bot import uniform
from rostra.bots.idus_martii.history import Claim, DecisionContext
from rostra.games.idus_martii import schema
from rostra.games.idus_martii.game import GAME
from rostra.puzzles.idus_martii.lies import Witness
from rostra.puzzles.puzzle import Choice, Confirmation, Puzzle, Source, gap
from rostra.table.table import Table

LEAST = 0.25
"""By how much likelier the answer must be a lie than every other claim."""
SUSPECT = 0.6
"""How likely the liar must have lied, by what the seat could know."""
FEWEST, MOST = 3, 5
_SAID = ("about", "round", "aedile", "card")


@dataclass(frozen=True)
class Suspicion:
    """A claim, how likely it is a lie, and whether it was one."""

    claim: Claim
    action: dict[str, Any]
    likely: float
    is_lie: bool


def gaps(puzzle: Puzzle) -> list[float]:
    """By how much likelier the answer is a lie than every other claim."""
    context = DecisionContext(puzzle.view(), puzzle.table.events(puzzle.seat))
    return [gap(_lies(Witness.of(context), [claim_of(choice) for choice in puzzle.choices]), puzzle.answer)]


def claim_of(choice: Choice) -> Claim:
    """The claim that a choice is about."""
    parts = {key: choice.action[key] for key in _SAID if key in choice.action}
    return Claim.of(msgspec.convert({"seat": choice.seat, "turn": 0, **parts}, schema.Claim))


def found_at(
    record: Mapping[str, object], table: Table, seat: int, source: Source, truths: Sequence[bool | None]
) -> Puzzle | None:
    """One claim of each of some seats, if it can be told which of them is false."""
    context = DecisionContext(table.view(seat), table.events(seat))
    chosen = _chosen(_suspicions(context, table.view(seat)["claims"], truths))
    if len(chosen) < FEWEST:
        return None
    chosen.sort(key=lambda each: uniform("claims", source.action, seat, each.claim.seat))
    answer = next(place for place, each in enumerate(chosen) if each.is_lie)
    likely = [each.likely for each in chosen]
    found = _found_by(context, [each.claim for each in chosen], answer)
    how = Confirmation("belief", [round(gap(likely, answer), 4)])
    choices = [Choice(each.action, round(each.likely, 4), seat=each.claim.seat) for each in chosen]
    return Puzzle("", GAME.name, "lie", _grade(found), seat, {**record}, choices, answer, how, found, source)


def _suspicions(
    context: DecisionContext, said: Sequence[Mapping[str, Any]], truths: Sequence[bool | None]
) -> list[Suspicion]:
    """The claims of others whose truth the end tells, and of which something can be said exactly by now."""
    witness, found = Witness.of(context), []
    for told, claim, truth in zip(said, context.claims, truths, strict=False):
        likely = None if claim.seat == context.seat or truth is None else witness.lie(claim)
        if likely is not None:
            action = {"type": "claim", **{key: told[key] for key in _SAID if key in told}}
            found.append(Suspicion(claim, action, likely, not truth))
    return found


def _chosen(suspicions: Sequence[Suspicion]) -> list[Suspicion]:
    """The likeliest lie and, of every other seat, the true claim that is hardest to believe."""
    false = [each for each in suspicions if each.is_lie and each.likely >= SUSPECT]
    if not false:
        return []
    liar = max(false, key=lambda each: each.likely)
    others: dict[int, Suspicion] = {}
    for each in sorted(suspicions, key=lambda each: each.likely):
        if not each.is_lie and each.claim.seat != liar.claim.seat and each.likely <= liar.likely - LEAST:
            others[each.claim.seat] = each
    return [liar, *sorted(others.values(), key=lambda each: -each.likely)[: MOST - 1]]


def _found_by(context: DecisionContext, claims: Sequence[Claim], answer: int) -> dict[str, float]:
    """Whether simpler looks find the answer: at nothing but the round of each claim; at what is public."""
    rounds = [Witness.of_round(context, claim.round) for claim in claims]
    alone = [_lies(witness, [claim])[0] for witness, claim in zip(rounds, claims, strict=True)]
    public = _lies(Witness.in_public(context), claims)
    return {"round": float(gap(alone, answer) > LEAST / 2), "public": float(gap(public, answer) > LEAST / 2)}


def _lies(witness: Witness, claims: Sequence[Claim]) -> list[float]:
    """How likely each is a lie; even odds where nothing can be said."""
    found = [witness.lie(claim) for claim in claims]
    return [0.5 if each is None else each for each in found]


def _grade(found: Mapping[str, float]) -> int:
    return 1 if found["round"] else 2 if found["public"] else 3
