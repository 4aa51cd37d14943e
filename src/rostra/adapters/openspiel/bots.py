"""OpenSpiel's own tree search as a player at our table of Quo Vadis?, for the arena.

``Mcts`` is a factory of the arena; so are ``Mcts500`` (simulations) and ``Mcts500ms`` (milliseconds), for any
number. What it asks for becomes an offer: a consent, and a payment for it. Offers of that form made to it are
what its search knows as a question, to consent or to refuse; all others it rejects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from time import perf_counter
from typing import Any, NamedTuple

import numpy
import pyspiel
from open_spiel.python.algorithms import mcts

from rostra.adapters.openspiel import RostraState
from rostra.adapters.openspiel.quo_vadis import QuoVadisCourse
from rostra.adapters.sittings import QuoVadis
from rostra.bots.bot import Bot, Events, Legal, Reasons, View, ranking
from rostra.bots.chance import chance
from rostra.bots.quo_vadis.appraisal.sampling import sampled
from rostra.games.quo_vadis.actions import ASK, CONSENT, PRICES, shown
from rostra.games.quo_vadis.components import ASKS, MAX_PLAYERS, NUMBER_OF_PLACE, PLACES
from rostra.games.quo_vadis.state import ANSWER, REFUSED, STRUCK, State
from rostra.kernel.game import Action

SIMULATIONS = 200
EXPLORATION = 2.0
HORIZON = 60
"""So many turns are played at random before it is reckoned who leads (Q17)."""
TOP_PRICE = 2
"""With all prices there are more questions than simulations."""
TRIAL = 8
"""So many simulations tell how many more there is time for."""
MOVES = ("place", "advance", "caesar", "decline", "remove")


class Asked(NamedTuple):
    """A consent asked for at a price."""

    place: int
    seat: int
    price: int


class Mcts:
    """Searches with so many simulations, or for so many seconds."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        self._seed = seed
        self._simulations = simulations
        self._seconds = seconds
        self.reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer offers, ask for consent where the search wants to, otherwise make the best move."""
        moves = [action for action in legal if action["type"] in MOVES]
        if not moves:
            return None
        rejection = _rejection(legal)
        if rejection is not None:
            return rejection
        mine = [deal for deal in view["deals"] if deal["by"] == seat]
        if not waited and any(deal["status"] == "open" for deal in mine):
            return None
        s = self._state(view, seat, events)
        for deal in mine[:ASKS]:
            asked = _asked(deal, seat)
            if asked is not None:
                s.asks[s.asked] = [*asked, STRUCK if deal["status"] == "struck" else REFUSED]
                s.asked += 1
        s.asks_allowed = s.asked if waited else max(s.asked, s.asked + ASKS - len(mine))
        found = self._searched(s, seat, len(events))
        best = next((a for a in found if ASK <= a < CONSENT or shown(a) in moves), None)
        if best is None:
            return moves[0]
        self.reasons = _reasons(found, best)
        return offered(best, seat) if best >= ASK else shown(best)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Consent to what was asked, or refuse; reject all other offers."""
        for deal in view["deals"]:
            accept = {"type": "accept", "deal": deal["deal"]}
            asked = _asked(deal, view["to_move"]) if deal.get("by") == view["to_move"] else None
            if asked is None or asked.seat != seat or accept not in legal:
                continue
            s = self._state(view, seat, events)
            s.asks[0] = [*asked, REFUSED]
            s.asked = 1
            s.stage = ANSWER
            found = self._searched(s, seat, len(events))
            best = max(found, key=lambda action: found[action].explore_count)
            self.reasons = None
            return accept if best == CONSENT else {"type": "reject", "deal": deal["deal"]}
        return _rejection(legal)

    def _state(self, view: View, seat: int, events: Events) -> State:
        """A state that agrees with what the seat knows, and ends after the horizon."""
        drawn = int(chance(self._seed, seat, len(events)) * 2**32)
        s = sampled(view, seat, events, drawn)
        end = view["turn"] + HORIZON
        s.turn_limit = min(end, s.turn_limit) if s.turn_limit else end
        s.top_price = TOP_PRICE
        s.census = 0  # it counts along and never needs one
        s.asks_allowed = ASKS
        return s

    def _searched(self, s: State, seat: int, moment: int) -> dict[int, Any]:
        """The moves of the seat, the most searched first, each with its node of the tree."""
        sitting = QuoVadis(s.players, turn_limit=s.turn_limit)
        sitting.s = s
        game = _game(s.players)
        root = RostraState(game, QuoVadisCourse.of(sitting))
        drawn = numpy.random.RandomState(int(chance(self._seed, "search", seat, moment) * 2**32))
        bot = mcts.MCTSBot(
            game,
            EXPLORATION,
            self._simulations,
            mcts.RandomRolloutEvaluator(1, drawn),
            solve=False,
            random_state=drawn,
        )
        if self._seconds is not None:
            bot.max_simulations = TRIAL
            began = perf_counter()
            bot.mcts_search(root)
            taken = perf_counter() - began
            bot.max_simulations = max(TRIAL, int(TRIAL * (self._seconds - taken) / taken))
        tree = bot.mcts_search(root)
        ranked = sorted(tree.children, key=lambda node: node.sort_key(), reverse=True)
        return {node.action: node for node in ranked}


@cache
def _game(players: int) -> Any:
    return pyspiel.load_game("rostra_quo_vadis", {"players": players})


def _rejection(legal: Legal) -> Action | None:
    return next((action for action in legal if action["type"] == "reject"), None)


def _asked(deal: Mapping[str, Any], mover: int) -> Asked | None:
    """What the player to move asks for in a deal, if it is one consent at a price and nothing else."""
    clauses = deal.get("clauses", [])
    supports = [c for c in clauses if c["kind"] == "support" and "path" in c and c["votes"] == 1]
    pays = [c for c in clauses if c["kind"] == "pay"]
    if len(supports) != 1 or len(pays) > 1 or len(supports) + len(pays) != len(clauses):
        return None
    helper = supports[0]["by"]
    if any((pay["by"], pay["to"]) != (mover, helper) for pay in pays):
        return None
    return Asked(NUMBER_OF_PLACE[supports[0]["path"]], helper, sum(pay["value"] for pay in pays))


def offered(action: int, seat: int) -> Action:
    """An ask of the player to move in the words of the table."""
    place, rest = divmod(action - ASK, MAX_PLAYERS * PRICES)
    helper, price = divmod(rest, PRICES)
    clauses: list[dict[str, Any]] = [{"kind": "support", "by": helper, "path": PLACES[place], "votes": 1}]
    if price:
        clauses.append({"kind": "pay", "by": seat, "to": helper, "value": price})
    return {"type": "offer", "clauses": clauses}


def _reasons(found: dict[int, Any], best: int) -> Reasons:
    values = {a: node.total_reward / node.explore_count for a, node in found.items() if node.explore_count}
    told = ranking(shown(best), ((value, shown(a)) for a, value in values.items()), values.get(best))
    return Reasons(told.options, told.chance, sum(node.explore_count for node in found.values()))


def __getattr__(name: str) -> Callable[[int], Bot]:
    """``Mcts500`` and ``Mcts500ms``: the same player with another budget."""
    budget = re.fullmatch(r"Mcts(\d+)(ms)?", name)
    if budget is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    number = int(budget[1])
    return partial(Mcts, seconds=number / 1000) if budget[2] else partial(Mcts, simulations=number)
