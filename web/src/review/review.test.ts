/** What the page makes of a review: moments that mattered, places on the curve, words; and how it is fetched and tried. */
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import golden from "../../../tests/golden/replays.json";
import { ApiError } from "../lib/api";
import { words } from "../lib/words.svelte";
import type { Action, Decision, IdusReview, Moment, QuoVadisReview, Replay, ReviewState, SeatBelief, Tried, Verdict } from "../protocol";
import { viewsOf } from "../replay/replay";
import { beliefsOf, type Highlight, highlightsOf, marksOf, placeOf, pointOf, points, turnsOf, weightiest } from "./review";
import { Reviewing, type Source } from "./reviewing.svelte";
import { Trial } from "./trial.svelte";
import { answer, headline, judgement, stepWords } from "./words";

const replay = golden[0]?.replay as unknown as Replay;
const nameOf = (seat: number): string => ["Anna", "Bert", "Cleo"][seat] ?? "";
const PLACE: Action = { type: "place", committee: "B1" };
const OTHER: Action = { type: "place", committee: "A1" };

function moment(number: number | null, cause: Moment["cause"], chances: number[], turn = 1): Moment {
  return { number, turn, cause, seat: number === null ? null : 0, action: null, events: [], chances };
}

function decided(number: number, loss: number, size: Decision["size"], seat = 0): Decision {
  return { number, turn: 1, seat, kind: "move", action: PLACE, best: OTHER, loss, true_loss: loss, matters: true, size };
}

const quoVadis: QuoVadisReview = {
  kind: "quo-vadis",
  game: "quo-vadis",
  players: 3,
  depth: 1,
  result: { winners: [0], scores: null, faction: null, reason: "senate-full" },
  curve: [
    moment(null, "begin", [0.3, 0.3, 0.4]),
    moment(0, "decision", [0.2, 0.4, 0.4]),
    moment(0, "luck", [0.3, 0.3, 0.4]),
    moment(1, "decision", [0.31, 0.29, 0.4]),
    moment(2, "decision", [0.6, 0.2, 0.2], 2),
  ],
  balances: [],
  summaries: [],
  decisions: [decided(0, 0.13, "blunder"), decided(1, 0, null, 1), decided(3, 0.04, "inaccuracy", 2)],
  deals: [
    {
      deal: 1,
      number: 3,
      turn: 2,
      by: 0,
      to: [2],
      private: false,
      clauses: [{ kind: "pay", by: 0, to: 2, value: 2 }],
      binding: [true],
      status: "settled",
      gains: [
        { seat: 0, gain: 0.05, true_gain: 0.05, share: null, nash: null },
        { seat: 2, gain: -0.04, true_gain: -0.04, share: null, nash: null },
      ],
      promises: [],
    },
  ],
  missed: [
    {
      number: 1,
      turn: 1,
      seat: 1,
      offer: { type: "offer", clauses: [{ kind: "pay", by: 1, to: 0, value: 1 }] },
      gains: [
        { seat: 1, gain: 0.06, true_gain: 0.06, share: 0.6, nash: null },
        { seat: 0, gain: 0.04, true_gain: 0.04, share: 0.4, nash: null },
      ],
    },
  ],
};

const believed = (turn: number, number: number, seat: number, likely: number): SeatBelief => ({
  number,
  turn,
  seat,
  factions: [
    [1, 0, 0],
    [likely, 1 - likely, 0],
  ],
  true_world: likely,
});
const idus: IdusReview = {
  ...quoVadis,
  kind: "idus-martii",
  decisions: [],
  beliefs: [believed(1, 0, 0, 0.4), believed(1, 2, 0, 0.5), believed(1, 2, 1, 0.1), believed(2, 4, 0, 0.9)],
  round_chances: [],
  telling: [
    { number: 1, moved: 0.7, steps: [{ number: 1, observer: 0, subject: 1, before: [0.4, 0.6, 0], after: [0.9, 0.1, 0], moved: 0.5 }] },
  ],
  exposures: [],
  claims: [
    { number: 2, turn: 2, seat: 0, claim: { type: "claim", about: "faction" }, true: false, hearings: [], believed_by: [1, 2] },
    { number: 0, turn: 1, seat: 0, claim: { type: "claim", about: "faction" }, true: true, hearings: [], believed_by: [1] },
  ],
  influence: [],
};

