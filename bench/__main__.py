"""Measure the sections named on the command line, or all of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from importlib import import_module
from pathlib import Path

from bench import machine, report

SECTIONS = {
    "rules": "random games: compiled on one core and on two, and interpreted",
    "openspiel": "random games beside OpenSpiel's C++",
    "vector": "many games with observations and masks, beside Pgx",
    "threads": "many games on two threads (by the clock)",
    "learner": "one learner among others, as Gymnasium has it",
    "environments": "environments of other libraries beside ours",
    "scripted": "actions known beforehand: rules, tables and many games without choosing",
    "table": "a table played from Python",
    "deals": "a table with many open deals",
    "startup": "importing, and the first action",
    "first_hour": "make play in a fresh clone, and what is compiled at first use (by the clock)",
    "server": "the web table under load, beside boardgame.io",
    "storage": "the web table on SQLite and on PostgreSQL",
    "growth": "more tables: what a move costs, and the memory of a table",
    "failover": "a worker is killed: how long until its tables go on",
    "long_games": "moves late in long games",
    "page": "the weight of the browser client",
    "paths": "how many files a move goes through",
}


def main(arguments: list[str] | None = None) -> int:
    """Print the table, row by row as the figures come in."""
    chosen = _parsed(arguments)
    found = ", ".join(f"{name} {version}" for name, version in machine.versions().items())
    print(f"{machine.processor()}, {os.cpu_count()} cores; {found}.")
    print("Seconds are processor seconds of the whole process, unless a row says otherwise.")
    _warn_if_busy()
    print(f"\n{report.head()}")
    sections = []
    for name in chosen.sections or SECTIONS:
        sections.append(_measured(name))
        if chosen.json:
            chosen.json.write_text(json.dumps(report.data(sections), indent=1) + "\n")
    print(f"\n{report.summary(sections)}")
    return 0


def _parsed(arguments: list[str] | None) -> argparse.Namespace:
    described = "\n".join(f"  {name:<13} {what}" for name, what in SECTIONS.items())
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="How fast rostra is, beside its targets and other libraries.",
        epilog=f"sections (all, if none is named):\n{described}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("sections", nargs="*", metavar="SECTION", help="what to measure")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.sections if name not in SECTIONS]:
        parser.error(f"no section {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    return chosen


def _measured(name: str) -> report.Section:
    print(f"[{name}]", flush=True)
    meter = machine.Meter()
    rows = []
    for row in import_module(f"bench.{name}").rows():
        rows.append(row)
        print(row, flush=True)
    load = meter.read()
    print(f"{'WARNING, busy: ' if load.is_busy else ''}meanwhile {load}", flush=True)
    return report.Section(name, rows, load)


def _warn_if_busy() -> None:
    meter = machine.Meter()
    time.sleep(1)
    load = meter.read()
    averages = " ".join(f"{each:.2f}" for each in machine.averages() or ())
    print(f"Load averages {averages or 'unknown'}; in the last second, {load}.")
    if load.is_busy:
        print(
            "WARNING: the machine is busy. Processor time bears it; caches, clock rates and threads do not."
        )


if __name__ == "__main__":
    sys.exit(main())
