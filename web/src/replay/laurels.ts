/** Laurels over turns, for the chart: read from the positions of a replay. */
import { worth } from "../lib/narrate";
import type { Replay } from "../lib/types";
import { type Chapter, chaptersOf, quoAt } from "./frames";

export interface Series {
  chapters: Chapter[];
  /** by chapter, then by seat: what each holds when the chapter ends */
  values: number[][];
  players: number;
  /** several games of an election */
  several: boolean;
}

export function laurelSeries(replay: Replay): Series {
  const all = chaptersOf(replay);
  const chapters = all.filter((chapter) => !chapter.interlude);
  const values = chapters.map((chapter) => {
    const next = all[all.indexOf(chapter) + 1];
    // The frame that begins the next turn shows what this one brought; a new game has put all laurels back.
    const end = next === undefined ? replay.frames.length - 1 : next.game === chapter.game ? next.frame : next.frame - 1;
    return valuesAt(replay, end);
  });
  return { chapters, values, players: replay.setup.players, several: new Set(chapters.map(({ game }) => game)).size > 1 };
}

/** What each seat has: the sums of earlier games, and the laurels in hand. */
function valuesAt(replay: Replay, frame: number): number[] {
  const one = replay.frames[frame];
  if (!one) return [];
  const now = quoAt(one);
  // When an election is over its sums count the last game already.
  if (now.sums && now.stage === "over") return now.sums;
  return now.holdings.map((holding, seat) => worth(holding) + (now.sums?.[seat] ?? 0));
}

/** Round steps for an axis: about `count` of them up to `most`. */
export function ticks(most: number, count: number): number[] {
  const raw = Math.max(1, most / count);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => one >= raw) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
