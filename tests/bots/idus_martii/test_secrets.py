"""Searching bots use nothing but what their seat has seen (B1): other hands and ballots, the same answers."""

from __future__ import annotations

import pytest

import rostra
from rostra.bots.idus_martii.best import Best, Fast, Search
from tests.bots.playing import Company
from tests.bots.test_secrets import answers, with_other_cards

BOTS = [Search(3), Best(3), Fast(3)]
NAMES = ["search", "best", "fast"]


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
@pytest.mark.parametrize("turn", [1, 4, 8])
def test_what_others_are_changes_nothing(bot: Search, turn: int) -> None:
    position = Company("idus-martii", ["rules"] * 5, 6).play(turn).position()
    for seat in range(5):
        other = with_other_cards(position, seat)
        assert other != position
        tables = [rostra.new_table("idus-martii", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(bot, table, seat)) for table in tables}) == 1


def after_two_rounds(turned: bool) -> rostra.Table:
    """The third round of a game; or the same to seat 0, with other hands and with the ballots exchanged."""
    position = rostra.new_table("idus-martii", players=5, seed=8, options={"start": 0}).position()
    cards = ("loyalist", "traitor", "merchant")
    position["hands"] = [
        [cards[0], cards[1]],
        [cards[0], cards[1]],
        [cards[2], cards[2]],
        [cards[0]] * 2,
        [cards[1]] * 2,
    ]
    if turned:
        position["hands"][3], position["hands"][4] = position["hands"][4], position["hands"][3]
    table = rostra.new_table("idus-martii", seed=5, position=position)
    for praetor, aediles in ((1, (2, 3)), (2, (3, 4))):
        ballots = ("red", "green") if turned else ("green", "red")
        for aedile, card in zip(aediles, ballots, strict=True):
            table.play(aedile, {"type": "vote", "card": card})
        table.play(praetor, {"type": "peek", "aedile": aediles[0]})
        table.play(praetor, {"type": "approve"})
    table.play(1, {"type": "discard", "card": "loyalist"})
    return table


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_what_was_laid_unseen_changes_nothing(bot: Search) -> None:
    tables = [after_two_rounds(turned) for turned in (False, True)]
    assert tables[0].position() != tables[1].position()
    assert tables[0].view(0) == tables[1].view(0)
    assert len({repr(answers(bot, table, 0)) for table in tables}) == 1
