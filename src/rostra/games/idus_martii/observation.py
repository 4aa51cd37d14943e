"""What a seat may know (B1) as a row of small numbers, for programs that learn. ``CELLS`` says what is where.

Seats are counted from the observer: it is 0, the player to its left 1. The history of all rounds is part of
it: what everybody saw, and of the vote cards only those the observer laid or looked at.
"""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii.components import (
    AEDILES,
    FACTIONS,
    MAX_PLAYERS,
    NO_CARD,
    NOBODY,
    VOTE_CARDS,
)
from rostra.games.idus_martii.memory import ROUNDS, VERDICTS, Remembered
from rostra.games.idus_martii.rules import turn
from rostra.games.idus_martii.state import OVER, STAGES
from rostra.kernel.jit import rule
from rostra.kernel.rules import Cells, seen_from, starts

CARDS = len(VOTE_CARDS)
_colours = ", ".join(VOTE_CARDS)

PAST = (
    Cells("praetor", (MAX_PLAYERS,), 1, "who was Praetor"),
    Cells("aediles", (MAX_PLAYERS,), 1, "who were Aediles"),
    Cells("peeked", (MAX_PLAYERS,), 1, "whose card the Praetor looked at (I6)"),
    Cells("verdict", (len(VERDICTS),), 1, f"what became of it: {', '.join(VERDICTS)}"),
    Cells("counted", (CARDS,), 2, f"the cards turned up (I7): {_colours}"),
    Cells("laid", (CARDS,), 1, f"the card the observer laid: {_colours}"),
    Cells("relaid", (CARDS,), 1, f"the card the observer laid instead: {_colours}"),
    Cells("seen", (CARDS,), 1, f"the card the observer looked at as Praetor: {_colours}"),
)
"""What is remembered of one round."""
(_PAST_PRAETOR, _PAST_AEDILES, _PAST_PEEKED, _VERDICT, _COUNTED, _LAID, _RELAID, _SEEN, ROUND_CELLS) = starts(
    PAST
)

CELLS = (
    Cells("players", (), MAX_PLAYERS, "how many play"),
    Cells("stage", (OVER,), 1, f"one of {', '.join(STAGES[:OVER])}; none when the game is over"),
    Cells("round", (), ROUNDS, "the round, counted through both phases from 1"),
    Cells("rounds_left", (), ROUNDS, "how many rounds follow this one"),
    Cells("second_phase", (), 1, "whether this is the second phase"),
    Cells("markers", (2,), 21, "the Loyalist and the Traitor marker"),
    Cells("to_limit", (2,), 20, "how many steps each marker may still go without crossing the limit (I3)"),
    Cells("hand", (len(FACTIONS),), 2, f"the observer's own cards: {', '.join(FACTIONS)}"),
    Cells("discarded", (len(FACTIONS),), 1, "the card the observer has put out of the game (I8)"),
    Cells("cards", (MAX_PLAYERS,), 2, "how many faction cards each seat holds"),
    Cells("consul", (MAX_PLAYERS,), 1, "who is Consul"),
    Cells("praetor", (MAX_PLAYERS,), 1, "who is Praetor; nobody before the roles are handed out (I9)"),
    Cells("aediles", (MAX_PLAYERS,), 1, "who is Aedile"),
    Cells("last_praetor", (MAX_PLAYERS,), 1, "who was Praetor in the round before (I9)"),
    Cells("last_aediles", (MAX_PLAYERS,), 1, "who was Aedile in the round before"),
    Cells("voted", (MAX_PLAYERS,), 1, "in front of whom a vote card lies"),
    *(
        Cells(f"round {past + 1}: {cells.name}", cells.shape, cells.top, cells.meaning)
        for past in range(ROUNDS)
        for cells in PAST
    ),
)
(
    _PLAYERS,
    _STAGE,
    _ROUND,
    _ROUNDS_LEFT,
    _SECOND_PHASE,
    _MARKERS,
    _TO_LIMIT,
    _HAND,
    _DISCARDED,
    _CARDS,
    _CONSUL,
    _PRAETOR,
    _AEDILES,
    _LAST_PRAETOR,
    _LAST_AEDILES,
    _VOTED,
    _PAST,
) = starts(CELLS)[:17]
SIZE = starts(CELLS)[-1]


@rule
def observe(s: Remembered, seat: int, out: Any) -> None:
    """Write what a seat may know into ``out``, a row of ``SIZE`` zeros."""
    out[_PLAYERS] = s.players
    if s.stage != OVER:
        out[_STAGE + s.stage] = 1
    out[_ROUND] = turn(s)
    out[_ROUNDS_LEFT] = s.rounds - turn(s)
    out[_SECOND_PHASE] = s.phase - 1
    for faction in range(2):
        out[_MARKERS + faction] = s.markers[faction]
        out[_TO_LIMIT + faction] = max(0, s.limit - s.markers[faction])
    _observe_cards(s, seat, out)
    _observe_roles(s, seat, out)
    for past in range(turn(s)):
        _observe_round(s, seat, past, out)


@rule
def _observe_cards(s: Remembered, seat: int, out: Any) -> None:
    """The observer's own faction cards, and how many the others hold (I1, I8)."""
    for card in s.hands[seat]:
        if card != NO_CARD:
            out[_HAND + card] += 1
    if s.discarded[seat] != NO_CARD:
        out[_DISCARDED + s.discarded[seat]] = 1
    for other in range(s.players):
        held = (s.hands[other][0] != NO_CARD) + (s.hands[other][1] != NO_CARD)
        out[_CARDS + seen_from(s, seat, other)] = held


@rule
def _observe_roles(s: Remembered, seat: int, out: Any) -> None:
    out[_CONSUL + seen_from(s, seat, s.consul)] = 1
    _mark(s, seat, s.praetor, _PRAETOR, out)
    _mark(s, seat, s.last_praetor, _LAST_PRAETOR, out)
    for place in range(AEDILES):
        _mark(s, seat, s.aediles[place], _AEDILES, out)
        _mark(s, seat, s.last_aediles[place], _LAST_AEDILES, out)
        if s.ballots[place] != NO_CARD:
            _mark(s, seat, s.aediles[place], _VOTED, out)


@rule
def _observe_round(s: Remembered, seat: int, past: int, out: Any) -> None:
    """What everybody saw of a round, and the card the observer laid (I5, I11) or looked at (I6)."""
    if s.praetors[past] == NOBODY:
        return
    first = _PAST + past * ROUND_CELLS
    _mark(s, seat, s.praetors[past], first + _PAST_PRAETOR, out)
    for place in range(AEDILES):
        _mark(s, seat, s.voters[past][place], first + _PAST_AEDILES, out)
        _tick(s.counts[past][place], first + _COUNTED, out)
        if s.voters[past][place] == seat:
            _tick(s.laid[past][place], first + _LAID, out)
            _tick(s.relaid[past][place], first + _RELAID, out)
    look = s.looks[past]
    if look != NOBODY:
        _mark(s, seat, s.voters[past][look], first + _PAST_PEEKED, out)
        _tick(s.verdicts[past], first + _VERDICT, out)
        if s.praetors[past] == seat:
            _tick(s.laid[past][look], first + _SEEN, out)


@rule
def _mark(s: Remembered, seat: int, other: int, first: int, out: Any) -> None:
    """Mark a seat in a row of seats, if it is one."""
    if other != NOBODY:
        out[first + seen_from(s, seat, other)] = 1


@rule
def _tick(kind: int, first: int, out: Any) -> None:
    """Count one more of a kind, if it is one."""
    if kind != NO_CARD:
        out[first + kind] += 1
