"""The tables of baselines in docs/benchmark.md: ``python -m bench.baselines GAME RESULTS...``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rostra.games import GAMES

Results = Mapping[str, Any]


def table(game: str, found: Sequence[Results]) -> str:
    """A row for each agent, the weakest first, and a column for each task of the game."""
    rows = sorted(
        (each for each in found if each["scores"].get(game)), key=lambda r: r["scores"][game]["value"]
    )
    names = [task["name"] for task in rows[0]["tasks"] if task["game"] == game]
    heads = [name.removeprefix(f"{game}-").replace("-", " ") for name in names]
    lines = [["agent", "deals", *heads, "score", "95 % of decisions within"]]
    lines.append(["---"] * len(lines[0]))
    lines += [_row(game, names, each) for each in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _row(game: str, names: Sequence[str], found: Results) -> list[str]:
    tasks = {task["name"]: task for task in found["tasks"]}
    slowest = max(task["milliseconds"]["p95"] for task in tasks.values() if task["game"] == game)
    shares = [_share(tasks[name]["wins"]) for name in names]
    agent = f"`{found['agent'].rpartition(':')[2]}`"
    within = f"{slowest:.{0 if slowest >= 10 else 2}f} ms"
    return [agent, str(found["deals"]), *shares, _share(found["scores"][game]), within]


def _share(estimate: Mapping[str, Any]) -> str:
    value, low, high = (f"{100 * estimate[key]:.0f}" for key in ("value", "low", "high"))
    return f"{value} ({low}–{high})"


def main() -> None:
    """Print the table of one game."""
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="what rostra benchmark wrote")
    asked = parser.parse_args()
    print(table(asked.game, [json.loads(file.read_text("utf-8")) for file in asked.files]))


if __name__ == "__main__":
    main()
