"""Promises in force: how each one ends (kept, broken, lapsed), and what those that bind forbid (Q19, Q22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from rostra.games.quo_vadis import events
from rostra.games.quo_vadis.components import FROM, NUMBER_OF_COMMITTEE, PATH_OF, PLACE_COUNT, TO
from rostra.games.quo_vadis.consents import available
from rostra.games.quo_vadis.deals.clauses import MOVES, Avoid, Do, Help, Promise, Refuse, bonus_moves, matches
from rostra.games.quo_vadis.deals.deal import Deal
from rostra.games.quo_vadis.legality import legal
from rostra.games.quo_vadis.schema import PromiseStatus
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Action, Event, Refusal

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"


@dataclass(slots=True, eq=False)
class Duty:
    """A promise in force."""

    deal: Deal
    number: int
    """Which clause of the deal it is, from 0."""
    clause: Promise
    binding: bool
    had_occasion: bool = False
    """Whether it could have been done (do), broken (avoid, refuse) or asked for (support)."""
    stood_ready: bool = False
    """The promised consent was there to be used."""
    status: PromiseStatus = OPEN
    _terms: dict[str, Any] = field(init=False)
    """Who owes whom what until when."""

    def __post_init__(self) -> None:
        to = {self.clause.to} if isinstance(self.clause, Help) else self.deal.parties - {self.clause.by}
        self._terms = {
            "deal": self.deal.number,
            "clause": self.number,
            "by": self.clause.by,
            "to": sorted(to),
            "promise": msgspec.to_builtins(self.deal.said[self.number]),
            "until": self.clause.until,
            "binding": self.binding,
        }

    def shown(self) -> dict[str, Any]:
        """Its terms, and whether it has ended, for those who know the deal; to be read only."""
        return {**self._terms, "status": self.status}


def is_due(s: State, do: Do) -> bool:
    """Whether this is the last turn its owner has to do it."""
    return do.by == s.to_move and s.turn + s.players > do.until


def judge_avoid(duty: Duty, avoid: Avoid, action: Action) -> PromiseStatus:
    """The seat that promised moves. A binding promise lapses when nothing else was legal."""
    duty.had_occasion = True
    if not matches(avoid.action, action):
        return OPEN
    return LAPSED if duty.binding else BROKEN


def judge_refuse(s: State, duty: Duty, refuse: Refuse, seat: int, action: Action) -> PromiseStatus:
    """Somebody acts while the other seat is to move: a pledge breaks it, a new one or one left standing."""
    if s.to_move != refuse.against or s.stage != ACTION:
        return OPEN
    if seat == refuse.by and action["type"] == "pledge":
        return BROKEN
    if action["type"] not in MOVES:
        return OPEN
    duty.had_occasion = True
    stands = any(s.pledged[place][refuse.by] for place in range(PLACE_COUNT))
    return BROKEN if stands and not duty.binding else OPEN


def judge_help(s: State, duty: Duty, help_: Help, action: Action, rank: int) -> PromiseStatus:
    """The other seat moves. Of several such promises, rank n needs more than n consents to be kept.

    A binding one is kept when a consent is taken from it; that is told apart from others when it is used.
    """
    if s.to_move != help_.to or s.stage != ACTION:
        return OPEN
    for place in places_out_of(help_.committee):
        if _is_occasion(s, help_, place):
            duty.had_occasion = True
            duty.stood_ready |= available(s, place, help_.by) > rank
    if duty.binding or action["type"] != "advance" or not leaves(help_.committee, action["path"]):
        return OPEN
    return KEPT if action["with"].count(help_.by) > rank else OPEN


def _is_occasion(s: State, help_: Help, place: int) -> bool:
    """Both stand in the committee, and a path out of it is open and needs consent."""
    below = FROM[PATH_OF[place]]
    both = s.members[help_.to][below] > 0 and s.members[help_.by][below] > 0
    return both and s.caesar != place and s.free[TO[PATH_OF[place]]] > 0


def leaves(committee: str, path: str) -> bool:
    """Whether a path leads out of a committee."""
    return path.startswith(f"{committee}-")


def places_out_of(committee: str) -> list[int]:
    """The laurel places on the paths out of a committee."""
    below = NUMBER_OF_COMMITTEE[committee]
    return [place for place in range(PLACE_COUNT) if FROM[PATH_OF[place]] == below]


def is_up(s: State, duty: Duty) -> bool:
    """Whether a promise's time is up at the end of this turn."""
    return duty.clause.until <= s.turn or (isinstance(duty.clause, Do) and is_due(s, duty.clause))


def verdict(duty: Duty, time_is_up: bool) -> PromiseStatus:
    """How a promise that is still open ends when its time is up or the game is over."""
    if isinstance(duty.clause, Avoid | Refuse):
        return KEPT if duty.had_occasion else LAPSED
    if duty.stood_ready:
        return KEPT
    if duty.binding or not time_is_up:
        return LAPSED
    return BROKEN if duty.had_occasion else LAPSED


