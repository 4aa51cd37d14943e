/** What the end of Quo Vadis? has to say, read from views in which nothing is secret any more. */
import { VALUES, worth } from "../lib/narrate";
import type { Clause, Deal, GameEvent, QuoVadisView, View } from "../protocol";
import { type Chapter, chaptersOf } from "./replay";

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

/** From the first place down (Q16): those in the Senate by what they hold, of equals the earlier arrival; then the others. */
export function ranked(accounts: Account[]): Account[] {
  const first = ({ arrivals }: Account): number => arrivals[0] ?? Infinity;
  return [...accounts].sort(
    (a, b) =>
      Number(b.winner) - Number(a.winner) ||
      Number(b.scored) - Number(a.scored) ||
      b.worth - a.worth ||
      first(a) - first(b) ||
      a.seat - b.seat,
  );
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
  const earlier = events
    .filter((event) => event.kind === "game")
    .map(({ game, scores }): ElectionGame => ({ game, scores: accounts.map(({ seat }) => scores[seat] ?? null) }));
  const last = { game: view.election.game, scores: accounts.map((one) => (one.scored ? one.worth : null)) };
  return [...earlier.filter(({ game }) => game !== last.game), last];
}

export interface Dealing {
  seat: number;
  kept: number;
  broken: number;
  lapsed: number;
  struck: number;
  paid: number;
  received: number;
}

/** How each player dealt: promises by their end, deals that came about, and what was paid for them. */
export function dealingsOf(view: QuoVadisView): Dealing[] {
  const done = view.deals.filter((deal) => deal.status === "settled");
  const pays = done.flatMap((deal) => (deal.clauses ?? []).filter((clause: Clause) => clause.kind === "pay"));
  const sum = (clauses: typeof pays): number => clauses.reduce((all, clause) => all + clause.value, 0);
  return Array.from({ length: view.players }, (_, seat) => {
    const own = view.ledger.filter((promised) => promised.by === seat);
    const count = (status: string): number => own.filter((promised) => promised.status === status).length;
    return {
      seat,
      kept: count("kept"),
      broken: count("broken"),
      lapsed: count("lapsed"),
      struck: done.filter((deal) => isParty(deal, seat)).length,
      paid: sum(pays.filter((clause) => clause.by === seat)),
      received: sum(pays.filter((clause) => clause.to === seat)),
    };
  });
}

const isParty = (deal: Deal, seat: number): boolean => deal.by === seat || deal.to.includes(seat);

/** Laurels over turns, for the chart. */
export interface Series {
  chapters: Chapter[];
  /** by chapter, then by seat: what each holds when the chapter ends */
  values: number[][];
  players: number;
  /** several games of an election */
  several: boolean;
}

export function laurelSeries(views: View[]): Series {
  const all = chaptersOf(views);
  const chapters = all.filter((chapter) => !chapter.interlude);
  const values = chapters.map((chapter) => {
    const next = all[all.indexOf(chapter) + 1];
    // The frame that begins the next turn shows what this one brought; a new game has put all laurels back.
    const end = next === undefined ? views.length - 1 : next.game === chapter.game ? next.frame : next.frame - 1;
    return valuesAt(views[end]);
  });
  return { chapters, values, players: views[0]?.players ?? 0, several: new Set(chapters.map(({ game }) => game)).size > 1 };
}

/** What each seat has: the sums of earlier games, and the laurels in hand. */
function valuesAt(view: View | undefined): number[] {
  if (view?.game !== "quo-vadis") return [];
  // When an election is over its sums count the last game already.
  if (view.election && view.stage === "over") return view.election.sums;
  return view.holdings.map((holding, seat) => worth(holding) + (view.election?.sums[seat] ?? 0));
}

/** Round steps for an axis: about `count` of them up to `most`. */
export function ticks(most: number, count: number): number[] {
  const raw = Math.max(1, most / count);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => one >= raw) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Values moved apart, so that none is nearer to another than a gap, and none below a limit; in their order. */
export function apart(values: number[], gap: number, limit: number): number[] {
  const spots = [...values];
  for (let i = 1; i < spots.length; i++) spots[i] = Math.max(spots[i] ?? 0, (spots[i - 1] ?? 0) + gap);
  for (let i = spots.length - 1, most = limit; i >= 0; i--, most -= gap) spots[i] = Math.min(spots[i] ?? 0, most);
  return spots;
}
