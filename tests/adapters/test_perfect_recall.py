"""Players of the games in OpenSpiel forget nothing: what they know now tells all they have known and done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel

from rostra.adapters.openspiel import reduced
from rostra.games.idus_martii.actions import ACTIONS

Past = tuple[tuple[str, int], ...]
"""What a player has known before each of their actions, and the action."""


def forgotten(game: Any, some: Callable[[list[int]], list[int]] = list) -> list[str]:
    """What a player may know at a decision after more than one past; ``some`` of the actions are played."""
    pasts: dict[str, Past] = {}
    found = []
    nothing: Past = ()
    todo = [(game.new_initial_state(), (nothing,) * game.num_players())]
    while todo:
        state, past = todo.pop()
        player = state.current_player()
        known = ""
        if player >= 0:
            known = state.information_state_string(player)
            if pasts.setdefault(known, past[player]) != past[player]:
                found.append(known)
        for action in some(state.legal_actions()):
            after = list(past)
            if player >= 0:
                after[player] = (*past[player], (known, action))
            todo.append((state.child(action), tuple(after)))
    assert len(pasts) > 50
    return found


def test_nothing_of_a_reduced_idus_martii_is_forgotten() -> None:
    """Also the Consul who has put one of two cards away and votes again knows only one past."""
    assert not forgotten(reduced.idus_martii(rounds=2))


def test_nothing_of_a_reduced_quo_vadis_is_forgotten() -> None:
    assert not forgotten(reduced.quo_vadis(turns=2))


def test_when_a_claim_was_made_and_by_whom_is_not_forgotten() -> None:
    """Every seat may say that it is a Loyalist before each of its decisions, which are always the same."""
    game = pyspiel.load_game("rostra_idus_martii(players=3,rounds=2,limit=2,start=0,claims=True)")

    def first_and_claim(legal: list[int]) -> list[int]:
        return legal[:1] + [action for action in legal if action == ACTIONS]

    assert not forgotten(game, first_and_claim)
