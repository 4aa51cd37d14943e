"""``rostra review``: what decided a finished game, in a page of text, as JSON, or as one HTML file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rostra.bots.explaining import worded
from rostra.cli import files
from rostra.cli.files import UserError, reason
from rostra.cli.narrate import Narrator, narrator, offer_event, outcome, shortened
from rostra.cli.progress import progress
from rostra.cli.review_beliefs import BeliefTeller
from rostra.cli.review_page import page
from rostra.kernel.game import InvalidInput
from rostra.review import review as reviewed
from rostra.review.idus_martii.value import IdusReview
from rostra.review.quo_vadis.value import Gain, MissedDeal, QuoVadisReview, StruckDeal
from rostra.review.value import Decision, Review
from rostra.words import say

MOST = 12
"""How many decisions are told, and how many deals that nobody made."""


def review(asked: argparse.Namespace) -> None:
    """Review a record, and print the essence or the whole."""
    found = _reviewed(asked.file, asked.depth, asked.quiet)
    told = list(essence(found))
    if asked.html is not None:
        try:
            Path(asked.html).write_text(page(found, told), encoding="utf-8")
        except OSError as error:
            problem = {"file": asked.html, "problem": reason(error)}
            raise UserError(say("terminal-file-unwritten", problem)) from None
    print(msgspec.json.encode(found).decode() if asked.json else "\n".join(told))


def _reviewed(name: str, depth: float, quiet: bool) -> Review:
    record = files.read(name).record
    if record is None:
        raise UserError(say("review-position"))
    with progress(say("review-unit"), lambda done, planned, what: None, quiet=quiet) as report:
        try:
            return reviewed(record, depth, lambda share: report(round(100 * share), 100))
        except InvalidInput as error:
            raise UserError(shortened(str(error))) from None


def essence(found: Review) -> Iterator[str]:
    """The lines of the page."""
    tell = narrator(found.game)
    yield outcome(found.game, found.result)
    yield from ("", say("review-seats"))
    for seat, (how, whence) in enumerate(zip(found.summaries, found.balances, strict=True)):
        figures = {
            "who": tell.name(seat),
            "accuracy": round(how.accuracy),
            "decisions": how.decisions,
            "loss": f"{100 * how.loss_per_decision:.1f}",
            "sizes": f"{how.inaccuracies} / {how.mistakes} / {how.blunders}",
            "luck": _points(whence.luck),
            "own": _points(whence.own),
            "others": _points(whence.others),
        }
        yield "  " + say("review-seat", figures)
    named = sorted((each for each in found.decisions if each.size), key=lambda each: -each.loss)[:MOST]
    yield from _part("review-decisions", (_decision(each, found, tell) for each in named))
    if isinstance(found, QuoVadisReview):
        yield from _part("review-deals", (_deal(each, tell) for each in found.deals if _counts(each)))
        best = sorted(found.missed, key=lambda each: -min(gain.gain for gain in each.gains))[:MOST]
        yield from _part("review-missed", (_missed(each, found.players, tell) for each in best))
    if isinstance(found, IdusReview):
        beliefs = BeliefTeller(found, tell)
        yield from _part("review-telling", beliefs.telling())
        yield from _part("review-exposures", beliefs.exposures())
        yield from _part("review-claims", beliefs.claims())


def _part(title: str, lines: Iterator[str]) -> Iterator[str]:
    told = list(lines)
    if told:
        yield from ("", say(title), *(f"  {line}" for line in told))


def _decision(decision: Decision, found: Review, tell: Narrator[object]) -> str:
    """Who did what, what it cost, and what would have been better."""
    events = next(
        each.events for each in found.curve if each.number == decision.number and each.cause == "decision"
    )
    done = " ".join(tell.sentences(events[:1])) or worded("done", decision.action, tell.name)
    words = {"turn": decision.turn, "size": decision.size, "loss": _percent(decision.loss), "done": done}
    if decision.best is None:
        return say("review-decision", words)
    return say("review-decision-better", {**words, "better": worded("instead", decision.best, tell.name)})


def _counts(deal: StruckDeal) -> bool:
    return any(abs(each.gain) >= 0.01 for each in deal.gains)


def _deal(deal: StruckDeal, tell: Narrator[object]) -> str:
    words = {"turn": deal.turn, "deal": deal.deal, "gains": _gains(deal.gains, tell)}
    return say("review-deal", {**words, "ends": deal.status})


def _missed(deal: MissedDeal, players: int, tell: Narrator[object]) -> str:
    """The words with which it could have been offered, and what everybody would have gained."""
    asked = sorted({each.seat for each in deal.gains} - {deal.seat})
    offer = offer_event(deal.seat, asked, deal.turn, deal.offer["clauses"])
    words = {"turn": deal.turn, "offer": " ".join(tell.sentences([offer])), "gains": _gains(deal.gains, tell)}
    return say("review-missed-deal", words)


def _gains(gains: Sequence[Gain], tell: Narrator[object]) -> str:
    told = []
    for each in gains:
        words = {"who": tell.name(each.seat), "gain": _points(each.gain)}
        shares = {"share": _share(each.share), "nash": _share(each.nash)}
        shown = each.share is not None and each.nash is not None
        told.append(say("review-gain-shares", {**words, **shares}) if shown else say("review-gain", words))
    return ", ".join(told)


def _share(share: float | None) -> int:
    return round(100 * (share or 0.0))


def _points(change: float) -> str:
    return f"{100 * change:+.0f}"


def _percent(change: float) -> int:
    return round(100 * change)
