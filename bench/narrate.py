"""A recorded game of Quo Vadis? as a page to read: ``python -m bench.narrate game-001.jsonl > game-001.md``.

The sentences are those that players read. A judge who sees all hands, and looks further than any player (the
deeper evaluator of ``bench.deal_audit``), adds everybody's chance of winning: beside each deal without it and
with it, at turning points, and where another move would have been clearly better.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from bench.deal_audit import FRESH_SEED, SEED, Played, deeper, records, turns
from rostra.bots.quo_vadis.best import Best, Fast
from rostra.bots.quo_vadis.candidates import Candidate, DealEffect, Turn, consents_used, state_after
from rostra.bots.quo_vadis.context import Forecast
from rostra.bots.quo_vadis.evaluators import Chances, Evaluator
from rostra.cli.files import GameFile
from rostra.cli.narrate import narrator, worth
from rostra.cli.replay import Step, walk
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.game import GAME
from rostra.words import say

COMPARED = 5
"""How many other moves, the best at first sight, are judged beside the one that was made."""
MISTAKE = 0.04
"""By how much another move must be better to be told."""
TURNING_POINT = 0.1
"""How much of somebody's chance a turn must bring or cost for all chances to be told."""

TELL = narrator(GAME.name)


class Judge:
    """Looks at a turn afterwards: as a player does, and deeply where something is to be told."""

    def __init__(self, player: Evaluator, deep: Evaluator) -> None:
        self._player, self._deep = player, deep

    def at_first_sight(self, there: Played, done: Candidate) -> Chances:
        """Everybody's chances after a turn as it was played, as a player would judge them."""
        (found,) = self._player.evaluate_deeply([state_after(there.state, done)], SEED)
        return found

    def before_and_after(self, there: Played, done: Candidate) -> tuple[Chances, Chances]:
        """Everybody's chances without any deal, and as the turn was played."""
        now = Forecast.of(self._player, Turn(there.state))
        return now.expected_deeply(self._deep, SEED), self.after(there, done)

    def after(self, there: Played, done: Candidate) -> Chances:
        """Everybody's chances after a turn as it was played."""
        (found,) = self._deep.evaluate_deeply([state_after(there.state, done)], SEED)
        return found

    def better(self, there: Played, done: Candidate) -> tuple[Candidate, float, float] | None:
        """A move clearly better to a player and to the judge: its chance, and that of what was done."""
        now, mover = Forecast.of(self._player, Turn(there.state)), there.state.to_move
        better = [now.candidates[i] for i in now.ranked() if now.candidates[i] != done][:COMPARED]
        for evaluator, seed in ((self._player, SEED), (self._deep, SEED), (self._deep, FRESH_SEED)):
            states = [state_after(there.state, candidate) for candidate in (done, *better)]
            chance, *others = (row[mover] for row in evaluator.evaluate_deeply(states, seed))
            best = max(others, default=0.0)
            first = better[others.index(best)] if others else done
            better = [each for each, other in zip(better, others, strict=True) if other > chance + MISTAKE]
            if not better:
                return None
        return first, best, chance


def narrated(record: dict[str, Any], judge: Judge) -> Iterator[str]:
    """The lines of the page."""
    played, deals = turns(record)
    steps = walk(GameFile(record, None))
    settled = [deal for deal in deals if deal["status"] == "settled"]
    yield from _head(record, steps, len(played), len(settled))
    chances: Chances | None = None
    for turn, there in played.items():
        struck = [deal for deal in settled if deal["turn"] == turn]
        done = there.with_payments(
            [pay for deal in struck for pay in DealEffect.of(deal, there.state).payments]
        )
        during = [step for before, step in pairwise(steps) if before.state["turn"] == turn]
        yield f"- **{turn}.** " + " ".join(sentence for step in during for sentence in step.told)
        now = judge.at_first_sight(there, done)
        shift = max(abs(one - two) for one, two in zip(now, chances or now, strict=True))
        chances, later = now, during[-1].state
        remarks = [*_on_deals(judge, there, done, struck), *_on_move(judge, there, done)]
        if (shift > TURNING_POINT or len(later["senate"]) > there.state.arrived) and later["stage"] != "over":
            remarks.append(_standing(judge.after(there, done), later))
        yield from (f"    - *{line}*" for line in remarks)
    yield ""


