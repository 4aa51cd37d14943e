"""How many moves of the best Quo Vadis? bot are as good as the best, in a reduced game that is solved.

``python -m bench.ground_truth``. A position matters where some move that is open is worse than the best.
"""

from __future__ import annotations

from collections.abc import Sequence

from rostra.bots.quo_vadis.best import Best
from rostra.bots.quo_vadis.endgame.solver import Endgame
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.outlook import Appraiser, halved
from rostra.bots.quo_vadis.prospects import Turn, after
from rostra.bots.quo_vadis.simulated import Simulated
from rostra.games.quo_vadis.state import LAYOUT, State
from tests.bots.ground_truth import Chooser, Truth, losses, reached, share_close

TURNS_LEFT = {2: 60, 4: 40, 6: 40, 8: 40, 10: 30}
"""How many positions are tried so many turns before the limit."""
FIRST_SEED = 1000
LOOKED_INTO = 8


def chooser(appraiser: Appraiser) -> Chooser:
    """A player who glances at all moves and looks into the best, as the bots do."""

    def choose(s: State, moves: Sequence[int]) -> int:
        generous = LAYOUT.copy(s)
        generous.open_handed = 1
        prospects = [prospect for prospect in Turn(generous).prospects() if prospect.move in moves]
        chances = appraiser.glance(s, prospects)
        best = sorted(range(len(prospects)), key=lambda i: -chances[i][s.to_move])[:LOOKED_INTO]
        looked = halved(appraiser, [after(s, prospects[i]) for i in best], s.to_move, 1)
        first = max(range(len(best)), key=lambda i: looked[i][s.to_move])
        return prospects[best[first]].move

    return choose


def positions() -> list[Truth]:
    """Solved positions of the reduced game."""
    solver = Endgame(4_000_000)
    found = []
    for left, tried in TURNS_LEFT.items():
        for seed in range(FIRST_SEED, FIRST_SEED + tried):
            state = reached(seed, left)
            solution = state and solver.solve(state)
            if state and solution and solution.exact:
                found.append(Truth(state, solution))
    return found


def main() -> None:
    """Measure and print."""
    solved = positions()
    mattering = [truth for truth in solved if truth.matters]
    print(f"{len(solved)} positions solved, {len(mattering)} of them matter")
    judges: dict[str, Appraiser] = {
        "best": Best.make(),
        "hasty games alone": Simulated(40, 200),
        "the network with its look-ahead alone": Learned(looks=20),
    }
    for name, appraiser in judges.items():
        choose = chooser(appraiser)
        everywhere, where_it_matters = losses(choose, solved), losses(choose, mattering)
        print(
            f"{name}: {share_close(everywhere):.1%} within 0.02, mean loss {_mean(everywhere):.4f}; "
            f"where it matters {share_close(where_it_matters):.1%}, mean loss {_mean(where_it_matters):.4f}",
            flush=True,
        )


def _mean(lost: Sequence[float]) -> float:
    return sum(lost) / len(lost)


if __name__ == "__main__":
    main()
