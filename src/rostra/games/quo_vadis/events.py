"""What happened, told as events: one for an action with all that everybody saw of it, one for a new turn."""

from __future__ import annotations

from typing import Any

from rostra.games.quo_vadis.components import NUMBER_OF_PATH, PLACE_ON, PLACES, SENATE, TO
from rostra.games.quo_vadis.outcome import outcome, scores
from rostra.games.quo_vadis.positions import holding, laurel_name
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.state import ACTION, OVER, SETTLE, State
from rostra.kernel.game import Action, Event


def acted(s: State, seat: int, action: Action, number: int) -> list[Event]:
    """Play a legal action and tell it."""
    kind = action["type"]
    data: dict[str, Any] = {"seat": seat, **{key: value for key, value in action.items() if key != "type"}}
    if kind == "advance":
        _advance(s, action, number, data)
    else:
        act(s, number)
    if kind == "census":
        data["holdings"] = [holding(row) for row in s.holdings[: s.players]]
    told = [Event(kind, data)]
    if kind == "remove" and s.stage == ACTION:
        told.append(turn(s))
    return told


def _advance(s: State, action: Action, number: int, data: dict[str, Any]) -> None:
    """An advance with the laurel taken (Q11), the I laurels earned (Q10) and the laurel turned up."""
    path = NUMBER_OF_PATH[action["path"]]
    place = PLACE_ON[path]
    taken = s.laurels[place] if place >= 0 and s.caesar != place else -1
    others = [other for other in action["with"] if other != s.to_move]
    data["with"] = list(action["with"])
    data["ones"] = others[: s.ones]
    act(s, number)
    data["laurel"] = laurel_name(taken)
    data["drawn"] = laurel_name(s.laurels[place]) if taken >= 0 else None
    data["arrival"] = s.arrived if TO[path] == SENATE else None


def finished(s: State) -> list[Event]:
    """End the turn whose debts are paid, and tell what follows."""
    if s.stage != SETTLE:
        return []
    game = s.game
    last = scores(s) if s.consular else {}
    finish(s)
    told = []
    if s.game != game:
        told.append(Event("game", _game_ended(s, game, last)))
    if s.stage == OVER:
        told.append(Event("over", _over(s)))
    elif s.stage == ACTION:
        told.append(turn(s))
    return told


def _game_ended(s: State, game: int, last: dict[int, int]) -> dict[str, Any]:
    named = {str(seat): value for seat, value in last.items()}
    return {"game": game, "scores": named, "sums": s.sums[: s.players], "begins": s.begins}


def _over(s: State) -> dict[str, Any]:
    ended = outcome(s)
    assert ended is not None
    assert ended.scores is not None
    return {
        "winners": list(ended.winners),
        "scores": {str(seat): value for seat, value in ended.scores.items()},
        "reason": ended.reason,
        "holdings": [holding(row) for row in s.holdings[: s.players]],
    }


def turn(s: State) -> Event:
    """A new turn begins."""
    return Event("turn", {"turn": s.turn, "seat": s.to_move})


def began(s: State) -> Event:
    """The board as everybody sees it when the game begins (Q3, Q4)."""
    laurels = {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)}
    return Event("begin", {"players": s.players, "laurels": laurels, "ones": s.ones, "seat": s.to_move})
