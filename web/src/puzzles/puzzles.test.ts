import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { words } from "../lib/words.svelte";
import type { PuzzleFigures, PuzzleQuestion, QuoVadisView } from "../protocol";
import { dots, streak } from "./results";
import { Solving } from "./solving.svelte";
import { choiceLines, shared, verdict } from "./words";

// prettier-ignore
const view: QuoVadisView = {
  game: "quo-vadis", seat: 0, players: 3, turn: 9, to_move: 0, stage: "action", committees: { B1: [0, 1, 2] }, senate: [], reserve: [7, 7, 7],
  laurels: { "B1-A3": "III", "B1-B2": "V" }, caesar: "A4-S", needs: { "B1-A3": 2, "B1-B2": 2 }, ones: 18, stock: 30, held: [1, 0, 0],
  holdings: [{ II: 1 }, {}, {}], pledges: [], census: false, deals: [], ledger: [], granted: [], edition: "amigo-2005", variants: [],
  options: { turn_limit: null, private: false }, to_act: [0], result: null,
};
const question: PuzzleQuestion = {
  name: "1f0c9a3e",
  game: "quo-vadis",
  kind: "deal",
  grade: 3,
  day: "2026-11-17",
  is_today: true,
  seat: 0,
  tries: 2,
  view,
  events: [],
  choices: [
    {
      action: {
        type: "offer",
        clauses: [
          { kind: "support", by: 1, path: "B1-A3", votes: 1 },
          { kind: "pay", by: 0, to: 1, value: 2 },
        ],
      },
      seat: null,
    },
    { action: { type: "offer", clauses: [{ kind: "support", by: 2, path: "B1-A3", votes: 1 }] }, seat: null },
    { action: null, seat: null },
  ],
};
const nameOf = (seat: number): string => ["Red", "Blue", "Black"][seat] ?? "?";
const figures = (worth: number, more: Partial<PuzzleFigures> = {}): PuzzleFigures => ({ worth, gains: null, refused_by: [], ...more });

beforeEach(async () => {
  await words.choose("en", false);
  prefs.puzzles = {};
  prefs.puzzleDays = {};
  vi.restoreAllMocks();
});

describe("the streak", () => {
  test("counts the days in a row up to today, or up to yesterday while today is open", () => {
    const days = { "2026-10-30": true, "2026-10-31": true, "2026-11-01": true };
    expect(streak(days, "2026-11-01")).toBe(3);
    expect(streak(days, "2026-11-02")).toBe(3);
    expect(streak(days, "2026-11-03")).toBe(0);
  });

  test("ends with a day that was not solved", () => {
    expect(streak({ "2026-11-01": true, "2026-11-02": false }, "2026-11-02")).toBe(0);
    expect(streak({ "2026-11-01": false, "2026-11-02": true }, "2026-11-02")).toBe(1);
    expect(streak({}, "2026-11-02")).toBe(0);
  });
});

describe("what is shared", () => {
  test("names day, kind and grade, shows the tries, and nothing else", () => {
    const text = shared(question, { tried: [1, 0], done: "solved" }, "http://x/puzzle");
    expect(text).toBe("Rostra · puzzle of November 17 · Find the deal · hard · ○●\nhttp://x/puzzle");
  });

  test("dots tell how many tries, not which", () => {
    expect(dots({ tried: [2, 0, 1], done: "solved" })).toBe("○○●");
    expect(dots({ tried: [2, 0], done: "failed" })).toBe("○○");
    expect(dots({ tried: [], done: null })).toBe("");
  });
});

describe("in words", () => {
  test("a deal is told clause by clause to whoever offers it", () => {
    expect(question.choices.map((choice) => choiceLines(question, choice, nameOf))).toEqual([
      ["Blue gives consent on B1-A3", "You pay Blue 2"],
      ["Black gives consent on B1-A3"],
      ["No deal: you make your best move without one."],
    ]);
  });

  test("a verdict says why", () => {
    const refused = figures(0.2, { gains: [0.1, 0, -0.04], refused_by: [2] });
    expect(verdict("deal", false, refused, 0, nameOf)).toBe("No. Black would refuse: it takes 4 points off their chance to win.");
    expect(verdict("move", true, figures(0.62), 0.48, nameOf)).toBe("Right. It gives you 62 % to win, the next best 48 %.");
    expect(verdict("lie", false, figures(0.1), 0, nameOf)).toContain("No, that was true.");
  });
});

describe("solving", () => {
  test("a wrong try, then the right one: kept with its day", async () => {
    const solving = new Solving(question);
    vi.spyOn(api, "tryPuzzle").mockImplementation(async (_, choice) => ({ right: choice === 0, figures: figures(choice ? 0.2 : 0.5) }));
    const all = [figures(0.5), figures(0.2), figures(0.2)];
    vi.spyOn(api, "puzzleSolution").mockResolvedValue({ answer: 0, figures: all, by: "exact", playouts: 0 });
    solving.chosen = 1;
    await solving.attempt();
    expect(solving.result).toEqual({ tried: [1], done: null });
    expect([solving.left, solving.solution]).toEqual([1, null]);
    await solving.attempt(); // the same again is no try
    solving.chosen = 0;
    await solving.attempt();
    expect(solving.result).toEqual({ tried: [1, 0], done: "solved" });
    expect(solving.solution?.answer).toBe(0);
    expect(prefs.puzzleDays).toEqual({ "2026-11-17": true });
  });

  test("ends after the last try, and a broken line costs none", async () => {
    const solving = new Solving({ ...question, is_today: false });
    vi.spyOn(api, "tryPuzzle")
      .mockRejectedValueOnce(new Error("broken"))
      .mockResolvedValue({ right: false, figures: figures(0.2) });
    vi.spyOn(api, "puzzleSolution").mockResolvedValue({ answer: 0, figures: [], by: "deep", playouts: 256 });
    solving.chosen = 1;
    await solving.attempt();
    expect([solving.result.tried, solving.trouble]).toEqual([[], "Error: broken"]);
    await solving.attempt();
    solving.chosen = 2;
    await solving.attempt();
    expect(solving.result).toEqual({ tried: [1, 2], done: "failed" });
    expect(prefs.puzzleDays).toEqual({});
  });

  test("what is touched on the board is chosen, not tried", async () => {
    const place = { type: "place", committee: "A1" } as const;
    const solving = new Solving({
      ...question,
      kind: "move",
      choices: [
        { action: { type: "place", committee: "D1" }, seat: null },
        { action: place, seat: null },
      ],
    });
    vi.spyOn(api, "tryPuzzle");
    expect(await solving.play(place)).toBe(true);
    expect(solving.chosen).toBe(1);
    expect(api.tryPuzzle).not.toHaveBeenCalled();
    expect(solving.at("quo-vadis")?.legal).toHaveLength(2);
    expect(solving.at("idus-martii")).toBeNull();
  });
});
