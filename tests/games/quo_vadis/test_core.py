"""The core: legal actions found fast are exactly those judged legal, and each has its words."""

from __future__ import annotations

import json

import pytest

from rostra.games.quo_vadis.actions import ACTIONS, CONSENT, CORE_ACTIONS, REFUSE, REMOVE_FROM, shown
from rostra.games.quo_vadis.components import ONE
from rostra.games.quo_vadis.environment import RULES, numbering
from rostra.games.quo_vadis.legal_set import legal_set
from rostra.games.quo_vadis.legality import why_not
from rostra.games.quo_vadis.refusals import LEGAL, TWO_STAY, refusal
from rostra.games.quo_vadis.rules import is_over, play
from rostra.games.quo_vadis.state import REMOVE
from rostra.kernel.game import Refusal
from rostra.kernel.jit import interpreted
from rostra.kernel.sets import random_of_list, random_of_set
from rostra.words import refused

from .cores import CONFIGURATIONS, assert_sets_agree, begun, core_walk, judged, listed, set_of


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_legal_actions_are_what_is_legal_ascending_and_each_once(players: int, name: str) -> None:
    for seed in range(2):
        for s, _ in core_walk(seed, 300, players=players, **CONFIGURATIONS[name]):
            assert listed(s) == judged(s)
            assert_sets_agree(s)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_set_names_actions_as_a_seat_counts_the_others(players: int, name: str) -> None:
    for s, _ in core_walk(1, 200, players=players, **CONFIGURATIONS[name]):
        for seat in range(players):
            numbers = numbering(players, seat)
            assert sorted(numbers[a] for a in set_of(legal_set(s, seat))) == listed(s)


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_a_random_action_is_the_same_from_a_set_and_from_a_list(name: str) -> None:
    from_set = interpreted(random_of_set, **RULES.bound())
    from_list = interpreted(random_of_list, **RULES.bound())
    for s, _ in core_walk(2, 100, players=4, **CONFIGURATIONS[name]):
        one, two = RULES.layout.copy(s), RULES.layout.copy(s)
        out = [0] * RULES.actions
        assert from_set(s, one, out) == from_list(s, two, out)
        assert one.rng == two.rng


def test_a_game_with_a_turn_limit_ends() -> None:
    walked = list(core_walk(1, 10_000, players=5, turn_limit=30, asks=3, top_price=5))
    assert is_over(walked[-1][0])
    assert walked[-1][0].turn <= 30


def test_nothing_is_legal_when_it_is_over() -> None:
    *_, (s, _) = core_walk(1, 10_000, players=3, turn_limit=3)
    assert is_over(s)
    assert judged(s) == []


def test_each_action_has_words_of_its_own() -> None:
    words = [json.dumps(shown(a)) for a in range(CORE_ACTIONS)]
    assert len(set(words)) == CORE_ACTIONS
    assert {json.loads(text)["type"] for text in words[CONSENT:]} == {"consent", "refuse"}
    assert {shown(a)["type"] for a in range(CORE_ACTIONS, ACTIONS)} == {"pledge", "retract", "census"}


def test_every_reason_has_a_sentence_that_names_its_rule() -> None:
    data: dict[str, str | int] = {"seat": 1, "path": "B1-A3", "from": "B1", "to": "A3", "needed": 2}
    for reason in range(1, 32):
        found = refusal(reason, **data)
        assert isinstance(found, Refusal)
        assert refused(found).endswith(f" ({found.rule})")
    assert refusal(LEGAL) is None


def test_consent_is_asked_for_before_it_is_given() -> None:
    s = begun(1, players=4)
    for a in (CONSENT, REFUSE):
        found = refusal(why_not(s, a))
        assert found is not None
        assert found.rule == "Q18"


def test_Q25_the_last_two_senators_stay_on_the_board() -> None:
    """No table comes to this: it skips whoever has only two."""
    s = begun(1, players=3, variants=("consular-election",))
    s.stage, s.members[s.to_move][0] = REMOVE, 2
    assert why_not(s, REMOVE_FROM) == TWO_STAY
    s.members[s.to_move][3] = 1
    assert why_not(s, REMOVE_FROM) == LEGAL


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_open_handed_game_uses_consents_of_others_without_asking(players: int) -> None:
    earned = 0
    for s, a in core_walk(3, 400, players=players, open_handed=True):
        twin = RULES.layout.copy(s)
        play(twin, a)
        earned += sum(row[ONE] for row in twin.holdings) - sum(row[ONE] for row in s.holdings)
    assert earned > 0
