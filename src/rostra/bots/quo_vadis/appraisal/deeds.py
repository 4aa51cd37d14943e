"""How everybody plays in a simulated game: whatever brings the best chance, consent bought where it pays.

A deed is a move together with the consents it needs and what is paid for them. Others consent when that
leaves them no worse off than the best move the player could make without them. Not everybody is that cool:
some press forward whatever it brings, and some consent lightly, also to the end of the game. Whoever
reckons only with cool heads waits too long.
"""

from __future__ import annotations

from typing import Any

from rostra.bots.quo_vadis.appraisal.minds import GRAIN, remember
from rostra.bots.quo_vadis.appraisal.network import appraise, stand_on
from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_ON, CAESAR, DECLINE, PLACE
from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    HIGHEST_PRICE,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    ONE,
    PATH_COUNT,
    PLACE_COUNT,
    PLACE_ON,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.rules import act, finish, play
from rostra.games.quo_vadis.settlement import IMPOSSIBLE, fewest, purse, settle
from rostra.games.quo_vadis.state import BONUS, SETTLE, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule

ENTRY_COUNT = len(ENTRIES)
ACTION, FIRST, FIRST_PRICE, SECOND, SECOND_PRICE = range(5)
"""What a deed is made of: the move's number, and up to two helpers with what each is paid."""


@rule
def choose(s: State, mind: Any, noise: float) -> float:
    """Leave the best deed of the player to move in ``mind.deed``; the chance it brings.

    ``noise`` is how far the value of each deed is misjudged at most, up or down, by chance.
    """
    stand_on(s, mind.weights, mind.desk)
    for seat in range(s.players):
        mind.alone[seat] = 0.0
    best = -1.0
    best = _placings(s, mind, noise, best)
    best = _advances_alone(s, mind, noise, best)
    best = _caesars(s, mind, noise, best)
    return _deals(s, mind, noise, best)


@rule
def _placings(s: State, mind: Any, noise: float, best: float) -> float:
    if s.stage != BONUS and s.reserve[s.to_move] > 0:
        for entry in range(ENTRY_COUNT):
            if s.free[ENTRIES[entry]] > 0:
                best = _alone(s, mind, PLACE + entry, noise, best)
    return best


@rule
def _caesars(s: State, mind: Any, noise: float, best: float) -> float:
    for place in range(PLACE_COUNT):
        if place != s.caesar:
            best = _alone(s, mind, CAESAR + place, noise, best)
    return _alone(s, mind, DECLINE, noise, best) if s.stage == BONUS else best


@rule
def _advances_alone(s: State, mind: Any, noise: float, best: float) -> float:
    if s.stage == BONUS:
        return best
    for path in range(PATH_COUNT):
        own = s.members[s.to_move][FROM[path]] - 1
        if own < 0 or s.free[TO[path]] == 0:
            continue
        free = PLACE_ON[path] < 0 or s.caesar == PLACE_ON[path]
        if free or own >= VOTES[path]:
            best = _alone(s, mind, _advance(s, path, 0 if free else VOTES[path], NOBODY, NOBODY), noise, best)
    return best


@rule
def _advance(s: State, path: int, own: int, first: int, second: int) -> int:
    """The move along a path with so many own consents and those of one or two helpers."""
    if VOTES[path] == 0 or (own == 0 and first == NOBODY):
        return ADVANCE_ON[path]
    if own > 0:
        second = first if own == 1 and VOTES[path] == 2 else s.to_move
        first = s.to_move
    if VOTES[path] == 1:
        return ADVANCE_ON[path] + 1 + first
    return ADVANCE_ON[path] + 1 + first * MAX_PLAYERS + second


@rule
def _alone(s: State, mind: Any, action: int, noise: float, best: float) -> float:
    """Try a move that needs nobody else."""
    attempt(s, mind, action)
    value = liking(s, mind, action) + noise * (draw(s, GRAIN) / (GRAIN / 2) - 1.0)
    if value > best:
        for seat in range(s.players):
            mind.alone[seat] = mind.values[seat]
        mind.deed[ACTION] = action
        mind.deed[FIRST] = NOBODY
        mind.deed[SECOND] = NOBODY
        return value
    return best


@rule
def liking(s: State, mind: Any, action: int) -> float:
    """What the deed that was tried seems worth to the player to move."""
    value: float = mind.values[s.to_move]
    return value + mind.eager[s.to_move] if ADVANCE <= action < CAESAR else value


