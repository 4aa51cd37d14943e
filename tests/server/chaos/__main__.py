"""``python -m tests.server.chaos``: the long form. The journals stay in a folder if one is named."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.chaos.checker import check
from tests.server.chaos.faults import KINDS
from tests.server.chaos.report import report
from tests.server.chaos.trial import Plan, Trial, open_trial
from tests.server.postgres import Cluster, cluster

REST = 2.0
"""Seconds between two faults, at least."""
BETWEEN = 2
"""Actions at each table that are acknowledged between two faults, on average: it must go on after each."""


async def chaos(
    postgres: Cluster, folder: Path, plan: Plan, kinds: list[str], actions: int, rounds: int
) -> None:
    """Play until so many actions were acknowledged, through so many rounds of these faults at least."""
    async with open_trial(postgres, folder, plan) as trial:
        trial.begin()
        await trial.more(plan.tables)
        done = 0
        while trial.acknowledged < actions or done < rounds:
            await _round(trial, kinds)
            done += 1
            print(f"after {done} rounds of faults: {trial.acknowledged:,} acknowledged", flush=True)
        await trial.end()


async def _round(trial: Trial, kinds: list[str]) -> None:
    """Every kind of fault once, in any order."""
    for kind in trial.crowd.chance.sample(kinds, len(kinds)):
        await trial.during(trial.faults.kinds[kind]())
        await trial.during(asyncio.sleep(REST))
        await trial.more(BETWEEN * trial.plan.tables)


def main(arguments: list[str]) -> int:
    """Run a trial and check it; 0 if there is no violation."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.chaos", description=__doc__)
    parser.add_argument("--actions", type=int, default=10_000, help="acknowledged, at least")
    parser.add_argument("--rounds", type=int, default=5, help="of all faults, at least")
    parser.add_argument(
        "--faults", nargs="+", choices=KINDS, default=KINDS, help="all, unless some are named"
    )
    parser.add_argument("--tables", type=int, default=50, help="at a time")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where journals and logs are to stay")
    asked = parser.parse_args(arguments)
    plan = Plan(workers=asked.workers, tables=asked.tables, seed=asked.seed)
    with tempfile.TemporaryDirectory() as name, cluster() as postgres:
        folder = asked.folder or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        asyncio.run(chaos(postgres, folder, plan, asked.faults, asked.actions, asked.rounds))
        found = check(folder)
        print(report(folder, found))
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
