import type { Result } from "../puzzles/results";

/** What this device remembers: nothing of it is needed to play. */
export type Theme = "auto" | "light" | "dark";

function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`rostra-${key}`);
    return text === null ? fallback : JSON.parse(text);
  } catch {
    return fallback;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`rostra-${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it is remembered until the page is closed.
  }
}

/** Tables whose talk is remembered. */
const TABLES = 50;

class Prefs {
  theme = $state<Theme>(load("theme", "auto"));
  sound = $state<boolean>(load("sound", false));
  /** Whether to tell of my turn while the page is out of sight. */
  notify = $state<boolean>(load("notify", false));
  /** Whether bots may say something now and then. */
  remarks = $state<boolean>(load("remarks", true));
  name = $state<string>(load("name", ""));
  /** The games whose scripted first game was offered. */
  toured = $state<string[]>(load("toured", []));
  /** The table of the scripted first game, and how far it has come. */
  lesson = $state.raw<{ table: string; step: number } | null>(load("lesson", null));
  /** The table where hints are given. */
  hinted = $state<string | null>(load("hinted", null));
  /** How many times as long the bots of my next tables take, and the animations I see. */
  botSpeed = $state<number>(load("bot-speed", 1));
  motion = $state<number>(load("motion", 1));
  /** Up to when the talk at a table was read. */
  read = $state.raw<Record<string, number>>(load("read", {}));
  /** How puzzles went, by their names; and whether the puzzle of a day was solved on that day. */
  puzzles = $state.raw<Record<string, Result>>(load("puzzles", {}));
  puzzleDays = $state.raw<Record<string, boolean>>(load("puzzle-days", {}));

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.showTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on);
  }

  setNotify(on: boolean): void {
    this.notify = on;
    keep("notify", on);
  }

  setRemarks(on: boolean): void {
    this.remarks = on;
    keep("remarks", on);
  }

  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }

  setToured(game: string): void {
    if (!this.toured.includes(game)) this.toured.push(game);
    keep("toured", this.toured);
  }

  setLesson(table: string | null, step = 0): void {
    this.lesson = table === null ? null : { table, step };
    keep("lesson", this.lesson);
  }

  setHinted(table: string | null): void {
    this.hinted = table;
    keep("hinted", table);
  }

  setBotSpeed(factor: number): void {
    this.botSpeed = factor;
    keep("bot-speed", factor);
  }

  setMotion(factor: number): void {
    this.motion = factor;
    keep("motion", factor);
    this.showMotion();
  }

  showMotion(): void {
    document.documentElement.style.setProperty("--motion", String(this.motion));
  }

  setRead(table: string, until: number): void {
    if ((this.read[table] ?? 0) >= until) return;
    const others = Object.entries(this.read).filter(([one]) => one !== table);
    this.read = Object.fromEntries([...others.slice(1 - TABLES), [table, until]]);
    keep("read", this.read);
  }

  /** How a puzzle went; with the day, if it was that day's. */
  setPuzzle(name: string, result: Result, day: string | null): void {
    this.puzzles = { ...this.puzzles, [name]: result };
    keep("puzzles", this.puzzles);
    if (day === null || result.done === null) return;
    this.puzzleDays = { ...this.puzzleDays, [day]: result.done === "solved" };
    keep("puzzle-days", this.puzzleDays);
  }

  /** "auto" follows the system, also when that changes. */
  showTheme(): void {
    const dark = this.theme === "auto" ? DARK.matches : this.theme === "dark";
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

const DARK = matchMedia("(prefers-color-scheme: dark)");
export const prefs = new Prefs();
DARK.addEventListener("change", () => prefs.showTheme());

/** Whether the system asks for no motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
