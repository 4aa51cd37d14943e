"""What promises are worth to a seat: those it gives, and those it gets.

Both are played out (``Evaluator.evaluate_under``): the same games, with the promises and without. An opponent
offers what this misjudges most. So of two ways of judging the worse one counts, what a seat gives costs more
the longer and the wider it is, and what it gets is worth no more than one consent from each partner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rostra.bots.quo_vadis.candidates import state_after
from rostra.bots.quo_vadis.context import DecisionContext, Forecast
from rostra.bots.quo_vadis.seat_view import SeatView
from rostra.bots.quo_vadis.vows import MOST_CONDUCT, TURN_MOVES
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.components import FROM, NUMBER_OF_COMMITTEE, PATH_COUNT, PLACE_ON, TO, VOTES
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, Help, Promise, Refuse, matches, read, turns_left
from rostra.games.quo_vadis.state import OVER, State

STRANGER = 0.6
"""How far a player is trusted who has not promised anything yet."""
KEPT, IDLE = 0.1, 0.2
"""How much more after every promise kept; and how much less after every one that nobody had a use for."""
MOST = 0.9
BROKEN = 0.05
"""How far a player is trusted who has broken a promise once."""
CONSENT = 0.12
"""What a consent later on is worth to the player who gets it, in odds of winning; about a I laurel."""
DISTRUST = 0.015
"""How much more a deal with a player who breaks promises must bring, as a chance of winning."""
RUINOUS = 0.4
"""Promises that cost this share of a chance of winning are not given for any price."""
NOTICED = 0.02
"""What is less than this is lost in the noise."""
CARE, LONGEST = 0.004, 25
"""What every turn of a promise costs besides what playouts show, up to that many: others will choose what to
do knowing of it, and simulated players do not."""
FORESEEN = 12
"""For how many of the turns it is about a vow to avoid something or to refuse somebody may last at most. What
happens later is beyond all playouts, and such a vow is nearly the game: nobody sells it."""
NARROW = 0.3
"""How wide the narrowest promise is, compared with one about all moves."""


# What others are like


def trust(seen: SeatView, seat: int) -> float:
    """How likely a seat is to keep a promise, and the promise to be of use.

    What was promised to nobody in particular tells nothing.
    """
    promised = [entry for entry in seen.view["ledger"] if entry["by"] == seat and entry["to"]]
    ended = [entry["status"] for entry in promised if not entry["binding"]]
    if "broken" in ended:
        return BROKEN
    earned = STRANGER + KEPT * ended.count("kept") - IDLE * ended.count("lapsed")
    return min(MOST, max(BROKEN, earned))


def distrust(seen: SeatView, seats: Sequence[int]) -> float:
    """How much more a deal with these seats must bring if one of them has broken a promise before."""
    broken = any(_has_broken(seen, seat) for seat in seats if seat != seen.seat)
    return DISTRUST if broken else 0.0


def _has_broken(seen: SeatView, seat: int) -> bool:
    return any(entry["by"] == seat and entry["status"] == "broken" for entry in seen.view["ledger"])


def value_of_consent(chance: float) -> float:
    """What a consent later on adds to a chance of winning."""
    return CONSENT * chance * (1.0 - chance)


# The promises of a deal


def value_of_promises(context: DecisionContext, deal: Mapping[str, Any], later: Forecast) -> float:
    """What the clauses of a deal that outlast the turn add to this seat's chance, or take from it.

    ``later`` is what may happen in the turn with the deal.
    """
    seen, lasting = context.seen, lasting_promises(context.seen, deal)
    if not lasting:
        return 0.0
    state = state_after(context.turn.state, later.candidates[later.ranked()[0]])
    given = [clause for clause, _ in lasting if clause.by == seen.seat]
    price = cost(context, state, given)
    partners = {clause.by for clause, _ in lasting} - {seen.seat}
    return -price + sum(_worth(context, state, lasting, partner) for partner in partners)


def lasting_promises(seen: SeatView, deal: Mapping[str, Any]) -> list[tuple[Promise, bool]]:
    """The promises of a deal that outlast the turn, each with whether the table enforces it."""
    clauses = [read(clause, seen.players, seen.turn) for clause in deal["clauses"]]
    return [
        (clause, binds)
        for clause, binds in zip(clauses, deal["binding"], strict=True)
        if isinstance(clause, Promise) and (clause.until > seen.turn or isinstance(clause, Refuse))
    ]


def promises_in(deal: Mapping[str, Any]) -> bool:
    """Whether anybody promises something in a deal that may outlast the turn."""
    return any(
        "until" in clause or "for" in clause or clause["kind"] == "refuse" for clause in deal["clauses"]
    )


def most_worth(context: DecisionContext, deal: Mapping[str, Any]) -> float:
    """What the promises of others in a deal can be worth to this seat at most."""
    others = {clause["by"] for clause in deal["clauses"]} - {context.seen.seat}
    return len(others) * value_of_consent(context.forecast.expected()[context.seen.seat])


def cost(context: DecisionContext, state: State, given: Sequence[Promise]) -> float:
    """What it costs this seat to give these promises, in the state after the turn.

    What cannot be judged is not given for any price.
    """
    if not given or state.stage == OVER:
        return 0.0
    promised = [*(vow for vow in context.turn.vows if vow.by == context.seen.seat), *given]
    if len(promised) > MOST_CONDUCT or _helps_twice(promised) or any(_is_beyond(state, vow) for vow in given):
        return 1.0
    rows = _differences(context, state, given)
    if not rows:
        return 1.0
    lost = max(0.0, *(before - after for before, after in rows))
    if any(before - after > max(NOTICED, RUINOUS * before) for before, after in rows):
        return 1.0
    return lost + sum(care(state, promise) for promise in given)


def _helps_twice(promised: Sequence[Promise]) -> bool:
    """Whether somebody is promised help out of one committee more than once; playouts see one consent."""
    helps = [(vow.to, vow.committee) for vow in promised if isinstance(vow, Help)]
    return len(set(helps)) < len(helps)


def _is_beyond(state: State, promise: Promise) -> bool:
    is_lasting = isinstance(promise, Avoid | Refuse)
    return is_lasting and turns_left(state, _whose_turns(promise), promise.until) > FORESEEN


def care(state: State, promise: Promise) -> float:
    """What a promise costs besides what playouts show: more, the longer and the wider it is."""
    turns = min(LONGEST, turns_left(state, _whose_turns(promise), promise.until))
    return CARE * max(1, turns) * (NARROW + (1 - NARROW) * _width(promise))


def _whose_turns(promise: Promise) -> int:
    if isinstance(promise, Refuse):
        return promise.against
    return promise.to if isinstance(promise, Help) else promise.by


def _width(promise: Promise) -> float:
    """Which share of all moves a promise is about; a consent may decide a game."""
    if not isinstance(promise, Avoid | Do):
        return 1.0
    return sum(matches(promise.action, shown(move)) for move in range(TURN_MOVES)) / TURN_MOVES


def _worth(
    context: DecisionContext, state: State, lasting: Sequence[tuple[Promise, bool]], partner: int
) -> float:
    """What the promises of one partner are worth to this seat; made again, they are worth nothing."""
    seen, seat = context.seen, context.seen.seat
    mine = [(each, binds) for each, binds in lasting if each.by == partner]
    harmful = [each for each, _ in mine if _may_harm(each, seat)]
    harm = min(0.0, *_gains(context, state, harmful)) if harmful else 0.0
    useful = [(each, binds) for each, binds in mine if each not in harmful and can_be_used(state, each, seat)]
    if not useful or _has_promised(seen, partner) or state.stage == OVER:
        return harm
    gains = _gains(context, state, [each for each, _ in useful])
    sure = all(binds for _, binds in useful)
    most = value_of_consent(context.forecast.expected()[seat])
    return harm + max(0.0, min(most, *gains)) * (1.0 if sure else trust(seen, partner))


def _may_harm(promise: Promise, seat: int) -> bool:
    """Whether a promise of somebody else may be meant against this seat."""
    if isinstance(promise, Help):
        return promise.to != seat
    return isinstance(promise, Do) or (isinstance(promise, Refuse) and promise.against == seat)


def can_be_used(state: State, promise: Promise, seat: int) -> bool:
    """Whether a promise of somebody else can make a difference to this seat: in time, and where it stands."""
    if not turns_left(state, _whose_turns(promise), promise.until):
        return False
    if isinstance(promise, Refuse):
        return any(state.members[promise.against]) and any(state.members[promise.by])
    if not isinstance(promise, Help):
        return True
    below = NUMBER_OF_COMMITTEE[promise.committee]
    own = state.members[seat][below]
    if own == 0 or state.members[promise.by][below] == 0:
        return False
    paths = [path for path in range(PATH_COUNT) if FROM[path] == below and PLACE_ON[path] != state.caesar]
    return any(own - 1 < VOTES[path] and state.free[TO[path]] for path in paths)


def _has_promised(seen: SeatView, partner: int) -> bool:
    """Whether a partner has promised this seat something already that still holds."""
    in_force = any(
        entry["by"] == partner and entry["status"] == "open" and seen.seat in entry["to"]
        for entry in seen.view["ledger"]
    )
    return in_force or any(
        clause["by"] == partner and "until" in clause
        for deal in seen.deals
        if deal["status"] == "struck" and seen.seat in (deal["by"], *deal["to"])
        for clause in deal["clauses"]
    )


# Playing them out


def _gains(context: DecisionContext, state: State, promises: Sequence[Promise]) -> list[float]:
    """What promises bring this seat, by every way of judging that sees any difference."""
    if state.stage == OVER:
        return [0.0]
    rows = _differences(context, state, promises)
    return [after - before for before, after in rows if after != before] or [0.0]


def _differences(
    context: DecisionContext, state: State, promises: Sequence[Promise]
) -> list[tuple[float, float]]:
    """The chance of the seat without promises and with them, by every way of judging.

    They come first: where there are too many vows to judge, it is others' vows that are left out.
    """
    seat, evaluator, seed = context.seen.seat, context.evaluator, context.seed
    before = evaluator.evaluate_under(context.turn.vows, state, seed)
    after = evaluator.evaluate_under([*promises, *context.turn.vows], state, seed)
    return [(one[seat], two[seat]) for one, two in zip(before, after, strict=True)]
