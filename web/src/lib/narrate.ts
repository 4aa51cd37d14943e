import type { Action, Clause, GameEvent, GameName, Result } from "./types";
import { listed, t, words } from "./words.svelte";

export type NameOf = (seat: number) => string;
type Data = Record<string, unknown>;

/** Fields that hold one seat, and what its name is called in the catalogue. */
const SEAT_WORDS: Record<string, string> = {
  seat: "who", aedile: "aedile", praetor: "praetor", begins: "begins", whom: "whom",
};

export const cardName = (card: string): string => t("web-card", { card });
export const VALUES: Record<string, number> = { I: 1, II: 2, IIc: 2, III: 3, IV: 4, V: 5 };

export function worth(holding: Record<string, number> | null | undefined): number {
  return Object.entries(holding ?? {}).reduce((sum, [kind, count]) => sum + (VALUES[kind] ?? 0) * count, 0);
}

/** In one breath: what everybody saw and the card only some did; the last yes and that the deal is struck. */
export function joined(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && event.kind === `${last.kind}-card`) told[told.length - 1] = { ...last, card: event["card"] };
    else if (last?.kind === "accept" && event.kind === "struck" && last["deal"] === event["deal"])
      told[told.length - 1] = { ...last, kind: "agreed" };
    else told.push(event);
  }
  return told;
}

/** What may be told aloud or stand in a log others could glance at: no hand and no card of mine. */
export function discreet(events: GameEvent[]): GameEvent[] {
  return events.filter((event) => event.kind !== "hand" && !event.kind.endsWith("-card"));
}

/** One event in plain words; null where it goes without saying. */
export function sentence(game: GameName, event: GameEvent, nameOf: NameOf): string | null {
  const special = SPECIAL[event.kind];
  try {
    return special ? special(game, event, nameOf) : plain(game, event.kind, event, nameOf);
  } catch {
    return null;
  }
}

function plain(game: GameName, kind: string, event: Data, nameOf: NameOf): string | null {
  const args: Record<string, string | number> = { card: "none", why: "none", way: way(event) };
  for (const [key, value] of Object.entries(event)) {
    if (key in SEAT_WORDS && typeof value === "number") args[SEAT_WORDS[key] as string] = nameOf(value);
    else if (key === "card" && typeof value === "string") args[key] = cardName(value);
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
    else if (value === null) args[key] = "none";
  }
  return words.find(`event-${game}-${kind}`, args);
}

/** In which of three ways something is said: by what it is about, so that it is told the same again. */
function way(event: Data): number {
  return ["deal", "turn", "seat", "by"].reduce((sum, key) => sum + (Number(event[key]) || 0), 0) % 3;
}

