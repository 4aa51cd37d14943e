import { SvelteMap } from "svelte/reactivity";
// prettier-ignore
import type {
  Act, Action, Chat, Check, FromClient, FromServer, GameEvent, Hold, Say, Sync, TableInfo, Undo, Waiting, Why,
} from "../protocol";
import { api, ApiError } from "./api";

export type SeatState = Pick<Sync, "seen" | "events" | "view" | "legal" | "undo">;

export type Answer = { ok: true; binding?: boolean[] } | { ok: false; why: Why; stale?: boolean };
/** Hears of every message: whose it is, what is new in it, and what that seat saw before. */
type Listener = (seat: number | null, fresh: GameEvent[], before: SeatState | null) => void;
/** What the server answers by its id. */
type Question = Act | Check | Undo | Say;

/** Milliseconds without a word after which we ask whether the server is there, and for which we wait for its answer. */
const QUIET = 15_000;
const QUIET_WHEN_ASKED = 3000;
const SILENT = 10_000;
/** The codes after which coming again is of no use. */
const ENDS: Record<number, "gone" | "broken" | "removed"> = { 4404: "gone", 4500: "broken", 4403: "removed" };
/** What can be said again without harm is kept until there is a connection; the rest is refused in words. */
export const UNSENT: Why = { kind: "web-unsent", rule: "", data: {}, sentence: "There is no connection: this was not sent." };

/** Not crypto.randomUUID: browsers withhold it from pages that come over plain HTTP, as in a home network. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

/** What a session asks of its table, whether that is played or a moment of a finished game. */
// prettier-ignore
export type Connection = Pick<
  TableConnection,
  | "table" | "info" | "seats" | "chats" | "waiting" | "holds" | "notes" | "spectators" | "paused" | "status" | "kept" | "online" | "offset"
  | "act" | "check" | "undo" | "chat" | "note" | "compose" | "goOn" | "setSpeed" | "comeBack" | "onEvents" | "close"
>;

/** One table as the server tells it. Everything shown comes from here; nothing is guessed. */
export class TableConnection {
  info = $state.raw<TableInfo | null>(null);
  seats = new SvelteMap<number | null, SeatState>();
  chats = $state.raw<Chat[]>([]);
  waiting = $state.raw<Waiting[]>([]);
  /** For whom bots wait. */
  holds = $state.raw<Hold[]>([]);
  notes = new SvelteMap<number, string>();
  spectators = $state(0);
  /** The server cannot store anything just now: what was sent waits. */
  paused = $state(false);
  status = $state<"connecting" | "open" | "lost" | "gone" | "broken" | "removed">("connecting");
  /** What waits to be sent, or to be answered. */
  kept = $state(0);
  /** Whether the browser has a network at all. */
  online = $state(navigator.onLine);
  /** The server's clock minus ours, in seconds. */
  offset = $state(0);

  private socket: WebSocket | null = null;
  private answers = new Map<string, (answer: Answer) => void>();
  private listeners = new Set<Listener>();
  private unsent = new Map<string, Question>();
  /** Who acts, by intent; and what was acknowledged before its effects could be seen. */
  private actors = new Map<string, number>();
  private early = new Map<string, { seat: number; seen: number }>();
  /** Seats whose notes the server does not have yet. */
  private unsaved = new Set<number>();
  private tries = 0;
  private closed = false;
  private beat = 0;
  private retry = 0;
  private heard = 0;
  /** When we asked whether the server is there; 0: it has said something since. */
  private asked = 0;

  constructor(readonly table: string) {
    addEventListener("offline", this.network);
    addEventListener("online", this.network);
    // A plain call first: it brings the cookie by which the server knows this device.
    api.table(table).then(
      () => !this.closed && this.connect(),
      (error: unknown) => (error instanceof ApiError && error.status === 404 ? (this.status = "gone") : this.connect()),
    );
  }