def _head(record: dict[str, Any], steps: Sequence[Step], turns: int, deals: int) -> Iterator[str]:
    """Who won, and what lay on the board as the game began."""
    end, laurels = steps[-1].state, steps[0].state["laurels"]
    yield f"# {TELL.names(record['result']['winners'])} wins after {turns} turns\n"
    hands = [f"{TELL.name(seat)} {worth(hand)}" for seat, hand in enumerate(end["holdings"])]
    yield f"Seed {record['seed']}; {deals} deals carried out. Laurels at the end: {', '.join(hands)}."
    yield f"In the Senate, by arrival: {TELL.names(end['senate'])}.\n"
    lying = [f"{path} {laurel}" for path, laurel in laurels.items() if laurel]
    yield f"The laurels at the beginning: {', '.join(lying)}. Caesar lies on {steps[0].state['caesar']}.\n"


def _on_deals(judge: Judge, there: Played, done: Candidate, deals: Sequence[dict[str, Any]]) -> Iterator[str]:
    """What deals, and consent given for nothing, did to the chances of all; the parties first."""
    mover, used = there.state.to_move, consents_used(done.move)[1]
    partners = {seat for deal in deals for seat in (deal["by"], *deal["to"])} | {*used} - {mover}
    if not partners:
        return
    rows = zip(*judge.before_and_after(there, done), strict=True)
    told = [f"{TELL.name(seat)} {round(100 * one)} → {_percent(two)}" for seat, (one, two) in enumerate(rows)]
    parties = TELL.listed(told[seat] for seat in sorted(partners | {mover}))
    others = TELL.listed(each for seat, each in enumerate(told) if seat not in partners | {mover})
    yield f"The judge, without it and with it: {'; '.join(filter(None, (parties, others)))}"


def _on_move(judge: Judge, there: Played, done: Candidate) -> Iterator[str]:
    """What would have been better."""
    found = judge.better(there, done)
    if found is not None:
        candidate, chance, was = found
        better = f"{_described(candidate)} ({_percent(chance)} instead of {_percent(was)})"
        yield f"Better for {TELL.name(there.state.to_move)}, says the judge: {better}"


def _standing(chances: Chances, later: dict[str, Any]) -> str:
    """Everybody's chances and laurels."""
    hands = [worth(hand) for hand in later["holdings"]]
    told = [f"{TELL.name(seat)} {_percent(row)} ({hands[seat]})" for seat, row in enumerate(chances)]
    return f"Chances now (and laurels): {', '.join(told)}"


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _described(candidate: Candidate) -> str:
    """A move and what is done with its bonus."""
    actions = [shown(move) for move in candidate[:2] if move >= 0]
    words = [{key: value for key, value in action.items() if key != "with"} for action in actions]
    return ", then ".join(say(f"why-instead-{action['type']}", action) for action in words)


JUDGES = {"best": Best.make_evaluator, "deeper": deeper}
"""How far the judge looks: as far as ``best``, far beyond its form for tournaments, or further."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a page for every record named."""
    parser = argparse.ArgumentParser(prog="python -m bench.narrate", description=__doc__)
    parser.add_argument("records", nargs="+", metavar="RECORD")
    parser.add_argument("--judge", choices=JUDGES, default="deeper")
    chosen = parser.parse_args(arguments)
    judge = Judge(Fast.make_evaluator(), JUDGES[chosen.judge]())
    for record in records(chosen.records):
        for line in narrated(record, judge):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
