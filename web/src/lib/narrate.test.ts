/** Events as sentences: the same file of events and sentences that the terminal's narration is tested with. */
import { describe, expect, test } from "vitest";
import golden from "../../../tests/golden/sentences.json";
import type { GameEvent } from "../protocol";
import { dealWords, discreet, joined, sentence, standing, takenBack } from "./narrate";
import { LANGUAGES, type Language, words } from "./words.svelte";

const nameOf = (seat: number): string => golden.names[seat] ?? "";
const told = (events: GameEvent[]): string[] => joined(events).flatMap((telling) => sentence(telling.event, nameOf, telling.joined) ?? []);

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("each event has the sentence that the terminal has", async () => {
    await words.choose(language, false);
    for (const scene of golden.scenes) expect(told(scene.events as GameEvent[])).toEqual(scene.told[language]);
  });
});

test("a sentence in Dutch does not begin with an accent", async () => {
  await words.choose("nl", false);
  const asked: GameEvent = {
    kind: "offer",
    deal: 1,
    turn: 1,
    by: 0,
    to: [1],
    private: false,
    clauses: [{ kind: "support", by: 1, path: "B1-A3", votes: 1 }],
  };
  expect(told([asked])[0]).toContain('"Een toestemming op B1-A3');
});

test("a deal read aloud ends with one full stop", async () => {
  await words.choose("en", false);
  expect(dealWords([{ kind: "pay", by: 0, to: 1, value: 2 }], nameOf)).toMatch(/ 2\.$/);
  expect(dealWords([{ kind: "note", by: 0, text: "Trust me" }], nameOf)).toMatch(/ "Trust me"\.$/);
  expect(dealWords([{ kind: "note", by: 0, text: "Trust me!" }], nameOf)).toMatch(/ "Trust me!"$/);
});

test("no hand and no card is told to somebody who may glance at the screen", async () => {
  await words.choose("en", false);
  const events: GameEvent[] = [
    { kind: "hand", seat: 0, cards: ["traitor", "merchant"] },
    { kind: "vote", seat: 0 },
    { kind: "vote-card", seat: 0, card: "red" },
    { kind: "peek", seat: 1, aedile: 0 },
    { kind: "peek-card", seat: 0, card: "red" },
    { kind: "veto", seat: 1, aedile: 0 },
    { kind: "replace-card", seat: 0, card: "green" },
    { kind: "discard", seat: 0 },
    { kind: "discard-card", seat: 0, card: "traitor" },
  ];
  expect(discreet(events).map((event) => event.kind)).toEqual(["vote", "peek", "veto", "discard"]);
  expect(told(discreet(events)).join(" ")).not.toMatch(/red|green|Traitor|Merchant/);
});

test("what the server adds is told, and so is what nobody knows", () => {
  expect(told([{ kind: "undo", seat: 1, what: "place" }])).toEqual(["Bert takes that back."]);
  expect(told([{ kind: "fanfare", seat: 1 } as unknown as GameEvent])).toEqual(["fanfare, seat 1"]);
});

test("what is taken back is known, with what followed from it", () => {
  const events: GameEvent[] = [
    { kind: "turn", turn: 4, seat: 0 },
    { kind: "place", seat: 0, committee: "A1" },
    { kind: "turn", turn: 5, seat: 1 },
    { kind: "undo", seat: 0, what: "place" },
    { kind: "place", seat: 0, committee: "B1" },
    { kind: "turn", turn: 5, seat: 1 },
  ];
  expect([...takenBack(events)]).toEqual([1, 2]);
  expect(standing(events).map((event) => ("turn" in event ? event.turn : "committee" in event ? event.committee : event.kind))).toEqual([
    4,
    "B1",
    5,
  ]);
  const twice: GameEvent[] = [...events, { kind: "undo", seat: 0, what: "place" }];
  expect([...takenBack(twice)]).toEqual([1, 2, 4, 5]);
});
