"""One game: bots get what their seats see, and a bot that fails forfeits."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rostra
from rostra.arena.match import Match, game_result
from rostra.arena.tournament import Fixture, Tournament
from rostra.arena.workers import play
from rostra.bots import player
from tests.arena.players import Knowing, Watching

HERE = "tests.arena.players"


def tournament(*seating: str, game: str = "quo-vadis", **options: Any) -> Tournament:
    limit = {"turn_limit": 120} if game == "quo-vadis" else {}
    return Tournament(game, (seating,), seeds=1, options={**limit, **options})


def played(*seating: str, game: str = "quo-vadis") -> dict[str, Any]:
    return play(tournament(*seating, game=game), Fixture(0, 0, seating))


def test_a_game_is_played_to_the_end_and_told() -> None:
    game = played("rules", "greedy", "rules")
    assert game["reason"] == "senate-full"
    assert len(game["winners"]) == 1
    assert game["scores"][game["winners"][0]] == max(score for score in game["scores"] if score is not None)
    assert game["forfeit"] is None
    assert game["turns"] > 10
    assert 0 < game["struck"] <= game["offers"]
    assert all(times and min(times) >= 0 for times in game["times"]["decide"])
    assert json.loads(json.dumps(game)) == game


def test_sides_and_claims_of_idus_martii_are_told() -> None:
    game = played(*["rules"] * 5, game="idus-martii")
    assert set(game["hands"]) <= {"loyalist", "traitor", "merchant", "mixed"}
    assert game["winners"] == [seat for seat, side in enumerate(game["hands"]) if side == game["faction"]]
    assert game["claims"] > 0
    assert game["scores"] is None


def test_the_same_fixture_is_the_same_game() -> None:
    games = [played("rules", "greedy", "rules") for _ in range(2)]
    for game in games:
        del game["times"]
    assert games[0] == games[1]


def test_bots_get_view_legal_actions_and_events_of_their_seat_only() -> None:
    """At every moment what a bot is shown is what the table shows that seat, and nothing else (B1)."""
    table = rostra.new_table("quo-vadis", 3, seed=5, options={"turn_limit": 30})

    class Comparing(Knowing):
        asked = 0

        def decide(self, *seen: Any, waited: bool = False) -> Any:
            self.compare(*seen)
            return super().decide(*seen, waited=waited)

        def react(self, *seen: Any) -> Any:
            self.compare(*seen)
            return super().react(*seen)

        def compare(self, view: Any, legal: Any, seat: int, events: Any) -> None:
            assert bots[seat] is self
            assert (view, legal, events) == (table.view(seat), table.legal(seat), table.events(seat))
            assert json.loads(json.dumps([view, legal, events])) == [view, legal, events]
            self.asked += 1

    bots = [Comparing(seat) for seat in range(3)]
    match = Match(table, bots)
    match.play()
    assert match.forfeit is None
    assert table.result is not None
    assert all(bot.asked > 10 for bot in bots)


def test_what_a_bot_does_with_its_lists_does_not_touch_the_table() -> None:
    class Scribbling(Watching):
        def react(self, *seen: Any) -> Any:
            for thing in seen[:2] + seen[3:]:
                thing.clear()
            return None

    table = rostra.new_table("quo-vadis", 3, seed=5, options={"turn_limit": 20})
    Match(table, [Scribbling(0), player("quo-vadis", "greedy", 1), player("quo-vadis", "greedy", 2)]).play()
    assert table.result is not None
    assert rostra.replay(table.record()).position() == table.position()


def test_nobody_is_asked_twice_about_the_same_moment() -> None:
    table = rostra.new_table("quo-vadis", 3, seed=5, options={"turn_limit": 30})
    bots = [Watching(seat) for seat in range(3)]
    Match(table, bots).play()
    for bot in bots:
        moments = [(len(events), seat in view["to_act"]) for view, _, seat, events in bot.shown]
        assert len(moments) == len(set(moments))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raising", "RuntimeError: I do not know what to do"),
        ("Cheating", "Q6"),
        ("Sleeping", "did nothing"),
    ],
)
def test_a_bot_that_fails_forfeits(name: str, why: str) -> None:
    seating = ("random", f"{HERE}:{name}", "random")
    game = played(*seating)
    assert game["reason"] == "forfeit"
    assert game["forfeit"]["seat"] == 1
    assert why in game["forfeit"]["why"]
    assert game["winners"] == []


def test_chances_are_kept_for_every_decision() -> None:
    seating = (f"{HERE}:Knowing", "random", "random")
    chosen = tournament(*seating)
    match = Match(chosen.table(Fixture(0, 0, seating)), chosen.bots(Fixture(0, 0, seating)))
    match.play()
    game = game_result(Fixture(0, 0, seating), match)
    assert game["chances"][0]
    assert set(game["chances"][0]) == {0.25}
    assert game["chances"][1:] == [[], []]


def test_a_bot_that_talks_forever_is_not_asked_forever() -> None:
    """Pledging and retracting without end: the others play on."""
    game = played("greedy", f"{HERE}:Fickle", "greedy")
    assert game["reason"] in ("senate-full", "turn-limit")
    assert game["actions"] > 3 * game["turns"]


def test_a_bot_that_talks_and_never_acts_forfeits() -> None:
    game = played(*["random"] * 4, f"{HERE}:Chattering", game="idus-martii")
    assert game["forfeit"]["seat"] == 4


def test_bots_that_get_ready_are_waited_for() -> None:
    """Until then some play like simpler ones: that would measure somebody else."""
    seating = (f"{HERE}:Unready", "random", "random")
    game = played(*seating)
    assert game["forfeit"] is None
