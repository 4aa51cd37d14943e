"""Players whose policy is known exactly: they choose by the probabilities of a model, and claim nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import rostra
from rostra.bots.bot import Events, Legal, Reasons, View, pick_weighted
from rostra.bots.idus_martii.history import CARD, FACTION, DecisionContext
from rostra.bots.idus_martii.opponent_model import SHARP, PlayerModel, assignment_policy, peek_policy, policy
from rostra.bots.idus_martii.worlds import HAND_OF, LOWER
from rostra.games.idus_martii.rules import configure, winning_faction
from rostra.games.idus_martii.state import LAYOUT
from rostra.kernel.game import Action


@dataclass(slots=True)
class ModelPlayer:
    """A bot that plays by a model."""

    seed: int
    model: PlayerModel = SHARP
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """A choice, by its probability."""
        if not legal:
            return None
        weights = self._probabilities(DecisionContext(view, events), legal)
        return pick_weighted(legal, weights, self.seed, seat, view["turn"], view["stage"])

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Nothing."""
        return None

    def _probabilities(self, context: DecisionContext, legal: Legal) -> list[float]:
        """How likely each legal action is."""
        hand, known = int(HAND_OF[context.hand[0], context.hand[-1]]), context.history.reputations
        if legal[0]["type"] == "assign":
            ways = tuple((action["praetor"], *action["aediles"]) for action in legal)
            return [float(likely) for likely in assignment_policy(known, ways, self.model)[hand]]
        if legal[0]["type"] == "peek":
            first, second = (action["aedile"] for action in legal)
            likely = float(peek_policy(known, first, second, self.model)[hand])
            return [likely, 1 - likely]
        return [self._probability(context, hand, action) for action in legal]

    def _probability(self, context: DecisionContext, hand: int, action: Action) -> float:
        """How likely a card is laid, vetoed, replaced or put away."""
        plays, at = policy(context.players, context.turn, self.model), (hand, *context.markers)
        kind = action["type"]
        if kind == "vote":
            return float(plays.vote[*at, CARD[action["card"]]])
        if kind in ("veto", "approve"):
            veto = float(plays.veto[*at, context.seen])
            return veto if kind == "veto" else 1 - veto
        if kind == "replace":
            return float(plays.replace[*at, context.ballot, CARD[action["card"]]])
        keeps_lower = float(plays.keep_lower[at])
        # Of two equal cards one is put away, and it does not matter which.
        return 1 - keeps_lower if FACTION[action["card"]] == LOWER[hand] else keeps_lower


def game(players: int, model: PlayerModel, seed: int, until: int = 99) -> Iterator[rostra.Table]:
    """A table before each action of a game of such players, up to a round."""
    table = rostra.new_table("idus-martii", players=players, seed=seed)
    player = ModelPlayer(seed, model)
    while table.result is None and table.turn <= until:
        yield table
        seat = table.to_act[0]
        action = player.decide(table.view(seat), table.legal(seat), seat, table.events(seat))
        assert action is not None
        table.play(seat, action)


def context(table: rostra.Table, seat: int | None) -> DecisionContext:
    """The decision context of a seat."""
    return DecisionContext(table.view(seat), table.events(seat))


def ended(factions: Sequence[int], markers: tuple[int, int], seat: int) -> float:
    """Whether a seat wins, by the rules of the game."""
    s = LAYOUT.new()
    configure(s, len(factions))
    s.markers = [*markers]
    for place, faction in enumerate(factions):
        s.hands[place][0] = faction
    return float(winning_faction(s) == factions[seat])
