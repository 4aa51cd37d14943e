"""OpenSpiel's own tree search as a player at our table of Quo Vadis?, for the arena.

``Mcts`` is a factory of the arena; so are ``Mcts500`` (simulations) and ``Mcts500ms`` (milliseconds), for any
number. What it asks for becomes an offer: a consent, and a payment for it. Offers of that form made to it are
what its search knows as a question, to consent or to refuse; all others it rejects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from time import process_time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from rostra.adapters.openspiel import RostraState, short_name
from rostra.adapters.openspiel.rollouts import Rollouts
from rostra.adapters.quo_vadis import QuoVadis, QuoVadisChance
from rostra.bots.bot import Bot, Events, Reasons, View, ranking, uniform
from rostra.bots.quo_vadis.ask_bot import AskBot
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.games.quo_vadis.state import State

SIMULATIONS = 200
EXPLORATION = 0.5
"""Games are won or not, so values lie between 0 and 1."""
HORIZON = 400
"""At most this many more turns are played at random before the leader counts as the winner (Q17)."""
TOP_PRICE = 2
"""With all prices there are more questions than simulations."""
TRIAL = 8
"""The first simulations, which show how many there is time for; later the last search shows it."""


class Mcts(AskBot):
    """Searches with a number of simulations, or for a number of seconds."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        super().__init__(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._pace: float | None = None
        """How long each of the last simulations took."""

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """The option that was searched most."""
        found = self._searched(s, seat)
        best = next((action for action in found if action in options), options[0])
        self.reasons = _reasons(found, best)
        return best

    def determinize(self, view: View, seat: int, events: Events) -> State:
        """A state that agrees with what the seat knows, and ends after the horizon."""
        s = super().determinize(view, seat, events)
        end = view["turn"] + HORIZON
        s.turn_limit = min(end, s.turn_limit) if s.turn_limit else end
        s.top_price = TOP_PRICE
        s.census = 0  # it counts along and never needs one
        return s

    def _searched(self, s: State, seat: int) -> dict[int, Any]:
        """The moves of the seat, the most searched first, each with its node of the tree."""
        single = QuoVadis(s.players, turn_limit=s.turn_limit)
        single.s = s
        game = _game(s.players)
        root = RostraState(game, QuoVadisChance.going_on(single))
        moment = (s.game, s.turn, s.stage, s.asked)
        drawn = numpy.random.RandomState(int(uniform(self.seed, "search", seat, *moment) * 2**32))
        bot = mcts.MCTSBot(
            game,
            EXPLORATION,
            self._simulations,
            Rollouts(game, 1, drawn),
            solve=False,
            random_state=drawn,
        )
        tree = bot.mcts_search(root) if self._seconds is None else self._timed(bot, root, self._seconds)
        ranked = sorted(tree.children, key=lambda node: node.sort_key(), reverse=True)
        return {node.action: node for node in ranked}

    def _timed(self, bot: mcts.MCTSBot, root: RostraState, seconds: float) -> Any:
        """The tree of as many simulations as there is processor time for."""
        bot.max_simulations = TRIAL if self._pace is None else max(TRIAL, int(seconds / self._pace))
        began = process_time()
        tree = bot.mcts_search(root)
        first, self._pace = self._pace is None, (process_time() - began) / bot.max_simulations
        return self._timed(bot, root, seconds) if first else tree


@cache
def _game(players: int) -> Any:
    return pyspiel.load_game(short_name(QUO_VADIS.name), {"players": players})


def _reasons(found: dict[int, Any], best: int) -> Reasons:
    values = {a: node.total_reward / node.explore_count for a, node in found.items() if node.explore_count}
    ranked = ranking(shown(best), ((value, shown(a)) for a, value in values.items()), values.get(best))
    return Reasons(ranked.options, ranked.chance, sum(node.explore_count for node in found.values()))


def __getattr__(name: str) -> Callable[[int], Bot]:
    """``Mcts500`` and ``Mcts500ms``: the same player with another budget."""
    budget = re.fullmatch(r"Mcts(\d+)(ms)?", name)
    if budget is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    number = int(budget[1])
    return partial(Mcts, seconds=number / 1000) if budget[2] else partial(Mcts, simulations=number)