# What binding promises forbid: they narrow what is legal, and never to nothing.


def permitted(
    s: State, duties: Collection[Duty], seat: int, actions: list[Action], more: Sequence[Promise] = ()
) -> list[Action]:
    """The legal actions of a seat that no promise of ``duties``, or after them of ``more``, forbids.

    All of them are binding.
    """
    mine = [*(duty.clause for duty in _of(duties, seat)), *(clause for clause in more if clause.by == seat)]
    if not mine:
        return actions
    moves = [action for action in actions if action["type"] in MOVES]
    *_, moves = narrowed(s, mine, moves)
    others = [action for action in actions if action["type"] not in MOVES]
    if must_refuse(s, duties, seat) is not None:
        others = [action for action in others if action["type"] != "pledge"]
    return moves + others


def forbidden(
    s: State, duties: Collection[Duty], seat: int, action: Action, choices: list[Action]
) -> Refusal | None:
    """Why a binding promise forbids an action; ``choices`` are those the rules allow."""
    mine = _of(duties, seat)
    if action["type"] == "pledge":
        return must_refuse(s, mine, seat)
    if action["type"] not in MOVES:
        return None
    moves = [choice for choice in choices if choice["type"] in MOVES]
    for duty, left in zip(mine, narrowed(s, [duty.clause for duty in mine], moves), strict=True):
        if not any(matches(choice, action) for choice in left):
            return Refusal("Q19", "deal-word-given", {"deal": duty.deal.number})
    return None


def must_refuse(s: State, duties: Collection[Duty], seat: int) -> Refusal | None:
    """The refusal of a seat that has bound itself to give the player to move no consent."""
    for duty in duties:
        clause = duty.clause
        if isinstance(clause, Refuse) and (clause.by, clause.against) == (seat, s.to_move):
            return Refusal("Q19", "deal-must-refuse", {"deal": duty.deal.number, "seat": s.to_move})
    return None


def _of(duties: Collection[Duty], seat: int) -> list[Duty]:
    """In the order of their deals: no later promise takes an earlier one back.

    A promise to nobody in particular comes last, or it could take back what others were promised.
    """
    mine = [duty for duty in duties if duty.clause.by == seat]
    return sorted(mine, key=lambda duty: (not duty.deal.asked, duty.deal.struck_as))


def narrowed(s: State, clauses: Sequence[Promise], moves: list[Action]) -> Iterator[list[Action]]:
    """The moves left after each clause in turn; one that would leave none has become impossible."""
    avoided: list[Avoid] = []
    for clause in clauses:
        if isinstance(clause, Avoid):
            left = [action for action in moves if not matches(clause.action, action)]
            if left:
                avoided.append(clause)
        elif isinstance(clause, Do) and is_due(s, clause):
            left = [action for action in moves if serves(s, avoided, clause.action, action)]
        else:
            left = moves
        moves = left or moves
        yield moves


def serves(s: State, avoided: Collection[Avoid], pattern: Action, action: Action) -> bool:
    """Whether an action does what the pattern means, or brings a bonus able and free to do it (Q14)."""
    return matches(pattern, action) or any(
        matches(pattern, move) and not any(matches(avoid.action, move) for avoid in avoided)
        for move in bonus_moves(s, action)
    )


# The promises of a table.


