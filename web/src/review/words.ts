/** What happened at a moment of a review, in words. */
import { FACTIONS } from "../idus-martii/claims";
import { cardName, clauseWords, dealWords, type NameOf } from "../lib/narrate";
import { listed, t } from "../lib/words.svelte";
import type { BeliefStep, Frame, IdusReview, KeptPromise, Replay, Verdict } from "../protocol";
import { actionWords, tellings } from "../replay/replay";
import { type Highlight, percent, points } from "./review";

/** What was done: the frame of the action tells it. */
export function done(replay: Replay, number: number, nameOf: NameOf): string {
  const frame: Frame | undefined = replay.frames[number + 1];
  return frame ? tellings(frame, nameOf).join(" ") : "";
}

/** A line for the list: nothing in it says what would have been better. */
export function headline(highlight: Highlight, replay: Replay, nameOf: NameOf): string {
  switch (highlight.kind) {
    case "decision":
    case "told":
    case "lie":
    case "swing":
      return tellings(replay.frames[highlight.number + 1] ?? EMPTY, nameOf)[0] ?? "";
    case "deal":
      return dealWords(highlight.deal.clauses, nameOf);
    case "missed":
      return t("web-review-missed-hint", { who: nameOf(highlight.seat), others: others(highlight, nameOf) });
    case "luck":
      return t("web-review-luck-hint", { who: nameOf(luckiest(highlight.changes)), points: points(Math.max(...highlight.changes)) });
  }
}

const EMPTY: Frame = { seat: null, action: null, events: [], position: {}, changes: {}, patches: {} };
const luckiest = (changes: number[]): number => changes.indexOf(Math.max(...changes));

function others(highlight: Highlight & { kind: "missed" }, nameOf: NameOf): string {
  return listed(highlight.missed.gains.filter(({ seat }) => seat !== highlight.seat).map(({ seat }) => nameOf(seat)));
}

/** What would have been better, once somebody wants to know; null where nothing would. */
export function answer(highlight: Highlight, nameOf: NameOf): string | null {
  if (highlight.kind === "missed") return dealWords(highlight.missed.offer.clauses, nameOf);
  const best = highlight.kind === "decision" ? highlight.decision.best : highlight.kind === "deal" ? highlight.decision?.best : null;
  if (!best) return null;
  return t("web-review-better", { better: best.type === "offer" ? dealWords(best.clauses, nameOf) : actionWords("instead", best, nameOf) });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the judge thinks of what was tried. */
export function judgement(verdict: Verdict, highlight: Highlight, nameOf: NameOf): string {
  const found = highlight.kind === "decision" && same(highlight.decision.best, verdict.action);
  if (verdict.action.type === "offer") {
    const unwilling = (verdict.gains ?? []).filter(({ seat, gain }) => seat !== verdict.seat && gain <= 0).map(({ seat }) => nameOf(seat));
    const own = verdict.gains?.find(({ seat }) => seat === verdict.seat)?.gain ?? 0;
    if (own < 0) return t("web-review-offer-bad");
    return unwilling.length
      ? t("web-review-offer-refused", { who: listed(unwilling), count: unwilling.length })
      : t("web-review-offer-good");
  }
  if (found) return t("web-review-found");
  if (!verdict.matters) return t("web-review-indifferent");
  return verdict.size ? t("web-review-verdict", { size: verdict.size, points: points(-verdict.loss) }) : t("web-review-sound");
}

export function promiseWords({ promise, worth, by, status }: KeptPromise, nameOf: NameOf): string {
  return t("web-review-promise", { promise: clauseWords(promise, nameOf), status, worth: points(worth[by] ?? 0) });
}

/** A step of a belief: the faction that became likelier by most. */
export function stepWords({ before, after, observer, subject }: BeliefStep, nameOf: NameOf): string {
  const rise = after.map((chance, i) => chance - (before[i] ?? 0));
  const faction = rise.indexOf(Math.max(...rise));
  return t("web-review-step", {
    who: nameOf(observer),
    whom: nameOf(subject),
    faction: cardName(FACTIONS[faction] ?? "loyalist"),
    before: percent(before[faction] ?? 0),
    after: percent(after[faction] ?? 0),
  });
}

/** What the others could know of a seat in the end, and what gave it away. */
export function exposureWords(exposure: IdusReview["exposures"][number], replay: Replay, nameOf: NameOf): string {
  const told = { known: percent(exposure.known.at(-1) ?? 0), faction: cardName(exposure.true_faction) };
  if (exposure.gave_away === null) return t("web-review-unexposed", told);
  return t("web-review-exposed", { ...told, rise: percent(exposure.rise), done: done(replay, exposure.gave_away, nameOf) });
}
