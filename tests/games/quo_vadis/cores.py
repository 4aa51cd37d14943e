"""Random games in the core: the rules over integers, as search and simulation use them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_FIRST, ADVANCE_SECOND, CAESAR, CORE_ACTIONS
from rostra.games.quo_vadis.board import WALKS
from rostra.games.quo_vadis.components import (
    ENTRIES,
    FROM,
    MAX_PLAYERS,
    MOST_SEATS,
    PATH_OF,
    PLACE_COUNT,
    TO,
)
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.legal_set import SET_STARTS
from rostra.games.quo_vadis.legality import legal_actions, why_not
from rostra.games.quo_vadis.refusals import LEGAL
from rostra.games.quo_vadis.rules import begin, configure, is_over, play
from rostra.games.quo_vadis.state import State
from rostra.kernel.chance import draw, halves, sow

ELECTION = ("consular-election", "census", "limited-ones")
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "open-handed": {"open_handed": True},
    "asking": {"asks": 3, "top_price": 3},
    "reduced": {"senators": 2, "senate_seats": 2, "hidden": 0, "turn_limit": 60, "asks": 1, "top_price": 2},
    "election": {"variants": ELECTION, "turn_limit": 40, "asks": 1, "top_price": 5},
}


def begun(seed: int, **configuration: Any) -> State:
    s: State = RULES.layout.new()
    configure(s, **configuration)
    sow(s, *halves(seed))
    begin(s)
    return s


def listed(s: State) -> list[int]:
    """What ``legal_actions`` finds."""
    out = [0] * RULES.actions
    return out[: legal_actions(s, out)]


def set_of(words: Iterable[int]) -> list[int]:
    """The actions of such a set."""
    return [
        start + bit
        for start, word in zip(SET_STARTS, words, strict=True)
        for bit in range(62)
        if word >> bit & 1
    ]


def assert_sets_agree(s: State) -> None:
    """The sets of bits that are kept to be fast say what the senators and the consents say."""
    pairs = {(place, seat): place * MAX_PLAYERS + seat for place in range(PLACE_COUNT) for seat in range(5)}
    for n in range(MOST_SEATS):
        there = [pair for (place, seat), pair in pairs.items() if s.members[seat][FROM[PATH_OF[place]]] > n]
        assert s.standing[n] == sum(1 << pair for pair in there)
    for n in range(2):
        given = {
            pair: s.pledged[place][seat] + s.granted[place][seat] for (place, seat), pair in pairs.items()
        }
        assert s.consenting[n] == sum(1 << pair for pair, votes in given.items() if votes > n)
    for seat in range(MAX_PLAYERS):
        assert s.walking[seat] == sum(
            1 << walk for walk, path in enumerate(WALKS) if s.members[seat][FROM[path]]
        )
    ways = [TO[PATH_OF[place]] for place, _ in pairs] + [TO[path] for path in WALKS] + list(ENTRIES)
    assert s.open == sum(1 << way for way, committee in enumerate(ways) if s.free[committee] > 0)


def core_walk(seed: int, actions: int, **configuration: Any) -> Iterator[tuple[State, int]]:
    """A random game, as far as so many actions: the state, and the action to be played in it."""
    s = begun(seed, **configuration)
    for _ in range(actions):
        if is_over(s):
            return
        legal = listed(s)
        a = legal[draw(s, len(legal))]
        yield s, a
        play(s, a)


def judged(s: State) -> list[int]:
    """What ``why_not`` allows, each choice of consents once: what ``legal_actions`` must find."""
    return [a for a in range(CORE_ACTIONS) if why_not(s, a) == LEGAL and not _descending(a)]


def _descending(a: int) -> bool:
    if not ADVANCE <= a < CAESAR:
        return False
    return 0 <= ADVANCE_SECOND[a - ADVANCE] < ADVANCE_FIRST[a - ADVANCE]
