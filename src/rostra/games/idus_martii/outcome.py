"""How it ends and who has won (I14 to I16)."""

from __future__ import annotations

from rostra.games.idus_martii.components import FACTIONS, LOYALIST, MERCHANT, NOBODY, TRAITOR
from rostra.games.idus_martii.state import OVER, State
from rostra.kernel.game import Outcome
from rostra.kernel.jit import rule


def outcome(s: State) -> Outcome | None:
    """How the game ended, or ``None``: whoever's remaining card is of the winning faction has won (I16)."""
    if s.stage != OVER:
        return None
    faction = winning_faction(s)
    winners = tuple(seat for seat in range(s.players) if s.hands[seat][0] == faction)
    reason = "ides-of-march" if discovered(s) == NOBODY else "failed-conspiracy"
    return Outcome(winners, reason, faction=FACTIONS[faction])


@rule
def winning_faction(s: State) -> int:
    """The faction that has won a game that is over (I14, I15); that need not be anybody's."""
    caught = discovered(s)
    if caught != NOBODY:
        rival = LOYALIST + TRAITOR - caught
        return rival if has_members(s, rival) else MERCHANT
    lead = s.markers[LOYALIST] - s.markers[TRAITOR]
    if lead >= 2 and has_members(s, TRAITOR):
        return LOYALIST
    if lead <= -2 and has_members(s, LOYALIST):
        return TRAITOR
    return MERCHANT


@rule
def discovered(s: State) -> int:
    """The faction whose marker has crossed the limit, or none (I14)."""
    for faction in range(MERCHANT):
        if s.markers[faction] > s.limit:
            return faction
    return NOBODY


@rule
def has_members(s: State, faction: int) -> bool:
    """Whether a player belongs to the faction, now that everyone has one card left (I16)."""
    members = 0
    for seat in range(s.players):
        if s.hands[seat][0] == faction:
            members += 1
    return members > 0
