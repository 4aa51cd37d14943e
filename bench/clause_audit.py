"""Whether a bot signs what costs it the game: ``python -m bench.clause_audit --tries 10000``.

Random and mutated clause packages are offered to it at random positions of games. Where it accepts, both
branches are judged: the turn is played to its end with the deal and without, by bots that keep to it, and
from there everybody's chances are found by playouts in which all promises are kept, four times as many as
the best bot makes. The worst cases are then played to the end by real bots, many times each.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import rostra
from rostra import bots
from rostra.arena.match import Match
from rostra.bots import Bot
from rostra.bots.quo_vadis.best import MARGIN, PLAYOUT_WEIGHT
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, Evaluator, NetworkEvaluator, PlayoutEvaluator
from rostra.bots.quo_vadis.exploiters.exploiter import FAST
from rostra.bots.quo_vadis.exploiters.mutation import mutated, random_clause, random_recipe
from rostra.bots.quo_vadis.exploiters.recipes import Scene
from rostra.bots.quo_vadis.exploiters.tricks import TRICKS
from rostra.bots.quo_vadis.handicaps import Mute
from rostra.bots.quo_vadis.rule_based import RuleBased
from rostra.bots.quo_vadis.search import SearchBot
from rostra.games.quo_vadis.components import NAME
from rostra.games.quo_vadis.deals.clauses import Promise, read
from rostra.games.quo_vadis.positions import from_position
from rostra.kernel.game import Action
from training.exploit.contest import Contest, prepare, signs

LOSS = 0.02
"""How much of its chance to win a bot may lose by what it signs."""
SHARE = 0.98
"""In which share of the cases at least."""
SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 3},
    {"players": 5},
    {"players": 4, "variants": ("strict-promises",)},
    {"players": 4, "edition": "hans-im-glueck-1992"},
)
KNOWN = [recipe for trick in TRICKS for recipe in trick.recipes]
TRIES_AT_A_POSITION = 25
SEED = 1


@dataclass(frozen=True, slots=True)
class Case:
    """Something that was signed, and what that did to a chance to win."""

    table: rostra.Table
    by: int
    seat: int
    offer: Action
    before: float
    """The chance of the seat if it rejects."""
    after: float
    """Its chance if it accepts."""

    @property
    def lost(self) -> float:
        """How much of the chance was signed away."""
        return self.before - self.after

    def told(self) -> str:
        """A line about it."""
        clauses = json.dumps(self.offer["clauses"])
        setup = self.table.setup
        where = (
            f"turn {self.table.turn}, seat {self.by} to seat {self.seat} of {setup.players}, {setup.edition}"
        )
        return f"{100 * self.lost:+.1f} points ({self.before:.3f} to {self.after:.3f}), {where}: {clauses}"


# What is offered


def packages(random: Random, table: rostra.Table, seat: int) -> Iterator[Action]:
    """Offers of a seat: by recipes, new or mutated from known tricks, or of any clauses."""
    players, turn = table.setup.players, table.turn
    scene = Scene.read(table.view(seat), seat, table.events(seat), SEED)
    while True:
        if random.random() < 0.4:
            clauses = [random_clause(random, players, turn) for _ in range(random.choice([1, 2, 2, 3, 4]))]
            yield {"type": "offer", "clauses": clauses}
            continue
        is_new = random.random() < 0.3
        recipe = random_recipe(random) if is_new else mutated(random.choice(KNOWN), random)
        offers = [offer for group in recipe.offers(scene) for offer in group]
        if offers:
            yield random.choice(offers)


def asked_seats(seat: int, offer: Action) -> list[int]:
    """The seats that must accept."""
    named = {clause[key] for clause in offer["clauses"] for key in ("by", "to", "for") if key in clause}
    return sorted(named - {seat})


# The judge


class Judge:
    """Says what everybody's chances are, with what was promised."""

    def __init__(self, network: int = 200, playouts: int = 4000) -> None:
        """``network`` and ``playouts``: how many of each kind of playout."""
        self.evaluator: Evaluator = BlendedEvaluator(
            NetworkEvaluator(playouts=network, under_vows=network),
            PlayoutEvaluator(quick=40, deep=playouts, under_vows=playouts),
            PLAYOUT_WEIGHT,
            MARGIN,
        )

    def chance(self, table: rostra.Table, seat: int) -> float:
        """A seat's chance to win while everybody does as promised."""
        if table.result is not None:
            winners = table.result["winners"]
            return (seat in winners) / max(1, len(winners))
        state = from_position(table.setup, table.position())
        rows = self.evaluator.evaluate_under(promised(table), state, SEED)
        return sum(row[seat] for row in rows) / len(rows)


def promised(table: rostra.Table) -> list[Promise]:
    """Every promise in force, private ones too."""
    entries = [entry for entry in table.open_view()["ledger"] if entry["status"] == "open"]
    found = (
        read({**entry["promise"], "until": entry["until"]}, table.setup.players, table.turn)
        for entry in entries
    )
    return [clause for clause in found if isinstance(clause, Promise)]


def branch(table: rostra.Table, seat: int, offer: Action, accepted: bool) -> rostra.Table:
    """The table after the turn, in which an offer was struck, or rejected by the first who was asked."""
    table = copy.deepcopy(table)
    table.play(seat, offer)
    (*_, deal) = table.view(seat)["deals"]
    for asked in deal["to"] if accepted else deal["to"][:1]:
        table.play(asked, {"type": "accept" if accepted else "reject", "deal": deal["deal"]})
    turn, quiet = table.turn, Mute(SEED)
    quiet.prepare()
    while table.result is None and table.turn == turn:
        (mover,) = table.to_act
        legal = table.legal(mover)
        use = _using(offer, legal) if accepted else None
        done = use or quiet.decide(table.view(mover), legal, mover, table.events(mover), waited=True)
        assert done is not None
        table.play(mover, done)
    return table


