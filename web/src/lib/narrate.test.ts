/** Events as sentences: the same file of events and sentences that the terminal's narration is tested with. */
import { describe, expect, test } from "vitest";
import golden from "../../../tests/golden/sentences.json";
import type { GameEvent } from "../protocol";
import { discreet, joined, sentence } from "./narrate";
import { LANGUAGES, type Language, words } from "./words.svelte";

const nameOf = (seat: number): string => golden.names[seat] ?? "";
const told = (events: GameEvent[]): string[] => joined(events).flatMap((telling) => sentence(telling.event, nameOf, telling.joined) ?? []);

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  test("each event has the sentence that the terminal has", async () => {
    await words.choose(language, false);
    for (const scene of golden.scenes) expect(told(scene.events as GameEvent[])).toEqual(scene.told[language]);
  });
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
