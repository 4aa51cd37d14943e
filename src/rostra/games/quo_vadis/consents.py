"""Consent: who can give it, what is pledged for nothing, what is asked for at a price. Q8 to Q10, Q18."""

from __future__ import annotations

from rostra.games.quo_vadis.board import ALL_SEATS, EVERY_PLACE
from rostra.games.quo_vadis.components import (
    FROM,
    HARVEST,
    MAX_PLAYERS,
    NO_LAUREL,
    NOBODY,
    ONE,
    PATH_OF,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.refusals import (
    ASKED_ALREADY,
    LEGAL,
    MOVER_NOT_THERE,
    NEXT_FULL,
    NO_CONSENT_NEEDED,
    NO_MORE_ASKS,
    NOT_NOW,
    NOTHING_PLEDGED,
    OWN_TURN,
    PLEDGED_ALREADY,
    PRICE_TOO_HIGH,
    TOO_FEW_SENATORS,
    TOO_MANY_VOTES,
)
from rostra.games.quo_vadis.settlement import can_pay, purse, settle
from rostra.games.quo_vadis.state import ACTION, ANSWER, DUE, REFUSED, STRUCK, State
from rostra.kernel.jit import rule
from rostra.kernel.sets import lowest


@rule
def available(s: State, place: int, seat: int) -> int:
    """How many of a seat's consents the player to move may use on a path (Q9)."""
    if seat == s.to_move:
        return s.members[seat][FROM[PATH_OF[place]]] - 1
    if s.open_handed:
        return s.members[seat][FROM[PATH_OF[place]]]
    return given(s, place, seat)


@rule
def why_not_consent(s: State, place: int, seat: int) -> int:
    """Whether another seat's consent on a path can be of use now: to pledge it, ask for it or trade it."""
    path = PATH_OF[place]
    if seat == s.to_move:
        return OWN_TURN
    if s.stage != ACTION:
        return NOT_NOW
    if s.caesar == place:
        return NO_CONSENT_NEEDED
    if s.members[s.to_move][FROM[path]] == 0:
        return MOVER_NOT_THERE
    if s.free[TO[path]] == 0:
        return NEXT_FULL
    return LEGAL


@rule
def why_not_votes(s: State, place: int, seat: int, votes: int) -> int:
    """Whether a seat can give this many more consents on a path."""
    if votes > VOTES[PATH_OF[place]]:
        return TOO_MANY_VOTES
    if given(s, place, seat) + votes > s.members[seat][FROM[PATH_OF[place]]]:
        return TOO_FEW_SENATORS
    return LEGAL


@rule
def given(s: State, place: int, seat: int) -> int:
    """How many consents another seat has pledged or granted on a path this turn."""
    return s.pledged[place][seat] + s.granted[place][seat]


@rule
def why_not_pledge(s: State, place: int, seat: int, votes: int) -> int:
    """A pledge: consent offered for nothing, for this turn."""
    reason = why_not_consent(s, place, seat)
    if reason != LEGAL:
        return reason
    if s.pledged[place][seat] > 0:
        return PLEDGED_ALREADY
    return why_not_votes(s, place, seat, votes)


@rule
def pledge(s: State, place: int, seat: int, votes: int) -> None:
    """Offer consents."""
    s.pledged[place][seat] = votes
    _count_consents(s, place, seat)


@rule
def why_not_retract(s: State, place: int, seat: int) -> int:
    """Only a pledge that is still there can be taken back."""
    return LEGAL if s.pledged[place][seat] > 0 and s.stage == ACTION else NOTHING_PLEDGED


@rule
def retract(s: State, place: int, seat: int) -> None:
    """Take a pledge back."""
    s.pledged[place][seat] = 0
    _count_consents(s, place, seat)


@rule
def grant(s: State, place: int, seat: int, votes: int) -> None:
    """Consents owed by a bargain."""
    s.granted[place][seat] += votes
    _count_consents(s, place, seat)


@rule
def _count_consents(s: State, place: int, seat: int) -> None:
    pair = place * MAX_PLAYERS + seat
    for count in range(2):
        others = s.consenting[count] & ~(1 << pair)
        s.consenting[count] = others | (given(s, place, seat) > count) << pair


@rule
def clear_consents(s: State) -> None:
    """Consents are given for one turn."""
    s.asked = 0
    pairs = s.consenting[0]
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        s.pledged[pair // MAX_PLAYERS][pair % MAX_PLAYERS] = 0
        s.granted[pair // MAX_PLAYERS][pair % MAX_PLAYERS] = 0
    s.consenting[0] = 0
    s.consenting[1] = 0


@rule
def why_not_ask(s: State, place: int, seat: int, price: int) -> int:
    """Bounded bargaining: ask a seat for one consent at a price; a seat that refused is not asked again."""
    if s.asked >= s.asks_allowed:
        return NO_MORE_ASKS
    reason = why_not_consent(s, place, seat)
    if reason == LEGAL:
        reason = why_not_one_more(s, place, seat)
    if reason != LEGAL:
        return reason
    if price > 0 and price > highest_price(s, place, purse(s, s.to_move)):
        return PRICE_TOO_HIGH
    return LEGAL


@rule
def why_not_one_more(s: State, place: int, seat: int) -> int:
    """Whether a seat that can be of use on a path may be asked for one more consent there."""
    reason = why_not_votes(s, place, seat, 1)
    if reason != LEGAL:
        return reason
    if s.granted[place][seat] >= VOTES[PATH_OF[place]]:
        return TOO_MANY_VOTES
    for ask in range(s.asked):
        if s.asks[ask][0] == place and s.asks[ask][1] == seat and s.asks[ask][3] == REFUSED:
            return ASKED_ALREADY
    return LEGAL


@rule
def highest_price(s: State, place: int, means: int) -> int:
    """The most the player to move may offer: what their laurels and the one on the path are worth."""
    return min(s.top_price, means + HARVEST[s.laurels[place] + 1])


@rule
def askable(s: State) -> int:
    """The pairs that ``why_not_ask`` allows at some price."""
    mover = s.to_move
    together = (s.standing[0] >> mover & EVERY_PLACE) * ALL_SEATS & s.standing[0] & s.open
    pairs = together & ~(EVERY_PLACE << mover | ALL_SEATS << s.caesar * MAX_PLAYERS | _refused(s))
    again = pairs & s.consenting[0]
    while again:
        pair = lowest(again)
        again &= again - 1
        if why_not_one_more(s, pair // MAX_PLAYERS, pair % MAX_PLAYERS) != LEGAL:
            pairs &= ~(1 << pair)
    return pairs


@rule
def _refused(s: State) -> int:
    """The set of pairs of place and seat that were refused this turn."""
    pairs = 0
    for ask in range(s.asked):
        pairs |= (s.asks[ask][3] == REFUSED) << s.asks[ask][0] * MAX_PLAYERS + s.asks[ask][1]
    return pairs


@rule
def ask(s: State, place: int, seat: int, price: int) -> None:
    """Ask, and wait for the answer."""
    s.asks[s.asked][0] = place
    s.asks[s.asked][1] = seat
    s.asks[s.asked][2] = price
    s.asks[s.asked][3] = REFUSED
    s.asked += 1
    s.stage = ANSWER


@rule
def answer(s: State, consents: bool) -> None:
    """The seat that was asked says yes or no; a yes to a price that can never be paid does nothing (Q20)."""
    place = s.asks[s.asked - 1][0]
    seat = s.asks[s.asked - 1][1]
    s.stage = ACTION
    if consents and can_be_paid(s, place, seat, s.asks[s.asked - 1][2]):
        s.asks[s.asked - 1][3] = STRUCK
        grant(s, place, seat, 1)


@rule
def can_be_paid(s: State, place: int, seat: int, price: int) -> bool:
    """Q20: from the hands, with the harvest of the path and the I laurels of that advance."""
    if price == 0:
        return True
    laurel = s.laurels[place]
    ones = min(s.ones, min(VOTES[PATH_OF[place]], s.members[seat][FROM[PATH_OF[place]]]))
    if laurel != NO_LAUREL:
        s.holdings[s.to_move][laurel] += 1
    s.holdings[seat][ONE] += ones
    payable = can_pay(s.holdings[s.to_move], s.holdings[seat], price)
    s.holdings[seat][ONE] -= ones
    if laurel != NO_LAUREL:
        s.holdings[s.to_move][laurel] -= 1
    return payable


@rule
def use_consent(s: State, place: int, seat: int) -> None:
    """Q10: a consent of another player earns a I laurel while the supply lasts, and its price falls due."""
    if seat == NOBODY or seat == s.to_move:
        return
    if s.ones > 0:
        s.ones -= 1
        s.holdings[seat][ONE] += 1
    for ask in range(s.asked):
        if s.asks[ask][0] == place and s.asks[ask][1] == seat and s.asks[ask][3] == STRUCK:
            s.asks[ask][3] = DUE
            return


@rule
def pay_asks(s: State) -> None:
    """Q20: prices are paid at the end of the turn, in the order they were agreed."""
    for ask in range(s.asked):
        if s.asks[ask][3] == DUE:
            settle(s.holdings[s.to_move], s.holdings[s.asks[ask][1]], s.asks[ask][2])
