"""Why a bot turns an offer down, as it tells the table: the first thing without which it would have accepted.

What only its seat knows stays unsaid (B1): a word given in private, a hand it has looked into. Then it would
rather not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rostra.bots.bot import Events
from rostra.bots.quo_vadis.candidates import can_pay
from rostra.bots.quo_vadis.deal_gain import net_payment
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.games.quo_vadis.schema import Because

if TYPE_CHECKING:
    from rostra.bots.quo_vadis.context import DecisionContext

Deal = Mapping[str, Any]
Keep = Callable[[Mapping[str, Any]], bool]

MANY = 4
"""After so many offers from one player in a turn, answers become short."""
AHEAD = 1.5
"""How many times an even share of the chances makes a leader."""
PUSHED = 0.02
"""By how much a deal must raise a leader's chance to be called help."""


def excuse(
    context: DecisionContext, deal: Deal, wanted: float, gain: Callable[[DecisionContext, Deal], float]
) -> Because:
    """Why a deal that should bring more than ``wanted`` does not, by what it would ``gain`` otherwise."""
    seen, seat = context.seen, context.seen.seat

    def would_do(keep: Keep, sure: bool = False) -> bool:
        return gain(context, _changed(deal, keep, sure)) > wanted

    def costs(clause: Mapping[str, Any]) -> bool:
        return bool(clause["kind"] == "pay" and clause["by"] == seat)

    if _is_pressed(seen, deal):
        return "too-many"
    if not _can_be_paid(context, deal):
        return "cannot-pay" if _is_guess(context, deal) or _is_plain(seen, deal) else "rather-not"
    promising = {clause["by"] for clause in deal["clauses"] if _lasts(clause)}
    if seat in promising and would_do(lambda clause: not (_lasts(clause) and clause["by"] == seat)):
        return "ties-hands"
    if promising - {seat} and would_do(lambda clause: True, sure=True):
        return "distrust" if _may_tell_of(seen, context.events, deal) else "rather-not"
    if any(map(costs, deal["clauses"])) and would_do(lambda clause: not costs(clause)):
        return "too-dear"
    helped = _leader_helped(context, deal)
    if helped is not None:
        return "helps-you" if helped == deal["by"] else "helps-leader"
    if net_payment(context.effect_of(deal), seat) > 0:
        return "too-dear"
    return "no-use" if seat == seen.mover and gain(context, deal) <= 0.0 else "too-little"


def excuse_at_sight(seen: SeatView, deal: Deal) -> Because:
    """The same for a bot that looks at nothing but the clauses."""
    seat, clauses = seen.seat, deal["clauses"]
    if _is_pressed(seen, deal):
        return "too-many"
    if any(_lasts(clause) and clause["by"] == seat for clause in clauses):
        return "ties-hands"
    if any(clause["kind"] == "pay" and clause["by"] == seat for clause in clauses):
        return "too-dear"
    is_paid = any(clause["kind"] == "pay" and clause["to"] == seat for clause in clauses)
    if not is_paid and any(_lasts(clause) for clause in clauses):
        return "distrust"
    return "no-use" if seat == seen.mover else "too-little"


def excuse_of_honour(seen: SeatView, events: Events) -> Because:
    """Why a seat cannot accept: it has given its word, which it says only where everybody knows it."""
    secret = _private_deals(events)
    given = [entry for entry in seen.view["ledger"] if entry["by"] == seen.seat and entry["status"] == "open"]
    refusing = [entry for entry in given if entry["promise"].get("against") == seen.mover]
    return "promised" if any(entry["deal"] not in secret for entry in refusing) else "rather-not"


def _is_pressed(seen: SeatView, deal: Deal) -> bool:
    asked = [other for other in seen.deals if other["by"] == deal["by"] and seen.seat in other["to"]]
    return len(asked) > MANY


def _changed(deal: Deal, keep: Keep, sure: bool) -> dict[str, Any]:
    """A deal with some of its clauses, perhaps with all of them enforced."""
    kept = [i for i, clause in enumerate(deal["clauses"]) if keep(clause)]
    binding = [sure or deal["binding"][i] for i in kept]
    return {**deal, "clauses": [deal["clauses"][i] for i in kept], "binding": binding}


def _lasts(clause: Mapping[str, Any]) -> bool:
    return clause["kind"] != "note" and ("until" in clause or clause["kind"] == "refuse")


def _can_be_paid(context: DecisionContext, deal: Deal) -> bool:
    later = context.forecast_with(context.effect_of(deal))
    after = context.turn.hands_after
    return any(can_pay(after(candidate.move), candidate.payments) for candidate in later.candidates)


def _is_guess(context: DecisionContext, deal: Deal) -> bool:
    """Whether what others seem to hold is a guess: no hand was seen in a payment, and none is its own."""
    payers = {clause["by"] for clause in deal["clauses"] if clause["kind"] == "pay"}
    seen_into = {
        seat
        for event in context.events
        if event["kind"] == "paid" and "gave" in event
        for seat in (event["by"], event["to"])
    }
    return not payers & {context.seen.seat, *seen_into}


def _is_plain(seen: SeatView, deal: Deal) -> bool:
    """Whether everybody sees that it cannot be paid: those who would pay hold nothing."""
    payers = {clause["by"] for clause in deal["clauses"] if clause["kind"] == "pay"}
    return not any(seen.view["held"][seat] for seat in payers)


def _may_tell_of(seen: SeatView, events: Events, deal: Deal) -> bool:
    """Whether everybody knows of the promises that the partners have broken, if they have."""
    partners, secret = {deal["by"], *deal["to"]} - {seen.seat}, _private_deals(events)
    broken = [entry for entry in seen.view["ledger"] if entry["status"] == "broken"]
    return not any(entry["by"] in partners and entry["deal"] in secret for entry in broken)


def _private_deals(events: Events) -> set[int]:
    return {event["deal"] for event in events if event["kind"] == "offer" and event["private"]}


def _leader_helped(context: DecisionContext, deal: Deal) -> int | None:
    """The other party to a deal whom it would help, and who would then be ahead of everybody."""
    gains = context.gains(context.effect_of(deal))
    later = [before + gain for before, gain in zip(context.expected, gains, strict=True)]
    leader = later.index(max(later))
    is_party = leader != context.seen.seat and leader in (deal["by"], *deal["to"])
    is_near = bool(context.seen.senate) and later[leader] * context.seen.players > AHEAD
    is_ahead = is_near and gains[leader] > PUSHED
    return leader if is_party and is_ahead else None
