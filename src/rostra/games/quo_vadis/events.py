"""What happened, told as events: one for an action with all that everybody saw of it, one for a new turn."""

from __future__ import annotations

from collections.abc import Mapping

from rostra.games.quo_vadis import schema
from rostra.games.quo_vadis.components import NUMBER_OF_PATH, PLACE_ON, PLACES, SENATE, TO
from rostra.games.quo_vadis.outcome import outcome, scores
from rostra.games.quo_vadis.positions import holding, laurel_name
from rostra.games.quo_vadis.rules import act, finish
from rostra.games.quo_vadis.state import ACTION, OVER, SETTLE, State
from rostra.kernel.game import Action, Event


def acted(s: State, seat: int, action: Action, number: int) -> list[Event]:
    """Play a legal action and tell it."""
    match action["type"]:
        case "advance":
            return [Event(_advance(s, seat, action["path"], action["with"], number))]
        case "census":
            act(s, number)
            return [Event(schema.CensusEvent(seat, _holdings(s)))]
        case "remove":
            act(s, number)
            removed = Event(schema.RemoveEvent(seat, action["committee"]))
            return [removed, turn(s)] if s.stage == ACTION else [removed]
    act(s, number)
    return [Event(_plain(seat, action))]


def _plain(seat: int, action: Action) -> schema.QuoVadisEvent:
    """An action that brings nothing but itself."""
    match action["type"]:
        case "place":
            return schema.PlaceEvent(seat, action["committee"])
        case "caesar":
            return schema.CaesarEvent(seat, action["to"])
        case "pledge":
            return schema.PledgeEvent(seat, action["path"], action["votes"])
        case "retract":
            return schema.RetractEvent(seat, action["path"])
        case _:
            return schema.DeclineEvent(seat)


def _advance(s: State, seat: int, path: str, consents: list[int], number: int) -> schema.AdvanceEvent:
    """An advance with the laurel taken (Q11), the I laurels earned (Q10) and the laurel turned up."""
    place = PLACE_ON[NUMBER_OF_PATH[path]]
    taken = s.laurels[place] if place >= 0 and s.caesar != place else -1
    ones = [other for other in consents if other != s.to_move][: s.ones]
    act(s, number)
    drawn = laurel_name(s.laurels[place]) if taken >= 0 else None
    arrival = s.arrived if TO[NUMBER_OF_PATH[path]] == SENATE else None
    return schema.AdvanceEvent(seat, path, list(consents), ones, laurel_name(taken), drawn, arrival)


def finished(s: State) -> list[Event]:
    """End the turn whose debts are paid, and tell what follows."""
    if s.stage != SETTLE:
        return []
    game = s.game
    last = scores(s) if s.consular else {}
    finish(s)
    told = []
    if s.game != game:
        told.append(Event(schema.ElectionEvent(game, _by_name(last), s.sums[: s.players], s.begins)))
    if s.stage == OVER:
        told.append(_over(s))
    elif s.stage == ACTION:
        told.append(turn(s))
    return told


def _over(s: State) -> Event:
    ended = outcome(s)
    assert ended is not None
    assert ended.scores is not None
    return Event(
        schema.QuoVadisOverEvent(list(ended.winners), _by_name(ended.scores), ended.reason, _holdings(s))
    )


def _by_name(values: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): value for seat, value in values.items()}


def _holdings(s: State) -> list[schema.Holding]:
    return [holding(row) for row in s.holdings[: s.players]]


def turn(s: State) -> Event:
    """A new turn begins."""
    return Event(schema.TurnEvent(s.turn, s.to_move))


def began(s: State) -> Event:
    """The board as everybody sees it when the game begins (Q3, Q4)."""
    laurels = {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)}
    return Event(schema.BeginEvent(s.players, laurels, s.ones, s.to_move))
