/** The legal actions of Quo Vadis?, sorted by what on the board they touch. No rules here: only `legal`. */
import type { Action, GameEvent, QuoVadisView } from "../lib/types";
import { PATHS } from "./layout";

export interface Choices {
  place: Set<string>;
  advance: Map<string, Action[]>;
  caesar: Set<string>;
  pledge: Map<string, number[]>;
  retract: Set<string>;
  remove: Set<string>;
  decline: boolean;
  census: boolean;
}

export function sorted(legal: Action[]): Choices {
  const choices: Choices = {
    place: new Set(),
    advance: new Map(),
    caesar: new Set(),
    pledge: new Map(),
    retract: new Set(),
    remove: new Set(),
    decline: false,
    census: false,
  };
  for (const action of legal) {
    const path = String(action["path"]);
    if (action.type === "place") choices.place.add(String(action["committee"]));
    else if (action.type === "remove") choices.remove.add(String(action["committee"]));
    else if (action.type === "caesar") choices.caesar.add(String(action["to"]));
    else if (action.type === "advance") choices.advance.set(path, [...(choices.advance.get(path) ?? []), action]);
    else if (action.type === "pledge") choices.pledge.set(path, [...(choices.pledge.get(path) ?? []), Number(action["votes"])]);
    else if (action.type === "retract") choices.retract.add(path);
    else if (action.type === "decline") choices.decline = true;
    else if (action.type === "census") choices.census = true;
  }
  return choices;
}

export interface Votes {
  needed: number;
  own: number;
  pledged: number;
}

/** What lies open about the votes on a path for the player to move. */
export function votesOn(view: QuoVadisView, path: string): Votes {
  const needed = view.needs[path] ?? 0;
  const from = path.split("-")[0] ?? "";
  const there = view.committees[from] ?? [];
  const own = Math.max(0, there.filter((seat) => seat === view.to_move).length - 1);
  const given = [...view.pledges, ...view.granted].filter((one) => one.path === path);
  return { needed, own, pledged: given.reduce((sum, one) => sum + one.votes, 0) };
}

export function pathsFrom(committee: string): string[] {
  return PATHS.filter((path) => path.from === committee).map((path) => path.id);
}

/** An advance to ask about, with whatever votes could be thought of, so the table can say what is missing. */
export function thinkable(view: QuoVadisView, path: string): Action {
  const { needed, own } = votesOn(view, path);
  const from = path.split("-")[0] ?? "";
  const others = (view.committees[from] ?? []).filter((seat) => seat !== view.to_move);
  const using = [...Array<number>(own).fill(view.to_move), ...others].slice(0, needed);
  while (using.length < needed) using.push(view.to_move);
  return { type: "advance", path, with: using.sort((a, b) => a - b) };
}

/** Others standing below a path, who could be asked for a vote. */
export function askable(view: QuoVadisView, path: string): number[] {
  const from = path.split("-")[0] ?? "";
  return [...new Set((view.committees[from] ?? []).filter((seat) => seat !== view.to_move))].sort();
}

export interface LastMove {
  seat: number;
  path?: string;
  committee?: string;
  caesar?: string;
}

const MOVES = ["place", "advance", "caesar"];

/** The last thing that moved on the board. */
export function lastMove(events: GameEvent[]): LastMove | null {
  let undone = 0;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as GameEvent;
    if (event.kind === "undo" && MOVES.includes(String(event["what"]))) undone++;
    if (MOVES.includes(event.kind) && undone-- > 0) continue;
    const seat = Number(event["seat"]);
    if (event.kind === "game") return null;
    if (event.kind === "place") return { seat, committee: String(event["committee"]) };
    if (event.kind === "advance") {
      const path = String(event["path"]);
      return { seat, path, committee: path.split("-")[1] ?? "" };
    }
    if (event.kind === "caesar") return { seat, caesar: String(event["to"]) };
  }
  return null;
}
