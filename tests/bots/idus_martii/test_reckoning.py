"""The round solved by regret: nobody would gain much by doing something else, and nothing hidden is used."""

from __future__ import annotations

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import Own, weighed
from rostra.bots.idus_martii.chronicle import before_the_votes
from rostra.bots.idus_martii.manners import STEADY, Floats
from rostra.bots.idus_martii.reckoning import Conduct, _free, _matched, _values, _worth, conduct, reckoned
from tests.bots.idus_martii.known import game


def voting(players: int, turn: int) -> rostra.Table:
    """A game at the votes of a round."""
    for table in game(players, STEADY, 7):
        if table.turn == turn and table.view(None)["stage"] == "vote":
            return table
    raise AssertionError


def best(values: Floats, allowed: Floats) -> Floats:
    """Always the best of what is allowed."""
    worth = np.where(allowed > 0, values, -np.inf)
    return np.asarray(worth == worth.max(axis=-1, keepdims=True), dtype=np.float64)


def gains(now: Conduct, worth: Floats, *, first_phase: bool) -> list[float]:
    """What each of the three would gain by his best answer: his later choices first, then the earlier."""
    free = _free(first_phase=first_phase)

    def answer(later: str, earlier: str, who: int | slice) -> float:
        parts = {name: getattr(now, name).copy() for name in ("votes", "exchanges", "looks", "vetoes")}
        index = dict(zip(parts, range(4), strict=True))
        before = (_values(now, worth)[index[earlier]] * parts[earlier])[who].sum()
        parts[later][who] = best(_values(now, worth)[index[later]], getattr(free, later))[who]
        values = _values(_matched(tuple(parts.values()), free), worth)[index[earlier]]
        return float(np.where(getattr(free, earlier) > 0, values, -np.inf).max(axis=-1)[who].sum() - before)

    everyone = slice(None)
    return [*(answer("exchanges", "votes", who) for who in (0, 1)), answer("vetoes", "looks", everyone)]


@pytest.mark.parametrize(("players", "turn"), [(5, 2), (5, 4), (5, 8), (6, 9)])
def test_nobody_gains_much_by_leaving_the_solution(players: int, turn: int) -> None:
    table = voting(players, turn)
    view = table.view(None)
    onlooker = Own(players, view["start"], players, ())
    thought = weighed(onlooker, before_the_votes(view, table.events(None)), turn)
    seats = (*view["roles"]["aediles"], view["roles"]["praetor"])
    worth = _worth(thought, seats, (view["markers"]["loyalist"], view["markers"]["traitor"]))
    first_phase = turn <= players
    long = gains(reckoned(worth, first_phase=first_phase, rounds=400), worth, first_phase=first_phase)
    short = gains(reckoned(worth, first_phase=first_phase), worth, first_phase=first_phase)
    aimless = gains(reckoned(worth, first_phase=first_phase, rounds=1), worth, first_phase=first_phase)
    assert min(long + short + aimless) > -1e-9
    assert max(short) < 0.02
    assert max(long) < 0.01
    assert max(aimless) > max(short)


def test_all_seats_reckon_the_same() -> None:
    """What they do follows from what everybody has seen: no seat's cards are in it (B1)."""
    table = voting(5, 7)
    found = [conduct(table.view(seat), table.events(seat)) for seat in range(5)]
    for other in found[1:]:
        for one, two in zip(found[0].parts(), other.parts(), strict=True):
            assert np.array_equal(one, two)
