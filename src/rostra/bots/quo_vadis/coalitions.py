"""Whose consents a player to move could ask for, and whether what they cost can be paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rostra.bots.quo_vadis.prospects import Turn
from rostra.bots.quo_vadis.terms import Payment, Support
from rostra.games.quo_vadis.actions import advance_number
from rostra.games.quo_vadis.components import FROM, PATH_OF, PLACES, TO, VOTES
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import State


def coalitions(turn: Turn, place: int) -> Iterator[tuple[Support, ...]]:
    """Whose consents would make up for those the player to move lacks on a place (Q8, Q9)."""
    s, path = turn.state, PATH_OF[place]
    if s.caesar == place or s.members[turn.mover][FROM[path]] == 0 or s.free[TO[path]] == 0:
        return
    lacking = VOTES[path] - (s.members[turn.mover][FROM[path]] - 1) - sum(given(s, place))
    others = [seat for seat in range(s.players) if seat != turn.mover]
    spare = {seat: s.members[seat][FROM[path]] - given(s, place)[seat] for seat in others}
    if lacking == 1:
        yield from ((Support(seat, place, 1),) for seat in others if spare[seat] > 0)
    if lacking == 2:
        yield from ((Support(seat, place, 2),) for seat in others if spare[seat] > 1)
        for one in others:
            for two in others:
                if one < two and spare[one] > 0 and spare[two] > 0:
                    yield Support(one, place, 1), Support(two, place, 1)


def given(s: State, place: int) -> list[int]:
    """The consents of each seat that the player to move may use already."""
    return [s.pledged[place][seat] + s.granted[place][seat] for seat in range(s.players)]


def advance_with(s: State, supports: Sequence[Support]) -> int:
    """The move that uses own consents first, then what is given already, then what is asked for."""
    place = supports[0].place
    path = PATH_OF[place]
    asked = [support.seat for support in supports for _ in range(support.votes)]
    own = [s.to_move] * (s.members[s.to_move][FROM[path]] - 1)
    ready = [seat for seat, votes in enumerate(given(s, place)) for _ in range(votes)]
    named = sorted([*own, *ready][: VOTES[path] - len(asked)] + asked)
    number = advance_number(PLACES[place], named)
    assert number is not None
    return number


def can_pay(s: State, payments: Sequence[Payment]) -> bool:
    """Q20: whether all payments can be made exactly, one after the other."""
    hands = [list(row) for row in s.holdings]
    return all(settle(hands[debt.by], hands[debt.to], debt.value) for debt in payments)
