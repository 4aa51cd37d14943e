"""A recorded game of Quo Vadis? as a page to read: ``python -m bench.narrate game-001.jsonl > game-001.md``.

The sentences are those that players read. A judge who sees all hands, and looks further than any player (the
deeper evaluator of ``bench.deal_audit``), adds everybody's chance of winning: beside each deal without it and
with it, at turning points, and where another move would have been clearly better.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bench.deal_audit import FRESH_SEED, SEED, Played, deeper, records, turns
from rostra.bots.quo_vadis.best import Best
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


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the judge thinks of a turn."""

    before: Chances
    """The chances as the turn began, without any deal."""
    after: Chances
    """The chances as it was played."""
    parties: list[int]
    """Who signed deals that were carried out, or gave consent for nothing, and the player to move."""
    better: tuple[Candidate, float, float] | None
    """A clearly better move for the player to move, with their chance after it and as it was played."""


class Judge:
    """Looks at a turn afterwards: at what was done deeply, at all else at first no deeper than a player."""

    def __init__(self, player: Evaluator, deep: Evaluator) -> None:
        self._player, self._deep = player, deep

    def verdict(self, there: Played, deals: Sequence[dict[str, Any]]) -> Verdict:
        """What to think of a turn with the deals that were carried out in it."""
        payments = [pay for deal in deals for pay in DealEffect.of(deal, there.state).payments]
        done = there.with_payments(payments)
        now = Forecast.of(self._player, Turn(there.state))
        (after,) = self._deep.evaluate_deeply([state_after(there.state, done)], SEED)
        mover, given = there.state.to_move, consents_used(done.move)[1]
        parties = {seat for deal in deals for seat in (deal["by"], *deal["to"])} | {*given} - {mover}
        before = now.expected_deeply(self._deep, SEED) if parties else after
        signed = sorted(parties | {mover}) if parties else []
        return Verdict(before, after, signed, self._better(there, done, now))

    def _better(self, there: Played, done: Candidate, now: Forecast) -> tuple[Candidate, float, float] | None:
        """The best of the moves that seem clearly better to a player and to the judge, if there is one."""
        mover = there.state.to_move
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
        verdict = judge.verdict(there, [deal for deal in settled if deal["turn"] == turn])
        during = [step for before, step in pairwise(steps) if before.state["turn"] == turn]
        yield f"- **{turn}.** " + " ".join(sentence for step in during for sentence in step.told)
        yield from (f"    - *{line}*" for line in _remarks(verdict, chances, there, during[-1].state))
        chances = verdict.after
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


def _remarks(
    verdict: Verdict, chances: Chances | None, there: Played, later: dict[str, Any]
) -> Iterator[str]:
    """What the judge has to say about a turn, and about the chances it changed."""
    seats, mover = range(there.state.players), there.state.to_move
    if verdict.parties:
        parties = TELL.listed(_change(verdict, seat) for seat in verdict.parties)
        others = TELL.listed(_change(verdict, seat) for seat in seats if seat not in verdict.parties)
        yield f"The judge, without it and with it: {'; '.join(filter(None, (parties, others)))}"
    if verdict.better is not None:
        candidate, chance, done = verdict.better
        better = f"{_percent(chance)} instead of {_percent(done)}"
        yield f"Better for {TELL.name(mover)}, says the judge: {_described(candidate)} ({better})"
    shifts = [abs(now - before) for now, before in zip(verdict.after, chances or verdict.after, strict=True)]
    is_arrival = len(later["senate"]) > there.state.arrived
    if (max(shifts) > TURNING_POINT or is_arrival) and later["stage"] != "over":
        hands = [worth(hand) for hand in later["holdings"]]
        told = [f"{TELL.name(seat)} {_percent(verdict.after[seat])} ({hands[seat]})" for seat in seats]
        yield f"Chances now (and laurels): {', '.join(told)}"


def _change(verdict: Verdict, seat: int) -> str:
    return f"{TELL.name(seat)} {round(100 * verdict.before[seat])} → {_percent(verdict.after[seat])}"


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _described(candidate: Candidate) -> str:
    """A move and what is done with its bonus."""
    actions = [shown(move) for move in candidate[:2] if move >= 0]
    words = [{key: value for key, value in action.items() if key != "with"} for action in actions]
    return ", then ".join(say(f"why-instead-{action['type']}", action) for action in words)


def main(names: Sequence[str]) -> int:
    """Print a page for every record named."""
    judge = Judge(Best.make_evaluator(), deeper())
    for record in records(names):
        for line in narrated(record, judge):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
