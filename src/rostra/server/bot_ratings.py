"""The ratings of bots. They stand still, so that those of people mean the same from month to month."""

from __future__ import annotations

SIGMA = 1.0
AVERAGE = 25.0
"""Of a bot about which nothing is known, as of somebody new."""

# Rough values, by hand from win rates, not from a run of all levels against each other. In a game of four of
# our model with small sigmas, whoever wins a share w among three copies of another is 8.6 * ln(3w / (1 - w))
# above them. Quo Vadis?: a level of the stair wins about two games in five among three of the level below
# (python -m bench.stair), so a step is 6; regular, good company for most people, is put where people begin.
# When this was set, Fast won 77 % among three rules, so they are 20 below best; among three greedy it won
# all of 40 games, and 40 below is the least that this can mean. Idus Martii (docs/strength.md): one of five
# rules replaced by best or Fast wins 11 to 14 points more often, about 4 for one of a side. Not measured:
# random and search in both games, greedy in Idus Martii.
RATINGS: dict[str, dict[str, float]] = {
    "quo-vadis": {
        "novice": 7,
        "beginner": 13,
        "casual": 19,
        "regular": 25,
        "skilled": 31,
        "strong": 37,
        "expert": 43,
        "best": 49,
        "random": -10,
        "greedy": 9,
        "rules": 29,
        "search": 41,
    },
    "idus-martii": {"random": 12, "greedy": 20, "rules": 25, "search": 28, "best": 29},
}


def rating_of(game: str, level: str) -> tuple[float, float]:
    """Mu and sigma of a bot, whatever its character."""
    return RATINGS.get(game, {}).get(level.partition("/")[0], AVERAGE), SIGMA
