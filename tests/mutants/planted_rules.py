"""Bugs planted in the rules of the games, in their deals, and in what each seat may know."""

from __future__ import annotations

from tests.mutants.mutations import bugs_in

_RULES_OF_QUO_VADIS = [
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_caesar.py",
        (
            "Q13: the laurel under Caesar can be taken",
            "if place < 0 or s.caesar == place:\n        return\n    taken",
            "if place < 0:\n        return\n    taken",
        ),
    ),
    *bugs_in(
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
    *bugs_in(
        "src/rostra/games/quo_vadis/rules.py",
        "tests/games/quo_vadis/test_census.py",
        (
            "Q24: no census after the third arrival",
            "1 if s.census and s.arrived <= CENSUSES else 0",
            "1 if s.census and s.arrived < CENSUSES else 0",
        ),
    ),
    *bugs_in(
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
    *bugs_in(
        "src/rostra/games/quo_vadis/positions.py",
        "tests/games/quo_vadis/test_caesar.py",
        (
            "Q13: a path under Caesar is shown as needing consent",
            "{name: 0 if place == caesar else VOTES[PATH_OF[place]] for",
            "{name: VOTES[PATH_OF[place]] for",
        ),
    ),
]

_RULES_OF_IDUS_MARTII = [
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
        "src/rostra/games/idus_martii/positions.py",
        "tests/games/idus_martii/test_setup.py",
        (
            "I3: the limit shown is that of five players",
            '"limit": s.limit,',
            '"limit": 13,',
        ),
    ),
]

_DEALS = [
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
        "src/rostra/games/quo_vadis/deals/offers.py",
        "tests/games/quo_vadis/deals",
        (
            "Q20: a deal is struck though it cannot be paid",
            "if not can_be_paid(self._s, deal, lambda: self._moves_with(deal)):",
            "if not can_be_paid(self._s, deal, lambda: self._moves_with(deal)) and False:",
        ),
    ),
]

_SECRETS = [
    *bugs_in(
        "src/rostra/games/quo_vadis/deals/payments.py",
        "tests/games/quo_vadis/deals",
        (
            "Q20: where no vote is sold, what the action may bring does not count",
            "    for move in moves():",
            "    for move in list(moves())[:0]:",
        ),
        (
            "Q12: everybody sees which laurels are paid",
            "change=holding(change)), hands)]",
            "change=holding(change)))]",
        ),
    ),
    *bugs_in(
        "src/rostra/games/quo_vadis/deals/deal.py",
        "tests/games/quo_vadis/deals",
        (
            "Q18: everybody hears what a private offer says",
            "return events.OfferEvent(*self._outline())",
            "return self.offered()",
        ),
    ),
    *bugs_in(
        "src/rostra/games/quo_vadis/positions.py",
        "tests/games/quo_vadis/test_secrets.py",
        (
            "Q12: the laurels of the player to move are shown",
            "    if seat is not None:\n        seen[seat] =",
            "    for seat in {seat, s.to_move} - {None}:\n        seen[seat] =",
        ),
    ),
    *bugs_in(
        "src/rostra/games/idus_martii/game.py",
        "tests/games/idus_martii/test_secrets.py",
        (
            "I6: everybody learns the card the Praetor saw",
            "events.PeekCardEvent(aedile, VOTE_CARDS[card]), _only(seat, aedile))]",
            "events.PeekCardEvent(aedile, VOTE_CARDS[card]))]",
        ),
    ),
    *bugs_in(
        "src/rostra/games/idus_martii/positions.py",
        "tests/games/idus_martii/test_secrets.py",
        (
            "I5: an Aedile sees the other's card",
            "ballot = s.ballots[s.aediles.index(seat)] if seat in s.aediles else NO_CARD",
            "ballot = s.ballots[0] if seat in s.aediles else NO_CARD",
        ),
    ),
]

IN_THE_GAMES = [*_RULES_OF_QUO_VADIS, *_RULES_OF_IDUS_MARTII, *_DEALS, *_SECRETS]
