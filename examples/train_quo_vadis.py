"""Train a player of Quo Vadis? by self-play: PPO with action masks on the vectorised environment, on a CPU.

    pip install ".[train]"
    python -m examples.train_quo_vadis --steps 20000000 --out trained

What is written: ``curve.csv``, a line for each report; ``weights.npz``, the network so far, in the form that
``rostra.bots.quo_vadis.trained`` plays with. The page docs/environments/training.md reports the results.

Some things are worth knowing before you change something:

* Four seats share one network. Observations and actions count seats from the one that acts, so the network
  need not learn the same thing four times.
* Rewards come only at the end of a game, 1 for the winner, and to all seats at once, no matter which moved
  last. So advantages go from each decision of a seat to its next one (``advantages``), not along the steps
  of the table, where the next decision belongs to another seat.
* A network that only learns from games against itself knows one kind of opponent. Tables are mixed
  (``SHARES``): some have four learners, at the others one learner meets older snapshots of itself, scripted
  players (``scripted_quo_vadis.py``) or the random one. Those tables also give the win rates in the reports:
  a quarter is chance.
* The schedule counts steps, not seconds: on one thread the same seed gives the same network.
* Rewards are not shaped. But at the beginning, when the network cannot tell a good position from a bad one,
  a rule of thumb helps it to value them (``rule_of_thumb``).
* Bargaining is part of the game: a player asks for consent at a price, and the other seat, with the same
  network, says yes or no.
"""

from __future__ import annotations

import argparse
import copy
import csv
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    needed = "PyTorch is missing: docs/installing.md says how to get the small one"
    raise ModuleNotFoundError(needed, name="torch") from None

import rostra
from examples.scripted_quo_vadis import TURNS, Greedy, RuleBased, cell
from rostra.adapters.vector import VectorEnvironment
from rostra.bots.quo_vadis.seat_view import STEPS
from rostra.games.quo_vadis.components import COMMITTEES, SENATE

Array = npt.NDArray[Any]

PLAYERS = 4
LEARNER, SNAPSHOT, RULES, GREEDY, RANDOM = range(5)
SHARES = {LEARNER: 0.20, SNAPSHOT: 0.10, RULES: 0.50, GREEDY: 0.15, RANDOM: 0.05}
"""The share of tables with each kind of opponents; at the first kind all four are learners."""
NAMES = {SNAPSHOT: "snapshot", RULES: "rules", GREEDY: "greedy", RANDOM: "random"}

DISCOUNT, TRACE = 0.998, 0.95
"""Gamma and lambda, from one decision of a seat to its next."""
CLIP, EPOCHS, BATCH = 0.2, 2, 2048
RATE = 1e-3
"""The learning rate at the beginning; it falls to a twentieth."""
ENTROPY = 0.01
"""What a nat of entropy is worth at the beginning; it falls as well."""
THUMB = 0.3
"""For this part of the run a rule of thumb has a share in the value of a position, less and less."""
HEIGHTS = np.array([5 - STEPS[name] for name in COMMITTEES], np.float32)
SNAPSHOTS = 8
"""How many older snapshots are kept as opponents; a new one is taken every thirtieth of the run."""


# The network ------------------------------------------------------------------------------------------------


