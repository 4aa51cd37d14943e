"""Datasets: games of bots with everything that was seen, done and thought, as Parquet files.

``games.parquet`` has a row for every game, ``decisions.parquet`` one for every action in it: what its seat
saw, could do and did, what the bot weighed, and what it believed. docs/datasets.md describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from rostra import __version__
from rostra.arena.match import Match
from rostra.arena.tournament import Fixture, Tournament, derived_seed
from rostra.bots import Bot, Reasons
from rostra.bots.bot import Events, Legal, View
from rostra.kernel.game import Action
from rostra.table.records import dump

GAMES, DECISIONS = "games.parquet", "decisions.parquet"
FORMAT = "1"
"""Of the columns; it changes when their meaning does."""
ROW_GROUP = 20
"""So many games are written together: views of one game are much alike, and compress well."""
COMPRESSION: dict[str, Any] = {"compression": "zstd", "compression_level": 19}

GAME_COLUMNS = pa.schema(
    [
        ("game", pa.int32()),
        ("seed", pa.string()),
        ("players", pa.list_(pa.string())),
        ("winners", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("reason", pa.string()),
        ("turns", pa.int32()),
        ("actions", pa.int32()),
        ("record", pa.string()),
    ]
)
DECISION_COLUMNS = pa.schema(
    [
        ("game", pa.int32()),
        ("entry", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("turn", pa.int32()),
        ("had_to_act", pa.bool_()),
        ("view", pa.string()),
        ("legal", pa.string()),
        ("action", pa.string()),
        ("type", pa.string()),
        ("chance", pa.float32()),
        ("options", pa.list_(pa.struct([("action", pa.string()), ("value", pa.float32())]))),
        ("simulations", pa.int32()),
        ("beliefs", pa.list_(pa.list_(pa.float32()))),
        ("won", pa.bool_()),
    ]
)

Row = dict[str, Any]
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played. The same plan gives the same games."""

    game: str
    games: int
    levels: Sequence[str]
    """Who may sit at the tables: for each seat of each game one of these is drawn."""
    players: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def tournament(self) -> Tournament:
        """The same as a tournament, with a deal for every game."""
        seatings = tuple(self._seating(game) for game in range(self.games))
        return Tournament(self.game, seatings, self.games, self.seed, options=self.options)

    def _seating(self, game: int) -> tuple[str, ...]:
        drawn = (derived_seed("level", self.seed, game, seat) for seat in range(self.players))
        return tuple(self.levels[number % len(self.levels)] for number in drawn)


@dataclass(slots=True)
class Watched:
    """A bot, and a row for everything it does; those of all bots at a table are the actions of its record."""

    bot: Bot
    name: str
    rows: list[Row]
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """What the bot does."""
        before = self.bot.reasons
        action = self.bot.decide(view, legal, seat, events, waited=waited)
        return self._noted(action, before, view, legal, seat, events, had_to_act=True)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """What the bot does unasked."""
        before = self.bot.reasons
        action = self.bot.react(view, legal, seat, events)
        return self._noted(action, before, view, legal, seat, events, had_to_act=False)

    def _noted(
        self,
        action: Action | None,
        before: Reasons | None,
        view: View,
        legal: Legal,
        seat: int,
        events: Events,
        had_to_act: bool,
    ) -> Action | None:
        if action is None:
            return None
        beliefs = getattr(self.bot, "beliefs", None)
        row = {
            "entry": len(self.rows),
            "seat": seat,
            "player": self.name,
            "turn": view["turn"],
            "had_to_act": had_to_act,
            "view": _text(view),
            "legal": _text(legal),
            "action": _text(action),
            "type": action["type"],
            "beliefs": None if beliefs is None else beliefs(view, events),
        }
        self.reasons = self.bot.reasons if self.bot.reasons is not before else None
        self.rows.append({**row, **_thoughts(self.reasons)})
        return action


def write(plan: Plan, folder: Path, progress: Progress = lambda done, planned: None) -> None:
    """Play the games of a plan and write them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    about = {b"rostra": json.dumps({"format": FORMAT, "version": __version__, **_described(plan)}).encode()}
    games, rows = GAME_COLUMNS.with_metadata(about), DECISION_COLUMNS.with_metadata(about)
    files = [folder / GAMES, folder / DECISIONS]
    parts = [file.with_suffix(".part") for file in files]  # so that an interrupted run leaves no half dataset
    with (
        pq.ParquetWriter(parts[0], games, **COMPRESSION) as game_file,
        pq.ParquetWriter(parts[1], rows, **COMPRESSION) as decision_file,
    ):
        waiting: tuple[list[Row], list[Row]] = [], []
        for done, (game, decisions) in enumerate(played(plan), 1):
            waiting[0].append(game)
            waiting[1].extend(decisions)
            if done % ROW_GROUP == 0 or done == plan.games:
                game_file.write_table(pa.Table.from_pylist(waiting[0], games))
                decision_file.write_table(pa.Table.from_pylist(waiting[1], rows))
                waiting = [], []
            progress(done, plan.games)
    for part, file in zip(parts, files, strict=True):
        part.replace(file)


def played(plan: Plan) -> Iterator[tuple[Row, list[Row]]]:
    """Play the games of a plan: the row of each, and the rows of its decisions. Only finished games count."""
    tournament = plan.tournament()
    for number, seating in enumerate(tournament.seatings):
        fixture = Fixture(number, number, seating)
        rows: list[Row] = []
        bots = [Watched(bot, name, rows) for bot, name in zip(tournament.bots(fixture), seating, strict=True)]
        match = Match(tournament.table(fixture), bots)
        match.play()
        if match.forfeit is not None:
            raise match.forfeit
        result = match.table.result or {}
        for row in rows:
            row |= {"game": number, "won": row["seat"] in result["winners"]}
        yield _game(number, seating, match, result), rows


def _game(number: int, seating: Sequence[str], match: Match, result: Mapping[str, Any]) -> Row:
    scores = result["scores"]
    record = match.table.record()
    return {
        "game": number,
        "seed": str(record["seed"]),
        "players": list(seating),
        "winners": result["winners"],
        "scores": None if scores is None else [scores.get(seat) for seat in range(len(seating))],
        "reason": result["reason"],
        "turns": match.table.turn,
        "actions": len(record["actions"]),
        "record": dump(record),
    }


def _thoughts(reasons: Reasons | None) -> Row:
    """What a bot weighed, where it can say."""
    if reasons is None:
        return {"chance": None, "options": None, "simulations": None}
    options = [{"action": _text(option.action), "value": option.value} for option in reasons.options]
    return {"chance": reasons.chance, "options": options, "simulations": reasons.simulations}


def _described(plan: Plan) -> dict[str, Any]:
    return {
        "game": plan.game,
        "games": plan.games,
        "levels": list(plan.levels),
        "players": plan.players,
        "seed": plan.seed,
        "options": dict(plan.options),
    }


def _text(data: Any) -> str:
    """As JSON; the same bytes for the same data."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
