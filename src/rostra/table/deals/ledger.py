"""The ledger of a table: the promises in force, and how each one ended."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Event, Refusal
from rostra.table.deals import bonds, enforcement
from rostra.table.deals.bonds import BROKEN, KEPT, LAPSED, OPEN, Bond
from rostra.table.deals.clauses import Avoid, Do, Help, Promise, Refuse
from rostra.table.deals.deal import Deal
from rostra.table.deals.patterns import MOVES, matches


class Ledger:
    """All promises of a table. What binds (Q19, Q22) narrows what is legal; the rest is remembered."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._open: list[Bond] = []
        self._all: list[Bond] = []

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """The promises a seat knows of."""
        return [bond.shown() for bond in self._all if all_known or bond.deal.is_known_to(seat)]

    # What binds

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """Those of the legal actions that no binding promise forbids."""
        return enforcement.permitted(self._s, self._open, seat, actions) if self._open else actions

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a move the rules allow is forbidden by a word given."""
        if not any(bond.binding and bond.clause.by == seat for bond in self._open):
            return None
        return enforcement.forbidden(self._s, self._open, seat, action, GAME.legal(self._s, seat))

    def must_refuse(self, seat: int) -> Refusal | None:
        """The refusal of one who has bound himself to give the player to move no consent."""
        return enforcement.must_refuse(self._s, self._open, seat)

    def helps(self) -> list[Bond]:
        """The binding promises to support the player to move, in the order they came into force."""
        return [
            bond
            for bond in self._open
            if bond.binding and isinstance(bond.clause, Help) and bond.clause.to == self._s.to_move
        ]

    # How promises begin and end

    def enter(self, deal: Deal, number: int, clause: Promise, last: Action | None) -> list[Event]:
        """A promise comes into force: at the striking, or by the ``last`` move, which used its support.

        That move may keep it at once; and who did not do in it what is to be avoided had his occasion.
        """
        bond = Bond(deal, number, clause, deal.binding[number])
        self._all.append(bond)
        self._open.append(bond)
        if last is not None and clause.by == self._s.to_move:
            if isinstance(clause, Do) and matches(clause.action, last):
                return self._end(bond, KEPT)
            bond.had_occasion = isinstance(clause, Avoid) and not matches(clause.action, last)
        return []

    def before_move(self, seat: int, action: Action) -> list[Event]:
        """A legal action is about to be played: some promises are kept or broken by it."""
        if not self._open:
            return []
        ends = [(bond, self._judged(bond, seat, action)) for bond in self._open]
        return [event for bond, status in ends if status != OPEN for event in self._end(bond, status)]

    def _judged(self, bond: Bond, seat: int, action: Action) -> str:
        clause = bond.clause
        if isinstance(clause, Refuse):
            return bonds.judge_refuse(self._s, bond, clause, seat, action)
        if action["type"] not in MOVES:
            return OPEN
        if isinstance(clause, Help):
            return bonds.judge_help(self._s, bond, clause, action, self._rank(bond))
        if clause.by != seat:
            return OPEN
        if isinstance(clause, Avoid):
            return bonds.judge_avoid(bond, clause, action)
        return bonds.judge_do(bond, clause, action, self._could_be_done(clause))

    def _rank(self, bond: Bond) -> int:
        """How many promises of the same help come before this one: those that bind first, then the older."""
        same = [
            other
            for other in self._open
            if isinstance(other.clause, Help) and _same_help(other.clause, bond.clause)
        ]
        return sorted(same, key=lambda other: not other.binding).index(bond)

    def _could_be_done(self, do: Do) -> bool:
        if not bonds.is_due(self._s, do):
            return False
        mine = [bond for bond in self._open if bond.binding and bond.clause.by == do.by]
        choices = self.permitted(do.by, GAME.legal(self._s, do.by))
        return any(enforcement.serves(self._s, mine, do.action, choice) for choice in choices)

    def support_given(self, seat: int) -> list[Event]:
        """A seat has agreed to support the player to move: that breaks its promise to refuse."""
        broken = [
            bond
            for bond in self._open
            if isinstance(bond.clause, Refuse)
            and (bond.clause.by, bond.clause.against) == (seat, self._s.to_move)
        ]
        return [event for bond in broken for event in self._end(bond, BROKEN)]

    def help_used(self, bond: Bond) -> list[Event]:
        """A promised support has been given."""
        return self._end(bond, KEPT)

    def end_turn(self) -> list[Event]:
        """Promises whose time is up are judged."""
        ended = [bond for bond in self._open if bonds.is_up(self._s, bond)]
        return [event for bond in ended for event in self._end(bond, bonds.verdict(bond, True))]

    def end_game(self) -> list[Event]:
        """Nothing reaches beyond a game."""
        ended = list(self._open)
        return [event for bond in ended for event in self._end(bond, bonds.verdict(bond, False))]

    def _end(self, bond: Bond, status: str) -> list[Event]:
        """Binding promises end quietly unless they have become impossible; others are always told."""
        bond.status = status
        self._open.remove(bond)
        data = {"deal": bond.deal.number, "clause": bond.number}
        if not bond.binding:
            return [Event("promise", {**data, "status": status}, bond.deal.audience)]
        return [Event("lapsed", data, bond.deal.audience)] if status == LAPSED else []


def _same_help(one: Promise, other: Promise) -> bool:
    if not isinstance(one, Help) or not isinstance(other, Help):
        return False
    return (one.by, one.to, one.committee) == (other.by, other.to, other.committee)
