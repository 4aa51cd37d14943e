"""How a game begins: cards are dealt and the first roles taken (I1 to I4)."""

from __future__ import annotations

from rostra.games.idus_martii.components import (
    AEDILES,
    LIMIT,
    LOYALIST,
    MAX_PLAYERS,
    MERCHANT,
    MERCHANT_CARDS,
    NO_CARD,
    NOBODY,
    ROUNDS,
    TRAITOR,
)
from rostra.games.idus_martii.state import VOTING, State
from rostra.kernel.chance import draw
from rostra.kernel.jit import rule


def configure(
    s: State, players: int, start: int = NOBODY, limit: int | None = None, rounds: int | None = None
) -> None:
    """Write into a state how many play and who begins; no start player means one at random (I4).

    A limit and a number of rounds of their own make other small games of three (at most three rounds).
    """
    s.players = players
    s.first = start
    s.limit = LIMIT[players] if limit is None else limit
    s.rounds = ROUNDS[players] if rounds is None else rounds


@rule
def begin(s: State) -> None:
    """Set up a fresh game for the players the state is configured for."""
    s.start = s.first
    if s.first == NOBODY:
        s.start = draw(s, s.players)
    deal(s)
    s.phase = 1
    s.round = 1
    s.stage = VOTING
    s.markers[LOYALIST] = 0
    s.markers[TRAITOR] = 0
    s.last_praetor = NOBODY
    s.peeked = NOBODY
    for i in range(AEDILES):
        s.last_aediles[i] = NOBODY
        s.ballots[i] = NO_CARD
        s.turned[i] = NO_CARD
    rotate_roles(s)


@rule
def deal(s: State) -> None:
    """Two faction cards for everyone, all cards equally likely (I1)."""
    for seat in range(MAX_PLAYERS):
        s.discarded[seat] = NO_CARD
        s.hands[seat][0] = NO_CARD
        s.hands[seat][1] = NO_CARD
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
