"""Claims at a table of Idus Martii (I17): anybody may say anything, true or not; the end tells which."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, structs

from rostra.games.idus_martii import events, schema
from rostra.games.idus_martii.components import FACTIONS, NO_CARD, NOBODY, VOTE_CARDS
from rostra.games.idus_martii.rules import turn
from rostra.games.idus_martii.state import DISCARDING, OVER, State
from rostra.kernel.game import Action, Event, Refusal
from rostra.kernel.talk import Talk

KEYS = {
    "faction": {"card"},
    "vote": {"round", "card"},
    "peek": {"round", "aedile", "card"},
    "trust": {"seat"},
    "suspect": {"seat"},
}
"""What can be claimed, and what each claim must say."""


class Claims(Talk[Action]):
    """What the senators say of themselves and of each other."""

    kinds = frozenset({"claim"})

    def __init__(self, s: State) -> None:
        self._s = s
        self._claims: list[schema.Claim] = []
        self._laid: set[tuple[int, int, str]] = set()
        """Round, Aedile, card: what really was laid, even if only until a veto."""
        self._seen: set[tuple[int, int, int, str]] = set()
        """Round, Praetor, Aedile, card: what really was seen."""
        self._since = turn(s) + (s.stage == DISCARDING)
        """The first round this table has witnessed: one that begins in a position knows nothing before it."""
        for aedile, card in zip(s.aediles, s.ballots, strict=True):
            if card != NO_CARD:
                self._laid.add((turn(s), aedile, VOTE_CARDS[card]))
        if s.peeked != NOBODY:
            self._note_peek(s.praetor, s.aediles[s.peeked])

    def read(self, seat: int, action: dict[str, Any]) -> Action | Refusal:
        """Only the form of a claim is judged, never its truth."""
        if self._s.stage == OVER:
            return Refusal("I17", "claim-over")
        about = action.get("about")
        if not isinstance(about, str) or about not in KEYS:
            return Refusal("I17", "claim-unknown", {"about": ", ".join(KEYS)})
        if action.keys() != KEYS[about] | {"type", "about"}:
            return Refusal("I17", "claim-parts", {"about": about, "parts": ", ".join(sorted(KEYS[about]))})
        for key in ("seat", "aedile"):
            if key in action and not _is_number(action[key], 0, self._s.players - 1):
                return Refusal("I17", "claim-seat", {"last": self._s.players - 1})
        if "round" in action and not _is_number(action["round"], 1, 2 * self._s.players):
            return Refusal("I17", "claim-round", {"last": 2 * self._s.players})
        cards = FACTIONS if about == "faction" else VOTE_CARDS
        if "card" in action and action["card"] not in cards:
            return Refusal("I17", "claim-card", {"cards": ", ".join(cards)})
        return action

    def say(self, seat: int, said: Action) -> list[Event]:
        """Everybody hears it."""
        parts = [said.get(key, UNSET) for key in ("round", "aedile", "card", "seat")]
        self._claims.append(schema.Claim(seat, turn(self._s), said["about"], *parts))
        return [Event(events.ClaimEvent(seat, turn(self._s), said["about"], *parts))]

    def moving(self, seat: int, action: Action) -> None:
        """Remember what really happened, to tell it when all is over."""
        if action["type"] in ("vote", "replace"):
            self._laid.add((turn(self._s), seat, action["card"]))
        elif action["type"] == "peek":
            self._note_peek(seat, action["aedile"])
        elif action["type"] == "veto" and self._s.phase == 1:
            # The other of the two cards is laid at once (I6).
            aedile = self._s.aediles[self._s.peeked]
            self._laid |= {(turn(self._s), aedile, card) for card in ("green", "red")}

    def _note_peek(self, praetor: int, aedile: int) -> None:
        card = self._s.ballots[self._s.aediles.index(aedile)]
        self._seen.add((turn(self._s), praetor, aedile, VOTE_CARDS[card]))

    def went_on(self) -> list[Event]:
        """When all is over, everybody learns who lied."""
        return [Event(events.ClaimsEvent(self._judged()))] if self._s.stage == OVER else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything claimed; with its truth when all is over."""
        claims = self._judged() if self._s.stage == OVER else self._claims
        return {"claims": msgspec.to_builtins(claims) if claims else []}

    def seen_by_all(self) -> dict[str, Any]:
        """Everybody hears everything."""
        return self.view(None)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Nothing more."""
        return {}

    def saved(self, s: State) -> Any:
        """How many claims there are, and what really happened."""
        return len(self._claims), set(self._laid), set(self._seen)

    def restore(self, s: State, saved: Any) -> None:
        """Forget what came later."""
        claims, laid, seen = saved
        del self._claims[claims:]
        self._laid, self._seen = set(laid), set(seen)

    def _judged(self) -> list[schema.Claim]:
        return [structs.replace(claim, true=self._truth(claim)) for claim in self._claims]

    def _truth(self, claim: schema.Claim) -> bool | None:
        """Whether a claim was true; never said of trust and suspicion, nor of rounds before this table."""
        if claim.about == "faction":
            return claim.card in [FACTIONS[card] for card in self._s.hands[claim.seat] if card != NO_CARD]
        if claim.round is UNSET or claim.round < self._since:
            return None
        if claim.about == "vote":
            return (claim.round, claim.seat, claim.card) in self._laid
        if claim.about == "peek":
            return (claim.round, claim.seat, claim.aedile, claim.card) in self._seen
        return None


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high
