/** Replays: the views are the table's own, and everything is told once. */
import { beforeAll, describe, expect, test } from "vitest";
import golden from "../../../tests/golden/replays.json";
import { words } from "../lib/words.svelte";
import type { QuoVadisView, Reasons, Replay, View } from "../protocol";
import { accountsOf, dealingsOf, electionGames, laurelSeries, ranked, tied, ticks, unveiling, valueOf } from "./accounts";
import { Playback } from "./playback.svelte";
import { chapterName, chaptersOf, explained, isTalk, tellings, viewsOf } from "./replay";

const replays = golden.map(({ replay }) => replay) as unknown as [Replay, Replay];
const [quoVadis, idusMartii] = replays;
const nameOf = (seat: number): string => ["Anna", "Bert", "Cleo", "Dora", "Emil"][seat] ?? "";

beforeAll(() => words.choose("en", false));

describe("views", () => {
  test.each(golden.map((one, i) => [i, one] as const))("of replay %i are those the table showed", (i, { seen, last }) => {
    const views = viewsOf(replays[i] as Replay);
    expect(views).toHaveLength(seen.length);
    views.forEach((view, frame) => expect(view).toMatchObject(seen[frame] as object));
    expect(views.at(-1)).toEqual(last);
  });

  test("are not changed by the frames after them", () => {
    const [first, again] = [viewsOf(idusMartii), viewsOf(idusMartii)];
    expect(first).toEqual(again);
    const claims = first.map((view) => (view.game === "idus-martii" ? view.claims.length : 0));
    expect(claims[0]).toBe(0);
    expect(claims.at(-1)).toBe(14);
    expect(claims).toEqual([...claims].sort((a, b) => a - b));
  });
});

describe("chapters", () => {
  test("are turns", () => {
    const chapters = chaptersOf(viewsOf(quoVadis));
    expect(chapters.map(({ turn, seat }) => [turn, seat])).toEqual(Array.from({ length: 9 }, (_, i) => [i + 1, i % 3]));
    expect(chapters.map((chapter) => chapterName("quo-vadis", chapter, false)).slice(0, 2)).toEqual(["Turn 1", "Turn 2"]);
  });

  test("are rounds", () => {
    const chapters = chaptersOf(viewsOf(idusMartii));
    expect(chapters[0]).toMatchObject({ frame: 0, turn: 1, phase: 1 });
    expect(chapters.map(({ turn }) => turn)).toEqual(chapters.map((_, i) => i + 1));
  });
});

describe("what a frame tells", () => {
  test("is each payment once, and each deal with what it says", () => {
    const told = quoVadis.frames.flatMap((frame) => tellings(frame, nameOf));
    expect(told.filter((text) => text.includes(" pays "))).toHaveLength(1);
    expect(told.filter((text) => text.includes("whispers"))).toEqual([expect.stringContaining("You give 2 consents on B1-A3")]);
  });

  test("is nothing twice", () => {
    for (const frame of quoVadis.frames) {
      const said = tellings(frame, nameOf);
      expect(said).toEqual([...new Set(said)]);
    }
  });
});

test("moves and words are told apart", () => {
  const types = quoVadis.frames.filter(isTalk).map((frame) => frame.action?.type);
  expect(types).toEqual(["offer", "accept", "offer"]);
});

test("playing moves only passes over the words", () => {
  const playback = new Playback(quoVadis);
  playback.movesOnly = true;
  const shown: (string | undefined)[] = [];
  while (playback.index < playback.last) {
    playback.step(1);
    shown.push(playback.frame?.action?.type);
  }
  expect(shown).not.toContain("offer");
  expect(shown.filter((type) => type === "place")).toHaveLength(6);
  playback.turn(-1);
  expect(playback.index).toBe(
    playback.chapters.at(-1)?.frame === playback.last ? playback.chapters.at(-2)?.frame : playback.chapters.at(-1)?.frame,
  );
});

describe("the reckoning", () => {
  const end: View | undefined = viewsOf(quoVadis).at(-1);
  const view = { ...end, senate: [1, 0, 1], holdings: [{ I: 2, V: 1 }, { IV: 1, III: 1 }, { V: 2 }] } as QuoVadisView;

  test("counts what everybody holds, and scores only those in the Senate", () => {
    const accounts = accountsOf(view);
    expect(accounts.map(({ worth, scored, arrivals }) => [worth, scored, arrivals])).toEqual([
      [7, true, [2]],
      [7, true, [1, 3]],
      [10, false, []],
    ]);
    expect(tied(accounts)).toEqual([0, 1]);
    expect(ranked(accounts).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(unveiling(accounts)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ]);
    expect(valueOf(["I", "IIc", "V"])).toBe(8);
  });

  test("tells how everybody dealt", () => {
    const dealt = dealingsOf({ ...view, deals: dealsOf(quoVadis), ledger: [] });
    const value = quoVadis.frames.flatMap((frame) => frame.events).find((event) => event.kind === "paid")?.value;
    expect(dealt.map(({ paid, received }) => [paid, received])).toEqual([
      [value, 0],
      [0, value],
      [0, 0],
    ]);
  });

  test("has a column for each game of an election", () => {
    const election = { ...view, election: { game: 2, sums: [10, 9, 4] } };
    const games = electionGames(
      election,
      [{ kind: "game", game: 1, scores: { "0": 3, "2": 4 }, sums: [3, 0, 4], begins: 0 }],
      accountsOf(election),
    );
    expect(games).toEqual([
      { game: 1, scores: [3, null, 4] },
      { game: 2, scores: [7, 7, null] },
    ]);
  });
});

/** The deals of a replay as they stood when they were settled. */
function dealsOf(replay: Replay): QuoVadisView["deals"] {
  const found = new Map<number, QuoVadisView["deals"][number]>();
  for (const view of viewsOf(replay)) if (view.game === "quo-vadis") for (const deal of view.deals) found.set(deal.deal, deal);
  const settled = replay.frames.flatMap((frame) => frame.events).flatMap((event) => (event.kind === "paid" ? [event.deal] : []));
  return [...found.values()].map((deal) => (settled.includes(deal.deal) ? { ...deal, status: "settled" } : deal));
}

test("the chart shows what each held when a turn was over", () => {
  const series = laurelSeries(viewsOf(quoVadis));
  const paid = quoVadis.frames.flatMap((frame) => frame.events).find((event) => event.kind === "paid")?.value ?? 0;
  expect(series.values.at(-1)).toEqual([0, paid + 2, 0]);
  expect(series.values[0]).toEqual([0, 0, 0]);
  expect(ticks(23, 5)).toEqual([0, 5, 10, 15, 20]);
});

test("a bot says why", () => {
  const reasons: Reasons = {
    options: [
      { action: { type: "place", committee: "B1" }, value: 0.41 },
      { action: { type: "caesar", to: "C1-S" }, value: 0.3 },
    ],
    chance: 0.41,
    simulations: 200,
  };
  expect(explained(reasons, nameOf)).toMatch(/41.*30.*200/);
});
