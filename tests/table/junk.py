"""Bad input of every kind: what strangers may send, from nonsense to nearly right."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

Strategy = st.SearchStrategy[Any]

NAMES = [
    "A1",
    "B1",
    "S",
    "A1-A2",
    "B1-A3",
    "C1-S",
    "III",
    "IIc",
    "I",
    "green",
    "yellow",
    "loyalist",
    "",
    "Z9",
]
TYPES = [
    *("place", "advance", "caesar", "decline", "pledge", "retract", "census", "remove"),
    *("offer", "accept", "reject", "withdraw"),
    *("assign", "vote", "peek", "veto", "approve", "replace", "discard", "claim", "pass"),
]
KEYS = ["committee", "path", "with", "to", "votes", "deal", "clauses", "private", "answers", "card", "aedile"]
KEYS += ["aediles", "praetor", "about", "round", "seat"]
CLAUSE_KEYS = [
    "kind",
    "by",
    "to",
    "for",
    "from",
    "against",
    "until",
    "path",
    "votes",
    "value",
    "action",
    "text",
]
KINDS = ["support", "pay", "do", "avoid", "refuse", "note"]

numbers = st.one_of(
    st.integers(-2, 9), st.integers(), st.sampled_from([2**31, 2**63, 2**64, -(2**70), 10**40])
)
plain = st.one_of(
    st.none(),
    st.booleans(),
    numbers,
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=4),
    st.sampled_from(NAMES),
)
junk: Strategy = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.tuples(inner, inner),
        st.dictionaries(st.one_of(st.text(max_size=4), st.sampled_from(KEYS)), inner, max_size=3),
    ),
    max_leaves=8,
)
seats = st.one_of(st.integers(0, 4), junk)

clauses = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS), "by": st.integers(0, 4)},
    optional={key: st.one_of(plain, junk) for key in CLAUSE_KEYS[2:]},
)
parts = {
    "with": st.one_of(st.lists(st.integers(-1, 5), max_size=3), junk),
    "clauses": st.one_of(st.lists(st.one_of(clauses, junk), max_size=3), junk),
}
actions: Strategy = st.one_of(
    junk,
    st.fixed_dictionaries(
        {"type": st.one_of(st.sampled_from(TYPES), junk)},
        optional={key: st.one_of(parts.get(key, plain), st.sampled_from(NAMES), numbers) for key in KEYS},
    ),
)


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of nested data."""
    found = [path] if path else []
    if isinstance(data, dict):
        children = list(data.items())
    else:
        children = list(enumerate(data)) if isinstance(data, list) else []
    for key, part in children:
        found += places_in(part, (*path, key))
    return found


@st.composite
def spoiled(draw: st.DrawFn, data: Any) -> Any:
    """The data with one to three of its parts changed, dropped, doubled or replaced by junk."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        ways = places_in(data)
        if not ways:
            break
        *way, key = draw(st.sampled_from(ways))
        holder = data
        for step in way:
            holder = holder[step]
        _spoil(draw, holder, key)
    return data


def _spoil(draw: st.DrawFn, holder: Any, key: Any) -> None:
    how = draw(st.sampled_from(["junk", "drop", "double", "near", "near"]))
    if how == "drop":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.append(holder[key])
    elif how == "near" and type(holder[key]) is int:
        holder[key] += draw(st.integers(-2, 2))
    elif how == "near":
        holder[key] = draw(st.sampled_from([*NAMES, None, 0, 1]))
    else:
        holder[key] = draw(junk)
