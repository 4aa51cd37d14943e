"""Quo Vadis? in the terminal: the printed board drawn with letters, the players below it, and the choices.

It draws a position (everything) or a view (what a seat may know): what a view leaves out is shown as hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import DOUBLE

from rostra.cli.canvas import Canvas, Point
from rostra.cli.display import Action, Display, State
from rostra.cli.narrate import laurels_held, narrator, seat_name
from rostra.games.quo_vadis.components import BOARD
from rostra.games.quo_vadis.game import GAME
from rostra.words import say

PIECES = ("R●", "B■", "K▲", "W◆", "Y★")
"""The initial and the shape of each colour; the star has the pentagon's five corners and is in every font."""

SEATS: dict[str, int] = {name: committee["seats"] for name, committee in BOARD["committees"].items()}
WIDTHS = {1: 8, 3: 14, 5: 22}
"""How wide a committee is drawn, by its seats."""

CORNERS: dict[str, Point] = {
    "A1": (8, 25), "A2": (8, 18), "A3": (10, 12), "A4": (6, 2),
    "B1": (22, 25), "B2": (29, 18), "C1": (39, 12),
    "D1": (63, 25), "D2": (63, 18), "D3": (69, 8),
    "E1": (80, 25), "E2": (86, 18), "E3": (86, 12), "E4": (80, 2),
}  # fmt: skip
"""The upper left corner of each committee."""

SENATE: Point = (34, 0)
SENATE_SIZE = (32, 5)

ROUTES: dict[str, tuple[Point, ...]] = {
    "A1-A2": ((12, 25), (12, 21)),
    "A2-A3": ((12, 18), (12, 15)),
    "A3-A4": ((16, 12), (16, 5)),
    "A4-S": ((19, 3), (33, 3)),
    "B1-A3": ((22, 26), (19, 26), (19, 15)),
    "B1-B2": ((33, 25), (33, 21)),
    "B2-C1": ((36, 19), (42, 19), (42, 15)),
    "C1-S": ((50, 12), (50, 5)),
    "D1-D2": ((67, 25), (67, 21)),
    "D2-C1": ((63, 19), (57, 19), (57, 15)),
    "D2-D3": ((73, 18), (73, 11)),
    "D3-E4": ((76, 9), (83, 9), (83, 5)),
    "E1-D2": ((80, 26), (74, 26), (74, 21)),
    "E1-E2": ((90, 25), (90, 21)),
    "E2-E3": ((90, 18), (90, 15)),
    "E3-E4": ((90, 12), (90, 5)),
    "E4-S": ((80, 3), (66, 3)),
}
"""The corners of each path, from the edge it leaves to its arrowhead."""

PLACES: dict[str, Point] = {
    "A3-A4": (16, 8), "A4-S": (26, 3), "B1-A3": (19, 23), "B1-B2": (33, 23), "C1-S": (50, 8),
    "D2-C1": (57, 17), "D2-D3": (73, 14), "E1-D2": (74, 23), "E1-E2": (90, 23), "E4-S": (73, 3),
}  # fmt: skip
"""The middle of each laurel place."""

BOARD_TOP = 2
BOARD_HEIGHT = 29


