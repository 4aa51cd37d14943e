"""The rules of Quo Vadis? for programs: simulation, search and learners, with bounded bargaining."""

from __future__ import annotations

from rostra.games.quo_vadis.actions import (
    ADVANCE,
    ADVANCE_FIRST,
    ADVANCE_PATH,
    ADVANCE_SECOND,
    ASK,
    CORE_ACTIONS,
    PRICES,
    shown,
)
from rostra.games.quo_vadis.components import (
    ASKS,
    ENTRIES,
    FROM,
    HIGHEST_PRICE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NAME,
    NOBODY,
    PATH_COUNT,
    PLACE_COUNT,
    SENATE,
    TO,
)
from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.legal_set import SET_STARTS, legal_set
from rostra.games.quo_vadis.legality import legal_actions, why_not
from rostra.games.quo_vadis.observation import CELLS, observe
from rostra.games.quo_vadis.refusals import refusal
from rostra.games.quo_vadis.rules import acting, begin, is_over, play, score, winner
from rostra.games.quo_vadis.rules import configure as write
from rostra.games.quo_vadis.settlement import purse
from rostra.games.quo_vadis.state import LAYOUT, State
from rostra.kernel.game import InvalidInput, Refusal, Setup
from rostra.kernel.jit import rule, table
from rostra.kernel.rules import Rules

TURN_LIMIT = 200
"""Q17: simulations need a limit, or Caesar may be moved forever."""


def configure(
    s: State,
    players: int,
    variants: tuple[str, ...] = (),
    turn_limit: int | None = TURN_LIMIT,
    asks: int = ASKS,
    top_price: int = HIGHEST_PRICE,
    open_handed: bool = False,
    start: int = NOBODY,
) -> None:
    """Write players and options into a state, or ``InvalidInput``."""
    setup = GAME.validated(Setup(NAME, players, 0, None, variants, {"turn_limit": turn_limit}))
    if not 0 <= asks <= ASKS:
        raise InvalidInput("learner-asks", {"most": ASKS, "given": asks})
    if not 0 <= top_price <= HIGHEST_PRICE:
        raise InvalidInput("learner-top-price", {"most": HIGHEST_PRICE, "given": top_price})
    if not NOBODY <= start < players:
        raise InvalidInput("learner-start", {"last": players - 1})
    write(s, players, start, turn_limit or 0, setup.variants, open_handed, asks, top_price)


@rule
def has_won(s: State, seat: int) -> bool:
    """Whether a seat has won a game that is over (Q16, Q17, Q25)."""
    return winner(s) == seat


@rule
def margin(s: State, seat: int) -> int:
    """The laurels by which a seat is ahead of the best other seat (Q16, Q25); 0 where arrival broke a tie."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, points(s, other))
    return points(s, seat) - best


@rule
def points(s: State, seat: int) -> int:
    """What a seat scores in a game that is over."""
    return s.sums[seat] if s.consular else score(s, seat)


@rule
def potential(s: State, seat: int) -> int:
    """The laurels of a seat, and for each of its senators how far it has come (``PROGRESS``)."""
    value = s.sums[seat] + purse(s, seat)
    for committee in range(SENATE):
        value += s.members[seat][committee] * PROGRESS[committee]
    for place in range(s.arrived):
        value += PROGRESS[SENATE] * (s.senate[place] == seat)
    return value


def _steps_left(committee: int) -> int:
    """How many steps the shortest way from a committee to the Senate has."""
    if committee == SENATE:
        return 0
    return 1 + min(_steps_left(TO[path]) for path in range(PATH_COUNT) if FROM[path] == committee)


LONGEST_WAY = max(_steps_left(entry) for entry in ENTRIES)
PROGRESS = table([1 + LONGEST_WAY - _steps_left(committee) for committee in range(SENATE + 1)])
"""5 in the Senate, and 1 less for each step on the shortest way to it."""


def numbering(players: int, seat: int) -> list[int]:
    """For each action with seats counted from this one, its number in the rules.

    Two consents are named in ascending order in either way of counting: both list each choice once.
    """
    turned = [(seat + place) % players if place < players else place for place in range(MAX_PLAYERS)]
    rows = {row: number for number, row in enumerate(_ADVANCES)}
    numbers = list(range(CORE_ACTIONS))
    for number, (path, first, second) in enumerate(_ADVANCES):
        if second != NOBODY:
            one, other = sorted((turned[first], turned[second]), reverse=first > second)
            numbers[ADVANCE + number] = ADVANCE + rows[path, one, other]
        elif first != NOBODY:
            numbers[ADVANCE + number] = ADVANCE + rows[path, turned[first], NOBODY]
    for place in range(PLACE_COUNT):
        for asked in range(MAX_PLAYERS):
            for price in range(PRICES):
                named = ASK + (place * MAX_PLAYERS + asked) * PRICES + price
                numbers[named] = ASK + (place * MAX_PLAYERS + turned[asked]) * PRICES + price
    return numbers


_ADVANCES = list(zip(ADVANCE_PATH, ADVANCE_FIRST, ADVANCE_SECOND, strict=True))


def refused(s: State, action: int) -> Refusal:
    """The refusal of an illegal action."""
    reason = refusal(why_not(s, action)) if 0 <= action < CORE_ACTIONS else None
    return reason or Refusal("B3", "quo-unknown-action", {"action": action})


RULES = Rules(
    name=NAME,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    layout=LAYOUT,
    small=frozenset(
        ("members", "free", "senate", "reserve", "laurels", "stock", "holdings", "pledged", "granted", "asks")
    ),
    actions=CORE_ACTIONS,
    cells=CELLS,
    configure=configure,
    begin=begin,
    legal_actions=legal_actions,
    legal_set=legal_set,
    set_starts=SET_STARTS,
    why_not=why_not,
    play=play,
    is_over=is_over,
    acting=acting,
    has_won=has_won,
    margin=margin,
    potential=potential,
    observe=observe,
    numbering=numbering,
    refusal=refused,
    shown=shown,
)
