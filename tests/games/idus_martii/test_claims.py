"""I17: anybody may claim anything, true or not; when the game is over everybody learns which it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rostra
from rostra.kernel.game import Action, brief
from tests.choosing import walk
from tests.games.idus_martii.scenes import (
    APPROVE,
    FIRST_ROUND,
    LAST_ROUND,
    LATER_ROUND,
    SECOND_PHASE,
    SECOND_ROUND,
    VETO,
    changed,
    discard,
    peek,
    replace,
    vote,
)
from tests.watching import everything, last, play, received, refused


def laid(position: dict[str, Any] = FIRST_ROUND, **changes: Any) -> rostra.Table:
    return rostra.new_table("idus-martii", seed=3, position=changed(position, **changes))


def faction(card: str) -> Action:
    return {"type": "claim", "about": "faction", "card": card}


def voted(round_: int, card: str) -> Action:
    return {"type": "claim", "about": "vote", "round": round_, "card": card}


def peeked(round_: int, aedile: int, card: str) -> Action:
    return {"type": "claim", "about": "peek", "round": round_, "aedile": aedile, "card": card}


def trust(seat: int) -> Action:
    return {"type": "claim", "about": "trust", "seat": seat}


def suspect(seat: int) -> Action:
    return {"type": "claim", "about": "suspect", "seat": seat}


CLAIMS = (faction("loyalist"), voted(10, "yellow"), peeked(1, 2, "red"), trust(4), suspect(0))


def finish(table: rostra.Table) -> list[bool | None]:
    """Play to the end; which claims were true."""
    for _ in walk(table, seed=5):
        pass
    told = last(table, "claims")["claims"]
    for seat in (*range(table.setup.players), None):
        assert table.view(seat)["claims"] == last(table, "claims", seat)["claims"] == told
    return [claim["true"] for claim in told]


# Saying it


def test_I17_a_claim_is_heard_by_everybody() -> None:
    table = play(laid(), (2, peeked(1, 3, "green")))
    heard = {"seat": 2, "turn": 1, "about": "peek", "round": 1, "aedile": 3, "card": "green"}
    for seat in (*range(5), None):
        assert last(table, "claim", seat) == {"kind": "claim", **heard}
        assert table.view(seat)["claims"] == [heard]


@pytest.mark.parametrize("about", ["trust", "suspect"])
def test_I17_who_trusts_or_suspects_and_whom(about: str) -> None:
    table = play(laid(), (3, {"type": "claim", "about": about, "seat": 1}))
    assert last(table, "claim") == {"kind": "claim", "seat": 3, "turn": 1, "about": about, "whom": 1}


@pytest.mark.parametrize("scene", [FIRST_ROUND, SECOND_ROUND, SECOND_PHASE, LATER_ROUND, LAST_ROUND])
def test_I17_any_seat_may_claim_anything_at_any_time_and_it_changes_nothing_else(
    scene: dict[str, Any],
) -> None:
    table = laid(scene)
    before = table.position(), table.to_act, table.turn, [table.legal(seat) for seat in range(5)]
    for seat in range(5):
        play(table, *[(seat, claim) for claim in CLAIMS])
    assert (table.position(), table.to_act, table.turn, [table.legal(seat) for seat in range(5)]) == before


def test_I17_claims_are_never_listed() -> None:
    table = laid()
    assert all(action["type"] == "vote" for seat in range(5) for action in table.legal(seat))


def test_I17_nobody_learns_from_a_claim_whether_it_is_true() -> None:
    """Two games that differ in what the claimant knows: the others see the same."""
    green, red = (play(laid(), (2, vote(card)), (2, voted(1, "green"))) for card in ("green", "red"))
    for seat in (0, 1, 3, 4, None):
        assert received(green, seat) == received(red, seat)


def test_I17_refuses_claims_when_the_game_is_over() -> None:
    table = laid(LAST_ROUND)
    finish(table)
    for claim in CLAIMS:
        refused(table, 1, claim, "I17")


HUGE = 10**4000


@pytest.mark.parametrize(
    "claim",
    [
        {"type": "claim"},
        {"type": "claim", "about": None},
        {"type": "claim", "about": ["faction"], "card": "loyalist"},
        {"type": "claim", "about": "weather"},
        {"type": "claim", "about": "faction"},
        faction("caesarian"),
        faction("green"),
        {"type": "claim", "about": "faction", "card": ["loyalist"]},
        faction("loyalist") | {"seat": 1},
        voted(0, "green"),
        voted(11, "green"),
        voted(HUGE, "green"),
        voted(1, "loyalist"),
        voted(1, "blue"),
        {"type": "claim", "about": "vote", "round": True, "card": "red"},
        {"type": "claim", "about": "vote", "card": "red"},
        peeked(1, 5, "red"),
        peeked(1, -1, "red"),
        {"type": "claim", "about": "peek", "round": 1, "aedile": "2", "card": "red"},
        trust(5),
        suspect(-1),
        {"type": "claim", "about": "trust"},
        {"type": "claim", "about": "trust", "seat": None},
    ],
    ids=lambda claim: " ".join(map(brief, claim.values())),
)
def test_I17_refuses_claims_of_the_wrong_form(claim: Any) -> None:
    refused(laid(), 2, claim, "I17")


def test_nobody_outside_holds_a_piece_of_a_claim() -> None:
    table = laid()
    claim = faction("loyalist")
    play(table, (0, claim))
    before = everything(table)
    claim["card"] = "traitor"
    table.view(0)["claims"][0]["card"] = "traitor"
    table.events(0)[-1]["card"] = "traitor"
    assert everything(table) == before


# Whether it was true


def test_I16_a_claim_of_ones_side_is_true_if_that_card_remains() -> None:
    table = laid(LAST_ROUND)
    play(table, (0, faction("loyalist")), (0, faction("traitor")), (4, faction("merchant")))
    assert finish(table) == [True, False, True]


def test_I16_a_claim_is_judged_by_the_card_that_remains_not_by_the_one_held_then() -> None:
    """In the first phase Seat 1 holds a Loyalist and a Merchant, and will put the Merchant away."""
    table = laid(SECOND_ROUND)
    play(table, (1, faction("merchant")), (1, faction("loyalist")), (3, vote("green")), (4, vote("red")))
    play(table, (2, peek(3)), (2, APPROVE), (1, discard("merchant")))
    assert finish(table) == [False, True]


def test_I7_a_claim_of_ones_vote_is_true_if_that_card_was_laid_even_if_exchanged() -> None:
    table = laid()
    play(table, (2, vote("green")), (3, vote("red")), (1, peek(2)), (1, VETO))
    play(table, (2, voted(1, "green")), (2, voted(1, "red")), (3, voted(1, "red")), (3, voted(1, "green")))
    play(table, (2, voted(2, "green")), (0, voted(1, "green")))
    assert finish(table) == [True, True, True, False, False, False]


def test_I11_a_card_laid_instead_of_a_yellow_one_was_laid() -> None:
    table = laid(LATER_ROUND)
    play(table, (0, vote("yellow")), (4, vote("red")), (3, peek(0)), (0, replace("green")))
    play(table, *[(0, voted(8, card)) for card in ("yellow", "green", "red")])
    assert finish(table) == [True, True, False]


def test_I6_a_claim_to_have_seen_a_card_is_true_of_the_praetor_who_saw_it() -> None:
    table = laid()
    play(table, (2, vote("green")), (3, vote("red")), (1, peek(3)), (1, APPROVE))
    play(table, (1, peeked(1, 3, "red")), (1, peeked(1, 3, "green")), (1, peeked(1, 2, "green")))
    play(table, (0, peeked(1, 3, "red")), (1, peeked(2, 3, "red")))
    assert finish(table) == [True, False, False, False, False]


def test_a_claim_about_a_round_to_come_is_judged_at_the_end() -> None:
    table = laid()
    play(table, (2, voted(1, "green")), (2, vote("green")))
    assert finish(table) == [True]


def test_trust_and_suspicion_are_neither_true_nor_false() -> None:
    table = play(laid(LAST_ROUND), (0, trust(1)), (1, suspect(0)))
    assert finish(table) == [None, None]


def test_a_table_that_begins_in_a_position_judges_nothing_that_happened_before() -> None:
    """Rounds of the second phase are 6 to 10 for five players; this table begins in the eighth."""
    table = laid(LATER_ROUND)
    play(table, (0, voted(7, "green")), (3, peeked(2, 1, "red")), (0, voted(8, "green")), (0, vote("green")))
    assert finish(table)[:3] == [None, None, True]


@pytest.mark.parametrize("stage", ["vote", "peek", "veto", "replace"])
def test_what_lies_on_the_table_in_a_position_is_known(stage: str) -> None:
    changes: dict[str, Any] = {"stage": stage, "ballots": {"0": "red"}}
    if stage != "vote":
        changes["ballots"]["4"] = "green"
    if stage in ("veto", "replace"):
        changes["peeked"] = 0
    table = laid(LATER_ROUND, **changes)
    play(
        table,
        (0, voted(8, "red")),
        (0, voted(8, "green")),
        (3, peeked(8, 0, "red")),
        (3, peeked(8, 4, "red")),
    )
    if stage == "vote":
        play(table, (4, vote("green")))
    if stage in ("vote", "peek"):
        play(table, (3, peek(0)))
    if stage != "replace":
        play(table, (3, APPROVE))
    else:
        play(table, (0, replace("yellow")))
    assert finish(table) == [True, False, True, False]


def test_a_position_after_the_count_does_not_tell_who_laid_what() -> None:
    table = laid(SECOND_ROUND, stage="discard", markers={"loyalist": 2, "traitor": 2})
    play(table, (3, voted(2, "green")), (1, discard("merchant")))
    assert finish(table) == [None]


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_B2_random_claims_replay_and_change_nothing_about_the_game(players: int) -> None:
    silent, loud = (rostra.new_table("idus-martii", players, seed=players) for _ in range(2))
    choice = random.Random(players)
    for seat, action in walk(silent, seed=players):
        while choice.random() < 0.5:
            loud.play(choice.randrange(players), dict(choice.choice(CLAIMS)))
        loud.play(seat, action)
    assert (loud.position(), loud.result) == (silent.position(), silent.result)
    assert everything(rostra.replay(loud.record())) == everything(loud)
    truths = {claim["true"] for claim in loud.view(None)["claims"] if claim["about"] in ("vote", "peek")}
    assert None not in truths


def test_nothing_is_told_of_claims_before_the_end() -> None:
    table = laid()
    play(table, (0, faction("loyalist")))
    for _ in walk(table, seed=5):
        if table.result is None:
            assert "claims" not in [event["kind"] for event in table.events(None)]
            assert all("true" not in claim for claim in table.view(0)["claims"])


def test_a_game_without_claims_ends_with_none() -> None:
    assert finish(laid(LAST_ROUND)) == []
