import type { Claim, IdusMartiiEvent, Markers, Roles, RoundEvent, ServerEvent, VoteCard } from "../protocol";

/** What may be told of a game of Idus Martii. */
export type Told = IdusMartiiEvent | ServerEvent;

/** A round as this seat saw it. */
export interface RoundSoFar {
  turn: number;
  phase: number;
  round: number;
  roles: Roles;
  looked: number | null;
  /** What the Praetor saw, if this seat knows it. */
  saw: VoteCard | null;
  yellow: boolean;
  ruling: "veto" | "approve" | null;
  cards: VoteCard[] | null;
  markers: Markers | null;
  /** The cards that this seat knows for certain, by Aedile; a card that was vetoed is known no more. */
  known: Map<number, VoteCard>;
  claims: Claim[];
}

/** The rounds, told from the events of one seat; claims lie with the round they speak of. */
export function rounds(events: Told[], claims: Claim[] = []): RoundSoFar[] {
  const told: RoundSoFar[] = [];
  for (const event of events) {
    const now = told.at(-1);
    if (event.kind === "round") {
      const { turn, phase, round, roles } = event;
      // prettier-ignore
      told.push({
        turn, phase, round, roles: { ...roles }, looked: null, saw: null, yellow: false, ruling: null, cards: null, markers: null,
        known: new Map(), claims: [],
      });
    } else if (now) follow(now, event);
  }
  for (const claim of claims) told.find((one) => one.turn === claim.round)?.claims.push(claim);
  return told;
}

function follow(now: RoundSoFar, event: Exclude<Told, RoundEvent>): void {
  switch (event.kind) {
    case "assign":
      now.roles = { consul: event.seat, praetor: event.praetor, aediles: [...event.aediles] };
      break;
    case "peek":
      now.looked = event.aedile;
      break;
    case "peek-card":
      now.saw = event.card;
      now.known.set(event.seat, event.card);
      break;
    case "yellow":
      now.yellow = true;
      now.saw = "yellow";
      now.known.set(event.aedile, "yellow");
      break;
    case "vote-card":
    case "replace-card":
      now.known.set(event.seat, event.card);
      break;
    case "approve":
      now.ruling = "approve";
      break;
    case "veto":
      now.ruling = "veto";
      now.known.delete(event.aedile); // another card will lie there
      break;
    case "replace":
      now.known.delete(event.seat);
      break;
    case "count":
      now.cards = event.cards;
      now.markers = event.markers;
      break;
    case "undo":
      if (event.what === "vote") now.known.delete(event.seat);
      if (event.what === "assign") now.roles = { consul: now.roles.consul, praetor: null, aediles: [] };
      break;
    case "hand":
    case "vote":
    case "discard":
    case "discard-card":
    case "claim":
    case "claims":
    case "over":
    case "ended":
      break;
  }
}

/** What was counted last, and in which round. */
export function lastCount(told: RoundSoFar[]): { turn: number; cards: VoteCard[] } | null {
  const counted = told.filter((one) => one.cards).at(-1);
  return counted?.cards ? { turn: counted.turn, cards: counted.cards } : null;
}

/** A seat's newest word about what it is. */
export function factionClaims(claims: Claim[], seat: number): Claim[] {
  return claims.filter((claim) => claim.about === "faction" && claim.seat === seat);
}

/** Who trusts or suspects a seat now: each one's newest word counts. */
export function opinions(claims: Claim[], whom: number): Map<number, "trust" | "suspect"> {
  const found = new Map<number, "trust" | "suspect">();
  for (const claim of claims)
    if ((claim.about === "trust" || claim.about === "suspect") && claim.whom === whom) found.set(claim.seat, claim.about);
  return found;
}

export function roleOf(roles: Roles, seat: number): "consul" | "praetor" | "aedile" | null {
  if (roles.consul === seat) return "consul";
  if (roles.praetor === seat) return "praetor";
  return roles.aediles.includes(seat) ? "aedile" : null;
}

/** 1 to 16 as on a stone. */
export function roman(n: number): string {
  return ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"][n] ?? String(n);
}
