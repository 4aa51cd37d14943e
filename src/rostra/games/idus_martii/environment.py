"""The rules of Idus Martii for programs: simulation, search and learners."""

from __future__ import annotations

from rostra.games.idus_martii import memory
from rostra.games.idus_martii.actions import (
    ACTIONS,
    ASSIGN,
    HIGH,
    LOW,
    PAIR,
    PAIRS,
    PEEK,
    VOTE,
    shown,
)
from rostra.games.idus_martii.components import (
    LOYALIST,
    MAX_PLAYERS,
    MERCHANT,
    MIN_PLAYERS,
    NAME,
    NOBODY,
    TRAITOR,
    VOTE_CARDS,
)
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.legality import legal_actions, why_not
from rostra.games.idus_martii.observation import CELLS, observe
from rostra.games.idus_martii.refusals import LEGAL, NO_SUCH_ACTION, refusal_of
from rostra.games.idus_martii.rules import begin, discovered, is_over, play, to_move, winning_faction
from rostra.games.idus_martii.rules import configure as write
from rostra.games.idus_martii.state import LAYOUT, State
from rostra.kernel.game import Refusal, Setup
from rostra.kernel.jit import rule
from rostra.kernel.rules import Memory, Rules


def configure(s: State, players: int, start: int = NOBODY) -> None:
    """Write players and start player into a state, or ``InvalidInput``."""
    GAME.validated(Setup(NAME, players, 0, options={} if start == NOBODY else {"start": start}))
    write(s, players, start)


@rule
def has_won(s: State, seat: int) -> bool:
    """Whether a seat has won a game that is over (I16)."""
    return s.hands[seat][0] == winning_faction(s)


@rule
def margin(s: State, seat: int) -> int:
    """How clear the outcome was, in steps of the markers; below 0 for those who have lost."""
    lead = abs(s.markers[LOYALIST] - s.markers[TRAITOR])
    caught = discovered(s)
    steps = lead - 1 if lead >= 2 else 2 - lead  # beyond a draw (I15), or short of a lead
    if caught != NOBODY:
        steps = s.markers[caught] - s.limit
    return steps if has_won(s, seat) else -steps


@rule
def potential(s: State, seat: int) -> int:
    """How far each faction that the seat holds a card of is ahead; Merchants are for a draw."""
    lead = s.markers[LOYALIST] - s.markers[TRAITOR]
    value = 0
    for card in s.hands[seat]:
        value += lead * ((card == LOYALIST) - (card == TRAITOR)) - abs(lead) * (card == MERCHANT)
    return value


def numbering(players: int, seat: int) -> list[int]:
    """For each action with seats counted from this one, its number in the rules."""
    turned = [(seat + place) % players if place < players else place for place in range(MAX_PLAYERS)]
    numbers = list(range(ACTIONS))
    for place in range(MAX_PLAYERS):
        for pair in range(PAIRS):
            low, high = sorted((turned[LOW[pair]], turned[HIGH[pair]]))
            numbers[ASSIGN + place * PAIRS + pair] = ASSIGN + turned[place] * PAIRS + PAIR[low][high]
        for card in range(len(VOTE_CARDS)):
            numbers[VOTE + place * len(VOTE_CARDS) + card] = VOTE + turned[place] * len(VOTE_CARDS) + card
        numbers[PEEK + place] = PEEK + turned[place]
    return numbers


def refused(s: State, action: int) -> Refusal:
    """The refusal of an illegal action."""
    reason = why_not(s, action)
    return refusal_of(s, NO_SUCH_ACTION if reason == LEGAL else reason)


RULES = Rules(
    name=NAME,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    layout=LAYOUT,
    small=frozenset(
        ("hands", "discarded", "praetors", "voters", "looks", "verdicts", "laid", "relaid", "counts")
    ),
    actions=ACTIONS,
    cells=CELLS,
    configure=configure,
    begin=begin,
    legal_actions=legal_actions,
    why_not=why_not,
    play=play,
    is_over=is_over,
    acting=to_move,
    has_won=has_won,
    margin=margin,
    potential=potential,
    observe=observe,
    numbering=numbering,
    refusal=refused,
    shown=shown,
    memory=Memory(memory.LAYOUT, memory.begin, memory.play),
)
