/**
 * What happened, in plain sentences. The terminal tells the same events with the same messages (src/rostra/cli/narrate.py);
 * tests/golden/sentences.json holds the two together.
 */
// prettier-ignore
import type {
  AdvanceEvent, Clause, GameEvent, IdusMartiiEvent, Line, OfferEvent, Pattern, QuoVadisEvent, QuoVadisOverEvent,
  RejectEvent, Result, RoundEvent, ServerEvent,
} from "../protocol";
import { listed, t } from "./words.svelte";

export type NameOf = (seat: number) => string;
type Args = Record<string, string | number>;

/** The fields of events that hold a seat. */
const SEATS = new Set(["seat", "aedile", "praetor", "begins", "whom", "by", "to"]);

export const VALUES: Record<string, number> = { I: 1, II: 2, IIc: 2, III: 3, IV: 4, V: 5 };

export const cardName = (card: string): string => t("card-name", { card });
export const laurelName = (laurel: string): string => t("laurel-name", { laurel });

export function worth(holding: Record<string, number> | null | undefined): number {
  return Object.entries(holding ?? {}).reduce((sum, [laurel, count]) => sum + (VALUES[laurel] ?? 0) * count, 0);
}

/** An event, and another that is told in the same breath. */
export interface Telling {
  event: GameEvent;
  joined: GameEvent | null;
  /** Which of the events it is. */
  at: number;
}

/** What everybody saw and the card that only some know; the last yes and that the deal is struck. */
export function joined(events: GameEvent[]): Telling[] {
  const told: Telling[] = [];
  for (const [at, event] of events.entries()) {
    const last = told.at(-1);
    if (last?.joined === null && joins(last.event, event)) last.joined = event;
    else told.push({ event, joined: null, at });
  }
  return told;
}

function joins(event: GameEvent, following: GameEvent): boolean {
  if (event.kind === "accept" && following.kind === "struck") return event.deal === following.deal;
  return following.kind === `${event.kind}-card`;
}

// prettier-ignore
const OF_IDUS_MARTII: Record<IdusMartiiEvent["kind"], true> = {
  round: true, hand: true, assign: true, vote: true, "vote-card": true, peek: true, "peek-card": true, yellow: true, approve: true, veto: true,
  replace: true, "replace-card": true, discard: true, "discard-card": true, count: true, claim: true, claims: true, over: true,
};

export const isOfIdusMartii = (event: GameEvent): event is IdusMartiiEvent | ServerEvent =>
  event.kind in OF_IDUS_MARTII || event.kind === "undo" || event.kind === "ended";
export const isOfQuoVadis = (event: GameEvent): event is QuoVadisEvent | ServerEvent =>
  event.kind === "over" || !(event.kind in OF_IDUS_MARTII);

/** What may be told aloud or stand in a log others could glance at: no hand and no card of mine. */
export function discreet<E extends { kind: string }>(events: E[]): E[] {
  return events.filter((event) => event.kind !== "hand" && !event.kind.endsWith("-card"));
}

/** What may follow from an action by itself: when it is taken back, so is this. */
const FOLLOWS = new Set(["turn", "round", "expired", "lapsed", "void", "paid", "promise"]);

/** Which events were taken back, by their places. */
export function takenBack(events: GameEvent[]): Set<number> {
  const gone = new Set<number>();
  for (const [end, event] of events.entries()) {
    if (event.kind !== "undo") continue;
    const start = events.findLastIndex((one, i) => i < end && !gone.has(i) && one.kind === event.what && seatOf(one) === event.seat);
    if (start < 0) continue;
    gone.add(start);
    for (let i = start + 1; i < end; i++) {
      const kind = events[i]?.kind ?? "";
      if (FOLLOWS.has(kind) || kind === `${event.what}-card`) gone.add(i);
    }
  }
  return gone;
}

/** What has happened and was not taken back. */
export function standing<E extends GameEvent>(events: E[]): E[] {
  const gone = takenBack(events);
  return gone.size ? events.filter((event, i) => event.kind !== "undo" && !gone.has(i)) : events;
}

