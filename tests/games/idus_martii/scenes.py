"""Positions to begin a test from, and hands to play it with."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.state import State
from rostra.kernel.game import Action, Event, Refusal, Setup
from rostra.words import refused

PLAYERS = (5, 6, 7, 8)


def setup(players: int = 5, seed: int = 0, **options: Any) -> Setup:
    return GAME.validated(Setup("idus-martii", players, seed, options=options))


FIRST_ROUND: dict[str, Any] = {
    "players": 5,
    "start": 0,
    "phase": 1,
    "round": 1,
    "roles": {"consul": 0, "praetor": 1, "aediles": [2, 3]},
    "last": None,
    "hands": [
        ["loyalist", "traitor"],
        ["loyalist", "merchant"],
        ["traitor", "traitor"],
        ["loyalist", "loyalist"],
        ["merchant", "traitor"],
    ],
    "discarded": [[], [], [], [], []],
    "markers": {"loyalist": 0, "traitor": 0},
    "stage": "vote",
    "ballots": {},
    "peeked": None,
}

SECOND_ROUND: dict[str, Any] = {
    **FIRST_ROUND,
    "round": 2,
    "roles": {"consul": 1, "praetor": 2, "aediles": [3, 4]},
    "last": {"praetor": 1, "aediles": [2, 3]},
    "markers": {"loyalist": 1, "traitor": 1},
}

SECOND_PHASE: dict[str, Any] = {
    **FIRST_ROUND,
    "phase": 2,
    "roles": {"consul": 0, "praetor": None, "aediles": []},
    "last": {"praetor": 0, "aediles": [1, 2]},
    "hands": [["loyalist", "traitor"], ["loyalist"], ["traitor"], ["loyalist"], ["merchant"]],
    "discarded": [[], ["merchant"], ["traitor"], ["loyalist"], ["traitor"]],
    "markers": {"loyalist": 5, "traitor": 5},
    "stage": "assign",
}

LATER_ROUND: dict[str, Any] = {
    **SECOND_PHASE,
    "round": 3,
    "roles": {"consul": 2, "praetor": 3, "aediles": [0, 4]},
    "last": {"praetor": 0, "aediles": [2, 4]},
    "hands": [["loyalist"], ["loyalist"], ["traitor"], ["loyalist"], ["merchant"]],
    "discarded": [["traitor"], ["merchant"], ["traitor"], ["loyalist"], ["traitor"]],
    "stage": "vote",
}

LAST_ROUND: dict[str, Any] = {
    **LATER_ROUND,
    "round": 5,
    "roles": {"consul": 4, "praetor": 3, "aediles": [0, 1]},
    "last": {"praetor": 0, "aediles": [1, 2]},
}

SCENES = (FIRST_ROUND, SECOND_ROUND, SECOND_PHASE, LATER_ROUND, LAST_ROUND)


def changed(position: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """The position with some entries put in place of its own."""
    return {**copy.deepcopy(position), **changes}


def state(position: dict[str, Any], seed: int = 0, **changes: Any) -> State:
    """The state of a position, some of its entries changed."""
    return GAME.from_position(setup(position["players"], seed), changed(position, **changes))


def vote(card: str) -> Action:
    return {"type": "vote", "card": card}


def replace(card: str) -> Action:
    return {"type": "replace", "card": card}


def discard(card: str) -> Action:
    return {"type": "discard", "card": card}


def peek(aedile: int) -> Action:
    return {"type": "peek", "aedile": aedile}


def assign(praetor: int, *aediles: int) -> Action:
    return {"type": "assign", "praetor": praetor, "aediles": list(aediles)}


VETO: Action = {"type": "veto"}
APPROVE: Action = {"type": "approve"}


def play(s: State, *moves: tuple[int, Action]) -> list[Event]:
    """Play these moves, each of which must be legal; what happened."""
    events = []
    for seat, action in moves:
        assert refusal(s, seat, action) is None, why(s, seat, action)
        assert action in GAME.legal(s, seat)
        events += act(s, seat, action)
    return events


def act(s: State, seat: int, action: Action) -> list[Event]:
    """Play a legal action; what happened."""
    number = GAME.read(s, seat, action)
    assert not isinstance(number, Refusal), number
    return GAME.act(s, seat, number)


def why(s: State, seat: int, action: Any) -> str:
    """The sentence of a refusal; there must be one, and it leaves the state alone (B3)."""
    before = GAME.position(s)
    wrong = refusal(s, seat, action)
    assert wrong is not None
    assert GAME.position(s) == before
    assert action not in GAME.legal(s, seat)
    return refused(wrong)


def refusal(s: State, seat: int, action: Any) -> Refusal | None:
    """Why an action is not legal, whatever data it is."""
    number = GAME.read(s, seat, action)
    return number if isinstance(number, Refusal) else GAME.refusal(s, seat, number)


def seen_by(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """The events this seat sees, as JSON."""
    return [e.shown() for e in events if e.audience is None or seat in e.audience]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> dict[str, Any]:
    """What the only event of this kind says."""
    (event,) = [event for event in events if event.kind == kind]
    return event.shown()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**4000),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
"""Anything a stranger may send."""


def random_walk(players: int, seed: int) -> Iterator[tuple[State, int, Action]]:
    """A random game: each state with the seat and the action to be played in it.

    It is always the same state, which moves on after each step and is over when the walk is.
    """
    choice = random.Random(seed)
    s = GAME.new(setup(players, seed))
    while GAME.outcome(s) is None:
        seat = choice.choice(GAME.to_act(s))
        action = choice.choice(GAME.legal(s, seat))
        yield s, seat, action
        act(s, seat, action)


def finished(players: int, seed: int) -> State:
    """The end of a random game."""
    *_, (s, _, _) = random_walk(players, seed)
    return s
