import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, TableConnection } from "./connection.svelte";

/** A connection to a server that says what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hears(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const sync = (seen: number, from = 0) => ({
  type: "sync",
  seat: 0,
  from,
  seen,
  events: Array.from({ length: seen - from }, () => ({ kind: "skip" })),
  view: { seen },
  legal: [],
  undo: false,
});

/** The connection that is opened after this one. */
async function next(before: FakeSocket | null): Promise<FakeSocket> {
  return vi.waitFor(() => {
    const socket = FakeSocket.last;
    if (!socket || socket === before) throw new Error("not yet");
    socket.onopen();
    return socket;
  });
}

async function opened(): Promise<[TableConnection, FakeSocket]> {
  const link = new TableConnection("t");
  const socket = await next(null);
  socket.hears(sync(1));
  return [link, socket];
}

/** What came of an intent so far. */
async function soFar(answer: Promise<Answer>): Promise<Answer | "pending"> {
  return Promise.race([answer, new Promise<"pending">((resolve) => setTimeout(() => resolve("pending"), 5))]);
}

describe("an intent", () => {
  beforeEach(() => {
    FakeSocket.last = null;
    FakeSocket.last = null;
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "content-type": "application/json" } }));
  });

  test("is not done before the server says so", async () => {
    const [link, socket] = await opened();
    const answer = link.act(0, { type: "place", committee: "A1" });
    socket.hears(sync(2, 1));
    expect(await soFar(answer)).toBe("pending");
    socket.hears({ type: "ack", id: socket.sent.at(-1)?.["id"], seen: 2 });
    expect(await soFar(answer)).toEqual({ ok: true });
  });

  test("is not done before what it brought about can be seen", async () => {
    const [link, socket] = await opened();
    const answer = link.act(0, { type: "place", committee: "A1" });
    socket.hears({ type: "ack", id: socket.sent.at(-1)?.["id"], seen: 3 });
    expect(await soFar(answer)).toBe("pending");
    socket.hears(sync(2, 1));
    expect(await soFar(answer)).toBe("pending");
    socket.hears(sync(3, 2));
    expect(await soFar(answer)).toEqual({ ok: true });
  });

  test("changes nothing that is shown until the server tells of it", async () => {
    const [link, socket] = await opened();
    const before = link.seats.get(0);
    void link.act(0, { type: "place", committee: "A1" });
    socket.hears({ type: "ack", id: socket.sent.at(-1)?.["id"], seen: 2 });
    expect(link.seats.get(0)).toBe(before);
  });

  test("waits in words while the server cannot store it", async () => {
    const [link, socket] = await opened();
    const answer = link.act(0, { type: "place", committee: "A1" });
    const before = link.seats.get(0);
    socket.hears({ type: "paused", paused: true });
    expect([link.paused, await soFar(answer), link.seats.get(0)]).toEqual([true, "pending", before]);
    socket.hears({ type: "paused", paused: false });
    expect(link.paused).toBe(false);
  });

  test("is not sent again to a table that is damaged", async () => {
    const [link, socket] = await opened();
    socket.hears({ type: "error", kind: "table-broken", sentence: "This table is damaged." });
    socket.onclose({ code: 4500 });
    expect(link.status).toBe("broken");
  });

  test("is sent again when the connection broke", async () => {
    const [link, socket] = await opened();
    void link.act(0, { type: "place", committee: "A1" });
    const intent = socket.sent.at(-1);
    socket.onclose({ code: 1006 });
    expect((await next(socket)).sent).toEqual([{ type: "hello", seen: { 0: 1 }, watched: 0 }, intent]);
  });

  test("is kept while the browser is offline, or refused in words, and never waits for an answer that cannot come", async () => {
    const [link, socket] = await opened();
    socket.hears({ type: "welcome", table: { yours: [0] }, yours: [0] });
    vi.stubGlobal("navigator", { onLine: false });
    dispatchEvent(new Event("offline"));
    expect([link.status, link.online]).toEqual(["lost", false]);
    const [moved, said] = [link.act(0, { type: "place", committee: "A1" }), link.chat(0, null, "Ave")];
    link.note(0, "Bea lies");
    expect(await soFar(link.undo(0))).toMatchObject({ ok: false, why: { kind: "web-unsent" } });
    expect(link.goOn()).toBe(false);
    expect([await soFar(moved), await soFar(said), link.kept]).toEqual(["pending", "pending", 2]);
    vi.stubGlobal("navigator", { onLine: true });
    dispatchEvent(new Event("online"));
    const again = await next(socket);
    expect(again.sent.map(({ type }) => type)).toEqual(["hello", "act", "chat", "note"]);
    for (const { id } of again.sent.slice(1, 3)) again.hears({ type: "ack", id, seen: 1 });
    expect([await soFar(moved), await soFar(said), link.kept]).toEqual([{ ok: true }, { ok: true }, 0]);
    link.close();
  });
});
