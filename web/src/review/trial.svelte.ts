import { SvelteMap } from "svelte/reactivity";
import { complaint } from "../lib/api";
import type { Answer, Connection, SeatState } from "../lib/connection.svelte";
import type { Action, Replay, SeenMoment, TableInfo, Tried, Verdict, Why } from "../protocol";
import { TableSession } from "../table/session.svelte";
import type { Source } from "./reviewing.svelte";

const TRUE = { ok: true } as const;
const nothing = (): void => undefined;

/** A moment of a finished game as a table to act at: whatever is done there, the judge says what it thinks of it. */
class TrialConnection implements Connection {
  info = $state.raw<TableInfo | null>(null);
  seats = new SvelteMap<number | null, SeatState>();
  chats = [];
  waiting = [];
  holds = [];
  notes = new SvelteMap<number, string>();
  spectators = 0;
  paused = false;
  status = "open" as const;
  kept = 0;
  online = true;
  offset = 0;

  constructor(
    readonly table: string,
    private attempt: (action: Action, check: boolean) => Promise<Tried>,
    private judged: (verdict: Verdict) => void,
  ) {}

  private async ask(action: Action, check: boolean): Promise<Answer> {
    try {
      const tried = await this.attempt(action, check);
      if (tried.why) return { ok: false, why: tried.why };
      if (tried.verdict) this.judged(tried.verdict);
      return { ...TRUE, ...(tried.binding ? { binding: tried.binding } : {}) };
    } catch (error) {
      const why: Why = { kind: "", rule: "", data: {}, sentence: complaint(error) };
      return { ok: false, why };
    }
  }

  act = (_seat: number, action: Action): Promise<Answer> => this.ask(action, false);
  check = (_seat: number, action: Action): Promise<Answer> => this.ask(action, true);
  undo = (): Promise<Answer> => Promise.resolve(TRUE);
  chat = (): Promise<Answer> => Promise.resolve(TRUE);
  goOn = (): boolean => true;
  comeBack = (): boolean => true;
  onEvents = (): (() => void) => nothing;
  note = nothing;
  compose = nothing;
  setSpeed = nothing;
  close = nothing;
}

/** Trying something at a moment: the position, what was done, and the verdict. */
export class Trial {
  readonly session: TableSession;
  private connection: TrialConnection;
  scene = $state.raw<SeenMoment | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  trouble = $state("");

  constructor(
    private source: Source,
    readonly number: number,
    private replay: Replay,
  ) {
    this.connection = new TrialConnection(
      `moment-${number}`,
      (action, check) => source.attempt(number, action, check),
      (verdict) => (this.verdict = verdict),
    );
    this.session = new TableSession(this.connection);
  }

  async start(): Promise<void> {
    try {
      this.show(await this.source.moment(this.number));
    } catch (error) {
      this.trouble = complaint(error);
    }
  }

  private show(scene: SeenMoment): void {
    const { events, view, legal, seat } = scene;
    this.connection.info = infoOf(this.replay, seat);
    this.connection.seats.set(seat, { seen: events.length, events, view, legal, undo: false });
    this.session.me = seat;
    this.scene = scene;
  }

  /** Something else, at the same moment. */
  again(): void {
    this.verdict = null;
    this.session.picked = null;
    this.session.draft = null;
    this.session.why = null;
  }
}

/** The table of a replay, with nobody at it but the one who tries. */
function infoOf({ setup, names }: Replay, seat: number): TableInfo {
  return {
    table: "",
    code: "",
    game: setup.game,
    players: setup.players,
    edition: setup.edition,
    variants: setup.variants,
    options: {},
    clock: { kind: "none" },
    listed: false,
    status: "playing",
    seats: names.map((name, number) => ({ seat: number, kind: "human", name, level: null, connected: true })),
    yours: [seat],
    host: false,
    rematch: null,
    created: 0,
    link: "",
  };
}
