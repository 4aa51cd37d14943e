"""Idus Martii in the terminal: seats in a ring, clockwise, around the Suffragium track, and the choices.

It draws a position (everything) or a view (what a seat may know): what a view leaves out lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import HEAVY, ROUNDED

from rostra.cli.canvas import Canvas, Point
from rostra.cli.display import Action, Display, State
from rostra.cli.narrate import listed
from rostra.games.idus_martii.components import LIMIT
from rostra.words import NameOf, say

WIDTH = 98
SEAT_SIZE = (23, 6)
TOP_ROW, TRACK_ROW, BOTTOM_ROW = 2, 9, 14
BALLOT_STYLES = {"green": "loyalist", "red": "traitor", "yellow": "merchant"}
FACE_DOWN = "▒▒▒▒▒▒▒▒"
LABEL = 12
"""Columns for the names of the factions, left of the track."""


def draw(state: State, name: NameOf) -> Canvas:
    """The title, the ring of seats, the track between them."""
    canvas = Canvas()
    _title(canvas, state, name)
    players = state["players"]
    above = (players + 1) // 2
    for seat in range(players):
        upper = seat < above
        number = seat if upper else players - 1 - seat
        corner = _column(number, above if upper else players - above), TOP_ROW if upper else BOTTOM_ROW
        _seat(canvas, state, seat, corner, name)
    left = (WIDTH - LABEL - 3 * (_last(state) + 2) - 2) // 2
    _track(canvas, state, (left, TRACK_ROW), 3)
    limit = say("terminal-limit", {"limit": _last(state)})
    canvas.text(left + LABEL + 1, TRACK_ROW + 3, limit, "quiet")
    return canvas


def compact(state: State, name: NameOf) -> Canvas:
    """The track, and below it each seat on a line."""
    canvas = Canvas()
    _track(canvas, state, (0, 0), 2)
    for seat in range(state["players"]):
        y = 4 + seat
        if seat in acting(state):
            canvas.text(0, y, "▶", "act")
        own = seat == state.get("seat")
        canvas.text(2, y, _called(state, seat, name)[:13], "strong" if own else "")
        role = _role(state["roles"], seat)
        if role:
            canvas.text(16, y, f" {say(f'terminal-role-{role}')} ", role)
        _cards(canvas, (26, y), _hand(state, seat), FACE_DOWN[:2])
        _ballot(canvas, state, seat, (49, y), is_short=True)
    return canvas


def acting(state: State) -> list[int]:
    """The seats that must act now; a position does not say so, its stage does."""
    if "to_act" in state:
        return list(state["to_act"])
    roles = state["roles"]
    if state["stage"] == "vote":
        return [seat for seat in roles["aediles"] if seat not in _laid(state)]
    actor = {"peek": roles["praetor"], "veto": roles["praetor"], "replace": state["peeked"], "over": None}
    seat = actor.get(state["stage"], roles["consul"])
    return [] if seat is None else [seat]


def _title(canvas: Canvas, state: State, name: NameOf) -> None:
    x = canvas.text(2, 0, say("terminal-idus-martii"), "title")
    when, waits = stage(state, name)
    x = canvas.text(x, 0, f" · {when}", "strong")
    canvas.text(x, 0, f" · {waits}", "act")


def stage(state: State, name: NameOf) -> list[str]:
    """Which round, and who is to do what."""
    where = {"phase": state["phase"], "round": state["round"], "rounds": state["players"]}
    who = listed([name(seat) for seat in acting(state)])
    return [say("terminal-round", where), say(f"terminal-idus-stage-{state['stage']}", {"who": who})]


def _called(state: State, seat: int, name: NameOf) -> str:
    return say("terminal-you", {"who": name(seat)}) if seat == state.get("seat") else name(seat)


def _column(number: int, row: int) -> int:
    """The left edge of a box among the boxes of its row, which stands in the middle."""
    gap = min(8, (WIDTH - row * SEAT_SIZE[0]) // (row - 1))
    margin = (WIDTH - row * SEAT_SIZE[0] - (row - 1) * gap) // 2
    return 1 + margin + number * (SEAT_SIZE[0] + gap)


def _seat(canvas: Canvas, state: State, seat: int, corner: Point, name: NameOf) -> None:
    x, y = corner
    acts = seat in acting(state)
    canvas.box(x, y, SEAT_SIZE, HEAVY if acts else ROUNDED, "act" if acts else "committee")
    canvas.text(x + 2, y, f" {_called(state, seat, name)[:17]} ", "name")
    role = _role(state["roles"], seat)
    if role:
        canvas.text(x + 2, y + 1, f" {say(f'terminal-role-{role}')} ", role)
    if seat == state["start"]:
        word = say("terminal-start")
        canvas.text(x + SEAT_SIZE[0] - 2 - len(word), y + 1, word, "quiet")
    _cards(canvas, (x + 2, y + 2), _hand(state, seat), FACE_DOWN)
    _ballot(canvas, state, seat, (x + 2, y + 3))
    away = _put_away(state, seat)
    if away:
        words = listed([say("card-name", {"card": card}) for card in away])
        canvas.text(x + 2, y + 4, say("terminal-put-away", {"cards": words}), "quiet")


def _role(roles: Mapping[str, Any], seat: int) -> str | None:
    if seat == roles["consul"]:
        return "consul"
    if seat == roles["praetor"]:
        return "praetor"
    return "aedile" if seat in roles["aediles"] else None


def _hand(state: State, seat: int) -> list[str | None]:
    """The faction cards of a seat; ``None`` for one that lies face down."""
    if state.get("hands"):
        return list(state["hands"][seat])
    if seat == state["seat"]:
        return list(state["hand"])
    return [None] * int(state["cards"][seat])


def _put_away(state: State, seat: int) -> list[str]:
    """The cards a seat has put out of the game, as far as they may be known."""
    everybody = state["discarded"] if "ballots" in state else state["discards"]
    if everybody:
        return list(everybody[seat])
    return list(state["discarded"]) if seat == state["seat"] else []


def _cards(canvas: Canvas, square: Point, hand: list[str | None], face_down: str) -> None:
    x, y = square
    for card in hand:
        word = face_down if card is None else say("card-name", {"card": card})
        x = canvas.text(x, y, f"[{word}]", "hidden" if card is None else card)


def _laid(state: State) -> list[int]:
    if "ballots" in state:
        return [int(seat) for seat in state["ballots"]]
    return list(state["laid"])


def _ballot(canvas: Canvas, state: State, seat: int, square: Point, is_short: bool = False) -> None:
    """The vote card in front of an Aedile, face up only for those who may know it."""
    if seat not in _laid(state):
        return
    card = _card(state, seat)
    x = canvas.text(*square, "" if is_short else say("terminal-ballot") + " ", "quiet")
    word = "▒▒▒" if card is None else say("card-name", {"card": card})
    x = canvas.text(x, square[1], f"[{word}]", "hidden" if card is None else BALLOT_STYLES[card])
    if state["peeked"] == seat and not is_short:
        canvas.text(x + 1, square[1], say("terminal-looked-at"), "act")


def _card(state: State, seat: int) -> str | None:
    """The vote card a seat has laid: known to itself, to the Praetor who looked, to all if it was yellow."""
    if "ballots" in state:
        return str(state["ballots"][str(seat)])
    if seat == state["seat"]:
        card = state["ballot"]
    elif seat == state["peeked"]:
        card = "yellow" if state["yellow"] else state["seen"]
    else:
        card = None
    return None if card is None else str(card)


def _track(canvas: Canvas, state: State, corner: Point, pitch: int) -> None:
    """The Suffragium: two markers creeping towards the daggers behind the limit (I3)."""
    left, top = corner
    limit = _last(state)
    track = left + LABEL

    def column(number: int) -> int:
        """With room for the daggers after the limit."""
        return track + pitch * number + (2 if number > limit else 0)

    canvas.text(left, top, say("terminal-suffragium"), "title")
    for number in range(limit + 2):
        if pitch > 2 or number % 2 == limit % 2 or number > limit:
            canvas.text(column(number), top, f"{number:>2}", "limit" if number > limit else "quiet")
    for y, faction in enumerate(("loyalist", "traitor"), top + 1):
        canvas.text(left, y, say(f"terminal-faction-{faction}"), "strong")
        end = column(state["markers"][faction]) + 1
        canvas.text(track + 1, y, "━" * (end - track - 1), "path")
        canvas.text(end, y, "◆", faction)
    for row in range(3):
        canvas.text(column(limit) + 3, top + row, "†", "limit")


def _last(state: State) -> int:
    """The limit."""
    return int(LIMIT[state["players"]])


def choice(state: State, action: Action, name: NameOf) -> str:
    """A choice in words."""
    kind = action["type"]
    words: dict[str, Any] = {key: value for key, value in action.items() if isinstance(value, str | int)}
    if kind == "assign":
        words |= {"praetor": name(action["praetor"]), "aediles": listed([*map(name, action["aediles"])])}
    elif kind == "peek":
        words["aedile"] = name(action["aedile"])
    elif kind in ("vote", "replace", "discard"):
        words["card"] = say("card-name", {"card": action["card"]})
    return say(f"terminal-choice-{kind}", words)


DISPLAY = Display(
    draw,
    choice,
    compact=compact,
    stage=stage,
    has_secret_reasons=True,
    is_position=lambda state: "markers" in state,
)
