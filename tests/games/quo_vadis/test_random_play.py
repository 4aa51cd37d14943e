"""What holds in every game: properties over random play for all counts, editions and variants."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import rostra
from rostra.games.quo_vadis.components import COMMITTEES, SEATS, SENATE
from rostra.table import records
from tests.watching import everything

from .cores import assert_sets_agree
from .positions import BOX, LIMITED
from .walks import COUNTS, EDITIONS, EVERY_TABLE, TURN_LIMIT, VARIANTS, every_action, laid, listed_form, walk

ALL_VARIANTS = {"variants": VARIANTS}
SOME_TABLES = [(players, variants) for players in COUNTS for variants in ((), VARIANTS)]


def assert_conserved(position: dict[str, Any], limited: bool) -> None:
    """Q2, Q23: no laurel and no senator comes or goes."""
    players = position["players"]
    laurels = Counter(position["stock"]) + Counter(I=position["ones"])
    laurels += Counter(laurel for laurel in position["laurels"].values() if laurel)
    for hand in position["holdings"]:
        laurels += Counter(hand)
    assert laurels == {**BOX, "I": LIMITED[players] if limited else 18}
    senators = Counter(
        seat for seats in (*position["committees"].values(), position["senate"]) for seat in seats
    )
    for seat in range(players):
        assert senators[seat] + position["reserve"][seat] == 8


def assert_free_seats_agree(table: rostra.Table) -> None:
    """What the rules keep beside the senators to be fast says the same as the senators."""
    s = table._state
    for number in range(len(COMMITTEES)):
        assert s.free[number] == SEATS[number] - sum(row[number] for row in s.members)
    assert s.free[SENATE] == SEATS[SENATE] - s.arrived
    assert_sets_agree(s)


@pytest.mark.parametrize(("players", "edition", "variants"), EVERY_TABLE)
def test_Q2_laurels_and_senators_are_conserved_and_every_game_ends(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    table = laid(players, edition, variants, seed=len(variants))
    assert_conserved(table.position(), "limited-ones" in variants)
    for _ in walk(table):
        assert_conserved(table.position(), "limited-ones" in variants)
        assert_free_seats_agree(table)
        assert table.turn <= TURN_LIMIT
    assert table.result is not None
    assert all(table.legal(seat) == [] for seat in range(players))


@pytest.mark.parametrize(("players", "variants"), SOME_TABLES)
def test_what_legal_lists_is_exactly_what_is_accepted(players: int, variants: tuple[str, ...]) -> None:
    """Consents in another order are accepted too, though each choice is listed once, ascending."""
    table = laid(players, variants=variants, seed=5)
    actions = every_action(players)
    for step, _ in enumerate(walk(table, seed=5)):
        if step % 17 == 0:
            for seat in range(players):
                accepted = [action for action in actions if table.refusal(seat, action) is None]
                listed = [json.dumps(action) for action in table.legal(seat)]
                assert len(set(listed)) == len(listed)
                assert {json.dumps(listed_form(action)) for action in accepted} == set(listed)


@pytest.mark.parametrize(("players", "variants"), SOME_TABLES)
def test_whatever_legal_lists_can_be_played(players: int, variants: tuple[str, ...]) -> None:
    table = laid(players, variants=variants, seed=6)
    for step, _ in enumerate(walk(table, seed=6)):
        if step % 40 == 0:
            record = table.record()
            for seat in range(players):
                for action in table.legal(seat):
                    twin = rostra.replay(record)
                    twin.play(seat, action)
                    assert twin.record()["actions"] == [*record["actions"], {"seat": seat, "action": action}]


@pytest.mark.parametrize("players", COUNTS)
def test_B3_whatever_is_refused_leaves_everything_unchanged_to_the_byte(players: int) -> None:
    table = laid(players, variants=("census", "consular-election"), seed=7)
    choice = random.Random(7)
    actions = every_action(players)
    for step, _ in enumerate(walk(table, seed=7)):
        if step % 12 == 0:
            before = everything(table)
            for action in choice.sample(actions, 250):
                seat = choice.randrange(players)
                sentence = table.check(seat, action)
                if sentence is not None:
                    with pytest.raises(rostra.IllegalAction) as raised:
                        table.play(seat, action)
                    assert str(raised.value) == sentence
            assert everything(table) == before


@pytest.mark.parametrize(("players", "edition", "variants"), EVERY_TABLE[::3])
def test_a_position_round_trips_anywhere(players: int, edition: str, variants: tuple[str, ...]) -> None:
    table = laid(players, edition, variants, seed=8)
    for step, _ in enumerate(walk(table, seed=8)):
        if step % 3 and table.position()["stage"] == "action":
            continue
        position = json.loads(json.dumps(table.position()))
        again = rostra.new_table("quo-vadis", players, 8, edition, variants, table.setup.options, position)
        assert again.position() == table.position()
        assert (again.to_act, again.turn, again.result) == (table.to_act, table.turn, table.result)
        view = table.view(None)
        if not view["pledges"] and not view["census"]:
            for seat in (*range(players), None):
                assert again.view(seat) == table.view(seat)
            assert [again.legal(seat) for seat in range(players)] == [
                table.legal(seat) for seat in range(players)
            ]


@pytest.mark.parametrize(("players", "edition", "variants"), EVERY_TABLE[1::3])
def test_B2_a_record_replays_to_the_same_table_also_as_text(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    table = laid(players, edition, variants, seed=9, start=1)
    for step, _ in enumerate(walk(table, seed=9)):
        if step == 50:
            assert everything(rostra.replay(table.record())) == everything(table)
    text = records.dump(table.record())
    assert records.load(text) == table.record()
    assert everything(rostra.replay(records.load(text))) == everything(table)


@pytest.mark.parametrize("players", COUNTS)
def test_B2_the_same_seed_and_the_same_actions_give_the_same_game(players: int) -> None:
    one, other = (laid(players, EDITIONS[1], VARIANTS, seed=10) for _ in range(2))
    moves = list(walk(one, seed=10))
    for seat, action in moves:
        other.play(seat, action)
    assert everything(one) == everything(other)
    assert everything(laid(players, EDITIONS[1], VARIANTS, seed=11)) != everything(
        laid(players, EDITIONS[1], VARIANTS, seed=10)
    )


@pytest.mark.parametrize("players", COUNTS)
def test_events_since_are_the_later_ones(players: int) -> None:
    table = laid(players, seed=12)
    for _ in walk(table, seed=12):
        pass
    for seat in (*range(players), None):
        seen = table.events(seat)
        for since in (0, 1, 7, len(seen) - 1, len(seen), len(seen) + 5, 10**30):
            assert table.events(seat, since) == seen[since:]


@pytest.mark.parametrize("since", [-1, True, None, "0", 1.0])
def test_since_is_a_number_of_events(since: Any) -> None:
    with pytest.raises(ValueError, match="'since' counts the events"):
        laid(3).events(0, since)
