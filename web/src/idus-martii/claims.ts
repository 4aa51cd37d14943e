import type { Claim, ClaimAction, Faction, VoteCard } from "../protocol";
import type { TableSession } from "../table/session.svelte";

/** The cards one can have laid or seen in a phase. */
export const cardsOf = (phase: number): VoteCard[] => (phase === 1 ? ["green", "red"] : ["green", "red", "yellow"]);
export const FACTIONS: Faction[] = ["loyalist", "traitor", "merchant"];

const isOpinion = ({ about }: Claim | ClaimAction): boolean => about === "trust" || about === "suspect";

/** Whether a seat has claimed just this; of what it is and whom it trusts only its newest word counts. */
export function said(claims: Claim[], seat: number, action: ClaimAction): boolean {
  const mine = claims.filter((claim) => claim.seat === seat);
  const same = (claim: Claim | undefined): boolean =>
    claim?.about === action.about &&
    claim.card === action.card &&
    claim.round === action.round &&
    claim.aedile === action.aedile &&
    claim.whom === action.seat;
  if (action.about === "faction") return same(mine.findLast((claim) => claim.about === "faction"));
  if (isOpinion(action)) return same(mine.findLast((claim) => isOpinion(claim) && claim.whom === action.seat));
  return mine.some(same);
}

/** Say it. Words do not grow stale: if the game has gone on meanwhile, say it again. */
export async function tell(session: TableSession, action: ClaimAction): Promise<void> {
  if (session.me === null) return;
  for (let tries = 0; tries < 3; tries++) {
    const answer = await session.connection.act(session.me, action);
    if (answer.ok) return;
    if (!answer.stale) return void (session.why = answer.why);
    await new Promise((resume) => setTimeout(resume, 150));
  }
}
