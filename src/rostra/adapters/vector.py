"""Many games of one kind, stepped together: actions in, observations, masks and rewards out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rostra import games
from rostra.adapters import vector_steps as steps
from rostra.adapters.rewards import Reward, reward_of
from rostra.adapters.vector_steps import BEGIN, NOTHING, Games
from rostra.kernel import jit
from rostra.kernel.chance import RNG
from rostra.kernel.game import IllegalAction, InvalidInput, Setup
from rostra.kernel.records import Layout
from rostra.kernel.rules import tops

CHOOSER: Layout[Any] = Layout("chooser", {"row": (), "rng": RNG})
HIGHEST_SEED = 2**62

__all__ = ["NOTHING", "Shown", "VectorEnvironment", "vector"]

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]


class Shown(NamedTuple):
    """What is to be seen of all games: the environment's own arrays, overwritten by the next step."""

    observations: Bytes
    masks: Bytes
    rewards: npt.NDArray[np.float32]
    to_move: npt.NDArray[np.int64]
    finished: Bytes


class VectorEnvironment:
    """Many games at once: ``rostra.vector("quo-vadis", num_envs=4096, players=4)``.

    A row of every array is one game; when it ends, the next begins at once. ``relative``: actions name seats
    as the acting seat counts them, itself 0, its left neighbour 1; otherwise by the seats of the table.
    ``rewards``: ``"win"``, ``"zero-sum"`` or ``"margin"``, with ``shaping`` and ``discount``
    (``adapters/rewards.py``); ``zero_sum`` is the second of them by another name. ``options``: what the
    game's ``configure`` takes, such as ``variants``, ``turn_limit`` and ``asks`` of Quo Vadis?.
    """

    observations: Bytes
    """``[num_envs, size]``: what the seat to act may know (B1); the game's ``CELLS`` say what is where."""
    masks: Bytes
    """``[num_envs, actions]``: 1 for each legal action of the seat to act."""
    rewards: npt.NDArray[np.float32]
    """``[num_envs, players]``: what each seat got in the latest step, 0 while a game runs."""
    to_move: npt.NDArray[np.int64]
    """``[num_envs]``: the seat to act."""
    finished: Bytes
    """``[num_envs]``: 1 where the latest step ended a game; the row already shows the next one."""
    any_action: npt.NDArray[np.int64]
    """``[num_envs]``: a legal action drawn at random, all equally likely: the random player."""
    seeds: npt.NDArray[np.int64]
    """``[num_envs]``: the seed of the game in each row."""
    watched: npt.NDArray[np.int64]
    """``[num_envs]``: a seat of each row, for ``endings``; 0 unless it is changed."""
    endings: Bytes
    """``[num_envs, size]``: what that seat saw when the latest game in the row was over."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        seed: int = 0,
        threads: int = 1,
        relative: bool = True,
        zero_sum: bool = False,
        rewards: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        **options: Any,
    ) -> None:
        found = games.named(game)
        found.validated(Setup(game, players, 0))
        if num_envs < 1 or threads < 1:
            raise InvalidInput("learner-games")
        self.rules = rules = found.rules.with_memory()
        self.num_envs, self.players = num_envs, players
        self.actions, self.size = rules.actions, sum(cells.count for cells in rules.cells)
        self.tops = np.array(tops(rules.cells), dtype=np.uint8)
        self.observations = np.zeros((num_envs, self.size), dtype=np.uint8)
        self.masks = np.zeros((num_envs, self.actions), dtype=np.uint8)
        self.rewards = np.zeros((num_envs, players), dtype=np.float32)
        self.to_move = np.zeros(num_envs, dtype=np.int64)
        self.finished = np.zeros(num_envs, dtype=np.uint8)
        self.any_action = np.zeros(num_envs, dtype=np.int64)
        self.seeds = np.zeros(num_envs, dtype=np.int64)
        self.watched = np.zeros(num_envs, dtype=np.int64)
        self.endings = np.zeros_like(self.observations)
        reward = reward_of(rules, "zero-sum" if zero_sum else rewards, shaping, discount)
        self._games = self._laid_out(options, relative, reward)
        self._bind(threads)
        self.reset(seed)

    def _laid_out(self, options: dict[str, Any], relative: bool, reward: Reward) -> Games:
        configured = self.rules.layout.new()
        self.rules.configure(configured, players=self.players, **options)
        seats = range(self.players)
        numbers = np.array(
            [self.rules.numbering(self.players, seat) if relative else range(self.actions) for seat in seats],
            dtype=np.uint16,
        )
        return Games(
            states=self._rows(self.rules.layout, configured, self.rules.small),
            choosers=self._rows(CHOOSER, CHOOSER.new()),
            seeds=self.seeds,
            numbers=numbers,
            names=np.argsort(numbers, axis=1).astype(np.uint16),
            observations=_records(self.observations),
            masks=_records(self.masks),
            rewards=self.rewards,
            to_move=self.to_move,
            finished=self.finished,
            any_action=self.any_action,
            watched=self.watched,
            endings=_records(self.endings),
            stride=self.num_envs,
            reward=reward,
            potentials=np.full((self.num_envs, self.players), np.nan),
        )

    def _rows(self, layout: Layout[Any], first: Any, small: frozenset[str] = frozenset()) -> Any:
        """As many states as games, of the form the rules run in; small numbers in a byte each.

        Rules calculate with 64 bits whatever they read from. But a step reads and writes all over the state,
        and thousands of states run at twice the speed when they fit into the processor's cache.
        """
        if not jit.available():
            return [layout.copy(first) for _ in range(self.num_envs)]
        record = layout.records()
        layout.write(first, record)
        narrowed = [
            (field, np.int8 if field in small else np.int64, shape) for field, shape in layout.fields.items()
        ]
        form = np.dtype(narrowed, align=bool(small))  # all wide: the simulator's form, compiled once for both
        return np.full(self.num_envs, record.astype(form)).view(np.recarray)

    def _bind(self, threads: int) -> None:
        names = self.rules.bound()
        self._sow_choosers = jit.compiled(steps.sow_choosers)
        self._first_refused = jit.compiled(steps.first_refused, **names)
        self._play_games = jit.compiled(steps.play_games, jit.UNCHECKED, **names)
        self._run_games = jit.compiled(steps.run_games, jit.UNCHECKED, **names)
        self._observe_seats = jit.compiled(steps.observe_seats, jit.UNCHECKED, **names)
        bounds = [self.num_envs * share // threads for share in range(threads + 1)]
        self._shares = list(pairwise(bounds))
        self._buffers = [np.zeros(self.actions, dtype=np.int64) for _ in self._shares]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    @property
    def shown(self) -> Shown:
        """All arrays together."""
        return Shown(self.observations, self.masks, self.rewards, self.to_move, self.finished)

    def reset(self, seed: int | Sequence[int] | Numbers | None = None) -> Shown:
        """Begin all games: row i with ``seed + i``, and after that every ``num_envs``-th seed.

        Several seeds are one for each row. Without a seed, every row goes on to its next game.
        """
        if seed is None:
            self.seeds += self.num_envs
        else:
            seeds = np.asarray(seed, dtype=object)
            if not all(0 <= each < HIGHEST_SEED for each in seeds.flat):
                raise InvalidInput("learner-seed")
            self.seeds[:] = seeds + np.arange(self.num_envs) if seeds.ndim == 0 else seeds
        self._sow_choosers(self._games)
        self._play(np.full(self.num_envs, BEGIN))
        return self.shown

    def step(self, actions: npt.ArrayLike) -> Shown:
        """Play one action in every game; where it is ``NOTHING``, that game waits.

        If any is not legal, ``IllegalAction`` names the game and the rule, and nothing has changed (B3).
        """
        chosen = np.array(actions, dtype=np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidInput("learner-actions", {"count": self.num_envs})
        refused = self._share(
            lambda buffer, first, last: self._first_refused(self._games, chosen, first, last)
        )
        for row in refused:
            if row != NOTHING:
                raise IllegalAction(self._why_not(row, int(chosen[row])))
        self._play(chosen)
        return self.shown

    def run(self, count: int) -> int:
        """Play this many actions of the random player in every game; how many games ended."""
        return sum(
            self._share(lambda buffer, first, last: self._run_games(self._games, buffer, count, first, last))
        )

    def _play(self, actions: npt.NDArray[np.int64]) -> None:
        self._share(lambda buffer, first, last: self._play_games(self._games, actions, buffer, first, last))

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def observe(self, seats: npt.ArrayLike) -> Bytes:
        """What a seat may know, whether it is to act or not: the same seat in all rows, or one for each.

        A new array ``[num_envs, size]``; the row of ``observations`` where that seat is to act.
        """
        rows = np.array(np.broadcast_to(seats, self.num_envs), dtype=np.int64)
        if not ((rows >= 0) & (rows < self.players)).all():
            raise InvalidInput("learner-seat", {"last": self.players - 1})
        seen = np.zeros_like(self.observations)
        self._observe_seats(self._games, rows, _records(seen))
        return seen

    def observe_all(self) -> Bytes:
        """What every seat may know, ``[num_envs, players, size]``: a new array."""
        return np.stack([self.observe(seat) for seat in range(self.players)], axis=1)

    def state(self) -> Bytes:
        """What all seats know together, ``[num_envs, players * size]``: for critics that see everything.

        The observations of seats 0, 1, ... one after the other, whoever is to act, in a new array.
        """
        return self.observe_all().reshape(self.num_envs, -1)

    def interpreted(self, row: int) -> Any:
        """An interpreted copy of the whole state of a game, secrets included: for tests and referees."""
        layout = self.rules.layout
        states = self._games.states
        return layout.copy(states[row]) if isinstance(states, list) else layout.read(states, row)

    def number(self, seat: int, action: int) -> int:
        """The number in the rules of an action of a seat."""
        return int(self._games.numbers[seat][action])

    def _why_not(self, row: int, action: int) -> str:
        s = self.interpreted(row)
        if not 0 <= action < self.actions:
            return f"Game {row}: there is no action {action}; there are 0 to {self.actions - 1} (B3)."
        number = self.number(self.rules.acting(s), action)
        refusal = self.rules.refusal(s, number)
        shown = self.rules.shown(number)
        return f"Game {row}: action {action}, {shown}, is not legal by rule {refusal.rule} ({refusal.kind})."

    def _share(self, work: Callable[[Any, int, int], Any]) -> list[Any]:
        """Do some work on all games, each thread on its share."""
        if self._pool is None:
            return [work(self._buffers[0], 0, self.num_envs)]
        return list(
            self._pool.map(
                lambda share: work(self._buffers[share], *self._shares[share]), range(len(self._shares))
            )
        )


def _records(rows: Bytes) -> Any:
    """The same bytes as records, one for each row."""
    return rows.view([("cells", np.uint8, (rows.shape[1],))])[:, 0].view(np.recarray)


vector = VectorEnvironment
