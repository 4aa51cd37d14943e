"""The rules as they are played: set-up (I1 to I4), rounds (I5 to I13), and the end (I14 to I16)."""

from __future__ import annotations

from rostra.games.idus_martii.actions import (
    APPROVE,
    ASSIGN,
    DISCARD,
    HIGH,
    LOW,
    PAIRS,
    PEEK,
    REPLACE,
    VETO,
    VOTE,
)
from rostra.games.idus_martii.components import (
    AEDILES,
    FACTIONS,
    GREEN,
    LIMIT,
    LOYALIST,
    MAX_PLAYERS,
    MERCHANT,
    MERCHANT_CARDS,
    NO_CARD,
    NOBODY,
    RED,
    ROUNDS,
    TRAITOR,
    YELLOW,
)
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
from rostra.kernel.chance import draw
from rostra.kernel.game import Outcome
from rostra.kernel.jit import rule

# Set-up


def configure(
    s: State, players: int, start: int = NOBODY, limit: int | None = None, rounds: int | None = None
) -> None:
    """Write into a state how many play and who begins; no start player means one at random (I4).

    A limit and a number of rounds of their own make other small games of three (at most three rounds).
    """
    s.players = players
    s.first = start
    s.limit = LIMIT[players] if limit is None else limit
    s.rounds = ROUNDS[players] if rounds is None else rounds


@rule
def begin(s: State) -> None:
    """Set up a fresh game for the players the state is configured for."""
    s.start = s.first
    if s.first == NOBODY:
        s.start = draw(s, s.players)
    deal(s)
    s.phase = 1
    s.round = 1
    s.stage = VOTING
    s.markers[LOYALIST] = 0
    s.markers[TRAITOR] = 0
    s.last_praetor = NOBODY
    s.peeked = NOBODY
    for i in range(AEDILES):
        s.last_aediles[i] = NOBODY
        s.ballots[i] = NO_CARD
        s.turned[i] = NO_CARD
    rotate_roles(s)


@rule
def deal(s: State) -> None:
    """Two faction cards for everyone, all cards equally likely (I1)."""
    for seat in range(MAX_PLAYERS):
        s.discarded[seat] = NO_CARD
        s.hands[seat][0] = NO_CARD
        s.hands[seat][1] = NO_CARD
    loyalists = s.players - 1
    traitors = s.players - 1
    merchants = MERCHANT_CARDS
    for place in range(2 * s.players):
        card = draw(s, loyalists + traitors + merchants)
        if card < loyalists:
            loyalists -= 1
            faction = LOYALIST
        elif card < loyalists + traitors:
            traitors -= 1
            faction = TRAITOR
        else:
            merchants -= 1
            faction = MERCHANT
        s.hands[place >> 1][place & 1] = faction


@rule
def left_of(s: State, seat: int, steps: int) -> int:
    """The seat this many places to the left, less than once round the table (I4)."""
    there = seat + steps
    if there >= s.players:
        there -= s.players
    return there


@rule
def rotate_roles(s: State) -> None:
    """The roles of a round of the first phase: each round one seat further from the start player (I4, I8)."""
    s.consul = left_of(s, s.start, s.round - 1)
    s.praetor = left_of(s, s.consul, 1)
    one = left_of(s, s.consul, 2)
    other = left_of(s, s.consul, 3)
    s.aediles[0] = min(one, other)
    s.aediles[1] = max(one, other)


# A round: what each action does, from the handing out of roles to the count and beyond.


@rule
def is_over(s: State) -> bool:
    """Whether the game has ended (I14, I15)."""
    return s.stage == OVER


@rule
def turn(s: State) -> int:
    """The round, counted through both phases: 1 to 2N."""
    return (s.phase - 1) * s.players + s.round


@rule
def to_move(s: State) -> int:
    """The seat to choose next, one at a time: of two Aediles yet to vote the lower (I5); none at the end."""
    if s.stage == VOTING:
        return s.aediles[0] if s.ballots[0] == NO_CARD else s.aediles[1]
    if s.stage == PEEKING or s.stage == VETOING:
        return s.praetor
    if s.stage == REPLACING:
        return s.aediles[s.peeked]
    if s.stage == ASSIGNING or s.stage == DISCARDING:
        return s.consul
    return NOBODY


def seats_to_act(s: State) -> tuple[int, ...]:
    """All seats that must choose now, ascending: both Aediles until they have voted (I5), else one."""
    if s.stage == VOTING:
        return tuple(aedile for aedile, card in zip(s.aediles, s.ballots, strict=True) if card == NO_CARD)
    return () if s.stage == OVER else (to_move(s),)


