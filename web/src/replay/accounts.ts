/** What the end of Quo Vadis? has to say, read from the view in which nothing is secret any more. */
import { VALUES, worth } from "../lib/narrate";
import type { Clause, Deal, GameEvent, Promised, QuoVadisView } from "../lib/types";

/** A promise of the ledger, with what was promised. */
export type Kept = Promised & { to?: number[]; promise?: Clause };

export interface Account {
  seat: number;
  /** every laurel of the hand, the smallest first */
  laurels: string[];
  worth: number;
  /** which seats of the Senate it has, from 1 */
  arrivals: number[];
  scored: boolean;
  winner: boolean;
}

const ORDER = ["I", "II", "IIc", "III", "IV", "V"];

export function accountsOf(view: QuoVadisView): Account[] {
  return Array.from({ length: view.players }, (_, seat) => {
    const holding = view.holdings[seat] ?? {};
    const arrivals = view.senate.flatMap((one, i) => (one === seat ? [i + 1] : []));
    return {
      seat,
      laurels: ORDER.flatMap((kind) => Array<string>(holding[kind] ?? 0).fill(kind)),
      worth: worth(holding),
      arrivals,
      scored: arrivals.length > 0,
      winner: view.result?.winners.includes(seat) ?? false,
    };
  });
}

/** The order in which laurels turn up: one of each hand in turn, the smallest first. Pairs of seat and place. */
export function unveiling(accounts: Account[]): [seat: number, place: number][] {
  const most = Math.max(0, ...accounts.map(({ laurels }) => laurels.length));
  return Array.from({ length: most }, (_, place) => place).flatMap((place) =>
    accounts.filter(({ laurels }) => place < laurels.length).map(({ seat }): [number, number] => [seat, place]),
  );
}

export const valueOf = (laurels: string[]): number => laurels.reduce((sum, kind) => sum + (VALUES[kind] ?? 0), 0);

/** Several scored players with the highest sum: the earlier arrival decided (Q16). */
export function tied(accounts: Account[]): number[] {
  const scored = accounts.filter((one) => one.scored);
  const best = Math.max(0, ...scored.map((one) => one.worth));
  const first = scored.filter((one) => one.worth === best).map((one) => one.seat);
  return first.length > 1 ? first : [];
}

export interface ElectionGame {
  game: number;
  /** by seat; null: not scored in that game */
  scores: (number | null)[];
}

/** The games of a consular election, with what each brought to whom. */
export function electionGames(view: QuoVadisView, events: GameEvent[], accounts: Account[]): ElectionGame[] {
  if (!view.election) return [];
  const seats = accounts.map(({ seat }) => seat);
  const earlier = events.filter((event) => event.kind === "game").map((event): ElectionGame => {
    const scores = event["scores"] as Record<string, number>;
    return { game: Number(event["game"]), scores: seats.map((seat) => scores[String(seat)] ?? null) };
  });
  const last = { game: view.election.game, scores: accounts.map((one) => (one.scored ? one.worth : null)) };
  return [...earlier.filter(({ game }) => game !== last.game), last];
}

export interface Word {
  seat: number;
  kept: number;
  broken: number;
  lapsed: number;
  struck: number;
  paid: number;
  received: number;
}

/** How each player dealt: promises by their end, deals that came about, and what was paid for them. */
export function wordsOf(view: QuoVadisView): Word[] {
  const done = view.deals.filter((deal) => deal.status === "settled");
  const pays = done.flatMap((deal) => (deal.clauses ?? []).filter((clause) => clause.kind === "pay"));
  const sum = (clauses: Clause[]): number => clauses.reduce((all, clause) => all + (clause.value ?? 0), 0);
  return Array.from({ length: view.players }, (_, seat) => {
    const own = view.ledger.filter((promised) => promised.by === seat);
    const count = (status: string): number => own.filter((promised) => promised.status === status).length;
    return {
      seat, kept: count("kept"), broken: count("broken"), lapsed: count("lapsed"),
      struck: done.filter((deal) => isParty(deal, seat)).length,
      paid: sum(pays.filter((clause) => clause.by === seat)),
      received: sum(pays.filter((clause) => clause.to === seat)),
    };
  });
}

const isParty = (deal: Deal, seat: number): boolean => deal.by === seat || deal.to.includes(seat);

/** What a promise said: in the ledger itself, or in its deal. */
export function promiseOf(view: QuoVadisView, kept: Kept): Clause | null {
  return kept.promise ?? view.deals.find((deal) => deal.deal === kept.deal)?.clauses?.[kept.clause] ?? null;
}
