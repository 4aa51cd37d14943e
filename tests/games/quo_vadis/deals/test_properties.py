"""What holds at every table where random deals are offered, answered and used."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest

import rostra
from tests.games.quo_vadis.test_random_play import assert_conserved, assert_free_seats_agree
from tests.games.quo_vadis.walks import COUNTS, EDITIONS, VARIANTS, every_action, laid, listed_form
from tests.watching import everything

from .auditor import Auditor
from .bargains import accept, note, offer, pay, reject, told, withdraw
from .random_bargains import next_move, random_offer

SOME_VARIANTS = ((), VARIANTS, ("strict-promises",), ("census", "limited-ones"), ("consular-election",))
TABLES = tuple(product(COUNTS, EDITIONS, SOME_VARIANTS))
TURNS = 30

at_every_table = pytest.mark.parametrize(("players", "edition", "variants"), TABLES)


def walked(table: rostra.Table, seed: int) -> Any:
    """Play to the end with deals; each move before it is played, for the caller to play."""
    choice = random.Random(seed)
    while table.result is None:
        yield next_move(table, choice)


@at_every_table
def test_what_binds_is_kept_and_laurels_are_conserved(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    """Q2, Q19, Q20: the auditor checks every debt, duty and consent; nothing is ever partly paid."""
    table = laid(players, edition, variants, seed=1, turn_limit=TURNS)
    auditor = Auditor(table)
    for seat, action in walked(table, seed=1):
        auditor.play(seat, action)
        assert_conserved(table.position(), "limited-ones" in variants)
        assert_free_seats_agree(table)
    assert auditor.strikes > 5


def test_Q20_deals_are_struck_that_only_the_turns_action_can_pay() -> None:
    """The auditor compares all that fails or is struck with every future; some need one."""
    counted_on = 0
    for seed in range(3):
        table = laid(3, seed=seed, turn_limit=80)
        auditor, choice = Auditor(table), random.Random(seed)
        while table.result is None:
            by, to = choice.sample(range(3), 2)
            bare = offer(pay(by, to, choice.randint(1, 5)), note(to))
            is_offered = choice.random() < 0.3 and table.check(by, bare) is None
            auditor.play(*((by, bare) if is_offered else next_move(table, choice)))
        counted_on += auditor.counted_on
    assert counted_on > 2


def test_the_random_deals_are_used_paid_voided_and_broken() -> None:
    """The properties mean something: all of it happens."""
    kinds: set[str] = set()
    for seed in range(6):
        table = laid(4, seed=seed, turn_limit=TURNS)
        for seat, action in walked(table, seed):
            table.play(seat, action)
        events = [event for seat in range(4) for event in table.events(seat)]
        kinds |= {f"{e['kind']} {e.get('status', e.get('why', ''))}" for e in events}
    assert kinds >= {"paid ", "void ", "lapsed ", "failed payment", "expired "}
    assert kinds >= {"promise kept", "promise broken", "promise lapsed"}


@at_every_table
def test_B2_a_record_with_deals_replays_to_the_byte(
    players: int, edition: str, variants: tuple[str, ...]
) -> None:
    table = laid(players, edition, variants, seed=2, turn_limit=TURNS)
    for step, (seat, action) in enumerate(walked(table, seed=2)):
        table.play(seat, action)
        if step == 150:
            assert everything(rostra.replay(table.record())) == everything(table)
    assert everything(rostra.replay(table.record())) == everything(table)


@pytest.mark.parametrize(("players", "variants"), [(3, VARIANTS), (4, ()), (5, ("strict-promises",))])
def test_what_legal_lists_is_exactly_what_is_accepted_with_deals(
    players: int, variants: tuple[str, ...]
) -> None:
    table = laid(players, variants=variants, seed=3, turn_limit=TURNS)
    actions = every_action(players)
    for step, (seat, action) in enumerate(walked(table, seed=3)):
        table.play(seat, action)
        if step % 25 == 0:
            offers = len(told(table, "offer"))
            answers = [answer(n) for n in range(offers + 2) for answer in (accept, reject, withdraw)]
            for who in range(players):
                accepted = [a for a in (*actions, *answers) if table.refusal(who, a) is None]
                listed = [json.dumps(a) for a in table.legal(who)]
                assert len(set(listed)) == len(listed)
                assert {json.dumps(listed_form(a)) for a in accepted} == set(listed)


@pytest.mark.parametrize("players", COUNTS)
def test_B3_what_is_refused_changes_nothing_and_names_its_rule(players: int) -> None:
    table = laid(players, "hans-im-glueck-1992", ("census",), seed=4, turn_limit=TURNS)
    choice = random.Random(4)
    for step, (seat, action) in enumerate(walked(table, seed=4)):
        table.play(seat, action)
        if step % 20 == 0:
            before = everything(table)
            for _ in range(30):
                who, wild = choice.randrange(players), random_offer(table, choice)
                sentence = table.check(who, wild)
                if sentence is not None:
                    assert sentence.endswith(")")
                    assert "(Q" in sentence
                    with pytest.raises(rostra.IllegalAction):
                        table.play(who, wild)
            assert everything(table) == before
