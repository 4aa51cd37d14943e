"""The state of Quo Vadis?: one record, the same whether interpreted or compiled."""

from __future__ import annotations

from typing import Protocol

from rostra.games.quo_vadis.components import (
    ASKS,
    KINDS,
    MAX_PLAYERS,
    MOST_SEATS,
    PLACE_COUNT,
    SENATE,
    SENATE_SEATS,
    STOCK,
)
from rostra.kernel.chance import RNG
from rostra.kernel.records import Fields, Layout

ACTION, BONUS, ANSWER, REMOVE, SETTLE, OVER = range(6)
"""Stages. ANSWER: a seat was asked for consent. SETTLE: the action is done, debts are due."""

REFUSED, STRUCK, DUE = range(3)
"""What became of an ask: refused, granted at its price, or used, so that the price is due."""

FIELDS: Fields = {
    # Set-up; kept from game to game.
    "players": (),
    "start": (),
    "turn_limit": (),
    "limited_ones": (),
    "census": (),
    "consular": (),
    "open_handed": (),
    "asks_allowed": (),
    "top_price": (),
    # The position.
    "turn": (),
    "to_move": (),
    "stage": (),
    "members": (MAX_PLAYERS, SENATE),
    "free": (SENATE + 1,),
    "standing": (MOST_SEATS,),
    "walking": (MAX_PLAYERS,),
    "open": (),
    "senate": (SENATE_SEATS,),
    "arrived": (),
    "reserve": (MAX_PLAYERS,),
    "laurels": (PLACE_COUNT,),
    "caesar": (),
    "ones": (),
    "stock": (STOCK,),
    "stocked": (),
    "holdings": (MAX_PLAYERS, KINDS),
    "census_open": (),
    # The three games of the consular election (Q25).
    "game": (),
    "sums": (MAX_PLAYERS,),
    "begins": (),
    # Consents given this turn.
    "consenting": (2,),
    "pledged": (PLACE_COUNT, MAX_PLAYERS),
    "granted": (PLACE_COUNT, MAX_PLAYERS),
    "asked": (),
    "asks": (ASKS, 4),
    "rng": RNG,
    # Reduced games; set-up too, but here they leave the rest where it was, which is faster.
    "senators": (),
    "senate_seats": (),
    "hidden": (),
}


class State(Protocol):
    """The fields with their types, for the rules."""

    players: int
    start: int
    """The seat that begins, or NOBODY for one chosen at random (Q4)."""
    turn_limit: int
    """Q17; 0 for none."""
    limited_ones: int
    census: int
    consular: int
    open_handed: int
    """Every seat consents whenever it can: for rollouts, and for players who never bargain."""
    asks_allowed: int
    """How many asks a turn the bounded bargaining allows; 0 at a table, where deals take its place."""
    top_price: int
    senators: int
    """How many senators each player has (Q2); fewer make a reduced game, as do the next two."""
    senate_seats: int
    hidden: int
    """How many laurels stay in the stock when ten are laid out; with none, all is known after the set-up."""

    turn: int
    to_move: int
    stage: int
    members: list[list[int]]
    """``members[seat][committee]``: how many senators of the seat stand there."""
    free: list[int]
    """``free[committee]``: its free seats, kept beside ``members`` because every legal move asks for them."""
    standing: list[int]
    """``standing[n]``: the pairs of a laurel place and a seat with more than n senators below it."""
    walking: list[int]
    """``walking[seat]``: the walks that senators of the seat stand below."""
    open: int
    """The ways that end on a free seat, in one set (``board.py``)."""
    senate: list[int]
    """Seats in order of arrival; ``arrived`` of them are filled."""
    arrived: int
    reserve: list[int]
    laurels: list[int]
    """The kind on each laurel place, or NO_LAUREL."""
    caesar: int
    """The laurel place Caesar lies on."""
    ones: int
    """The I laurels left in the supply."""
    stock: list[int]
    """The face-down laurels; the next to be drawn is ``stock[stocked - 1]``."""
    stocked: int
    holdings: list[list[int]]
    """``holdings[seat][kind]``: how many laurels of the kind lie before the seat."""
    census_open: int

    game: int
    sums: list[int]
    begins: int
    """The seat that begins the next game, while senators are taken off the board."""

    consenting: list[int]
    """``consenting[n]``: the pairs with more than n consents pledged or granted this turn."""
    pledged: list[list[int]]
    """``pledged[place][seat]``: consents offered for nothing."""
    granted: list[list[int]]
    """``granted[place][seat]``: consents owed by bargains."""
    asked: int
    asks: list[list[int]]
    """The asks of this turn: place, seat, price, and what became of each."""
    rng: list[int]


LAYOUT: Layout[State] = Layout("QuoVadis", FIELDS)