def draw(state: State) -> Canvas:
    """The board, the players and the legend."""
    canvas = Canvas()
    _title(canvas, state)
    _senate(canvas, state["senate"])
    for name, corner in CORNERS.items():
        _committee(canvas, name, corner, state["committees"].get(name, []))
    for corners in ROUTES.values():
        canvas.path([(x, y + BOARD_TOP) for x, y in corners], "path")
    for path, (x, y) in PLACES.items():
        words, style = laurel_place(state["laurels"].get(path), path == state["caesar"])
        canvas.text(x - len(words) // 2, y + BOARD_TOP, words, style)
    _players(canvas, state)
    _legend(canvas, state)
    return canvas


def laurel_place(laurel: str | None, caesar: bool) -> tuple[str, str]:
    """What lies on a laurel place, in words and style."""
    if caesar:
        return f"[♛ {laurel or '–'}]", "caesar"
    if laurel is None:
        return "(–)", "bare"
    return f"({laurel})", "laurel"


def _title(canvas: Canvas, state: State) -> None:
    x = canvas.text(2, 0, say("terminal-quo-vadis"), "title")
    election = _election(state)
    if election:
        x = canvas.text(x, 0, " · " + say("terminal-game-of-three", {"game": election["game"]}), "strong")
    x = canvas.text(x, 0, " · " + say("terminal-turn", {"turn": state["turn"]}), "strong")
    seat = state["to_move"]
    words = say(f"terminal-stage-{state['stage']}", {"who": seat_name(GAME.name, seat)})
    canvas.text(x, 0, f" · {words}", "act")
    stock = state["stock"] if isinstance(state["stock"], int) else len(state["stock"])
    supply = say("terminal-supply", {"ones": state["ones"], "stock": stock})
    canvas.text(98 - len(supply), 0, supply, "quiet")


def _election(state: State) -> Mapping[str, Any] | None:
    """The game being played and the sums so far, in a consular election (Q25)."""
    return state if "sums" in state else state.get("election")


def _senate(canvas: Canvas, arrivals: list[int]) -> None:
    x, y = SENATE
    y += BOARD_TOP
    canvas.box(x, y, SENATE_SIZE, DOUBLE, "senate")
    name = f" {say('terminal-senate')} "
    canvas.text(x + (SENATE_SIZE[0] - len(name)) // 2, y, name, "senate")
    for order in range(SEATS["S"]):
        column = x + 2 + 6 * order
        canvas.text(column, y + 2, str(order + 1), "quiet")
        _piece(canvas, (column + 2, y + 2), arrivals[order] if order < len(arrivals) else None)


def _committee(canvas: Canvas, name: str, corner: Point, senators: list[int]) -> None:
    x, y = corner[0], corner[1] + BOARD_TOP
    seats = SEATS[name]
    width = WIDTHS[seats]
    canvas.box(x, y, (width, 3), style="committee")
    canvas.text(x + 1, y + 2, f" {name} ", "name")
    if seats > 1:
        votes = f" {say('terminal-votes', {'votes': seats // 2})} "
        canvas.text(x + width - 1 - len(votes), y + 2, votes, "votes")
    if BOARD["committees"][name]["entry"]:
        canvas.text(x + width // 2, y + 3, "▲", "path")
    standing = sorted(senators)
    for number in range(seats):
        seat = standing[number] if number < len(standing) else None
        _piece(canvas, (x + 2 + (seats == 1) + 4 * number, y + 1), seat)


def _piece(canvas: Canvas, square: Point, seat: int | None) -> None:
    if seat is None:
        canvas.text(*square, " ·", "free")
    else:
        canvas.text(*square, PIECES[seat], f"seat-{seat}")


def _players(canvas: Canvas, state: State) -> None:
    top = BOARD_TOP + BOARD_HEIGHT + 1
    columns = {"player": 8, "reserve": 22, "in-senate": 42, "laurels": 53}
    election = _election(state)
    if election:
        columns["sums"] = 90
    for word, column in columns.items():
        canvas.text(column, top, say(f"terminal-{word}"), "quiet")
    for seat in range(state["players"]):
        y = top + 1 + seat
        if seat == state["to_move"] and state["stage"] != "over":
            canvas.text(2, y, "▶", "act")
        canvas.text(4, y, PIECES[seat], f"seat-{seat}")
        name = seat_name(GAME.name, seat)
        own = seat == state.get("seat")
        canvas.text(8, y, say("terminal-you", {"who": name}) if own else name, "strong")
        reserve = state["reserve"][seat]
        canvas.text(22, y, f"{reserve} {' '.join(PIECES[seat][1] * reserve)}")
        arrivals = [str(order + 1) for order, who in enumerate(state["senate"]) if who == seat]
        canvas.text(42, y, ", ".join(arrivals) or "–")
        canvas.text(53, y, laurels_held(state, seat))
        if election:
            canvas.text(90, y, str(election["sums"][seat]))


def _legend(canvas: Canvas, state: State) -> None:
    y = canvas.height
    for pledge in state.get("pledges") or []:
        words = {**pledge, "who": seat_name(GAME.name, pledge["seat"])}
        canvas.text(4, y, say("terminal-pledged", words), "act")
        y += 1
    x = 4
    for sample, style, word in (
        ("(III)", "laurel", "laurel"),
        ("[♛]", "caesar", "caesar"),
        ("·", "free", "free-seat"),
        ("▲", "path", "entry"),
    ):
        x = canvas.text(x, y + 1, sample, style)
        x = canvas.text(x + 1, y + 1, say(f"terminal-legend-{word}"), "quiet") + 3


def choice(state: State, action: Action) -> str:
    """A choice in words."""
    kind = action["type"]
    words: dict[str, Any] = {key: value for key, value in action.items() if isinstance(value, str | int)}
    if kind == "advance":
        path = action["path"]
        below, above = path.split("-")
        lies = state["laurels"].get(path)
        words = {
            "from": below,
            "to": say("terminal-the-senate") if above == "S" else above,
            "laurel": lies if lies and path != state["caesar"] else "none",
            "votes": narrator(GAME.name).votes(state["seat"], action["with"], "you") or "none",
        }
    if kind == "caesar":
        words["laurel"] = state["laurels"].get(action["to"]) or "none"
    return say(f"terminal-choice-{kind}", words)


def _variants(position: State) -> list[tuple[str, ...]]:
    """A position has sums in an election; with too few laurels it is of the limited ones (Q23)."""
    election = ("consular-election",) if "sums" in position else ()
    return [election, (*election, "limited-ones")]


DISPLAY = Display(
    draw,
    choice,
    order=("advance", "ask", "place", "caesar", "decline"),
    tournament_options={"turn_limit": 400},  # Caesar may be moved forever (Q17)
    is_position=lambda state: "committees" in state,
    variants=_variants,
)
