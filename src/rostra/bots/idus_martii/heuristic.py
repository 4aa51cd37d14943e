"""The bots that play by simple rules: Greedy and RuleBased.

Neither looks at what others may hold. Greedy votes for its faction whatever happens. RuleBased guesses how
likely each faction is to win if future votes are much like past ones, and believes claims a little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from rostra.bots.bot import Events, Legal, Reasons, View, pick, ranking, uniform
from rostra.bots.idus_martii.claim_policy import ClaimPolicy
from rostra.bots.idus_martii.history import DecisionContext
from rostra.games.idus_martii.components import FACTIONS, LIMIT, VOTE_CARDS
from rostra.kernel.game import Action

LOYALIST, TRAITOR, MERCHANT = FACTIONS
CARD_OF = dict(zip(FACTIONS, VOTE_CARDS, strict=True))
"""The vote card that helps each faction."""
BLUFF_RATE = 0.15
"""How often RuleBased casts a vote that matters little the other way."""
BLUFF_COST = 0.06
"""How much of a chance to win it may give away by that."""
PRIOR_VOTES = 6
"""How many even votes the past is mixed with to predict the future."""
PRAETOR_WEIGHT = 0.7
"""How much it matters who is Praetor, compared with an Aedile."""


@dataclass(slots=True)
class Greedy:
    """Keeps the faction that is ahead, and votes for it from the first round on."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The card of its faction, where there is a card to choose; anybody, where there is a person."""
        if not legal:
            return None
        kind = legal[0]["type"]
        if kind in ("veto", "approve"):
            wanted = "approve" if view["seen"] == _favourite(view, _vote_cards(view)) else "veto"
            return next(action for action in legal if action["type"] == wanted)
        if kind == "discard":
            return min(legal, key=lambda action: _lead(view, action["card"]))
        if kind in ("vote", "replace"):
            wanted = _favourite(view, [action["card"] for action in legal])
            return next(action for action in legal if action["card"] == wanted)
        return pick(legal, self.seed, seat, view["turn"], kind)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Greedy claims nothing."""
        return None


def _vote_cards(view: View) -> list[str]:
    """The cards that may be laid in this phase (I10)."""
    return [*VOTE_CARDS[: 1 + view["phase"]]]


def _favourite(view: View, cards: Sequence[str]) -> str:
    """The card that helps the bot's faction; otherwise a yellow one, or the one of the faction behind."""
    faction = max(view["hand"], key=lambda card: _lead(view, card))
    behind = min((LOYALIST, TRAITOR), key=lambda rival: _lead(view, rival))
    return next(card for card in (CARD_OF[faction], CARD_OF[MERCHANT], CARD_OF[behind]) if card in cards)


def _lead(view: View, faction: str) -> float:
    """How far ahead a faction is; Merchants are behind unless the others are level (I15)."""
    markers = view["markers"]
    if faction in (LOYALIST, TRAITOR):
        return float(markers[faction] - max(markers[LOYALIST], markers[TRAITOR]))
    return 0.5 if abs(markers[LOYALIST] - markers[TRAITOR]) < 2 else -1.5


@dataclass(frozen=True, slots=True)
class Track:
    """The Suffragium: both markers, the limit, and how many cards are still to be turned up."""

    loyalist: int
    traitor: int
    limit: int
    cards_left: int
    green: float
    """The predicted probability of each of them to be green rather than red."""

    @classmethod
    def of(cls, view: View) -> Track:
        """The track as a seat sees it, with the cards of this round not yet turned up."""
        players: int = view["players"]
        rounds = 2 * players - view["turn"] + (0 if view["stage"] == "discard" else 1)
        loyalist, traitor = view["markers"][LOYALIST], view["markers"][TRAITOR]
        green = round((loyalist + PRIOR_VOTES / 2) / (loyalist + traitor + PRIOR_VOTES), 1)
        return cls(loyalist, traitor, LIMIT[players], 2 * rounds, green)

    def after(self, card: str) -> Track:
        """The track when one more card has been turned up."""
        green, red = int(card == CARD_OF[LOYALIST]), int(card == CARD_OF[TRAITOR])
        left = max(0, self.cards_left - 1)
        return replace(self, loyalist=self.loyalist + green, traitor=self.traitor + red, cards_left=left)

    def win_probabilities(self) -> dict[str, float]:
        """The chance of each faction to win."""
        loyalist, traitor = _win(self.loyalist, self.traitor, self.limit, self.cards_left, self.green)
        return {LOYALIST: loyalist, TRAITOR: traitor, MERCHANT: max(0.0, 1.0 - loyalist - traitor)}

    def value(self, view: View) -> float:
        """The chance of the seat of a view to win; of two cards, mostly that of the better one."""
        win = self.win_probabilities()
        chances = sorted(win[faction] for faction in view["hand"])
        return chances[-1] if len(chances) == 1 else 0.8 * chances[-1] + 0.2 * chances[0]


