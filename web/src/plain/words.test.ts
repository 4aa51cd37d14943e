import { expect, test } from "vitest";
import { gameTitle, isKnown, plainAction, plainEvent, plainView, readable } from "./words";

const nameOf = (seat: number): string => ["Ada", "Bea"][seat] ?? "?";

test("a name from a program becomes readable", () => {
  expect(readable("rock-paper-scissors")).toBe("Rock paper scissors");
  expect(gameTitle("rock-paper-scissors")).toBe("Rock paper scissors");
  expect([isKnown("quo-vadis"), isKnown("rock-paper-scissors")]).toEqual([true, false]);
});

test("an action says its words, and numbers with their names", () => {
  expect(plainAction({ type: "throw", hand: "rock" })).toBe("Throw rock");
  expect(plainAction({ type: "pay_back", to: 1, with: [0, 2] })).toBe("Pay back to 1 with 0, 2");
});

test("an event says who, what, and with what", () => {
  expect(plainEvent({ kind: "throw", seat: 1, hand: "rock" }, nameOf)).toBe("Bea: throw, hand rock");
  expect(plainEvent({ kind: "round", round: 2, thrown: { 0: "rock", 1: null } }, nameOf)).toBe("Round, round 2, thrown 0 rock, 1 –");
});

test("a view is told line by line, without what the page shows elsewhere", () => {
  const view = { game: "x", seat: 0, to_act: [0], result: null, points: [1, 2], last_throw: null, promises: [] };
  // prettier-ignore
  expect(plainView(view)).toEqual([["Points", "1, 2"], ["Last throw", "–"], ["Promises", "–"]]);
});
