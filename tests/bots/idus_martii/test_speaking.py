"""Speaking: a claim is made where it pays, and fits what was said before."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.bots.idus_martii.best import Fast
from rostra.bots.idus_martii.speakers import Deaf, Honest, Liar, Pretender, RandomSpeaker, Silent
from rostra.bots.idus_martii.speaking import Speaker
from tests.bots.idus_martii.model_player import context
from tests.bots.playing import Company, decision, reaction

SPEAKERS = "rostra.bots.idus_martii.speakers:"


def first_round(hand: list[str]) -> rostra.Table:
    """The first round; seat 4 has no role and holds these cards."""
    position = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0}).position()
    left = {"loyalist": 4, "traitor": 4, "merchant": 2}
    for card in hand:
        left[card] -= 1
    cards = [card for card, count in left.items() for _ in range(count)]
    position["hands"] = [[cards[seat], cards[-1 - seat]] for seat in range(4)] + [hand]
    return rostra.new_table("idus-martii", seed=1, position=position)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (["loyalist", "loyalist"], "loyalist"),
        (["loyalist", "merchant"], "loyalist"),
        (["traitor", "traitor"], "traitor"),
        (["traitor", "merchant"], "traitor"),
        (["loyalist", "traitor"], None),
    ],
)
def test_whoever_wants_help_says_so_at_once(hand: list[str], said: str | None) -> None:
    claim = reaction(Fast(1), first_round(hand), 4)
    assert (claim and claim["card"]) == said


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_whoever_can_be_of_one_side_only_asks_for_its_help(players: int) -> None:
    for seed in range(6):
        there = rostra.new_table("idus-martii", players=players, seed=seed)
        for seat in range(players):
            claim = None if seat in there.to_act else reaction(Fast(seed), there, seat)
            sides = {*there.view(seat)["hand"]} - {"merchant"}
            assert claim is None or {claim["card"]} == sides
            assert claim is not None or len(sides) != 1 or seat in there.to_act


@pytest.mark.parametrize(("said", "card"), [("loyalist", "green"), ("traitor", "red")])
def test_a_seat_that_may_join_either_faction_goes_along_with_who_has_spoken(said: str, card: str) -> None:
    position = first_round(["loyalist", "merchant"]).position()
    position["hands"] = [["loyalist", "traitor"]] * 4 + [["merchant", "merchant"]]
    voted = {}
    for who in (None, 4):
        there = rostra.new_table("idus-martii", seed=1, position=position)
        if who is not None:
            there.play(who, {"type": "claim", "about": "faction", "card": said})
        voted[who] = [decision(Fast(seed), there, 2) for seed in range(40)]
    wanted = {"type": "vote", "card": card}
    assert voted[4].count(wanted) >= 34 > voted[None].count(wanted)


def test_what_was_said_is_not_said_again_nor_denied() -> None:
    there = first_round(["loyalist", "loyalist"])
    claim = reaction(Fast(1), there, 4)
    assert claim is not None
    there.play(4, claim)
    assert reaction(Fast(1), there, 4) is None


def test_those_who_know_a_card_think_less_of_a_liar() -> None:
    """Seat 2 laid red; seat 3, the other Aedile, knows that, and will be a Consul."""
    there = first_round(["loyalist", "merchant"])
    there.play(2, {"type": "vote", "card": "red"})
    there.play(3, {"type": "vote", "card": "green"})
    there.play(1, {"type": "peek", "aedile": 3})
    there.play(1, {"type": "approve"})
    there.play(2, {"type": "claim", "about": "faction", "card": "loyalist"})
    speaker = Speaker(context(there, 2))
    options = {option.card: option for option in speaker._options() if option.about == "vote"}
    record = speaker.context.history.rounds[0]
    inside = {
        card: speaker._heard((record,), (*speaker.context.history.claims, o)) for card, o in options.items()
    }
    lie, truth = inside[0].factions[2], inside[1].factions[2]
    assert lie[0] < truth[0]


def among_rule_based_bots(until_turn: int, seed: int) -> Speaker:
    """Seat 0 of a table of rule-based bots, which says nothing itself."""
    levels = [SPEAKERS + "Silent", *["rules"] * 4]
    return Speaker(context(Company("idus-martii", levels, seed).play(until_turn), 0))


def test_whoever_goes_by_reputations_is_better_told_nothing() -> None:
    """Nobody gives a role to somebody who claims to be of a rival faction; of three in four, few gain one."""
    gains = []
    for seed in range(8):
        speaker = among_rule_based_bots(7, seed)
        gains += [speaker.standing(option, 0) - speaker.standing(None, 0) for option in speaker._options()]
    assert len(gains) == 24
    assert sum(gains) / len(gains) < 0


def test_only_those_who_go_by_reputations_are_told_the_contrary() -> None:
    thinking = Company("idus-martii", [SPEAKERS + "Silent"] * 5, 2).play(8)
    assert Speaker(context(thinking, 0))._factions({0}) == []
    assert among_rule_based_bots(8, 2)._factions({0}) == [1, 2]


def test_the_deaf_decide_as_if_nobody_had_spoken() -> None:
    there = first_round(["loyalist", "merchant"])
    for seat in (2, 3):
        before = decision(Silent(1), there, seat)
        there.play(4, {"type": "claim", "about": "faction", "card": "traitor"})
        assert decision(Deaf(1), there, seat) == before


@pytest.mark.parametrize("name", ["Honest", "Liar", "Pretender", "RandomSpeaker", "Silent", "Deaf"])
def test_speakers_say_what_they_are_for(name: str) -> None:
    there = Company("idus-martii", [SPEAKERS + name] * 5, 4).play()
    claims = there.view(None)["claims"]
    truths = {
        about: [c["true"] for c in claims if c["about"] == about] for about in ("faction", "vote", "peek")
    }
    said = [(c["seat"], c["about"], c.get("round"), c["turn"]) for c in claims]
    assert len(said) == len(set(said))
    if name in ("Silent", "Deaf"):
        assert claims == []
    elif name == "Honest":
        assert all(all(found) and found for found in truths.values())
        assert len(truths["faction"]) == 5
    elif name == "Liar":
        assert not any(truths["faction"] + truths["peek"])
    elif name == "Pretender":
        assert not any(truths["faction"])
        assert all(truths["vote"] + truths["peek"])
    else:
        assert len(claims) > 20


@pytest.mark.parametrize("make", [Honest, Liar, Pretender, RandomSpeaker, Silent])
def test_speakers_say_nothing_when_all_is_over(make: Any) -> None:
    there = Company("idus-martii", ["greedy"] * 5, 3).play()
    assert [reaction(make(1), there, seat) for seat in range(5)] == [None] * 5


@pytest.mark.parametrize("name", ["Liar", "RandomSpeaker"])
def test_being_talked_to_gives_nothing_away(name: str) -> None:
    """Whatever others say, what is chosen is worth about as much as the best, by what the seat believes."""
    lost = []
    for seed in range(4):
        there = Company("idus-martii", [SPEAKERS + name] * 5, seed)
        while there.table.result is None:
            there.talk()
            seat = there.table.to_act[0]
            there.act(seat)
            reasons = there.bots[seat].reasons
            assert reasons is not None
            done, *others = (option.value for option in reasons.options)
            lost.append(max([done, *others]) - done)
    assert max(lost) < 0.03
    assert sum(lost) / len(lost) < 0.002
