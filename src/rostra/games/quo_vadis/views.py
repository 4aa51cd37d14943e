"""What a seat may know (B1), built up from nothing: Q12 keeps laurels secret, Q3 the order of the stock."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.components import PATH_OF, PLACES, VOTES
from rostra.games.quo_vadis.positions import STAGE_NAMES, committees, holding, laurel_name
from rostra.games.quo_vadis.state import OVER, REMOVE, State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; ``None`` is a spectator. When all is over, all is seen."""
    shown: dict[str, Any] = {
        "game": "quo-vadis",
        "seat": seat,
        "players": s.players,
        "turn": s.turn,
        "to_move": s.to_move,
        "stage": STAGE_NAMES[s.stage],
        "committees": committees(s),
        "senate": s.senate[: s.arrived],
        "reserve": s.reserve[: s.players],
        "laurels": {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)},
        "caesar": PLACES[s.caesar],
        "needs": {name: 0 if s.caesar == p else VOTES[PATH_OF[p]] for p, name in enumerate(PLACES)},
        "ones": s.ones,
        "stock": s.stocked,
        "held": [sum(s.holdings[other]) for other in range(s.players)],
        "holdings": [
            holding(s.holdings[other]) if other == seat or s.stage == OVER else None
            for other in range(s.players)
        ],
        "pledges": pledges(s),
        "census": bool(s.census_open),
    }
    if s.consular:
        shown["election"] = {"game": s.game, "sums": s.sums[: s.players]}
        if s.stage == REMOVE:
            shown["election"]["begins"] = s.begins
    return shown


def pledges(s: State) -> list[dict[str, Any]]:
    """Consents offered for nothing this turn; open to all."""
    return [
        {"seat": seat, "path": name, "votes": s.pledged[place][seat]}
        for place, name in enumerate(PLACES)
        for seat in range(s.players)
        if s.pledged[place][seat]
    ]