beforeAll(() => words.choose("en", false));
afterEach(() => vi.useRealTimers());

describe("moments that mattered", () => {
  test("are named decisions, deals, deals nobody made, draws and turning points, in their order", () => {
    const found = highlightsOf(quoVadis);
    expect(found.map(({ key }) => key)).toEqual(["decision-0", "luck-0", "missed-1", "swing-2", "deal-3"]);
    const deal = found.at(-1);
    expect(deal?.kind === "deal" && deal.decision?.size).toBe("inaccuracy");
    expect(deal?.seat).toBe(2);
  });

  test("are also what told most, and lies that were believed", () => {
    expect(highlightsOf(idus).map(({ key }) => key)).toEqual(["luck-0", "told-1", "lie-2"]);
  });

  test("can be fewer: those that weigh most, in the same order", () => {
    expect(weightiest(highlightsOf(quoVadis), 2).map(({ key }) => key)).toEqual(["decision-0", "swing-2"]);
  });

  test("grow with the review", () => {
    expect(highlightsOf({ ...quoVadis, curve: quoVadis.curve.slice(0, 1), decisions: [], deals: [], missed: [] })).toEqual([]);
  });
});

describe("the curve", () => {
  test("has its points between the frames of the replay", () => {
    expect(quoVadis.curve.map(placeOf)).toEqual([0, 1, 1.5, 2, 3]);
    expect([0, 1, 2, 3, 9].map((frame) => pointOf(quoVadis.curve, frame))).toEqual([0, 2, 3, 4, 4]);
    expect(turnsOf(quoVadis.curve)).toEqual([{ point: 4, turn: 2 }]);
  });

  test("has a mark where a decision has a name and its point is known", () => {
    expect(marksOf(quoVadis)).toEqual([{ point: 1, seat: 0, size: "blunder" }]);
  });
});

test("what could be believed when each round was over", () => {
  expect(beliefsOf(idus, 0).map(({ turn, true_world }) => [turn, true_world])).toEqual([
    [1, 0.5],
    [2, 0.9],
  ]);
});

test("points have a sign", () => {
  expect([0.051, -0.126, 0.004, -0.004].map(points)).toEqual(["+5", "−13", "0", "0"]);
});

describe("words", () => {
  const found = highlightsOf(quoVadis);
  const of = (key: string): Highlight => found.find((one) => one.key === key) as Highlight;

  test("of the list do not tell what would have been better", () => {
    expect(headline(of("missed-1"), replay, nameOf)).toBe("Bert and Anna could have made a deal by which all of them gain.");
    expect(headline(of("luck-0"), replay, nameOf)).toContain("Anna");
    for (const one of found) expect(headline(one, replay, nameOf)).not.toContain(answer(one, nameOf) ?? "nothing");
  });

  test("of the answer do", () => {
    expect(answer(of("decision-0"), nameOf)).toBe("Better: placing a senator in A1.");
    expect(answer(of("missed-1"), nameOf)).toContain("pays");
    expect(answer(of("swing-2"), nameOf)).toBeNull();
  });

  test("of the judge", () => {
    const verdict: Verdict = { number: 0, seat: 0, action: PLACE, loss: 0.08, matters: true, size: "mistake", best: OTHER };
    expect(judgement(verdict, of("decision-0"), nameOf)).toContain("a mistake: −8 points");
    expect(judgement({ ...verdict, action: OTHER, loss: 0, size: null }, of("decision-0"), nameOf)).toContain("found it");
    expect(judgement({ ...verdict, loss: 0.01, size: null }, of("decision-0"), nameOf)).toContain("sound");
    expect(judgement({ ...verdict, matters: false, size: null }, of("swing-2"), nameOf)).toContain("hardly any difference");
    const offer: Action = { type: "offer", clauses: [] };
    const gains = (own: number, other: number): Verdict["gains"] =>
      [own, other].map((gain, seat) => ({ seat, gain, true_gain: gain, share: null, nash: null }));
    const offered = (own: number, other: number): string =>
      judgement({ ...verdict, action: offer, gains: gains(own, other) }, of("missed-1"), nameOf);
    expect(offered(0.1, 0.1)).toBe("All who would sign gain by it.");
    expect(offered(0.1, -0.1)).toBe("Bert gains nothing by it, and would say no.");
    expect(offered(-0.1, 0.1)).toBe("You would lose by it.");
  });

  test("of a belief name the faction that became likelier", () => {
    expect(stepWords(idus.telling[0]?.steps[0] as never, nameOf)).toBe(
      "Anna could now be 90 % sure (before: 40 %) that Bert is a Loyalist.",
    );
  });
});

