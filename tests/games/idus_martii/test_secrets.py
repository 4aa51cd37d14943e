"""B1: whatever a seat cannot know may be changed, and that seat receives the same bytes."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from typing import Any

import pytest

from rostra.games.idus_martii.actions import ACTIONS, VOTE, shown
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.state import State
from rostra.kernel.game import Action, Event

from .scenes import PLAYERS, act, random_walk, refusal, seen_by, setup

ACTIONS_ASKED: list[Any] = [
    None,
    {"type": "claim"},
    *map(shown, [*range(0, VOTE, 13), *range(VOTE, ACTIONS)]),
]
SECRET = ("vote", "replace", "discard")
"""Actions of which the others see that they are played, not with which card."""


def received(s: State, seat: int | None) -> str:
    """Everything but events that a seat can get out of the game, as bytes."""
    about: list[Any] = [GAME.view(s, seat), GAME.to_act(s), GAME.turn(s), seen_by(GAME.opening(s), seat)]
    if seat is not None:
        refusals = [refusal(s, seat, action) for action in ACTIONS_ASKED]
        about += [GAME.legal(s, seat), [wrong and asdict(wrong) for wrong in refusals]]
    return json.dumps(about)


def another_world(s: State, seat: int | None, chance: random.Random) -> State:
    """A state that this seat cannot tell from the real one: other cards, other ballots, other chance."""
    position = GAME.position(s)
    others = [other for other in range(s.players) if other != seat]
    places = [
        (kind, other, i)
        for kind in ("hands", "discarded")
        for other in others
        for i in range(len(position[kind][other]))
    ]
    cards = [position[kind][other][i] for kind, other, i in places]
    chance.shuffle(cards)
    for (kind, other, i), card in zip(places, cards, strict=True):
        position[kind][other][i] = card
    for aedile, card in position["ballots"].items():
        position["ballots"][aedile] = chance.choice(possible_ballots(position, seat, int(aedile), card))
    return GAME.from_position(setup(s.players, chance.getrandbits(64)), position)


def possible_ballots(position: dict[str, Any], seat: int | None, aedile: int, card: str) -> list[str]:
    """The cards that may lie before an Aedile for all this seat knows (I5, I6, I11)."""
    looked_at = position["peeked"] == aedile
    if seat == aedile or (looked_at and (card == "yellow" or seat == position["roles"]["praetor"])):
        return [card]
    return ["green", "red"] if looked_at or position["phase"] == 1 else ["green", "red", "yellow"]


def told_apart(s: State, other: State, seat: int | None, action: Action) -> bool:
    """Whether looking at a card rightly shows this seat which of the two worlds it is in (I6, I11)."""
    if action["type"] != "peek":
        return False
    cards = [GAME.position(world)["ballots"][str(action["aedile"])] for world in (s, other)]
    knows = seat in (GAME.position(s)["roles"]["praetor"], action["aedile"])
    return cards[0] != cards[1] and (knows or "yellow" in cards)


def counted(events: list[Event]) -> list[dict[str, Any]]:
    return [event.shown() for event in events if event.kind == "count"]


def walk_both(s: State, other: State, seat: int | None, chance: random.Random) -> int:
    """Play on in both worlds as long as this seat may not tell them apart; the steps that took."""
    steps = 0
    while True:
        assert received(s, seat) == received(other, seat)
        actor = chance.choice(GAME.to_act(s))
        action = mirrored = chance.choice(GAME.legal(s, actor))
        if (
            actor != seat
            and action["type"] in SECRET
            and (chance.random() < 0.5 or action not in GAME.legal(other, actor))
        ):
            mirrored = chance.choice(GAME.legal(other, actor))
        if told_apart(s, other, seat, action):
            return steps
        events = act(s, actor, action)
        others = act(other, actor, mirrored)
        if counted(events) != counted(others) or GAME.outcome(s) is not None:
            return steps
        assert json.dumps(seen_by(events, seat)) == json.dumps(seen_by(others, seat))
        steps += 1


@pytest.mark.parametrize("players", PLAYERS)
def test_B1_a_seat_cannot_tell_worlds_apart_that_differ_in_what_it_does_not_know(players: int) -> None:
    steps = 0
    for seed in range(4):
        chance = random.Random(seed)
        for number, (s, _, _) in enumerate(random_walk(players, seed)):
            if number % 6 != seed:
                continue
            for seat in (None, chance.randrange(players), GAME.to_act(s)[0]):
                here = GAME.from_position(setup(players, seed), GAME.position(s))
                steps += walk_both(here, another_world(s, seat, chance), seat, chance)
    assert steps > 300
