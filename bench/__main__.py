"""Measure the subjects named on the command line, or all of them."""

from __future__ import annotations

import sys
from importlib import import_module

from bench import report
from bench.timing import RUNS

SUBJECTS = (
    "rules",
    "openspiel",
    "environments",
    "table",
    "deals",
    "startup",
    "server",
    "long_games",
    "page",
    "paths",
)


def main(names: list[str]) -> int:
    """Print the table, row by row as the figures come in."""
    if unknown := set(names) - set(SUBJECTS):
        print(
            f"Unknown subject: {', '.join(sorted(unknown))}. There are {', '.join(SUBJECTS)}.",
            file=sys.stderr,
        )
        return 2
    print(f"{report.machine()}; medians of {RUNS} runs\n")
    print(report.head())
    for name in names or SUBJECTS:
        for row in import_module(f"bench.{name}").rows():
            print(report.lines([row]), flush=True)
    return 0


sys.exit(main(sys.argv[1:]))
