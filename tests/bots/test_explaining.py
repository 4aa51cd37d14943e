"""Why a bot did what it did, in words: whatever it can do has a sentence in every language."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.bots import Option, Reasons
from rostra.bots.explaining import explained
from rostra.words import LANGUAGES
from tests.bots.playing import Company, decision

ADVANCE: dict[str, Any] = {"type": "advance", "path": "B1-A3", "with": [0]}
PLACE: dict[str, Any] = {"type": "place", "committee": "E1"}
EVERYTHING: list[dict[str, Any]] = [
    ADVANCE,
    {"type": "caesar", "to": "A4-S"},
    {"type": "decline"},
    {"type": "remove", "committee": "E1"},
    {"type": "offer", "clauses": []},
    {"type": "accept", "deal": 1},
    {"type": "reject", "deal": 1},
    {"type": "withdraw", "deal": 1},
    {"type": "pledge", "path": "B1-A3", "votes": 1},
    {"type": "retract", "path": "B1-A3"},
    {"type": "census"},
    {"type": "assign", "praetor": 1, "aediles": [2, 3]},
    {"type": "vote", "card": "green"},
    {"type": "peek", "aedile": 2},
    {"type": "veto"},
    {"type": "approve"},
    {"type": "replace", "card": "yellow"},
    {"type": "discard", "card": "traitor"},
    {"type": "claim", "about": "trust", "seat": 2},
]


def test_a_searching_bot_tells_its_chances_and_what_it_left() -> None:
    reasons = Reasons((Option(ADVANCE, 0.412), Option(PLACE, 0.37)), chance=0.412, simulations=2000)
    assert explained(reasons) == (
        "I advance along B1-A3: 41 % to win, against 37 % for placing a senator in E1. "
        "I played 2,000 games to their end in my head."
    )


def test_a_simple_bot_tells_what_things_are_worth_to_it() -> None:
    assert explained(Reasons((Option(ADVANCE, 3.25),))) == "I advance along B1-A3: worth 3.2 laurels."


def test_the_same_move_with_other_votes_is_no_alternative() -> None:
    again = {**ADVANCE, "with": [1]}
    told = explained(Reasons((Option(ADVANCE, 3.0), Option(again, 2.9), Option(PLACE, 1.0))))
    assert told == "I advance along B1-A3: worth 3.0 laurels, against 1.0 for placing a senator in E1."


def test_seats_are_called_by_their_names() -> None:
    reasons = Reasons((Option({"type": "peek", "aedile": 2}, 0.5),), chance=0.5)
    assert explained(reasons, lambda seat: f"Bruno {seat}") == "I look at the card of Bruno 2: 50 % to win."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", EVERYTHING, ids=lambda action: action["type"])
def test_everything_a_bot_can_do_has_words(action: dict[str, Any], language: str) -> None:
    for done, left in ((action, PLACE), (PLACE, action)):
        told = explained(Reasons((Option(done, 0.5), Option(left, 0.4)), 0.5, 1), language=language)
        assert "50 %" in told
        assert "40 %" in told
        assert told.endswith(".")


@pytest.mark.parametrize(
    ("game", "players", "level"),
    [("quo-vadis", 4, "greedy"), ("quo-vadis", 4, "rules"), ("idus-martii", 5, "rules")],
)
def test_whatever_bots_think_in_a_game_can_be_told(game: str, players: int, level: str) -> None:
    company = Company(game, [level] * players, 2)
    told = 0
    for turn in range(2, 9):
        company.play(turn)
        seat = company.table.to_act[0]
        bot = company.bots[seat]
        done = decision(bot, company.table, seat, waited=True)
        if bot.reasons is not None:
            assert bot.reasons.options[0].action == done
            assert explained(bot.reasons)
            told += 1
    assert told > 2
