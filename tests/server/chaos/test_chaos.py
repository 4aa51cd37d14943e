"""The short form of ``make chaos``: every fault once and no violation; and bugs that the checker must see."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from tests.server.chaos import planted, witness
from tests.server.chaos.checker import Findings, check
from tests.server.chaos.report import report
from tests.server.chaos.trial import Plan, Trial, open_trial
from tests.server.postgres import Cluster

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL and no SIGSTOP")

PATIENCE = 300
"""Seconds after which a trial has failed; it takes a tenth of that where nothing else runs."""
Story = Callable[[Trial], Coroutine[None, None, None]]


def tried(postgres: Cluster, folder: Path, plan: Plan, story: Story) -> Findings:
    """What the checker finds when people have played and this was done to the servers."""

    async def trial() -> None:
        async with asyncio.timeout(PATIENCE), open_trial(postgres, folder, plan) as opened:
            opened.begin()
            await opened.more(10)
            await story(opened)
            await opened.end()

    asyncio.run(trial())
    return check(folder)


def test_nothing_is_lost_repeated_or_betrayed_whatever_happens(postgres: Cluster, folder: Path) -> None:
    async def story(trial: Trial) -> None:
        for fault in trial.faults.kinds.values():
            await trial.during(fault())
            await trial.more(10)

    found = tried(postgres, folder, Plan(tables=5, people=2, bots=2, is_timed=False), story)
    assert not found.violations, report(folder, found)
    kinds = {what.removeprefix("fault: ") for what in found.counts if what.startswith("fault: ")}
    assert kinds >= {"kill", "stop", "terminate", "restart", "lapse", "join", "drain"}
    assert found.counts["acknowledged: act"] >= 70
    assert found.counts["takeovers"] > 0


def bugged(bug: Callable[[], None], **plan: object) -> Plan:
    runs = ("-m", planted.__name__, bug.__name__)
    return Plan(workers=2, tables=4, people=2, bots=2, is_timed=False, runs=runs, settling=5, **plan)  # type: ignore[arg-type]


def test_bots_that_act_without_the_lease_are_seen(postgres: Cluster, folder: Path) -> None:
    async def story(trial: Trial) -> None:
        # Leases move only if another worker renews itself first; a halt changes who that is.
        while not await asyncio.to_thread(witness.has_seen_intruder, trial.database):
            await trial.during(trial.faults.stop())
            for _ in range(5):
                await trial.during(trial.faults.lapse())
                await trial.more(5)

    found = tried(postgres, folder, bugged(planted.epoch), story)
    assert any("held the lease" in problem for problem in found.violations), report(folder, found)


def test_what_is_acknowledged_before_it_is_stored_is_seen(postgres: Cluster, folder: Path) -> None:
    async def story(trial: Trial) -> None:
        await asyncio.to_thread(postgres.stop)
        await trial.more(2)  # which nobody can have stored
        for worker in [*trial.faults.workers.serving]:
            worker.signal(signal.SIGKILL)
            trial.faults.workers.retire(worker)
        await asyncio.to_thread(postgres.start)
        await trial.during(trial.faults.join())

    found = tried(postgres, folder, bugged(planted.commit), story)
    assert any("stored 0 times" in problem for problem in found.violations), report(folder, found)


def test_servers_that_do_not_read_what_others_write_are_seen(postgres: Cluster, folder: Path) -> None:
    async def story(trial: Trial) -> None:
        await trial.more(10)

    found = tried(postgres, folder, bugged(planted.catch_up), story)
    assert any("events at the end" in problem for problem in found.violations), report(folder, found)
