"""Games small enough for the solvers of OpenSpiel: the same rules, with less to play for."""

from __future__ import annotations

from typing import Any

import pyspiel

from rostra.adapters.sittings import QuoVadis

OPENING = (
    *("place A1", "caesar E4-S", "caesar C1-S", "advance A1-A2 alone", "place A1", "caesar E4-S"),
    *("advance A2-A3 alone", "advance A1-A2 alone", "place A1", "caesar C1-S", "advance A2-A3 alone"),
    *("advance A1-A2 alone", "caesar E4-S", "caesar C1-S", "advance A2-A3 alone"),
    *("ask A3-A4 1 0", "consent", "advance A3-A4 1", "ask A3-A4 2 0", "consent", "advance A3-A4 2"),
    "caesar E4-S",
)
"""How the reduced Quo Vadis? has come to its last turns: seats 0 and 1 stand below the Senate, 2 behind."""


def quo_vadis(turns: int = 2) -> Any:
    """The last turns of a Quo Vadis? for three, with one senator each, nothing hidden and a Senate of two.

    The player to move asks the other below the Senate for consent, for nothing or for a I laurel. Of two
    turns there are some 3,000 states; each turn more makes it about fifty times as many.
    """
    options = {"players": 3, "asks": 1, "top_price": 1, "start": 0}
    reduced = {"senators": 1, "senate_seats": 2, "hidden": 0}
    sitting = QuoVadis(**options, **reduced)  # type: ignore[arg-type]
    sitting.begin(0)
    opening = [_spoken(sitting, words) for words in OPENING]
    limit = sitting.s.turn + turns - 1
    parameters = {"turn_limit": limit, "setup": 0, "opening": ":".join(map(str, opening))}
    return pyspiel.load_game("rostra_quo_vadis", {**options, **reduced, **parameters})


def _spoken(sitting: QuoVadis, words: str) -> int:
    """Play the action of these words; its number."""
    (seat,) = sitting.to_act
    action = next(action for action in sitting.legal(seat) if sitting.text(seat, action) == words)
    sitting.play(seat, action)
    return action


def idus_martii(rounds: int = 1) -> Any:
    """Idus Martii for three: so many rounds of the first phase, and a marker is caught beyond that number.

    Of one round there are some 4,000 states.
    """
    parameters = {"players": 3, "start": 0, "rounds": rounds, "limit": rounds}
    return pyspiel.load_game("rostra_idus_martii", parameters)
