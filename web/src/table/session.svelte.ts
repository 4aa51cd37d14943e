import { getContext, setContext } from "svelte";
import { type Connection, UNSENT, type SeatState } from "../lib/connection.svelte";
import { complaint } from "../lib/api";
import { discreet, type NameOf, sentence } from "../lib/narrate";
import { now } from "../lib/now.svelte";
import { prefs } from "../lib/prefs.svelte";
import { initialsOf, seatName } from "../lib/seats";
import { sound } from "../lib/sound";
import { because } from "../lib/words.svelte";
import type { Call } from "../notices/notices.svelte";
import { gameTitle, isKnown, plainEvent } from "../plain/words";
// prettier-ignore
import type {
  Action, Clause, GameEvent, IdusMartiiAction, IdusMartiiEvent, IdusMartiiView, QuoVadisAction, QuoVadisEvent, QuoVadisView,
  TableInfo, ServerEvent, Why,
} from "../protocol";
import { hasSecrets } from "./secrets";

/** One move at a time waits for the connection. */
const KEPT: Why = { kind: "web-kept-first", rule: "", data: {}, sentence: "Your last move is still waiting for the connection." };

/** What on the board has been picked up. */
export type Picked = { kind: "committee"; id: string } | { kind: "path"; id: string } | { kind: "caesar" } | null;

/** What one message tells a seat: it is all of one game. */
interface StateOf {
  "quo-vadis": { view: QuoVadisView; legal: QuoVadisAction[]; events: (QuoVadisEvent | ServerEvent)[] };
  "idus-martii": { view: IdusMartiiView; legal: IdusMartiiAction[]; events: (IdusMartiiEvent | ServerEvent)[] };
}

/** A deal being built. */
export interface Draft {
  clauses: Clause[];
  partner: number;
  private: boolean;
  answers: number | null;
}

/** An event in words; null where it goes without saying. */
function eventWords(game: string, event: GameEvent, nameOf: NameOf, joined: GameEvent | null): string | null {
  return isKnown(game) ? sentence(event, nameOf, joined) : plainEvent(event, nameOf);
}

/** What a screen reader says of new events: nothing that only one seat may know, for others may hear it. */
export function announcement(game: string, fresh: GameEvent[], nameOf: NameOf): string {
  const said = discreet(fresh).map((event) => eventWords(game, event, nameOf, null));
  return said.filter((text) => text !== null).join(" ");
}

/** One device at one table: which of its seats looks, what is picked, what was refused. */
export class TableSession {
  /** The seat that looks at the table now; null: a spectator. */
  me = $state<number | null>(null);
  /** The seat the device must be handed to before anything is shown. */
  curtain = $state<number | null>(null);
  /** Another of my seats asked to look: do not hand the device on until the turn changes. */
  visiting = $state(false);
  picked = $state.raw<Picked>(null);
  why = $state.raw<Why | null>(null);
  draft = $state<Draft | null>(null);
  tab = $state("log");
  sheet = $state(false);
  busy = $state(false);
  muted = $state<number[]>([]);

  /** What others have said since I last looked at the talk. */
  unread = $derived.by((): number => {
    const since = prefs.read[this.connection.table] ?? 0;
    const others = (seat: number | null): boolean => seat === null || !(this.yours.includes(seat) || this.muted.includes(seat));
    return this.chats.filter((line) => line.at > since && !line.line && others(line.from.seat)).length;
  });

  /** What was said, without those I do not want to hear. */
  chats = $derived.by(() =>
    this.connection.chats.filter(
      (line) => (line.from.seat === null || !this.muted.includes(line.from.seat)) && (prefs.remarks || !line.line),
    ),
  );

  /** What the table waits for me to do, as far as it is shown already. */
  call = $derived.by((): Call | null => {
    const mine = this.yours.filter((seat) => !this.info?.seats[seat]?.absent);
    if (this.info?.status !== "playing") return null;
    if (mine.some((seat) => this.state?.view.to_act.includes(seat))) return "turn";
    return mine.some((seat) => this.connection.seats.get(seat)?.legal.some(({ type }) => type === "accept")) ? "offer" : null;
  });

