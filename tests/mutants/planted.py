"""Bugs of the kind that a person makes, each in one place, with the tests that should notice it."""

from __future__ import annotations

from dataclasses import dataclass

BROWSER_TESTS = ("web",)
"""The tests of the browser client's logic, in ``web/``."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A text that stands once in a file, and what stands there instead."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


_QUO_VADIS = ("tests/games/quo_vadis",)
_IDUS_MARTII = ("tests/games/idus_martii",)

RULES: tuple[tuple[list[str], tuple[str, ...]], ...] = (
    ([f"src/rostra/games/quo_vadis/{name}.py" for name in ("rules", "legality", "consents")], _QUO_VADIS),
    ([f"src/rostra/games/idus_martii/{name}.py" for name in ("rules", "legality")], _IDUS_MARTII),
)
"""Files of rules whose random mutations are tried, and the tests that should notice them."""


def _in(file: str, tests: str, *changes: tuple[str, str, str]) -> list[Bug]:
    """The bugs of one file: the name of each, what stands there, and what stands there instead."""
    return [Bug(name, file, old, new, (tests,)) for name, old, new in changes]


_RULES_OF_QUO_VADIS = [
    *_in(
        "src/rostra/games/quo_vadis/consents.py",
        "tests/games/quo_vadis/test_consent.py",
        (
            "Q9: the senator that advances consents to itself",
            "return s.members[seat][FROM[PATH_OF[place]]] - 1",
            "return s.members[seat][FROM[PATH_OF[place]]]",
        ),
        (
            "Q10: a consent of your own earns you a I laurel",
            "if seat == NOBODY or seat == s.to_move:",
            "if seat == NOBODY:",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/settlement.py",
        "tests/games/quo_vadis/test_settlement.py",
        (
            "Q20: no IV is given as change",
            "for fours in range(-payee[FOUR], payer[FOUR] + 1):",
            "for fours in range(payer[FOUR] + 1):",
        ),
        (
            "Q20: II laurels with Caesar's head are not counted among the change",
            "low = max(-payee[TWO] - payee[TWO_CAESAR],",
            "low = max(-payee[TWO],",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_caesar.py",
        (
            "Q13: the laurel under Caesar can be taken",
            "if place < 0 or s.caesar == place:\n        return\n    taken",
            "if place < 0:\n        return\n    taken",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_end.py",
        (
            "Q15: the bonus delays the end when the Senate is full",
            "return TO[path] != SENATE or s.free[SENATE] > 1",
            "return True",
        ),
        (
            "Q16: laurels count without a senator in the Senate",
            "return purse(s, seat) if arrival(s, seat) < SENATE_SEATS else 0",
            "return purse(s, seat)",
        ),
        (
            "Q16: of two with as many laurels the later arrival wins",
            "return arrival(s, seat) < arrival(s, other)",
            "return arrival(s, seat) > arrival(s, other)",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_census.py",
        (
            "Q24: no census after the third arrival",
            "1 if s.census and s.arrived <= CENSUSES else 0",
            "1 if s.census and s.arrived < CENSUSES else 0",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_election.py",
        (
            "Q25: senators do not come back from the Senate",
            "    for place in range(s.arrived):\n        s.reserve[s.senate[place]] += 1\n",
            "",
        ),
        (
            "Q25: the last game decides, not the sum",
            "if s.consular and s.sums[seat] != s.sums[other]:",
            "if s.consular and s.game < GAMES and s.sums[seat] != s.sums[other]:",
        ),
    ),
]

_RULES_OF_IDUS_MARTII = [
    *_in(
        "src/rostra/games/idus_martii/rules.py",
        "tests/games/idus_martii/test_first_phase.py",
        (
            "I6: a veto leaves the card where it is",
            "replace(s, RED if s.ballots[s.peeked] == GREEN else GREEN)",
            "replace(s, s.ballots[s.peeked])",
        ),
        (
            "I8: the Consul discards in the very first round",
            "return s.round > 1 or s.rounds <= s.players",
            "return True",
        ),
        (
            "I8: the Consul keeps the card they discard",
            "if s.hands[seat][0] == faction:\n        s.hands[seat][0] = s.hands[seat][1]",
            "if s.hands[seat][1] == faction:\n        s.hands[seat][0] = s.hands[seat][1]",
        ),
    ),
    *_in(
        "src/rostra/games/idus_martii/rules.py",
        "tests/games/idus_martii/test_second_phase.py",
        (
            "I11: a yellow card can be approved",
            "REPLACING if s.ballots[s.peeked] == YELLOW else VETOING",
            "VETOING",
        ),
        (
            "I9: the roles of the first phase are forgotten",
            "    s.last_praetor = s.praetor\n    for i in range(AEDILES):\n"
            "        s.last_aediles[i] = s.aediles[i]\n    s.round += 1\n",
            "    s.round += 1\n    if s.phase == 2:\n        s.last_praetor = s.praetor\n"
            "        for i in range(AEDILES):\n            s.last_aediles[i] = s.aediles[i]\n",
        ),
    ),
    *_in(
        "src/rostra/games/idus_martii/legality.py",
        "tests/games/idus_martii/test_second_phase.py",
        (
            "I9: the second Aedile of the last round may be Aedile again",
            "return 1 if s.last_aediles[0] == seat or s.last_aediles[1] == seat else 0",
            "return 1 if s.last_aediles[0] == seat else 0",
        ),
        (
            "I11: an Aedile may lay the vetoed card again",
            "if card == s.ballots[s.peeked]:\n        return SAME_CARD\n    return LEGAL",
            "return LEGAL",
        ),
    ),
    *_in(
        "src/rostra/games/idus_martii/rules.py",
        "tests/games/idus_martii/test_end.py",
        (
            "I14: a marker on the limit ends the game",
            "return s.markers[card] > s.limit",
            "return s.markers[card] >= s.limit",
        ),
        (
            "I15: Loyalists win without any Traitor to defeat",
            "if lead >= 2 and has_members(s, TRAITOR):",
            "if lead >= 2:",
        ),
    ),
]

_DEALS = [
    *_in(
        "src/rostra/games/quo_vadis/deals/__init__.py",
        "tests/games/quo_vadis/deals",
        (
            "Q20: the deal offered first is used first, not the one struck first",
            "key=lambda each: each.deal.struck_as)",
            "key=lambda each: each.deal.number)",
        ),
        (
            "Q20: a deal is paid though its support was not used",
            "if deal.supports and not deal.used:",
            "if deal.supports and not deal.used and not deal.payments:",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/deals/clauses.py",
        "tests/games/quo_vadis/deals",
        (
            "Q22: a promise binds one turn less",
            "return clause.until <= turn + reach",
            "return clause.until < turn + reach or clause.until == turn",
        ),
        (
            "Q22: strict promises bind no longer than others",
            "for name in (setup.edition, *setup.variants)) else 0",
            "for name in (setup.edition,)) else 0",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/deals/promises.py",
        "tests/games/quo_vadis/deals",
        (
            "Q19: what is to be done by a later turn must be done at once",
            "elif isinstance(clause, Do) and is_due(s, clause):",
            "elif isinstance(clause, Do):",
        ),
        (
            "Q19: who refuses one player refuses all",
            "if isinstance(clause, Refuse) and (clause.by, clause.against) == (seat, s.to_move):",
            "if isinstance(clause, Refuse) and clause.by == seat:",
        ),
        (
            "Q19: a promise that could never be kept is broken",
            "return BROKEN if duty.had_occasion else LAPSED",
            "return BROKEN",
        ),
        (
            "Q19: a promise to refuse counts as kept though nobody could ask",
            "return KEPT if duty.had_occasion else LAPSED",
            "return KEPT",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/deals/offers.py",
        "tests/games/quo_vadis/deals",
        (
            "Q20: a deal is struck though it cannot be paid",
            '        if not can_be_paid(self._s, deal):\n            return self._fail(deal, "payment")\n',
            "",
        ),
    ),
]

_SECRETS = [
    *_in(
        "src/rostra/games/quo_vadis/deals/deal.py",
        "tests/games/quo_vadis/deals",
        (
            "Q12: everybody sees which laurels are paid",
            "change=holding(change)), hands)]",
            "change=holding(change)))]",
        ),
        (
            "Q18: everybody hears what a private offer says",
            "return events.OfferEvent(*self._outline())",
            "return self.offered()",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/positions.py",
        "tests/games/quo_vadis/test_secrets.py",
        (
            "Q12: the laurels of the player to move are shown",
            "if other == seat or s.stage == OVER else None",
            "if other in (seat, s.to_move) or s.stage == OVER else None",
        ),
    ),
    *_in(
        "src/rostra/games/idus_martii/game.py",
        "tests/games/idus_martii/test_secrets.py",
        (
            "I6: everybody learns the card the Praetor saw",
            "events.PeekCardEvent(aedile, VOTE_CARDS[card]), _only(seat, aedile))]",
            "events.PeekCardEvent(aedile, VOTE_CARDS[card]))]",
        ),
    ),
    *_in(
        "src/rostra/games/idus_martii/positions.py",
        "tests/games/idus_martii/test_secrets.py",
        (
            "I5: an Aedile sees the other's card",
            "ballot = s.ballots[s.aediles.index(seat)] if seat in s.aediles else NO_CARD",
            "ballot = s.ballots[0] if seat in s.aediles else NO_CARD",
        ),
    ),
]

_TABLE = [
    *_in(
        "src/rostra/table/table.py",
        "tests/table/test_door.py",
        (
            "B1: events are counted from where the table has them, not the seat",
            "seen = [event for event in self._events if event.is_for(seat)]\n"
            "        return [event.shown() for event in seen[since:]]",
            "seen = [event for event in self._events[since:] if event.is_for(seat)]\n"
            "        return [event.shown() for event in seen]",
        ),
        (
            "B3: True counts as seat 1",
            "if type(seat) is not int or not 0 <= seat < self.setup.players:\n            return",
            "if not isinstance(seat, int) or not 0 <= seat < self.setup.players:\n            return",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/actions.py",
        "tests/table/test_door.py",
        (
            "B3: an action may say more than it should",
            'if action.keys() != KEYS[kind] | {"type"}:',
            'if not action.keys() >= KEYS[kind] | {"type"}:',
        ),
    ),
]

_SERVER = [
    *_in(
        "src/rostra/server/game_log.py",
        "tests/server/test_intents.py",
        (
            "An intent from an earlier turn is played",
            "return not self._stage_start[seat] <= seen <= len(self.events[seat])",
            "return seen > len(self.events[seat])",
        ),
    ),
    *_in(
        "src/rostra/server/live_table.py",
        "tests/server/test_live_table.py",
        (
            "An intent is acknowledged before it is committed",
            "        await writing\n        self._log = log\n        if sender is not None:\n"
            "            client, intent = sender\n            client.send(write(Ack(intent, entry.seen)))\n",
            "        if sender is not None:\n            client, intent = sender\n"
            "            client.send(write(Ack(intent, entry.seen)))\n"
            "        await writing\n        self._log = log\n",
        ),
    ),
    *_in(
        "src/rostra/server/game_log.py",
        "tests/server/test_undo.py",
        (
            "One can undo what another has done",
            "(step for step in reversed(self._steps) if step.entry.seat == seat)",
            "(step for step in reversed(self._steps))",
        ),
    ),
    *_in(
        "src/rostra/server/chat.py",
        "tests/server/test_chat.py",
        (
            "Every player reads what is whispered to one of them",
            "not {chat.seat, *chat.to} & set(viewpoints)",
            "None in viewpoints",
        ),
    ),
    *_in(
        "src/rostra/server/clock.py",
        "tests/server/test_clock.py",
        (
            "Who comes back gets no new time",
            "begun = max(begun, self._returned.get(seat, begun))",
            "begun = begun",
        ),
        (
            "Who was away while the server was down is replaced at once",
            "max(deadline, self._started) + grace)",
            "deadline + grace)",
        ),
    ),
]

_BOTS = [
    *_in(
        "src/rostra/bots/quo_vadis/determinization.py",
        "tests/bots/quo_vadis/test_determinization.py",
        (
            "Bots forget what a census showed",
            '        elif kind == "census":\n'
            '            hands = [_hand(held) for held in event["holdings"]]\n',
            "",
        ),
        (
            "Bots forget the I laurels that consents earned",
            '            for helper in event["ones"]:\n                hands[helper][ONE] += 1\n',
            "",
        ),
    ),
    *_in(
        "src/rostra/bots/quo_vadis/features.py",
        "tests/bots/quo_vadis/test_features.py",
        (
            "A feature of the value network stands in the wrong column",
            "row[CAN_ENTER_WITH_CONSENT] = 1.0",
            "row[CAN_ENTER_ALONE] = 1.0",
        ),
    ),
    *_in(
        "src/rostra/bots/quo_vadis/seat_view.py",
        "tests/bots/quo_vadis/test_search.py",
        (
            "Bots trust those who broke a promise",
            '    if "broken" in ended:\n        return BROKEN\n',
            "",
        ),
    ),
    *_in(
        "src/rostra/bots/quo_vadis/endgame_search.py",
        "tests/bots/quo_vadis/test_endgame.py",
        (
            "In the endgame helpers consent to what harms them",
            "value[seat] < outcomes[helpers & ~(1 << seat)][seat] - CLOSE:",
            "value[seat] > outcomes[helpers & ~(1 << seat)][seat] + CLOSE:",
        ),
    ),
    *_in(
        "src/rostra/bots/idus_martii/likelihood.py",
        "tests/bots/idus_martii/test_beliefs.py",
        (
            "Bots believe their own claims",
            "if owner == aedile and claim.seat != listener and claim.about in",
            "if owner == aedile and claim.about in",
        ),
    ),
]

_ADAPTERS = [
    *_in(
        "src/rostra/adapters/vector_steps.py",
        "tests/adapters/test_vector.py",
        (
            "The first legal action is not in the mask",
            "for i in range(count):\n            mask",
            "for i in range(1, count):\n            mask",
        ),
        (
            "The reward is that of the next seat",
            "games.rewards[row, seat] = has_won(s, seat) -",
            "games.rewards[row, seat] = has_won(s, (seat + 1) % s.players) -",
        ),
    ),
    *_in(
        "src/rostra/games/quo_vadis/observation.py",
        "tests/games/quo_vadis/test_observation.py",
        (
            "Seats are counted to the right, not to the left",
            "return other - seat if other >= seat else other - seat + s.players",
            "return seat - other if seat >= other else seat - other + s.players",
        ),
    ),
    *_in(
        "src/rostra/adapters/gymnasium.py",
        "tests/adapters/test_gymnasium.py",
        (
            "The learner gets the reward of seat 0",
            "self.games.rewards[np.arange(len(self.seats)), self.seats]",
            "self.games.rewards[np.arange(len(self.seats)), 0]",
        ),
    ),
]

_TELLING = [
    *_in(
        "src/rostra/server/replays.py",
        "tests/server/test_replay_views.py",
        (
            "A replay tells payments twice",
            "if not (told and event.items() <= told[-1].items()):",
            "if event:",
        ),
        (
            "A replay forgets what changed in long lists",
            "if i >= len(old) or old[i] != item}",
            "if i >= len(old)}",
        ),
    ),
    *_in(
        "src/rostra/cli/narrate.py",
        "tests/cli/test_narrate.py",
        (
            "A counter-offer is told as an offer",
            'self.say("event-say-counter" if event.answers else "event-say-terms"',
            'self.say("event-say-terms"',
        ),
    ),
    *_in(
        "web/src/lib/narrate.ts",
        *BROWSER_TESTS,
        (
            "Your hand is read aloud to others",
            'event.kind !== "hand" && ',
            "",
        ),
        (
            "A payment is told the wrong way round",
            'return ["pay", { to: whom(said.to), whom: whom(said.to), value: said.value }];',
            'return ["pay", { to: whom(said.by), whom: whom(said.by), value: said.value }];',
        ),
    ),
    *_in(
        "web/src/replay/replay.ts",
        *BROWSER_TESTS,
        (
            "The views of a replay keep the needs, limits and seats to act of the beginning",
            "Object.assign({}, now, frame.changes, patched(now, frame.patches))",
            "Object.assign({}, replay.view, patched(now, frame.patches))",
        ),
    ),
]

_CLIENT = [
    *_in(
        "web/src/quo-vadis/controller.svelte.ts",
        "web",
        (
            "Whose consent is used is chosen without asking the person",
            '    if (others.length) return void (session.picked = { kind: "path", id: path });\n',
            "",
        ),
    ),
    *_in(
        "web/src/quo-vadis/choices.ts",
        "web",
        (
            "The browser works out by itself what a path needs",
            "return { needed: view.needs[path] ?? 0,",
            "return { needed: there.length > 3 ? 2 : 1,",
        ),
    ),
    *_in(
        "web/src/replay/replay.ts",
        "web",
        (
            "A replay leaves out what long lists gain",
            "frame.changes, patched(now, frame.patches));",
            "frame.changes);",
        ),
    ),
    *_in(
        "web/src/idus-martii/rounds.ts",
        "web",
        (
            "A card that was vetoed is still shown as known",
            "      now.known.delete(event.aedile); // another card will lie there\n",
            "",
        ),
    ),
    *_in(
        "web/src/lib/narrate.ts",
        "web",
        (
            "The vote cards you lay or see are read aloud to others",
            ' && !event.kind.endsWith("-card")',
            "",
        ),
    ),
    *_in(
        "web/src/idus-martii/OwnCards.svelte",
        "web",
        (
            "Faction cards have their names while they lie face down",
            '    aria-label={shown ? t("web-idus-own-shown", { cards: names }) : '
            't("web-idus-own-hidden", { count: hand.length })}>',
            '    aria-label={t("web-idus-own-shown", { cards: names })}>',
        ),
    ),
    *_in(
        "web/src/lib/connection.svelte.ts",
        "web",
        (
            "An intent is done before its effects can be seen",
            "if (seat === undefined || seen <= (this.seats.get(seat)?.seen ?? 0))",
            "if (seat === undefined || seen > 0)",
        ),
    ),
    *_in(
        "Src/rostra/games/quo_vadis/positions.py",
        "tests/games/quo_vadis/test_caesar.py",
        (
            "Q13: a path under Caesar is shown as needing consent",
            "{name: 0 if s.caesar == p else VOTES[PATH_OF[p]] for",
            "{name: VOTES[PATH_OF[p]] for",
        ),
    ),
    *_in(
        "Src/rostra/games/idus_martii/positions.py",
        "tests/games/idus_martii/test_setup.py",
        (
            "I3: the limit shown is that of five players",
            '"limit": s.limit,',
            '"limit": 13,',
        ),
    ),
]
"""What the client shows; the rules behind it come from the table."""

_CLIENT = [
    *_in(
        "web/src/lib/connection.svelte.ts",
        *BROWSER_TESTS,
        (
            "An intent counts before its effect can be seen",
            "if (seat === undefined || seen <= (this.seats.get(seat)?.seen ?? 0)) ",
            "if (seat !== undefined) ",
        ),
        (
            "An intent is lost when the connection breaks",
            "for (const message of this.unsent.values()) this.send(message);",
            "this.unsent.clear();",
        ),
    ),
    *_in(
        "web/src/quo-vadis/controller.svelte.ts",
        *BROWSER_TESTS,
        (
            "Whose consent is used is chosen without asking",
            'if (others.length) return void (session.picked = { kind: "path", id: path });',
            "",
        ),
    ),
    *_in(
        "web/src/idus-martii/rounds.ts",
        *BROWSER_TESTS,
        (
            "A card that was vetoed stays known",
            "now.known.delete(event.aedile);",
            "",
        ),
    ),
    *_in(
        "web/src/idus-martii/OwnCards.svelte",
        *BROWSER_TESTS,
        (
            "One's own faction cards have their names face down",
            'aria-label={shown ? t("web-idus-own-shown", { cards: names })',
            'aria-label={hand.length ? t("web-idus-own-shown", { cards: names })',
        ),
    ),
    *_in(
        "web/src/idus-martii/Matrix.svelte",
        *BROWSER_TESTS,
        (
            "The table of rounds names a card that lies face down",
            '{@const label = shown || over ? t("web-idus-known", { card: known })',
            '{@const label = known ? t("web-idus-known", { card: known })',
        ),
    ),
    *_in(
        "web/src/table/session.svelte.ts",
        *BROWSER_TESTS,
        (
            "A screen reader announces what only this seat knows",
            "discreet(fresh).map(",
            "fresh.map(",
        ),
    ),
]

PLANTED: tuple[Bug, ...] = (
    *_RULES_OF_QUO_VADIS,
    *_RULES_OF_IDUS_MARTII,
    *_DEALS,
    *_SECRETS,
    *_TABLE,
    *_SERVER,
    *_BOTS,
    *_ADAPTERS,
    *_TELLING,
    *_CLIENT,
)
