import { isOfQuoVadis } from "../lib/narrate";
import { colourOf, initialsOf, seatsOf } from "../lib/seats";
import { t } from "../lib/words.svelte";
import type { Frame, GameEvent, Replay, View } from "../protocol";
import { type LastMove, movesSince } from "../quo-vadis/choices";
import { type Chapter, chaptersOf, isTalk, viewsOf } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1500;

/** A replay being played: which frame is shown, and whether it runs. */
export class Playback {
  readonly views: View[];
  readonly chapters: Chapter[];
  /** A consular election: its turns count anew in each game. */
  readonly several: boolean;
  index = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Pass over offers, answers, pledges and claims. */
  movesOnly = $state(false);
  /** Bots are asked why they did what is shown: once asked, they go on telling. */
  asking = $state(false);
  private timer = 0;

  constructor(
    readonly replay: Replay,
    at = 0,
  ) {
    this.index = Math.min(replay.frames.length - 1, Math.max(0, at));
    this.views = viewsOf(replay);
    this.chapters = chaptersOf(this.views);
    this.several = new Set(this.chapters.map((chapter) => chapter.game)).size > 1;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  frame = $derived.by((): Frame | undefined => this.replay.frames[this.index]);
  view = $derived.by((): View => this.views[this.index] ?? this.replay.view);

  /** What has happened up to this frame. */
  past = $derived.by((): GameEvent[] => this.replay.frames.slice(0, this.index + 1).flatMap((frame) => frame.events));

  /** What moved last on the board, up to this frame. */
  moved = $derived.by((): LastMove | null => {
    for (let i = this.index; i >= 0; i--) {
      const [found] = movesSince((this.replay.frames[i]?.events ?? []).filter(isOfQuoVadis), null);
      if (found) return found;
    }
    return null;
  });

  /** The number of the chapter shown. */
  chapter = $derived.by((): number => {
    let found = 0;
    this.chapters.forEach(({ frame }, i) => {
      if (frame <= this.index) found = i;
    });
    return found;
  });

  nameOf = (seat: number): string => this.replay.names[seat] ?? t("web-colour", { colour: colourOf(seat) });
  private initials = $derived.by(() => initialsOf(seatsOf(this.replay.setup.players).map(this.nameOf)));
  initialOf = (seat: number): string => this.initials[seat] ?? "?";

  to(index: number): void {
    this.index = Math.min(this.last, Math.max(0, Math.round(index) || 0));
  }

  /** The next frame in a direction that is to be shown; the ends always are. */
  step(by: 1 | -1): void {
    let next = this.index + by;
    while (this.movesOnly && next > 0 && next < this.last && isTalk(this.replay.frames[next])) next += by;
    this.to(next);
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    const starts = this.chapters.map((chapter) => chapter.frame);
    this.to(by === 1 ? (starts.find((frame) => frame > this.index) ?? this.last) : (starts.findLast((frame) => frame < this.index) ?? 0));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.index === this.last) this.index = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.index === this.last) this.playing = false;
      else this.wait();
    }, PACE / this.speed);
  }

  /** Stepping by hand stops it. */
  by(hand: () => void): void {
    this.pause();
    hand();
  }

  private keys: Record<string, () => void> = {
    ArrowRight: () => this.step(1),
    ArrowLeft: () => this.step(-1),
    PageDown: () => this.turn(1),
    PageUp: () => this.turn(-1),
    Home: () => this.to(0),
    End: () => this.to(this.last),
  };

  /** Keys for the whole page, unless something there wants them itself. */
  onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const on = event.target instanceof Element ? event.target : document.body;
    const slider = on.matches('input[type="range"]');
    if (on.matches("select, textarea, input") && !slider) return;
    if (event.key === " ") {
      if (on.closest('button, a, summary, [role="button"]')) return;
      event.preventDefault();
      return this.toggle();
    }
    const hand = this.keys[event.key];
    if (!hand || (on.closest("[data-scrolls]") && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    this.by(hand);
  };
}
