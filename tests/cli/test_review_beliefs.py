"""``rostra review`` of Idus Martii: what told most, what gave everybody away, who believed whom."""

from __future__ import annotations

from rostra.cli.review_essence import essence
from rostra.review import review
from tests.bots.idus_martii import last_round


def test_the_essence_tells_of_beliefs_and_claims() -> None:
    table = last_round.table(markers={"loyalist": 9, "traitor": 8})
    table.play(4, {"type": "claim", "about": "faction", "card": "loyalist"})
    table.play(1, {"type": "vote", "card": "red"})
    table.play(2, {"type": "vote", "card": "green"})
    table.play(0, {"type": "peek", "aedile": 1})
    table.play(0, {"type": "approve"})
    told = "\n".join(essence(review(table.record())))
    assert "blunder" in told
    assert 'says: "I am a Loyalist." False; believed by' in told.replace("Believe me: ", "").replace(
        "Since you ask: ", ""
    )
    for title in ("What told most:", "What the others could know in the end", "What was claimed:"):
        assert title in told
    assert "that Seat 1 is a Traitor" in told