class Network(nn.Module):  # type: ignore[misc]
    """What a seat sees goes in; a preference for each action and the chance to win (as a logit) come out."""

    def __init__(self, tops: Array, actions: int, hidden: int) -> None:
        super().__init__()
        scale = tops.astype(np.float32)
        scale[cell("turns_left")] = TURNS
        self.register_buffer("scale", torch.from_numpy(scale))
        self.first = nn.Linear(len(tops), hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01)  # begin with all legal actions about alike

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of all actions, illegal ones at nearly nothing; and the value."""
        seen = (observations.float() / self.scale).clamp(max=1.0)
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        preferences = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(preferences, dim=1), self.value(hidden).squeeze(1)

    def save(self, path: Path) -> None:
        """The weights in half precision, for NumPy."""
        arrays = {name.replace(".", "_"): tensor.numpy() for name, tensor in self.state_dict().items()}
        np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in arrays.items()})


# Playing ----------------------------------------------------------------------------------------------------


@dataclass
class Rollout:
    """Some steps of all tables; ``mine`` is where the learner decided, and can learn from it."""

    observations: Array
    masks: Array
    to_move: Array
    mine: Array
    actions: Array
    logs: Array
    values: Array
    rewards: Array
    finished: Array

    @classmethod
    def empty(cls, env: VectorEnvironment, steps: int) -> Rollout:
        """Arrays for a rollout, to be reused."""
        room = (steps, env.num_envs)
        return cls(
            observations=np.zeros((*room, env.size), np.uint8),
            masks=np.zeros((*room, env.actions), np.uint8),
            to_move=np.zeros(room, np.int64),
            mine=np.zeros(room, bool),
            actions=np.zeros(room, np.int64),
            logs=np.zeros(room, np.float32),
            values=np.zeros((steps + 1, env.num_envs), np.float32),
            rewards=np.zeros((*room, env.players), np.float32),
            finished=np.zeros(room, bool),
        )


class Hall:
    """All tables, who sits where, and what has been played."""

    def __init__(self, env: VectorEnvironment, seed: int) -> None:
        self.env, self.chance = env, np.random.default_rng(seed)
        bounds = (np.cumsum([0, *SHARES.values()]) * env.num_envs).round().astype(int)
        self.opponents = np.repeat(list(SHARES), np.diff(bounds))
        self.drivers = np.repeat(self.opponents[:, None], env.players, axis=1)
        """``drivers[row, seat]``: who decides there."""
        rows = np.arange(env.num_envs)
        self.learner_seat = rows % env.players
        self.drivers[rows, self.learner_seat] = LEARNER
        self.scripted: dict[int, RuleBased | Greedy] = {RULES: RuleBased(), GREEDY: Greedy()}
        self.games: dict[int, list[int]] = {kind: [0, 0] for kind in SHARES}
        """For each kind of table: the games that ended, and those that the learner on its seat has won."""

    def play(self, network: Network, snapshot: Network, into: Rollout) -> None:
        """Play a rollout, and value what the learner sees at its end."""
        rows = np.arange(self.env.num_envs)
        for step in range(len(into.actions)):
            into.observations[step], into.masks[step] = self.env.observations, self.env.masks
            into.to_move[step] = self.env.to_move
            drivers = self.drivers[rows, self.env.to_move]
            into.mine[step] = drivers == LEARNER
            actions = self.env.any_action.copy()  # the random player
            for driver, player in ((LEARNER, network), (SNAPSHOT, snapshot)):
                at = np.flatnonzero(drivers == driver)
                actions[at], into.logs[step, at], into.values[step, at] = self._sampled(player, at)
            for driver, script in self.scripted.items():
                at = np.flatnonzero(drivers == driver)
                actions[at] = script.choose(self.env.observations[at], self.env.masks[at], self.chance)
            into.actions[step] = actions
            self.env.step(actions)
            into.rewards[step], into.finished[step] = self.env.rewards, self.env.finished
            self._count()
        _, _, into.values[-1] = self._sampled(network, rows)

    def _sampled(self, player: Network, at: Array) -> tuple[Array, Array, Array]:
        """An action for each of some rows, the logarithm of its chance, and the chance to win."""
        seen, masks = torch.from_numpy(self.env.observations[at]), torch.from_numpy(self.env.masks[at])
        with torch.inference_mode():
            logs, values = player(seen, masks)
        sums = logs.exp().cumsum(dim=1)
        chosen = (sums <= sums[:, -1:] * torch.rand(len(at), 1)).sum(dim=1, keepdim=True)
        picked = logs.gather(1, chosen)
        return chosen[:, 0].numpy(), picked[:, 0].numpy(), torch.sigmoid(values).numpy()

    def _count(self) -> None:
        for row in np.flatnonzero(self.env.finished):
            ended = self.games[self.opponents[row]]
            ended[0] += 1
            ended[1] += int(self.env.rewards[row, self.learner_seat[row]] > 0)


# Learning ---------------------------------------------------------------------------------------------------


def rule_of_thumb(observations: Array) -> Array:
    """A first guess at the chance to win: laurels, a senator in the Senate, and others on their way."""
    seen = observations.reshape(-1, observations.shape[-1]).astype(np.float32)
    fortune = 2.3 * seen[:, cell("held")]
    fortune[:, :1] = seen[:, cell("purse")]
    climbed = seen[:, cell("members")].reshape(len(seen), -1, SENATE) @ HEIGHTS
    claims = 0.12 * fortune + 1.0 * (seen[:, cell("arrived")] > 0) + 0.15 * climbed
    shares = np.exp(claims[:, :PLAYERS])
    guess: Array = shares[:, 0] / shares.sum(axis=1)
    return guess.reshape(observations.shape[:-1])


def blend(rollout: Rollout, env: VectorEnvironment, share: float) -> None:
    """Put the rule of thumb in place of a share of the network's values."""
    rollout.values *= 1.0 - share
    rollout.values[:-1] += share * rule_of_thumb(rollout.observations)
    rollout.values[-1] += share * rule_of_thumb(env.observations)


