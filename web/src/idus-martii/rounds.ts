import type { Claim, GameEvent, Roles } from "../lib/types";

/** A round as this seat saw it. */
export interface RoundSoFar {
  turn: number;
  phase: number;
  round: number;
  roles: Roles;
  looked: number | null;
  /** What the Praetor saw, if this seat knows it. */
  saw: string | null;
  yellow: boolean;
  ruling: "veto" | "approve" | null;
  cards: string[] | null;
  markers: { loyalist: number; traitor: number } | null;
  /** Cards that this seat knows for certain, by Aedile: the last one laid. */
  known: Record<number, string>;
  claims: Claim[];
}

type Step = (now: RoundSoFar, event: GameEvent) => void;

const num = (event: GameEvent, key: string): number => Number(event[key]);
const know: Step = (now, event) => void (now.known[num(event, "seat")] = String(event["card"]));

const STEPS: Record<string, Step> = {
  assign: (now, event) => {
    now.roles = { consul: num(event, "seat"), praetor: num(event, "praetor"), aediles: [...(event["aediles"] as number[])] };
  },
  peek: (now, event) => void (now.looked = num(event, "aedile")),
  yellow: (now, event) => {
    now.yellow = true;
    now.saw = "yellow";
    now.known[num(event, "aedile")] = "yellow";
  },
  veto: (now, event) => {
    now.ruling = "veto";
    delete now.known[num(event, "aedile")];
  },
  approve: (now) => void (now.ruling = "approve"),
  replace: (now, event) => void delete now.known[num(event, "seat")],
  "vote-card": know,
  "peek-card": (now, event) => {
    now.saw = String(event["card"]);
    know(now, event);
  },
  "replace-card": know,
  count: (now, event) => {
    now.cards = event["cards"] as string[];
    now.markers = event["markers"] as RoundSoFar["markers"];
  },
  undo: (now, event) => {
    if (event["what"] === "vote") delete now.known[num(event, "seat")];
    if (event["what"] === "assign") now.roles = { consul: now.roles.consul, praetor: null, aediles: [] };
  },
};

/** The rounds, told from the events of one seat; claims lie with the round they speak of. */
export function rounds(events: GameEvent[], claims: Claim[] = []): RoundSoFar[] {
  const told: RoundSoFar[] = [];
  for (const event of events) {
    if (event.kind === "round") {
      const roles = event["roles"] as Roles;
      told.push({
        turn: num(event, "turn"),
        phase: num(event, "phase"),
        round: num(event, "round"),
        roles: { ...roles },
        looked: null,
        saw: null,
        yellow: false,
        ruling: null,
        cards: null,
        markers: null,
        known: {},
        claims: [],
      });
      continue;
    }
    const now = told.at(-1);
    if (now) STEPS[event.kind]?.(now, event);
  }
  for (const claim of claims) told.find((one) => one.turn === claim.round)?.claims.push(claim);
  return told;
}

/** What was counted last, and in which round. */
export function lastCount(told: RoundSoFar[]): { turn: number; cards: string[] } | null {
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
