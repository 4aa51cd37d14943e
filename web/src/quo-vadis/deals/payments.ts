/** Which payments of a deal can be made (Q20): exactly, with change from both hands, as far as one can see them. */
import { VALUES } from "../../lib/narrate";
import type { Clause, PayClause, QuoVadisView } from "../../protocol";
import { below, missingVotes } from "../choices";

/** Surely; if a laurel is taken that the player to move may take; if a hand that I do not see allows it; not at all. */
export type Chance = "sure" | "taken" | "maybe" | "no";

const votesIn = (clauses: Clause[]) =>
  clauses.flatMap((clause) => (clause.kind === "support" && clause.path !== undefined ? [clause] : []));

/** The laurel places that the player to move may cross without asking anybody, where nothing forbids it. */
function takeable(view: QuoVadisView): string[] {
  const isBound = view.ledger.some(({ by, binding, status }) => by === view.to_move && binding && status === "open");
  if (view.stage !== "action" || isBound) return [];
  const votes = (committee: string): number =>
    Math.max(0, ...Object.keys(view.needs).map((path) => (below(path) === committee ? (view.needs[path] ?? 0) : 0)));
  return Object.keys(view.needs).filter((path) => {
    const to = path.split("-")[1] ?? "";
    const isFree = to === "S" || (view.committees[to] ?? []).length < 2 * votes(to) + 1;
    return (
      (view.needs[path] ?? 0) > 0 && (view.committees[below(path)] ?? []).includes(view.to_move) && missingVotes(view, path) <= 0 && isFree
    );
  });
}

/** The paths whose laurel may be there when debts are paid: that of the votes or, where none are sold, none or any. */
function paths(view: QuoVadisView, clauses: Clause[]): (string | null)[] {
  const path = votesIn(clauses)[0]?.path;
  return path === undefined ? [null, ...takeable(view)] : [path];
}

/** What a seat is known to hold when debts are paid: its hand, if I see it, and what the advance brings it. */
function known(view: QuoVadisView, clauses: Clause[], seat: number, path: string | null): number[] {
  const hand = Object.entries(view.holdings[seat] ?? {}).flatMap(([kind, count]) => Array<number>(count).fill(VALUES[kind] ?? 0));
  const laurel = path !== null && path !== view.caesar && seat === view.to_move ? view.laurels[path] : null;
  const earned = votesIn(clauses)
    .filter((clause) => clause.by === seat)
    .reduce((sum, clause) => sum + (clause.votes ?? 1), 0);
  return [...hand, ...(laurel ? [VALUES[laurel] ?? 0] : []), ...Array<number>(Math.min(earned, view.ones)).fill(1)];
}

/** All sums that some of these laurels make. */
function sums(laurels: number[]): Set<number> {
  const found = new Set([0]);
  for (const value of laurels) for (const sum of [...found]) found.add(sum + value);
  return found;
}

const unseen = (view: QuoVadisView, seat: number): number => (view.holdings[seat] ? 0 : (view.held[seat] ?? 0));

type Hand = number[];
/** How many laurels of each value, from 0 to 5. */
const counted = (laurels: number[]): Hand => [0, 1, 2, 3, 4, 5].map((value) => laurels.filter((one) => one === value).length);

/** The ways to pay a value exactly, as what goes from payer to payee of each value; only those that move the fewest. */
function exchanges(payer: Hand, payee: Hand, value: number, kind = 5): number[][] {
  if (kind === 0) return value === 0 ? [[0]] : [];
  const found: number[][] = [];
  for (let gives = -(payee[kind] ?? 0); gives <= (payer[kind] ?? 0); gives++)
    found.push(...exchanges(payer, payee, value - gives * kind, kind - 1).map((rest) => [...rest, gives]));
  const moved = (way: number[]): number => way.reduce((sum, count) => sum + Math.abs(count), 0);
  const least = Math.min(...found.map(moved));
  return kind === 5 ? found.filter((way) => moved(way) === least) : found;
}

