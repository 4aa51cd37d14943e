"""The bots that play by simple rules: Greedy and RuleBased.

Neither looks at what others may hold. Greedy votes for its faction whatever happens. RuleBased guesses how
likely each faction is to win if future votes are much like past ones, and believes claims a little.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from rostra.bots.bot import Events, Legal, Reasons, View, pick, ranking, uniform
from rostra.bots.idus_martii.claim_policy import ClaimPolicy
from rostra.bots.idus_martii.history import CARD, FACTION, DecisionContext
from rostra.games.idus_martii.components import GREEN, LIMIT, LOYALIST, MERCHANT, RED, TRAITOR, YELLOW
from rostra.kernel.game import Action

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
        context, kind = DecisionContext(view, events), legal[0]["type"]
        if kind in ("veto", "approve"):
            wanted = "approve" if context.seen == _favourite(context, _vote_cards(context)) else "veto"
            return next(action for action in legal if action["type"] == wanted)
        if kind == "discard":
            return min(legal, key=lambda action: _lead(context, FACTION[action["card"]]))
        if kind in ("vote", "replace"):
            card = _favourite(context, [CARD[action["card"]] for action in legal])
            return next(action for action in legal if CARD[action["card"]] == card)
        return pick(legal, self.seed, seat, context.turn, kind)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Greedy claims nothing."""
        return None


def _vote_cards(context: DecisionContext) -> list[int]:
    """The cards that may be laid in this phase (I10)."""
    return [GREEN, RED] if context.view.phase == 1 else [GREEN, RED, YELLOW]


def _favourite(context: DecisionContext, cards: Iterable[int]) -> int:
    """The card of the bot's faction (it has the same number); otherwise yellow, or the one behind."""
    faction = max(context.hand, key=lambda card: _lead(context, card))
    behind = min((LOYALIST, TRAITOR), key=lambda rival: _lead(context, rival))
    return next(card for card in (faction, YELLOW, behind) if card in cards)


def _lead(context: DecisionContext, faction: int) -> float:
    """How far ahead a faction is; Merchants are behind unless the others are level (I15)."""
    markers = context.markers
    if faction == MERCHANT:
        return 0.5 if abs(markers[LOYALIST] - markers[TRAITOR]) < 2 else -1.5
    return float(markers[faction] - max(markers))


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
    def of(cls, context: DecisionContext) -> Track:
        """The track as a seat sees it, with the cards of this round not yet turned up."""
        players, (loyalist, traitor) = context.players, context.markers
        rounds = 2 * players - context.turn + (context.view.stage != "discard")
        green = round((loyalist + PRIOR_VOTES / 2) / (loyalist + traitor + PRIOR_VOTES), 1)
        return cls(loyalist, traitor, LIMIT[players], 2 * rounds, green)

    def after(self, card: int) -> Track:
        """The track when one more card has been turned up."""
        loyalist, traitor = self.loyalist + (card == GREEN), self.traitor + (card == RED)
        return replace(self, loyalist=loyalist, traitor=traitor, cards_left=max(0, self.cards_left - 1))

    def win_probabilities(self) -> tuple[float, float, float]:
        """The chance of each faction to win."""
        loyalist, traitor = _win(self.loyalist, self.traitor, self.limit, self.cards_left, self.green)
        return loyalist, traitor, max(0.0, 1.0 - loyalist - traitor)

    def value(self, hand: Iterable[int]) -> float:
        """The chance of a hand to win; of two cards, mostly that of the better one."""
        win = self.win_probabilities()
        chances = sorted(win[faction] for faction in hand)
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
        context, kind = DecisionContext(view, events), legal[0]["type"]
        if kind == "assign":
            return self._assign(context, legal)
        if kind == "peek":
            return self._peek(context, legal)
        if kind in ("veto", "approve"):
            return self._veto(context, legal)
        if kind == "discard":
            return self._discard(context, legal)
        return self._vote(context, legal)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return ClaimPolicy(self.seed, DecisionContext(view, events)).claim()

    def _vote(self, context: DecisionContext, legal: Legal) -> Action:
        """The card that helps most; now and then one that helps hardly less, so that nobody can be sure."""
        track, hand = Track.of(context), context.hand
        values = [track.after(CARD[a["card"]]).value(hand) + self._tie_break(context, a) for a in legal]
        best = values.index(max(values))
        bluffs = uniform(self.seed, context.seat, context.turn, context.view.stage, "hide") < BLUFF_RATE
        others = [i for i in range(len(legal)) if i != best and values[best] - values[i] < BLUFF_COST]
        done = others[0] if bluffs and others else best
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def _peek(self, context: DecisionContext, legal: Legal) -> Action:
        """Look at the card of the Aedile who is trusted less."""
        claims = ClaimPolicy(self.seed, context)

        def doubt(action: Action) -> tuple[float, float]:
            aedile: int = action["aedile"]
            return -claims.trust(aedile), uniform(self.seed, context.seat, context.turn, aedile, "peek")

        return max(legal, key=doubt)

    def _veto(self, context: DecisionContext, legal: Legal) -> Action:
        """Veto a card that is worse than what may come instead."""
        assert context.seen is not None
        track = Track.of(context)
        value = {card: track.after(card).value(context.hand) for card in _vote_cards(context)}
        approve = value.pop(context.seen)
        veto = sum(value.values()) / len(value)
        values = [veto if action["type"] == "veto" else approve for action in legal]
        done = legal[values.index(max(values))]
        self.reasons = ranking(done, zip(values, legal, strict=True), max(values))
        return done

    def _discard(self, context: DecisionContext, legal: Legal) -> Action:
        """Put away the faction that is less likely to win."""
        win = Track.of(context).win_probabilities()
        return min(legal, key=lambda action: win[FACTION[action["card"]]] + self._tie_break(context, action))

    def _tie_break(self, context: DecisionContext, action: Action) -> float:
        """Of two cards as good as each other, not always the same one."""
        return 1e-6 * uniform(self.seed, context.seat, context.turn, action["card"], "whim")

    def _assign(self, context: DecisionContext, legal: Legal) -> Action:
        """The roles to those who seem to be of the same faction, the votes above all."""
        claims = ClaimPolicy(self.seed, context)
        trusted = [claims.trust(other) for other in range(context.players)]

        def liking(action: Action) -> tuple[float, float]:
            praetor, (low, high) = action["praetor"], action["aediles"]
            likes = trusted[low] + trusted[high] + PRAETOR_WEIGHT * trusted[praetor]
            return likes, uniform(self.seed, context.seat, praetor, low, high, context.turn, "assign")

        return max(legal, key=liking)
