"""Quo Vadis? in the terminal: the printed board drawn with letters, the players below it, and the choices.

It draws a position (everything) or a view (what a seat may know): what a view leaves out is shown as hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import DOUBLE

from rostra.cli.canvas import Canvas, Point
from rostra.cli.display import Action, Display, State
from rostra.cli.narrate import laurels_held, narrator
from rostra.cli.quo_vadis_layout import LARGE, SENATE_SIZE, SMALL, WIDTHS, Layout
from rostra.games.quo_vadis.components import BOARD
from rostra.games.quo_vadis.game import GAME
from rostra.words import NameOf, say

PIECES = ("R●", "B■", "K▲", "W◆", "Y★")
"""The initial and the shape of each colour; the star has the pentagon's five corners and is in every font."""

SEATS: dict[str, int] = {name: committee["seats"] for name, committee in BOARD["committees"].items()}


def draw(state: State, name: NameOf) -> Canvas:
    """The board, the players and the legend."""
    canvas = Canvas()
    _title(canvas, state, name)
    _board(canvas, state, LARGE)
    _table(canvas, state, name)
    _legend(canvas, state, name)
    return canvas


def compact(state: State, name: NameOf) -> Canvas:
    """The board alone, on half the width and a third of the height."""
    canvas = Canvas()
    _board(canvas, state, SMALL)
    return canvas


