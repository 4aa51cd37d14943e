"""An auditor who watches a table and checks every binding word on his own, from what the seats are told.

Nothing of the table's own books is used: struck deals, consents used, debts paid and duties done are followed
again here, from events, legal actions and positions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import rostra
from rostra.kernel.game import Action

from .bargains import Clause

VALUES = {"I": 1, "II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}
MOVES = ("place", "advance", "caesar", "decline")

Events = dict[str, list[dict[str, Any]]]


@dataclass(eq=False)
class Deal:
    number: int
    clauses: list[Clause]
    binding: list[bool]
    parties: set[int] = field(default_factory=set)
    private: bool = False
    used: bool = False

    def supports(self) -> list[Clause]:
        return [clause for clause in self.clauses if "votes" in clause]


@dataclass(eq=False)
class Duty:
    """A binding promise in force."""

    deal: Deal
    number: int
    clause: Clause
    until: int
    struck: int
    done: bool = False

    @property
    def key(self) -> dict[str, int]:
        return {"deal": self.deal.number, "clause": self.number}


@dataclass
class Auditor:
    table: rostra.Table
    offers: dict[int, Deal] = field(default_factory=dict)
    struck: list[Deal] = field(default_factory=list)
    """Of this turn, in the order struck."""
    duties: list[Duty] = field(default_factory=list)
    strikes: int = 0
    counted_on: int = 0
    """Deals struck that can only be paid from what the turn's action still brings."""
    heard: Counter[int | None] = field(default_factory=Counter)

    def play(self, seat: int, action: Action) -> None:
        """Play a legal action and check what it did to every word that binds."""
        table = self.table
        before = table.position()
        pledges = {(p["seat"], p["path"]): p["votes"] for p in table.view(None)["pledges"]}
        choices = [choice for choice in table.legal(before["to_move"]) if choice["type"] in MOVES]
        table.play(seat, action)
        events = self._told()
        self._hear(events, before, seat, action)
        self._check_payable(events, before, choices)
        if action["type"] in MOVES:
            self._moved(events, before, action, choices, pledges)
        elif action["type"] == "pledge":
            assert not self._must_refuse(seat, before["to_move"]), "a pledge by one who must refuse"

    def _told(self) -> Events:
        """What anybody was told, each thing once, by kind; of an offer or payment in full."""
        told: Events = {}
        for who in (*range(self.table.setup.players), None):
            news = self.table.events(who, self.heard[who])
            self.heard[who] += len(news)
            for event in news:
                kind = event.pop("kind")
                if event not in told.setdefault(kind, []):
                    told[kind].append(event)
        told["offer"] = [event for event in told.get("offer", []) if "clauses" in event]
        told["paid"] = [event for event in told.get("paid", []) if "gave" in event]
        return told

    # Striking

    def _hear(self, events: Events, before: dict[str, Any], seat: int, action: Action) -> None:
        for event in events["offer"]:
            self.offers[event["deal"]] = Deal(
                event["deal"],
                event["clauses"],
                event["binding"],
                {event["by"], *event["to"]},
                event["private"],
            )
        for event in events.get("struck", []):
            deal = self.offers[event["deal"]]
            for clause in deal.clauses:
                if "votes" in clause or clause.get("for") == before["to_move"]:
                    assert not self._must_refuse(clause["by"], before["to_move"]), "support to be refused"
            self.struck.append(deal)
            self.strikes += 1
            if not deal.supports():
                self._in_force(deal, before["turn"], None)

    def _check_payable(self, events: Events, before: dict[str, Any], choices: list[Action]) -> None:
        """Q20: a single debt of a deal that gives and forbids nothing else, from every hand there may be."""
        failed = [e["deal"] for e in events.get("failed", []) if e["why"] == "payment"]
        for number in (*failed, *(event["deal"] for event in events.get("struck", []))):
            deal = self.offers[number]
            debts = [clause for clause in deal.clauses if clause["kind"] == "pay"]
            plain = all(clause["kind"] in ("pay", "note", "refuse") for clause in deal.clauses)
            secrets = any(other.private for other in self.offers.values() if other is not deal)
            if len(debts) != 1 or not plain or (secrets and before["to_move"] not in deal.parties):
                continue
            by, to, value = debts[0]["by"], debts[0]["to"], debts[0]["value"]
            now, *later = [can_settle(hands[by], hands[to], value) for hands in futures(before, choices)]
            assert (number not in failed) == (now or any(later)), "what can be paid and what cannot"
            self.counted_on += not now and any(later)

    def _in_force(self, deal: Deal, turn: int, action: Action | None) -> None:
        for number, clause in enumerate(deal.clauses):
            if deal.binding[number] and clause["kind"] not in ("pay", "note") and "votes" not in clause:
                duty = Duty(deal, number, clause, clause.get("until", turn), self.strikes)
                duty.done = (
                    clause["kind"] == "do" and action is not None and matches(clause["action"], action)
                )
                self.duties.append(duty)

    def _must_refuse(self, seat: int, mover: int) -> bool:
        return any(
            duty.clause["kind"] == "refuse" and (duty.clause["by"], duty.clause["against"]) == (seat, mover)
            for duty in self.duties
        )

    # Moves

    def _moved(
        self,
        events: Events,
        before: dict[str, Any],
        action: Action,
        choices: list[Action],
        pledges: dict[tuple[int, str], int],
    ) -> None:
        turn, mover, players = before["turn"], before["to_move"], before["players"]
        lapsed = events.get("lapsed", [])
        for duty in [duty for duty in self.duties if duty.clause["by"] == mover]:
            self._check_conduct(duty, turn + players > duty.until, action, choices, lapsed)
        used = self._use(action, before, pledges) if action["type"] == "advance" else []
        for deal in used:
            if not deal.used:
                deal.used = True
                self._in_force(deal, turn, action)
        after = self.table.position()
        if after["stage"] == "bonus":
            return
        hands = gathered(before, action, events)
        self._settle(hands, events)
        if not events.get("game"):
            assert hands == [Counter(hand) for hand in after["holdings"]], "a payment partly made"
        self._close(turn, mover, players, lapsed, ended=bool(events.get("game") or events.get("over")))

    def _check_conduct(
        self, duty: Duty, is_due: bool, action: Action, choices: list[Action], lapsed: list[dict[str, Any]]
    ) -> None:
        clause = duty.clause
        if clause["kind"] == "avoid" and matches(clause["action"], action):
            assert all(matches(clause["action"], choice) for choice in choices), "what is avoided was done"
            assert duty.key in lapsed
            self.duties.remove(duty)
        if clause["kind"] == "do":
            if matches(clause["action"], action):
                duty.done = True
            elif is_due and not duty.done and action["type"] != "advance":
                assert not any(matches(clause["action"], choice) for choice in choices), "a duty left undone"

    def _use(self, action: Action, before: dict[str, Any], pledges: dict[tuple[int, str], int]) -> list[Deal]:
        """Whose consents these were: owed ones first, in the order struck; all of them were really there."""
        left: Counter[int] = Counter(action["with"])
        del left[before["to_move"]]
        assert left <= Counter(before["committees"][action["path"].split("-")[0]]), "more than senators"
        sources: list[tuple[int, Deal, Clause, Duty | None]] = []
        order = {
            id(deal): number for number, deal in enumerate(self.struck, self.strikes - len(self.struck) + 1)
        }
        for deal in self.struck:
            sources += [
                (order[id(deal)], deal, c, None) for c in deal.supports() if c["path"] == action["path"]
            ]
        for duty in self.duties:
            clause = duty.clause
            helps = clause.get("for") == before["to_move"] and action["path"].startswith(f"{clause['from']}-")
            if helps:
                sources.append((order.get(id(duty.deal), duty.struck), duty.deal, clause, duty))
        used = []
        for _, deal, clause, duty_ in sorted(sources, key=lambda source: source[0]):
            if left[clause["by"]] <= 0:
                continue
            left[clause["by"]] -= clause.get("votes", 1)
            if duty_ is not None:
                self.duties.remove(duty_)
            else:
                used.append(deal)
        for seat, votes in left.items():
            assert votes <= pledges.get((seat, action["path"]), 0), "a consent that nobody gave"
        return used

    # The end of a turn

    def _settle(self, hands: list[Counter[str]], events: Events) -> None:
        void = {event["deal"] for event in events.get("void", [])}
        expected = {deal.number for deal in self.struck if deal.supports() and not deal.used}
        assert void == expected, "what is void and what is not"
        paid = {(event["deal"], event["clause"]): event for event in events["paid"]}
        due = 0
        for deal in self.struck:
            for number, clause in enumerate(deal.clauses):
                if clause["kind"] == "pay" and deal.number not in void:
                    due += 1
                    self._pay(hands, clause, paid.get((deal.number, number)), events, (deal.number, number))
        assert len(paid) + len(self._lapsed_debts(events)) == due, "a debt paid twice or not at all"

    def _lapsed_debts(self, events: Events) -> list[dict[str, Any]]:
        lapsed = events.get("lapsed", [])
        return [e for e in lapsed if self.offers[e["deal"]].clauses[e["clause"]]["kind"] == "pay"]

    def _pay(
        self,
        hands: list[Counter[str]],
        clause: Clause,
        paid: dict[str, Any] | None,
        events: Events,
        key: tuple[int, int],
    ) -> None:
        payer, payee = hands[clause["by"]], hands[clause["to"]]
        if paid is None:
            assert {"deal": key[0], "clause": key[1]} in events["lapsed"]
            assert not can_settle(payer, payee, clause["value"]), "a debt lapsed that could be paid"
            return
        gave, change = Counter(paid["gave"]), Counter(paid["change"])
        assert worth(gave) - worth(change) == clause["value"], "not the value agreed"
        assert gave <= payer, "laurels that are not there"
        assert change <= payee, "change that is not there"
        for laurel, count in (gave - change).items():
            payer[laurel] -= count
            payee[laurel] += count
        for laurel, count in (change - gave).items():
            payer[laurel] += count
            payee[laurel] -= count
        hands[clause["by"]], hands[clause["to"]] = +payer, +payee

    def _close(self, turn: int, mover: int, players: int, lapsed: list[dict[str, Any]], ended: bool) -> None:
        self.struck.clear()
        for duty in list(self.duties):
            last_turn = (
                duty.clause["kind"] == "do" and duty.clause["by"] == mover and turn + players > duty.until
            )
            if ended or duty.until <= turn or last_turn:
                self.duties.remove(duty)
                if duty.clause["kind"] == "do" and not ended:
                    assert duty.done or duty.key in lapsed, "a duty neither done nor lapsed"