@rule
def attempt(s: State, mind: Any, action: int) -> None:
    """What everybody's chances are after a move; a laurel that it turns up is not known yet."""
    trial = mind.trial[0]
    remember(s, trial)
    play(trial, action)
    for place in range(PLACE_COUNT):
        if trial.laurels[place] != s.laurels[place]:
            trial.laurels[place] = NO_LAUREL
    if trial.stage == BONUS:
        trial.stage = SETTLE
        finish(trial)
    appraise(trial, mind.weights, mind.desk, mind.values)


@rule
def _deals(s: State, mind: Any, noise: float, best: float) -> float:
    """Try every advance that needs the consent of others, at the least they want for it."""
    if s.stage == BONUS:
        return best
    for path in range(PATH_COUNT):
        below = FROM[path]
        own = s.members[s.to_move][below] - 1
        lacking = VOTES[path] - own
        if own < 0 or lacking <= 0 or s.free[TO[path]] == 0 or s.caesar == PLACE_ON[path]:
            continue
        for first in range(s.players):
            if first == s.to_move or s.members[first][below] == 0:
                continue
            if lacking == 1:
                best = _deal(s, mind, path, own, first, NOBODY, noise, best)
                continue
            if s.members[first][below] > 1:
                best = _deal(s, mind, path, own, first, first, noise, best)
            for second in range(first + 1, s.players):
                if second != s.to_move and s.members[second][below] > 0:
                    best = _deal(s, mind, path, own, first, second, noise, best)
    return best


@rule
def _deal(
    s: State, mind: Any, path: int, own: int, first: int, second: int, noise: float, best: float
) -> float:
    """Try one coalition: what each helper wants, and whether that is worth it."""
    mind.tried[ACTION] = _advance(s, path, own, first, second)
    mind.tried[FIRST] = first
    mind.tried[SECOND] = NOBODY if second == first else second
    mind.tried[FIRST_PRICE] = 0
    mind.tried[SECOND_PRICE] = 0
    attempt(s, mind, mind.tried[ACTION])
    if not _priced(s, mind, FIRST, best) or not _priced(s, mind, SECOND, best):
        return best
    value = liking(s, mind, mind.tried[ACTION]) + noise * (draw(s, GRAIN) / (GRAIN / 2) - 1.0)
    if value <= best or not _payable(s, mind):
        return best
    for part in range(5):
        mind.deed[part] = mind.tried[part]
    return value


@rule
def _priced(s: State, mind: Any, helper: int, best: float) -> bool:
    """Raise what a helper is paid until he is no worse off than without the deal; whether it still pays."""
    seat = mind.tried[helper]
    if liking(s, mind, mind.tried[ACTION]) < best:
        return False
    if seat == NOBODY:
        return True
    trial = mind.trial[0]
    while mind.values[seat] < mind.alone[seat] - mind.lax[seat]:
        if mind.tried[helper + 1] == HIGHEST_PRICE:
            return False
        mind.tried[helper + 1] += 1
        trial.holdings[s.to_move][ONE] -= 1  # only the sum matters to the network
        trial.holdings[seat][ONE] += 1
        appraise(trial, mind.weights, mind.desk, mind.values)
        if liking(s, mind, mind.tried[ACTION]) < best:
            return False
    return True


@rule
def _payable(s: State, mind: Any) -> bool:
    """Whether the prices can be paid exactly (Q20), with what the move brings, to one after the other."""
    if mind.tried[FIRST_PRICE] + mind.tried[SECOND_PRICE] == 0:
        return True
    trial = mind.trial[0]
    remember(s, trial)
    play(trial, mind.tried[ACTION])
    return pay(trial, s.to_move, mind.tried)


@rule
def pay(s: State, payer: int, deed: Any) -> bool:
    """Pay the helpers of a deed; whether that was possible."""
    for helper in (FIRST, SECOND):
        if deed[helper] != NOBODY and deed[helper + 1] > 0:
            if purse(s, payer) < deed[helper + 1]:
                return False
            if fewest(s.holdings[payer], s.holdings[deed[helper]], deed[helper + 1]) == IMPOSSIBLE:
                return False
            settle(s.holdings[payer], s.holdings[deed[helper]], deed[helper + 1])
    return True


@rule
def carry_out(s: State, deed: Any) -> None:
    """Do a deed: move, and pay the helpers. The bonus of Q14 is a deed of its own.

    The payment comes before the end of the turn, also when that ends the game (Q15, Q20).
    """
    payer = s.to_move
    act(s, deed[ACTION])
    if deed[FIRST] != NOBODY:
        pay(s, payer, deed)
    if s.stage == SETTLE:
        finish(s)
