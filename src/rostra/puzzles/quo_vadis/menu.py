"""A menu of deals: one by which all who sign gain, others that somebody would refuse or that bring less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.evaluators import Evaluator
from rostra.games.quo_vadis.components import PLACE_COUNT
from rostra.games.quo_vadis.deals.clauses import Support
from rostra.kernel.game import Action
from rostra.puzzles.puzzle import NO_DEAL, Choice
from rostra.puzzles.quo_vadis.looks import Trial, weighed
from rostra.table.table import Table

GAIN, LOSS = 0.015, -0.01
"""What all who sign must gain by the right deal, and what somebody must lose by one that is refused."""
LEAST = 0.03
"""By how much the right deal must be better for the player to move than everything else on the menu."""
ROOM = 1.2
"""How much clearer all that must be where a menu is put together than where it is confirmed."""
PRICES = (0, 1, 2, 3, 4, 6)
FEWEST, MOST = 3, 4
"""Deals on a menu, besides none."""
PROMISING = 8
"""How many offers are looked at for a menu, half as many again for temptation."""
ALIKE = 2
"""How many deals with the same helpers on the same path a menu has, at most."""


def possible_offers(turn: Turn, table: Table, seat: int) -> Iterator[Action]:
    """Every consent that could be asked for, at some prices that could be paid."""
    for place in range(PLACE_COUNT):
        for supports in turn.coalitions(place):
            for price in PRICES:
                offer = _offer(seat, supports, price)
                if table.refusal(seat, offer) is None:
                    yield offer


def _offer(mover: int, supports: Sequence[Support], price: int) -> Action:
    clauses: list[Action] = []
    for each in supports:
        clauses.append({"kind": "support", "by": each.by, "path": each.path, "votes": each.votes})
        if price:
            clauses.append({"kind": "pay", "by": mover, "to": each.by, "value": price})
    return {"type": "offer", "clauses": clauses}


def promising(trials: Sequence[Trial], turn: Turn, evaluator: Evaluator) -> list[Trial]:
    """The offers by which all may gain most at first sight, some that tempt, and none; empty without any."""
    rows = evaluator.evaluate_quickly(turn.state, [way for trial in trials for way in trial.ways])
    seen = list(zip(weighed(trials, rows, turn.mover), trials, strict=True)) if trials else []
    own = {id(trial): (choice.gains or [])[turn.mover] for choice, trial in seen}
    shared = {id(trial): own[id(trial)] + min(smallest_gain(choice, trial), GAIN) for choice, trial in seen}
    offers = [trial for trial in trials if trial.helpers]
    if not any(smallest_gain(choice, trial) > -GAIN and own[id(trial)] > 0.0 for choice, trial in seen):
        return []
    best = sorted(offers, key=lambda trial: -shared[id(trial)])[:PROMISING]
    rest = sorted((trial for trial in offers if trial not in best), key=lambda trial: -own[id(trial)])
    return [*best, *rest[: PROMISING // 2], *(trial for trial in trials if not trial.helpers)]


def smallest_gain(choice: Choice, trial: Trial) -> float:
    """What the least lucky of the helpers gains."""
    gains = choice.gains or []
    return min((gains[seat] for seat in trial.helpers), default=0.0)


def right_deal(choices: Sequence[Choice], trials: Sequence[Trial]) -> Action | None:
    """The best deal of those by which all clearly gain, if it is clearly better than none."""
    without = next(choice.worth for choice in choices if choice.action == NO_DEAL)
    good = [
        choice
        for choice, trial in zip(choices, trials, strict=True)
        if trial.helpers and smallest_gain(choice, trial) >= GAIN and choice.worth >= without + LEAST
    ]
    return max(good, key=lambda choice: choice.worth).action if good else None


def menu(choices: Sequence[Choice], trials: Sequence[Trial]) -> list[Action]:
    """The right deal first, then deals that tempt and are clearly wrong, then none; or nothing at all."""
    answer = right_deal(choices, trials)
    if answer is None:
        return []
    best = next(choice.worth for choice in choices if choice.action == answer)
    worse, refused = [], []
    for choice, trial in zip(choices, trials, strict=True):
        if choice.refused_by and smallest_gain(choice, trial) <= ROOM * LOSS:
            refused.append((smallest_gain(choice, trial), choice.action))
        elif trial.helpers and not choice.refused_by and choice.worth <= best - ROOM * LEAST:
            worse.append((choice.worth, choice.action))
    tempting = [sorted(each, key=lambda one: -one[0]) for each in (refused, worse)]
    chosen = [answer]
    for _, action in (one for pair in zip_longest(*tempting) for one in pair if one):
        alike = [_terms(each) for each in chosen].count(_terms(action))
        if len(chosen) < MOST and alike < ALIKE:
            chosen.append(action)
    return [*chosen, NO_DEAL] if len(chosen) >= FEWEST else []


def _terms(action: Action) -> list[tuple[int, str]]:
    """Whose consent it is about, and on which path."""
    return [(each["by"], each["path"]) for each in action["clauses"] if each["kind"] == "support"]


def is_clear(choices: Sequence[Choice], trials: Sequence[Trial], answer: Action) -> bool:
    """Whether all gain clearly by the right deal, and somebody loses clearly by each that is refused."""
    for choice, trial in zip(choices, trials, strict=True):
        gain = smallest_gain(choice, trial)
        if (choice.action == answer and gain < GAIN) or (choice.refused_by and gain > LOSS):
            return False
    return True
