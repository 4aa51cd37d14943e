"""OpenSpiel's own test of its interfaces, chance as a player, memories, and its search."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy
import pytest

import rostra

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import rostra.adapters.openspiel  # which registers the games
from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.idus_martii_chance import HANDS, IdusMartiiChance
from rostra.adapters.quo_vadis import QuoVadis, QuoVadisChance
from rostra.games.idus_martii.actions import APPROVE, PEEK, VOTE
from rostra.games.idus_martii.components import FACTIONS
from rostra.games.idus_martii.game import GAME as IDUS
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.components import LAURELS, PLACES, SENATE
from rostra.games.quo_vadis.game import GAME as QUO
from tests.adapters.playing import EVERY_GAME, IDUS_MARTII, QUO_VADIS, eager, options, played

SEEDS = {"quo-vadis": 12, "idus-martii": 8}
"""So many games of each number of players; of its variants fewer."""
REMEMBERED = [
    "rostra_quo_vadis(players=3,turn_limit=10)",
    "rostra_quo_vadis(players=3,turn_limit=6,variants=census+consular-election)",
    "rostra_idus_martii(players=5)",
    "rostra_idus_martii(players=5,claims=True,start=2)",
    "rostra_idus_martii(players=3,rounds=2,limit=2)",
]


@pytest.mark.parametrize(("name", "players", "varied"), EVERY_GAME, ids=str)
def test_openspiel_finds_nothing_wrong(name: str, players: int, varied: dict[str, Any]) -> None:
    written = {"variants": "+".join(varied["variants"])} if "variants" in varied else {}
    parameters = {"players": players, **options(name, **varied), **written}
    game = pyspiel.load_game(f"rostra_{name.replace('-', '_')}", parameters)
    pyspiel.random_sim_test(game, num_sims=SEEDS[name] // (4 if varied else 1), serialize=True, verbose=False)


@pytest.mark.parametrize("players", QUO_VADIS)
def test_quo_vadis_with_chance_as_a_player_is_the_game_of_the_table(players: int) -> None:
    """Chance says what the table drew; then every position is the same, but for the order of the stock."""
    for seed in range(2):
        table = rostra.new_table("quo-vadis", players, seed, options={"turn_limit": 60})
        choice = random.Random(seed)
        chance_game = QuoVadisChance(QuoVadis(players, turn_limit=60, asks=0))
        chance_game.apply_chance(table.position()["to_move"])
        action: int | None = None
        while table.result is None:
            while chance_game.is_chance_node:
                outcomes = dict(chance_game.chance_outcomes())
                assert sum(outcomes.values()) == pytest.approx(1)
                place = PLACES[chance_game._covered[0]]
                chance_game.apply_chance(LAURELS.index(table.position()["laurels"][place]))
            mine, theirs = QUO.position(chance_game.single.s), table.position()
            assert sorted(mine.pop("stock")) == sorted(theirs.pop("stock"))
            assert mine == theirs
            action = eager(chance_game.single.legal(chance_game.acting), choice)
            chance_game.play(action)
            table.play(table.to_act[0], shown(action))
        assert chance_game.single.rewards() == [
            float(seat in table.result["winners"]) for seat in range(players)
        ]


@pytest.mark.parametrize("players", IDUS_MARTII)
def test_idus_martii_with_chance_as_a_player_is_the_game_of_the_table(players: int) -> None:
    for seed in range(3):
        table = rostra.new_table("idus-martii", players, seed)
        choice = random.Random(seed)
        chance_game = IdusMartiiChance(IdusMartii(players))
        chance_game.apply_chance(table.position()["start"])
        for hand in table.position()["hands"]:
            outcome = HANDS.index(tuple(sorted(map(FACTIONS.index, hand))))
            assert dict(chance_game.chance_outcomes())[outcome] > 0
            chance_game.apply_chance(outcome)
        while table.result is None:
            assert unordered(IDUS.position(chance_game.single.s)) == unordered(table.position())
            seat = chance_game.acting
            action = choice.choice(chance_game.single.legal(seat))
            chance_game.play(action)
            table.play(seat, IDUS.rules.shown(action))
            if (
                chance_game.is_chance_node
            ):  # both markers stood at the limit: the table has turned up one of two cards
                first = max(table.position()["markers"].values())
                chance_game.apply_chance(int(table.position()["markers"]["traitor"] == first))
        assert chance_game.single.rewards() == [
            float(seat in table.result["winners"]) for seat in range(players)
        ]


def unordered(position: dict[str, Any]) -> dict[str, Any]:
    """A position of Idus Martii in which the cards of a hand have no order."""
    return {**position, "hands": [sorted(hand) for hand in position["hands"]]}


def test_Q3_laurels_are_turned_up_as_often_as_there_are_of_their_kind() -> None:
    chance_game = QuoVadisChance(QuoVadis(3, start=0))
    assert dict(chance_game.chance_outcomes()) == pytest.approx(
        {1: 8 / 44, 2: 6 / 44, 3: 15 / 44, 4: 9 / 44, 5: 6 / 44}
    )
    chance_game.apply_chance(5)
    assert dict(chance_game.chance_outcomes())[5] == pytest.approx(5 / 43)


def test_I1_hands_are_dealt_as_often_as_their_cards_allow() -> None:
    chance_game = IdusMartiiChance(IdusMartii(5, start=0))
    chances = {HANDS[outcome]: chance for outcome, chance in chance_game.chance_outcomes()}
    assert chances == pytest.approx(  # of 4 Loyalists, 4 Traitors, 2 Merchants
        {
            (0, 0): 6 / 45,
            (0, 1): 16 / 45,
            (0, 2): 8 / 45,
            (1, 1): 6 / 45,
            (1, 2): 8 / 45,
            (2, 2): 1 / 45,
        }
    )
    chance_game.apply_chance(HANDS.index((2, 2)))
    assert HANDS.index((2, 2)) not in dict(chance_game.chance_outcomes())


def test_I7_chance_is_asked_which_card_comes_first_only_where_it_matters() -> None:
    chance_game = IdusMartiiChance(IdusMartii(3, start=0, rounds=1, limit=1))
    for hand in ((0, 0), (1, 1), (2, 2)):
        chance_game.apply_chance(HANDS.index(hand))
    chance_game.single.s.markers = [1, 1]
    low, high = chance_game.single.s.aediles
    for action in (VOTE + low * 3, VOTE + high * 3 + 1, PEEK + low, APPROVE):
        chance_game.play(action)
    assert chance_game.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    winners = []
    for side in range(2):
        twin = chance_game.copy()
        twin.apply_chance(side)
        assert twin.single.over
        winners.append(twin.single.rewards())
    assert winners == [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]  # green first: the Loyalists are caught, and so on


@pytest.mark.parametrize("name", REMEMBERED)
def test_a_resampled_state_is_remembered_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(4):
        state = played(game, seed, 12 * seed + 2)
        choice = random.Random(seed)
        for player in {state.current_player(), 0}:
            other = state.resample_from_infostate(player, choice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()


def test_B1_a_resampled_state_has_other_secrets() -> None:
    """Of Idus Martii: hands, votes and cards put away differ, and all that may be, come up."""
    game = pyspiel.load_game("rostra_idus_martii(players=5,start=0)")
    state = played(game, 7, 30)
    choice = random.Random(1)
    worlds = [state.resample_from_infostate(0, choice.random) for _ in range(12)]
    assert len({str(world.chance_game.single.s.hands) for world in worlds}) > 6
    assert len({str(world.chance_game.single.s.discarded) for world in worlds}) > 2
    assert len({str(world.chance_game.single.s.laid) for world in worlds}) > 2
    assert {str(world.chance_game.single.s.hands[0]) for world in worlds} == {
        str(state.chance_game.single.s.hands[0])
    }


def test_copies_go_their_own_ways() -> None:
    for name in REMEMBERED[:3:2]:
        state = played(pyspiel.load_game(name), 3, 5)
        text, twin = str(state), state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == text
        assert twin.history() != state.history()
        assert state.child(state.legal_actions()[0]).history() == twin.history()


@pytest.mark.parametrize("name", REMEMBERED)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])
def test_games_and_states_can_be_copied_and_stored(name: str, copied: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game(name)
    state = played(game, 5, 6)
    other, twin = copied(game), copied(state)
    assert str(other) == str(game)
    assert played(other, 5, 6).information_state_string(0) == state.information_state_string(0)
    for action in state.legal_actions()[:3]:
        after = twin.child(action)
        assert after.information_state_string(0) == state.child(action).information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history()[:-1] == state.history()


@pytest.mark.parametrize("name", REMEMBERED)
def test_what_is_seen_is_always_of_the_state_as_it_is(name: str) -> None:
    """Also where copies of a state go on from it, and are looked at before and after."""
    choice = random.Random(2)
    state = played(pyspiel.load_game(name), 2, 0)
    while not state.is_terminal():
        for other in (state, state.clone()):
            if not other.is_chance_node():
                for player in range(other.num_players()):
                    assert (
                        other.observation_tensor(player) == other.chance_game.single.observe(player).tolist()
                    )
        state = state.child(choice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", REMEMBERED)
def test_an_action_is_a_whole_number(name: str) -> None:
    state = played(pyspiel.load_game(name), 1, 2)
    action = state.legal_actions()[-1]
    for way in (state.apply_action, state.apply_action_with_legality_check, state.child):
        for wrong in (float(action), numpy.float32(action), numpy.float64(action + 0.5), str(action), None):
            with pytest.raises(TypeError):
                way(wrong)
    after = state.child(numpy.int64(action))
    state.apply_action(numpy.uint8(action) if action < 256 else action)
    assert state.history() == after.history()


@pytest.mark.parametrize("name", REMEMBERED)
def test_a_seed_for_chance_gives_the_same_games_again(name: str) -> None:
    def observed() -> list[Any]:
        environment = rl_environment.Environment(pyspiel.load_game(name))
        environment.seed(11)
        choice, seen = random.Random(4), []
        for _ in range(2):  # one reset after the other
            step = environment.reset()
            while not step.last():
                seen.append(step.observations["info_state"])
                legal = step.observations["legal_actions"][step.current_player()]
                step = environment.step([choice.choice(legal)])
            seen.append(step.rewards)
        return seen

    assert observed() == observed()


def test_Q17_a_turn_limit_ends_the_game_for_good_and_the_leader_has_won() -> None:
    game = pyspiel.load_game("rostra_quo_vadis(players=3,turn_limit=40,open_handed=True)")
    wins = Counter[float]()
    for seed in range(12):
        state, choice = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice.choice(state.legal_actions()))
            else:
                state.apply_action(eager(state.legal_actions(), choice))
        s = state.chance_game.single.s
        if s.free[SENATE]:
            assert state.returns() == [float(QUO.rules.has_won(s, seat)) for seat in range(3)]
            assert state.legal_actions() == []
            wins[sum(state.returns())] += 1
    assert wins[1.0]


def test_what_chance_has_yet_to_say_cannot_be_seen() -> None:
    state = pyspiel.load_game("rostra_quo_vadis(players=3)").new_initial_state()
    assert str(state) == "nobody has begun yet"
    state.apply_action(1)
    assert not any(f"{place} {laurel}" in str(state) for place in PLACES for laurel in LAURELS)
    state.apply_action(2)
    assert f"{PLACES[0]} {LAURELS[2]}" in str(state)


def test_a_reduced_quo_vadis_needs_a_seed() -> None:
    with pytest.raises(ValueError, match="setup"):
        pyspiel.load_game("rostra_quo_vadis(players=3,senators=2)")


@pytest.mark.parametrize(
    "name", ["rostra_quo_vadis(players=3,turn_limit=8)", "rostra_idus_martii(players=5)"]
)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiels_searchers_play(name: str, kind: str) -> None:
    game = pyspiel.load_game(name)
    drawn = numpy.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, drawn)
    bot: Any
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 5, evaluator, random_state=drawn)
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=drawn)
    state, moves = game.new_initial_state(), Counter[int]()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = drawn.choice(outcomes, p=weights)
        elif state.current_player() == 0:
            action = bot.step(state)
            moves[state.current_player()] += 1
        else:
            action = drawn.choice(state.legal_actions())
        state.apply_action(int(action))
    assert moves[0] > 1
    assert set(state.returns()) <= {0.0, 1.0}
