"""The essence of a review in words: who won, how everybody decided, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rostra.bots.explaining import worded
from rostra.cli.narrate import Data, Narrator, QuoVadisNarrator, narrator, outcome
from rostra.cli.review_beliefs import BeliefTeller
from rostra.review.idus_martii.value import IdusReview
from rostra.review.quo_vadis.value import Gain, MissedDeal, QuoVadisReview, StruckDeal
from rostra.review.value import Decision, Review, Size
from rostra.words import NameOf, say

MOST = 12
"""How many decisions are told, and how many deals that nobody made."""
LEAST = 0.01
"""A deal by which nobody gains or loses more is not told."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence or two; of a decision, how large its loss was."""

    text: str
    size: Size | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the essence."""

    title: str
    lines: Sequence[Line]


def essence(found: Review, name: NameOf | None = None) -> Iterator[str]:
    """The lines of a page of text."""
    yield outcome(found.game, found.result, name)
    yield from ("", say("review-seats"))
    yield from (f"  {line}" for line in seats(found, name))
    for section in sections(found, name):
        yield from ("", section.title, *(f"  {line.text}" for line in section.lines))


def seats(found: Review, name: NameOf | None = None) -> Iterator[str]:
    """How well everybody decided, and where their chance came from."""
    tell = narrator(found.game, name)
    for seat, (how, whence) in enumerate(zip(found.summaries, found.balances, strict=True)):
        figures = {
            "who": tell.name(seat),
            "accuracy": round(how.accuracy),
            "decisions": how.decisions,
            "loss": f"{100 * how.loss_per_decision:.1f}",
            "sizes": f"{how.inaccuracies} / {how.mistakes} / {how.blunders}",
            "luck": points(whence.luck),
            "own": points(whence.own),
            "others": points(whence.others),
        }
        yield say("review-seat", figures)


def sections(found: Review, name: NameOf | None = None) -> list[Section]:
    """All parts that have something to say."""
    tell = narrator(found.game, name)
    named = sorted((each for each in found.decisions if each.size), key=lambda each: -each.loss)[:MOST]
    told = [_section("review-decisions", (_decision(each, found, tell) for each in named))]
    if isinstance(found, QuoVadisReview) and isinstance(tell, QuoVadisNarrator):
        best = sorted(found.missed, key=lambda each: -min(gain.gain for gain in each.gains))[:MOST]
        told += [
            _section("review-deals", (_deal(each, tell) for each in found.deals if _counts(each))),
            _section("review-missed", (_missed(each, tell) for each in best)),
        ]
    if isinstance(found, IdusReview):
        beliefs = BeliefTeller(found, tell)
        told += [
            _section("review-telling", map(Line, beliefs.telling())),
            _section("review-exposures", map(Line, beliefs.exposures())),
            _section("review-claims", map(Line, beliefs.claims())),
        ]
    return [section for section in told if section.lines]


def _section(title: str, lines: Iterable[Line]) -> Section:
    return Section(say(title), [*lines])


def _decision(decision: Decision, found: Review, tell: Narrator[object]) -> Line:
    """Who did what, what it cost, and what would have been better."""
    events = next(
        each.events for each in found.curve if each.number == decision.number and each.cause == "decision"
    )
    done = next(iter(tell.sentences(events[:2])), "") or worded("done", decision.action, tell.name)
    words = {"turn": decision.turn, "size": decision.size, "loss": _percent(decision.loss), "done": done}
    if decision.best is None:
        return Line(say("review-decision", words), decision.size)
    better = worded("instead", decision.best, tell.name)
    return Line(say("review-decision-better", {**words, "better": better}), decision.size)


def _counts(deal: StruckDeal) -> bool:
    return any(abs(each.gain) >= LEAST for each in deal.gains)


def _deal(deal: StruckDeal, tell: QuoVadisNarrator) -> Line:
    gains = _gains(deal.gains, tell.name)
    words = {"turn": deal.turn, "deal": deal.deal, "terms": _terms(deal.clauses, tell), "gains": gains}
    return Line(say("review-deal", {**words, "ends": deal.status}))


def _missed(deal: MissedDeal, tell: QuoVadisNarrator) -> Line:
    """What everybody could have agreed upon, and would have gained."""
    terms = _terms(deal.offer["clauses"], tell)
    words = {"turn": deal.turn, "terms": terms, "gains": _gains(deal.gains, tell.name)}
    return Line(say("review-missed-deal", words))


def _terms(clauses: Sequence[Data], tell: QuoVadisNarrator) -> str:
    return "; ".join(tell.heard(clause, None) for clause in clauses)


def _gains(gains: Sequence[Gain], name: NameOf) -> str:
    told = []
    for each in gains:
        words = {"who": name(each.seat), "gain": points(each.gain)}
        shares = {"share": _percent(each.share or 0.0), "nash": _percent(each.nash or 0.0)}
        shown = each.nash is not None and all(0.0 <= (one.share or -1.0) <= 1.0 for one in gains)
        told.append(say("review-gain-shares", {**words, **shares}) if shown else say("review-gain", words))
    return ", ".join(told)


def points(change: float) -> str:
    """In percentage points, with a sign."""
    return f"{100 * change:+.0f}"


def _percent(change: float) -> int:
    return round(100 * change)