describe("fetching", () => {
  const state = (status: ReviewState["status"], done?: number): ReviewState => ({
    id: "x",
    status,
    ...(done === undefined ? {} : { review: { ...quoVadis, done } }),
  });

  function source(...answers: (ReviewState | Error)[]): Source & { asked: string[] } {
    const asked: string[] = [];
    const next = (what: string) => (): Promise<ReviewState> => {
      asked.push(what);
      const said = answers.shift();
      return said instanceof Error ? Promise.reject(said) : Promise.resolve(said ?? state("done", 1));
    };
    return {
      asked,
      ask: next("ask"),
      state: next("state"),
      moment: () => Promise.reject(new Error()),
      attempt: () => Promise.reject(new Error()),
    };
  }

  test("asks once, then looks until it is whole", async () => {
    vi.useFakeTimers();
    const from = source(state("waiting"), state("growing", 0.4), state("growing"), state("done", 1));
    const reviewing = new Reviewing(from);
    reviewing.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reviewing.done).toBe(0.4);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reviewing.review, "what is known is not lost").not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reviewing.done).toBe(1);
    expect(from.asked).toEqual(["ask", "state", "state", "state"]);
  });

  test("asks again where it was forgotten, or nobody could be reached", async () => {
    vi.useFakeTimers();
    const from = source(state("growing", 0.2), state("none"), new ApiError("offline", "", 0), state("done", 1));
    const reviewing = new Reviewing(from);
    reviewing.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(from.asked).toEqual(["ask", "state", "ask", "ask"]);
    expect(reviewing.done).toBe(1);
    expect(reviewing.trouble).toBe("");
  });

  test("says why there is none, and stops", async () => {
    vi.useFakeTimers();
    const from = source(new ApiError("not-over", "", 409));
    const reviewing = new Reviewing(from);
    reviewing.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reviewing.trouble).toContain("still being played");
    expect(from.asked).toEqual(["ask"]);
  });
});

test("what is done at a moment goes to the judge, and a refusal is shown", async () => {
  const seen = { number: 0, seat: 0, view: viewsOf(replay)[0] ?? replay.view, legal: [PLACE], events: [] };
  const verdict: Verdict = { number: 0, seat: 0, action: PLACE, loss: 0, matters: true, size: null, best: null };
  const why = { kind: "qv-full", rule: "Q5", data: {}, sentence: "It is full." };
  const attempt = vi.fn((_: number, action: Action): Promise<Tried> => Promise.resolve(action === PLACE ? { verdict } : { why }));
  const trial = new Trial({ moment: () => Promise.resolve(seen), attempt } as unknown as Source, 0, replay);
  await trial.start();
  expect(trial.session.me).toBe(0);
  expect(await trial.session.play(OTHER)).toBe(false);
  expect(trial.session.why).toEqual(why);
  expect(trial.verdict).toBeNull();
  expect(await trial.session.play(PLACE)).toBe(true);
  expect(trial.verdict).toEqual(verdict);
  trial.again();
  expect(trial.verdict).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(2);
});
