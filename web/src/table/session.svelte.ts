import { getContext, setContext } from "svelte";
import { sound } from "../lib/sound";
import { initialsOf, seatName } from "../lib/seats";
import { TableConnection, type SeatState } from "../lib/connection.svelte";
import type { Action, Clause, GameEvent, Info, Why } from "../lib/types";
import { because } from "../lib/words.svelte";

export type Tab = "talk" | "log" | "deals" | "notes" | "matrix";

/** What on the board has been picked up. */
export type Picked = { kind: "committee"; id: string } | { kind: "path"; id: string } | { kind: "caesar" } | null;

/** A deal being built. */
export interface Draft {
  clauses: Clause[];
  partner: number;
  private: boolean;
  answers: number | null;
}

/** One device at one table: which seat looks, what is picked, what was refused. */
export class TableSession {
  readonly connection: TableConnection;
  /** The seat that looks at the table now; null: a spectator. */
  me = $state<number | null>(null);
  /** The seat the device must be handed to before anything is shown. */
  curtain = $state<number | null>(null);
  /** Another of my seats looks on its own wish: do not hand the device on until the turn changes. */
  visiting = $state(false);
  picked = $state<Picked>(null);
  why = $state.raw<Why | null>(null);
  draft = $state<Draft | null>(null);
  tab = $state<Tab>("log");
  sheet = $state(false);
  busy = $state(false);
  muted = $state<number[]>([]);
  seenChats = $state(0);
  seenDeals = $state(0);
  /** Offers laid aside on this device. */
  hidden = $state<number[]>([]);

  constructor(table: string) {
    this.connection = new TableConnection(table);
  }

  get info(): Info | null {
    return this.connection.info;
  }

  get yours(): number[] {
    return this.connection.info?.yours ?? [];
  }

  get state(): SeatState | null {
    return this.connection.seats.get(this.me) ?? null;
  }

  get legal(): Action[] {
    return this.state?.legal ?? [];
  }

  get events(): GameEvent[] {
    return this.state?.events ?? [];
  }

  nameOf = (seat: number): string => seatName(this.info, seat);
  private initials = $derived.by(() => initialsOf((this.info?.seats ?? []).map((one) => this.nameOf(one.seat))));
  initialOf = (seat: number): string => this.initials[seat] ?? "?";
  because = (why: Why): string => because(why, this.nameOf);

  /** Look from another of my seats: behind the curtain, when there are several. */
  turnTo(seat: number | null, visiting = false): void {
    if (seat === this.me) return;
    this.visiting = visiting;
    if (this.yours.length > 1 && seat !== null) this.curtain = seat;
    else this.me = seat;
    this.picked = null;
    this.draft = null;
  }

  /** My other seats that somebody has made an offer to. */
  get asked(): number[] {
    return this.yours.filter(
      (seat) => seat !== this.me && this.connection.seats.get(seat)?.legal.some((action) => action.type === "accept"),
    );
  }

  /** Behind the curtain: the seat whose last action may still be taken back. */
  get undoable(): number | null {
    return this.yours.find((seat) => this.connection.seats.get(seat)?.undo) ?? null;
  }

  openCurtain(): void {
    this.me = this.curtain;
    this.curtain = null;
  }

  async play(action: Action): Promise<boolean> {
    if (this.me === null || this.busy) return false;
    this.busy = true;
    this.why = null;
    const answer = await this.connection.act(this.me, action);
    this.busy = false;
    if (answer.ok) {
      this.picked = null;
      sound(action.type);
    } else this.why = answer.why;
    return answer.ok;
  }

  /** Ask the table why an action is not possible, and show its answer. */
  async explain(action: Action): Promise<void> {
    if (this.me === null) return;
    const answer = await this.connection.check(this.me, action);
    if (!answer.ok) this.why = answer.why;
  }

  async undo(seat = this.me): Promise<void> {
    if (seat === null) return;
    const answer = await this.connection.undo(seat);
    this.picked = null;
    if (answer.ok && this.curtain !== null) this.curtain = seat;
    if (!answer.ok) this.why = answer.why;
  }
}

const KEY = Symbol("session");

export function provideSession(session: TableSession): TableSession {
  return setContext(KEY, session);
}

export function useSession(): TableSession {
  return getContext<TableSession>(KEY);
}
