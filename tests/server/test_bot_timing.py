"""How long a bot takes tells nothing about what it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from rostra.kernel.game import Action
from rostra.protocol.tables import Reasons
from rostra.server.bots import BotRunner, Observation, Outcome
from rostra.server.services import Pace
from tests.server.harness import FakeTime, open_server, run

VOTE = {"type": "vote", "card": "ave"}


class OneVote:
    """A table that waits for one vote, and notes when it is laid."""

    def __init__(self, clock: FakeTime) -> None:
        self.clock = clock
        self.laid: float | None = None

    async def observe(self, seat: int) -> Observation | None:
        """The moment before the vote; after it there is nothing to do."""
        if self.laid is not None:
            return None
        return Observation(seen=0, turn=1, to_act=True, view={}, legal=[VOTE], events=[], person="")

    is_waived = False

    def held_until(self) -> float:
        """Nobody is waited for."""
        return 0.0

    async def play_for_bot(
        self, seat: int, action: Action, seen: int, reasons: Reasons | None = None
    ) -> Outcome:
        """The vote."""
        self.laid = self.clock.now()
        return "played"


class Thinker:
    """A bot that takes a certain time."""

    reasons = None

    def __init__(self, clock: FakeTime, seconds: float) -> None:
        self._clock, self._seconds = clock, seconds

    def decide(self, view: Any, legal: Sequence[Action], *more: Any, waited: bool = False) -> Action | None:
        self._clock.pass_unnoticed(self._seconds)
        return legal[0]

    def react(self, *more: Any) -> Action | None:
        return None


async def time_to_vote(folder: Path, delay: float, thought: float) -> float:
    """The seconds until others see that a bot has voted."""
    clock = FakeTime()
    pace = Pace(delay, delay, 0)
    async with open_server(
        folder, time=clock, pace=pace, make_bot=lambda *which: Thinker(clock, thought)
    ) as server:
        begun, table = clock.now(), OneVote(clock)
        runner = BotRunner(server.services, table, "idus-martii", 1)
        runner.seat({0: "rules"})
        runner.notify([0])
        while table.laid is None:
            clock.advance_to_next(within=10)
            await asyncio.sleep(0.001)
        runner.stop()
        return table.laid - begun


@pytest.mark.parametrize("delay", [0.0, 0.05, 1.4])
def test_a_bot_takes_as_long_for_an_easy_vote_as_for_a_hard_one(folder: Path, delay: float) -> None:
    async def story() -> None:
        times = [await time_to_vote(folder, delay, thought) for thought in (0.0, 0.001, 0.06, 0.2, 0.45)]
        usual = max(delay, Pace().step)
        assert times == pytest.approx([usual] * len(times), abs=1e-4)

    run(story)