@lru_cache(maxsize=20_000)
def _win(loyalist: int, traitor: int, limit: int, left: int, green: float) -> tuple[float, float]:
    """The chances of Loyalists and Traitors (I14, I15), when each card is green with this probability."""
    if loyalist > limit or traitor > limit:
        return (0.0, 1.0) if loyalist > limit else (1.0, 0.0)
    if left == 0:
        lead = loyalist - traitor
        return (float(lead >= 2), float(lead <= -2))
    up = _win(loyalist + 1, traitor, limit, left - 1, green)
    down = _win(loyalist, traitor + 1, limit, left - 1, green)
    return (green * up[0] + (1 - green) * down[0], green * up[1] + (1 - green) * down[1])


@dataclass(slots=True)
class RuleBased:
    """Steers the track to its faction, keeps the better card, bluffs a little and makes claims."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """The choice of the stage."""
        self.reasons = None
        if not legal:
            return None
        kind = legal[0]["type"]
        if kind == "assign":
            return self._assign(view, legal, seat, events)
        if kind == "peek":
            return self._peek(view, legal, seat, events)
        if kind in ("veto", "approve"):
            return self._veto(view, legal)
        if kind == "discard":
            return self._discard(view, legal, seat)
        return self._vote(view, legal, seat)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return ClaimPolicy(self.seed, DecisionContext(view, events)).claim()

    def _vote(self, view: View, legal: Legal, seat: int) -> Action:
        """The card that helps most; now and then one that helps hardly less, so that nobody can be sure."""
        track = Track.of(view)
        values = [track.after(a["card"]).value(view) + self._tie_break(view, seat, a) for a in legal]
        best = values.index(max(values))
        bluffs = uniform(self.seed, seat, view["turn"], view["stage"], "hide") < BLUFF_RATE
        others = [i for i in range(len(legal)) if i != best and values[best] - values[i] < BLUFF_COST]
        done = others[0] if bluffs and others else best
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def _peek(self, view: View, legal: Legal, seat: int, events: Events) -> Action:
        """Look at the card of the Aedile who is trusted less."""
        claims = ClaimPolicy(self.seed, DecisionContext(view, events))

        def doubt(action: Action) -> tuple[float, float]:
            aedile: int = action["aedile"]
            return -claims.trust(aedile), uniform(self.seed, seat, view["turn"], aedile, "peek")

        return max(legal, key=doubt)

    def _veto(self, view: View, legal: Legal) -> Action:
        """Veto a card that is worse than what may come instead."""
        track = Track.of(view)
        instead = [card for card in _vote_cards(view) if card != view["seen"]]
        seen = track.after(view["seen"]).value(view)
        new = sum(track.after(card).value(view) for card in instead) / len(instead)
        values = [new if action["type"] == "veto" else seen for action in legal]
        done = legal[values.index(max(values))]
        self.reasons = ranking(done, zip(values, legal, strict=True), max(values))
        return done

    def _discard(self, view: View, legal: Legal, seat: int) -> Action:
        """Put away the faction that is less likely to win."""
        win = Track.of(view).win_probabilities()
        return min(legal, key=lambda action: win[action["card"]] + self._tie_break(view, seat, action))

    def _tie_break(self, view: View, seat: int, action: Action) -> float:
        """Of two cards as good as each other, not always the same one."""
        return 1e-6 * uniform(self.seed, seat, view["turn"], action["card"], "whim")

    def _assign(self, view: View, legal: Legal, seat: int, events: Events) -> Action:
        """The roles to those who seem to be of the same faction, the votes above all."""
        claims = ClaimPolicy(self.seed, DecisionContext(view, events))
        trusted = [claims.trust(other) for other in range(view["players"])]

        def liking(action: Action) -> tuple[float, float]:
            low, high = action["aediles"]
            key = (action["praetor"], low, high, view["turn"])
            likes = trusted[low] + trusted[high] + PRAETOR_WEIGHT * trusted[action["praetor"]]
            return likes, uniform(self.seed, seat, *key, "assign")

        return max(legal, key=liking)
