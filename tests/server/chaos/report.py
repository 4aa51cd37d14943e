"""What a trial has shown, in words and numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from tests.server.chaos.checker import Findings
from tests.server.chaos.journal import Fault, Line, faults, read, stored_tables

SHOWN = 20
"""Violations that are told one by one."""
MOST = {"kill": 2.0, "drain": 1.0}
"""Seconds after which 99 of 100 should have seen the next event, or be welcome elsewhere."""


def report(folder: Path, found: Findings) -> str:
    """The report of a trial, from its journals and from what the checker found."""
    lines = [f"{count:>9,}  {what}" for what, count in sorted(found.counts.items())]
    lines += [_told(*what) for what in gaps(folder).items()]
    lines += [f"{len(found.violations):>9,}  violations"]
    return "\n".join([*lines, *found.violations[:SHOWN]])


def _told(kind: str, seconds: list[float]) -> str:
    what = {"kill": "from SIGKILL to the next event", "drain": "from SIGTERM to the next welcome"}[kind]
    if len(seconds) < 2:
        return f"{'':>9}  {what}: seen {len(seconds)} times"
    cuts = quantiles(seconds, n=100, method="inclusive")
    shares = f"p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s, longest {max(seconds):.2f} s"
    return f"{len(seconds):>9,}  {what}: {shares} (p99 is to be below {MOST[kind]} s)"


def gaps(folder: Path) -> dict[str, list[float]]:
    """How long it took for those who were connected to a worker that was killed or drained.

    After a kill, until they saw the next event of their game; after a drain, until they were welcome again.
    Where a clock runs, somebody lets it ring on purpose: those tables are left out.
    """
    happened = [fault for fault in faults(folder) if fault.kind in MOST]
    seconds: dict[str, list[float]] = {kind: [] for kind in MOST}
    for stored in stored_tables(folder):
        if stored.table["clock"]["kind"] != "none":
            continue
        _, lines = read(folder, stored.table["id"])
        by_guest: dict[str, list[Line]] = defaultdict(list)
        for line, _ in lines:
            by_guest[line.who].append(line)
        for fault in happened:
            for story in by_guest.values():
                seconds[fault.kind] += _gap(fault, story)
    return seconds


def _gap(fault: Fault, story: list[Line]) -> Iterator[float]:
    """How long it took for one guest, if they were there, and if there was anything to come."""
    before = [line for line in story if line.at <= fault.at]
    after = story[len(before) :]
    opened = next((line for line in reversed(before) if line.what in ("opened", "lost")), None)
    if opened is None or opened.what == "lost" or opened.told != fault.worker:
        return
    seen = max((line.told["seen"] for line in before if _is_sync(line)), default=0)
    for line in after:
        if fault.kind == "drain" and line.what == "heard" and line.link > opened.link:
            yield line.at - fault.at
            return
        if fault.kind == "kill" and _is_sync(line) and line.told["seen"] > seen:
            yield line.at - fault.at
            return


def _is_sync(line: Line) -> bool:
    return line.what == "heard" and line.told["type"] == "sync"
