/** Which payments of a deal can be made (Q20): exactly, with change from both hands, as far as one can see them. */
import { VALUES } from "../../lib/narrate";
import type { Clause, PayClause, QuoVadisView } from "../../protocol";

export type Chance = "sure" | "maybe" | "no";

/** What a seat is known to hold when debts are paid: its hand, if I see it, and what the advance brings it. */
function known(view: QuoVadisView, clauses: Clause[], seat: number): number[] {
  const hand = Object.entries(view.holdings[seat] ?? {}).flatMap(([kind, count]) => Array<number>(count).fill(VALUES[kind] ?? 0));
  const votes = clauses.flatMap((clause) => (clause.kind === "support" && clause.path !== undefined ? [clause] : []));
  const path = votes[0]?.path;
  const laurel = path !== undefined && path !== view.caesar && seat === view.to_move ? view.laurels[path] : null;
  const earned = votes.filter((clause) => clause.by === seat).reduce((sum, clause) => sum + (clause.votes ?? 1), 0);
  return [...hand, ...(laurel ? [VALUES[laurel] ?? 0] : []), ...Array<number>(Math.min(earned, view.ones)).fill(1)];
}

/** All sums that some of these laurels make. */
function sums(laurels: number[]): Set<number> {
  const found = new Set([0]);
  for (const value of laurels) for (const sum of [...found]) found.add(sum + value);
  return found;
}

/** Whether a payment can be made: surely, only if a hand that I do not see allows it, or not at all. */
export function chanceOf(view: QuoVadisView, clauses: Clause[], { by, to, value }: PayClause): Chance {
  const [payer, payee] = [sums(known(view, clauses, by)), sums(known(view, clauses, to))];
  const several = clauses.filter((clause) => clause.kind === "pay").length > 1;
  const unseen = (seat: number): number => (view.holdings[seat] ? 0 : (view.held[seat] ?? 0));
  const exact = [...payee].some((change) => payer.has(value + change));
  if (exact && !several) return "sure";
  const most = Math.max(...payer) + 5 * unseen(by);
  if (value > most) return "no";
  return exact || unseen(by) > 0 || unseen(to) > 0 ? "maybe" : "no";
}

/** The amounts from 1 up that can be offered. */
export function amounts(view: QuoVadisView, clauses: Clause[], pay: PayClause): { value: number; chance: Chance }[] {
  const most = known(view, clauses, pay.by).reduce((sum, one) => sum + one, 0) + 5 * (view.holdings[pay.by] ? 0 : (view.held[pay.by] ?? 0));
  return Array.from({ length: most }, (_, i) => ({ value: i + 1, chance: chanceOf(view, clauses, { ...pay, value: i + 1 }) })).filter(
    ({ chance }) => chance !== "no",
  );
}

/** The amount nearest to a wish, rather one that can surely be paid; null if there is none. */
export function nearest(view: QuoVadisView, clauses: Clause[], pay: PayClause): number | null {
  const far = ({ value, chance }: { value: number; chance: Chance }): number => Math.abs(value - pay.value) + (chance === "sure" ? 0 : 100);
  const sorted = amounts(view, clauses, pay).sort((a, b) => far(a) - far(b) || a.value - b.value);
  return sorted[0]?.value ?? null;
}
