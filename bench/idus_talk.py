"""What talk is worth in Idus Martii: ``python -m bench.idus_talk --players 5 --deals 200``.

Every seat is played three times with the same deals and random numbers. *Speaks* and *silent* are the top bot
in a hurry and its copy that says nothing, among others who move as it does and speak as their kind
does: what its own talk gains. The third time nobody speaks at all: what being talked to gains, or costs.
Intervals are 95 %, over deals.
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

SPEAKS = "rostra.bots.idus_martii.best:Fast"
_SPEAKERS = "rostra.bots.idus_martii.speakers:"
SILENT = _SPEAKERS + "Silent"
TABLES = {
    "own kind": SPEAKS,
    "honest": _SPEAKERS + "Honest",
    "liars": _SPEAKERS + "Liar",
    "pretenders": _SPEAKERS + "Pretender",
    "random": _SPEAKERS + "RandomSpeaker",
    "silent": SILENT,
    "rules": "rules",
}
"""Who the others are."""
Wins = list[list[float]]
"""Whether a seat won: deal, seat."""


def winners(players: int, deal: int, seed: int, names: list[str]) -> list[int]:
    """Who wins a deal with these players on the seats."""
    company = [
        bots.player(NAME, name, derived_seed("bot", seed, deal, seat)) for seat, name in enumerate(names)
    ]
    match = Match(rostra.new_table(NAME, players, derived_seed("table", seed, deal)), company)
    match.play()
    assert match.forfeit is None, match.forfeit
    assert match.table.result is not None
    found: list[int] = match.table.result["winners"]
    return found


def wins(players: int, deal: int, seed: int, one: str, others: str) -> list[float]:
    """Whether a player wins a deal among copies of another, on each seat."""
    seatings = [[one if seat == place else others for seat in range(players)] for place in range(players)]
    if one == others:
        won = winners(players, deal, seed, seatings[0])
        return [float(seat in won) for seat in range(players)]
    return [float(seat in winners(players, deal, seed, names)) for seat, names in enumerate(seatings)]


def main() -> None:
    """Print a row for each kind of table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tables", nargs="+", choices=[*TABLES], default=[*TABLES])
    parser.add_argument("--seat", default=SPEAKS, help="who speaks")
    parser.add_argument("--copy", default=SILENT, help="its copy that does not")
    asked = parser.parse_args()

    def played(one: str, others: str) -> Wins:
        return [wins(asked.players, deal, asked.seed, one, others) for deal in range(asked.deals)]

    alone = played(asked.copy, SILENT)
    print(f"{asked.players} players, {asked.deals} deals, seed {asked.seed}\n")
    print("| others | speaks | silent | talk gains | being talked to gains |")
    print("|---|---|---|---|---|")
    for name in asked.tables:
        others = TABLES[name]
        speaks = played(asked.seat, others)
        silent = alone if others == SILENT else played(asked.copy, others)
        rates = " | ".join(f"{fmean(map(fmean, found)):.1%}" for found in (speaks, silent))
        told = "" if name in ("silent", "rules") else difference(silent, alone)
        print(f"| {name} | {rates} | {difference(speaks, silent)} | {told} |", flush=True)


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


if __name__ == "__main__":
    main()
