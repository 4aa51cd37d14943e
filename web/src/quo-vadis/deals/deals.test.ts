/** What the deal builder proposes: it can be paid, comes from those who can give it, and follows the finger. */
import { describe, expect, test } from "vitest";
import golden from "../../../../tests/golden/payments.json";
import type { Clause, PayClause, QuoVadisView } from "../../protocol";
import { likeliest, pointedAt, startDraft, withPay } from "./draft";
import { amounts, chanceOf } from "./payments";

const cases = golden.map(({ view, sold, paid }) => ({
  view: view as unknown as QuoVadisView,
  sold: sold as Clause,
  pay: { kind: "pay", by: view.to_move, to: sold.by, value: 1 } satisfies PayClause,
  paid,
}));

const isSettled = (chance: string): boolean => chance === "sure" || chance === "taken";

describe("a payment", () => {
  test("may come from a laurel that is about to be taken", () => {
    expect(cases.some(({ view, sold, pay }) => amounts(view, [sold], pay).some(({ chance }) => chance === "taken"))).toBe(true);
  });

  test.each(cases.map((one, i) => [i, one] as const))(
    "of position %i is judged as the table settles it",
    (_, { view, sold, pay, paid }) => {
      for (let value = 1; value <= 14; value++) {
        const chance = chanceOf(view, [sold], { ...pay, value });
        if (isSettled(chance)) expect(paid).toContain(value);
        if (paid.includes(value)) expect(chance).not.toBe("no");
      }
      const offered = amounts(view, [sold], pay).filter(({ chance }) => isSettled(chance));
      for (const { value } of offered) expect(paid).toContain(value);
    },
  );

  test("that splits the gains is one that can surely be made, where there is one", () => {
    for (const { view, sold, paid } of cases) {
      const pay = withPay(view, [sold], view.to_move, sold.by, 2).find((clause) => clause.kind === "pay");
      if (amounts(view, [sold], { kind: "pay", by: view.to_move, to: sold.by, value: 1 }).some(({ chance }) => isSettled(chance)))
        expect(paid).toContain(pay?.kind === "pay" ? pay.value : null);
    }
  });
});

describe("a draft", () => {
  // prettier-ignore
  const view = {
    game: "quo-vadis", players: 4, turn: 7, to_move: 0, committees: { B1: [0, 1, 2, 2] }, laurels: { "B1-A3": "III", "B1-B2": "II", "C1-S": "V" },
    caesar: "C1-S", needs: { "B1-A3": 2, "B1-B2": 2, "C1-S": 0 }, ones: 18, held: [0, 0, 0, 0], holdings: [{}, null, null, null], pledges: [],
    granted: [], deals: [], ledger: [],
  } as unknown as QuoVadisView;

  test("begins with whoever can give the most votes, and as many as are missing", () => {
    expect(likeliest(view, "B1-A3")).toBe(2);
    expect(startDraft(view, 0, 2, "B1-A3").clauses).toEqual([{ kind: "support", by: 2, path: "B1-A3", votes: 2 }]);
    expect(startDraft(view, 0, 1, "B1-A3").clauses).toEqual([
      { kind: "support", by: 1, path: "B1-A3", votes: 1 },
      { kind: "support", by: 2, path: "B1-A3", votes: 1 },
    ]);
  });

  test("with two payments offers only amounts that can be paid together", () => {
    const vote = (by: number): Clause => ({ kind: "support", by, path: "B1-A3", votes: 1 });
    const first: PayClause = { kind: "pay", by: 0, to: 1, value: 2 };
    const second: PayClause = { kind: "pay", by: 0, to: 2, value: 1 };
    const clauses = [vote(1), vote(2), first];
    // A III for the I of the one, and that I for the other; or the III to one of them, and then nothing is left.
    expect(amounts(view, clauses, second)).toEqual([{ value: 1, chance: "sure" }]);
    expect(amounts(view, [...clauses, second], second)).toEqual([{ value: 1, chance: "sure" }]);
    expect(amounts(view, [...clauses, second], first)).toEqual([{ value: 2, chance: "sure" }]);
  });

  test("takes what is touched on the board", () => {
    const draft = startDraft(view, 0, 2, "B1-A3");
    expect(pointedAt(draft, view, 0, "B1-B2")).toEqual([{ kind: "support", by: 2, path: "B1-B2", votes: 2 }]);
    expect(pointedAt(draft, view, 0, "C1-S")).toEqual(draft.clauses);
    const later: Clause = { kind: "support", by: 0, for: 2, from: "C1", until: 11 };
    expect(pointedAt({ ...draft, clauses: [later] }, view, 0, "B1")).toEqual([{ ...later, from: "B1" }]);
    const caesar: Clause = { kind: "do", by: 0, action: { type: "caesar", to: "B1-A3" } };
    expect(pointedAt({ ...draft, clauses: [caesar] }, view, 0, "C1-S")).toEqual([{ ...caesar, action: { type: "caesar", to: "C1-S" } }]);
  });
});