def advantages(rollout: Rollout, to_move: Array) -> tuple[Array, Array]:
    """For each decision, how much better things went than expected, and whether that is known.

    Generalised advantage estimation along the decisions of each seat. Going back in time, ``following`` holds
    the value of each seat's next decision, or, where the game ended before it, the reward. At the end of the
    rollout only the seat to move is looked at by the network; the last decisions of the others are left out,
    but their values serve the decisions before them.
    """
    steps, tables = rollout.actions.shape
    rows, shape = np.arange(tables), rollout.rewards.shape[1:]
    following, surplus = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    known = np.zeros(shape, bool)
    following[rows, to_move], known[rows, to_move] = rollout.values[-1], True
    gains, use = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        over = rollout.finished[step]
        following[over], surplus[over], known[over] = rollout.rewards[step, over], 0.0, True
        at = rows, rollout.to_move[step]
        gain = DISCOUNT * (following[at] + TRACE * surplus[at]) - rollout.values[step]
        gains[step], use[step] = gain, rollout.mine[step] & known[at]
        following[at], surplus[at] = rollout.values[step], np.where(known[at], gain, 0.0)
        known[at] = True
    return gains, use


class Lesson(NamedTuple):
    """How an update went, on average."""

    entropy: float
    value_loss: float
    drift: float
    """How far the policy has moved from the one that played: an estimate of the KL divergence."""


def learn(
    network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, to_move: Array, entropy: float
) -> Lesson:
    """Some epochs of PPO over what the learner decided."""
    gains, use = advantages(rollout, to_move)
    # The flattened rollout is indexed batch by batch: it is too large to be copied.
    index = np.flatnonzero(use)
    observations = torch.from_numpy(rollout.observations).flatten(0, 1)
    masks = torch.from_numpy(rollout.masks).flatten(0, 1)
    actions = torch.from_numpy(rollout.actions).flatten()
    logs = torch.from_numpy(rollout.logs).flatten()
    gain = torch.from_numpy(gains).flatten()
    goal = (gain + torch.from_numpy(rollout.values[:-1]).flatten()).clamp(0.0, 1.0)
    mean, spread = gains[use].mean(), gains[use].std() + 1e-6
    losses = []
    for batch in batches(index):
        now, value = network(observations[batch], masks[batch])
        ratio = (now.gather(1, actions[batch][:, None])[:, 0] - logs[batch]).exp()
        better = (gain[batch] - mean) / spread
        bound = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        spread_out = -(now.exp() * now).sum(dim=1).mean()
        value_loss = nn.functional.binary_cross_entropy_with_logits(value, goal[batch])
        loss = value_loss - bound.mean() - entropy * spread_out
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()
        losses.append([spread_out.item(), value_loss.item(), ((ratio - 1) - ratio.log()).mean().item()])
    return Lesson(*np.mean(losses, axis=0))


