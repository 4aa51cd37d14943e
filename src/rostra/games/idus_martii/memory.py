"""The state together with what players have seen in earlier rounds.

A remembered state is a state with more fields, so every rule takes it as it is. ``begin`` and ``play`` here
also write down what happened; who may know what of it is decided where it is read (``observation.py``).
"""

from __future__ import annotations

from typing import Protocol

from rostra.games.idus_martii import rules
from rostra.games.idus_martii.actions import APPROVE, PEEK, REPLACE, VETO, VOTE
from rostra.games.idus_martii.components import AEDILES, GREEN, MAX_PLAYERS, NO_CARD, NOBODY, RED, YELLOW
from rostra.games.idus_martii.rules import aedile_place, turn
from rostra.games.idus_martii.state import FIELDS, State
from rostra.kernel.jit import rule
from rostra.kernel.records import Layout

begin_game = rules.begin
play_on = rules.play

ROUNDS = 2 * MAX_PLAYERS

UNDECIDED = -1
APPROVED = 0
VETOED = 1
SHOWN = 2
"""What became of the card that was looked at: left, exchanged, or yellow and shown to all (I6, I11)."""
VERDICTS = ("approved", "vetoed", "shown")


class Remembered(State, Protocol):
    """A state and its history; the first round is ``[0]``. -1 stands for what has not happened."""

    praetors: list[int]
    voters: list[list[int]]
    """The Aediles, ascending."""
    looks: list[int]
    """Whose card was looked at: 0 or 1, the place in ``voters``."""
    verdicts: list[int]
    laid: list[list[int]]
    """What each Aedile laid at first."""
    relaid: list[list[int]]
    """What they laid instead."""
    counts: list[list[int]]
    """The cards turned up (I7)."""


LAYOUT: Layout[Remembered] = Layout(
    "idus_martii_remembered",
    {
        **FIELDS,
        "praetors": (ROUNDS,),
        "voters": (ROUNDS, AEDILES),
        "looks": (ROUNDS,),
        "verdicts": (ROUNDS,),
        "laid": (ROUNDS, AEDILES),
        "relaid": (ROUNDS, AEDILES),
        "counts": (ROUNDS, AEDILES),
    },
)


@rule
def begin(s: Remembered) -> None:
    """Set up a fresh game of which nothing is remembered."""
    begin_game(s)
    for past in range(ROUNDS):
        s.praetors[past] = NOBODY
        s.looks[past] = NOBODY
        s.verdicts[past] = UNDECIDED
        for place in range(AEDILES):
            s.voters[past][place] = NOBODY
            s.laid[past][place] = NO_CARD
            s.relaid[past][place] = NO_CARD
            s.counts[past][place] = NO_CARD


@rule
def play(s: Remembered, a: int) -> None:
    """Play a legal action, and remember it."""
    now = turn(s) - 1
    remember(s, now, a)
    both_laid = s.ballots[0] != NO_CARD and s.ballots[1] != NO_CARD
    play_on(s, a)
    if both_laid and s.ballots[0] == NO_CARD:
        for place in range(AEDILES):
            s.counts[now][place] = s.turned[place]


@rule
def remember(s: Remembered, now: int, a: int) -> None:
    """Write down an action that is about to be played."""
    if VOTE <= a < PEEK:
        s.praetors[now] = s.praetor
        for place in range(AEDILES):
            s.voters[now][place] = s.aediles[place]
        s.laid[now][aedile_place(s, (a - VOTE) // 3)] = (a - VOTE) % 3
    elif PEEK <= a < VETO:
        s.looks[now] = aedile_place(s, a - PEEK)
        if s.ballots[s.looks[now]] == YELLOW:
            s.verdicts[now] = SHOWN
    elif a == VETO:
        s.verdicts[now] = VETOED
        if s.phase == 1:
            s.relaid[now][s.peeked] = RED if s.ballots[s.peeked] == GREEN else GREEN
    elif a == APPROVE:
        s.verdicts[now] = APPROVED
    elif REPLACE <= a < REPLACE + 3:
        s.relaid[now][s.peeked] = a - REPLACE
