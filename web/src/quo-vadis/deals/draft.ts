import { VALUES } from "../../lib/narrate";
import type { Clause, Deal, QuoVadisView } from "../../protocol";
import type { Draft } from "../../table/session.svelte";
import { below } from "../choices";

export function emptyDraft(partner: number): Draft {
  return { clauses: [], partner, private: false, answers: null };
}

/** A vote of the partner on a path: what asking begins with. */
export function startDraft(view: QuoVadisView, me: number, partner: number, path: string): Draft {
  const by = view.to_move === me ? partner : me;
  return { ...emptyDraft(partner), clauses: [{ kind: "support", by, path, votes: 1 }] };
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

/** The draft with another partner: what was agreed with one is asked of the other. */
export function withPartner(draft: Draft, partner: number): Clause[] {
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

export function withPay(clauses: Clause[], by: number, to: number, value: number): Clause[] {
  const rest = clauses.filter((clause) => clause.kind !== "pay");
  return value > 0 ? [...rest, { kind: "pay", by, to, value }] : rest;
}

export type ClauseKind = "support" | "pay" | "caesar" | "avoid" | "later" | "refuse" | "note";

/** What a clause is called in the builder: a `do` always moves Caesar, support may be promised for later. */
export function kindOf(clause: Clause): ClauseKind {
  if (clause.kind === "do") return "caesar";
  return clause.kind === "support" && clause.for !== undefined ? "later" : clause.kind;
}

/** One clause of each kind that `by` could offer `to`, sensibly filled in. */
export function newClauses(view: QuoVadisView, draft: Draft, by: number, to: number): Clause[] {
  const path = pathOf(draft) ?? talkable(view)[0];
  const until = view.turn + view.players;
  const reach = by === view.to_move ? {} : { until };
  const place = Object.keys(view.laurels).find((one) => one !== view.caesar) ?? "";
  const third = view.held.findIndex((_, seat) => seat !== by && seat !== to);
  return [
    ...(by !== view.to_move && path ? [{ kind: "support" as const, by, path, votes: 1 }] : []),
    { kind: "pay", by, to, value: 1 },
    { kind: "do", by, action: { type: "caesar", to: place }, ...reach },
    { kind: "avoid", by, action: { type: "caesar", to: place }, ...reach },
    { kind: "support", by, for: to, from: below(path ?? Object.keys(view.needs)[0] ?? ""), until },
    { kind: "refuse", by, against: third < 0 ? to : third, until },
    { kind: "note", by, text: "" },
  ];
}
