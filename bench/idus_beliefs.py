"""How good the beliefs in Idus Martii are: ``python -m bench.idus_beliefs --players 5 --games 40``.

Whole tables of one kind of player are played. Before every few actions the seat to act says what it believes
about each other seat that has put a card away. Its error is compared with that of the same seat if it knew
how the others play (*told*). Brier scores are means over seats and factions; the calibration error is the
mean gap between chance and frequency, in ten bins. The error of the seat that is told is chance alone:
guesses in one game go wrong together.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

import numpy as np

import rostra
from rostra import bots
from rostra.bots import Bot
from rostra.bots.idus_martii.beliefs import belief
from rostra.bots.idus_martii.history import FACTION
from rostra.bots.idus_martii.opponent_model import MYOPIC, NOISY, SHARP, STEADY, UNIFORM, PlayerModel
from rostra.bots.idus_martii.worlds import FACTION_COUNT, Floats
from rostra.games.idus_martii.components import NAME
from tests.bots.idus_martii.model_player import ModelPlayer, context

EVERY = 4
TABLES: dict[str, tuple[Callable[[int], Bot], PlayerModel]] = {
    "sharp": (partial(ModelPlayer, model=SHARP), SHARP),
    "myopic": (partial(ModelPlayer, model=MYOPIC), MYOPIC),
    "uniform": (partial(ModelPlayer, model=UNIFORM), UNIFORM),
    "noisy": (partial(ModelPlayer, model=NOISY), NOISY),
    "steady": (partial(ModelPlayer, model=STEADY), STEADY),
    "own kind": (partial(bots.player, NAME, "rostra.bots.idus_martii.best:Fast"), STEADY),
    "rules": (partial(bots.player, NAME, "rules"), PlayerModel(0.001, 0.15, 0.005, reputation_weight=4.0)),
    "greedy": (partial(bots.player, NAME, "greedy"), PlayerModel(0.001, 0.0, 0.002, looks_ahead=False)),
    "random": (partial(bots.player, NAME, "random"), UNIFORM),
}
"""Who sits at the table, and the model that describes them best."""

Guesses = list[tuple[float, float, float]]
"""The chance given to a faction, that given by a seat that is told the model, and whether it was so."""


def guesses(table: rostra.Table, model: PlayerModel) -> Guesses:
    """What the seat to act believes, and what is true."""
    seat = table.to_act[0]
    seen, hands = context(table, seat), table.position()["hands"]
    ours, exact = belief(seen), belief(seen, (model,))
    found: Guesses = []
    for other, hand in enumerate(hands):
        if other != seat and len(hand) == 1:
            truth = np.eye(FACTION_COUNT)[FACTION[hand[0]]]
            found += zip(ours.factions(other), exact.factions(other), truth, strict=True)
    return found


def played(players: int, make: Callable[[int], Bot], model: PlayerModel, seed: int) -> Guesses:
    """All guesses of a game."""
    table = rostra.new_table(NAME, players=players, seed=seed)
    company = [make(seed * players + seat) for seat in range(players)]
    found: Guesses = []
    number = 0
    while table.result is None:
        for seat, bot in enumerate(company):
            said = (
                bot.react(table.view(seat), [], seat, table.events(seat))
                if seat not in table.to_act
                else None
            )
            if said is not None:
                table.play(seat, said)
        seat = table.to_act[0]
        number += 1
        found += guesses(table, model) if number % EVERY == 0 else []
        action = company[seat].decide(table.view(seat), table.legal(seat), seat, table.events(seat))
        assert action is not None
        table.play(seat, action)
    return found


def calibration_error(said: Floats, true: Floats) -> float:
    """The mean gap between what was said and what was true."""
    bins = np.minimum((said * 10).astype(int), 9)
    gaps = [(bins == b).sum() * abs((said - true)[bins == b].mean()) for b in range(10) if (bins == b).any()]
    return float(sum(gaps) / len(said))


def main() -> None:
    """Print a row for each kind of table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5000)
    asked = parser.parse_args()
    print("| table of | Brier | told | difference | calibration error | told | guesses |")
    print("|---|---|---|---|---|---|---|")
    everything: Guesses = []
    for name, (make, model) in TABLES.items():
        seeds = range(asked.seed, asked.seed + asked.games)
        found = [guess for seed in seeds for guess in played(asked.players, make, model, seed)]
        everything += found
        print(row(name, found), flush=True)
    print(row("all together", everything))


def row(name: str, found: Guesses) -> str:
    """A line of the table."""
    ours, exact, true = np.array(found).T
    brier, least = ((ours - true) ** 2).mean(), ((exact - true) ** 2).mean()
    errors = f"{calibration_error(ours, true):.3f} | {calibration_error(exact, true):.3f}"
    return f"| {name} | {brier:.3f} | {least:.3f} | {brier - least:+.3f} | {errors} | {len(found)} |"


if __name__ == "__main__":
    main()
