"""What holds in every state of every random game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rostra.games.idus_martii.actions import ACTIONS, MOST_LEGAL, PEEK, VOTE, read, shown
from rostra.games.idus_martii.components import NOBODY
from rostra.games.idus_martii.environment import RULES
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.legality import legal_actions, why_not
from rostra.games.idus_martii.refusals import GAME_OVER, LEGAL
from rostra.games.idus_martii.rules import is_over, to_move
from rostra.games.idus_martii.state import LAYOUT, State

from .scenes import PLAYERS, finished, random_walk, refusal

GAMES = 8
EVERY_ACTION = [action for i, action in enumerate(map(shown, range(ACTIONS))) if not VOTE + 3 <= i < PEEK]
"""Every action that can be written down in the right form; a vote is the same for each seat."""


@pytest.mark.parametrize("players", PLAYERS)
def test_legal_is_exactly_what_is_not_refused(players: int) -> None:
    for seed in range(GAMES):
        for step, (s, _, _) in enumerate(random_walk(players, seed)):
            if step % 8 != seed % 8:
                continue
            before = LAYOUT.plain(s)
            for seat in range(players):
                allowed = [action for action in EVERY_ACTION if refusal(s, seat, action) is None]
                assert GAME.legal(s, seat) == allowed
                assert bool(allowed) == (seat in GAME.to_act(s))
            assert LAYOUT.plain(s) == before


@pytest.mark.parametrize("players", PLAYERS)
def test_legal_actions_are_those_of_the_seat_to_move_that_are_legal(players: int) -> None:
    out = [0] * RULES.actions
    for seed in range(GAMES // 3):
        for s, _, _ in random_walk(players, seed):
            count = legal_actions(s, out)
            assert out[:count] == [
                a for a in range(ACTIONS) if why_not(s, a) == LEGAL and actor(s, a) == to_move(s)
            ]
            assert to_move(s) == GAME.to_act(s)[0]
        assert is_over(s)
        assert to_move(s) == NOBODY
        assert legal_actions(s, out) == 0
        assert {why_not(s, a) for a in range(ACTIONS)} == {GAME_OVER}


def actor(s: State, a: int) -> int:
    """Whose action it is: a vote says so, all else is for the one seat to move."""
    return (a - VOTE) // 3 if VOTE <= a < PEEK else to_move(s)


def test_every_action_has_one_number_and_back() -> None:
    for seat in range(8):
        for a in range(ACTIONS):
            mine = not VOTE <= a < PEEK or (a - VOTE) // 3 == seat
            if mine:
                assert read(seat, shown(a)) == a


@pytest.mark.parametrize("players", PLAYERS)
def test_cards_are_conserved_and_every_game_ends(players: int) -> None:
    for seed in range(GAMES):
        steps = 0
        s: Any = None
        for s, _, _ in random_walk(players, seed):
            steps += 1
            assert_cards(GAME.position(s), players)
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert_cards(GAME.position(s), players)
        assert outcome.winners == tuple(
            seat for seat, hand in enumerate(GAME.position(s)["hands"]) if hand == [outcome.faction]
        )
        assert steps <= 12 * players


def assert_cards(position: dict[str, Any], players: int) -> None:
    together = [hand + away for hand, away in zip(position["hands"], position["discarded"], strict=True)]
    assert all(len(two) == 2 for two in together)
    cards = Counter(card for two in together for card in two)
    assert cards == {"loyalist": players - 1, "traitor": players - 1, "merchant": 2}


def test_no_more_actions_are_legal_at_once_than_there_is_room_for() -> None:
    most = max(len(GAME.legal(s, to_move(s))) for seed in range(20) for s, _, _ in random_walk(8, seed))
    assert most == MOST_LEGAL


def test_a_new_game_begins_in_a_used_state() -> None:
    s = finished(6, 4)
    fresh = LAYOUT.new()
    RULES.configure(fresh, 6)
    fresh.rng = list(s.rng)
    RULES.begin(s)
    RULES.begin(fresh)
    assert LAYOUT.plain(s) == LAYOUT.plain(fresh)
