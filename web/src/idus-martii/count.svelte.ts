import { still } from "../lib/prefs.svelte";
import { sound } from "../lib/sound";
import type { CountEvent, Markers, VoteCard } from "../protocol";

const LANE: Partial<Record<VoteCard, keyof Markers>> = { green: "loyalist", red: "traitor" };
const SHUFFLE = 340;
const TURN = 260;

/** The count as it happens: shuffle, turn, turn; the markers follow the cards. Under a second, and a touch ends it. */
export class CountShow {
  step = $state<number | null>(null);
  cards = $state.raw<VoteCard[]>([]);
  turn = $state(0);
  private before = $state.raw<Markers>({ loyalist: 0, traitor: 0 });
  private timer = 0;

  start(event: CountEvent): void {
    this.skip();
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
    this.timer = window.setTimeout(() => this.next(), SHUFFLE);
  }

  private next(): void {
    const up = Math.max(0, this.step ?? 0);
    this.step = up >= this.cards.length ? null : up + 1;
    if (this.step !== null) this.timer = window.setTimeout(() => this.next(), TURN);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.step = null;
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
