"""What bots say now and then: of what everybody saw, in four languages, each character in its own words."""

from __future__ import annotations

import pytest

from rostra import bots
from rostra.bots.quo_vadis.remarks import KINDS, Moment, moments
from rostra.words import LANGUAGES, say
from tests.bots.playing import Company, as_json

VIEW = {"senate": [1, 2, 0, 1], "held": [3, 5, 1, 0], "ledger": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_words_of_its_own_for_every_moment(language: str) -> None:
    for kind in KINDS:
        said = [
            say(f"remark-{kind}", {"character": one, "who": "Ada"}, language)
            for one in bots.characters("quo-vadis")
        ]
        assert len({*said}) == len(said)
        assert all(len(sentence) < 80 for sentence in said)


def test_moments_worth_a_word() -> None:
    begin = {"kind": "begin"}
    assert [*moments(VIEW, [begin], [1, 2])] == [Moment(1, "greeting"), Moment(2, "greeting")]
    step = {"kind": "advance", "seat": 2, "laurel": "V", "arrival": None}
    assert [*moments(VIEW, [step], [1, 2])] == [Moment(2, "harvest")]
    assert not [*moments(VIEW, [{**step, "laurel": "III"}], [1, 2])]
    arrival = {"kind": "advance", "seat": 1, "laurel": None, "arrival": 3}
    assert [*moments(VIEW, [arrival], [2, 3])] == [
        Moment(2, "warning", 1),
        Moment(3, "warning", 1),
        Moment(2, "overtaken", 1),
    ]
    over = {"kind": "over", "winners": [1]}
    assert [*moments(VIEW, [step, over], [1, 2])][:2] == [Moment(1, "won", 1), Moment(2, "lost", 1)]


def test_a_broken_promise_is_noticed_by_those_it_was_given_to() -> None:
    entry = {"deal": 3, "clause": 1, "by": 0, "to": [2], "status": "broken"}
    broken = {"kind": "promise", "deal": 3, "clause": 1, "status": "broken"}
    assert [*moments({**VIEW, "ledger": [entry]}, [broken], [1, 2])] == [Moment(2, "broken", 0)]
    assert not [*moments(VIEW, [broken], [1, 2])], "a private promise is not in a spectator's ledger (B1)"


def test_whole_games_have_moments() -> None:
    table = Company("quo-vadis", ["greedy"] * 4, 5).play()
    found = {each.kind for each in moments(as_json(table.view(None)), as_json(table.events(None)), range(4))}
    assert {"greeting", "won", "lost", "senate"} <= found
