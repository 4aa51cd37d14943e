"""How close solvers of OpenSpiel come to an equilibrium of the reduced games, and how long they take.

``python -m bench.solving`` prints NashConv and processor time; ``--json`` makes it data.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from rostra.adapters.openspiel.solving import GAMES, Solution, solutions, tree


def main(arguments: list[str] | None = None) -> int:
    """Solve the games and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.solving", description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--iterations", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args(arguments)
    found = {}
    for name in chosen.games:
        found[name] = list(solutions(tree(GAMES[name]()), sorted(chosen.iterations)))
        if not chosen.json:
            print(name, *map(_line, found[name]), sep="\n", flush=True)
    if chosen.json:
        print(json.dumps({name: [asdict(each) for each in some] for name, some in found.items()}, indent=1))
    return 0


def _line(found: Solution) -> str:
    done = f"{found.iterations:>6} iterations {found.seconds:7.2f} s"
    return f"  {found.solver:<8} {done}   NashConv {found.nash_conv:.5f}"


if __name__ == "__main__":
    sys.exit(main())
