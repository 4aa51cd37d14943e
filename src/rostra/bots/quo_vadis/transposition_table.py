"""The transposition table of the endgame search: states as a few numbers, and the chances found for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from rostra.games.quo_vadis.components import (
    KINDS,
    MAX_PLAYERS,
    ONE,
    PLACE_COUNT,
    SENATE,
    SENATE_SEATS,
    TWO,
    TWO_CAESAR,
)
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import BONUS, State
from rostra.kernel.jit import rule

WORDS = 2 + MAX_PLAYERS
"""The board, the stock, and one word for each seat; each stays below 2 ** 62."""
LONGEST = 63
"""How many turns ahead a key can tell apart."""
WORD = (1 << 62) - 1
MULTIPLIER = 0x1B873593CC9E2D51


class TranspositionTable(NamedTuple):
    """A hash table with open addressing; its length is a power of two."""

    keys: Any
    chances: Any
    generations: Any
    """Which search wrote a line: those of earlier searches count as empty."""


@rule
def write_key(s: State, turns_left: int, with_prices: bool, key: Any) -> None:
    """Write all that the rest of the game depends on; where nobody pays, hands count by their worth alone."""
    board = s.caesar
    board = board * 2 + (s.stage == BONUS)
    board = board * MAX_PLAYERS + s.to_move
    board = board * 19 + s.ones
    board = board * (LONGEST + 1) + turns_left
    for place in range(SENATE_SEATS):
        board = board * (MAX_PLAYERS + 1) + (s.senate[place] + 1 if place < s.arrived else 0)
    for place in range(PLACE_COUNT):
        board = board * (KINDS + 1) + s.laurels[place] + 1
    key[0] = board
    stock = 0
    for index in range(s.stocked):
        stock += 1 << 5 * s.stock[index]
    key[1] = stock
    for seat in range(s.players):
        standing = 0
        for committee in range(SENATE):
            standing = standing * 6 + s.members[seat][committee]
        key[2 + seat] = (standing << 25) + (_hand(s, seat) if with_prices else purse(s, seat))


@rule
def _hand(s: State, seat: int) -> int:
    """The laurels of a seat; both kinds of II pay alike."""
    hand = 0
    for kind in range(ONE, KINDS):
        if kind == TWO:
            hand = hand * 32 + s.holdings[seat][TWO] + s.holdings[seat][TWO_CAESAR]
        elif kind != TWO_CAESAR:
            hand = hand * 32 + s.holdings[seat][kind]
    return hand


@rule
def line_of(table: Any, key: Any, players: int, generation: int) -> int:
    """The line of a key, or the empty one where it belongs."""
    lines = len(table.generations)
    mixed = 0
    for word in range(2 + players):
        mixed = ((mixed ^ key[word]) * MULTIPLIER) & WORD
        mixed ^= mixed >> 29
    line = mixed & (lines - 1)
    while table.generations[line] == generation and not _is_same(table.keys[line], key, players):
        line = (line + 1) & (lines - 1)
    return line


@rule
def _is_same(one: Any, other: Any, players: int) -> bool:
    different = 0
    for word in range(2 + players):
        different += one[word] != other[word]
    return different == 0
