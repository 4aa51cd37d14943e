import { api, complaint } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { colourOf, initialsOf, seatsOf } from "../lib/seats";
import { t } from "../lib/words.svelte";
import type { Action, PuzzleFigures, PuzzleQuestion, PuzzleSolution } from "../protocol";
import type { Draft, Picked, TableSession } from "../table/session.svelte";
import { type Result, UNTRIED } from "./results";

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** One puzzle being solved. To the board it is the seat that is to solve it: what is played there is only chosen. */
export class Solving implements Pick<TableSession, "me" | "picked" | "draft" | "play" | "explain"> {
  picked = $state.raw<Picked>(null);
  draft: Draft | null = null;
  chosen = $state<number | null>(null);
  /** What is known of the choices that were tried, by their numbers. */
  figures = $state.raw(new Map<number, PuzzleFigures>());
  solution = $state.raw<PuzzleSolution | null>(null);
  busy = $state(false);
  trouble = $state("");

  constructor(readonly question: PuzzleQuestion) {
    if (this.result.done) void this.look();
  }

  get me(): number {
    return this.question.seat;
  }

  /** How it went so far. */
  get result(): Result {
    return prefs.puzzles[this.question.name] ?? UNTRIED;
  }

  get left(): number {
    return this.question.tries - this.result.tried.length;
  }

  private initials = $derived.by(() => initialsOf(seatsOf(this.question.view.players).map(this.nameOf)));
  nameOf = (seat: number): string => t("web-colour", { colour: colourOf(seat) });
  initialOf = (seat: number): string => this.initials[seat] ?? "?";

  /** What the board asks of a table; only a puzzle about moves has any. */
  at: TableSession["at"] = (game) => {
    const { view, choices, kind, events } = this.question;
    const legal = kind === "move" ? choices.flatMap(({ action }) => action ?? []) : [];
    const state: unknown = view.game === game ? { view, legal, events } : null;
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the view's game tells what else the question holds
    return state as ReturnType<TableSession["at"]> as never;
  };

  async play(action: Action): Promise<boolean> {
    const place = this.question.choices.findIndex((choice) => same(choice.action, action));
    if (place >= 0 && !this.result.done) this.chosen = place;
    this.picked = null;
    return place >= 0;
  }

  async explain(): Promise<void> {
    // There is no table to ask.
  }

  /** Try what is chosen. */
  async attempt(): Promise<void> {
    const { chosen, result, question } = this;
    if (chosen === null || result.done || result.tried.includes(chosen)) return;
    this.busy = true;
    this.trouble = "";
    try {
      const { right, figures } = await api.tryPuzzle(question.name, chosen);
      this.figures = new Map(this.figures).set(chosen, figures);
      const tried = [...result.tried, chosen];
      const done = right ? "solved" : tried.length >= question.tries ? "failed" : null;
      prefs.setPuzzle(question.name, { tried, done }, question.is_today ? question.day : null);
      if (done) await this.look();
    } catch (error) {
      this.trouble = complaint(error);
    }
    this.busy = false;
  }

  /** Look at the answer, once it is over. */
  async look(): Promise<void> {
    try {
      this.solution = await api.puzzleSolution(this.question.name);
      this.figures = new Map(this.solution.figures.entries());
      this.chosen = this.solution.answer;
    } catch (error) {
      this.trouble = complaint(error);
    }
  }
}
