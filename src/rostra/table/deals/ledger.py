"""The ledger of a table: the promises in force, what they forbid, and how each one ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rostra.games.quo_vadis.components import FROM, PATH_OF, PLACES
from rostra.games.quo_vadis.consents import grant
from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.state import ACTION, State
from rostra.kernel.game import Action, Event, Refusal
from rostra.table.deals.bonds import (
    BROKEN,
    KEPT,
    LAPSED,
    OPEN,
    Bond,
    before_move,
    is_due,
    is_up,
    places_out_of,
    verdict,
)
from rostra.table.deals.clauses import Avoid, Do, Help, Promise, Refuse
from rostra.table.deals.deal import Deal
from rostra.table.deals.patterns import MOVES, matches, serves


class Ledger:
    """All promises of a table. What binds (Q19, Q22) narrows what is legal; the rest is remembered."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._open: list[Bond] = []
        self._all: list[Bond] = []

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """The promises a seat knows of."""
        return [bond.shown() for bond in self._all if all_known or bond.deal.is_known_to(seat)]

    def enter(self, deal: Deal, number: int, clause: Promise, last: Action | None) -> list[Event]:
        """A promise comes into force; the move that brought it into force may keep it at once."""
        bond = Bond(deal, number, clause, deal.binding[number])
        self._all.append(bond)
        self._open.append(bond)
        self._grant(bond)
        if isinstance(clause, Do) and last is not None and matches(clause.action, last):
            return self._end(bond, KEPT)
        return []

    def before_move(self, seat: int, action: Action) -> list[Event]:
        """A legal action is about to be played: some promises are kept or broken by it."""
        if not self._open:
            return []
        dues = [b for b in self._open if isinstance(b.clause, Do) and b.clause.by == seat]
        choices = self.permitted(seat, GAME.legal(self._s, seat)) if dues else []
        ends = [(bond, before_move(self._s, bond, seat, action, choices)) for bond in self._open]
        return [event for bond, status in ends if status != OPEN for event in self._end(bond, status)]

    def support_given(self, seat: int, to: int) -> list[Event]:
        """A seat has agreed to support somebody: that breaks its promise to refuse."""
        broken = [
            bond
            for bond in self._open
            if isinstance(bond.clause, Refuse) and (bond.clause.by, bond.clause.against) == (seat, to)
        ]
        return [event for bond in broken for event in self._end(bond, BROKEN)]

    def end_turn(self) -> list[Event]:
        """Promises whose time is up are judged."""
        ended = [bond for bond in self._open if is_up(self._s, bond)]
        return [event for bond in ended for event in self._end(bond, verdict(bond, True))]

    def begin_turn(self) -> None:
        """What binds is there to be used in the new turn."""
        for bond in self._open:
            self._grant(bond)

    def end_game(self) -> list[Event]:
        """Nothing reaches beyond a game."""
        return [event for bond in list(self._open) for event in self._end(bond, verdict(bond, False))]

    def helps(self, seat: int, path: str) -> Iterator[Bond]:
        """The binding promises of support that a seat's consent on a path may come from."""
        for bond in self._open:
            clause = bond.clause
            if isinstance(clause, Help) and clause.by == seat and path.startswith(f"{clause.committee}-"):
                if self._lends(bond, clause):
                    yield bond

    def lent(self) -> list[tuple[Deal, int, str, int]]:
        """The consents binding promises lend to the player to move: deal, seat, path, votes."""
        return [
            (bond.deal, bond.clause.by, PLACES[place], 1)
            for bond in self._open
            if isinstance(bond.clause, Help) and self._lends(bond, bond.clause)
            for place in places_out_of(bond.clause.committee)
            if self._s.granted[place][bond.clause.by] > 0
        ]

    def help_used(self, bond: Bond) -> list[Event]:
        """A promised support has been given."""
        return self._end(bond, KEPT)

    def _grant(self, bond: Bond) -> None:
        """A binding promise of support is one consent on every path out of the committee."""
        s, clause = self._s, bond.clause
        if not isinstance(clause, Help) or not self._lends(bond, clause):
            return
        for place in places_out_of(clause.committee):
            given = s.pledged[place][clause.by] + s.granted[place][clause.by]
            if given < s.members[clause.by][FROM[PATH_OF[place]]]:
                grant(s, place, clause.by, 1)

    def _lends(self, bond: Bond, clause: Help) -> bool:
        return bond.binding and clause.to == self._s.to_move and self._s.stage == ACTION

    def _end(self, bond: Bond, status: str) -> list[Event]:
        """Binding promises end quietly unless they have become impossible; others are always told."""
        bond.status = status
        self._open.remove(bond)
        data = {"deal": bond.deal.number, "clause": bond.number}
        if not bond.binding:
            return [Event("promise", {**data, "status": status}, bond.deal.audience)]
        return [Event("lapsed", data, bond.deal.audience)] if status == LAPSED else []

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """Those of the legal actions that no binding promise forbids; a promise that leaves none lapses."""
        bonds = self._binding(seat)
        if not bonds:
            return actions
        moves = [action for action in actions if action["type"] in MOVES]
        for bond in bonds:
            moves = [action for action in moves if not self._forbids(bond, action)] or moves
        others = [action for action in actions if action["type"] not in MOVES]
        return moves + [a for a in others if a["type"] != "pledge" or not self.refuses(seat)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a move the rules allow is forbidden by a word given."""
        bonds = self._binding(seat)
        if not bonds:
            return None
        if any(matches(choice, action) for choice in self.permitted(seat, GAME.legal(self._s, seat))):
            return None
        if action["type"] == "pledge":
            return self.refuses(seat)
        bond = next(bond for bond in bonds if self._forbids(bond, action))
        return Refusal("Q19", "deal-word-given", {"deal": bond.deal.number})

    def refuses(self, seat: int) -> Refusal | None:
        """The refusal of one who has bound himself to give the player to move no consent."""
        for bond in self._binding(seat):
            if isinstance(bond.clause, Refuse) and bond.clause.against == self._s.to_move:
                return Refusal("Q19", "deal-must-refuse", {"deal": bond.deal.number, "seat": self._s.to_move})
        return None

    def _binding(self, seat: int) -> list[Bond]:
        """Avoiding comes before doing: what must not be done cannot be what must be done."""
        mine = [bond for bond in self._open if bond.binding and bond.clause.by == seat]
        return sorted(mine, key=lambda bond: isinstance(bond.clause, Do))

    def _forbids(self, bond: Bond, action: Action) -> bool:
        clause = bond.clause
        if isinstance(clause, Avoid):
            return matches(clause.action, action)
        if isinstance(clause, Do) and is_due(self._s, clause):
            return not serves(self._s, clause.action, action)
        return False
