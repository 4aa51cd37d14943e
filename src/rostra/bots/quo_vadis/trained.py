"""A bot trained by reinforcement learning against itself: a policy network says what to do.

``examples/train_quo_vadis.py`` trains it. It does not look ahead. It asks for consent and answers as it did
in training; what others sell it buys when it values its position more with it, and it sells its own consent
for what it would have taken if asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from rostra.bots.bot import Events, Legal, Option, Reasons, View, pick_weighted
from rostra.bots.quo_vadis.ask_bot import AskBot, Asked
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.observation import CELLS
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action
from rostra.kernel.rules import starts

FILE = "trained.npz"
TURNS_LEFT = starts(CELLS)[[cells.name for cells in CELLS].index("turns_left")]
"""Where the network looks for the turns left; its scale is the turn limit of the games it learned from."""
IN_SIGHT = 20
"""A game without a limit looks as if it had the one of training, until this many turns are left."""
DEAREST, OFFERS_A_TURN = 3, 3
"""What it asks for its consent at first, and how often it offers it to the player to move in one turn."""
Weights = dict[str, Any]


class Trained(AskBot):
    """Draws its actions by the preferences of the network."""

    weights: Weights | None = None
    """Weights other than those that come with the package, as ``read`` returns them."""
    temperature = 0.5
    """Of the softmax over actions: below 1 it keeps more to the preferred ones than it did in training."""

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """One of the options by the network's preferences."""
        preferences, chance = forward(s, seat, self.weights or packaged_weights())
        numbers = _action_numbers(s.players, seat)
        preferred = np.array([preferences[numbers[number]] for number in options]) / self.temperature
        weights = np.exp(preferred - preferred.max()).tolist()
        moment = (s.game, s.turn, s.stage, s.asked)
        chosen = pick_weighted(options, weights, self.seed, seat, *moment)
        self.reasons = Reasons((Option(shown(chosen), chance),), chance)
        return chosen

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer offers, and offer consent to the player to move for a price."""
        said = super().react(view, legal, seat, events)
        return self._offer_consent(view, legal, seat, events) if said is None else said

    def _offer_consent(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """The dearest consent that is lacking, at a price it would take if asked; cheaper after a refusal."""
        seen = SeatView(view, seat)
        own = [deal for deal in seen.deals if deal["by"] == seat]
        is_dealing = any(deal["status"] in ("open", "struck") for deal in own)
        if is_dealing or len(own) >= OFFERS_A_TURN or any(seat in deal["to"] for deal in seen.deals):
            return None
        pledges = [action for action in legal if action["type"] == "pledge" and action["votes"] == 1]
        paths = [pledge["path"] for pledge in pledges if seen.consents_lacking(pledge["path"]) == 1]
        refused = {
            clause["path"]: _price(deal) for deal in own for clause in deal["clauses"] if "path" in clause
        }
        for price in range(DEAREST, 0, -1):
            for path in paths:
                is_fit = price <= seen.harvest(path) and price < refused.get(path, price + 1)
                if is_fit and self.grants(view, seat, events, Asked(NUMBER_OF_PLACE[path], seat, price)):
                    return _sale(seen, path, price)
        return None

    def buys(self, s: State, bought: State, seat: int) -> bool:
        """Whether it values its position more with the consent and its price than without."""
        weights = self.weights or packaged_weights()
        return forward(bought, seat, weights)[1] > forward(s, seat, weights)[1]


def _sale(seen: SeatView, path: str, price: int) -> Action:
    support = {"kind": "support", "by": seen.seat, "path": path, "votes": 1}
    pay = {"kind": "pay", "by": seen.mover, "to": seen.seat, "value": price}
    return {"type": "offer", "clauses": [support, pay]}


def _price(deal: Mapping[str, Any]) -> int:
    return sum(clause["value"] for clause in deal["clauses"] if clause["kind"] == "pay")


def forward(s: State, seat: int, weights: Weights) -> tuple[Any, float]:
    """The preference for each action, seats counted from this one, and the chance of winning."""
    row = np.zeros(len(weights["scale"]), np.uint8)
    RULES.observe(s, seat, row)
    row[TURNS_LEFT] = min(row[TURNS_LEFT], max(IN_SIGHT, weights["scale"][TURNS_LEFT] + 1 - s.turn))
    seen = np.minimum(row / weights["scale"], 1.0)
    hidden = _layer(weights, "second", np.maximum(_layer(weights, "first", seen), 0.0))
    value = _layer(weights, "value", np.maximum(hidden, 0.0))[0]
    return _layer(weights, "policy", np.maximum(hidden, 0.0)), float(1 / (1 + np.exp(-value)))


def _layer(weights: Weights, layer: str, values: Any) -> Any:
    return weights[f"{layer}_weight"] @ values + weights[f"{layer}_bias"]


@cache
def packaged_weights() -> Weights:
    """The weights that come with the package."""
    with resources.files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)


def read(file: Any) -> Weights:
    """The weights in a file, or at a path, as the training writes them."""
    with np.load(file) as found:
        return {name: found[name].astype(np.float64) for name in found.files}


@cache
def _action_numbers(players: int, seat: int) -> dict[int, int]:
    """For each number in the rules, the number of the same action with seats counted from this one."""
    return {number: action for action, number in enumerate(RULES.numbering(players, seat))}
