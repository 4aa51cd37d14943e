import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Point } from "../art/mosaic";
import boardFile from "../../../src/rostra/games/quo_vadis/board.json";
import { words } from "../lib/words.svelte";
import type { Action, AdvanceAction, Board, QuoVadisAction, QuoVadisEvent, QuoVadisView } from "../protocol";
import type { Draft, Picked } from "../table/session.svelte";
import { askable, laurelsOf, movesSince, pathsFrom, sinceTurn, sorted, votesOn } from "./choices";
import { QuoVadisController } from "./controller.svelte";
import { CAESAR, layoutOf } from "./layout";
import { placed } from "./pieces";

const board: Board = { ...boardFile, players: [3, 5] };
// prettier-ignore
const view: QuoVadisView = {
  game: "quo-vadis", seat: 0, players: 3, turn: 7, to_move: 0, stage: "action", committees: { B1: [0, 0, 1, 2], A1: [1] }, senate: [2],
  reserve: [5, 6, 6], laurels: { "B1-A3": "III", "B1-B2": "II", "C1-S": "V" }, caesar: "C1-S", needs: { "B1-A3": 2, "B1-B2": 2, "C1-S": 0 },
  ones: 18, stock: 20, held: [0, 0, 0], holdings: [{}, null, null], pledges: [], census: false, deals: [], ledger: [], granted: [],
  edition: "amigo-2005", variants: [], options: { turn_limit: null, private: true }, to_act: [0], result: null,
};
const advance = (path: string, ...using: number[]): AdvanceAction => ({ type: "advance", path, with: using });

/** A session that plays nothing: it remembers what it was asked. */
class Session {
  me: number | null = 0;
  picked = $state.raw<Picked>(null);
  draft: Draft | null = null;
  play = vi.fn(async (_: Action) => true);
  explain = vi.fn(async (_: Action) => undefined);
  constructor(
    private legal: QuoVadisAction[],
    private seen: QuoVadisView = view,
  ) {}
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- stands for each game's state; here it is always this one's
  at(): any {
    return { view: this.seen, legal: this.legal, events: [] };
  }
}

function controlled(legal: QuoVadisAction[], seen = view): [QuoVadisController, Session] {
  const session = new Session(legal, seen);
  const controller = new QuoVadisController(session);
  controller.board = board;
  return [controller, session];
}

beforeEach(() => words.choose("en", false));

describe("advancing", () => {
  test("with one choice of votes plays it", () => {
    const [controller, session] = controlled([advance("B1-A3", 0, 1)]);
    controller.take("B1-A3");
    expect(session.play).toHaveBeenCalledExactlyOnceWith(advance("B1-A3", 0, 1));
  });

  test("with several choices of votes asks the person first", () => {
    const [controller, session] = controlled([advance("B1-A3", 0, 1), advance("B1-A3", 0, 2), advance("B1-A3", 1, 2)]);
    controller.onCommittee("B1");
    controller.onPath("B1-A3");
    expect(session.play).not.toHaveBeenCalled();
    expect(session.picked).toEqual({ kind: "path", id: "B1-A3" });
  });

  test("without the votes offers to ask for them, without playing anything", () => {
    const [controller, session] = controlled([{ type: "place", committee: "A1" }]);
    controller.take("B1-A3");
    expect(session.play).not.toHaveBeenCalled();
    expect(session.draft).toMatchObject({ partner: 1, clauses: [{ kind: "support", by: 1, path: "B1-A3", votes: 1 }] });
  });

  test("where nobody could help asks the table why not", () => {
    const [controller, session] = controlled([], { ...view, committees: { B1: [0] } });
    controller.take("B1-A3");
    expect(session.explain).toHaveBeenCalledWith(advance("B1-A3", 0, 0));
  });
});

describe("what lights up", () => {
  test("is only what the server says is legal", () => {
    // prettier-ignore
    const [controller] = controlled([{ type: "place", committee: "D1" }, { type: "remove", committee: "A1" }]);
    expect(controller.lit).toEqual(new Set(["D1", "A1"]));
  });

  test("a path that can be taken, and one that lacks a vote", () => {
    const [controller, session] = controlled([advance("B1-B2", 0, 1)]);
    session.picked = { kind: "committee", id: "B1" };
    expect(controller.lights.get("B1-B2")?.light).toBe("go");
    expect(controller.lights.get("B1-A3")).toMatchObject({ light: "ask", note: "needs 1 more: ask" });
  });

  test("no votes are asked for on a path whose end is full", () => {
    const full = { ...view, committees: { ...view.committees, A3: [1, 1, 2], B2: [2] } };
    const [controller, session] = controlled([], full);
    session.picked = { kind: "committee", id: "B1" };
    expect([...controller.lights.values()].map(({ light }) => light)).toEqual(["", ""]);
    expect(controller.draftNow(full, 0).clauses).toEqual([]);
    controller.take("B1-A3");
    expect(session.explain).toHaveBeenCalledOnce(); // the table says why not
  });

  test("is nothing when it is another's turn", () => {
    const [controller] = controlled([], { ...view, to_move: 1, to_act: [1] });
    expect([...controller.lit, ...controller.mine, ...controller.lights.keys()]).toEqual([]);
  });
});

