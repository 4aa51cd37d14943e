"""Many games at once play what the rules play, action by action, whatever threads and compilers do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.adapters import thread_pool
from rostra.adapters.vector import NOTHING, RANDOM, VectorEnvironment
from rostra.kernel.chance import halves, sow

ROWS = 3
ELECTION = ("limited-ones", "census", "consular-election")
CASES: list[tuple[str, int, dict[str, Any]]] = [
    *(("quo-vadis", players, {"turn_limit": 25}) for players in (3, 4, 5)),
    *(("quo-vadis", players, {"turn_limit": 12, "variants": ELECTION, "asks": 1}) for players in (3, 4, 5)),
    ("quo-vadis", 4, {"turn_limit": 30, "asks": 0, "open_handed": True, "relative": False}),
    *(("idus-martii", players, {}) for players in (5, 6, 7, 8)),
    ("idus-martii", 5, {"start": 2, "zero_sum": True, "relative": False}),
]
NAMES = [f"{game} {players} {'-'.join(options)}" for game, players, options in CASES]


class Mirror:
    """One game by the interpreted rules, to be compared with a row."""

    def __init__(self, env: VectorEnvironment, row: int, options: dict[str, Any]) -> None:
        self.env, self.row, self.game = env, row, env.rules
        self.relative, self.zero_sum = options.get("relative", True), options.get("zero_sum", False)
        self.s = self.game.layout.new()
        rules = {name: value for name, value in options.items() if name not in ("relative", "zero_sum")}
        self.game.configure(self.s, players=env.players, **rules)
        self.begin()

    def begin(self) -> None:
        sow(self.s, *halves(int(self.env.seeds[self.row])))
        self.game.begin(self.s)

    def names(self) -> list[int]:
        """The legal actions, named as the seat to act counts seats."""
        out = [0] * self.game.actions
        legal = out[: self.game.legal_actions(self.s, out)]
        if not self.relative:
            return legal
        numbers = list(self.game.numbering(self.env.players, self.game.acting(self.s)))
        return sorted(numbers.index(number) for number in legal)

    def check(self) -> None:
        """Everything that is shown of the row is as it should be."""
        env, row = self.env, self.row
        assert self.game.layout.plain(env.interpreted(row)) == self.game.layout.plain(self.s)
        seat = self.game.acting(self.s)
        assert env.to_move[row] == seat
        assert np.flatnonzero(env.masks[row]).tolist() == self.names()
        assert env.masks[row].max() == 1
        cells = np.zeros(env.size, dtype=np.uint8)
        self.game.observe(self.s, seat, cells)
        assert env.observations[row].tobytes() == cells.tobytes()
        assert (env.observations[row] <= env.tops).all()
        assert env.masks[row][env.any_action[row]]

    def play(self, action: int) -> list[float] | None:
        """Play an action; the rewards if that was the end."""
        self.game.play(self.s, self.env.number(self.game.acting(self.s), action))
        if not self.game.is_over(self.s):
            return None
        won = [float(self.game.has_won(self.s, seat)) for seat in range(self.env.players)]
        return [gain - sum(won) / len(won) for gain in won] if self.zero_sum else won


def play_along(game: str, players: int, options: dict[str, Any], steps: int, rows: int = ROWS) -> int:
    """Random games beside the rules; how many ended."""
    env = rostra.vector(game, rows, players, seed=players, **options)
    mirrors = [Mirror(env, row, options) for row in range(rows)]
    choice = random.Random(players)
    ended = 0
    for _ in range(steps):
        actions = [choice.choice([NOTHING, *mirror.names(), *mirror.names()]) for mirror in mirrors]
        env.step(actions)
        for mirror, action in zip(mirrors, actions, strict=True):
            gains = None if action == NOTHING else mirror.play(action)
            assert bool(env.finished[mirror.row]) == (gains is not None)
            assert env.rewards[mirror.row].tolist() == pytest.approx(gains or [0.0] * players)
            if gains is not None:
                ended += 1
                cells = np.zeros(env.size, dtype=np.uint8)
                env.rules.observe(mirror.s, 0, cells)
                assert env.endings[mirror.row].tobytes() == cells.tobytes()
                mirror.begin()
            mirror.check()
    return ended


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=NAMES)
def test_every_row_plays_by_the_rules(game: str, players: int, options: dict[str, Any]) -> None:
    assert play_along(game, players, options, 240) >= 2


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=NAMES)
def test_compiled_rows_play_by_the_rules(game: str, players: int, options: dict[str, Any]) -> None:
    assert play_along(game, players, options, 240) >= 2


def digest(env: VectorEnvironment, steps: int) -> list[bytes]:
    """Everything shown while the random player plays."""
    found = []
    for _ in range(steps):
        shown = env.step(env.any_action)
        found.append(b"".join(array.tobytes() for array in shown))
    return found


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 6)])
def test_B2_threads_do_not_matter(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread_pool, "WORTH", 1)
    one, three = (rostra.vector(game, 5, players, seed=9, threads=threads) for threads in (1, 3))
    assert digest(one, 60) == digest(three, 60)
    one.run(20)
    three.run(20)
    assert digest(one, 5) == digest(three, 5)
    three.close()


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 6)])
def test_B2_threads_do_not_matter_to_compiled_rules(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thread_pool, "WORTH", 1)
    one, two = (rostra.vector(game, 165, players, seed=9, threads=threads) for threads in (1, 2))
    assert one.run(2_000) == two.run(2_000) > 100
    assert digest(one, 50) == digest(two, 50)
    two.close()


def test_B2_the_same_seed_gives_the_same_games() -> None:
    env = rostra.vector("quo-vadis", 4, 3, seed=5, turn_limit=20)
    first = digest(env, 40)
    env.reset(5)
    assert digest(env, 40) == first
    env.reset(6)
    assert digest(env, 40) != first


def test_a_row_that_is_over_goes_on_with_its_next_seed() -> None:
    env = rostra.vector("quo-vadis", 2, 3, seed=7, turn_limit=1, asks=0)
    first = env.seeds.tolist()
    assert first[0] == 7
    shown = env.step(env.any_action)
    assert shown.finished.tolist() == [1, 1]
    second = env.seeds.tolist()
    env.step([NOTHING, env.any_action[1]])
    assert env.finished.tolist() == [0, 1]
    third = env.seeds.tolist()
    assert second[0] == third[0]
    assert len({*first, *second, *third}) == 5
    env.reset(first)
    env.step([RANDOM, RANDOM])
    assert env.seeds.tolist() == second
    env.reset([3, 3])
    assert env.observations[0].tobytes() == env.observations[1].tobytes()


def seeds_of_resets(env: VectorEnvironment, played: int) -> list[list[int]]:
    """The seeds of one reset with a seed and of three without, with some games played in between."""
    env.reset(11)
    found = [env.seeds.tolist()]
    for _ in range(3):
        for _ in range(played):
            env.step(env.any_action)
        env.reset()
        found.append(env.seeds.tolist())
    return found


def test_B2_one_seed_makes_all_resets_whatever_was_played() -> None:
    env = rostra.vector("quo-vadis", 3, 3, turn_limit=2, asks=0)
    resets = seeds_of_resets(env, 0)
    assert seeds_of_resets(env, 7) == resets
    assert len({seed for seeds in resets for seed in seeds}) == 12
    env.reset([4, 5, 6])
    env.reset()
    once = env.seeds.tolist()
    env.reset([4, 5, 6])
    env.step(env.any_action)
    env.reset()
    assert env.seeds.tolist() == once


def test_neighbouring_seeds_share_no_games() -> None:
    def seeds(seed: int) -> list[int]:
        env = rostra.vector("quo-vadis", 8, 3, seed=seed, turn_limit=1, asks=0)
        found: list[int] = env.seeds.tolist()
        for _ in range(20):
            env.step(env.any_action)
            found += env.seeds.tolist()
        return found

    several = [seed for first in (0, 1, 8, 2**64, 2**127 + 1) for seed in seeds(first)]
    assert len(set(several)) == len(several) == 5 * 8 * 21
    assert max(several) >= 2**62, "all bits are used"


@pytest.mark.parametrize("wrong", [[0.0, 1.0], np.array([1.0, 2.0]), [True, False], [None, 1], ["0", "1"]])
def test_only_whole_numbers_are_actions(wrong: Any) -> None:
    env = rostra.vector("idus-martii", 2, 5)
    with pytest.raises(ValueError, match="whole number"):
        env.step(wrong)
    env.step(env.any_action.astype(np.uint16))


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 4), ("idus-martii", 5)])
def test_B3_an_illegal_action_is_refused_and_changes_nothing(
    game: str, players: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thread_pool, "WORTH", 1)
    env = rostra.vector(game, 3, players, seed=1, threads=threads)
    before = [array.copy() for array in env.shown], [vars_of(env, row) for row in range(3)]
    for wrong, rule in (
        (int(np.flatnonzero(env.masks[1] == 0)[-1]), "[QI][0-9]+"),
        (env.actions, "B3"),
        (-3, "B3"),
    ):
        with pytest.raises(rostra.IllegalAction, match=rf"Game 1: .*{rule}"):
            env.step([env.any_action[0], wrong, env.any_action[2]])
        assert [vars_of(env, row) for row in range(3)] == before[1]
        assert all((now == then).all() for now, then in zip(env.shown, before[0], strict=True))


def vars_of(env: VectorEnvironment, row: int) -> dict[str, Any]:
    return env.rules.layout.plain(env.interpreted(row))


@pytest.mark.parametrize(("game", "players"), [("quo-vadis", 5), ("idus-martii", 8)])
def test_what_is_kept_in_a_byte_stays_far_below_its_top(game: str, players: int) -> None:
    env = rostra.vector(game, 2, players, seed=3)
    greatest = 0
    for _ in range(150):
        env.step(env.any_action)
        for row in range(2):
            state = vars_of(env, row)
            greatest = max(greatest, *(np.abs(state[field]).max() for field in env.rules.small))
    assert 1 < greatest < 64


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'ludo'"):
        rostra.vector("ludo", 1, 4)
    with pytest.raises(ValueError, match="3 to 5 players"):
        rostra.vector("quo-vadis", 1, 6)
    with pytest.raises(ValueError, match="at least one"):
        rostra.vector("quo-vadis", 0, 4)
    with pytest.raises(ValueError, match="ask 0 to 3 times"):
        rostra.vector("quo-vadis", 1, 4, asks=4)
    with pytest.raises(ValueError, match="0 to 5"):
        rostra.vector("quo-vadis", 1, 4, top_price=6)
    with pytest.raises(ValueError, match="start player"):
        rostra.vector("quo-vadis", 1, 4, start=4)
    for wrong in (-1, 2**128, 1.0, True, [2**63], [0, 1], [0.0]):
        with pytest.raises(ValueError, match="seed"):
            rostra.vector("idus-martii", 1, 5, seed=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 actions"):
        rostra.vector("idus-martii", 2, 5).step([0])
