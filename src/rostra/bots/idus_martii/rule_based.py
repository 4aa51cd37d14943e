"""A rule-based opponent: steers the track to its side, keeps the better card, has a story that holds."""

from __future__ import annotations

from dataclasses import dataclass

from rostra.bots.bot import Events, Legal, Reasons, View, ranking
from rostra.bots.chance import chance
from rostra.bots.idus_martii.odds import Track, track
from rostra.bots.idus_martii.story import Teller
from rostra.kernel.game import Action

CAMOUFLAGE = 0.15
"""How often a vote that would matter little is cast the other way."""
LITTLE = 0.06
"""How much of a chance to win may be given away for that."""


@dataclass(slots=True)
class RuleBased:
    """Plays for its side, with some camouflage."""

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
            return self._assign(view, legal, seat)
        if kind == "peek":
            return self._peek(view, legal, seat)
        if kind in ("veto", "approve"):
            return self._veto(view, legal)
        if kind == "discard":
            return self._discard(view, legal, seat)
        return self._vote(view, legal, seat)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Claim something now and then."""
        return None if view["stage"] == "over" else Teller(self.seed, view, seat).claim(events)

    def _vote(self, view: View, legal: Legal, seat: int) -> Action:
        """The card that helps most; one that helps hardly less now and then, so that nobody can be sure."""
        now = track(view)
        values = [prospect(view, now.after(a["card"])) + self._whim(view, seat, a) for a in legal]
        best = values.index(max(values))
        hidden = chance(self.seed, seat, view["turn"], view["stage"], "hide") < CAMOUFLAGE
        others = [i for i in range(len(legal)) if i != best and values[best] - values[i] < LITTLE]
        done = others[0] if hidden and others else best
        self.reasons = ranking(legal[done], zip(values, legal, strict=True), values[done])
        return legal[done]

    def _peek(self, view: View, legal: Legal, seat: int) -> Action:
        """Look at the card of the one who is trusted less."""
        teller = Teller(self.seed, view, seat)

        def doubt(action: Action) -> tuple[float, float]:
            aedile: int = action["aedile"]
            return -teller.trust(aedile), chance(self.seed, seat, view["turn"], aedile, "peek")

        return max(legal, key=doubt)

    def _veto(self, view: View, legal: Legal) -> Action:
        """Exchange a card that is worse than what may come instead."""
        now = track(view)
        instead = ["green", "red"] if view["phase"] == 1 else ["green", "red", "yellow"]
        instead.remove(view["seen"])
        seen = prospect(view, now.after(view["seen"]))
        new = sum(prospect(view, now.after(card)) for card in instead) / len(instead)
        values = [new if action["type"] == "veto" else seen for action in legal]
        done = legal[values.index(max(values))]
        self.reasons = ranking(done, zip(values, legal, strict=True), max(values))
        return done

    def _discard(self, view: View, legal: Legal, seat: int) -> Action:
        """Put away the faction that is less likely to win."""
        odds = track(view).odds()
        return min(legal, key=lambda action: odds[action["card"]] + self._whim(view, seat, action))

    def _whim(self, view: View, seat: int, action: Action) -> float:
        """Of two cards as good as each other, not always the same one."""
        return 1e-6 * chance(self.seed, seat, view["turn"], action["card"], "whim")

    def _assign(self, view: View, legal: Legal, seat: int) -> Action:
        """The roles to those who seem to be on the own side, the votes above all."""
        teller = Teller(self.seed, view, seat)
        trusted = [teller.trust(other) for other in range(view["players"])]

        def liking(action: Action) -> tuple[float, float]:
            low, high = action["aediles"]
            key = (action["praetor"], low, high, view["turn"])
            likes = trusted[low] + trusted[high] + 0.7 * trusted[action["praetor"]]
            return likes, chance(self.seed, seat, *key, "assign")

        return max(legal, key=liking)


def prospect(view: View, now: Track) -> float:
    """The chance of the own side to win; of two, that of the better one, the other counting a little."""
    odds = now.odds()
    chances = sorted(odds[side] for side in view["hand"])
    return chances[-1] if len(chances) == 1 else 0.8 * chances[-1] + 0.2 * chances[0]