def matches(pattern: Action, action: Action) -> bool:
    return all(
        key in action
        and (sorted(value) == sorted(action[key]) if isinstance(value, list) else value == action[key])
        for key, value in pattern.items()
    )


def gathered(before: dict[str, Any], action: Action, events: Events) -> list[Counter[str]]:
    """The hands after the move and before any payment (Q10, Q11)."""
    hands = [Counter(hand) for hand in before["holdings"]]
    for event in events.get("advance", []):
        if event["laurel"]:
            hands[event["seat"]][event["laurel"]] += 1
        for seat in event["ones"]:
            hands[seat]["I"] += 1
    return hands


def futures(before: dict[str, Any], choices: list[Action]) -> list[list[Counter[str]]]:
    """The hands now, then after each advance that is legal and brings something (Q10, Q11, Q13)."""
    found = [[Counter(hand) for hand in before["holdings"]]]
    for choice in choices:
        path = choice.get("path")
        if path == before["caesar"] or path not in before["laurels"]:
            continue
        others = [seat for seat in choice["with"] if seat != before["to_move"]]
        for named in (others, others[::-1]):
            hands = [Counter(hand) for hand in before["holdings"]]
            hands[before["to_move"]].update(filter(None, [before["laurels"][path]]))
            for seat in named[: before["ones"]]:
                hands[seat]["I"] += 1
            found.append(hands)
    return found


def worth(hand: Counter[str]) -> int:
    return sum(VALUES[laurel] * count for laurel, count in hand.items())


def can_settle(payer: Counter[str], payee: Counter[str], value: int) -> bool:
    """Whether some exchange between two hands is worth a value: sums one hand can give and the other can."""
    return any(one - other == value for one in sums(payer) for other in sums(payee))


def sums(hand: Counter[str]) -> set[int]:
    ranges = [range(0, VALUES[laurel] * hand[laurel] + 1, VALUES[laurel]) for laurel in VALUES]
    return {sum(parts) for parts in product(*ranges)}
