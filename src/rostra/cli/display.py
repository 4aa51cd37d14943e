"""How a game is shown in the terminal: by its own module, or as plain lists for a game from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rostra.cli.canvas import Canvas
from rostra.cli.narrate import listed, seat_name
from rostra.games import named
from rostra.words import NameOf, say

State = Mapping[str, Any]
"""A position, or a view of one seat."""
Action = dict[str, Any]

TITLE_LINES = 2
LONGEST_VALUE = 60


@dataclass(frozen=True, slots=True)
class Display:
    """What the terminal needs to know about a game besides its rules."""

    draw: Callable[[State, NameOf], Canvas]
    """The whole table, large; the first two lines are its title."""
    choice: Callable[[State, Action, NameOf], str]
    """A choice of the seat whose view this is, in words."""
    compact: Callable[[State, NameOf], Canvas] | None = None
    """The table on as little space as possible."""
    players: Callable[[State, NameOf], Canvas] | None = None
    """Who sits there, to stand beside the compact table."""
    stage: Callable[[State, NameOf], list[str]] = lambda state, name: []
    """How far the game is, and last what it waits for, in a few words each."""
    order: tuple[str, ...] = ()
    """The types of action that are listed first."""
    tournament_options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the game's tables in tournaments, unless told otherwise."""
    has_secret_reasons: bool = False
    """Whether a bot's reasons would give away what others must not know (B1)."""
    is_position: Callable[[State], bool] = lambda state: False
    """Whether a file holds a position of this game."""
    variants: Callable[[State], Sequence[tuple[str, ...]]] = lambda state: [()]
    """The variants a position may be of, which it does not say itself; the first possible ones are used."""


@cache
def _displays() -> dict[str, Display]:
    from rostra.cli import idus_martii, quo_vadis

    return {"quo-vadis": quo_vadis.DISPLAY, "idus-martii": idus_martii.DISPLAY}


def display(game: str) -> Display:
    """The display of a game."""
    return _displays().get(game, Display(_plain, _plain_choice))


def names_of(game: str) -> NameOf:
    """What seats are called where nobody has a name."""
    return lambda seat: seat_name(game, seat)


def drawn(game: str, state: State, name: NameOf, columns: int) -> Canvas:
    """The table for a window of this many columns: large, or where that does not fit, small."""
    known = display(game)
    large = known.draw(state, name)
    if known.compact is None or columns >= large.width:
        return large
    canvas = Canvas()
    canvas.put(0, 2, known.compact(state, name))
    if known.players is not None:
        canvas.put(canvas.width + 1, 2, known.players(state, name))
    canvas.text(1, 0, headline(game, state, name), "title")
    return canvas


def headline(game: str, state: State, name: NameOf) -> str:
    """The game, how far it is, and what it waits for."""
    return " · ".join([named(game).title, *display(game).stage(state, name)])


def position_game(position: State) -> str | None:
    """The game a position is of, if its display recognises it."""
    return next((game for game, known in _displays().items() if known.is_position(position)), None)


def sorted_choices(game: str, actions: Sequence[Action]) -> list[Action]:
    """Choices of the same type together, the most important types first."""
    order = display(game).order
    return sorted(actions, key=lambda act: order.index(act["type"]) if act["type"] in order else len(order))


def columns(lines: Sequence[str], width: int) -> list[str]:
    """Numbered lines in up to three columns, read downwards."""
    numbered = [f"{number:>3}  {line}" for number, line in enumerate(lines, 1)]
    widest = max(len(line) for line in numbered) + 2
    across = max(1, min(3, width // widest, (len(numbered) + 3) // 4))
    deep = -(-len(numbered) // across)
    return ["".join(line.ljust(widest) for line in numbered[row::deep]).rstrip() for row in range(deep)]


def _plain(state: State, name: NameOf) -> Canvas:
    """The name of the game, who must act, and every field that is not empty on a line of its own."""
    canvas = Canvas()
    x = canvas.text(2, 0, str(state.get("game", "")).replace("-", " ").upper(), "title")
    if state.get("to_act"):
        who = listed([name(seat) for seat in state["to_act"]])
        canvas.text(x, 0, " · " + say("terminal-stage-action", {"who": who}), "act")
    fields = {key: value for key, value in state.items() if key != "game" and value not in (None, [], {})}
    width = max(map(len, fields), default=0)
    for row, (key, value) in enumerate(fields.items(), 2):
        canvas.text(2, row, key, "quiet")
        canvas.text(4 + width, row, _brief(value))
    return canvas


def _plain_choice(state: State, action: Action, name: NameOf) -> str:
    """The type of an action and its fields."""
    fields = [f"{key} {_brief(value)}" for key, value in action.items() if key != "type"]
    return " ".join([str(action["type"]), *fields])


def _brief(value: Any) -> str:
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= LONGEST_VALUE else words[:LONGEST_VALUE] + "…"
