"""A state that agrees with all a seat knows: what it sees, what it remembers, and chance for the rest."""

from __future__ import annotations

from rostra.bots.bot import Events, View
from rostra.bots.quo_vadis.appraisal.hands import known_hands
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    COUNT,
    KINDS,
    LAURELS,
    LIMITED_ONES,
    NO_LAUREL,
    NOBODY,
    NUMBER_OF_COMMITTEE,
    NUMBER_OF_PLACE,
    ONE,
    PLACES,
    SEATS,
    SENATE,
    SENATE_SEATS,
)
from rostra.games.quo_vadis.consents import grant, pledge
from rostra.games.quo_vadis.positions import STAGES
from rostra.games.quo_vadis.setup import configure
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel.chance import draw, halves, sow


def sampled(view: View, seat: int, events: Events, seed: int) -> State:
    """One of the states a seat cannot tell from the real one."""
    s = LAYOUT.new()
    variants = tuple(view["variants"])
    configure(s, view["players"], NOBODY, view["options"].get("turn_limit") or 0, variants)
    sow(s, *halves(seed & (1 << 64) - 1))
    s.turn, s.to_move = view["turn"], view["to_move"]
    s.stage = STAGES[view["stage"]]
    s.game = 1
    _set_board(s, view)
    _deal_hands(s, view, seat, events)
    _set_consents(s, view)
    if "election" in view:
        s.game = view["election"]["game"]
        s.sums[: s.players] = view["election"]["sums"]
    return s


def _set_board(s: State, view: View) -> None:
    for committee in range(SENATE):
        s.free[committee] = SEATS[committee] - len(view["committees"].get(COMMITTEES[committee], ()))
    for name, members in view["committees"].items():
        for member in members:
            s.members[member][NUMBER_OF_COMMITTEE[name]] += 1
    s.arrived = len(view["senate"])
    s.free[SENATE] = SENATE_SEATS - s.arrived
    for place in range(SENATE_SEATS):
        s.senate[place] = view["senate"][place] if place < s.arrived else NOBODY
    s.reserve[: s.players] = view["reserve"]
    s.caesar = NUMBER_OF_PLACE[view["caesar"]]
    s.ones = view["ones"]
    for place, name in enumerate(PLACES):
        laurel = view["laurels"][name]
        s.laurels[place] = NO_LAUREL if laurel is None else LAURELS.index(laurel)
    s.census_open = int(view["census"])


def _deal_hands(s: State, view: View, seat: int, events: Events) -> None:
    """Own laurels, those of others as far as they can be known, and what is left over as the stock (Q12)."""
    hands = known_hands(view, seat, events)
    unseen = _all_laurels(s)
    for kind in [*s.laurels, *[ONE] * s.ones]:
        unseen[kind] -= kind != NO_LAUREL
    for hand in hands:
        for kind in range(KINDS):
            unseen[kind] -= hand[kind] if hand is not None else 0
    drawn = _drawn(s, unseen, sum(view["held"][other] for other, hand in enumerate(hands) if hand is None))
    for other, hand in enumerate(hands):
        s.holdings[other] = list(hand) if hand is not None else [0] * KINDS
        if hand is None:
            for _ in range(view["held"][other]):
                s.holdings[other][drawn.pop(draw(s, len(drawn)))] += 1
    rest = [kind for kind in range(KINDS) for _ in range(max(0, unseen[kind]))]
    s.stocked = view["stock"]
    for place in range(s.stocked):
        s.stock[place] = rest.pop(draw(s, len(rest)))


def _all_laurels(s: State) -> list[int]:
    counts = list(COUNT)
    if s.limited_ones:
        counts[ONE] = LIMITED_ONES[s.players]
    return counts


def _drawn(s: State, unseen: list[int], number: int) -> list[int]:
    """So many of the laurels that might be anywhere; I laurels are in hands if not in the supply (Q3)."""
    drawn = [ONE] * unseen[ONE]
    unseen[ONE] = 0
    pool = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    while len(drawn) < number:
        drawn.append(pool.pop(draw(s, len(pool))))
        unseen[drawn[-1]] -= 1
    return drawn


def _set_consents(s: State, view: View) -> None:
    for given in view["pledges"]:
        pledge(s, NUMBER_OF_PLACE[given["path"]], given["seat"], given["votes"])
    for given in view["granted"]:
        grant(s, NUMBER_OF_PLACE[given["path"]], given["seat"], given["votes"])