/** Whether debts can be paid one after the other, whichever of the shortest ways the table takes. */
function arePaid(hands: Hand[], [debt, ...later]: PayClause[]): boolean {
  if (!debt) return true;
  const { by, to, value } = debt;
  const ways = exchanges(hands[by] ?? [], hands[to] ?? [], value);
  const after = (way: number[], seat: number): Hand =>
    (hands[seat] ?? []).map((count, kind) => count + (seat === to ? 1 : seat === by ? -1 : 0) * (way[kind] ?? 0));
  return (
    ways.length > 0 &&
    ways.every((way) =>
      arePaid(
        hands.map((_, seat) => after(way, seat)),
        later,
      ),
    )
  );
}

function chanceWith(view: QuoVadisView, clauses: Clause[], pay: PayClause, path: string | null): "sure" | "maybe" | "no" {
  const { by, to, value } = pay;
  const debts = clauses.filter((clause) => clause.kind === "pay");
  if (debts.length > 1 && debts.every((debt) => !unseen(view, debt.by) && !unseen(view, debt.to))) {
    const hands = view.held.map((_, seat) => counted(known(view, clauses, seat, path)));
    return arePaid(hands, debts) ? "sure" : "no";
  }
  const [payer, payee] = [sums(known(view, clauses, by, path)), sums(known(view, clauses, to, path))];
  const exact = [...payee].some((change) => payer.has(value + change));
  if (exact && debts.length < 2) return "sure";
  if (value > Math.max(...payer) + 5 * unseen(view, by)) return "no";
  return exact || unseen(view, by) > 0 || unseen(view, to) > 0 ? "maybe" : "no";
}

/** The clauses with another amount in one of them, or with one payment more. */
function withValue(clauses: Clause[], pay: PayClause, value: number): [Clause[], PayClause] {
  const changed = { ...pay, value };
  return [clauses.includes(pay) ? clauses.map((one) => (one === pay ? changed : one)) : [...clauses, changed], changed];
}

/** Whether a payment can be made, and with the laurel of which path if that decides. */
export function judged(view: QuoVadisView, deal: Clause[], one: PayClause): { chance: Chance; path: string | null } {
  const [clauses, pay] = withValue(deal, one, one.value);
  const found = paths(view, clauses).map((path) => ({ path, chance: chanceWith(view, clauses, pay, path) }));
  const sure = found.find(({ chance }) => chance === "sure");
  if (sure) return { path: sure.path, chance: sure.path === null || votesIn(clauses).length ? "sure" : "taken" };
  return { path: null, chance: found.some(({ chance }) => chance === "maybe") ? "maybe" : "no" };
}

export function chanceOf(view: QuoVadisView, clauses: Clause[], pay: PayClause): Chance {
  return judged(view, clauses, pay).chance;
}

/** The amounts from 1 up that can be offered. */
export function amounts(view: QuoVadisView, clauses: Clause[], pay: PayClause): { value: number; chance: Chance }[] {
  const worth = paths(view, clauses).map((path) => known(view, clauses, pay.by, path).reduce((sum, one) => sum + one, 0));
  const most = Math.max(...worth) + 5 * unseen(view, pay.by);
  return Array.from({ length: most }, (_, i) => ({ value: i + 1, chance: chanceOf(view, ...withValue(clauses, pay, i + 1)) })).filter(
    ({ chance }) => chance !== "no",
  );
}

const DOUBT: Record<Chance, number> = { sure: 0, taken: 100, maybe: 200, no: 300 };

/** The amount nearest to a wish, rather one that can surely be paid; null if there is none. */
export function nearest(view: QuoVadisView, clauses: Clause[], pay: PayClause): number | null {
  const far = ({ value, chance }: { value: number; chance: Chance }): number => Math.abs(value - pay.value) + DOUBT[chance];
  const sorted = amounts(view, clauses, pay).sort((a, b) => far(a) - far(b) || a.value - b.value);
  return sorted[0]?.value ?? null;
}
