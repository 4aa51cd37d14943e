"""Confirms every puzzle that the package brings: ``python -m bench.puzzles``.

Exactly where an exact solver reaches (turns before a turn limit, beliefs over all worlds), else by deep looks
with fresh seeds. ``--kind`` takes some of them, ``--every 5`` every fifth.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence

from rostra.puzzles.collection import puzzles
from rostra.puzzles.making import is_confirmed
from rostra.puzzles.puzzle import KINDS


def main(arguments: Sequence[str] | None = None) -> int:
    """Confirm them, and print which could not be."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzles", description=__doc__)
    parser.add_argument("--kind", choices=[kind for kinds in KINDS.values() for kind in kinds])
    parser.add_argument("--every", type=int, default=1)
    asked = parser.parse_args(arguments)
    chosen = [each for each in puzzles() if asked.kind in (None, each.kind)][:: asked.every]
    done, began = Counter[tuple[str, str, bool]](), time.process_time()
    for puzzle in chosen:
        sound = is_confirmed(puzzle)
        done[puzzle.kind, puzzle.confirmed.by, sound] += 1
        if not sound:
            print(f"not confirmed: {puzzle.name} ({puzzle.kind}, {puzzle.confirmed})", flush=True)
    for (kind, by, sound), count in sorted(done.items()):
        print(f"{kind}, {by}: {count} {'confirmed' if sound else 'not confirmed'}")
    print(f"{len(chosen)} puzzles in {time.process_time() - began:.0f} s of processor time")
    return int(any(not sound for _, _, sound in done))


if __name__ == "__main__":
    sys.exit(main())