/** Who did it, as far as an event says. */
export function seatOf(event: GameEvent): number | null {
  return "seat" in event ? event.seat : "by" in event ? event.by : null;
}

/** One event in plain words, perhaps with another joined to it; null where it goes without saying. */
export function sentence(event: GameEvent, nameOf: NameOf, joined: GameEvent | null = null): string | null {
  switch (event.kind) {
    case "turn":
      return null;
    case "advance":
      return advance(event, nameOf);
    case "offer":
      return offer(event, nameOf);
    case "accept":
    case "reject":
      if (event.kind === "reject" && event.because !== undefined)
        return plain("quo-vadis", event, nameOf, { why: excuse(event.because, event.deal) }, "reject-because");
      return plain("quo-vadis", event, nameOf, { way: way(event.deal, event.seat) }, joined ? "agreed" : event.kind);
    case "census":
      return plain("quo-vadis", event, nameOf, { sums: sums(event.holdings.map(worth), nameOf) });
    case "game":
      return plain("quo-vadis", event, nameOf, { sums: sums(event.sums, nameOf) });
    case "begin":
    case "place":
    case "caesar":
    case "decline":
    case "pledge":
    case "retract":
    case "remove":
    case "withdraw":
    case "struck":
    case "failed":
    case "expired":
    case "void":
    case "paid":
    case "lapsed":
    case "promise":
      return plain("quo-vadis", event, nameOf);
    case "vote":
    case "peek":
    case "replace":
    case "discard":
      return plain("idus-martii", event, nameOf, { card: joined && "card" in joined && joined.card ? cardName(joined.card) : "none" });
    case "round":
      return round(event, nameOf);
    case "hand":
      return plain("idus-martii", event, nameOf, { cards: listed(event.cards.map(cardName)) });
    case "assign":
      return plain("idus-martii", event, nameOf, { aediles: listed(event.aediles.map(nameOf)) });
    case "count":
      return plain("idus-martii", event, nameOf, { cards: listed(event.cards.map(cardName)), ...event.markers });
    case "claim":
      return plain("idus-martii", event, nameOf, { way: way(event.turn, event.seat) }, `claim-${event.about}`);
    case "claims": {
      const counted = (truth: boolean): number => event.claims.filter((claim) => claim.true === truth).length;
      return event.claims.length ? plain("idus-martii", event, nameOf, { true: counted(true), false: counted(false) }) : null;
    }
    case "yellow":
    case "approve":
    case "veto":
    case "replace-card":
      return plain("idus-martii", event, nameOf);
    case "vote-card":
    case "peek-card":
    case "discard-card":
      return null; // joined to what everybody saw
    case "over":
      return "faction" in event ? outcome(event, nameOf) : outcome({ ...event, faction: null }, nameOf, level(event));
    case "undo":
      return t("event-undo", { who: nameOf(event.seat) });
    case "ended":
      return t("event-ended");
    default:
      return bare(event);
  }
}

/** Something readable for an event of a game this client does not know. */
function bare(event: never): string {
  return Object.entries(event)
    .map(([key, value]) => (key === "kind" ? String(value) : `${key} ${JSON.stringify(value)}`))
    .join(", ");
}

/** An event whose message needs nothing but names and single values. */
function plain(
  game: "quo-vadis" | "idus-martii",
  event: QuoVadisEvent | IdusMartiiEvent,
  nameOf: NameOf,
  more: Args = {},
  kind: string = event.kind,
): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number") args[key] = SEATS.has(key) ? nameOf(value) : value;
    else if (typeof value === "string") args[key] = key === "card" ? cardName(value) : value;
  }
  return t(`event-${game}-${kind}`, { who: args["seat"], ...args, ...more });
}

/** In which of three ways something is said: by what it is about, so that it is told the same again. */
const way = (...numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) % 3;

