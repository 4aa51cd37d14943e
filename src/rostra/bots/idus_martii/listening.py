"""Listening: what claims (I17) tell, by who may be speaking.

Talk is cheap, so a claim counts by how likely a speaker of each kind makes it in each world: one who tells
the truth, one who says the contrary, one who pretends, one who says anything, one who lies of its faction
alone. Which kind a seat is follows from what it said of cards the listener knows, and from all it said of
itself, in each world. So a liar who was caught counts little, and somebody who says anything counts for
nothing. Nobody is caught who is right about every card; but those at a table often talk alike, and what all
of them do tells whether what all of them say of themselves can be true.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from math import log

import numpy as np

from rostra.bots.idus_martii.history import Claim, Round
from rostra.bots.idus_martii.worlds import FACTION_COUNT, HANDS, HIGHER, LOWER, Floats, Observer
from rostra.games.idus_martii.components import LOYALIST, TRAITOR

FACTION_LIMIT = 4.0
"""How many times likelier one faction may become than another by all that a seat says of itself."""
CARD_LIMIT = 2.0
"""How many times likelier a card may become by what one seat says of it."""
ALIKE = 0.8
"""How likely a seat talks as is the custom of the table, rather than as any stranger may."""
OPINION_WEIGHT = 0.4
"""How much likelier a seat that only tells the truth is to trust a friend rather than a rival."""

GOODWILL = 1.5
"""How much those who have spoken up count where choices are about equally good."""
CLEAR_LEAN = 0.5
"""How clear it must be what they want, as the logarithm of odds."""


@dataclass(frozen=True, slots=True)
class SpeakerKind:
    """How a kind of speaker talks."""

    prior: float
    """How likely a stranger is of this kind."""
    factions: Floats
    """Which faction it claims to be of: hand, claim."""
    known_truth: float
    """How likely what it says of a card is true if the listener knows the card."""
    hidden_truth: float
    """The same if the listener does not."""


def _by_faction(rows: list[list[float]]) -> Floats:
    """What each hand claims, given what each faction claims; of two cards each counts half."""
    table = np.array(rows)
    found: Floats = (table[LOWER] + table[HIGHER]) / 2
    return found


_CONTRARY = _by_faction([[0.05, 0.85, 0.1], [0.85, 0.05, 0.1], [0.47, 0.47, 0.06]])
KINDS = (
    SpeakerKind(0.4, _by_faction([[0.94, 0.03, 0.03], [0.03, 0.94, 0.03], [0.03, 0.03, 0.94]]), 0.95, 0.95),
    SpeakerKind(0.05, _CONTRARY, 0.1, 0.1),
    SpeakerKind(0.2, _by_faction([[0.45, 0.45, 0.1]] * FACTION_COUNT), 0.9, 0.4),
    SpeakerKind(0.2, _by_faction([[1 / 3] * FACTION_COUNT] * FACTION_COUNT), 0.35, 0.35),
    SpeakerKind(0.15, _CONTRARY, 0.95, 0.95),
)
"""Honest, contrary, pretending, random, and disguised: contrary of its faction, honest of every card."""
_PRIOR = np.array([kind.prior for kind in KINDS])
_TRUE = np.array([kind.known_truth for kind in KINDS])
_HIDDEN_TRUE = np.array([kind.hidden_truth for kind in KINDS])
_FACTIONS = np.stack([kind.factions for kind in KINDS])
_CUSTOMS = ALIKE * np.eye(len(KINDS)) + (1 - ALIKE) * _PRIOR
"""Of which kind a seat is where each kind is the custom: custom, kind."""


@dataclass(frozen=True)
class Listener:
    """What an observer makes of all that others have claimed."""

    observer: Observer
    rounds: tuple[Round, ...]
    claims: tuple[Claim, ...]
    _kinds: dict[int, Floats] = field(default_factory=dict)

    @cached_property
    def _by_speaker(self) -> dict[int, list[Claim]]:
        """A seat learns nothing from its own claims."""
        found: dict[int, list[Claim]] = {}
        for claim in self.claims:
            if claim.seat != self.observer.seat:
                found.setdefault(claim.seat, []).append(claim)
        return found

    @cached_property
    def _round(self) -> dict[int, Round]:
        return {record.turn: record for record in self.rounds}

    def kinds(self, speaker: int) -> Floats:
        """How likely a speaker is of each kind, by what it said of cards that the listener knows."""
        if speaker not in self._kinds:
            truths = [self._truth(claim) for claim in self._by_speaker.get(speaker, ())]
            found = _PRIOR * _TRUE ** truths.count(True) * (1 - _TRUE) ** truths.count(False)
            self._kinds[speaker] = found / found.sum()
        return self._kinds[speaker]

    def _truth(self, claim: Claim) -> bool | None:
        record = self._round.get(claim.round)
        return None if record is None or not record.counted else known_truth(claim, record)

    def hinted_rounds(self) -> tuple[Round, ...]:
        """The rounds, with how far claims about cards that the listener does not know are believed."""
        hints: dict[int, list[tuple[int, int, float]]] = {}
        for speaker, claims in self._by_speaker.items():
            about = [claim for claim in claims if claim.about in ("vote", "peek")]
            open_questions = [claim for claim in about if self._truth(claim) is None]
            if not open_questions:
                continue
            true = float(self.kinds(speaker) @ _HIDDEN_TRUE)
            ratio = round(min(max(true / (1 - true), 1 / CARD_LIMIT), CARD_LIMIT), 1)
            for claim in open_questions:
                owner = claim.subject if claim.about == "peek" else speaker
                hints.setdefault(claim.round, []).append((owner, claim.card, ratio))
        return tuple(
            replace(record, hints=tuple(hints[record.turn])) if record.turn in hints else record
            for record in self.rounds
        )

    def likelihood(self, turn: int) -> Floats:
        """How likely all claims about what somebody is are, up to a factor: world."""
        hands = self.observer.worlds(turn)
        by_custom = np.repeat(_PRIOR[:, None], hands.shape[1], axis=1)
        for speaker in self._by_speaker:
            own = hands[self.observer.row(speaker)]
            by_custom *= self._by_custom(speaker)[:, own]
            for about, subject, ratio in self._opinions(speaker):
                known = subject == self.observer.seat
                theirs = self.observer.hand(turn) if known else hands[self.observer.row(subject)]
                friends = FRIENDS[own, theirs]
                by_custom *= 1 + ratio * (friends if about == "trust" else 1 - friends)
        found: Floats = by_custom.sum(axis=0)
        return found

    def _by_custom(self, speaker: int) -> Floats:
        """How likely a seat said what it said, by the custom of the table, up to a factor: custom, hand."""
        found: Floats = _CUSTOMS @ self._by_kind(speaker)
        most = found.max(axis=1, keepdims=True)
        return np.asarray(np.maximum(found, most / FACTION_LIMIT) / most.max())

    def of_factions(self, speaker: int) -> Floats:
        """How likely a stranger said what a seat said, up to a factor: its hand."""
        found = _PRIOR @ self._by_kind(speaker)
        most: float = found[:FACTION_COUNT].max()
        return np.asarray(np.clip(found / most, 1 / FACTION_LIMIT, 1.0))

    def _by_kind(self, speaker: int) -> Floats:
        """How likely each kind says what a seat said, up to a factor: kind, hand."""
        found = np.repeat((self.kinds(speaker) / _PRIOR)[:, None], HANDS, axis=1)
        for claim in self._by_speaker.get(speaker, ()):
            if claim.about == "faction":
                found *= _FACTIONS[:, :, claim.card]
        return found

    def goodwill(self) -> float:
        """How far a seat that may still join either faction goes along with those who have spoken up.

        Above 0 it plays green cards rather than red ones: half the logarithm of the odds.
        """
        lean = 0.0
        for speaker in self._by_speaker:
            likely = self.of_factions(speaker)
            lean += log(likely[LOYALIST] / likely[TRAITOR])
        return max(-GOODWILL, min(GOODWILL, GOODWILL * lean / CLEAR_LEAN))

    def _opinions(self, speaker: int) -> list[tuple[str, int, float]]:
        """What a seat said of others, and how much it counts."""
        said = [c for c in self._by_speaker[speaker] if c.is_opinion and c.subject != speaker]
        if not said:
            return []
        honest, contrary, *_, disguised = self.kinds(speaker)
        weight = OPINION_WEIGHT * float(honest - contrary - disguised)
        return [(claim.about, claim.subject, weight) for claim in said]


def _friendships() -> Floats:
    cards = np.stack([LOWER, HIGHER])
    found: Floats = (cards[:, None, :, None] == cards[None, :, None, :]).mean(axis=(0, 1))
    return found


FRIENDS = _friendships()
"""How likely seats with two hands are of one faction: hand, hand."""


def known_truth(claim: Claim, record: Round) -> bool | None:
    """Whether a claim about a card of a round that has been counted is true, if that is known."""
    if claim.about == "vote":
        if claim.seat not in record.aediles:
            return False
        cards = first_card(record, claim.seat), final_card(record, claim.seat)
        if claim.card in cards:
            return True
        return None if None in cards and _may_have_laid(record, claim) else False
    if claim.about == "peek":
        if claim.seat != record.praetor or claim.subject != record.peeked:
            return False
        card = first_card(record, claim.subject)
        return None if card is None else card == claim.card
    return None


def _may_have_laid(record: Round, claim: Claim) -> bool:
    """Whether an Aedile may have laid a card, by what was turned up."""
    return claim.card in record.counted or len(record.counted) == 1 or _replaced(record, claim.seat)


def _replaced(record: Round, aedile: int) -> bool:
    """Whether an Aedile had to lay another card (I6, I11)."""
    return aedile == record.peeked and record.vetoed is not False


def first_card(record: Round, aedile: int) -> int | None:
    """The card an Aedile laid first, if it is known or follows from the count."""
    known = record.ballot_of(aedile)
    if known is not None:
        return known
    final = final_card(record, aedile)
    if not _replaced(record, aedile):
        return final
    # In the first phase there are two cards (I5).
    return (
        {LOYALIST: TRAITOR, TRAITOR: LOYALIST}.get(final)
        if record.first_phase and final is not None
        else None
    )


def final_card(record: Round, aedile: int) -> int | None:
    """The card of an Aedile that was turned up, if it is known or follows from the count."""
    known = _known_final(record, aedile)
    if known is not None or len(record.counted) < 2:
        return known
    low, high = record.counted
    if low == high:
        return low
    one, two = record.aediles
    other = _known_final(record, two if aedile == one else one)
    return None if other is None else low + high - other


def _known_final(record: Round, aedile: int) -> int | None:
    return record.replacement if _replaced(record, aedile) else record.ballot_of(aedile)