class Ledger:
    """All promises of a table. What binds (Q19, Q22) narrows what is legal; the rest is remembered."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._all: list[Duty] = []
        self._open: dict[Duty, None] = {}
        """Those in force, in the order they came into force."""
        self._binding: dict[Duty, None] = {}
        """The binding ones among them: few, however many promises there are, because their time is short."""

    def saved(self) -> Any:
        """How many promises there are, and those in force; of the others nothing changes any more."""
        return len(self._all), [(duty, duty.had_occasion, duty.stood_ready) for duty in self._open]

    def restore(self, saved: Any) -> None:
        """Come back to such a moment."""
        count, in_force = saved
        del self._all[count:]
        self._open = {duty: None for duty, _, _ in in_force}
        self._binding = {duty: None for duty in self._open if duty.binding}
        for duty, had_occasion, stood_ready in in_force:
            duty.status, duty.had_occasion, duty.stood_ready = OPEN, had_occasion, stood_ready

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """The promises a seat knows of."""
        return [duty.shown() for duty in self._all if all_known or duty.deal.is_known_to(seat)]

    # What binds

    def binds(self) -> bool:
        """Whether any promise binds now."""
        return bool(self._binding)

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """The legal actions that no binding promise forbids."""
        return permitted(self._s, self._binding, seat, actions) if self._binding else actions

    def permitted_with(self, s: State, deal: Deal) -> list[Action]:
        """What the player to move may do in a state if one more deal is struck.

        What no party to that deal knows of does not count: whether it is struck would tell them (B1).
        """
        known = [duty for duty in self._binding if duty.deal.is_known_in(deal)]
        more = [clause for number, clause in deal.promises if deal.binding[number]]
        return permitted(s, known, s.to_move, legal(s, s.to_move), more)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a promise forbids a move that the rules allow."""
        if not self._binding or not any(duty.clause.by == seat for duty in self._binding):
            return None
        return forbidden(self._s, self._binding, seat, action, legal(self._s, seat))

    def must_refuse(self, seat: int) -> Refusal | None:
        """The refusal of a seat that has bound itself to give the player to move no consent."""
        return must_refuse(self._s, self._binding, seat)

    def helps(self) -> list[tuple[Duty, Help]]:
        """The binding promises to support the player to move, in the order they came into force."""
        return [
            (duty, duty.clause)
            for duty in self._binding
            if isinstance(duty.clause, Help) and duty.clause.to == self._s.to_move
        ]

    # How promises begin and end

    def enter(self, deal: Deal, number: int, clause: Promise, last: Action | None) -> list[Event]:
        """A promise comes into force: when its deal is struck, or by the ``last`` move, which used support.

        That move may keep it at once; and a move that avoided what is to be avoided was an occasion.
        """
        duty = Duty(deal, number, clause, deal.binding[number])
        self._all.append(duty)
        self._open[duty] = None
        if duty.binding:
            self._binding[duty] = None
        if last is not None and clause.by == self._s.to_move:
            if isinstance(clause, Do) and matches(clause.action, last):
                return self.end(duty, KEPT)
            duty.had_occasion = isinstance(clause, Avoid) and not matches(clause.action, last)
        return []

    def before_move(self, seat: int, action: Action) -> list[Event]:
        """A legal action is about to be played: some promises are kept or broken by it."""
        if not self._open:
            return []
        ranks = self._ranks() if action["type"] in MOVES else {}
        ends = [(duty, self._judged(duty, seat, action, ranks)) for duty in self._open]
        return [event for duty, status in ends if status != OPEN for event in self.end(duty, status)]

    def _judged(self, duty: Duty, seat: int, action: Action, ranks: dict[Duty, int]) -> PromiseStatus:
        clause = duty.clause
        if isinstance(clause, Refuse):
            return judge_refuse(self._s, duty, clause, seat, action)
        if action["type"] not in MOVES:
            return OPEN
        if isinstance(clause, Help):
            return judge_help(self._s, duty, clause, action, ranks[duty])
        if clause.by != seat:
            return OPEN
        if isinstance(clause, Avoid):
            return judge_avoid(duty, clause, action)
        duty.had_occasion |= self._could_be_done(clause)
        return KEPT if matches(clause.action, action) else OPEN

    def _ranks(self) -> dict[Duty, int]:
        """How many promises of the same help come before each one: those that bind first, then the older."""
        ranks: dict[Duty, int] = {}
        promised: Counter[tuple[int, int, str]] = Counter()
        for duty in sorted(self._open, key=lambda duty: not duty.binding):
            if isinstance(duty.clause, Help):
                same = (duty.clause.by, duty.clause.to, duty.clause.committee)
                ranks[duty] = promised[same]
                promised[same] += 1
        return ranks

    def _could_be_done(self, do: Do) -> bool:
        if not is_due(self._s, do):
            return False
        clauses = [duty.clause for duty in self._binding if duty.clause.by == do.by]
        avoided = [clause for clause in clauses if isinstance(clause, Avoid)]
        choices = self.permitted(do.by, legal(self._s, do.by))
        return any(serves(self._s, avoided, do.action, choice) for choice in choices)

    def support_given(self, seat: int) -> list[Event]:
        """A seat has agreed to support the player to move: that breaks its promise to refuse."""
        broken = [
            duty
            for duty in self._open
            if isinstance(duty.clause, Refuse)
            and (duty.clause.by, duty.clause.against) == (seat, self._s.to_move)
        ]
        return [event for duty in broken for event in self.end(duty, BROKEN)]

    def end_turn(self) -> list[Event]:
        """Promises whose time is up are judged."""
        if not self._open:
            return []
        ended = [duty for duty in self._open if is_up(self._s, duty)]
        return [event for duty in ended for event in self.end(duty, verdict(duty, True))]

    def end_game(self) -> list[Event]:
        """Nothing reaches beyond a game."""
        ended = list(self._open)
        return [event for duty in ended for event in self.end(duty, verdict(duty, False))]

    def end(self, duty: Duty, status: PromiseStatus) -> list[Event]:
        """Binding promises end quietly unless they have become impossible; others are always told."""
        duty.status = status
        del self._open[duty]
        self._binding.pop(duty, None)
        where = duty.deal.number, duty.number
        if not duty.binding:
            return [Event(events.PromiseEvent(*where, status), duty.deal.audience)]
        return [Event(events.LapsedEvent(*where), duty.deal.audience)] if status == LAPSED else []
