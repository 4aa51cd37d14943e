"""The essence of a review of Idus Martii: what told most, what gave everybody away, and who believed whom."""

from __future__ import annotations

from collections.abc import Iterator

from rostra.cli.narrate import Narrator
from rostra.games.idus_martii.components import FACTIONS
from rostra.review.idus_martii.value import BeliefStep, Exposure, IdusReview, ReviewedClaim, TellingAction
from rostra.words import say


class BeliefTeller:
    """Tells what everybody could have known and when."""

    def __init__(self, found: IdusReview, tell: Narrator[object]) -> None:
        self.found, self.tell = found, tell
        self.moments = {each.number: each for each in found.curve if each.number is not None}

    def telling(self) -> Iterator[str]:
        """The actions that told most."""
        return map(self._telling, self.found.telling)

    def exposures(self) -> Iterator[str]:
        """What gave every seat away."""
        return map(self._exposure, self.found.exposures)

    def claims(self) -> Iterator[str]:
        """What was claimed, whether it was true, and who believed it."""
        return map(self._claim, self.found.claims)

    def _telling(self, action: TellingAction) -> str:
        steps = "; ".join(map(self._step, action.steps))
        return say("review-told", {**self._moment(action.number), "steps": steps})

    def _step(self, step: BeliefStep) -> str:
        """The faction that became likelier by most."""
        rise = [after - before for before, after in zip(step.before, step.after, strict=True)]
        faction = rise.index(max(rise))
        words = {
            "who": self.tell.name(step.observer),
            "whom": self.tell.name(step.subject),
            "faction": self.tell.card(FACTIONS[faction]),
            "before": _percent(step.before[faction]),
            "after": _percent(step.after[faction]),
        }
        return say("review-step", words)

    def _exposure(self, exposure: Exposure) -> str:
        who = {"who": self.tell.name(exposure.seat), "faction": self.tell.card(exposure.true_faction)}
        known = {**who, "known": _percent(exposure.known[-1])}
        if exposure.gave_away is None:
            return say("review-unexposed", known)
        moment = self._moment(exposure.gave_away)
        return say("review-exposure", {**known, **moment, "rise": _percent(exposure.rise)})

    def _claim(self, claim: ReviewedClaim) -> str:
        true = "unknown" if claim.true is None else "yes" if claim.true else "no"
        believed = {"count": len(claim.believed_by), "believed": self.tell.names(claim.believed_by)}
        return say("review-claim", {**self._moment(claim.number), "true": true, **believed})

    def _moment(self, number: int) -> dict[str, str | int]:
        """The round, and what was done, with the card that only some saw."""
        moment = self.moments[number]
        told = self.tell.sentences(moment.events[:2])
        return {"turn": moment.turn, "done": told[0] if told else ""}


def _percent(chance: float) -> int:
    return round(100 * chance)