const opened = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function counted(seats: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

/** Whose votes: the mover's own first. */
export function votesOf(mover: number, seats: number[], nameOf: NameOf): string {
  const sorted = [...counted(seats)].sort(([a], [b]) => Number(a !== mover) - Number(b !== mover) || a - b);
  return listed(sorted.map(([seat, count]) =>
    seat === mover ? t("event-own-votes", { count }) : t("event-votes-of", { count, who: nameOf(seat) }),
  ));
}

function advance(_: GameName, event: GameEvent, nameOf: NameOf): string {
  const seat = event["seat"] as number;
  const [from = "", to = ""] = (event["path"] as string).split("-");
  const place = to === "S" ? "S" : "committee";
  let step = t("event-quo-vadis-advance", { who: nameOf(seat), from, to, place });
  const used = event["with"] as number[];
  if (used.length) step = t("event-advance-with", { step, votes: votesOf(seat, used, nameOf) });
  const parts = [step];
  if (event["laurel"]) parts.push(t("event-advance-laurel", { laurel: laurelName(event["laurel"] as string) }));
  const ones = [...counted((event["ones"] as number[] | undefined) ?? [])];
  if (ones.length)
    parts.push(listed(ones.map(([who, count]) => t("event-advance-one", { who: nameOf(who), count }))));
  if (event["drawn"]) parts.push(t("event-advance-drawn", { laurel: laurelName(event["drawn"] as string) }));
  return t("event-advance", { parts: parts.join("; ") });
}

export function laurelName(kind: string): string {
  return kind === "IIc" ? t("web-laurel-caesar") : kind;
}

const sums = (values: (number | Record<string, number>)[], nameOf: NameOf): string =>
  values
    .map((value, seat) => `${nameOf(seat)} ${typeof value === "number" ? value : worth(value)}`)
    .join(", ");

export function doing(pattern: Action): string {
  const args = { committee: "any", path: "any", to: "any" } as Record<string, string>;
  for (const key of Object.keys(args)) if (typeof pattern[key] === "string") args[key] = pattern[key] as string;
  return t(`event-doing-${pattern.type}`, args);
}

/** One clause: who owes what. */
export function clauseWords(said: Clause, nameOf: NameOf): string {
  const kind = said.kind === "support" && said.for !== undefined ? "promised-support" : said.kind;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(said)) {
    if (["by", "to", "for", "against"].includes(key)) args[key] = nameOf(value as number);
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  if (said.action) args["action"] = doing(said.action);
  const statement = t(`event-clause-${kind}`, args);
  return said.until === undefined ? statement : t("event-clause-until", { statement, until: said.until });
}

/** A deal read aloud. */
export function dealWords(clauses: Clause[], nameOf: NameOf): string {
  return `${clauses.map((said) => clauseWords(said, nameOf)).join("; ")}.`;
}

type Role = "me" | "you" | "other";

/** One clause in the words of the one who offers it. */
function spoken(said: Clause, role: (seat: number) => Role, nameOf: NameOf): string {
  const kind = said.kind === "support" && said.for !== undefined ? "promised-support" : said.kind;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(said)) {
    if (["to", "for", "against"].includes(key)) args["whom"] = t("event-say-whom", { who: role(value as number), name: nameOf(value as number) });
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  args["who"] = role(said.by);
  args["by"] = nameOf(said.by);
  if (said.action) args["action"] = doing(said.action);
  if (said.votes !== undefined) args["counted"] = t("event-say-votes", { votes: said.votes });
  const statement = t(`event-say-${kind}`, args);
  return said.until === undefined ? statement : t("event-clause-until", { statement, until: said.until });
}

/** One clause as the one hears it whom it may concern: "You give a vote on B1-A3." */
export function clauseFor(me: number | null, said: Clause, nameOf: NameOf): string {
  return said.kind === "note" ? clauseWords(said, nameOf) : opened(spoken(said, (seat) => (seat === me ? "you" : "other"), nameOf));
}

/** What somebody says who offers a deal: "You give a vote on B1-A3 and I pay you 2. Agreed?" */
function speech(event: GameEvent, clauses: Clause[], nameOf: NameOf): string {
  const terms = clauses.filter((clause) => clause.kind !== "note");
  const notes = clauses.filter((clause) => clause.kind === "note").map((clause) => clause.text ?? "");
  return (terms.length ? [bargain(event, terms, nameOf), ...notes] : notes).join(" ");
}

function bargain(event: GameEvent, terms: Clause[], nameOf: NameOf): string {
  const [by, to, only] = [event["by"] as number, event["to"] as number[], terms.length === 1 ? terms[0] : undefined];
  if (only?.kind === "support" && only.for === undefined && to.length === 1 && to[0] === only.by)
    return opened(t("event-say-request", {
      way: way(event), counted: t("event-say-votes", { votes: only.votes }), path: only.path,
    }));
  const role = (seat: number): Role => (seat === by ? "me" : to.length === 1 && to[0] === seat ? "you" : "other");
  const said = opened(listed(terms.map((clause) => spoken(clause, role, nameOf))));
  return t((event["answers"] ?? null) === null ? "event-say-terms" : "event-say-counter", { way: way(event), terms: said });
}

function offer(_: GameName, event: GameEvent, nameOf: NameOf): string {
  const [by, to] = [event["by"] as number, event["to"] as number[]];
  const clauses = event["clauses"] as Clause[] | undefined;
  const manner = event["private"] ? "whisper" : (event["answers"] ?? null) === null ? "aloud" : "answer";
  return t("event-quo-vadis-offer", {
    deal: event["deal"] as number,
    by: nameOf(by),
    to: listed(to.map(nameOf)),
    manner: clauses ? manner : "secret",
    said: clauses ? speech(event, clauses, nameOf) : "",
  });
}

export function outcome(game: GameName, result: Result, nameOf: NameOf): string {
  const count = result.winners.length;
  const winners = listed(result.winners.map(nameOf));
  const won = t(`web-result-${game}`, { count, winners, faction: result.faction ?? "none" });
  return `${won} ${t("web-reason", { reason: result.reason })}`;
}

type Teller = (game: GameName, event: GameEvent, nameOf: NameOf) => string | null;

const SPECIAL: Record<string, Teller> = {
  turn: () => null,
  undo: (game, event, nameOf) =>
    plain(game, "undo", event, nameOf) ?? t("web-undone", { who: nameOf(event["seat"] as number) }),
  advance,
  offer,
  census: (game, event, nameOf) => words.find(`event-${game}-census`, {
    who: nameOf(event["seat"] as number),
    sums: sums(event["holdings"] as Record<string, number>[], nameOf),
  }),
  game: (game, event, nameOf) => words.find(`event-${game}-game`, {
    game: event["game"] as number,
    sums: sums(event["sums"] as number[], nameOf),
    begins: nameOf(event["begins"] as number),
  }),
  paid: (game, event, nameOf) => words.find(`event-${game}-paid`, {
    deal: event["deal"] as number,
    value: event["value"] as number,
    by: nameOf(event["by"] as number),
    to: nameOf(event["to"] as number),
  }),
  over: (game, event, nameOf) => outcome(game, event as unknown as Result, nameOf),
  assign: (game, event, nameOf) => words.find(`event-${game}-assign`, {
    who: nameOf(event["seat"] as number),
    praetor: nameOf(event["praetor"] as number),
    aediles: listed((event["aediles"] as number[]).map(nameOf)),
  }),
  count: (game, event) => words.find(`event-${game}-count`, {
    cards: listed((event["cards"] as string[]).map(cardName)),
    ...(event["markers"] as { loyalist: number; traitor: number }),
  }),
  hand: (game, event, nameOf) => words.find(`event-${game}-hand`, {
    who: nameOf(event["seat"] as number),
    cards: listed((event["cards"] as string[]).map(cardName)),
  }),
  round: (game, event, nameOf) => {
    const roles = event["roles"] as { consul: number; praetor: number | null; aediles: number[] };
    return words.find(`event-${game}-round`, {
      round: event["turn"] as number,
      phase: event["phase"] as number,
      consul: nameOf(roles.consul),
      praetor: roles.praetor === null ? "none" : nameOf(roles.praetor),
      aediles: listed((roles.aediles ?? []).map(nameOf)),
    });
  },
  claim: (game, event, nameOf) => plain(game, `claim-${event["about"]}`, event, nameOf),
  claims: (game, event) => {
    const truths = (event["claims"] as { true: boolean | null }[]).map((claim) => claim.true);
    if (!truths.length) return null;
    return words.find(`event-${game}-claims`, {
      true: truths.filter((truth) => truth === true).length,
      false: truths.filter((truth) => truth === false).length,
    });
  },
};
