"""What a seat may know (B1) as a row of small numbers, for programs that learn. ``CELLS`` says what is where.

Seats are counted from the observer: it is 0, the player to its left 1. Laurels of others are secret (Q12), so
only their number is there; of the stock too (Q3).
"""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.components import (
    ASKS,
    COMMITTEES,
    HIGHEST_PRICE,
    KINDS,
    LAURELS,
    MAX_PLAYERS,
    NO_LAUREL,
    PATH_OF,
    PATHS,
    PLACE_COUNT,
    SENATE,
    SENATE_SEATS,
    SENATORS,
    STOCK,
    TWO_CAESAR,
    VALUE,
)
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import ANSWER, OVER, REFUSED, State
from rostra.kernel.jit import rule
from rostra.kernel.rules import Cells, seen_from, starts

MOST = 255
"""What a cell can hold; greater numbers are shown as this."""
STAGES = ("action", "bonus", "answer", "remove")
FATES = ("open", "refused", "struck", "due")
ASK_CELLS = PLACE_COUNT + MAX_PLAYERS + 1 + len(FATES)

CELLS = (
    Cells("players", (), MAX_PLAYERS, "how many play"),
    Cells("stage", (len(STAGES),), 1, f"one of {', '.join(STAGES)}; none when the game is over"),
    Cells("mover", (MAX_PLAYERS,), 1, "whose turn it is, also while another seat answers"),
    Cells(
        "turns_left", (), MOST, f"turns to the limit of Q17, this one included; {MOST} for as many or more"
    ),
    Cells("members", (MAX_PLAYERS, SENATE), 5, f"senators of each seat in {', '.join(COMMITTEES)}"),
    Cells("free", (SENATE + 1,), 5, "free seats of the same committees and of the Senate"),
    Cells("reserve", (MAX_PLAYERS,), SENATORS, "senators of each seat not yet placed"),
    Cells("arrived", (MAX_PLAYERS,), SENATE_SEATS, "senators of each seat in the Senate"),
    Cells(
        "precedence",
        (MAX_PLAYERS,),
        SENATE_SEATS,
        "5 for the first to enter the Senate, 4 for the next, and so on (Q16)",
    ),
    Cells(
        "laurels", (PLACE_COUNT,), 5, f"what lies on {', '.join(PATHS[path] for path in PATH_OF)}; 0 for none"
    ),
    Cells("heads", (PLACE_COUNT,), 1, "whether the laurel there bears Caesar's head (Q14)"),
    Cells("caesar", (PLACE_COUNT,), 1, "where Caesar lies"),
    Cells("ones", (), 18, "I laurels in the supply"),
    Cells("stock", (), STOCK, "laurels in the stock"),
    Cells("held", (MAX_PLAYERS,), 62, "how many laurels each seat holds (Q12)"),
    Cells("hand", (KINDS,), 18, f"the observer's own laurels: {', '.join(LAURELS)}"),
    Cells("purse", (), MOST, "what they are worth together"),
    Cells("asks_left", (), ASKS, "how often the player to move may still ask this turn"),
    Cells(
        "asks",
        (ASKS, ASK_CELLS),
        HIGHEST_PRICE,
        f"each ask of this turn: which of the {PLACE_COUNT} laurel places, which seat was asked, "
        f"the price, and whether it is {', '.join(FATES)}",
    ),
    Cells("game", (), 3, "which game of a consular election (Q25); 1 otherwise"),
    Cells("sums", (MAX_PLAYERS,), MOST, "laurels written down in its earlier games"),
)
(
    _PLAYERS,
    _STAGE,
    _MOVER,
    _TURNS_LEFT,
    _MEMBERS,
    _FREE,
    _RESERVE,
    _ARRIVED,
    _PRECEDENCE,
    _LAURELS,
    _HEADS,
    _CAESAR,
    _ONES,
    _STOCK,
    _HELD,
    _HAND,
    _PURSE,
    _ASKS_LEFT,
    _ASKS,
    _GAME,
    _SUMS,
    SIZE,
) = starts(CELLS)


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Write what a seat may know into ``out``, a row of ``SIZE`` zeros."""
    out[_PLAYERS] = s.players
    if s.stage != OVER:
        out[_STAGE + s.stage] = 1
    out[_MOVER + seen_from(s, seat, s.to_move)] = 1
    out[_TURNS_LEFT] = min(MOST, s.turn_limit - s.turn + 1) if s.turn_limit else MOST
    out[_GAME] = s.game
    other = seat
    for place in range(s.players):
        _observe_seat(s, other, place, out)
        other = other + 1 if other + 1 < s.players else 0
    _observe_senate(s, seat, out)
    _observe_board(s, out)
    for kind in range(KINDS):
        out[_HAND + kind] = s.holdings[seat][kind]
    out[_PURSE] = min(MOST, purse(s, seat))
    if s.asks_allowed:
        _observe_asks(s, seat, out)


@rule
def _observe_seat(s: State, other: int, place: int, out: Any) -> None:
    """What is open about a seat this many places to the observer's left."""
    first = _MEMBERS + place * SENATE
    for committee in range(SENATE):
        out[first + committee] = s.members[other][committee]
    out[_RESERVE + place] = s.reserve[other]
    held = 0
    for kind in range(KINDS):
        held += s.holdings[other][kind]
    out[_HELD + place] = held
    if s.consular:
        out[_SUMS + place] = min(MOST, s.sums[other])


@rule
def _observe_senate(s: State, seat: int, out: Any) -> None:
    for rank in range(s.arrived):
        place = seen_from(s, seat, s.senate[rank])
        out[_ARRIVED + place] += 1
        if out[_PRECEDENCE + place] == 0:
            out[_PRECEDENCE + place] = SENATE_SEATS - rank


@rule
def _observe_board(s: State, out: Any) -> None:
    for committee in range(SENATE + 1):
        out[_FREE + committee] = s.free[committee]
    for place in range(PLACE_COUNT):
        if s.laurels[place] != NO_LAUREL:
            out[_LAURELS + place] = VALUE[s.laurels[place]]
            out[_HEADS + place] = s.laurels[place] == TWO_CAESAR
    out[_CAESAR + s.caesar] = 1
    out[_ONES] = s.ones
    out[_STOCK] = s.stocked


@rule
def _observe_asks(s: State, seat: int, out: Any) -> None:
    """Bargaining is public (Q18): everybody hears who was asked for what, and the answer."""
    out[_ASKS_LEFT] = s.asks_allowed - s.asked
    for ask in range(s.asked):
        first = _ASKS + ask * ASK_CELLS
        out[first + s.asks[ask][0]] = 1
        out[first + PLACE_COUNT + seen_from(s, seat, s.asks[ask][1])] = 1
        out[first + PLACE_COUNT + MAX_PLAYERS] = s.asks[ask][2]
        is_open = s.stage == ANSWER and ask == s.asked - 1
        fate = 0 if is_open else 1 + s.asks[ask][3] - REFUSED
        out[first + PLACE_COUNT + MAX_PLAYERS + 1 + fate] = 1
