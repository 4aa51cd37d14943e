"""Environments of other libraries at work: random legal actions, observations and masks made at every step.

How it is measured, so that everybody gets their due:

- All play in the fastest way their interface offers: Pgx steps many games inside one compiled loop, on the
  processor, in one thread as far as it lets itself be told; the others are loops in Python around their step.
  Wrappers that only check are left out. Making the observation and the legal actions counts.
- OpenSpiel's C++ rollouts make no observations. They are there to show what its core does when nobody looks.
- Chance is not counted as a step on any side.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from bench.timing import Work

STEPS = 200
"""Steps per batch of those that loop in Python."""
PGX_GAMES = 1024
PGX_STEPS = 20
LIKE = "of like size"
SMALL = "much smaller"

PETTINGZOO = {"texas_holdem_v4": LIKE, "hanabi_v5": LIKE, "connect_four_v3": SMALL}
OPENSPIEL = {"negotiation": LIKE, "hearts": LIKE, "hanabi": LIKE, "connect_four": SMALL}
RLCARD = {"uno": LIKE, "gin-rummy": LIKE, "limit-holdem": LIKE, "leduc-holdem": SMALL}
PGX = {"backgammon": LIKE, "othello": LIKE, "connect_four": SMALL, "leduc_holdem": SMALL, "kuhn_poker": SMALL}


def works() -> Iterator[tuple[str, str, Work] | str]:
    """Name, size and work of each environment, or a note about what is missing."""
    for library, module, games, maker in (
        ("PettingZoo", "pettingzoo", PETTINGZOO, _pettingzoo),
        ("OpenSpiel", "pyspiel", OPENSPIEL, _openspiel),
        ("RLCard", "rlcard", RLCARD, _rlcard),
        ("Pgx", "pgx", PGX, pgx),
    ):
        if find_spec(module) is None:
            yield f"{library} is not installed here: left out"
            continue
        for game, size in games.items():
            try:
                yield f"{library} {game}", size, Work(maker(game), games=0)
            except Exception as error:  # a peer that does not run here must not stop the others
                yield f"{library} {game} does not run here ({type(error).__name__}): left out"


def _pettingzoo(game: str) -> Callable[[int], float]:
    from pettingzoo import classic

    return pettingzoo(getattr(classic, game).raw_env())


def pettingzoo(env: Any) -> Callable[[int], float]:
    """Any environment of PettingZoo in which one agent acts at a time."""
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def play(_seed: int) -> float:
        for _ in range(STEPS):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                seen, *_ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
        return STEPS

    return play


def _openspiel(name: str) -> Callable[[int], float]:
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    looks = (
        "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    )
    state = game.new_initial_state()

    def play(_seed: int) -> float:
        nonlocal state
        made = 0
        while made < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                getattr(state, looks)(state.current_player())
                state.legal_actions_mask(state.current_player())
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made

    return play


def _rlcard(game: str) -> Callable[[int], float]:
    import rlcard

    env = rlcard.make(game)
    state, _ = env.reset()
    chance = random.Random(1)

    def play(_seed: int) -> float:
        nonlocal state
        for _ in range(STEPS):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
        return STEPS

    return play


def pgx(game: str, games: int = PGX_GAMES) -> Callable[[int], float]:
    """A game of Pgx, many at once; those that end begin anew."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    from pgx import make
    from pgx.experimental import auto_reset

    env = make(game)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = PGX_STEPS * max(1, PGX_GAMES // games)

    def once(_: int, carried: Any) -> Any:
        states, key = carried
        key, choosing, drawing = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.log(states.legal_action_mask), axis=1)
        return step(states, actions, jax.random.split(drawing, games)), key

    run = jax.jit(lambda carried: jax.lax.fori_loop(0, steps, once, carried))
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    carried = (begun, jax.random.PRNGKey(1))

    def play(_seed: int) -> float:
        nonlocal carried
        carried = jax.block_until_ready(run(carried))
        return games * steps

    return play
