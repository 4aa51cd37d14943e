"""Bugs of the kind that a person makes, each in one place, with the tests that should notice it."""

from __future__ import annotations

from tests.mutants.mutations import BROWSER_TESTS, Bug, bugs_in
from tests.mutants.planted_rules import IN_THE_GAMES

_TABLE = [
    *bugs_in(
        "src/rostra/table/table.py",
        "tests/table/test_door.py",
        (
            "B1: events are counted from where the table has them, not the seat",
            "return [original.copy() for original in self._heard[seat][since:]]",
            "return [event.shown() for event in self._events[since:] if seat in self._audience(event)]",
        ),
        (
            "B3: True counts as seat 1",
            "if type(seat) is not int or not 0 <= seat < self.setup.players:\n            return",
            "if not isinstance(seat, int) or not 0 <= seat < self.setup.players:\n            return",
        ),
    ),
    *bugs_in(
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
    *bugs_in(
        "src/rostra/server/game_log.py",
        "tests/server/test_intents.py",
        (
            "An intent from an earlier turn is played",
            "return not self._stage_start[seat] <= seen <= len(self.events[seat])",
            "return seen > len(self.events[seat])",
        ),
    ),
    *bugs_in(
        "src/rostra/server/live_table.py",
        "tests/server/test_seats_in_any_order.py",
        (
            "A change of seats is given up when whoever asked for it is gone",
            "        await asyncio.shield(self.in_background(change))\n",
            "        await self.in_background(change)\n",
        ),
    ),
    *bugs_in(
        "src/rostra/server/seats.py",
        "tests/server/test_hosting.py",
        (
            "A stranger takes as many seats as there are",
            "        if sum(other.network == network for other in seats) >= most:\n",
            "        if sum(other.network == network for other in seats) > len(seats):\n",
        ),
        (
            "Whoever is banned comes back without a cookie",
            "(ban.network == network and not known)",
            "False",
        ),
    ),
    *bugs_in(
        "src/rostra/server/storage/group_commit.py",
        "tests/server/test_workers.py",
        (
            "Two servers wait each for the other",
            '                batch.sort(key=attrgetter("locks"))\n',
            "",
        ),
    ),
    *bugs_in(
        "src/rostra/server/presence.py",
        "tests/server/test_workers.py",
        (
            "Who comes to another server is sent back",
            "                await table.catching_up.catch_up()\n",
            "                pass\n",
        ),
    ),
    *bugs_in(
        "src/rostra/server/live_table.py",
        "tests/server/test_live_table.py",
        (
            "An intent is acknowledged before it is committed",
            "            await writing\n",
            "            if sender is not None:\n"
            "                sender[0].send(write(Ack(sender[1], entry.seen)))\n"
            "            await writing\n",
        ),
    ),
    *bugs_in(
        "src/rostra/server/game_log.py",
        "tests/server/test_undo.py",
        (
            "One can undo what another has done",
            "steps = self._steps_of[seat]",
            "steps = self._steps",
        ),
    ),
    *bugs_in(
        "src/rostra/server/game_log.py",
        "tests/server/test_bots.py",
        (
            "Bots still read what was undone",
            "self._decoded[viewpoint] = []",
            "pass",
        ),
    ),
    *bugs_in(
        "src/rostra/server/chat.py",
        "tests/server/test_chat.py",
        (
            "Every player reads what is whispered to one of them",
            "not {chat.seat, *chat.to} & set(viewpoints)",
            "None in viewpoints",
        ),
        (
            "Nobody can whisper to all the others",
            "set(message.to) <= set(range(len(seats))) - {message.seat}",
            "set(message.to) < set(range(len(seats))) - {message.seat}",
        ),
    ),
    *bugs_in(
        "src/rostra/server/clock.py",
        "tests/server/test_clock.py",
        (
            "Who comes back gets no new time",
            "begun = max(begun, row.returned or begun)",
            "begun = begun",
        ),
        (
            "Who was away while the server was down is replaced at once",
            "max(deadline, self._started) + grace)",
            "deadline + grace)",
        ),
        (
            "Who is warned is late when the clock rings for another",
            "w.seat == seat and w.grace is not None and",
            "w.seat == seat or w.grace is not None and",
        ),
    ),
]

_BOTS = [
    *bugs_in(
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
    *bugs_in(
        "src/rostra/bots/quo_vadis/features.py",
        "tests/bots/quo_vadis/test_features.py",
        (
            "A feature of the value network stands in the wrong column",
            "row[CAN_ENTER_WITH_CONSENT] = 1.0",
            "row[CAN_ENTER_ALONE] = 1.0",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/pricing.py",
        "tests/bots/quo_vadis/test_search.py",
        (
            "Bots trust those who broke a promise",
            '    if "broken" in ended:\n        return BROKEN\n',
            "",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/pricing.py",
        "tests/bots/quo_vadis/test_pricing.py",
        (
            "Bots sell five consents for the price of one",
            " or _helps_twice(promised)",
            "",
        ),
        (
            "Promises to nobody earn the trust of bots",
            ' and entry["to"]]',
            "]",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/candidates.py",
        "tests/bots/quo_vadis/test_crowding.py",
        (
            "Of many payments bots see the first alone",
            "else _summed(self.payments)",
            "else self.payments[:MOST_PAYMENTS]",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/deal_gain.py",
        "tests/bots/quo_vadis/test_manners.py",
        (
            "Bots pay a broker",
            "not paid <= {*giving, seen.mover}",
            "not paid",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/context.py",
        "tests/bots/quo_vadis/test_search.py",
        (
            "Bots undersell a consent that another has sold",
            "effect.supports and self.turn.state.stage == ACTION",
            "effect.supports and self.turn.players == 0",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/context.py",
        "tests/bots/quo_vadis/test_search.py",
        (
            "A place for Caesar that leaves another ahead counts as giving in",
            "        if forward < 0.0:\n",
            "        if forward < 0.0 and not self._hands_over(i):\n",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/context.py",
        "tests/bots/quo_vadis/test_crowding.py",
        (
            "Vows that are repeated crowd out others",
            " and clause not in found:",
            ":",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/quo_vadis/endgame_search.py",
        "tests/bots/quo_vadis/test_endgame.py",
        (
            "In the endgame helpers consent to what harms them",
            "value[seat] < outcomes[helpers & ~(1 << seat)][seat] - CLOSE:",
            "value[seat] > outcomes[helpers & ~(1 << seat)][seat] + CLOSE:",
        ),
    ),
    *bugs_in(
        "src/rostra/bots/idus_martii/listening.py",
        "tests/bots/idus_martii/test_beliefs.py",
        (
            "Bots believe their own claims",
            "if claim.seat != self.observer.seat:",
            "if True:",
        ),
    ),
]

_ADAPTERS = [
    *bugs_in(
        "src/rostra/adapters/vector_steps.py",
        "tests/adapters/test_vector.py",
        (
            "The first legal action is not in the mask",
            "for i in range(count):\n        cells",
            "for i in range(1, count):\n        cells",
        ),
        (
            "The reward is that of the next seat",
            "final_reward(s, seat, games.reward.kind)",
            "final_reward(s, (seat + 1) % s.players, games.reward.kind)",
        ),
    ),
    *bugs_in(
        "src/rostra/kernel/rules.py",
        "tests/games/quo_vadis/test_observation.py",
        (
            "Seats are counted to the right, not to the left",
            "return other - seat if other >= seat else other - seat + s.players",
            "return seat - other if seat >= other else seat - other + s.players",
        ),
    ),
    *bugs_in(
        "src/rostra/adapters/idus_martii_chance.py",
        "tests/adapters/test_perfect_recall.py",
        (
            "I17: when a claim was made is forgotten",
            "[action - ACTIONS + 2 if action in said else 1 for action in history[self._dealings :]]",
            "[action - ACTIONS + 2 for action in history[self._dealings :] if action in said]",
        ),
    ),
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
        "src/rostra/cli/narrate.py",
        "tests/cli/test_narrate.py",
        (
            "A counter-offer is told as an offer",
            'self.say("event-say-counter" if event.answers else "event-say-terms"',
            'self.say("event-say-terms"',
        ),
    ),
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
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
    *bugs_in(
        "web/src/quo-vadis/controller.svelte.ts",
        *BROWSER_TESTS,
        (
            "Whose consent is used is chosen without asking",
            'if (others.length) return void (session.picked = { kind: "path", id: path });',
            "",
        ),
    ),
    *bugs_in(
        "web/src/idus-martii/rounds.ts",
        *BROWSER_TESTS,
        (
            "A card that was vetoed stays known",
            "now.known.delete(event.aedile);",
            "",
        ),
    ),
    *bugs_in(
        "web/src/idus-martii/OwnCards.svelte",
        *BROWSER_TESTS,
        (
            "One's own faction cards have their names face down",
            'aria-label={shown ? t("web-idus-own-shown", { cards: names })',
            'aria-label={hand.length ? t("web-idus-own-shown", { cards: names })',
        ),
    ),
    *bugs_in(
        "web/src/idus-martii/Matrix.svelte",
        *BROWSER_TESTS,
        (
            "The table of rounds names a card that lies face down",
            '{@const label = shown || over ? t("web-idus-known", { card: known })',
            '{@const label = known ? t("web-idus-known", { card: known })',
        ),
    ),
    *bugs_in(
        "web/src/table/session.svelte.ts",
        *BROWSER_TESTS,
        (
            "A screen reader announces what only this seat knows",
            "discreet(fresh).map(",
            "fresh.map(",
        ),
    ),
    *bugs_in(
        "web/src/quo-vadis/choices.ts",
        *BROWSER_TESTS,
        (
            "The browser works out by itself what a path needs",
            "return { needed: view.needs[path] ?? 0,",
            "return { needed: there.length > 3 ? 2 : 1,",
        ),
    ),
    *bugs_in(
        "web/src/replay/replay.ts",
        *BROWSER_TESTS,
        (
            "A replay leaves out what long lists gain",
            "frame.changes, patched(now, frame.patches));",
            "frame.changes);",
        ),
    ),
    *bugs_in(
        "web/src/lib/narrate.ts",
        *BROWSER_TESTS,
        (
            "The vote cards you lay or see are read aloud to others",
            ' && !event.kind.endsWith("-card")',
            "",
        ),
    ),
]

PLANTED: tuple[Bug, ...] = (*IN_THE_GAMES, *_TABLE, *_SERVER, *_BOTS, *_ADAPTERS, *_TELLING, *_CLIENT)