def batches(index: Array) -> Iterator[torch.Tensor]:
    """All decisions in random order, in batches, as often as there are epochs."""
    for _ in range(EPOCHS):
        order = torch.from_numpy(index)[torch.randperm(len(index))]
        yield from order.split(BATCH)


# The run ----------------------------------------------------------------------------------------------------


class Report:
    """What is printed and written to ``curve.csv``."""

    COLUMNS = ("minutes", "steps", "games", "steps/s", "length", *NAMES.values(), *Lesson._fields)

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "curve.csv"
        self.file.write_text("", encoding="utf-8")
        self.steps, self.games = 0, 0
        self.first = self.began = time.process_time()
        self._tell(self.COLUMNS)

    def line(self, steps: int, hall: Hall, lesson: Lesson) -> None:
        """Print one line and reset the counts. Minutes are of processor time: they only report the cost."""
        now, made = time.process_time(), steps - self.steps
        ended = sum(games for games, _ in hall.games.values())
        self.games += ended
        counts = [f"{(now - self.first) / 60:.2f}", str(steps), str(self.games)]
        counts += [f"{made / max(1e-9, now - self.began):.0f}", f"{made / max(1, ended):.1f}"]
        wins = [won / max(1, games) for games, won in (hall.games[kind] for kind in NAMES)]
        self._tell([*counts, *(f"{value:.4f}" for value in (*wins, *lesson))])
        self.steps, self.began = steps, now
        hall.games = {kind: [0, 0] for kind in SHARES}

    def _tell(self, cells: Sequence[str]) -> None:
        with self.file.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file).writerow(cells)
        print(" ".join(word.rjust(10) for word in cells), flush=True)


def train(asked: argparse.Namespace) -> None:
    """Play and learn for a number of steps. On one thread the same seed gives the same network."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    torch.set_flush_denormal(True)
    env = rostra.vector("quo-vadis", asked.tables, PLAYERS, seed=asked.seed, turn_limit=TURNS)
    network = Network(env.tops, env.actions, asked.hidden)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    hall, rollout, report = Hall(env, asked.seed), Rollout.empty(env, asked.rollout), Report(asked.out)
    rollouts = max(1, round(asked.steps / rollout.actions.size))
    selves: list[Network] = []
    for done in range(rollouts):
        spent = done / rollouts
        if spent >= len(selves) / 30:
            selves.append(copy.deepcopy(network))
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1.0 - spent)
        met = selves[-SNAPSHOTS:]
        hall.play(network, met[hall.chance.integers(len(met))], rollout)
        if spent < THUMB:
            blend(rollout, env, 1.0 - spent / THUMB)
        lesson = learn(network, optimiser, rollout, env.to_move, ENTROPY * max(0.1, 1.0 - spent))
        if (done + 1) % max(1, rollouts // asked.reports) == 0 or done + 1 == rollouts:
            report.line((done + 1) * rollout.actions.size, hall, lesson)
            network.save(asked.out / "weights.npz")


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Train a player of Quo Vadis? by self-play.")
    parser.add_argument(
        "--steps", type=float, default=2e7, help="how many actions to play at all tables together"
    )
    parser.add_argument("--seed", type=int, default=0, help="where chance begins")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="where to write")
    parser.add_argument("--tables", type=int, default=1024, help="games played at once")
    parser.add_argument("--rollout", type=int, default=64, help="steps of each table between two updates")
    parser.add_argument("--hidden", type=int, default=128, help="units in each of the two hidden layers")
    parser.add_argument("--threads", type=int, default=1, help="threads of PyTorch")
    parser.add_argument("--reports", type=int, default=60, help="how often to report and save")
    return parser


if __name__ == "__main__":
    train(arguments().parse_args())
