"""The reviewer of Idus Martii: plays a record again, watches with the eyes of every seat, and judges."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rostra.bots.bot import Legal
from rostra.bots.idus_martii.history import FACTION, DecisionContext
from rostra.bots.idus_martii.round_solver import ITERATIONS, RoundSolver
from rostra.kernel.game import Action
from rostra.review.idus_martii import claims
from rostra.review.idus_martii.judge import Judge, influence
from rostra.review.idus_martii.knowledge import Witnesses, exposures, telling_actions
from rostra.review.idus_martii.truth import OpenPosition
from rostra.review.idus_martii.value import IdusReview, ReviewedClaim
from rostra.review.value import STAKE, Decision, Moment, balances, size_of, summaries
from rostra.table.records import replay
from rostra.table.table import Table

EQUILIBRIUM_SHARE = 0.3
"""How often the others are expected to solve the round, as the best bot expects it."""
FEWEST_ITERATIONS = 4


def partial(record: dict[str, Any], depth: float) -> Iterator[IdusReview]:
    """The review of a finished game, growing by a round at a time."""
    table, turn = replay({**record, "actions": [], "result": None}), 1
    playing = _Playing(table, replay(record), iterations_of(depth))
    actions = record["actions"]
    for number, entry in enumerate(actions):
        if table.turn != turn:
            yield playing.review(depth, done=number / len(actions))
            turn = table.turn
        playing.play(number, entry["seat"], entry["action"])
    yield playing.review(depth, done=1.0)


def luck(record: dict[str, Any], depth: float) -> list[float]:
    """What the start player and the deal brought to each seat; it is exact, whatever the depth."""
    table = replay({**record, "actions": [], "result": None})
    return [each.luck for each in balances(Judge().opening(table))]


def iterations_of(depth: float) -> int:
    """How long a round is solved."""
    return max(FEWEST_ITERATIONS, round(depth * ITERATIONS))


@dataclass(slots=True)
class _Playing:
    """A game played again."""

    table: Table
    over: Table
    """The same game when it was over."""
    iterations: int
    curve: list[Moment] = field(init=False)
    witnesses: Witnesses = field(init=False)
    decisions: list[Decision] = field(default_factory=list)
    claims: list[ReviewedClaim] = field(default_factory=list)
    judge: Judge = field(default_factory=Judge)

    def __post_init__(self) -> None:
        self.curve, self.witnesses = self.judge.opening(self.table), Witnesses(self.table)
        self.witnesses.watch(None, OpenPosition.of(self.table.position()))

    def play(self, number: int, seat: int, action: Action) -> None:
        """Play the next action, and judge it."""
        turn, before = self.table.turn, self.witnesses.now
        is_claim = action["type"] == "claim"
        if not is_claim:
            self._judge(number, seat, action)
        self.table.play(seat, action)
        result = self.table.result
        at = OpenPosition.of(self.table.position()) if result is None else None
        self.witnesses.watch(number, at)
        if is_claim:
            self.claims.append(claims.heard(number, seat, action, before, self.witnesses.now))
        found = self._won() if at is None else self.curve[-1].chances if is_claim else self.judge.chances(at)
        events = [event.shown() for event in self.table.latest_events()]
        self.curve.append(Moment(number, turn, "decision", seat, action, events, found))

    def _won(self) -> list[float]:
        result = self.table.result
        assert result is not None
        return [float(seat in result["winners"]) for seat in range(self.table.setup.players)]

    def _judge(self, number: int, seat: int, action: Action) -> None:
        """What a choice between several actions cost, by what the seat knew and by what was true."""
        legal = self.table.legal(seat)
        if len(legal) < 2:
            return
        known = weighed(self.witnesses.now[seat].context, legal, action, self.iterations)
        at = OpenPosition.of(self.table.position())
        true = self.judge.of_options(at, seat, legal)
        self.decisions.append(
            Decision(
                number=number,
                turn=self.table.turn,
                seat=seat,
                kind="veto" if action["type"] == "approve" else action["type"],
                action=action,
                best=known.best,
                loss=known.loss,
                true_loss=max(true) - true[known.done],
                matters=known.matters,
                size=size_of(known.loss, known.matters),
            )
        )
        self.judge.learn(at, seat, action)

    def review(self, depth: float, done: float) -> IdusReview:
        """All that is known by now; what became of hands and claims, the end tells."""
        end = self.over.view(None)
        kept = [FACTION[hand[0]] for hand in end["hands"]]
        factions = self.witnesses.factions
        return IdusReview(
            game=self.table.setup.game,
            players=self.table.setup.players,
            depth=depth,
            result=self.over.record()["result"],
            curve=[*self.curve],
            balances=balances(self.curve),
            decisions=[*self.decisions],
            summaries=summaries(self.decisions, self.table.setup.players),
            beliefs=[*self.witnesses.beliefs],
            round_chances=[*self.witnesses.round_chances],
            telling=telling_actions(factions),
            exposures=exposures(factions, kept),
            claims=claims.judged(self.claims, end["claims"][: len(self.claims)]),
            influence=influence(self.curve),
            done=done,
        )


class Weighed(NamedTuple):
    """What one of several legal actions costs, by what a seat knows."""

    done: int
    """Which of them it is."""
    loss: float
    matters: bool
    best: Action | None


def weighed(context: DecisionContext, legal: Legal, action: Action, iterations: int) -> Weighed:
    """An action against the best that is legal."""
    done = next(place for place, option in enumerate(legal) if option.items() <= action.items())
    values = expected(context, legal, iterations)
    loss = max(values) - values[done]
    best = legal[values.index(max(values))] if loss > 0 else None
    return Weighed(done, loss, max(values) - min(values) >= STAKE, best)


def expected(context: DecisionContext, legal: Legal, iterations: int) -> list[float]:
    """The chance to win with each legal action, by what a seat knows."""
    return RoundSolver(context, EQUILIBRIUM_SHARE, adapts=True, iterations=iterations).values(legal)
