"""Who of two wins more often in Idus Martii: ``python -m bench.idus_pairs best search --among rules``.

Both play the same deals with the same random numbers, one of them at a time on every seat, among copies of a
third. The difference is that of pairs of games, in points, and its 95 % interval goes by deals.
"""

from __future__ import annotations

import argparse
from statistics import fmean

import rostra
from rostra import bots
from rostra.arena.match import Match
from rostra.arena.statistics import Estimate, mean
from rostra.arena.tournament import derived_seed
from rostra.games.idus_martii.components import NAME

Wins = list[list[float]]
"""Whether a seat won: deal, seat."""


def played(one: str, others: str, asked: argparse.Namespace) -> Wins:
    """Whether a player wins each deal among copies of another, on each seat."""
    return [_deal(one, others, asked.players, asked.seed, deal) for deal in range(asked.deals)]


def _deal(one: str, others: str, players: int, seed: int, deal: int) -> list[float]:
    if one == others:
        won = _winners([one] * players, seed, deal)
        return [float(seat in won) for seat in range(players)]
    seatings = [[one if seat == place else others for seat in range(players)] for place in range(players)]
    return [float(seat in _winners(names, seed, deal)) for seat, names in enumerate(seatings)]


def _winners(names: list[str], seed: int, deal: int) -> list[int]:
    """Who wins a deal with these players on the seats."""
    company = [
        bots.player(NAME, name, derived_seed("bot", seed, deal, seat)) for seat, name in enumerate(names)
    ]
    match = Match(rostra.new_table(NAME, len(names), derived_seed("table", seed, deal)), company)
    match.play()
    assert match.forfeit is None, match.forfeit
    assert match.table.result is not None
    found: list[int] = match.table.result["winners"]
    return found


def share(won: Wins) -> str:
    """How often a player won."""
    return f"{fmean(map(fmean, won)):.1%}"


def difference(one: Wins, other: Wins) -> str:
    """The mean of paired differences in points, with its interval."""
    pairs = [
        (deal, pair)
        for deal, seats in enumerate(zip(one, other, strict=True))
        for pair in zip(*seats, strict=True)
    ]
    found = mean((deal, 100 * (a - b)) for deal, (a, b) in pairs)
    assert isinstance(found, Estimate)
    ends = "?" if found.low is None or found.high is None else f"{found.low:+.1f} … {found.high:+.1f}"
    return f"{found.value:+.1f} ({ends})"


def arguments(description: str | None) -> argparse.ArgumentParser:
    """What can be said of every such comparison."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    return parser


def main() -> None:
    """Print a row for each kind of table."""
    parser = arguments(__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--among", nargs="+", required=True)
    asked = parser.parse_args()
    print(f"{asked.players} players, {asked.deals} deals, seed {asked.seed}\n")
    print(f"| among | {asked.one} | {asked.other} | difference |")
    print("|---|---|---|---|")
    for others in asked.among:
        one, other = played(asked.one, others, asked), played(asked.other, others, asked)
        print(f"| {others} | {share(one)} | {share(other)} | {difference(one, other)} |", flush=True)


if __name__ == "__main__":
    main()
