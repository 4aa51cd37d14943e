import { prefs, still } from "../lib/prefs.svelte";
import { sound } from "../lib/sound";
import type { CountEvent, Markers, VoteCard } from "../protocol";

const LANE: Partial<Record<VoteCard, keyof Markers>> = { green: "loyalist", red: "traitor" };
const SHUFFLE = 340;
const TURN = 260;
/** How long the cards lie open before anything else happens. */
const LINGER = 1100;

/** The count as it happens: shuffle, turn, turn; the markers follow the cards. A touch ends it. */
export class CountShow {
  step = $state<number | null>(null);
  cards = $state.raw<VoteCard[]>([]);
  turn = $state(0);
  private before = $state.raw<Markers>({ loyalist: 0, traitor: 0 });
  private timer = 0;
  private done = (): void => undefined;

  start(event: CountEvent, done: () => void): void {
    this.skip();
    this.done = done;
    this.cards = event.cards;
    this.turn = event.turn;
    const before = { ...event.markers };
    for (const card of this.cards) {
      const lane = LANE[card];
      if (lane) before[lane] -= 1;
    }
    this.before = before;
    sound("count");
    if (still() || document.hidden) return;
    this.step = -1;
    this.later(SHUFFLE);
  }

  private later(time: number): void {
    this.timer = window.setTimeout(() => this.next(), time * prefs.motion);
  }

  private next(): void {
    const up = Math.max(0, this.step ?? 0);
    if (up >= this.cards.length) return this.skip();
    this.step = up + 1;
    this.later(this.step === this.cards.length ? LINGER : TURN);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.step = null;
    this.done();
    this.done = () => undefined;
  };

  /** Where the markers stand while the cards are turned. */
  get markers(): Markers | null {
    if (this.step === null) return null;
    const shown = { ...this.before };
    for (const card of this.cards.slice(0, Math.max(0, this.step))) {
      const lane = LANE[card];
      if (lane) shown[lane] += 1;
    }
    return shown;
  }
}
