"""The board as one seat sees it: questions that any player at the table could answer by looking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rostra.bots.bot import View
from rostra.games.quo_vadis import components
from rostra.games.quo_vadis.components import COMMITTEES, LAURELS, PATHS, SENATE_SEATS, VALUE

MOVES = ("place", "advance", "caesar", "decline", "remove")
"""What the player to move does; everything else is negotiation."""

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

    def awaits_answer(self) -> bool:
        """Whether an offer of this seat is open."""
        return any(deal["by"] == self.seat and deal["status"] == "open" for deal in self.deals)

    def open_promises(self) -> Iterator[dict[str, Any]]:
        """What this seat has promised beyond what the table enforces, and not yet kept."""
        for entry in self.view["ledger"]:
            if entry["by"] == self.seat and entry["status"] == "open" and not entry["binding"]:
                yield {**entry["promise"], "until": entry["until"]}
