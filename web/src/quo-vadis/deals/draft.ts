import type { Clause, Deal, QuoVadisView } from "../../lib/types";
import { VALUES } from "../../lib/narrate";
import type { Draft } from "../../table/session.svelte";

export function emptyDraft(partner: number): Draft {
  return { clauses: [], partner, private: false, answers: null };
}

/** A vote of the partner on a path: what "ask" begins with. */
export function startDraft(view: QuoVadisView, me: number, partner: number, path: string): Draft {
  const by = view.to_move === me ? partner : me;
  return { ...emptyDraft(partner), clauses: [{ kind: "support", by, path, votes: 1 }] };
}

/** A counter-offer begins with what was offered. */
export function counterDraft(deal: Deal, me: number): Draft {
  const partner = deal.by === me ? (deal.to[0] ?? 0) : deal.by;
  const clauses = (deal.clauses ?? []).map((clause) => ({ ...clause }));
  return { clauses, partner, private: deal.private, answers: deal.deal };
}

/** The path a draft is about, if it is about one. */
export function pathOf(draft: Draft): string | null {
  return draft.clauses.find((clause) => clause.kind === "support" && clause.path)?.path ?? null;
}

/** Half of what an advance brings: its laurel and the I laurels the votes earn anyway. */
export function half(view: QuoVadisView, path: string, votes: number): number {
  const laurel = view.caesar === path ? null : view.laurels[path];
  const value = laurel ? (VALUES[laurel] ?? 0) : 0;
  return Math.max(0, Math.floor((value + votes) / 2) - votes);
}

/** The paths whose votes can be spoken about now: the player to move stands below. */
export function talkable(view: QuoVadisView): string[] {
  return Object.entries(view.needs)
    .filter(([path, needed]) => needed > 0 && (view.committees[path.split("-")[0] ?? ""] ?? []).includes(view.to_move))
    .map(([path]) => path);
}

export function withPay(clauses: Clause[], by: number, to: number, value: number): Clause[] {
  const rest = clauses.filter((clause) => clause.kind !== "pay");
  return value > 0 ? [...rest, { kind: "pay", by, to, value }] : rest;
}
