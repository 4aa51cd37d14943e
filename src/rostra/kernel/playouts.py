"""Random games at full speed, for any game: templates over the game's own rules.

``begin``, ``legal_actions``, ``play`` and ``is_over`` are left open here; ``Simulator`` fills in a game's.
"""

from __future__ import annotations

from typing import Any

from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule


@rule
def random_game(s: Any, out: Any) -> int:
    """Play from here to the end, every legal action equally likely; how many actions it took."""
    actions = 0
    while not is_over(s):  # type: ignore[name-defined] # noqa: F821
        count = legal_actions(s, out)  # type: ignore[name-defined] # noqa: F821
        play(s, out[draw(s, count)])  # type: ignore[name-defined] # noqa: F821
        actions += 1
    return actions


@rule
def random_games(states: Any, out: Any, first_seed: int, games: int) -> int:
    """Play ``games`` new games with consecutive seeds in the state ``states[0]``; the actions of all."""
    s = states[0]
    actions = 0
    for game in range(games):
        sow(s, first_seed + game, 0)
        begin(s)  # type: ignore[name-defined] # noqa: F821
        actions += random_game(s, out)
    return actions
