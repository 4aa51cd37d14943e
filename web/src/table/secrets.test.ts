/** When a shared device must be handed on behind a curtain. */
import { expect, test } from "vitest";
import type { SeatState } from "../lib/connection.svelte";
import type { Chat, GameEvent } from "../protocol";
import { hasSecrets } from "./secrets";

const state = (view: object, events: object[] = []): SeatState => ({
  seen: 0,
  events: events as GameEvent[],
  view: view as SeatState["view"],
  legal: [],
  undo: false,
});
const quoVadis = (held: number[], events: object[] = []): SeatState => state({ game: "quo-vadis", held }, events);
const whisper: Chat = { type: "chat", chat: 1, from: { seat: 0, name: "Ada" }, to: [1], text: "Psst", at: 0 };

test("laurels are a secret, and so are private offers, whispers and notes", () => {
  expect(hasSecrets(1, quoVadis([2, 0]), [], "")).toBe(false);
  expect(hasSecrets(0, quoVadis([2, 0]), [], "")).toBe(true);
  const offer = { kind: "offer", deal: 1, by: 0, to: [1], private: true };
  expect(hasSecrets(1, quoVadis([0, 0], [{ ...offer, clauses: [] }]), [], "")).toBe(true);
  expect(hasSecrets(2, quoVadis([0, 0, 0], [offer]), [], "")).toBe(false);
  expect([0, 1, 2].map((seat) => hasSecrets(seat, quoVadis([0, 0, 0]), [whisper], ""))).toEqual([true, true, false]);
  expect(hasSecrets(0, quoVadis([0]), [], "Bea lies")).toBe(true);
});

test("votes are a secret, roles are not; of a game that is not known here everything is", () => {
  const at = (stage: string): boolean => hasSecrets(0, state({ game: "idus-martii", stage }), [], "");
  expect(["assign", "vote", "peek", "veto", "replace", "discard", "over"].filter(at)).toEqual([
    "vote",
    "peek",
    "veto",
    "replace",
    "discard",
  ]);
  expect(hasSecrets(0, state({ game: "morra" }), [], "")).toBe(true);
});
