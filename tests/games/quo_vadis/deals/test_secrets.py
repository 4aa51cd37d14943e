"""B1 over random play: private deals are known to their parties only, and purses to their owners only."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rostra
from tests.choosing import WEIGHTS, chosen
from tests.games.quo_vadis.walks import COUNTS, EDITIONS, laid
from tests.watching import Move, received

from .bargains import accept, note, offer
from .random_bargains import next_move, random_clause, random_offer

SEEDS = range(3)
at_every_count = pytest.mark.parametrize(
    ("players", "edition", "seed"), [(p, e, seed) for p in COUNTS for e in EDITIONS for seed in SEEDS]
)


def sentences(table: rostra.Table, seat: int, seed: int) -> list[str | None]:
    """What a seat is told about all sorts of things it might try."""
    choice = random.Random(seed)
    tries = [random_offer(table, choice) for _ in range(4)]
    return [table.check(seat, action) for action in (*tries, *map(accept, range(12)))]


# Two tables that differ in what two players agree in private


class Twins:
    """Two tables that differ only in what seats 0 and 1 say to each other in private."""

    def __init__(self, players: int, edition: str, seed: int) -> None:
        self.tables = [
            laid(players, edition, ("strict-promises",) * (seed % 2), seed, start=2) for _ in range(2)
        ]
        self.choice = random.Random(seed)
        for _ in range(40):
            self.move()

    def whisper(self) -> None:
        """A private offer between the two, not the same at both tables; some of it is accepted."""
        by = self.choice.randrange(2)
        if self.tables[0].check(by, offer(note(1 - by))) is not None:  # ten offers are enough
            return
        for table in self.tables:
            action = offer(note(by), note(1 - by), private=True)
            for _ in range(20):
                clauses = [random_clause(table, self.choice) for _ in range(2)]
                named = {clause.get(key) for clause in clauses for key in ("by", "to", "for")} - {None}
                unseen = not any(clause["kind"] == "pay" for clause in clauses)
                secret = offer(*clauses, note(1 - by), private=True)
                if named <= {0, 1} and unseen and table.check(by, secret) is None:
                    action = secret
            table.play(by, action)
            answers = [(s, a) for s in (0, 1) for a in table.legal(s) if "deal" in a]
            if answers and self.choice.random() < 0.8:
                table.play(*self.choice.choice(answers))

    def move(self) -> bool:
        """The same move at both tables, one that uses nothing agreed in private; whether there is one."""
        one, other = self.tables
        owed = [
            (g["seat"], g["path"]) for table in self.tables for s in (0, 1) for g in table.view(s)["granted"]
        ]
        moves: list[Move] = [
            (seat, action)
            for seat in range(one.setup.players)
            for action in one.legal(seat)
            if action in other.legal(seat)
            and action["type"] in WEIGHTS
            and not any((q, action.get("path")) in owed for q in action.get("with", []))
        ]
        if not moves:
            return False
        kinds = [WEIGHTS[action["type"]] for _, action in moves]
        seat, action = self.choice.choices(moves, kinds)[0]
        for table in self.tables:
            table.play(seat, action)
        return True


@at_every_count
def test_B1_strangers_cannot_tell_what_two_others_agree_in_private(
    players: int, edition: str, seed: int
) -> None:
    twins = Twins(players, edition, seed)
    differ = 0
    for step in range(70):
        if twins.choice.random() < 0.4:
            twins.whisper()
        elif not twins.move():
            break
        one, other = twins.tables
        if one.result is not None:
            break
        if step % 3:
            continue
        differ += received(one, 0) != received(other, 0)
        for seat in (*range(2, players), None):
            assert received(one, seat) == received(other, seat)
            if seat is not None:
                assert sentences(one, seat, step) == sentences(other, seat, step)
    assert differ > 5


# Two tables that differ in what one player holds


def purses(players: int, edition: str, seed: int) -> list[rostra.Table]:
    """The same position twice, but for two laurels that seat 0 holds; the others lie deep in the stock."""
    table = laid(players, edition, seed=seed)
    choice = random.Random(seed)
    for _ in range(60):
        table.play(*chosen(table, choice))
    tables = []
    for first in (0, 2):
        position: dict[str, Any] = table.position()
        deep = sorted(position["stock"][-12:])
        held, back = (deep[:2], deep[2:]) if first == 0 else (deep[-2:], deep[:-2])
        position["stock"] = position["stock"][:-12] + back
        for laurel in held:
            position["holdings"][0][laurel] = position["holdings"][0].get(laurel, 0) + 1
        setup = table.setup
        tables.append(rostra.new_table("quo-vadis", players, seed, edition, (), setup.options, position))
    return tables


@at_every_count
def test_Q12_nothing_depends_on_a_purse_before_its_owner_has_agreed(
    players: int, edition: str, seed: int
) -> None:
    """Seat 0 agrees to nothing; so nobody else can find out what it holds, whatever is offered to it."""
    rich, poor = purses(players, edition, seed)
    choice = random.Random(seed)
    for step in range(80):
        seat, action = next_move(rich, choice)
        if seat == 0 and action["type"] in ("offer", "accept"):
            continue
        assert poor.check(seat, action) is None
        for table in (rich, poor):
            table.play(seat, action)
        if rich.result is not None:
            break
        if step % 3:
            continue
        for other in (*range(1, players), None):
            assert received(rich, other) == received(poor, other)
            if other is not None:
                assert sentences(rich, other, step) == sentences(poor, other, step)
        assert rich.legal(0) == poor.legal(0)
