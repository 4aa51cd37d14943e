import { api, ApiError, complaint } from "../lib/api";
import { replayProblem } from "../replay/replay";
import { sentence, t } from "../lib/words.svelte";
import type { Action, AnyReview, ReviewState, SeenMoment, Tried } from "../protocol";

/** Where a review comes from: a table of this server, or a record that was uploaded. */
export interface Source {
  ask: () => Promise<ReviewState>;
  state: (id: string) => Promise<ReviewState>;
  moment: (number: number) => Promise<SeenMoment>;
  attempt: (number: number, action: Action, check: boolean) => Promise<Tried>;
}

export const ofTable = (table: string): Source => ({
  ask: () => api.askReview(table),
  state: () => api.review(table),
  moment: (number) => api.moment(table, number),
  attempt: (number, action, check) => api.attempt(table, { number, action, check }),
});

export const ofRecord = (record: string): Source => ({
  ask: () => api.askRecordReview(record),
  state: api.recordReview,
  moment: (number) => api.recordMoment(record, number),
  attempt: (number, action, check) => api.recordAttempt(record, { number, action, check }),
});

/** Milliseconds between two looks at a review that grows, and until the next try when something went wrong. */
const LOOK = 900;
const AGAIN = 4000;

/** A review that is asked for, and looked at until it is whole. */
export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  /** Why there is none. */
  trouble = $state("");
  private timer = 0;
  private stopped = false;

  constructor(readonly source: Source) {}

  review = $derived.by((): AnyReview | null => this.state?.review ?? null);
  done = $derived.by((): number => (this.state?.status === "done" ? 1 : (this.review?.done ?? 0)));

  start(): void {
    this.stopped = false;
    this.trouble = "";
    void this.look(this.source.ask);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async look(ask: () => Promise<ReviewState>): Promise<void> {
    try {
      const found = await ask();
      if (this.stopped) return;
      if (found.status !== "growing" || found.review) this.state = found;
      this.trouble = found.problem ? (sentence(found.problem) ?? found.problem.sentence) : "";
      if (found.status === "done" || found.status === "refused") return;
      // Another server may not know that it was asked for, or it was forgotten.
      this.later(LOOK, found.status === "none" ? this.source.ask : () => this.source.state(found.id));
    } catch (error) {
      if (this.stopped) return;
      this.trouble = problemOf(error);
      if (passes(error)) this.later(AGAIN, this.source.ask);
    }
  }

  private later(milliseconds: number, ask: () => Promise<ReviewState>): void {
    this.timer = window.setTimeout(() => void this.look(ask), milliseconds);
  }
}

const passes = (error: unknown): boolean =>
  error instanceof ApiError && ["offline", "too-fast", "too-many-reviews", "one-moment"].includes(error.kind);

function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === "not-over") return t("web-review-not-over");
  return error instanceof ApiError && error.kind === "no-review" ? complaint(error) : replayProblem(error);
}
