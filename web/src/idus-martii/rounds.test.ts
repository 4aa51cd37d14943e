import { describe, expect, test } from "vitest";
import type { Claim, IdusMartiiView, RoundEvent } from "../protocol";
import { nextClaims, said } from "./claims";
import { lastCount, opinions, roleOf, rounds, type Told } from "./rounds";

const begin: RoundEvent = { kind: "round", turn: 1, phase: 1, round: 1, roles: { consul: 0, praetor: 1, aediles: [2, 3] } };
const known = (...events: Told[]): [number, string][] => [...(rounds([begin, ...events])[0]?.known ?? [])];

describe("what a seat knows of the cards", () => {
  test("its own card, and the one it saw", () => {
    expect(known({ kind: "vote", seat: 2 }, { kind: "vote-card", seat: 2, card: "red" })).toEqual([[2, "red"]]);
    expect(known({ kind: "peek", seat: 1, aedile: 3 }, { kind: "peek-card", seat: 3, card: "green" })).toEqual([[3, "green"]]);
  });

  test("a card that was vetoed is known no more", () => {
    // prettier-ignore
    const seen: Told[] = [{ kind: "peek", seat: 1, aedile: 3 }, { kind: "peek-card", seat: 3, card: "red" }];
    expect(known(...seen, { kind: "veto", seat: 1, aedile: 3 })).toEqual([]);
    expect(known(...seen, { kind: "veto", seat: 1, aedile: 3 }, { kind: "replace", seat: 3 })).toEqual([]);
  });

  test("the Aedile knows what lies there instead", () => {
    const laid: Told = { kind: "vote-card", seat: 3, card: "red" };
    // prettier-ignore
    const again: Told[] = [{ kind: "replace", seat: 3 }, { kind: "replace-card", seat: 3, card: "green" }];
    expect(known(laid, { kind: "veto", seat: 1, aedile: 3 }, ...again)).toEqual([[3, "green"]]);
  });

  test("a vote that was taken back is forgotten", () => {
    expect(known({ kind: "vote-card", seat: 2, card: "red" }, { kind: "undo", seat: 2, what: "vote" })).toEqual([]);
  });
});

test("a round has its roles, its ruling and its result", () => {
  const [round] = rounds([
    { ...begin, roles: { consul: 0, praetor: null, aediles: [] } },
    { kind: "assign", seat: 0, praetor: 4, aediles: [1, 2] },
    { kind: "peek", seat: 4, aedile: 1 },
    { kind: "approve", seat: 4, aedile: 1 },
    { kind: "count", turn: 1, cards: ["red", "green"], markers: { loyalist: 1, traitor: 1 } },
  ]);
  expect(round).toMatchObject({ looked: 1, ruling: "approve", roles: { consul: 0, praetor: 4, aediles: [1, 2] } });
  expect(round && roleOf(round.roles, 4)).toBe("praetor");
  expect(lastCount(round ? [round] : [])).toEqual({ turn: 1, cards: ["red", "green"] });
});

const claims: Claim[] = [
  { seat: 2, turn: 1, about: "vote", round: 1, card: "green" },
  { seat: 2, turn: 1, about: "trust", whom: 3 },
  { seat: 2, turn: 2, about: "suspect", whom: 3 },
];

test("of opinions the newest counts, of other claims each", () => {
  expect(said(claims, 2, { type: "claim", about: "suspect", seat: 3 })).toBe(true);
  expect(said(claims, 2, { type: "claim", about: "trust", seat: 3 })).toBe(false);
  expect(said(claims, 2, { type: "claim", about: "vote", round: 1, card: "green" })).toBe(true);
  expect(said(claims, 2, { type: "claim", about: "vote", round: 1, card: "red" })).toBe(false);
  expect(opinions(claims, 3)).toEqual(new Map([[2, "suspect"]]));
});

test("what could be said next is of my own part in the last round, until I have said it", () => {
  const view: Pick<IdusMartiiView, "turn" | "claims"> = { turn: 1, claims: [] };
  const told = rounds([begin, { kind: "peek", seat: 1, aedile: 3 }]);
  // prettier-ignore
  expect(nextClaims(view, 2, told).claims.map(({ about, card }) => [about, card])).toEqual([["vote", "green"], ["vote", "red"]]);
  expect(nextClaims(view, 1, told)).toMatchObject({ looked: 3, claims: [{ about: "peek", aedile: 3, card: "green" }, { card: "red" }] });
  expect(nextClaims(view, 0, told).claims).toEqual([]);
  expect(nextClaims({ ...view, claims }, 2, told).claims).toEqual([]);
});
