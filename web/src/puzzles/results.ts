/** What this device remembers of puzzles: how each went, and how many days in a row today's was solved. */
export interface Result {
  /** The choices that were tried, in order. */
  tried: number[];
  done: "solved" | "failed" | null;
}

export const UNTRIED: Result = { tried: [], done: null };

const DAY = 86_400_000;
const before = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** How many days in a row the day's puzzle was solved, up to today, or up to yesterday while today's is open. */
export function streak(days: Record<string, boolean>, today: string): number {
  let day = today in days ? today : before(today);
  let count = 0;
  for (; days[day]; day = before(day)) count += 1;
  return count;
}

/** The tries as dots, which tell nothing of what was tried: hollow is wrong, full is right. */
export function dots({ tried, done }: Result): string {
  const wrong = done === "solved" ? tried.length - 1 : tried.length;
  return "○".repeat(wrong) + (done === "solved" ? "●" : "");
}
