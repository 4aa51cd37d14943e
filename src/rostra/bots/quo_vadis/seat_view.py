"""What one seat sees: the board, its own promises, and how far it trusts the others.

All of it can be answered by looking at the table and remembering. Bots keep promises that nobody enforces
(Q19), and trust those of others by what they have done with theirs in this game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rostra.bots.bot import Events, View
from rostra.games.quo_vadis import components
from rostra.games.quo_vadis.components import COMMITTEES, LAURELS, PATHS, SENATE_SEATS, VALUE
from rostra.games.quo_vadis.deals.clauses import Avoid, Do, read
from rostra.games.quo_vadis.deals.promises import narrowed
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action

MOVES = ("place", "advance", "caesar", "decline", "remove")
"""What the player to move does; everything else is negotiation."""

QUIET_TURNS = 2
"""A player who has made no offer in this many turns of their own seems not to ask."""
REFUSED_TURNS, REFUSED_AT_THE_END = 3, 10
"""For so many turns of its own a seat does not ask again for what was refused, at the same price; and for a
consent that would end the game, at any price."""
STEP_FORWARD = 0.5
"""How many turns of standing still a turn makes up for in which somebody went forward."""

VALUES: dict[str, int] = dict(zip(LAURELS, VALUE, strict=True))
SEATS: dict[str, int] = dict(zip((*COMMITTEES, "S"), components.SEATS, strict=True))
PATHS_FROM: dict[str, list[str]] = {name: [p for p in PATHS if p.startswith(f"{name}-")] for name in SEATS}


def ends(path: str) -> tuple[str, str]:
    """The committees below and above a path."""
    below, above = path.split("-")
    return below, above


def _steps_from(committee: str) -> int:
    return 0 if committee == "S" else 1 + min(_steps_from(ends(path)[1]) for path in PATHS_FROM[committee])


STEPS: dict[str, int] = {committee: _steps_from(committee) for committee in SEATS}
"""How many advances it takes from a committee to the Senate."""


class SeatView:
    """What a seat sees."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.mover: int = view["to_move"]
        self.players: int = view["players"]
        self.turn: int = view["turn"]
        self.caesar: str = view["caesar"]
        self.senate: list[int] = view["senate"]
        self.deals: list[dict[str, Any]] = [deal for deal in view["deals"] if "clauses" in deal]
        """The deals of this turn whose clauses this seat knows."""

    @property
    def moment(self) -> tuple[int, int, str]:
        """The game, the turn and its stage: random draws are seeded with them."""
        return self.view.get("election", {}).get("game", 1), self.turn, self.view["stage"]

    @property
    def impatience(self) -> float:
        """From 0 to 1: a long game should come to an end, even for those who will not win it."""
        return min(1.0, max(0.0, self.turn / self.players / 12 - 1.0))

    @property
    def places_left(self) -> int:
        """The free places in the Senate."""
        return SENATE_SEATS - len(self.senate)

    def senators_in(self, committee: str, seat: int) -> int:
        """How many senators of a seat stand in a committee."""
        return int(self.view["committees"].get(committee, []).count(seat))

    def on_board(self, seat: int) -> int:
        """How many senators of a seat stand in committees."""
        return sum(members.count(seat) for members in self.view["committees"].values())

    def is_open(self, path: str) -> bool:
        """Whether there is a free seat at the upper end of a path."""
        above = ends(path)[1]
        taken = self.senate if above == "S" else self.view["committees"].get(above, [])
        return len(taken) < SEATS[above]

    def open_paths(self, seat: int) -> Iterator[str]:
        """The open paths out of the committees where a seat has senators."""
        for path in PATHS:
            if self.senators_in(ends(path)[0], seat) and self.is_open(path):
                yield path

    def laurel(self, path: str) -> str | None:
        """The laurel to be won on a path; none under Caesar (Q13)."""
        laurel: str | None = self.view["laurels"].get(path)
        return None if path == self.caesar else laurel

    def harvest(self, path: str) -> int:
        """The value of the laurel to be won on a path."""
        return VALUES.get(self.laurel(path) or "", 0)

    def consents_needed(self, path: str) -> int:
        """How many consents it takes to leave along a path now (Q8, Q13)."""
        return int(self.view["needs"].get(path, 0))

    def consents_given(self, seat: int, path: str) -> int:
        """The consents on a path that another seat has pledged or owes by a deal."""
        known = [*self.view["pledges"], *self.view["granted"]]
        return sum(entry["votes"] for entry in known if (entry["seat"], entry["path"]) == (seat, path))

    def consents_left(self, seat: int, path: str) -> int:
        """The consents on a path that another seat could still give."""
        return max(0, self.senators_in(ends(path)[0], seat) - self.consents_given(seat, path))

    def consents_lacking(self, path: str) -> int:
        """The consents that the player to move still lacks on a path."""
        own = self.senators_in(ends(path)[0], self.mover) - 1
        others = (seat for seat in range(self.players) if seat != self.mover)
        given = sum(self.consents_given(seat, path) for seat in others)
        return max(0, self.consents_needed(path) - own - given)

    def hand(self) -> dict[str, int]:
        """The laurels of this seat."""
        held: dict[str, int] = self.view["holdings"][self.seat]
        return held

    def wealth(self, seat: int) -> float:
        """What the laurels of a seat are worth; an estimate for others, whose number alone is known (Q12)."""
        held = self.view["holdings"][seat]
        if held is None:
            return 2.3 * float(self.view["held"][seat])
        return float(sum(VALUES[laurel] * count for laurel, count in held.items()))

    def deal(self, number: int) -> dict[str, Any]:
        """A deal of this turn whose clauses this seat knows."""
        return next(deal for deal in self.deals if deal["deal"] == number)

    def whispering_with(self, seat: int) -> list[int]:
        """With whom another seat has talked in this turn about deals that this seat does not know."""
        hidden = [{deal["by"], *deal["to"]} for deal in self.view["deals"] if "clauses" not in deal]
        return [other for parties in hidden if seat in parties for other in sorted(parties - {seat})]

    def awaits_answer(self) -> bool:
        """Whether an offer of this seat is open."""
        return any(deal["by"] == self.seat and deal["status"] == "open" for deal in self.deals)

    def open_promises(self) -> Iterator[dict[str, Any]]:
        """What this seat has promised beyond what the table enforces, and not yet kept."""
        for entry in self.view["ledger"]:
            if entry["by"] == self.seat and entry["status"] == "open" and not entry["binding"]:
                yield {**entry["promise"], "until": entry["until"]}

    def promises_to_keep(self) -> Iterator[dict[str, Any]]:
        """All that this seat has promised and must still keep, or must if support in a deal is used.

        What others have promised is among it where the table enforces it.
        """
        entered = set()
        for entry in self.view["ledger"]:
            entered.add(entry["deal"])
            is_open = entry["status"] == "open" and entry["until"] >= self.turn
            if is_open and (entry["by"] == self.seat or entry["binding"]):
                yield {**entry["promise"], "until": entry["until"]}
        for deal in self.deals:
            if deal["status"] == "struck" and deal["deal"] not in entered:
                yield from (clause for clause in deal["clauses"] if clause["by"] == self.seat)


