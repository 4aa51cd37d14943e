"""How a game begins: cards are dealt and the first roles taken (I1 to I4)."""

from __future__ import annotations

from rostra.games.idus_martii.components import (
    AEDILES,
    LIMIT,
    LOYALIST,
    MERCHANT,
    MERCHANT_CARDS,
    MOST_PLAYERS,
    NONE,
    ROUNDS,
    TRAITOR,
)
from rostra.games.idus_martii.state import VOTING, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule


def configure(s: State, players: int, start: int = NONE, limit: int = NONE, rounds: int = NONE) -> None:
    """Write into a state how many play and who begins; no start player means one at random (I4).

    A limit and a number of rounds of their own make other small games of three (at most three rounds).
    """
    s.players = players
    s.first = start
    s.limit = LIMIT[players] if limit == NONE else limit
    s.rounds = ROUNDS[players] if rounds == NONE else rounds


@rule
def begin(s: State) -> None:
    """Set up a fresh game for the players the state is configured for."""
    s.start = s.first
    if s.first == NONE:
        s.start = draw(s, s.players)
    deal(s)
    s.phase = 1
    s.round = 1
    s.stage = VOTING
    s.markers[LOYALIST] = 0
    s.markers[TRAITOR] = 0
    s.last_praetor = NONE
    s.peeked = NONE
    for i in range(AEDILES):
        s.last_aediles[i] = NONE
        s.ballots[i] = NONE
        s.turned[i] = NONE
    rotate_roles(s)


@rule
def deal(s: State) -> None:
    """Two faction cards for everyone, all cards equally likely (I1)."""
    for seat in range(MOST_PLAYERS):
        s.discarded[seat] = NONE
        s.hands[seat][0] = NONE
        s.hands[seat][1] = NONE
    loyalists = s.players - 1
    traitors = s.players - 1
    merchants = MERCHANT_CARDS
    for place in range(2 * s.players):
        card = draw(s, loyalists + traitors + merchants)
        if card < loyalists:
            loyalists -= 1
            faction = LOYALIST
        elif card < loyalists + traitors:
            traitors -= 1
            faction = TRAITOR
        else:
            merchants -= 1
            faction = MERCHANT
        s.hands[place >> 1][place & 1] = faction


@rule
def left_of(s: State, seat: int, steps: int) -> int:
    """The seat so many places to the left, fewer than once round the table (I4)."""
    there = seat + steps
    if there >= s.players:
        there -= s.players
    return there


@rule
def rotate_roles(s: State) -> None:
    """The roles of a round of the first phase: each round one seat further from the start player (I4, I8)."""
    s.consul = left_of(s, s.start, s.round - 1)
    s.praetor = left_of(s, s.consul, 1)
    one = left_of(s, s.consul, 2)
    other = left_of(s, s.consul, 3)
    s.aediles[0] = min(one, other)
    s.aediles[1] = max(one, other)