const opened = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function counted(seats: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

const sums = (values: number[], nameOf: NameOf): string => values.map((value, seat) => `${nameOf(seat)} ${value}`).join(", ");

/** Whose votes: the mover's own first. The mover may be "you". */
export function votesOf(mover: number, seats: number[], nameOf: NameOf, who: "you" | "other" = "other"): string {
  const sorted = [...counted(seats)].sort(([a], [b]) => Number(a !== mover) - Number(b !== mover) || a - b);
  return listed(
    sorted.map(([seat, count]) =>
      seat === mover ? t("event-own-votes", { count, who }) : t("event-votes-of", { count, who: nameOf(seat) }),
    ),
  );
}

/** The step, whose votes it took and what it brought. */
function advance(event: AdvanceEvent, nameOf: NameOf): string {
  const [from = "", to = ""] = event.path.split("-");
  let step = t("event-quo-vadis-advance", { who: nameOf(event.seat), from, to, place: to === "S" ? "S" : "committee" });
  if (event.with.length) step = t("event-advance-with", { step, votes: votesOf(event.seat, event.with, nameOf) });
  const parts = [step];
  if (event.laurel) parts.push(t("event-advance-laurel", { laurel: laurelName(event.laurel) }));
  const ones = [...counted(event.ones)].map(([seat, count]) => t("event-advance-one", { who: nameOf(seat), count }));
  if (ones.length) parts.push(listed(ones));
  if (event.drawn) parts.push(t("event-advance-drawn", { laurel: laurelName(event.drawn) }));
  return t("event-advance", { parts: parts.join("; ") });
}

function round(event: RoundEvent, nameOf: NameOf): string {
  const { consul, praetor, aediles } = event.roles;
  return t("event-idus-martii-round", {
    round: event.turn,
    phase: event.phase,
    consul: nameOf(consul),
    praetor: praetor === null ? "none" : nameOf(praetor),
    aediles: listed(aediles.map(nameOf)),
  });
}

/** Whom the earlier arrival divides (Q16); not in a consular election, whose sums are of three games. */
function level({ scores, holdings }: QuoVadisOverEvent): number[] {
  const best = Math.max(0, ...Object.values(scores));
  const isElection = Object.entries(scores).some(([seat, score]) => worth(holdings[Number(seat)]) !== score);
  const first = Object.keys(scores).filter((seat) => scores[seat] === best);
  return first.length > 1 && !isElection ? first.map(Number) : [];
}

type Ending = Pick<Result, "winners" | "scores" | "faction" | "reason">;

/** Who won and why; with what everybody scored, where that was told, and who is level. */
export function outcome(result: Ending, nameOf: NameOf, level: number[] = []): string {
  const won = { count: result.winners.length, winners: listed(result.winners.map(nameOf)) };
  const parts = [result.faction === null ? t("result-won", won) : t("result-faction", { ...won, faction: result.faction })];
  const scores = Object.entries(result.scores ?? {}).sort(([, a], [, b]) => b - a);
  const ranking = scores.map(([seat, score]) => `${nameOf(Number(seat))} ${score}`).join(", ");
  if (ranking) parts.push(t("result-scores", { reason: result.reason, scores: ranking }));
  if (level.length) parts.push(t("result-level", { who: listed(level.map(nameOf)) }));
  return [...parts, t("result-reason", { reason: result.reason })].join(" ");
}

/** What is to be done or avoided; what is left out is free. */
export function doing(pattern: Pattern): string {
  switch (pattern.type) {
    case "place":
      return t("event-doing-place", { committee: pattern.committee ?? "any" });
    case "advance":
      return t("event-doing-advance", { path: pattern.path ?? "any" });
    case "caesar":
      return t("event-doing-caesar", { to: pattern.to ?? "any" });
    case "decline":
      return t("event-doing-decline");
  }
}

/** How somebody who speaks, or listens, calls a seat. */
type Role = (seat: number) => "me" | "you" | "other";

/** What a clause says besides who owes it: the kind of the sentence and what it needs. */
function clauseParts(said: Clause, whom: (seat: number) => string): [kind: string, args: Args] {
  switch (said.kind) {
    case "support":
      return said.for === undefined
        ? ["support", { votes: said.votes ?? 1, counted: t("event-say-votes", { votes: said.votes }), path: said.path ?? "" }]
        : ["promised-support", { for: whom(said.for), whom: whom(said.for), from: said.from ?? "" }];
    case "pay":
      return ["pay", { to: whom(said.to), whom: whom(said.to), value: said.value }];
    case "do":
    case "avoid":
      return [said.kind, { action: doing(said.action) }];
    case "refuse":
      return ["refuse", { against: whom(said.against), whom: whom(said.against) }];
    case "note":
      return ["note", { text: said.text }];
  }
}

function limited(statement: string, said: Clause): string {
  return "until" in said && said.until !== undefined ? t("event-clause-until", { statement, until: said.until }) : statement;
}

/** One clause: who owes what. */
export function clauseWords(said: Clause, nameOf: NameOf): string {
  const [kind, args] = clauseParts(said, nameOf);
  return limited(t(`event-clause-${kind}`, { ...args, by: nameOf(said.by) }), said);
}

/** A deal read aloud. */
export function dealWords(clauses: Clause[], nameOf: NameOf): string {
  const words = clauses.map((said) => clauseWords(said, nameOf)).join("; ");
  return /[.!?…]["“”]$/.test(words) ? words : `${words}.`; // somebody's own words may have ended the sentence
}

/** One clause in the words of the one who offers it. */
function spoken(said: Clause, role: Role, nameOf: NameOf): string {
  const [kind, args] = clauseParts(said, (seat) => t("event-say-whom", { who: role(seat), name: nameOf(seat) }));
  return limited(t(`event-say-${kind}`, { ...args, who: role(said.by), by: nameOf(said.by) }), said);
}

/** One clause as the person it concerns hears it: "You give consent on B1-A3." */
export function clauseFor(me: number | null, said: Clause, nameOf: NameOf): string {
  return said.kind === "note" ? clauseWords(said, nameOf) : opened(spoken(said, (seat) => (seat === me ? "you" : "other"), nameOf));
}

/** What somebody says who offers a deal: "You give consent on B1-A3 and I pay you 2. Agreed?" */
function speech(event: OfferEvent, clauses: Clause[], nameOf: NameOf): string {
  const notes = clauses.flatMap((clause) => (clause.kind === "note" ? [clause.text] : []));
  const terms = clauses.filter((clause) => clause.kind !== "note");
  return (terms.length ? [bargain(event, terms, nameOf), ...notes] : notes).join(" ");
}

function bargain(event: OfferEvent, terms: Clause[], nameOf: NameOf): string {
  const [first, ...more] = terms;
  const [asked, ...others] = event.to;
  const alone = others.length === 0 ? asked : undefined;
  const manner = way(event.deal, event.turn, event.by);
  if (first?.kind === "support" && first.path !== undefined && more.length === 0 && first.by === alone)
    return opened(t("event-say-request", { way: manner, counted: t("event-say-votes", { votes: first.votes }), path: first.path }));
  const role: Role = (seat) => (seat === event.by ? "me" : seat === alone ? "you" : "other");
  const said = opened(listed(terms.map((clause) => spoken(clause, role, nameOf))));
  if (event.because !== undefined) return t("event-say-better", { why: excuse(event.because, event.deal), terms: said });
  return t(event.answers ? "event-say-counter" : "event-say-terms", { way: manner, terms: said });
}

/** What a bot says, in the reader's language. */
export const remark = (line: Line, nameOf: NameOf): string =>
  t(line.name, { ...line.data, who: typeof line.about === "number" ? nameOf(line.about) : "" });

/** Why an offer will not do, in the words of the one it was made to. */
export const excuse = (because: NonNullable<RejectEvent["because"]>, deal: number): string =>
  t("event-because", { because, way: way(deal) });

/** Who offers what to whom, in their own words; outsiders hear nothing else of a private offer. */
function offer(event: OfferEvent, nameOf: NameOf): string {
  const aloud = event.answers ? "answer" : event.to.length ? "aloud" : "alone";
  return t("event-quo-vadis-offer", {
    deal: event.deal,
    by: nameOf(event.by),
    to: listed(event.to.map(nameOf)),
    manner: !event.clauses ? "secret" : event.private ? "whisper" : aloud,
    said: event.clauses ? speech(event, event.clauses, nameOf) : "",
  });
}