# Its own promises


def moves_keeping_promises(seen: SeatView, s: State, moves: list[Action]) -> list[Action]:
    """Those of the moves that keep what this seat has promised, as far as it can be kept."""
    clauses = [read(promise, seen.players, seen.turn) for promise in seen.open_promises()]
    conduct = [clause for clause in clauses if isinstance(clause, Do | Avoid)]
    return list(narrowed(s, conduct, moves))[-1] if conduct else moves


def must_refuse(seen: SeatView) -> bool:
    """Whether this seat has promised to give the player to move no consent."""
    return any(p["kind"] == "refuse" and p["against"] == seen.mover for p in seen.open_promises())


def would_break_promise(seen: SeatView, clauses: Sequence[Mapping[str, Any]]) -> bool:
    """Whether accepting a deal would break a promise to refuse the player to move."""
    supports = any(clause["kind"] == "support" and clause["by"] == seen.seat for clause in clauses)
    return supports and must_refuse(seen)


def promised_committees(seen: SeatView) -> set[str]:
    """The committees in which this seat has promised the player to move its consent."""
    return {p["from"] for p in seen.open_promises() if p["kind"] == "support" and p["for"] == seen.mover}


# What others are like


def seems_not_to_ask(seen: SeatView, events: Events) -> bool:
    """Whether the player to move has made no offer in their last turns, nor in this one."""
    turns = 0
    for event in reversed(events):
        if event["kind"] == "offer" and event["by"] == seen.mover:
            return False
        if event["kind"] == "turn" and event["seat"] == seen.mover:
            turns += 1
            if turns > QUIET_TURNS:
                return True
    return False


def refused_lately(seen: SeatView, events: Events, turns: int) -> list[Mapping[str, Any]]:
    """The offers that others refused in this seat's last turns: the same again would be refused again."""
    offers: list[Mapping[str, Any]] = []
    refused: set[int] = set()
    for event in reversed(events):
        if event["kind"] == "reject":
            refused.add(event["deal"])
        elif event["kind"] == "offer" and event["by"] == seen.seat and event["deal"] in refused:
            offers.append(event)
        elif event["kind"] == "turn" and event["seat"] == seen.seat:
            turns -= 1
            if turns < 0:
                break
    return offers


def silent_seats(seen: SeatView, events: Events) -> set[int]:
    """Who let the last offer that this seat made them expire without a word."""
    waiting: dict[int, set[int]] = {}
    silent: set[int] = set()
    for event in events:
        if event["kind"] == "offer" and event["by"] == seen.seat:
            waiting[event["deal"]] = set(event["to"])
        elif event["kind"] in ("accept", "reject") and event["deal"] in waiting:
            waiting[event["deal"]].discard(event["seat"])
            silent.discard(event["seat"])
        elif event["kind"] == "expired" and event["deal"] in waiting:
            silent |= waiting[event["deal"]]
    return silent


def turns_stood_still(events: Events) -> float:
    """For how many turns nobody has placed a senator or advanced, less what others made up for since."""
    still, went_forward = 0.0, True
    for event in events:
        if event["kind"] == "turn":
            still = max(0.0, still - STEP_FORWARD) if went_forward else still + 1.0
            went_forward = False
        elif event["kind"] in ("place", "advance"):
            went_forward = True
    return still


def may_do_a_favour(seen: SeatView, seat: int, events: Events) -> bool:
    """Whether a player may accept what seems not to pay for them: not if they refused the last time."""
    asked = {event["deal"] for event in events if event["kind"] == "offer" and event["by"] == seen.seat}
    said = [event["kind"] for event in events if event.get("deal") in asked and event.get("seat") == seat]
    return "reject" not in said[-1:]