@rule
def play(s: State, a: int) -> None:
    """Play a legal action, and all that follows from it up to the next choice."""
    if a < VOTE:
        assign(s, (a - ASSIGN) // PAIRS, LOW[(a - ASSIGN) % PAIRS], HIGH[(a - ASSIGN) % PAIRS])
    elif a < PEEK:
        lay(s, (a - VOTE) // 3, (a - VOTE) % 3)
    elif a < VETO:
        peek(s, a - PEEK)
    elif a == VETO:
        veto(s)
    elif a == APPROVE:
        count(s)
    elif a < DISCARD:
        replace(s, a - REPLACE)
    else:
        discard(s, a - DISCARD)


@rule
def assign(s: State, praetor: int, low: int, high: int) -> None:
    """The Consul hands out the other roles (I9)."""
    s.praetor = praetor
    s.aediles[0] = low
    s.aediles[1] = high
    s.stage = VOTING


@rule
def aedile_place(s: State, seat: int) -> int:
    """The place of an Aedile's seat in ``aediles``."""
    return 0 if s.aediles[0] == seat else 1


@rule
def lay(s: State, seat: int, card: int) -> None:
    """An Aedile lays a vote card face down; the Praetor waits for both (I5)."""
    s.ballots[aedile_place(s, seat)] = card
    if s.ballots[0] != NO_CARD and s.ballots[1] != NO_CARD:
        s.stage = PEEKING


@rule
def peek(s: State, seat: int) -> None:
    """The Praetor looks at a card; a yellow one is shown and must be replaced at once (I6, I11)."""
    s.peeked = aedile_place(s, seat)
    s.stage = REPLACING if s.ballots[s.peeked] == YELLOW else VETOING


@rule
def veto(s: State) -> None:
    """The card is exchanged, for the only other one; in the second phase the Aedile chooses (I6, I11)."""
    if s.phase == 1:
        replace(s, RED if s.ballots[s.peeked] == GREEN else GREEN)
    else:
        s.stage = REPLACING


@rule
def replace(s: State, card: int) -> None:
    """The Aedile lays another card instead; nobody looks at it before the count (I6, I11)."""
    s.ballots[s.peeked] = card
    count(s)


@rule
def count(s: State) -> None:
    """The two cards are shuffled and turned up; the game ends the moment a marker crosses the limit (I7).

    The order is drawn no matter what was laid and by whom, so it tells nobody anything (B1).
    """
    first = min(s.ballots[0], s.ballots[1])
    second = max(s.ballots[0], s.ballots[1])
    if draw(s, 2):
        first, second = second, first
    over = turn_up(s, 0, first)
    s.turned[1] = NO_CARD
    if not over:
        over = turn_up(s, 1, second)
    for i in range(AEDILES):
        s.ballots[i] = NO_CARD
    s.peeked = NOBODY
    if over:
        s.stage = OVER
    elif consul_discards(s):
        s.stage = DISCARDING
    else:
        next_round(s)


@rule
def turn_up(s: State, place: int, card: int) -> bool:
    """Turn up one card, which moves its marker, or none if yellow (I7, I12); whether it crosses the limit."""
    s.turned[place] = card
    if card == YELLOW:
        return False
    s.markers[card] += 1
    return s.markers[card] > s.limit


@rule
def consul_discards(s: State) -> bool:
    """Whether the Consul discards: not in the very first round, later if they hold two cards (I8, I13).

    A game without a second phase has no later occasion for the start player.
    """
    if s.phase == 1:
        return s.round > 1 or s.rounds <= s.players
    return s.round == 1


@rule
def discard(s: State, faction: int) -> None:
    """The Consul puts one of two faction cards out of the game; the other is their side for good (I8)."""
    seat = s.consul
    if s.hands[seat][0] == faction:
        s.hands[seat][0] = s.hands[seat][1]
    s.hands[seat][1] = NO_CARD
    s.discarded[seat] = faction
    next_round(s)


@rule
def next_round(s: State) -> None:
    """Roles go left, in the second phase only that of the Consul (I8, I13); after 2N rounds it ends (I15)."""
    if turn(s) == s.rounds:
        s.stage = OVER
        return
    s.last_praetor = s.praetor
    for i in range(AEDILES):
        s.last_aediles[i] = s.aediles[i]
    s.round += 1
    if s.round > s.players:
        s.phase = 2
        s.round = 1
    if s.phase == 1:
        rotate_roles(s)
        s.stage = VOTING
    else:
        s.consul = left_of(s, s.start, s.round - 1)
        s.praetor = NOBODY
        for i in range(AEDILES):
            s.aediles[i] = NOBODY
        s.stage = ASSIGNING


# How it ends and who has won (I14 to I16)


def outcome(s: State) -> Outcome | None:
    """How the game ended, or ``None``: everybody whose last card is of the winning faction has won (I16)."""
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
