"""The opponent models: their choices are legal, add up to certainty, and mean what they say."""

from __future__ import annotations

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.opponent_model import (
    MODELS,
    MYOPIC,
    SHARP,
    STEADY,
    UNIFORM,
    PlayerModel,
    assignment_policy,
    assignments,
    peek_policy,
    policy,
)
from rostra.bots.idus_martii.worlds import HAND_OF
from rostra.games.idus_martii.components import GREEN, LOYALIST, MERCHANT, RED, TRAITOR, YELLOW

PLAYERS = 5
REPUTATIONS = ((0.0, 0.0, 0.0), (0.6, -0.6, -0.6), (-0.6, 0.6, -0.6), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("turn", [1, 5, 6, 10])
def test_choices_are_legal_and_add_up_to_certainty(model: PlayerModel, turn: int) -> None:
    plays = policy(PLAYERS, turn, model)
    assert plays.vote.sum(axis=-1) == pytest.approx(1)
    assert plays.replace.sum(axis=-1) == pytest.approx(1)
    assert (plays.vote[..., YELLOW].max() == 0) == (turn <= PLAYERS), (
        "yellow is laid in the second phase (I10)"
    )
    assert all(plays.replace[..., card, card].max() == 0 for card in (GREEN, RED, YELLOW)), (
        "another card (I11)"
    )


@pytest.mark.parametrize("model", [SHARP, MYOPIC])
def test_players_vote_for_the_faction_they_have_kept(model: PlayerModel) -> None:
    vote = policy(PLAYERS, 7, model).vote
    assert vote[LOYALIST, 6, 6, GREEN] > 0.9
    assert vote[TRAITOR, 6, 6, RED] > 0.9
    assert policy(PLAYERS, 7, UNIFORM).vote[TRAITOR, 6, 6] == pytest.approx(1 / 3)


@pytest.mark.parametrize(("markers", "card"), [((2, 2), GREEN), ((4, 2), GREEN), ((2, 4), GREEN)])
def test_whoever_expects_even_votes_pushes_their_faction_where_others_fear_its_lead(
    markers: tuple[int, int], card: int
) -> None:
    assert policy(PLAYERS, 4, STEADY).vote[LOYALIST, *markers, card] > 0.7
    assert (policy(PLAYERS, 4, SHARP).vote[LOYALIST, *markers, card] > 0.5) == (markers == (2, 2))


def test_a_merchant_is_kept_where_the_faction_ahead_may_have_no_rival() -> None:
    """I15."""
    hand, behind = HAND_OF[LOYALIST, MERCHANT], (2, 6)
    assert policy(PLAYERS, 4, STEADY).keep_lower[hand, *behind] < 0.6
    assert policy(PLAYERS, 4, SHARP).keep_lower[hand, *behind] > 0.9
    assert policy(PLAYERS, 4, STEADY).keep_lower[hand, 6, 2] > 0.9


def test_consuls_choose_those_who_pass_for_friends_and_praetors_distrust_the_others() -> None:
    ways = assignments(PLAYERS, 0, (4, 3, 1))
    likely = assignment_policy(REPUTATIONS, ways, SHARP)
    assert likely.sum(axis=1) == pytest.approx(1)
    with_one = np.array([1 in way[1:] and 2 not in way[1:] for way in ways])
    assert likely[LOYALIST, with_one].sum() > likely[TRAITOR, with_one].sum()
    assert (
        peek_policy(REPUTATIONS, 1, 2, SHARP)[LOYALIST] < 0.5 < peek_policy(REPUTATIONS, 1, 2, SHARP)[TRAITOR]
    )


@pytest.mark.parametrize("players", [5, 6, 8])
def test_assignments_are_those_the_table_allows(players: int) -> None:
    """I9."""
    table = rostra.new_table("idus-martii", players=players, seed=4)
    while table.view(None)["stage"] != "assign":
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    view = table.view(None)
    last = (view["last"]["praetor"], *view["last"]["aediles"])
    consul = view["roles"]["consul"]
    legal = {(action["praetor"], *action["aediles"]) for action in table.legal(consul)}
    assert {*assignments(players, consul, last)} == legal
