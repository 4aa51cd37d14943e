"""Determinization: a full state that agrees with everything a seat knows, the rest drawn at random.

A seat knows what it sees and what it remembers. Harvests are public, so a player who remembers them knows
most hands (Q11, Q12), and a census shows all of them (Q24).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rostra.bots.bot import Events, View
from rostra.games.quo_vadis.board import clear_board, enter, take_seat
from rostra.games.quo_vadis.components import (
    COUNT,
    KINDS,
    LAURELS,
    LIMITED_ONES,
    MOST_SEATS,
    NO_LAUREL,
    NOBODY,
    NUMBER_OF_COMMITTEE,
    NUMBER_OF_PLACE,
    ONE,
    PLACE_COUNT,
    PLACES,
    SENATE,
    SENATE_SEATS,
)
from rostra.games.quo_vadis.consents import clear_consents, grant, pledge
from rostra.games.quo_vadis.positions import STAGES
from rostra.games.quo_vadis.rules import configure, draw_laurel, shuffle_stock
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel.chance import draw, halves, sow
from rostra.kernel.jit import rule

Hand = list[int]
"""How many laurels of each kind."""


def determinize(view: View, seat: int, events: Events, seed: int) -> State:
    """One of the states a seat cannot tell from the real one."""
    s = LAYOUT.new()
    variants = tuple(view["variants"])
    configure(s, view["players"], NOBODY, view["options"].get("turn_limit") or 0, variants)
    sow(s, *halves(seed & (1 << 64) - 1))
    s.turn, s.to_move = view["turn"], view["to_move"]
    s.stage = STAGES[view["stage"]]
    s.game = 1
    _set_board(s, view)
    _deal_hands(s, view, known_hands(view, events))
    for given in view["pledges"]:
        pledge(s, NUMBER_OF_PLACE[given["path"]], given["seat"], given["votes"])
    for given in view["granted"]:
        grant(s, NUMBER_OF_PLACE[given["path"]], given["seat"], given["votes"])
    if "election" in view:
        s.game = view["election"]["game"]
        s.sums[: s.players] = view["election"]["sums"]
    return s


def _set_board(s: State, view: View) -> None:
    clear_board(s)
    for name, members in view["committees"].items():
        for member in members:
            enter(s, member, NUMBER_OF_COMMITTEE[name])
    s.arrived = len(view["senate"])
    for _ in range(s.arrived):
        take_seat(s, SENATE)
    for place in range(SENATE_SEATS):
        s.senate[place] = view["senate"][place] if place < s.arrived else NOBODY
    s.reserve[: s.players] = view["reserve"]
    s.caesar = NUMBER_OF_PLACE[view["caesar"]]
    s.ones = view["ones"]
    for place, name in enumerate(PLACES):
        laurel = view["laurels"][name]
        s.laurels[place] = NO_LAUREL if laurel is None else LAURELS.index(laurel)
    s.census_open = int(view["census"])


def _deal_hands(s: State, view: View, hands: list[Hand | None]) -> None:
    """Set the hands that are known, draw the others, and make a stock of what is left over (Q12)."""
    unseen = list(COUNT)
    if s.limited_ones:
        unseen[ONE] = LIMITED_ONES[s.players]
    for kind in [*s.laurels, *[ONE] * s.ones]:
        unseen[kind] -= kind != NO_LAUREL
    for hand in hands:
        for kind in range(KINDS):
            unseen[kind] -= hand[kind] if hand is not None else 0
    drawn = _drawn(s, unseen, sum(view["held"][seat] for seat, hand in enumerate(hands) if hand is None))
    for seat, hand in enumerate(hands):
        s.holdings[seat] = list(hand) if hand is not None else [0] * KINDS
        if hand is None:
            for _ in range(view["held"][seat]):
                s.holdings[seat][drawn.pop(draw(s, len(drawn)))] += 1
    rest = [kind for kind in range(KINDS) for _ in range(max(0, unseen[kind]))]
    s.stocked = view["stock"]
    for place in range(s.stocked):
        s.stock[place] = rest.pop(draw(s, len(rest)))


def _drawn(s: State, unseen: list[int], number: int) -> list[int]:
    """Draw laurels for unknown hands. I laurels are in hands if they are not in the supply (Q3)."""
    drawn = [ONE] * unseen[ONE]
    unseen[ONE] = 0
    pool = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    while len(drawn) < number:
        drawn.append(pool.pop(draw(s, len(pool))))
        unseen[drawn[-1]] -= 1
    return drawn


# Hands that can be known


def known_hands(view: View, events: Events) -> list[Hand | None]:
    """Every seat's laurels as far as the viewer can know them; ``None`` where their memory must be wrong.

    That is so after payments they were not told of, and where the game began in the middle.
    """
    remembered = _remembered_hands(view["players"], events)
    found: list[Hand | None] = []
    for seat, hand in enumerate(remembered):
        if view["holdings"][seat] is not None:
            found.append(_hand(view["holdings"][seat]))
        else:
            is_right = sum(hand) == view["held"][seat] and min(hand) >= 0
            found.append(hand if is_right else None)
    return found


def _remembered_hands(players: int, events: Events) -> list[Hand]:
    hands = [[0] * KINDS for _ in range(players)]
    for event in events:
        kind = event["kind"]
        if kind == "advance":
            if event["laurel"] is not None:
                hands[event["seat"]][LAURELS.index(event["laurel"])] += 1
            for helper in event["ones"]:
                hands[helper][ONE] += 1
        elif kind == "paid":
            _pay(hands[event["by"]], hands[event["to"]], event)
        elif kind == "census":
            hands = [_hand(held) for held in event["holdings"]]
        elif kind == "game":
            hands = [[0] * KINDS for _ in range(players)]
    return hands


def _pay(payer: Hand, payee: Hand, event: Mapping[str, Any]) -> None:
    """Move laurels from hand to hand: those the seat saw, or those that payments are settled with."""
    if "gave" not in event:
        settle(payer, payee, event["value"])
        return
    for sign, moved in ((1, event["gave"]), (-1, event["change"])):
        for name, count in moved.items():
            payer[LAURELS.index(name)] -= sign * count
            payee[LAURELS.index(name)] += sign * count


def _hand(held: Mapping[str, int]) -> Hand:
    return [held.get(name, 0) for name in LAURELS]


# Playing on from a state


@rule
def copy_position(s: State, t: State) -> None:
    """Make ``t`` like ``s`` in everything that play goes on from, except the stock."""
    t.players = s.players
    t.turn_limit = s.turn_limit
    t.consular = 0
    t.turn = s.turn
    t.to_move = s.to_move
    t.stage = s.stage
    t.arrived = s.arrived
    t.caesar = s.caesar
    t.ones = s.ones
    t.stocked = s.stocked
    t.open = s.open
    for count in range(MOST_SEATS):
        t.standing[count] = s.standing[count]
    clear_consents(t)
    for place in range(SENATE_SEATS):
        t.senate[place] = s.senate[place]
    for place in range(PLACE_COUNT):
        t.laurels[place] = s.laurels[place]
    for committee in range(SENATE + 1):
        t.free[committee] = s.free[committee]
    for seat in range(s.players):
        t.reserve[seat] = s.reserve[seat]
        t.walking[seat] = s.walking[seat]
        for committee in range(SENATE):
            t.members[seat][committee] = s.members[seat][committee]
        for kind in range(KINDS):
            t.holdings[seat][kind] = s.holdings[seat][kind]


@rule
def copy_position_and_stock(s: State, t: State) -> None:
    """The same with the stock."""
    copy_position(s, t)
    for index in range(s.stocked):
        t.stock[index] = s.stock[index]


@rule
def draw_unseen(s: State) -> None:
    """Shuffle the stock, and turn up a laurel wherever a move has left one for the stock to decide."""
    shuffle_stock(s)
    for place in range(PLACE_COUNT):
        if s.laurels[place] == NO_LAUREL:
            s.laurels[place] = draw_laurel(s)
