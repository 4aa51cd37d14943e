"""Events as sentences: the known kinds word for word, unknown ones readable, none ever a crash."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rostra.cli.narrate import outcome, sentence, sentences

QUO_VADIS: list[tuple[dict[str, Any], str]] = [
    ({"kind": "place", "seat": 0, "committee": "A1"}, "Red places a senator in A1."),
    (
        {
            "kind": "advance",
            "seat": 0,
            "path": "A1-A2",
            "with": [],
            "laurel": None,
            "ones": [],
            "drawn": None,
        },
        "Red advances from A1 to A2.",
    ),
    (
        {
            "kind": "advance",
            "seat": 0,
            "path": "B1-A3",
            "with": [1, 0],
            "laurel": "III",
            "ones": [1],
            "drawn": "V",
        },
        "Red advances from B1 to A3 with an own vote and a vote of Blue; takes the III; Blue earns a I; "
        "a V is laid there.",
    ),
    (
        {
            "kind": "advance",
            "seat": 2,
            "path": "C1-S",
            "with": [4, 4],
            "laurel": "II",
            "ones": [4, 4],
            "drawn": None,
        },
        "Black enters the Senate from C1 with 2 votes of Yellow; takes the II; Yellow earns 2 I.",
    ),
    ({"kind": "caesar", "seat": 3, "to": "D2-C1"}, "White moves Caesar to D2-C1."),
    ({"kind": "decline", "seat": 3}, "White leaves Caesar where he is."),
    ({"kind": "pledge", "seat": 1, "path": "B1-A3", "votes": 2}, "Blue pledges 2 votes on B1-A3."),
    ({"kind": "retract", "seat": 1, "path": "B1-A3"}, "Blue takes the pledge on B1-A3 back."),
    (
        {"kind": "census", "seat": 1, "holdings": [{"I": 2, "IIc": 1}, {}, {"V": 1}]},
        "Blue demands a census: Red 4, Blue 0, Black 5.",
    ),
    ({"kind": "remove", "seat": 0, "committee": "E1"}, "Red takes a senator off E1."),
    (
        {"kind": "game", "game": 1, "scores": {"0": 3}, "sums": [3, 0, 0], "begins": 0},
        "Game 1 is over. The sums so far: Red 3, Blue 0, Black 0. Red begins the next.",
    ),
    (
        {"kind": "over", "winners": [2], "scores": {"0": 4, "2": 9}, "reason": "senate-full"},
        "Black wins. Laurels: Black 9, Red 4. The Senate is full.",
    ),
    (
        {"kind": "over", "winners": [], "scores": {}, "reason": "turn-limit"},
        "Nobody wins. The turns are used up.",
    ),
]

DEALS: list[tuple[dict[str, Any], str]] = [
    (
        {
            "kind": "offer",
            "deal": 3,
            "by": 0,
            "to": [1],
            "private": False,
            "clauses": [
                {"kind": "support", "by": 1, "path": "B1-A3", "votes": 1},
                {"kind": "pay", "by": 0, "to": 1, "value": 2},
                {"kind": "do", "by": 0, "action": {"type": "caesar", "to": "D2-C1"}},
                {"kind": "avoid", "by": 0, "action": {"type": "place"}, "until": 14},
                {"kind": "support", "by": 0, "for": 1, "from": "A3", "until": 14},
                {"kind": "refuse", "by": 0, "against": 2, "until": 14},
                {"kind": "note", "by": 0, "text": "ave"},
            ],
        },
        'Red to Blue (deal 3): "You give a vote on B1-A3, I pay you 2, I will move Caesar to D2-C1, '
        "I will not place a senator (until turn 14), I will give you a vote out of A3 (until turn 14) and "
        'I will give Black no vote (until turn 14). ave"',
    ),
    (
        {"kind": "offer", "deal": 4, "by": 0, "to": [1, 2], "private": True},
        "Red whispers something to Blue and Black (deal 4).",
    ),
    (
        {
            "kind": "offer",
            "deal": 5,
            "by": 1,
            "to": [0],
            "private": False,
            "answers": 3,
            "clauses": [
                {"kind": "support", "by": 2, "path": "B1-A3", "votes": 2},
                {"kind": "pay", "by": 0, "to": 1, "value": 3},
            ],
        },
        'Blue answers Red (deal 5): "Not like that. Black gives 2 votes on B1-A3 and you pay me 3."',
    ),
    (
        {
            "kind": "offer",
            "deal": 6,
            "by": 0,
            "to": [1, 2],
            "private": True,
            "clauses": [{"kind": "pay", "by": 0, "to": 1, "value": 1}],
        },
        'Red whispers to Blue and Black (deal 6): "I pay Blue 1."',
    ),
    (
        {
            "kind": "offer",
            "deal": 7,
            "by": 0,
            "to": [1],
            "private": False,
            "clauses": [{"kind": "support", "by": 1, "path": "B1-A3", "votes": 1}],
        },
        'Red to Blue (deal 7): "How about a vote on B1-A3?"',
    ),
    ({"kind": "accept", "deal": 3, "seat": 0}, "Red agrees to deal 3."),
    ({"kind": "accept", "deal": 3, "seat": 1}, "Blue says yes to deal 3."),
    ({"kind": "reject", "deal": 3, "seat": 0}, "Red says no to deal 3."),
    ({"kind": "reject", "deal": 3, "seat": 1}, "Blue turns deal 3 down."),
    ({"kind": "struck", "deal": 3}, "Deal 3 is struck."),
    ({"kind": "failed", "deal": 3}, "Deal 3 fails."),
    ({"kind": "failed", "deal": 3, "why": "payment"}, "Deal 3 fails: it could not be paid."),
    ({"kind": "void", "deal": 3}, "Deal 3 is void: its votes were not used."),
    ({"kind": "paid", "deal": 3, "clause": 1, "by": 0, "to": 1, "value": 2}, "Red pays Blue 2 for deal 3."),
    ({"kind": "promise", "deal": 3, "clause": 4, "status": "broken"}, "A promise of deal 3 is broken."),
]

IDUS_MARTII: list[tuple[dict[str, Any], str]] = [
    (
        {"kind": "assign", "seat": 0, "praetor": 3, "aediles": [1, 4]},
        "Seat 0 makes Seat 3 Praetor, Seat 1 and Seat 4 Aediles.",
    ),
    ({"kind": "vote", "seat": 2}, "Seat 2 lays a card face down."),
    ({"kind": "peek", "seat": 1, "aedile": 2}, "Seat 1 looks at the card of Seat 2."),
    ({"kind": "yellow", "aedile": 2}, "It is yellow, and shown: Seat 2 must lay another."),
    ({"kind": "veto", "seat": 1, "aedile": 2}, "Seat 1 vetoes: Seat 2 must exchange the card."),
    ({"kind": "approve", "seat": 1, "aedile": 2}, "Seat 1 approves the card of Seat 2."),
    ({"kind": "replace", "seat": 2}, "Seat 2 lays another card face down."),
    ({"kind": "replace-card", "seat": 2, "card": "red"}, "The card of Seat 2 is now red."),
    (
        {"kind": "count", "cards": ["green", "red"], "markers": {"loyalist": 4, "traitor": 2}},
        "The cards are green and red: Loyalists 4, Traitors 2.",
    ),
    ({"kind": "hand", "seat": 1, "cards": ["traitor", "merchant"]}, "Seat 1 holds Traitor and Merchant."),
    (
        {"kind": "claim", "seat": 1, "turn": 4, "about": "peek", "round": 3, "aedile": 2, "card": "red"},
        'Seat 1 says: "The card of Seat 2 in round 3 was red. I have seen it."',
    ),
    (
        {"kind": "claim", "seat": 1, "turn": 4, "about": "suspect", "whom": 2},
        'Seat 1 says: "Something is wrong with Seat 2."',
    ),
    (
        {"kind": "claims", "claims": [{"true": True}, {"true": False}, {"true": None}]},
        "What was claimed: 1 true, 1 false.",
    ),
    ({"kind": "discard", "seat": 0}, "Seat 0 puts a faction card away."),
    (
        {"kind": "round", "turn": 2, "phase": 1, "roles": {"consul": 1, "praetor": 2, "aediles": [3, 4]}},
        "First phase, round 2: Seat 1 is Consul, Seat 2 Praetor, Seat 3 and Seat 4 Aediles.",
    ),
    (
        {"kind": "round", "turn": 6, "phase": 2, "roles": {"consul": 0, "praetor": None, "aediles": []}},
        "Second phase, round 6: Seat 0 is Consul.",
    ),
    (
        {
            "kind": "over",
            "winners": [1, 3],
            "scores": None,
            "faction": "traitor",
            "reason": "failed-conspiracy",
        },
        "The Traitors win: Seat 1 and Seat 3. A marker crossed the limit: the conspiracy failed.",
    ),
    (
        {"kind": "over", "winners": [], "scores": None, "faction": "merchant", "reason": "ides-of-march"},
        "The Merchants win: nobody is one of them. The Ides of March have come.",
    ),
]


@pytest.mark.parametrize(
    ("event", "words"), QUO_VADIS + DEALS, ids=lambda item: item["kind"] if isinstance(item, dict) else ""
)
def test_what_happens_in_quo_vadis(event: dict[str, Any], words: str) -> None:
    assert sentence("quo-vadis", event) == words


@pytest.mark.parametrize(
    ("event", "words"), IDUS_MARTII, ids=lambda item: item["kind"] if isinstance(item, dict) else ""
)
def test_what_happens_in_idus_martii(event: dict[str, Any], words: str) -> None:
    assert sentence("idus-martii", event) == words


def test_a_card_one_may_know_is_told_in_the_same_breath() -> None:
    events = [
        {"kind": "vote", "seat": 2},
        {"kind": "vote-card", "seat": 2, "card": "green"},
        {"kind": "discard", "seat": 0},
        {"kind": "discard-card", "seat": 0, "card": "merchant"},
        {"kind": "turn", "turn": 2, "seat": 1},
    ]
    assert sentences("idus-martii", events) == [
        "Seat 2 lays green face down.",
        "Seat 0 puts the Merchant card away.",
    ]


def test_an_unknown_kind_is_readable() -> None:
    event = {"kind": "bribe", "deal": 3, "seat": 1, "clauses": [{"by": 0}], "text": "now\x1b[31m\n"}
    assert sentence("quo-vadis", event) == 'bribe: deal 3, Blue, clauses [{"by": 0}], text now?[31m '


def test_an_unknown_reason_is_readable() -> None:
    result = {"winners": [0], "scores": None, "reason": "all-gone-home"}
    assert outcome("quo-vadis", result) == "Red wins. Reason: all gone home."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KINDS = (
    st.sampled_from([event["kind"] for event, _ in QUO_VADIS + DEALS + IDUS_MARTII] + ["offer", ""]) | JSON
)
FIELDS = st.sampled_from(
    ["seat", "path", "with", "ones", "cards", "markers", "roles", "holdings", "winners", "sums"]
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["quo-vadis", "idus-martii"]), KINDS, st.dictionaries(FIELDS, JSON, max_size=5))
def test_no_event_is_a_crash(game: str, kind: Any, fields: dict[str, Any]) -> None:
    words = sentence(game, {"kind": kind, **fields})
    assert words.isprintable()
