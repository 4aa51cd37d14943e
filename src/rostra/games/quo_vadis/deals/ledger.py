"""The ledger of a table: the promises in force, and how each one ended."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.deals import bonds, enforcement
from rostra.games.quo_vadis.deals.bonds import BROKEN, KEPT, LAPSED, OPEN, Bond
from rostra.games.quo_vadis.deals.clauses import MOVES, Avoid, Do, Help, Promise, Refuse, matches
from rostra.games.quo_vadis.deals.deal import Deal
from rostra.games.quo_vadis.forms import legal
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Event, Refusal


class Ledger:
    """All promises of a table. What binds (Q19, Q22) narrows what is legal; the rest is remembered."""

    def __init__(self, s: State) -> None:
        self._s = s
        self._all: list[Bond] = []
        self._open: dict[Bond, None] = {}
        """Those in force, in the order they came into force."""
        self._binding: dict[Bond, None] = {}
        """Those of them that bind: few, however many promises there are, because their time is short."""

    def shown(self, seat: int | None, all_known: bool) -> list[dict[str, Any]]:
        """The promises a seat knows of."""
        return [bond.shown() for bond in self._all if all_known or bond.deal.is_known_to(seat)]

    # What binds

    def permitted(self, seat: int, actions: list[Action]) -> list[Action]:
        """Those of the legal actions that no binding promise forbids."""
        return enforcement.permitted(self._s, self._binding, seat, actions) if self._binding else actions

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why a move the rules allow is forbidden by a word given."""
        if not any(bond.clause.by == seat for bond in self._binding):
            return None
        return enforcement.forbidden(self._s, self._binding, seat, action, legal(self._s, seat))

    def must_refuse(self, seat: int) -> Refusal | None:
        """The refusal of one who has bound himself to give the player to move no consent."""
        return enforcement.must_refuse(self._s, self._binding, seat)

    def helps(self) -> list[tuple[Bond, Help]]:
        """The binding promises to support the player to move, in the order they came into force."""
        return [
            (bond, bond.clause)
            for bond in self._binding
            if isinstance(bond.clause, Help) and bond.clause.to == self._s.to_move
        ]

    # How promises begin and end

    def enter(self, deal: Deal, number: int, clause: Promise, last: Action | None) -> list[Event]:
        """A promise comes into force: at the striking, or by the ``last`` move, which used its support.

        That move may keep it at once; and who did not do in it what is to be avoided had his occasion.
        """
        bond = Bond(deal, number, clause, deal.binding[number])
        self._all.append(bond)
        self._open[bond] = None
        if bond.binding:
            self._binding[bond] = None
        if last is not None and clause.by == self._s.to_move:
            if isinstance(clause, Do) and matches(clause.action, last):
                return self._end(bond, KEPT)
            bond.had_occasion = isinstance(clause, Avoid) and not matches(clause.action, last)
        return []

    def before_move(self, seat: int, action: Action) -> list[Event]:
        """A legal action is about to be played: some promises are kept or broken by it."""
        if not self._open:
            return []
        ranks = self._ranks() if action["type"] in MOVES else {}
        ends = [(bond, self._judged(bond, seat, action, ranks)) for bond in self._open]
        return [event for bond, status in ends if status != OPEN for event in self._end(bond, status)]

    def _judged(self, bond: Bond, seat: int, action: Action, ranks: dict[Bond, int]) -> schema.PromiseStatus:
        clause = bond.clause
        if isinstance(clause, Refuse):
            return bonds.judge_refuse(self._s, bond, clause, seat, action)
        if action["type"] not in MOVES:
            return OPEN
        if isinstance(clause, Help):
            return bonds.judge_help(self._s, bond, clause, action, ranks[bond])
        if clause.by != seat:
            return OPEN
        if isinstance(clause, Avoid):
            return bonds.judge_avoid(bond, clause, action)
        return bonds.judge_do(bond, clause, action, self._could_be_done(clause))

    def _ranks(self) -> dict[Bond, int]:
        """How many promises of the same help come before each one: those that bind first, then the older."""
        ranks: dict[Bond, int] = {}
        promised: Counter[tuple[int, int, str]] = Counter()
        for bond in sorted(self._open, key=lambda bond: not bond.binding):
            if isinstance(bond.clause, Help):
                same = (bond.clause.by, bond.clause.to, bond.clause.committee)
                ranks[bond] = promised[same]
                promised[same] += 1
        return ranks

    def _could_be_done(self, do: Do) -> bool:
        if not bonds.is_due(self._s, do):
            return False
        mine = [bond for bond in self._binding if bond.clause.by == do.by]
        choices = self.permitted(do.by, legal(self._s, do.by))
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

    def _end(self, bond: Bond, status: schema.PromiseStatus) -> list[Event]:
        """Binding promises end quietly unless they have become impossible; others are always told."""
        bond.status = status
        del self._open[bond]
        self._binding.pop(bond, None)
        where = bond.deal.number, bond.number
        if not bond.binding:
            return [Event(schema.PromiseEvent(*where, status), bond.deal.audience)]
        return [Event(schema.LapsedEvent(*where), bond.deal.audience)] if status == LAPSED else []
