"""Games small enough for the solvers of OpenSpiel: the same rules, with less to play for."""

from __future__ import annotations

from typing import Any

import pyspiel

from rostra.adapters.openspiel import short_name
from rostra.adapters.quo_vadis import QuoVadis
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS

OPENING = (
    *("place A1", "caesar E4-S", "caesar C1-S", "advance A1-A2 alone", "place A1", "caesar E4-S"),
    *("advance A2-A3 alone", "advance A1-A2 alone", "place A1", "caesar C1-S", "advance A2-A3 alone"),
    *("advance A1-A2 alone", "caesar E4-S", "caesar C1-S", "advance A2-A3 alone"),
    *("ask A3-A4 1 0", "consent", "advance A3-A4 1", "ask A3-A4 2 0", "consent", "advance A3-A4 2"),
    "caesar E4-S",
)
"""How the reduced Quo Vadis? gets to its last turns: seats 0 and 1 stand below the Senate, 2 behind."""


def quo_vadis(turns: int = 2) -> Any:
    """The last turns of a Quo Vadis? for three, with one senator each, nothing hidden and a Senate of two.

    The player to move asks the other below the Senate for consent, for nothing or for a I laurel. Two
    turns have some 3,000 states; each further turn makes it about fifty times as many.
    """
    options = {"players": 3, "asks": 1, "top_price": 1, "start": 0}
    reduced = {"senators": 1, "senate_seats": 2, "hidden": 0}
    single = QuoVadis(**options, **reduced)
    single.begin(0)
    opening = [_spoken(single, words) for words in OPENING]
    limit = single.s.turn + turns - 1
    parameters = {"turn_limit": limit, "setup": 0, "opening": ":".join(map(str, opening))}
    return pyspiel.load_game(short_name(QUO_VADIS.name), {**options, **reduced, **parameters})


def _spoken(single: QuoVadis, words: str) -> int:
    """Play the action that these words stand for; its number."""
    (seat,) = single.to_act
    action = next(action for action in single.legal(seat) if single.text(seat, action) == words)
    single.play(seat, action)
    return action


def idus_martii(rounds: int = 1) -> Any:
    """Idus Martii for three: some rounds of the first phase, with their number as the limit for the markers.

    One round has some 900 states, two have 22,000.
    """
    parameters = {"players": 3, "start": 0, "rounds": rounds, "limit": rounds}
    return pyspiel.load_game(short_name(IDUS_MARTII.name), parameters)
