"""Many games of one kind, stepped together: actions in, observations, masks and rewards out."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from rostra import games
from rostra.adapters import vector_steps as steps
from rostra.adapters.rewards import Reward, reward_of
from rostra.adapters.saved import Rows, Saved
from rostra.adapters.seeds import RowSeeds, Seeds
from rostra.adapters.thread_pool import ThreadPool, shares
from rostra.adapters.vector_steps import BEGIN, NOTHING, RANDOM, Games
from rostra.kernel import jit
from rostra.kernel.chance import RNG
from rostra.kernel.game import IllegalAction, InvalidInput, Setup
from rostra.kernel.records import Layout
from rostra.kernel.rules import tops
from rostra.words.compiling import watch

CHOOSER: Layout[Any] = Layout("chooser", {"row": (), "rng": RNG})

__all__ = ["NOTHING", "RANDOM", "Shown", "VectorEnvironment", "vector"]

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
        seed: int | Sequence[int] = 0,
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
        watch()
        self._made = {
            "game": game,
            "num_envs": num_envs,
            "players": players,
            "threads": threads,
            "relative": relative,
            "rewards": "zero-sum" if zero_sum else rewards,
            "shaping": shaping,
            "discount": discount,
            **options,
        }
        self.rules = rules = found.rules.with_memory()
        self.num_envs, self.players = num_envs, players
        self.actions, self.size = rules.actions, sum(cells.count for cells in rules.cells)
        self.tops = np.array(tops(rules.cells), dtype=np.uint8)
        self.observations = np.zeros((num_envs, self.size), dtype=np.uint8)
        self.masks = np.zeros((num_envs, self.actions), dtype=np.uint8)
        # Room for as many seats as the game has at most: what is compiled then serves any number of players.
        self._rewards = np.zeros((num_envs, max(rules.players)), dtype=np.float32)
        self.rewards = self._rewards[:, :players]
        self.to_move = np.zeros(num_envs, dtype=np.int64)
        self.finished = np.zeros(num_envs, dtype=np.uint8)
        self.any_action = np.zeros(num_envs, dtype=np.int64)
        self.seeds = np.zeros(num_envs, dtype=np.int64)
        self.watched = np.zeros(num_envs, dtype=np.int64)
        self.endings = np.zeros_like(self.observations)
        self.shown = Shown(self.observations, self.masks, self.rewards, self.to_move, self.finished)
        reward = reward_of(rules, self._made["rewards"], shaping, discount)
        self._games = self._laid_out(options, relative, reward)
        layouts = {"states": rules.layout, "choosers": CHOOSER}
        self._saving = Rows(self._games, layouts, game, players, relative)
        self._row_seeds = RowSeeds(num_envs)
        self._prepare(threads)
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
            drawn=np.zeros(self.num_envs, dtype=np.int64),
            any_action=self.any_action,
            seeds=self.seeds,
            numbers=numbers,
            names=_records(np.argsort(numbers, axis=1).astype(np.uint16), "actions"),
            observations=_records(self.observations),
            masks=_records(self.masks),
            rewards=_records(self._rewards, "seats"),
            to_move=self.to_move,
            finished=self.finished,
            watched=self.watched,
            endings=_records(self.endings),
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

    def _prepare(self, threads: int) -> None:
        """Make what calls of compiled loops need again and again."""
        self._loops: dict[Any, Any] = {}
        self._chosen = np.zeros(self.num_envs, dtype=np.int64)
        self._random = np.full(self.num_envs, RANDOM)
        self._buffers = [_records(np.zeros((1, self.actions), np.uint16), "numbers") for _ in range(threads)]
        self._pool, self._shares = ThreadPool(threads - 1), shares(self.num_envs, threads)

    def _call(self, loop: Any, *arguments: Any) -> Any:
        """Call a loop of ``vector_steps``, compiled when it is first called; arguments keep their types."""
        if loop not in self._loops:
            compiled = jit.compiled(loop, jit.UNCHECKED, **self.rules.bound())
            self._loops[loop] = jit.direct(compiled, self._games, *arguments)
        return self._loops[loop](self._games, *arguments)

    def reset(self, seed: Seeds | None = None) -> Shown:
        """Begin all games: row 0 with the seed, the others with seeds drawn from it (``RowSeeds``).

        Several seeds are one for each row. Without a seed, all rows begin games that follow from the seed of
        the latest reset, whatever was played.
        """
        self.seeds[:] = self._row_seeds.drawn(seed)
        self._call(steps.sow_choosers)
        self._share(steps.run_games, np.full(self.num_envs, BEGIN), 1)
        return self.shown

    def step(self, actions: npt.ArrayLike) -> Shown:
        """Play one action in every game; where it is ``NOTHING``, that game waits; ``RANDOM``: any legal one.

        If any is not legal, ``IllegalAction`` names the game and the rule, and nothing has changed (B3).
        """
        self._choose(actions)
        if len(self._shares) == 1:
            self._refuse(self._call(steps.step_games, self._chosen, self._buffers[0]))
        else:
            self._share(steps.run_games, self._chosen, 1, checked=True)
        return self.shown

    def step_watched(self, actions: npt.ArrayLike) -> Shown:
        """Play one action of the ``watched`` seat in every game, and at random until it is asked again.

        Rewards are those of all that was played. Where the action is ``NOTHING``, as after a reset, others
        begin. A game in which the seat is not asked does not count, and the next begins.
        """
        self._choose(actions)
        if ((self._chosen != NOTHING) & (self.to_move != self.watched)).any():
            raise InvalidInput("learner-not-asked")
        for row in self._share(steps.learner_games, self._chosen, checked=True):
            if row != NOTHING:
                raise InvalidInput("learner-never-asked", {"number": int(self.watched[row])})
        return self.shown

    def run(self, count: int) -> int:
        """Play this many actions of the random player in every game; how many games ended."""
        return sum(self._share(steps.run_games, self._random, index(count)))

    def _choose(self, actions: npt.ArrayLike) -> None:
        """Take actions that are whole numbers, one for each row."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise InvalidInput("learner-actions", {"count": self.num_envs})
        if given.dtype.kind not in "iu":
            raise InvalidInput("learner-whole", {"given": str(given.dtype)})
        self._chosen[:] = given

    def _refuse(self, row: int) -> None:
        if row != NOTHING:
            raise IllegalAction(self._why_not(row, int(self._chosen[row])))

    def close(self) -> None:
        """End the threads."""
        self._pool.close()

    def observe(self, seats: npt.ArrayLike) -> Bytes:
        """What a seat may know, whether it is to act or not: the same seat in all rows, or one for each.

        A new array ``[num_envs, size]``; the row of ``observations`` where that seat is to act.
        """
        rows = np.array(np.broadcast_to(seats, self.num_envs), dtype=np.int64)
        if not ((rows >= 0) & (rows < self.players)).all():
            raise InvalidInput("learner-seat", {"last": self.players - 1})
        seen = np.zeros_like(self.observations)
        self._call(steps.observe_seats, rows, _records(seen))
        return seen

    def observe_all(self) -> Bytes:
        """What every seat may know, ``[num_envs, players, size]``: a new array."""
        return np.stack([self.observe(seat) for seat in range(self.players)], axis=1)

    def state(self) -> Bytes:
        """What all seats know together, ``[num_envs, players * size]``: for critics that see everything.

        The observations of seats 0, 1, ... one after the other, whoever is to act, in a new array.
        """
        return self.observe_all().reshape(self.num_envs, -1)

    def save(self, rows: Any = None) -> Saved:
        """The games in some rows, or in all, with all that is shown of them; they stay as they are."""
        return self._saving.save(self._places(rows))

    def restore(self, saved: Saved, rows: Any = None) -> Shown:
        """Put saved games into some rows, or into all: one for each row, or a single one for all of them.

        They go on as they would have: the same chance, and the same seeds for the games that follow. They may
        be of another environment, for the same game and players.
        """
        places = self._places(rows)
        if saved.kind != self._saving.kind or len(saved.parts[0]) not in (1, len(places)):
            raise InvalidInput("learner-saved")
        self._saving.restore(saved, places)
        return self.shown

    def clone(self) -> Self:
        """An independent environment in the same state; so are ``copy.deepcopy`` and what was pickled."""
        return copy.deepcopy(self)

    def _places(self, rows: Any) -> npt.NDArray[np.intp]:
        every = np.arange(self.num_envs)
        return every if rows is None else np.atleast_1d(every[rows])

    def __getstate__(self) -> dict[str, Any]:
        return {
            "made": self._made,
            "saved": self.save(),
            "watched": self.watched.copy(),
            "row_seeds": self._row_seeds,
        }

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__init__(**stored["made"])  # type: ignore[misc]
        self.restore(stored["saved"])
        self.watched[:] = stored["watched"]
        self._row_seeds = stored["row_seeds"]

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

    def _share(self, loop: Any, actions: Numbers, *times: int, checked: bool = False) -> list[int]:
        """Call a loop for all games, each thread for its share; first, perhaps, check that all are legal."""
        bounds = shares(self.num_envs, len(self._buffers), *times) if times > (1,) else self._shares

        def work(part: int) -> int:
            return int(self._call(loop, actions, *times, self._buffers[part], *bounds[part]))

        def check(part: int) -> None:
            self._refuse(self._call(steps.first_refused, actions, self._buffers[part], *bounds[part]))

        return self._pool.share(work, len(bounds), check if checked else None)


def _records(rows: npt.NDArray[Any], field: str = "cells") -> Any:
    """The same numbers as records, one for each row."""
    return rows.view([(field, rows.dtype, (rows.shape[1],))])[:, 0].view(np.recarray)


vector = VectorEnvironment
