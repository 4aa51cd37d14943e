"""What lies in the box: the board (Q1), the laurels and the senators (Q2), from ``board.json``."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from rostra.games.quo_vadis.schema import Laurel
from rostra.kernel.jit import table

BOARD: dict[str, Any] = json.loads(resources.files(__package__).joinpath("board.json").read_text("utf-8"))

NAME = "quo-vadis"
MIN_PLAYERS: int = BOARD["players"][0]
MAX_PLAYERS: int = BOARD["players"][1]
SENATORS: int = BOARD["senators_per_player"]
SENATE_SEATS: int = BOARD["committees"]["S"]["seats"]

COMMITTEES: tuple[str, ...] = tuple(name for name in BOARD["committees"] if name != "S")
"""The fourteen committees below the Senate; a committee's number is its place here."""
NUMBER_OF_COMMITTEE = {name: number for number, name in enumerate(COMMITTEES)}
SENATE = len(COMMITTEES)
"""The Senate's number as the end of a path."""
_number = {name: number for number, name in enumerate((*COMMITTEES, "S"))}
SEATS = table([BOARD["committees"][name]["seats"] for name in (*COMMITTEES, "S")])
MOST_SEATS = max(SEATS)
ENTRIES = table([_number[name] for name in COMMITTEES if BOARD["committees"][name]["entry"]])

PATHS: tuple[str, ...] = tuple(f"{path['from']}-{path['to']}" for path in BOARD["paths"])
PATH_COUNT = len(PATHS)
NUMBER_OF_PATH = {name: number for number, name in enumerate(PATHS)}
FROM = table([_number[path["from"]] for path in BOARD["paths"]])
TO = table([_number[path["to"]] for path in BOARD["paths"]])
VOTES = table([SEATS[below] // 2 for below in FROM])
"""Q8: leaving 1, 3 or 5 seats needs the consent of 0, 1 or 2 other senators."""

PLACES: tuple[str, ...] = tuple(
    name for name, path in zip(PATHS, BOARD["paths"], strict=True) if path["laurel"]
)
"""The ten laurel places, named by their paths; exactly the paths that need consent."""
PLACE_COUNT = len(PLACES)
NUMBER_OF_PLACE = {name: number for number, name in enumerate(PLACES)}
PATH_OF = table([PATHS.index(name) for name in PLACES])
PLACE_ON = table([PLACES.index(name) if name in PLACES else -1 for name in PATHS])
CAESAR_START = PLACE_ON[[bool(path.get("caesar_start")) for path in BOARD["paths"]].index(True)]

LAURELS: tuple[Laurel, ...] = tuple(BOARD["laurels"])
"""The kinds of laurels, ``I`` first; a kind's number is its place here."""
COUNT = table(list(BOARD["laurels"].values()))
VALUE = table([{"I": 1, "II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}[name] for name in LAURELS])
HARVEST = table([0, *VALUE])
"""What a path brings by the laurel on it; NO_LAUREL is the first."""
ONE, TWO, TWO_CAESAR = LAURELS.index("I"), LAURELS.index("II"), LAURELS.index("IIc")
KINDS = len(LAURELS)
STOCK = sum(COUNT) - COUNT[ONE]
"""How many laurels are shuffled at set-up (Q3)."""
LIMITED_ONES = table([0, 0, 0, 10, 14, 18])
"""Q23: the I laurels of variant ``limited-ones``, by the number of players."""

NOBODY = -1
NO_LAUREL = -1

HIGHEST_PRICE = 5
"""The highest price of a consent in bounded bargaining."""
ASKS = 3
"""How often the player to move may ask for consent in one turn of bounded bargaining."""
