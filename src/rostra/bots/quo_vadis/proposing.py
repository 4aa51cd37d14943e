"""Making offers: the best deal for all who sign it, a kindness asked for, consent sold to the shy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.bots.bot import Events
from rostra.bots.quo_vadis.coalitions import coalitions
from rostra.bots.quo_vadis.negotiation import Bargain, Negotiation
from rostra.bots.quo_vadis.prospects import Turn
from rostra.bots.quo_vadis.scene import Scene
from rostra.bots.quo_vadis.sight import Sight
from rostra.bots.quo_vadis.terms import Terms
from rostra.games.quo_vadis.components import NUMBER_OF_PLACE, PLACE_COUNT, PLACES
from rostra.kernel.game import Action

OFFERS_A_TURN = 3
TRIES, CLOSE = 4, 0.005
"""How often a best deal is looked for; and how far a look at its very price may be from what was expected."""
HOPES = 2
"""So many kindnesses, the best, are looked into."""
BETTER = 0.002
"""How much more an offer must bring whoever refused one before in the same turn."""
QUIET_TURNS = 2
"""Who has made no offer in so many turns of his own seems not to ask."""


def request(scene: Scene, honest: bool) -> Bargain | None:
    """What the player to move offers: better for those asked than anything they refused in this turn."""
    sight = scene.sight
    made = [deal for deal in sight.deals if deal["by"] == sight.seat]
    if len(made) >= OFFERS_A_TURN or any(deal["status"] == "struck" for deal in sight.deals):
        return None
    if not any(True for place in range(PLACE_COUNT) for _ in coalitions(scene.turn, place)):
        return None
    talks = scene.negotiation(honest)
    bargains = _improving(scene, talks, talks.bargains(), made)
    bargain = _best(scene, talks, bargains, 1.0 + len(made))
    if bargain is not None:
        return bargain
    kind = [seat for seat in range(sight.players) if _may_be_kind(sight, seat, scene.events)]
    hopes = [bargain for bargain in bargains if set(bargain.helpers) <= set(kind)]
    return next((b for b in talks.hoped_for(hopes)[:HOPES] if _stands(scene, talks, b, ())), None)


def proposal(scene: Scene, pledges: Sequence[Action]) -> Bargain | None:
    """What another seat offers a player who seems not to ask: its consent, for what it is worth."""
    seat = scene.sight.seat
    places = {NUMBER_OF_PLACE[pledge["path"]] for pledge in pledges}
    if not any(_suffices(scene.turn, place, seat) for place in places):
        return None
    talks = scene.negotiation()
    bargains = [deal for deal in talks.bargains(places) if deal.helpers == (seat,)]
    return _best(scene, talks, bargains, 1.0)


def counter(scene: Scene, deal: Mapping[str, Any], wanted: float) -> Bargain | None:
    """A better price for the same consent, once a turn, where the other would still gain by it."""
    sight, seat = scene.sight, scene.sight.seat
    asked = deal["by"] == sight.mover and deal["to"] == [seat] and deal["answers"] is None
    if not asked or any(other["by"] == seat for other in sight.deals):
        return None
    offered = scene.terms(deal)
    talks = scene.negotiation()
    paid = sum(payment.value for payment in offered.payments if payment.to == seat)
    before = scene.gains(offered)[seat]
    bargains = [
        bargain
        for bargain in talks.bargains({support.place for support in offered.supports})
        if bargain.helpers == (seat,)
        and bargain.prices[0] > paid
        and talks.gain(bargain, seat) > max(wanted, before + BETTER)
    ]
    return _best(scene, talks, bargains, 1.0)


def pledged(bargain: Bargain, pledges: Sequence[Action]) -> Action | None:
    """Consent for nothing is no deal but a pledge."""
    (support,) = bargain.supports
    if bargain.prices != (0,) or bargain.favours or not bargain.own_bonus:
        return None
    wanted = (PLACES[support.place], support.votes)
    return next((pledge for pledge in pledges if (pledge["path"], pledge["votes"]) == wanted), None)


def seems_not_to_ask(sight: Sight, events: Events) -> bool:
    """Whether the player to move has made no offer in his last turns, nor in this one."""
    turns = 0
    for event in reversed(events):
        if event["kind"] == "offer" and event["by"] == sight.mover:
            return False
        if event["kind"] == "turn" and event["seat"] == sight.mover:
            turns += 1
            if turns > QUIET_TURNS:
                return True
    return False


def _improving(
    scene: Scene, talks: Negotiation, bargains: Sequence[Bargain], made: Sequence[Mapping[str, Any]]
) -> list[Bargain]:
    """Those that bring everybody asked more than what was offered to him before."""
    before: dict[int, float] = {}
    for deal in made:
        gains = scene.gains(scene.terms(deal))
        for seat in deal["to"]:
            before[seat] = max(before.get(seat, -1.0), gains[seat] + BETTER)
    return [
        bargain
        for bargain in bargains
        if all(talks.gain(bargain, seat) >= before.get(seat, -1.0) for seat in bargain.helpers)
        and not any(_is_no_better(bargain, scene.terms(deal)) for deal in made)
    ]


def _is_no_better(bargain: Bargain, offered: Terms) -> bool:
    """Whether a deal asks for what was asked for before, and pays no more for it."""
    paid = sum(payment.value for payment in offered.payments)
    return bargain.supports == offered.supports and sum(bargain.prices) <= paid and not bargain.favours


def _best(scene: Scene, talks: Negotiation, bargains: Sequence[Bargain], weight: float) -> Bargain | None:
    """The deal with the highest product of gains that all who sign still gain by when it is looked into."""
    for _ in range(TRIES):
        found = talks.chosen(talks.fair(bargains), weight)
        if not found:
            return None
        seen = talks.looked_into(found[0])
        if max(abs(gain) for gain in _differences(seen, found[0])) > CLOSE:
            bargains = talks.put_right(bargains, found[0], seen)
        elif _stands(scene, talks, seen, seen.helpers):
            return seen
        else:
            bargains = [deal for deal in bargains if deal.supports != seen.supports]
    return None


def _differences(one: Bargain, two: Bargain) -> list[float]:
    return [a - b for a, b in zip(one.chances, two.chances, strict=True)]


def _stands(scene: Scene, talks: Negotiation, bargain: Bargain, helpers: Sequence[int]) -> bool:
    """Whether a deal is good for the player to move, and for some others, with fresh luck too."""
    again = scene.gains_again(bargain.prospect)
    gains = [(talks.gain(bargain, seat) + again[seat]) / 2 for seat in (talks.mover, *helpers)]
    return min(gains) > scene.appraiser.margin


def _suffices(turn: Turn, place: int, seat: int) -> bool:
    """Whether a seat could give all the consents that are lacking."""
    return any(supports[0].seat == seat and len(supports) == 1 for supports in coalitions(turn, place))


def _may_be_kind(sight: Sight, seat: int, events: Events) -> bool:
    """Whether somebody may say yes to what seems not to pay him: not if he said no the last time."""
    asked = {event["deal"] for event in events if event["kind"] == "offer" and event["by"] == sight.seat}
    said = [event["kind"] for event in events if event.get("deal") in asked and event.get("seat") == seat]
    return "reject" not in said[-1:]
