"""A bot that negotiates by asks alone, as the rules and the learning environments know them.

In the rules up to three times a turn the player to move asks a seat for one consent at a price, and the seat
says yes or no. At a table such an ask is an offer of one consent for one payment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rostra.bots.bot import Events, Legal, Reasons, View, uniform
from rostra.bots.quo_vadis.determinization import determinize
from rostra.bots.quo_vadis.seat_view import MOVES, SeatView
from rostra.games.quo_vadis.actions import ASK, CONSENT, REFUSE, shown
from rostra.games.quo_vadis.components import ASKS, HIGHEST_PRICE, NUMBER_OF_PLACE
from rostra.games.quo_vadis.consents import answer, ask
from rostra.games.quo_vadis.legality import turn_actions
from rostra.games.quo_vadis.state import BONUS, DUE, REFUSED, STRUCK, State
from rostra.kernel.game import Action


class Asked(NamedTuple):
    """An offer of the player to move, as an ask."""

    place: int
    seat: int
    price: int


class AskBot(ABC):
    """A bot that plays by ``choose``; whatever is different at a table is done here."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.reasons: Reasons | None = None

    @abstractmethod
    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        """One of a seat's actions, by their numbers in the rules; hidden parts of the state are made up."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what others offer; move, or ask for consent and wait for the answer."""
        self.reasons = None
        moves = [action for action in legal if action["type"] in MOVES]
        said = self._answer(view, legal, seat, events, self._buys)
        if said is not None or not moves:
            return said
        if not waited and SeatView(view, seat).awaits_answer():
            return None
        s = self.determinize(view, seat, events)
        _write_asks(s, view)
        if waited:
            s.asks_allowed = s.asked
        options = _options(s, moves)
        return options[self.choose(s, seat, list(options))]

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Consent or refuse when asked; reject all other offers."""
        return self._answer(view, legal, seat, events, self._consents)

    def buys(self, s: State, bought: State, seat: int) -> bool:
        """Whether the player to move accepts consent for a price: the state without it, and with it."""
        return False

    def _answer(
        self, view: View, legal: Legal, seat: int, events: Events, accepts: Callable[..., bool]
    ) -> Action | None:
        """Answer an offer, if there is one to answer."""
        reject = next((action for action in legal if action["type"] == "reject"), None)
        if reject is None:
            return None
        deal = next(deal for deal in view["deals"] if deal["deal"] == reject["deal"])
        accept = {"type": "accept", "deal": reject["deal"]}
        return accept if accept in legal and accepts(view, seat, events, deal) else reject

    def _buys(self, view: View, seat: int, events: Events, deal: Mapping[str, Any]) -> bool:
        """Whether to accept an offer of consent: asks that were answered before they were made."""
        sold = as_sale(view, deal, seat)
        if not sold:
            return False
        s, bought = (self.determinize(view, seat, events) for _ in range(2))
        _write_asks(s, view, room=len(sold))
        _write_asks(bought, view, room=len(sold))
        for asked in sold:
            ask(bought, *asked)
            answer(bought, True)
        can_be_paid = bought.asks[bought.asked - 1][3] == STRUCK
        return can_be_paid and self.buys(s, bought, seat)

    def _consents(self, view: View, seat: int, events: Events, deal: Mapping[str, Any]) -> bool:
        asked = as_ask(view, deal, seat)
        return asked is not None and self.grants(view, seat, events, asked)

    def grants(self, view: View, seat: int, events: Events, asked: Asked) -> bool:
        """Whether a seat would say yes if it were asked this."""
        s = self.determinize(view, seat, events)
        _write_asks(s, view, room=1)
        ask(s, *asked)
        return self.choose(s, seat, [CONSENT, REFUSE]) == CONSENT

    def determinize(self, view: View, seat: int, events: Events) -> State:
        """A state that agrees with what the seat knows, in which asks are allowed."""
        s = determinize(view, seat, events, int(uniform(self.seed, seat, len(events)) * 2**48))
        s.asks_allowed, s.top_price = ASKS, HIGHEST_PRICE
        return s


def as_ask(view: View, deal: Mapping[str, Any], seat: int) -> Asked | None:
    """What an offer of the player to move asks of a seat, if that is consent on one path and nothing else.

    The price is what that seat would get. Others may be asked in the same offer; two consents count as one,
    and what the player to move promises besides as nothing.
    """
    mover = view["to_move"]
    if deal["by"] != mover:
        return None
    mine = [clause for clause in deal["clauses"] if clause["by"] == seat and clause["kind"] != "note"]
    if len(mine) != 1 or mine[0]["kind"] != "support" or "path" not in mine[0]:
        return None
    return Asked(NUMBER_OF_PLACE[mine[0]["path"]], seat, min(_payment(deal, seat), HIGHEST_PRICE))


def as_sale(view: View, deal: Mapping[str, Any], seat: int) -> list[Asked]:
    """What an offer to the player to move amounts to, if one seat sells its consent on one path: asks."""
    clauses = [clause for clause in deal["clauses"] if clause["kind"] != "note"]
    supports = [clause for clause in clauses if clause["kind"] == "support" and "path" in clause]
    pays = [clause for clause in clauses if clause["kind"] == "pay" and clause["by"] == seat]
    if len(supports) != 1 or supports[0]["by"] == seat or len(clauses) > 1 + len(pays):
        return []
    seller, place = supports[0]["by"], NUMBER_OF_PLACE[supports[0]["path"]]
    price = _payment(deal, seller)
    if price > HIGHEST_PRICE or any(clause["to"] != seller for clause in pays):
        return []
    return [Asked(place, seller, 0)] * (supports[0]["votes"] - 1) + [Asked(place, seller, price)]


def _payment(deal: Mapping[str, Any], seat: int) -> int:
    """What a seat would be paid by a deal."""
    return sum(
        clause["value"] for clause in deal["clauses"] if clause["kind"] == "pay" and clause["to"] == seat
    )


def as_offer(s: State, number: int) -> Action:
    """An ask of the player to move as an offer."""
    asked = shown(number)
    support = {"kind": "support", "by": asked["seat"], "path": asked["path"], "votes": 1}
    pay = {"kind": "pay", "by": s.to_move, "to": asked["seat"], "value": asked["price"]}
    return {"type": "offer", "clauses": [support, pay] if asked["price"] else [support]}


def _write_asks(s: State, view: View, room: int = 0) -> None:
    """Write the asks of this turn into the state: the latest if there were many, leaving some room.

    What was granted is in the state already. An offer that was not answered counts as refused, unless it is
    the one that room is left for.
    """
    struck = DUE if s.stage == BONUS else STRUCK
    fates: list[tuple[Asked, int]] = []
    for deal in view["deals"]:
        if "clauses" in deal and not (room and deal["status"] == "open"):
            fate = struck if deal["status"] == "struck" else REFUSED
            asks = (as_ask(view, deal, asked) for asked in deal["to"])
            fates += [(found, fate) for found in asks if found is not None]
            if fate != REFUSED and view["to_move"] in deal["to"]:
                fates += [(found, fate) for found in as_sale(view, deal, view["to_move"])]
    for found, fate in fates[room - ASKS :]:
        s.asks[s.asked] = [*found, fate]
        s.asked += 1


def _options(s: State, moves: Sequence[Action]) -> dict[int, Action]:
    """The actions there are, by number: the moves the table allows, and asks."""
    allowed = {_key(move): move for move in moves}
    options: dict[int, Action] = {}
    for number in turn_actions(s):
        if number >= ASK:
            options[number] = as_offer(s, number)
        elif _key(shown(number)) in allowed:
            options[number] = allowed[_key(shown(number))]
    return options


def _key(move: Action) -> tuple[Any, ...]:
    """The same for a move in whatever order its consents are named."""
    return tuple(tuple(sorted(value)) if isinstance(value, list) else value for value in move.values())
