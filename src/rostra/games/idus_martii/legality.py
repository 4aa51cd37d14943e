"""What is legal: ``why_not`` defines it, ``legal_actions`` lists it fast (I5 to I13)."""

from __future__ import annotations

from rostra.games.idus_martii.actions import (
    ACTIONS,
    APPROVE,
    ASSIGN,
    DISCARD,
    HIGH,
    LOW,
    PAIR,
    PAIR_AMONG,
    PAIRS,
    PAIRS_AMONG,
    PEEK,
    REPLACE,
    VETO,
    VOTE,
)
from rostra.games.idus_martii.components import GREEN, MERCHANT, NO_CARD, YELLOW
from rostra.games.idus_martii.refusals import (
    AEDILE_AGAIN,
    ALREADY_LAID,
    BOTH_AEDILES_AGAIN,
    CONSUL_HIMSELF,
    GAME_OVER,
    LEGAL,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    NO_YELLOW_YET,
    NOT_AN_AEDILE,
    NOT_HELD,
    NOT_NOW,
    ONE_ROLE_EACH,
    PRAETOR_AGAIN,
    SAME_CARD,
)
from rostra.games.idus_martii.rules import aedile_place, to_move
from rostra.games.idus_martii.state import (
    ASSIGNING,
    DISCARDING,
    OVER,
    PEEKING,
    REPLACING,
    VETOING,
    VOTING,
    State,
)
from rostra.kernel.jit import rule


@rule
def why_not(s: State, a: int) -> int:
    """The reason why this action may not be played now, or ``LEGAL``."""
    if s.stage == OVER:
        return GAME_OVER
    if a < 0 or a >= ACTIONS:
        return NO_SUCH_ACTION
    if a < VOTE:
        pair = (a - ASSIGN) % PAIRS
        return why_not_assign(s, (a - ASSIGN) // PAIRS, LOW[pair], HIGH[pair])
    if a < PEEK:
        return why_not_vote(s, (a - VOTE) // 3, (a - VOTE) % 3)
    if a < VETO:
        return why_not_peek(s, a - PEEK)
    if a < REPLACE:
        return LEGAL if s.stage == VETOING else NOT_NOW
    if a < DISCARD:
        return why_not_replace(s, a - REPLACE)
    return why_not_discard(s, a - DISCARD)


@rule
def why_not_assign(s: State, praetor: int, low: int, high: int) -> int:
    """Each role to a different player, none to the Consul, nobody the same role twice running (I9)."""
    if s.stage != ASSIGNING:
        return NOT_NOW
    if praetor >= s.players or high >= s.players:
        return NO_SUCH_SEAT
    if s.consul == praetor or s.consul == low or s.consul == high:
        return CONSUL_HIMSELF
    if praetor in (low, high):
        return ONE_ROLE_EACH
    if praetor == s.last_praetor:
        return PRAETOR_AGAIN
    if was_aedile(s, low) + was_aedile(s, high) > aediles_again(s):
        return BOTH_AEDILES_AGAIN if s.players == 5 else AEDILE_AGAIN
    return LEGAL


@rule
def was_aedile(s: State, seat: int) -> int:
    """1 if this seat was an Aedile in the round before, which counts across the phases (I9), else 0."""
    return 1 if s.last_aediles[0] == seat or s.last_aediles[1] == seat else 0


@rule
def aediles_again(s: State) -> int:
    """How many of the two may be Aedile again: with five players one, otherwise none (I9)."""
    return 1 if s.players == 5 else 0


@rule
def why_not_vote(s: State, seat: int, card: int) -> int:
    """Each Aedile lays one card: green or red, in the second phase also yellow (I5, I10)."""
    if s.stage != VOTING:
        return NOT_NOW
    if s.aediles[0] != seat and s.aediles[1] != seat:
        return NOT_AN_AEDILE
    if s.ballots[aedile_place(s, seat)] != NO_CARD:
        return ALREADY_LAID
    if card == YELLOW and s.phase == 1:
        return NO_YELLOW_YET
    return LEGAL


@rule
def why_not_peek(s: State, seat: int) -> int:
    """The Praetor looks at the card of one of the two Aediles (I6)."""
    if s.stage != PEEKING:
        return NOT_NOW
    if s.aediles[0] != seat and s.aediles[1] != seat:
        return NOT_AN_AEDILE
    return LEGAL


@rule
def why_not_replace(s: State, card: int) -> int:
    """In the second phase the Aedile lays one of the two cards in hand instead (I11)."""
    if s.stage != REPLACING:
        return NOT_NOW
    if card == s.ballots[s.peeked]:
        return SAME_CARD
    return LEGAL


@rule
def why_not_discard(s: State, faction: int) -> int:
    """The Consul puts away one of the cards they hold (I8, I13)."""
    if s.stage != DISCARDING:
        return NOT_NOW
    if s.hands[s.consul][0] != faction and s.hands[s.consul][1] != faction:
        return NOT_HELD
    return LEGAL


@rule
def legal_actions(s: State, out: list[int]) -> int:
    """Write the legal actions of the seat to move into ``out``, ascending; how many there are."""
    return legal_actions_of(s, to_move(s), out)


@rule
def legal_actions_of(s: State, seat: int, out: list[int]) -> int:
    """The same for one seat that is to act; of two Aediles either may be asked (I5)."""
    found = 0
    if s.stage == VOTING:
        for card in range(GREEN, YELLOW if s.phase == 1 else YELLOW + 1):
            out[found] = VOTE + seat * 3 + card
            found += 1
    elif s.stage == PEEKING:
        out[0] = PEEK + s.aediles[0]
        out[1] = PEEK + s.aediles[1]
        found = 2
    elif s.stage == VETOING:
        out[0] = VETO
        out[1] = APPROVE
        found = 2
    elif s.stage == REPLACING:
        found = legal_replacements(s, out)
    elif s.stage == ASSIGNING:
        found = legal_assignments(s, out)
    elif s.stage == DISCARDING:
        found = legal_discards(s, out)
    return found


@rule
def legal_assignments(s: State, out: list[int]) -> int:
    """All ways the Consul may hand out the other roles (I9)."""
    found = 0
    candidates = aedile_candidates(s)
    both_again = PAIR[s.last_aediles[0]][s.last_aediles[1]]
    for praetor in range(s.players):
        if praetor == s.consul or praetor == s.last_praetor:
            continue
        others = candidates & ~(1 << praetor)
        for i in range(PAIRS_AMONG[others]):
            pair = PAIR_AMONG[others][i]
            if pair != both_again:
                out[found] = ASSIGN + praetor * PAIRS + pair
                found += 1
    return found


@rule
def aedile_candidates(s: State) -> int:
    """The seats from which the Aediles may come, as the bits of an integer (I9)."""
    seats = (1 << s.players) - 1 & ~(1 << s.consul)
    if not aediles_again(s):
        seats &= ~(1 << s.last_aediles[0] | 1 << s.last_aediles[1])
    return seats


@rule
def legal_replacements(s: State, out: list[int]) -> int:
    """The two cards the Aedile has in hand (I11)."""
    found = 0
    for card in range(YELLOW + 1):
        if card != s.ballots[s.peeked]:
            out[found] = REPLACE + card
            found += 1
    return found


@rule
def legal_discards(s: State, out: list[int]) -> int:
    """The cards the Consul holds; of two equal ones either (I8)."""
    found = 0
    for faction in range(MERCHANT + 1):
        if s.hands[s.consul][0] == faction or s.hands[s.consul][1] == faction:
            out[found] = DISCARD + faction
            found += 1
    return found