def _using(offer: Action, legal: Sequence[Action]) -> Action | None:
    """The advance that uses the consent of a deal: somebody has bought it."""
    paths = [clause["path"] for clause in offer["clauses"] if "path" in clause]
    givers = {clause["by"] for clause in offer["clauses"] if "path" in clause}
    found = (a for a in legal if a["type"] == "advance" and a["path"] in paths and givers & set(a["with"]))
    return next(found, None)


class Plain(RuleBased):
    """Plays on by simple rules, keeps its word and makes no deals."""

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        """Move, and nothing else."""
        return super().decide(*seen, waited=True)

    def react(self, view: Any, legal: Any, seat: int, events: Any) -> Action | None:
        """Reject what is offered, and consent where that costs nothing."""
        reject = next((action for action in legal if action["type"] == "reject"), None)
        return reject or super().react(view, legal, seat, events)

    def reply(self, seen: Any, deal: Any, best: float) -> Action | None:
        """No."""
        return None


def played_out(case: Case, games: int) -> tuple[float, float]:
    """How often the seat wins if it rejects, and if it accepts, when real bots play both to the end."""
    wins = [0, 0]
    for accepted in (False, True):
        begun = branch(case.table, case.by, case.offer, accepted)
        for number in range(games):
            table = copy.deepcopy(begun)
            players: list[Bot] = [Plain(1000 * number + seat) for seat in range(table.setup.players)]
            match = Match(table, players)
            match.play()
            wins[accepted] += case.seat in (table.result or {"winners": []})["winners"]
    return wins[0] / games, wins[1] / games


# The audit


@dataclass(slots=True)
class Audit:
    """What was tried, and what came of it."""

    tries: int = 0
    cases: int = 0
    worst: tuple[Case, ...] = ()
    bad: int = 0
    lost: float = 0.0

    def add(self, case: Case) -> None:
        """Count something that was accepted."""
        self.cases += 1
        self.bad += case.lost > LOSS
        self.lost += case.lost
        self.worst = tuple(sorted((*self.worst, case), key=lambda each: -each.lost)[:10])

    @property
    def is_good(self) -> bool:
        """Whether few enough cases cost too much."""
        return self.bad <= (1 - SHARE) * self.cases

    def told(self) -> str:
        """The figures."""
        if not self.cases:
            return f"{self.tries} packages offered, none accepted"
        fine = 1 - self.bad / self.cases
        return (
            f"{self.tries} packages offered, {self.cases} accepted; {100 * fine:.1f} % of these lose no more "
            f"than {100 * LOSS:.0f} points, and on average {100 * self.lost / self.cases:+.1f}"
        )


def audit(victim: str, tries: int, judge: Judge, seed: int) -> Iterator[Audit]:
    """Offer and judge; what is known so far, after every position."""
    found, random = Audit(), Random(seed)
    bot = bots.player(NAME, victim, seed)
    prepare(bot)
    if isinstance(bot, SearchBot):  # only whether it signs is asked, not what it says if it does not
        bot.offers = bot.explains = False
    for number in count():
        setup = SETUPS[number % len(SETUPS)]
        for table in Contest(**setup, seed=seed).positions(1, first=random.randrange(10**6)):
            for _ in range(min(tries - found.tries, TRIES_AT_A_POSITION)):
                found.tries += 1
                for case in _tried(table, random, bot, judge):
                    found.add(case)
            yield found
        if found.tries >= tries:
            return


def _tried(table: rostra.Table, random: Random, bot: Bot, judge: Judge) -> Iterator[Case]:
    """Offer one package; a case for every seat that signs it."""
    by = random.randrange(table.setup.players)
    offer = next(
        each
        for each in packages(random, table, by)
        if asked_seats(by, each) and table.refusal(by, each) is None
    )
    if not signs(table, by, offer, bot):
        return
    without, with_it = (branch(table, by, offer, accepted) for accepted in (False, True))
    for seat in asked_seats(by, offer):
        yield Case(table, by, seat, offer, judge.chance(without, seat), judge.chance(with_it, seat))


def main(arguments: Sequence[str] | None = None) -> int:
    """Audit and print. 1 if too much was signed away."""
    parser = argparse.ArgumentParser(prog="python -m bench.clause_audit", description=__doc__)
    parser.add_argument("--victim", default=FAST, help="the bot that is asked (%(default)s)")
    parser.add_argument("--tries", type=int, default=300)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--games", type=int, default=40, help="games in which real bots play a worst case out"
    )
    parser.add_argument("--shown", type=int, default=3, help="how many of the worst cases are played out")
    asked = parser.parse_args(arguments)
    found = Audit()
    with suppress(KeyboardInterrupt):  # stopped before the end, it tells what it has found so far
        for found in audit(asked.victim, asked.tries, Judge(), asked.seed):
            print(found.told(), flush=True)
    for case in found.worst[: asked.shown]:
        print(case.told())
        without, with_it = played_out(case, asked.games)
        print(
            f"  played to the end {asked.games} times: wins {without:.0%} without it, {with_it:.0%} with it"
        )
    return int(not found.is_good)


if __name__ == "__main__":
    sys.exit(main())
