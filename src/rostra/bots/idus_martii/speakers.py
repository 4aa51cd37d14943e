"""Speakers to measure talk with (I17): all move and listen as ``Fast`` does, and differ in what they claim.

A table of one kind shows what its talk does to a seat, and what a seat's own talk does there
(``python -m bench.idus_talk``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rostra.bots.bot import Events, Legal, View, pick
from rostra.bots.idus_martii.best import Fast
from rostra.bots.idus_martii.history import Claim, DecisionContext
from rostra.bots.idus_martii.speaking import said
from rostra.games.idus_martii.claims import KEYS
from rostra.games.idus_martii.components import FACTIONS, GREEN, LOYALIST, RED, TRAITOR, VOTE_CARDS
from rostra.kernel.game import Action


@dataclass(slots=True)
class Silent(Fast):
    """Says nothing."""

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None


@dataclass(slots=True)
class Deaf(Silent):
    """Says nothing, and hears nothing of what others say."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """What it would do if nobody had spoken."""
        unheard = [event for event in events if event["kind"] != "claim"]
        return Fast.decide(self, {**view, "claims": []}, legal, seat, unheard, waited=waited)


@dataclass(slots=True)
class Honest(Fast):
    """Says all it knows: what it is, what it laid, and what it looked at."""

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """The first thing it has not said yet."""
        context = DecisionContext(view, events)
        if context.view.stage == "over":
            return None
        before = {_topic(claim) for claim in context.claims if claim.seat == seat}
        new = (fact for fact in _facts(context) if _topic(fact) not in before)
        return next((said(self.told(fact, context)) for fact in new), None)

    def told(self, fact: Claim, context: DecisionContext) -> Claim:
        """What it makes of a fact."""
        return fact


@dataclass(slots=True)
class Liar(Honest):
    """Says the contrary of all it knows."""

    def told(self, fact: Claim, context: DecisionContext) -> Claim:
        """The rival faction, or the other card; a Merchant is a member of either faction."""
        rivals = {LOYALIST: TRAITOR, TRAITOR: LOYALIST}
        either = pick((LOYALIST, TRAITOR), self.seed, context.seat, fact.about, fact.round)
        return replace(fact, card=rivals.get(fact.card, either))


@dataclass(slots=True)
class Pretender(Liar):
    """Pretends to be of the rival faction, but says nothing that somebody knows to be false."""

    def told(self, fact: Claim, context: DecisionContext) -> Claim:
        """A lie where nobody else can know; the truth elsewhere."""
        lie = Liar.told(self, fact, context)
        if fact.about == "faction":
            return lie
        return fact


@dataclass(slots=True)
class RandomSpeaker(Fast):
    """Says something random once a round."""

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Anything that can be said of a round that has been played."""
        spoken = any(claim["seat"] == seat and claim["turn"] == view["turn"] for claim in view["claims"])
        if spoken or view["stage"] == "over":
            return None
        key = self.seed, seat, view["turn"]
        about = pick([*KEYS], *key, "about")
        others = [other for other in range(view["players"]) if other != seat]
        cards = FACTIONS if about == "faction" else VOTE_CARDS
        parts: Action = {
            "round": pick(range(1, view["turn"] + 1), *key, "round"),
            "card": pick(cards, *key, "card"),
            "aedile": pick(others, *key, "aedile"),
            "seat": pick(others, *key, "seat"),
        }
        return {"type": "claim", "about": about, **{part: parts[part] for part in KEYS[about]}}


def _facts(context: DecisionContext) -> Iterator[Claim]:
    """All true things that the seat knows of itself, and of cards it looked at."""
    seat, turn = context.seat, context.turn
    if len(set(context.hand)) == 1:
        yield Claim(seat, turn, "faction", context.hand[0])
    for record in context.history.rounds:
        if not record.counted:
            continue
        laid = record.final_ballot_of(seat) if seat in record.aediles else None
        if laid is not None:
            yield Claim(seat, turn, "vote", laid, record.turn)
        seen = (
            record.ballot_of(record.peeked) if record.praetor == seat and record.peeked is not None else None
        )
        if seen in (GREEN, RED):
            assert record.peeked is not None
            yield Claim(seat, turn, "peek", seen, record.turn, record.peeked)


def _topic(claim: Claim) -> tuple[str, int]:
    return claim.about, claim.round