  /** For whom bots wait at this moment. */
  holds = $derived.by(() => this.connection.holds.filter((hold) => hold.until > now.seconds + this.connection.offset));

  constructor(readonly connection: Connection) {}

  get info(): TableInfo | null {
    return this.connection.info;
  }

  /** A scripted first game: this device has all seats, but the person one of them. */
  get lesson(): boolean {
    return prefs.lesson?.table === this.connection.table;
  }

  get yours(): number[] {
    const yours = this.connection.info?.yours ?? [];
    return this.lesson ? yours.slice(0, 1) : yours;
  }

  /** What a seat saw before something that is still being shown. */
  earlier = $state.raw<{ seat: number | null; state: SeatState } | null>(null);

  get state(): SeatState | null {
    return this.earlier?.seat === this.me ? this.earlier.state : (this.connection.seats.get(this.me) ?? null);
  }

  /** The state of the seat that looks, if this is the game that is played. */
  at<Game extends keyof StateOf>(game: Game): StateOf[Game] | null {
    const state: unknown = this.state?.view.game === game ? this.state : null;
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the view's game tells what else the message holds
    return state as StateOf[Game] | null;
  }

  get legal(): Action[] {
    return this.state?.legal ?? [];
  }

  get events(): GameEvent[] {
    return this.state?.events ?? [];
  }

  /** What the game is called; one that no catalogue knows by its own name. */
  get title(): string {
    return this.info ? gameTitle(this.info.game) : "";
  }

  sentence = (event: GameEvent, joined: GameEvent | null = null): string | null =>
    eventWords(this.info?.game ?? "", event, this.nameOf, joined);

  nameOf = (seat: number): string => seatName(this.info, seat);
  private initials = $derived.by(() => initialsOf((this.info?.seats ?? []).map((one) => this.nameOf(one.seat))));
  initialOf = (seat: number): string => this.initials[seat] ?? "?";
  because = (why: Why): string => because(why, this.nameOf);

  /** Look from another of my seats: behind the curtain, if it has secrets. */
  turnTo(seat: number | null, visiting = false): void {
    if (seat === this.me) return;
    this.visiting = visiting;
    if (this.yours.length > 1 && seat !== null && this.hasSecrets(seat)) this.curtain = seat;
    else this.me = seat;
    this.picked = null;
    this.draft = null;
  }

  private hasSecrets(seat: number): boolean {
    const { seats, chats, notes } = this.connection;
    const state = seats.get(seat);
    return !state || hasSecrets(seat, state, chats, notes.get(seat) ?? "");
  }

  /** Hand the device to the one of its seats that must act. */
  handOn(): void {
    const [any] = this.connection.seats.values();
    if (any) this.turnTo(any.view.to_act.find((seat) => this.yours.includes(seat)) ?? this.me ?? this.yours[0] ?? null);
  }

  /** My other seats that somebody has made an offer to. */
  get asked(): number[] {
    return this.yours.filter(
      (seat) => seat !== this.me && this.connection.seats.get(seat)?.legal.some((action) => action.type === "accept"),
    );
  }

  /** The one of my seats whose last action may still be taken back. */
  get undoable(): number | null {
    return this.yours.find((seat) => this.connection.seats.get(seat)?.undo) ?? null;
  }

  openCurtain(): void {
    this.me = this.curtain;
    this.curtain = null;
  }

  async play(action: Action): Promise<boolean> {
    if (this.me === null) return false;
    if (this.busy) {
      if (this.connection.status !== "open") this.why = KEPT;
      return false;
    }
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

  goOn(): void {
    if (!this.connection.goOn()) this.why = UNSENT;
  }

  comeBack(seat: number): void {
    if (!this.connection.comeBack(seat)) this.why = UNSENT;
  }

  /** Something that is asked of the server over HTTP; if it fails, why is shown. */
  async attempt<T>(what: Promise<T>): Promise<T | null> {
    try {
      return await what;
    } catch (error) {
      this.why = { kind: "", rule: "", data: {}, sentence: complaint(error) };
      return null;
    }
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
    else if (answer.ok) this.turnTo(seat);
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
