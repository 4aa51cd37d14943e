"""Which possible deals were struck in recorded games: ``python -m bench.deal_audit game-*.jsonl``.

``rostra arena`` records games with ``--records``. For every turn the best bot's evaluator, with fresh seeds,
tells whether there was room for a deal about consent: one by which all who sign gain more than the noise.
A deeper evaluator, with more and longer playouts, tells whether another deal between the same players would
have been better for all of them than the one they struck, and whether somebody lost by it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import rostra
from rostra.bots.quo_vadis.best import FAST_MARGIN, PLAYOUT_WEIGHT, Best
from rostra.bots.quo_vadis.candidates import (
    NO_BONUS,
    Candidate,
    DealEffect,
    Turn,
    consents_used,
    state_after,
)
from rostra.bots.quo_vadis.context import Forecast
from rostra.bots.quo_vadis.deal_search import DealSearch, Proposal
from rostra.bots.quo_vadis.evaluators import BlendedEvaluator, Evaluator, NetworkEvaluator, PlayoutEvaluator
from rostra.games.quo_vadis.actions import read
from rostra.games.quo_vadis.positions import from_position
from rostra.games.quo_vadis.schema import PayClause
from rostra.games.quo_vadis.state import ACTION, State
from rostra.review.quo_vadis.bargains import CLEAR, is_clear
from rostra.table.records import load

NOISE = LOSS = CLEAR
"""There is room where everybody gains more than this, and a loss where somebody loses more: 2 points of a
chance, whatever margins the bots keep."""
SEED, FRESH_SEED = 7, 7_000_000


@dataclass(slots=True)
class Audit:
    """Turns and deals, counted."""

    games: int = 0
    turns: int = 0
    room: int = 0
    """Turns with room for a deal."""
    taken: int = 0
    """Of these, turns in which a deal was struck, or consent was given for nothing."""
    deals: int = 0
    """Deals about consent that were struck and used."""
    pareto: int = 0
    """Of these, deals that no other between the same players beats for all of them."""
    signed: int = 0
    """Signatures under these deals."""
    lost: int = 0
    """Of these, signatures by which somebody lost more than two points."""

    def add(self, other: Audit) -> None:
        """Add the counts of another game."""
        for field in fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))

    def told(self) -> str:
        """The figures."""
        return (
            f"{self.games} games, {self.turns / self.games:.0f} turns and "
            f"{self.deals / self.games:.1f} deals a game; "
            f"struck in {_share(self.taken, self.room)} of {self.room} turns with room; "
            f"{_share(self.pareto, self.deals)} of {self.deals} deals Pareto-optimal; "
            f"{_share(self.lost, self.signed)} of {self.signed} signatures a loss of over 2 points"
        )


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"


@dataclass(frozen=True, slots=True)
class Played:
    """A turn as it was played: the state it began with, and the moves."""

    state: State
    moves: list[int]

    def with_payments(self, payments: Sequence[PayClause]) -> Candidate:
        """What was done, and what was paid for it."""
        move, *bonus = self.moves
        return Candidate(move, bonus[0] if bonus else NO_BONUS, tuple(payments))


def turns(record: dict[str, Any]) -> tuple[dict[int, Played], list[dict[str, Any]]]:
    """Every turn of a recorded game, and all deals."""
    actions = record["actions"]
    table = rostra.replay({**record, "actions": [], "result": None})
    played: dict[int, Played] = {}
    for entry in actions:
        state = from_position(table.setup, table.position())
        if state.stage == ACTION:
            played.setdefault(state.turn, Played(state, []))
        if entry["action"]["type"] in ("place", "advance", "caesar", "decline"):
            move = read(state, entry["seat"], entry["action"])
            assert isinstance(move, int)
            played[state.turn].moves.append(move)
        table.play(entry["seat"], entry["action"])
    return played, table.view(None)["deals"]


def audited(record: dict[str, Any], evaluator: Evaluator, deep: Evaluator) -> Audit:
    """Which possible deals were struck in one game."""
    played, deals = turns(record)
    audit = Audit(games=1, turns=len(played))
    for turn, there in played.items():
        settled = [deal for deal in deals if deal["turn"] == turn and deal["status"] == "settled"]
        effects = [DealEffect.of(deal, there.state) for deal in settled]
        struck = [effect for effect in effects if effect.supports]
        now = Forecast.of(evaluator, Turn(there.state))
        search = DealSearch(evaluator, now, now.expected_deeply(evaluator, SEED), SEED)
        proposals = search.proposals()
        best = search.best_by_coalition(search.acceptable(proposals), 1.0)
        if any(is_clear(search, now, proposal, FRESH_SEED) for proposal in best):
            audit.room += 1
            audit.taken += bool(struck) or _uses_others(there)
        for effect in struck:
            _judge(audit, there, effect, search, now, proposals, deep)
    return audit


def _uses_others(there: Played) -> bool:
    return any(seat != there.state.to_move for seat in consents_used(there.moves[0])[1])


def _judge(
    audit: Audit,
    there: Played,
    struck: DealEffect,
    search: DealSearch,
    now: Forecast,
    proposals: Sequence[Proposal],
    deep: Evaluator,
) -> None:
    """Count one deal as it was carried out."""
    mover = there.state.to_move
    signed = sorted({mover, *(support.by for support in struck.supports)})
    done = there.with_payments(struck.payments)
    (chances,) = search.evaluator.evaluate_deeply([state_after(there.state, done)], SEED)
    others = [  # clearly worse ones are not evaluated
        deal.candidate
        for deal in proposals
        if sorted({mover, *deal.helpers}) == signed
        and all(deal.chances[seat] > chances[seat] - NOISE for seat in signed)
    ]
    candidates = [done, *{candidate: None for candidate in others if candidate != done}]
    states = [state_after(there.state, candidate) for candidate in candidates]
    later, *rivals = deep.evaluate_deeply(states, FRESH_SEED + 1)
    audit.deals += 1
    audit.pareto += not any(all(row[seat] > later[seat] + NOISE / 2 for seat in signed) for row in rivals)
    before = now.expected_deeply(deep, FRESH_SEED + 1)
    audit.signed += len(signed)
    audit.lost += sum(later[seat] < before[seat] - LOSS for seat in signed)


def deeper() -> Evaluator:
    """The best bot's evaluator with many more playouts and a look-ahead twice as long."""
    network, playouts = NetworkEvaluator(playouts=400, rounds=2), PlayoutEvaluator(quick=200, deep=3000)
    return BlendedEvaluator(network, playouts, PLAYOUT_WEIGHT, FAST_MARGIN)


def records(files: Sequence[str | Path]) -> Iterator[dict[str, Any]]:
    """The games of the files named."""
    for file in files:
        yield load(Path(file).read_text("utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures as they come in."""
    parser = argparse.ArgumentParser(prog="python -m bench.deal_audit", description=__doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="FILE", help="a record of Quo Vadis?")
    asked = parser.parse_args(arguments)
    if missing := [str(file) for file in asked.records if not file.is_file()]:
        parser.error(f"there is no file {', '.join(missing)}")
    evaluator, deep, audit = Best.make_evaluator(), deeper(), Audit()
    for record in records(asked.records):
        audit.add(audited(record, evaluator, deep))
        print(audit.told(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
