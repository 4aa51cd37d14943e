"""I14 to I16: how it ends and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.refusals import GAME_OVER, refusal_of
from rostra.words import refused

from .scenes import (
    APPROVE,
    LAST_ROUND,
    LATER_ROUND,
    kinds,
    play,
    seen_by,
    state,
    told,
    vote,
    why,
)

NO_TRAITORS: dict[str, Any] = {
    "hands": [["loyalist"], ["loyalist"], ["loyalist"], ["loyalist"], ["merchant"]],
    "discarded": [["traitor"], ["merchant"], ["traitor"], ["traitor"], ["traitor"]],
}
NOBODY_LOYAL: dict[str, Any] = {
    "hands": [["traitor"], ["traitor"], ["traitor"], ["traitor"], ["merchant"]],
    "discarded": [["loyalist"], ["merchant"], ["loyalist"], ["loyalist"], ["loyalist"]],
}
NO_MERCHANTS: dict[str, Any] = {
    "hands": [["loyalist"], ["loyalist"], ["traitor"], ["traitor"], ["traitor"]],
    "discarded": [["traitor"], ["merchant"], ["loyalist"], ["loyalist"], ["merchant"]],
}


def last_vote(ballots: dict[str, str], markers: tuple[int, int], **changes: Any) -> Any:
    """The last round, both cards laid, the Praetor about to approve."""
    track = {"loyalist": markers[0], "traitor": markers[1]}
    return state(LAST_ROUND, stage="veto", ballots=ballots, peeked=0, markers=track, **changes)


def test_I14_whoever_crosses_the_limit_is_discovered_and_the_rivals_win() -> None:
    laid: dict[str, Any] = {"stage": "veto", "ballots": {"0": "green", "4": "green"}, "peeked": 0}
    s = state(LATER_ROUND, markers={"loyalist": 13, "traitor": 0}, **laid)
    events = play(s, (3, APPROVE))
    assert kinds(events) == ["approve", "count", "over"]
    assert told(events, "over")["reason"] == "failed-conspiracy"
    assert told(events, "over")["faction"] == "traitor"
    assert told(events, "over")["winners"] == [2]


def test_I14_the_game_ends_at_once_even_before_the_second_card() -> None:
    laid: dict[str, Any] = {"stage": "veto", "ballots": {"0": "green", "4": "green"}, "peeked": 0}
    s = state(LATER_ROUND, markers={"loyalist": 13, "traitor": 0}, **laid)
    events = play(s, (3, APPROVE))
    assert told(events, "count")["cards"] == ["green"]
    assert GAME.position(s)["markers"] == {"loyalist": 14, "traitor": 0}
    assert GAME.turn(s) == 8
    assert GAME.position(s)["roles"] == LATER_ROUND["roles"]


def test_I14_without_a_rival_the_merchants_win() -> None:
    laid: dict[str, Any] = {"stage": "veto", "ballots": {"0": "green", "4": "green"}, "peeked": 0}
    s = state(LATER_ROUND, markers={"loyalist": 12, "traitor": 0}, **laid, **NO_TRAITORS)
    events = play(s, (3, APPROVE))
    assert told(events, "count")["cards"] == ["green", "green"]
    assert told(events, "over")["faction"] == "merchant"
    assert told(events, "over")["winners"] == [4]


def test_I14_refuses_every_action_afterwards() -> None:
    s = state(LATER_ROUND, markers={"loyalist": 14, "traitor": 0}, stage="over")
    for seat in range(5):
        assert GAME.legal(s, seat) == []
        assert why(s, seat, vote("green")) == "The game is over. (I14)"
    assert GAME.to_act(s) == ()
    assert refused(refusal_of(s, GAME_OVER)) == "The game is over. (I14)"


@pytest.mark.parametrize(
    ("ballots", "markers", "faction", "winners"),
    [
        (("green", "green"), (6, 6), "loyalist", [0, 1, 3]),
        (("green", "red"), (5, 7), "traitor", [2]),
        (("green", "red"), (6, 6), "merchant", [4]),
        (("green", "red"), (7, 6), "merchant", [4]),
        (("green", "red"), (5, 6), "merchant", [4]),
    ],
)
def test_I15_two_or_more_ahead_wins_and_otherwise_the_merchants(
    ballots: tuple[str, str], markers: tuple[int, int], faction: str, winners: list[int]
) -> None:
    s = last_vote(dict(zip("01", ballots, strict=True)), markers)
    events = play(s, (3, APPROVE))
    assert kinds(events) == ["approve", "count", "over"]
    assert told(events, "over")["reason"] == "ides-of-march"
    assert told(events, "over")["faction"] == faction
    assert told(events, "over")["winners"] == winners


def test_I15_the_leading_faction_needs_a_rival() -> None:
    s = last_vote({"0": "green", "1": "green"}, (8, 5), **NO_TRAITORS)
    assert told(play(s, (3, APPROVE)), "over")["faction"] == "merchant"
    s = last_vote({"0": "red", "1": "red"}, (5, 8), **NOBODY_LOYAL)
    assert told(play(s, (3, APPROVE)), "over")["faction"] == "merchant"


def test_I15_refuses_an_end_before_the_last_round() -> None:
    with pytest.raises(ValueError, match="after the last round"):
        state(LATER_ROUND, stage="over")
    over = state(LAST_ROUND, stage="over", markers={"loyalist": 6, "traitor": 6})
    assert why(over, 0, vote("green")) == "The game is over. (I15)"


def test_I16_all_remaining_cards_are_shown() -> None:
    s = last_vote({"0": "green", "1": "red"}, (6, 6))
    assert GAME.view(s, None)["hands"] is None
    assert GAME.outcome(s) is None
    events = play(s, (3, APPROVE))
    for seat in (0, 4, None):
        assert seen_by(events, seat)[-1]["hands"] == LAST_ROUND["hands"]
        assert GAME.view(s, seat)["hands"] == LAST_ROUND["hands"]
        assert GAME.view(s, seat)["discards"] == LAST_ROUND["discarded"]
        assert GAME.view(s, seat)["result"]["winners"] == [4]


def test_I16_it_may_be_that_nobody_wins() -> None:
    s = last_vote({"0": "green", "1": "red"}, (6, 6), **NO_MERCHANTS)
    play(s, (3, APPROVE))
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.shown() == {
        "winners": [],
        "scores": None,
        "faction": "merchant",
        "reason": "ides-of-march",
    }


def test_I16_a_faction_can_win_without_members() -> None:
    s = last_vote({"0": "red", "1": "red"}, (5, 8), **NO_TRAITORS)
    events = play(s, (3, APPROVE))
    assert told(events, "over")["faction"] == "traitor"
    assert told(events, "over")["winners"] == []


def test_I16_refuses_to_show_cards_while_the_game_runs() -> None:
    for seat in (0, 1, None):
        view = GAME.view(state(LATER_ROUND), seat)
        assert view["hands"] is None
        assert view["discards"] is None
        assert view["result"] is None
    assert GAME.finish(state(LATER_ROUND)) == []
