import type { Action, Claim } from "../lib/types";
import type { TableSession } from "../table/session.svelte";

/** The cards somebody can have laid or seen in a phase. */
export const cardsOf = (phase: number): string[] => (phase === 1 ? ["green", "red"] : ["green", "red", "yellow"]);
export const FACTIONS = ["loyalist", "traitor", "merchant"];

const KEYS = ["about", "card", "round", "aedile"] as const;

/** Whether a seat has claimed just this; of what it is and whom it trusts its newest word counts. */
export function said(claims: Claim[], seat: number, action: Action): boolean {
  const mine = claims.filter((claim) => claim.seat === seat);
  const same = (claim: Claim): boolean =>
    KEYS.every((key) => (claim[key] ?? null) === (action[key] ?? null)) && (claim.whom ?? null) === (action["seat"] ?? null);
  if (action["about"] === "faction") {
    const last = mine.findLast((claim) => claim.about === "faction");
    return last !== undefined && same(last);
  }
  if (action["about"] === "trust" || action["about"] === "suspect") {
    const last = mine.findLast((claim) => (claim.about === "trust" || claim.about === "suspect") && claim.whom === action["seat"]);
    return last !== undefined && same(last);
  }
  return mine.some(same);
}

/** Say it. Words do not grow stale: if the game went on meanwhile, say it again. */
export async function tell(session: TableSession, action: Action): Promise<void> {
  if (session.me === null) return;
  for (let tries = 0; tries < 3; tries++) {
    const answer = await session.connection.act(session.me, action);
    if (answer.ok) return;
    if (!answer.stale) return void (session.why = answer.why);
    await new Promise((resume) => setTimeout(resume, 150));
  }
}
