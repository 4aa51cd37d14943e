import type { Claim, ClaimAction, Faction, IdusMartiiView, VoteCard } from "../protocol";
import type { TableSession } from "../table/session.svelte";
import { roleOf, type RoundSoFar } from "./rounds";

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

/** What a seat could say next of its last part in the game: which card it laid, or which it saw when it `looked`. */
export function nextClaims(
  view: Pick<IdusMartiiView, "turn" | "claims">,
  me: number,
  told: RoundSoFar[],
): { claims: ClaimAction[]; looked: number | null } {
  const last = told.findLast((round) => {
    const role = roleOf(round.roles, me);
    return (role === "aedile" && (round.cards !== null || round.turn === view.turn)) || (role === "praetor" && round.looked !== null);
  });
  if (!last || last.turn < view.turn - 1) return { claims: [], looked: null };
  const looked = roleOf(last.roles, me) === "praetor" ? last.looked : null;
  const claims = cardsOf(last.phase).map((card): ClaimAction =>
    looked === null
      ? { type: "claim", about: "vote", round: last.turn, card }
      : { type: "claim", about: "peek", round: last.turn, aedile: looked, card },
  );
  return { claims: claims.some((action) => said(view.claims, me, action)) ? [] : claims, looked };
}