test("the paths from a committee are the board's", () => {
  expect(pathsFrom(board, "B1")).toEqual(["B1-A3", "B1-B2"]);
  expect(pathsFrom({ ...board, paths: [{ from: "B1", to: "C1", laurel: true }] }, "B1")).toEqual(["B1-C1"]);
});

test("what a path needs is the server's word", () => {
  expect(votesOn({ ...view, needs: { "B1-A3": 5 } }, "B1-A3")).toEqual({ needed: 5, own: 1, pledged: 0 });
  expect(votesOn({ ...view, pledges: [{ seat: 1, path: "B1-A3", votes: 1 }] }, "B1-A3").pledged).toBe(1);
  expect(askable(view, "B1-A3")).toEqual([1, 2]);
});

test("legal actions are sorted by what they touch, and offers touch nothing", () => {
  // prettier-ignore
  const choices = sorted([{ type: "caesar", to: "B1-B2" }, { type: "pledge", path: "B1-A3", votes: 1 }, { type: "pledge", path: "B1-A3", votes: 2 }, { type: "accept", deal: 1 }, { type: "decline" }]);
  expect(choices.caesar).toEqual(new Set(["B1-B2"]));
  expect(choices.pledge).toEqual(new Map([["B1-A3", [1, 2]]]));
  expect([choices.decline, choices.census, choices.place.size]).toEqual([true, false, 0]);
});

test("what others have moved since is known, and nothing that was taken back", () => {
  const first = { kind: "place", seat: 0, committee: "A1" } as const;
  const second = { kind: "caesar", seat: 1, to: "B1-A3" } as const;
  const third = { kind: "place", seat: 2, committee: "D1" } as const;
  // prettier-ignore
  expect(movesSince([first, second, third], 0)).toEqual([{ seat: 1, caesar: "B1-A3" }, { seat: 2, committee: "D1" }]);
  expect(movesSince([first, second, third], 1)).toEqual([{ seat: 2, committee: "D1" }]);
  expect(movesSince([first, second, { kind: "undo", seat: 1, what: "caesar" }], null)).toEqual([{ seat: 0, committee: "A1" }]);
  expect(movesSince([], 0)).toEqual([]);
});

test("since my last turn: moves and payments of others, not their talk", () => {
  const events: QuoVadisEvent[] = [
    { kind: "place", seat: 0, committee: "A1" },
    { kind: "turn", turn: 2, seat: 1 },
    { kind: "pledge", seat: 2, path: "B1-A3", votes: 1 },
    { kind: "caesar", seat: 1, to: "B1-A3" },
    { kind: "paid", deal: 1, clause: 1, by: 1, to: 2, value: 2 },
  ];
  expect(sinceTurn(events, 0).map((event) => event.kind)).toEqual(["caesar", "paid"]);
  expect(sinceTurn(events, 2)).toEqual([]);
});

test("every committee and path of the server's board is drawn, with its seats", () => {
  const layout = layoutOf(board);
  expect([...layout.paths.keys()]).toEqual(board.paths.map(({ from, to }) => `${from}-${to}`));
  for (const [id, { seats }] of Object.entries(board.committees)) expect(layout.committees.get(id)?.seats).toHaveLength(seats);
  const larger = layoutOf({ ...board, committees: { ...board.committees, Z1: { seats: 3, entry: true, x: 500, y: 500 } } });
  expect(larger.committees.get("Z1")).toMatchObject({ x: 500, y: 500, entry: true });
});

test("Caesar leaves in sight the laurel he stands by, and every piece", () => {
  const { committees, paths } = layoutOf(board);
  for (const { beside, mark, laurel } of paths.values()) {
    if (!laurel) continue;
    const from = ([x, y]: Point): number => Math.hypot(beside[0] - x, beside[1] - y);
    expect(from(mark)).toBeGreaterThan(CAESAR + 20); // the numeral in the middle
    const pieces = [...committees.values()].flatMap(({ x, y, seats }) => seats.map(([left, top]): Point => [x + left, y + top]));
    expect(Math.min(...pieces.map(from))).toBeGreaterThan(CAESAR + 20);
  }
});

test("a senator that advances is the same piece elsewhere", () => {
  const before = placed(view, []);
  const after = placed({ ...view, committees: { B1: [0, 1, 2], A1: [1], A3: [0] } }, before);
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  expect(after.filter((piece) => piece.at === "A3").map((piece) => piece.seat)).toEqual([0]);
});

test("laurels are shown from the most valuable down", () => {
  // prettier-ignore
  expect(laurelsOf({ I: 2, V: 1, IIc: 0 })).toEqual([["V", 1], ["I", 2]]);
});
