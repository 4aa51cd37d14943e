import { prefs, still } from "../lib/prefs.svelte";
import type { Action, View } from "../protocol";
import type { TableSession } from "../table/session.svelte";
import { IDUS_MARTII } from "./idus-martii";
import { QUO_VADIS } from "./quo-vadis";
import type { Script, Step } from "./script";

export const SCRIPTS: Record<string, Script> = { "quo-vadis": QUO_VADIS, "idus-martii": IDUS_MARTII };

/** Milliseconds in which one can see what another player does. */
const BEAT = 900;
const wait = (time: number): Promise<void> => new Promise((resume) => setTimeout(resume, time));
const pause = (time: number): Promise<void> => wait(still() ? 0 : time * prefs.motion);

/** A scripted first game being played: the person does what is lit, and this device plays everybody else. */
export class Lesson {
  /** Which step of the script it is. */
  at = $state(0);
  readonly script: Script;
  private busy = false;
  /** How much of the game the person had seen when the step began. */
  private seen = -1;

  constructor(
    private readonly session: TableSession,
    readonly game: string,
  ) {
    this.script = SCRIPTS[game] ?? QUO_VADIS;
    this.at = prefs.lesson?.step ?? 0;
  }

  step = $derived.by((): Step | null => this.script.steps[this.at] ?? null);
  /** What is said now: the number of the sentence among all, its words and the place it speaks of. */
  said = $derived.by(() => (this.step?.kind === "tell" || this.step?.kind === "ask" ? this.step : null));
  readonly length = $derived.by(() => this.script.steps.filter(({ kind }) => kind === "tell" || kind === "ask").length);
  number = $derived.by(() => this.script.steps.slice(0, this.at + 1).filter(({ kind }) => kind === "tell" || kind === "ask").length);

  /** Look whether the step is done; called again and again. */
  look(): void {
    const { step } = this;
    const state = this.session.connection.seats.get(0);
    if (!step || !state || this.busy) return;
    if (this.seen < 0) this.seen = state.seen;
    if (step.kind === "play") void this.others(() => this.act(step.by, step.action));
    else if (step.kind === "rest") void this.others(() => this.finish(step.choose));
    else if (step.kind === "ask" && (step.until ? step.until(this.session) : state.seen > this.seen)) this.next();
  }

  next(): void {
    this.at += 1;
    this.seen = -1;
    const before = this.script.steps[this.at - 1];
    // What was opened on the page is closed when it is loaded anew: then its step is done again.
    if (before?.kind !== "ask" || !before.until) prefs.setLesson(this.session.connection.table, this.at);
  }

  private async others(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    await pause(BEAT);
    await what();
    this.busy = false;
    this.next();
  }

  /** What came too early, before the seat saw what the person did, is said again; what is never possible was played before the page was loaded anew. */
  private async act(seat: number, action: (view: View) => Action): Promise<void> {
    const { connection } = this.session;
    for (let tries = 0; tries < 20; tries++) {
      const view = connection.seats.get(seat)?.view;
      if (view && (await connection.act(seat, action(view))).ok) return;
      await wait(150);
    }
  }

  private async finish(choose: (legal: Action[], turn: number) => Action | undefined): Promise<void> {
    const { seats } = this.session.connection;
    for (;;) {
      const view = seats.get(0)?.view;
      const seat = view?.to_act[0];
      if (!view || view.result !== null || seat === undefined) return;
      const action = choose(seats.get(seat)?.legal ?? [], view.turn);
      if (action) await this.act(seat, () => action);
      await wait(60);
    }
  }
}
