import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Answer, TableConnection } from "./connection.svelte";

/** A line to a server that says what the test says. */
class Line {
  static readonly OPEN = 1;
  static last: Line | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  constructor() {
    Line.last = this;
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

/** The line that is opened after this one. */
async function next(before: Line | null): Promise<Line> {
  return vi.waitFor(() => {
    const line = Line.last;
    if (!line || line === before) throw new Error("not yet");
    line.onopen();
    return line;
  });
}

async function opened(): Promise<[TableConnection, Line]> {
  const link = new TableConnection("t");
  const line = await next(null);
  line.hears(sync(1));
  return [link, line];
}

/** What came of an intent so far. */
async function soFar(answer: Promise<Answer>): Promise<Answer | "pending"> {
  return Promise.race([answer, new Promise<"pending">((resolve) => setTimeout(() => resolve("pending"), 5))]);
}

describe("an intent", () => {
  beforeEach(() => {
    Line.last = null;
    Line.last = null;
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "content-type": "application/json" } }));
  });

  test("is not done before the server says so", async () => {
    const [link, line] = await opened();
    const answer = link.act(0, { type: "place", committee: "A1" });
    line.hears(sync(2, 1));
    expect(await soFar(answer)).toBe("pending");
    line.hears({ type: "ack", id: line.sent.at(-1)?.["id"], seen: 2 });
    expect(await soFar(answer)).toEqual({ ok: true });
  });

  test("is not done before what it brought about can be seen", async () => {
    const [link, line] = await opened();
    const answer = link.act(0, { type: "place", committee: "A1" });
    line.hears({ type: "ack", id: line.sent.at(-1)?.["id"], seen: 3 });
    expect(await soFar(answer)).toBe("pending");
    line.hears(sync(2, 1));
    expect(await soFar(answer)).toBe("pending");
    line.hears(sync(3, 2));
    expect(await soFar(answer)).toEqual({ ok: true });
  });

  test("changes nothing that is shown until the server tells of it", async () => {
    const [link, line] = await opened();
    const before = link.seats.get(0);
    void link.act(0, { type: "place", committee: "A1" });
    line.hears({ type: "ack", id: line.sent.at(-1)?.["id"], seen: 2 });
    expect(link.seats.get(0)).toBe(before);
  });

  test("is sent again when the line broke", async () => {
    const [link, line] = await opened();
    void link.act(0, { type: "place", committee: "A1" });
    const intent = line.sent.at(-1);
    line.onclose({ code: 1006 });
    expect((await next(line)).sent).toEqual([{ type: "hello", seen: { 0: 1 } }, intent]);
  });
});
