import { VALUES } from "../../lib/narrate";
import type { Clause, Deal, QuoVadisView } from "../../protocol";
import type { Draft } from "../../table/session.svelte";
import { askable, below, missingVotes } from "../choices";
import { nearest } from "./payments";

export function emptyDraft(partner: number): Draft {
  return { clauses: [], partner, private: false, answers: null };
}

/** Votes on a path: what asking begins with, as many as are missing, from whoever can give the most of them. */
export function startDraft(view: QuoVadisView, me: number, partner: number, path: string): Draft {
  if (view.to_move !== me) return { ...emptyDraft(partner), clauses: [{ kind: "support", by: me, path, votes: 1 }] };
  const standing = (seat: number): number => (view.committees[below(path)] ?? []).filter((one) => one === seat).length;
  const others = askable(view, path).filter((seat) => seat !== partner);
  let missing = Math.max(1, missingVotes(view, path));
  const clauses: Clause[] = [];
  for (const by of [partner, ...others.sort((a, b) => standing(b) - standing(a))]) {
    const votes = Math.min(missing, Math.max(1, standing(by)));
    if (missing > 0) clauses.push({ kind: "support", by, path, votes });
    missing -= votes;
  }
  return { ...emptyDraft(partner), clauses };
}

/** Whom to ask for consent on a path: whoever stands there with the most senators. */
export function likeliest(view: QuoVadisView, path: string): number | undefined {
  const there = view.committees[below(path)] ?? [];
  const count = (seat: number): number => there.filter((one) => one === seat).length;
  return askable(view, path).sort((a, b) => count(b) - count(a))[0];
}

/** A tap on the board while a deal is built: a place for the clause that was added last, or consents on a path. */
export function pointedAt(draft: Draft, view: QuoVadisView, me: number, place: string): Clause[] {
  const rest = draft.clauses.slice(0, -1);
  const last = draft.clauses.at(-1);
  if (last?.kind === "support" && last.for !== undefined)
    return Object.keys(view.needs).some((path) => below(path) === place) ? [...rest, { ...last, from: place }] : draft.clauses;
  if ((last?.kind === "do" || last?.kind === "avoid") && last.action.type === "caesar" && place in view.laurels)
    return [...rest, { ...last, action: { ...last.action, to: place } }];
  if (!talkable(view).includes(place)) return draft.clauses;
  if (draft.clauses.some((clause) => clause.kind === "support" && clause.path !== undefined))
    return draft.clauses.map((clause) => (clause.kind === "support" && clause.path !== undefined ? { ...clause, path: place } : clause));
  return [...startDraft(view, me, draft.partner, place).clauses, ...draft.clauses];
}

/** A counter-offer begins with what was offered. */
export function counterDraft(deal: Deal, me: number): Draft {
  const partner = deal.by === me ? (deal.to[0] ?? 0) : deal.by;
  return { clauses: structuredClone(deal.clauses ?? []), partner, private: deal.private, answers: deal.deal };
}

/** The path a draft is about, if it is about one. */
export function pathOf(draft: Draft): string | null {
  for (const clause of draft.clauses) if (clause.kind === "support" && clause.path) return clause.path;
  return null;
}

/** Another partner is chosen. */
export function choosePartner(draft: Draft, partner: number): void {
  draft.clauses = withPartner(draft, partner);
  draft.partner = partner;
}

/** The draft with another partner: what was agreed with one is asked of the other. */
function withPartner(draft: Draft, partner: number): Clause[] {
  const moved = (seat: number): number => (seat === draft.partner ? partner : seat);
  return draft.clauses.map((clause): Clause => {
    const by = moved(clause.by);
    if (clause.kind === "pay") return { ...clause, by, to: moved(clause.to) };
    if (clause.kind === "support" && clause.for !== undefined) return { ...clause, by, for: moved(clause.for) };
    return { ...clause, by };
  });
}

/** Half of what an advance brings: its laurel and the I laurels that the votes earn anyway. */
export function half(view: QuoVadisView, path: string, votes: number): number {
  const laurel = view.caesar === path ? null : view.laurels[path];
  const value = laurel ? (VALUES[laurel] ?? 0) : 0;
  return Math.max(0, Math.floor((value + votes) / 2) - votes);
}

/** The paths whose votes can be spoken about now: those the player to move stands below. */
export function talkable(view: QuoVadisView): string[] {
  return Object.entries(view.needs)
    .filter(([path, needed]) => needed > 0 && (view.committees[below(path)] ?? []).includes(view.to_move))
    .map(([path]) => path);
}

/** The clauses with one payment near a wish, if there is one that can be made. */
export function withPay(view: QuoVadisView, clauses: Clause[], by: number, to: number, wish: number): Clause[] {
  const rest = clauses.filter((clause) => clause.kind !== "pay");
  const value = wish > 0 ? nearest(view, rest, { kind: "pay", by, to, value: wish }) : null;
  return value === null ? rest : [...rest, { kind: "pay", by, to, value }];
}

export type ClauseKind = "support" | "pay" | "caesar" | "avoid" | "later" | "refuse" | "note";

/** What a clause is called in the builder: a `do` always moves Caesar, support may be promised for later. */
export function kindOf(clause: Clause): ClauseKind {
  if (clause.kind === "do") return "caesar";
  return clause.kind === "support" && clause.for !== undefined ? "later" : clause.kind;
}

/** Whom a further payment is for: the partner or, if they are paid already, another who gives a vote. */
function unpaid({ clauses }: Draft, by: number, to: number): number {
  const givers = clauses.flatMap((clause) => (clause.kind === "support" && clause.path !== undefined ? [clause.by] : []));
  const isPaid = (seat: number): boolean => clauses.some((clause) => clause.kind === "pay" && clause.by === by && clause.to === seat);
  return [to, ...givers].find((seat) => seat !== by && !isPaid(seat)) ?? to;
}

/** One clause of each kind that `by` could offer `to`, sensibly filled in; no payment where none can be made. */
export function newClauses(view: QuoVadisView, draft: Draft, by: number, to: number): Clause[] {
  const path = pathOf(draft) ?? talkable(view)[0];
  const until = view.turn + view.players;
  const reach = by === view.to_move ? {} : { until };
  const place = Object.keys(view.laurels).find((one) => one !== view.caesar) ?? "";
  const payee = unpaid(draft, by, to);
  const value = nearest(view, draft.clauses, { kind: "pay", by, to: payee, value: 1 });
  const third = view.held.findIndex((_, seat) => seat !== by && seat !== to);
  return [
    ...(by !== view.to_move && path ? [{ kind: "support" as const, by, path, votes: 1 }] : []),
    ...(value === null ? [] : [{ kind: "pay" as const, by, to: payee, value }]),
    { kind: "do", by, action: { type: "caesar", to: place }, ...reach },
    { kind: "avoid", by, action: { type: "caesar", to: place }, ...reach },
    { kind: "support", by, for: to, from: below(path ?? Object.keys(view.needs)[0] ?? ""), until },
    { kind: "refuse", by, against: third < 0 ? to : third, until },
    { kind: "note", by, text: "" },
  ];
}