  /** The browser lost its network, or has one again: no need to wait until somebody misses an answer. */
  private network = (): void => {
    this.online = navigator.onLine;
    if (!this.online) this.drop();
    else if (this.status === "lost") this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}`);
    this.socket = socket;
    this.hear();
    this.beat = window.setInterval(() => this.listen(), 1000);
    socket.onopen = () => {
      const seen: Record<string, number> = {};
      for (const [seat, state] of this.seats) if (seat !== null) seen[String(seat)] = state.seen;
      this.send({ type: "hello", seen, watched: this.seats.get(null)?.seen ?? 0 });
      for (const message of this.unsent.values()) this.send(message);
      for (const seat of this.unsaved) this.note(seat, this.notes.get(seat) ?? "");
      this.hear();
    };
    socket.onmessage = (event) => {
      this.hear();
      this.receive(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(): void {
    this.heard = Date.now();
    this.asked = 0;
  }

  /** A connection can die without a word, or never come about: a server that does not answer is gone. */
  private listen(): void {
    const now = Date.now();
    if (this.asked) {
      if (now - this.asked > SILENT) this.drop();
    } else if (now - this.heard > (this.answers.size ? QUIET_WHEN_ASKED : QUIET)) {
      this.asked = now;
      this.send({ type: "ping" });
    }
  }

  /** Nothing comes from this connection any more, whether or not the browser has noticed. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.socket = socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(1006);
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    this.status = ENDS[code] ?? (code === 1008 && this.info === null ? "gone" : "lost");
    if (this.status !== "lost") return;
    const wait = Math.min(8000, 300 * 2 ** this.tries++);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => !this.closed && this.connect(), wait);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    removeEventListener("offline", this.network);
    removeEventListener("online", this.network);
    this.socket?.close();
  }

  onEvents(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether it could be sent. */
  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(said: FromServer): void {
    switch (said.type) {
      case "welcome":
        this.status = "open";
        this.tries = 0;
        this.info = said.table;
        this.paused = false;
        break;
      case "paused":
        this.paused = said.paused;
        break;
      case "presence":
        this.info = said.table;
        this.spectators = said.spectators;
        for (const seat of this.seats.keys()) if (seat !== null && !said.table.yours.includes(seat)) this.seats.delete(seat);
        break;
      case "sync":
        this.sync(said);
        break;
      case "ack":
        this.acknowledged(said.id, said.seen);
        break;
      case "refused":
        this.answered(said.id, { ok: false, why: said.why, stale: said.stale });
        break;
      case "checked":
        this.answered(said.id, said.why ? { ok: false, why: said.why } : { ok: true, binding: said.binding ?? [] });
        break;
      case "chat":
        if (!this.chats.some((known) => known.chat === said.chat)) this.chats = [...this.chats, said];
        break;
      case "clock":
        this.offset = said.now - Date.now() / 1000;
        this.waiting = said.waiting;
        break;
      case "holding":
        this.offset = said.now - Date.now() / 1000;
        this.holds = said.holds;
        break;
      case "notes":
        if (!this.unsaved.has(said.seat)) this.notes.set(said.seat, said.text);
        break;
      case "error":
      case "pong":
        break;
    }
  }

  private sync(said: Sync): void {
    const before = this.seats.get(said.seat) ?? null;
    if (said.from > (before?.seen ?? 0)) return void this.send({ type: "hello", seen: {} }); // we missed something
    const kept = said.from === 0 || !before ? [] : before.events.slice(0, said.from);
    const events = [...kept, ...said.events];
    const fresh = before && said.from > 0 ? events.slice(Math.min(before.events.length, events.length)) : [];
    this.seats.set(said.seat, { seen: said.seen, events, view: said.view, legal: said.legal, undo: said.undo });
    for (const listener of this.listeners) listener(said.seat, fresh, before);
    for (const [id, { seat, seen }] of this.early) if (seat === said.seat && seen <= said.seen) this.answered(id, { ok: true });
  }

  /** An acknowledgement can arrive before its effects: it is passed on once they can be seen. */
  private acknowledged(id: string, seen: number): void {
    const seat = this.actors.get(id);
    if (seat === undefined || seen <= (this.seats.get(seat)?.seen ?? 0)) this.answered(id, { ok: true });
    else this.early.set(id, { seat, seen });
  }

  private answered(id: string, answer: Answer): void {
    this.unsent.delete(id);
    this.kept = this.unsent.size;
    this.actors.delete(id);
    this.early.delete(id);
    this.answers.get(id)?.(answer);
    this.answers.delete(id);
  }

  private ask(question: (id: string) => Question): Promise<Answer> {
    const id = unique();
    const said = question(id);
    const again = said.type === "act" || said.type === "chat";
    if (again) this.unsent.set(id, said);
    if (said.type === "act") this.actors.set(id, said.seat);
    this.kept = this.unsent.size;
    const sent = this.send(said);
    return new Promise((resolve) => {
      if (!sent && !again) return resolve({ ok: false, why: UNSENT });
      this.answers.set(id, resolve);
      if (!again) setTimeout(() => this.answered(id, { ok: false, why: UNSENT }), 8000);
    });
  }

  /** Play an action; a broken connection repeats it, which is harmless. */
  act(seat: number, action: Action): Promise<Answer> {
    const seen = this.seats.get(seat)?.seen ?? 0;
    return this.ask((id) => ({ type: "act", id, seat, seen, action }));
  }

  check(seat: number, action: Action): Promise<Answer> {
    return this.ask((id) => ({ type: "check", id, seat, action }));
  }

  undo(seat: number): Promise<Answer> {
    return this.ask((id) => ({ type: "undo", id, seat }));
  }

  chat(seat: number | null, to: number[] | null, text: string): Promise<Answer> {
    return this.ask((id) => ({ type: "chat", id, seat, to, text }));
  }

  note(seat: number, text: string): void {
    this.notes.set(seat, text);
    if (this.send({ type: "note", seat, text })) this.unsaved.delete(seat);
    else this.unsaved.add(seat);
  }

  /** Bots wait while somebody composes an offer. */
  compose(seat: number, open: boolean): void {
    this.send({ type: "compose", seat, open });
  }

  /** Nobody has to wait for me; whether that could be said. */
  goOn(): boolean {
    return this.send({ type: "go-on" });
  }

  setSpeed(factor: number): void {
    this.send({ type: "speed", factor });
  }

  comeBack(seat: number): boolean {
    return this.send({ type: "return", seat });
  }
}
