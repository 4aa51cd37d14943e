"""The adapters play what the table and the core play, action by action."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rostra
from rostra.adapters.idus_martii import IdusMartii
from rostra.adapters.quo_vadis import DEMAND, QuoVadis
from rostra.games.idus_martii import game as idus
from rostra.games.idus_martii.actions import ACTIONS
from rostra.games.quo_vadis import game as quo
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel.chance import sow
from tests.adapters.playing import IDUS_MARTII, LIMIT, QUO_VADIS, eager, is_bargain, walk


def position(single: Any) -> dict[str, Any]:
    game = quo.GAME if isinstance(single, QuoVadis) else idus.GAME
    return game.position(single.s)


def said(action: int) -> dict[str, Any]:
    return {"type": "census"} if action == DEMAND else shown(action)


@pytest.mark.parametrize("variants", [(), ("limited-ones",), ("census", "consular-election")])
@pytest.mark.parametrize("players", QUO_VADIS)
def test_quo_vadis_without_asks_is_the_game_of_the_table(players: int, variants: tuple[str, ...]) -> None:
    for seed in range(3):
        single = QuoVadis(players, variants=variants, turn_limit=LIMIT, asks=0)
        single.begin(seed)
        table = rostra.new_table("quo-vadis", players, seed, variants=variants, options={"turn_limit": LIMIT})
        for seat, action in walk(single, seed):
            assert position(single) == table.position()
            assert single.to_act == table.to_act
            legal = [move for move in table.legal(seat) if move["type"] not in ("pledge", "retract")]
            assert [said(a) for a in single.legal(seat)] == legal
            table.play(seat, said(action))
        assert table.result is not None
        assert single.rewards() == [float(seat in table.result["winners"]) for seat in range(players)]


@pytest.mark.parametrize("players", QUO_VADIS)
def test_quo_vadis_with_asks_is_the_game_of_the_core(players: int) -> None:
    zoo = pytest.importorskip("rostra.adapters.pettingzoo", reason="PettingZoo is not installed")
    bargains = 0
    for seed in range(3):
        env = zoo.raw_env("quo-vadis", players=players, turn_limit=60, asks=2, top_price=3)
        env.reset(seed=seed)
        core = LAYOUT.new()
        RULES.configure(core, players, turn_limit=60, asks=2, top_price=3)
        sow(core, seed, 0)
        RULES.begin(core)
        choice, out = random.Random(seed), [0] * RULES.actions
        while not RULES.is_over(core):
            assert LAYOUT.plain(core) == LAYOUT.plain(env.single.s)
            seat = env.possible_agents.index(env.agent_selection)
            numbers = env.single.numbering(seat)
            legal = out[: RULES.legal_actions(core, out)]
            mask = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            assert sorted(numbers[a] for a in mask) == legal
            action = eager(legal, choice)
            bargains += is_bargain(action)
            RULES.play(core, action)
            env.step(numbers.index(action))
        assert env.single.over
    assert bargains > 20


@pytest.mark.parametrize("claims", [False, True])
@pytest.mark.parametrize("players", IDUS_MARTII)
def test_idus_martii_is_the_game_of_the_table(players: int, claims: bool) -> None:
    for seed in range(3):
        single = IdusMartii(players, claims=claims)
        single.begin(seed)
        table = rostra.new_table("idus-martii", players, seed)
        for seat, action in walk(single, seed):
            assert position(single) == table.position()
            assert single.to_act == table.to_act
            legal = single.legal(seat)
            assert [idus.GAME.rules.shown(a) for a in legal if a < ACTIONS] == table.legal(seat)
            if action < ACTIONS:
                table.play(seat, idus.GAME.rules.shown(action))
            else:
                assert single.claims is not None
                table.play(seat, single.claims.shown(seat, action))
        assert table.result is not None
        assert single.rewards() == [float(seat in table.result["winners"]) for seat in range(players)]


def test_I17_claims_are_bounded_and_heard() -> None:
    """One claim before each decision; the latest of each kind is heard, by all alike."""
    single = IdusMartii(5, claims=True, start=0)
    single.begin(1)
    loyal, suspects = ACTIONS, ACTIONS + 9 + 8 + 3
    assert {loyal, suspects} <= set(single.legal(2))
    assert single.text(2, suspects) == "claim suspect 3"
    single.play(2, suspects)
    assert max(single.legal(2)) < ACTIONS
    assert suspects - 3 + 2 in single.legal(3)
    for seat in range(5):
        heard = single.observe(seat)[-8 * 25 :].nonzero()[0].tolist()
        assert heard == [(2 - seat) % 5 * 25 + 17 + (3 - seat) % 5]
    copy = single.copy()
    copy.play(3, loyal)
    assert single.claims is not None
    assert len(single.claims.made) == 1


def test_Q24_what_a_census_showed_is_seen() -> None:
    single = QuoVadis(3, variants=("census",), turn_limit=300, asks=0, open_handed=True)
    for seed in range(20):
        single.begin(seed)
        for seat, action in walk(single, seed):
            if action == DEMAND:
                held = [single.s.holdings[other][:] for other in range(3)]
                single.play(seat, action)
                seen = single.observe(1)[-30:-12].reshape(3, 6).tolist()
                assert seen == [held[1], held[2], held[0]]
                return
    pytest.fail("nobody demanded a census")
