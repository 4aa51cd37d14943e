import { SvelteMap } from "svelte/reactivity";
import { api, ApiError } from "./api";
import type { Action, ChatLine, GameEvent, Info, View, Waiting, Why } from "./types";

export interface SeatState {
  seen: number;
  events: GameEvent[];
  view: View;
  legal: Action[];
  undo: boolean;
}

export type Answer = { ok: true; binding?: boolean[] } | { ok: false; why: Why; stale?: boolean };
type Listener = (seat: number | null, fresh: GameEvent[], before: View | null) => void;
type Message = { type: string; [key: string]: unknown };

const PING = 15_000;
const LOST: Why = { kind: "web-lost", rule: "", data: {}, sentence: "The connection was lost." };

/** Not crypto.randomUUID: that is missing where the page comes over plain HTTP from the next room. */
function unique(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

/** One table as its server tells it. Everything shown comes from here; nothing is guessed. */
export class TableConnection {
  info = $state.raw<Info | null>(null);
  seats = new SvelteMap<number | null, SeatState>();
  chats = $state.raw<ChatLine[]>([]);
  waiting = $state.raw<Waiting[]>([]);
  notes = new SvelteMap<number, string>();
  spectators = $state(0);
  status = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  /** The server's clock minus ours, in seconds. */
  offset = $state(0);

  private socket: WebSocket | null = null;
  private answers = new Map<string, (answer: Answer) => void>();
  private listeners = new Set<Listener>();
  private unsent = new Map<string, Message>();
  /** Who acts, by intent; and what was acknowledged before it could be seen. */
  private actors = new Map<string, number>();
  private early = new Map<string, { seat: number; seen: number }>();
  private tries = 0;
  private closed = false;
  private beat = 0;
  private heard = 0;

  constructor(readonly table: string) {
    // A plain call first: it brings the cookie by which the server knows this device.
    api.table(table).then(
      () => !this.closed && this.connect(),
      (error: unknown) => (error instanceof ApiError && error.status === 404 ? (this.status = "gone") : this.connect()),
    );
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}`);
    this.socket = socket;
    this.heard = Date.now();
    this.beat = window.setInterval(() => this.listen(socket), PING);
    socket.onopen = () => {
      const seen: Record<string, number> = {};
      for (const [seat, state] of this.seats) if (seat !== null) seen[String(seat)] = state.seen;
      this.send({ type: "hello", seen });
      for (const message of this.unsent.values()) this.send(message);
      this.heard = Date.now();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  /** A line can die without a word, or never come about: whoever does not answer is gone. */
  private listen(socket: WebSocket): void {
    if (Date.now() - this.heard > 2 * PING) socket.close();
    else this.send({ type: "ping" });
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    this.status = code === 4404 || (code === 1008 && this.info === null) ? "gone" : "lost";
    if (this.status === "gone") return;
    const wait = Math.min(8000, 300 * 2 ** this.tries++);
    setTimeout(() => !this.closed && this.connect(), wait);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    this.socket?.close();
  }

  onEvents(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(said: Message): void {
    switch (said.type) {
      case "welcome":
        this.status = "open";
        this.tries = 0;
        this.info = said["table"] as Info;
        break;
      case "presence":
        this.info = said["table"] as Info;
        this.spectators = Number(said["spectators"] ?? 0);
        break;
      case "sync":
        this.sync(said as unknown as SeatState & { seat: number | null; from: number });
        break;
      case "ack":
        this.acknowledged(said["id"] as string, Number(said["seen"]));
        break;
      case "refused":
        this.answered(said["id"] as string, { ok: false, why: said["why"] as Why, stale: Boolean(said["stale"]) });
        break;
      case "checked": {
        const why = said["why"] as Why | null;
        const binding = (said["binding"] ?? []) as boolean[];
        this.answered(said["id"] as string, why ? { ok: false, why } : { ok: true, binding });
        break;
      }
      case "chat": {
        const line = said as unknown as ChatLine;
        if (!this.chats.some((known) => known.chat === line.chat)) this.chats = [...this.chats, line];
        break;
      }
      case "clock":
        this.offset = Number(said["now"]) - Date.now() / 1000;
        this.waiting = said["waiting"] as Waiting[];
        break;
      case "notes":
        this.notes.set(said["seat"] as number, said["text"] as string);
        break;
    }
  }

  private sync(said: SeatState & { seat: number | null; from: number }): void {
    const before = this.seats.get(said.seat) ?? null;
    if (said.from > (before?.seen ?? 0)) return this.send({ type: "hello", seen: {} }); // something was missed
    const kept = said.from === 0 || !before ? [] : before.events.slice(0, said.from);
    const events = [...kept, ...said.events];
    const fresh = before && said.from > 0 ? events.slice(Math.min(before.events.length, events.length)) : [];
    this.seats.set(said.seat, { seen: said.seen, events, view: said.view, legal: said.legal ?? [], undo: said.undo ?? false });
    for (const listener of this.listeners) listener(said.seat, fresh, before?.view ?? null);
    for (const [id, { seat, seen }] of this.early) if (seat === said.seat && seen <= said.seen) this.answered(id, { ok: true });
  }

  /** An answer runs ahead of what it brought about: it is passed on when that can be seen. */
  private acknowledged(id: string, seen: number): void {
    const seat = this.actors.get(id);
    if (seat === undefined || seen <= (this.seats.get(seat)?.seen ?? 0)) this.answered(id, { ok: true });
    else this.early.set(id, { seat, seen });
  }

  private answered(id: string, answer: Answer): void {
    this.unsent.delete(id);
    this.actors.delete(id);
    this.early.delete(id);
    this.answers.get(id)?.(answer);
    this.answers.delete(id);
  }

  private ask(message: Message, again: boolean): Promise<Answer> {
    const id = unique();
    const said = { ...message, id };
    if (again) this.unsent.set(id, said);
    if (message.type === "act") this.actors.set(id, message["seat"] as number);
    this.send(said);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      if (!again) setTimeout(() => this.answered(id, { ok: false, why: LOST }), 8000);
    });
  }

  /** Play an action; a broken connection repeats it, which is harmless. */
  act(seat: number, action: Action): Promise<Answer> {
    const seen = this.seats.get(seat)?.seen ?? 0;
    return this.ask({ type: "act", seat, seen, action }, true);
  }

  check(seat: number, action: Action): Promise<Answer> {
    return this.ask({ type: "check", seat, action }, false);
  }

  undo(seat: number): Promise<Answer> {
    return this.ask({ type: "undo", seat }, false);
  }

  chat(seat: number | null, to: number[] | null, text: string): Promise<Answer> {
    return this.ask({ type: "chat", seat, to, text }, false);
  }

  note(seat: number, text: string): void {
    this.notes.set(seat, text);
    this.send({ type: "note", seat, text });
  }

  comeBack(seat: number): void {
    this.send({ type: "return", seat });
  }
}