def _board(canvas: Canvas, state: State, layout: Layout) -> None:
    _senate(canvas, state["senate"], layout)
    for committee, corner in layout.corners.items():
        draw_committee = _committee if layout.is_large else _line
        draw_committee(canvas, committee, corner, state["committees"].get(committee, []))
    for corners in layout.routes.values():
        canvas.path(corners, "path", tee=layout.is_large)
    for path, (x, y) in layout.places.items():
        words, style = laurel_place(state["laurels"].get(path), path == state["caesar"], layout.is_large)
        canvas.text(x - len(words) // 2, y, words, style)


def laurel_place(laurel: str | None, caesar: bool, is_large: bool = True) -> tuple[str, str]:
    """What lies on a laurel place, in words and style."""
    if caesar:
        return f"[♛ {laurel or '–'}]" if is_large else f"♛{laurel or '–'}", "caesar"
    if laurel is None:
        return "(–)", "bare"
    return f"({laurel})", "laurel"


def _title(canvas: Canvas, state: State, name: NameOf) -> None:
    x = canvas.text(2, 0, say("terminal-quo-vadis"), "title")
    *when, waits = stage(state, name)
    for words in when:
        x = canvas.text(x, 0, f" · {words}", "strong")
    canvas.text(x, 0, f" · {waits}", "act")
    stock = state["stock"] if isinstance(state["stock"], int) else len(state["stock"])
    supply = say("terminal-supply", {"ones": state["ones"], "stock": stock})
    canvas.text(98 - len(supply), 0, supply, "quiet")


def stage(state: State, name: NameOf) -> list[str]:
    """Which game of three, which turn, and who is to do what."""
    election = _election(state)
    return [
        *([say("terminal-game-of-three", {"game": election["game"]})] if election else []),
        say("terminal-turn", {"turn": state["turn"]}),
        say(f"terminal-stage-{state['stage']}", {"who": name(state["to_move"])}),
    ]


def _election(state: State) -> Mapping[str, Any] | None:
    """The game being played and the sums so far, in a consular election (Q25)."""
    return state if "sums" in state else state.get("election")


def _senate(canvas: Canvas, arrivals: list[int], layout: Layout) -> None:
    x, y = layout.senate
    word = say("terminal-senate")
    if not layout.is_large:
        column = canvas.text(x, y, f"║{word} ", "senate")
        for order in range(SEATS["S"]):
            column = _letter(canvas, (column, y), arrivals[order] if order < len(arrivals) else None) + 1
        canvas.text(column - 1, y, "║", "senate")
        return
    canvas.box(x, y, SENATE_SIZE, DOUBLE, "senate")
    canvas.text(x + (SENATE_SIZE[0] - len(word) - 2) // 2, y, f" {word} ", "senate")
    for order in range(SEATS["S"]):
        column = x + 2 + 6 * order
        canvas.text(column, y + 2, str(order + 1), "quiet")
        _piece(canvas, (column + 2, y + 2), arrivals[order] if order < len(arrivals) else None)


def _committee(canvas: Canvas, name: str, corner: Point, senators: list[int]) -> None:
    x, y = corner
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


def _line(canvas: Canvas, name: str, corner: Point, senators: list[int]) -> None:
    """A committee on one line, its senators as letters."""
    x = canvas.text(*corner, name, "name")
    x = canvas.text(x, corner[1], "[", "committee")
    standing: list[int | None] = [*sorted(senators), *[None] * SEATS[name]]
    for seat in standing[: SEATS[name]]:
        x = _letter(canvas, (x, corner[1]), seat)
    x = canvas.text(x, corner[1], "]", "committee")
    if BOARD["committees"][name]["entry"]:
        canvas.text((corner[0] + x) // 2, corner[1] + 1, "▲", "path")


def _letter(canvas: Canvas, square: Point, seat: int | None) -> int:
    if seat is None:
        return canvas.text(*square, "·", "free")
    return canvas.text(*square, PIECES[seat][0], f"seat-{seat}")


def _piece(canvas: Canvas, square: Point, seat: int | None) -> None:
    if seat is None:
        canvas.text(*square, " ·", "free")
    else:
        canvas.text(*square, PIECES[seat], f"seat-{seat}")


def _table(canvas: Canvas, state: State, name: NameOf) -> None:
    top = canvas.height + 1
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
        canvas.text(8, y, called(state, seat, name)[:13], "strong")
        reserve = state["reserve"][seat]
        canvas.text(22, y, f"{reserve} {' '.join(PIECES[seat][1] * reserve)}")
        arrivals = [str(order + 1) for order, who in enumerate(state["senate"]) if who == seat]
        canvas.text(42, y, ", ".join(arrivals) or "–")
        canvas.text(53, y, laurels_held(state, seat))
        if election:
            canvas.text(90, y, str(election["sums"][seat]))


def called(state: State, seat: int, name: NameOf) -> str:
    """The name of a seat, and whether it is one's own."""
    return say("terminal-you", {"who": name(seat)}) if seat == state.get("seat") else name(seat)


def players(state: State, name: NameOf) -> Canvas:
    """Who is there, with senators in reserve and in the Senate, and laurels; below, one's own laurels."""
    canvas = Canvas()
    columns = {"reserve": 15, "senate": 19, "laurels": 23}
    for word, column in columns.items():
        canvas.text(column, 0, say(f"terminal-short-{word}"), "quiet")
    for seat in range(state["players"]):
        if seat == state["to_move"] and state["stage"] != "over":
            canvas.text(0, seat + 1, "▶", "act")
        canvas.text(1, seat + 1, PIECES[seat], f"seat-{seat}")
        canvas.text(4, seat + 1, name(seat)[:10], "strong" if seat == state.get("seat") else "")
        held = state["held"][seat] if "held" in state else sum(state["holdings"][seat].values())
        counts = state["reserve"][seat], state["senate"].count(seat), held
        for column, count in zip(columns.values(), counts, strict=True):
            canvas.text(column + 1, seat + 1, str(count))
    if state.get("seat") is not None:
        own = say("terminal-own-laurels", {"laurels": laurels_held(state, state["seat"])})
        canvas.text(1, state["players"] + 1, own)
    return canvas


def _legend(canvas: Canvas, state: State, name: NameOf) -> None:
    y = canvas.height
    for pledge in state.get("pledges") or []:
        words = {**pledge, "who": name(pledge["seat"])}
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


def choice(state: State, action: Action, name: NameOf) -> str:
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
            "votes": narrator(GAME.name, name).votes(state["seat"], action["with"], "you") or "none",
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
    compact=compact,
    players=players,
    stage=stage,
    order=("advance", "place", "caesar", "decline"),
    tournament_options={"turn_limit": 400},  # Caesar may be moved forever (Q17)
    is_position=lambda state: "committees" in state,
    variants=_variants,
)
