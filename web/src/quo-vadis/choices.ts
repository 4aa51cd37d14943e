/** The legal actions of Quo Vadis?, sorted by what on the board they touch, and what lies open there. */
import { standing } from "../lib/narrate";
import type { AdvanceAction, Board, Laurel, QuoVadisAction, QuoVadisEvent, QuoVadisView, ServerEvent } from "../protocol";

export interface Choices {
  place: Set<string>;
  /** By path: one action for each choice of whose consent to use. */
  advance: Map<string, AdvanceAction[]>;
  caesar: Set<string>;
  pledge: Map<string, number[]>;
  retract: Set<string>;
  remove: Set<string>;
  decline: boolean;
  census: boolean;
}

export function sorted(legal: QuoVadisAction[]): Choices {
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
  for (const action of legal)
    switch (action.type) {
      case "place":
      case "remove":
        choices[action.type].add(action.committee);
        break;
      case "caesar":
        choices.caesar.add(action.to);
        break;
      case "advance":
        choices.advance.set(action.path, [...(choices.advance.get(action.path) ?? []), action]);
        break;
      case "pledge":
        choices.pledge.set(action.path, [...(choices.pledge.get(action.path) ?? []), action.votes]);
        break;
      case "retract":
        choices.retract.add(action.path);
        break;
      case "decline":
      case "census":
        choices[action.type] = true;
        break;
      case "offer":
      case "accept":
      case "reject":
      case "withdraw":
        break; // not on the board
    }
  return choices;
}

export interface Votes {
  needed: number;
  own: number;
  pledged: number;
}

export function below(path: string): string {
  return path.split("-")[0] ?? "";
}

/** What lies open about the consents on a path for the player to move: needed, standing there, given. */
export function votesOn(view: QuoVadisView, path: string): Votes {
  const there = view.committees[below(path)] ?? [];
  const own = Math.max(0, there.filter((seat) => seat === view.to_move).length - 1);
  const given = [...view.pledges, ...view.granted].filter((one) => one.path === path);
  return { needed: view.needs[path] ?? 0, own, pledged: given.reduce((sum, one) => sum + one.votes, 0) };
}

export function missingVotes(view: QuoVadisView, path: string): number {
  const { needed, own, pledged } = votesOn(view, path);
  return needed - own - pledged;
}

export function pathsFrom(board: Board, committee: string): string[] {
  return board.paths.filter((path) => path.from === committee).map((path) => `${path.from}-${path.to}`);
}

/** Whether a senator that goes along a path finds a free seat at its end. */
export function hasRoom(view: QuoVadisView, board: Board, path: string): boolean {
  const [, to = ""] = path.split("-");
  const standing = board.committees[to]?.senate ? view.senate : view.committees[to];
  return (standing?.length ?? 0) < (board.committees[to]?.seats ?? 0);
}

/** An advance to ask about, with every vote one could think of, so that the table can say what is missing. */
export function thinkable(view: QuoVadisView, path: string): AdvanceAction {
  const { needed, own } = votesOn(view, path);
  const others = (view.committees[below(path)] ?? []).filter((seat) => seat !== view.to_move);
  const using = [...Array<number>(own).fill(view.to_move), ...others].slice(0, needed);
  while (using.length < needed) using.push(view.to_move);
  return { type: "advance", path, with: using.sort((a, b) => a - b) };
}

/** Others standing below a path, who could be asked for a vote. */
export function askable(view: QuoVadisView, path: string): number[] {
  return [...new Set((view.committees[below(path)] ?? []).filter((seat) => seat !== view.to_move))].sort();
}

export interface LastMove {
  seat: number;
  path?: string;
  committee?: string;
  caesar?: string;
}

function moveOf(event: QuoVadisEvent | ServerEvent): LastMove | null {
  if (event.kind === "place") return { seat: event.seat, committee: event.committee };
  if (event.kind === "caesar") return { seat: event.seat, caesar: event.to };
  return event.kind === "advance" ? { seat: event.seat, path: event.path, committee: event.path.split("-")[1] ?? "" } : null;
}

/** What others have moved on the board since a seat last did, of this game; for a spectator the last move. */
export function movesSince(events: (QuoVadisEvent | ServerEvent)[], me: number | null): LastMove[] {
  const told = standing(events);
  const game = told.slice(told.findLastIndex((event) => event.kind === "game") + 1);
  const moves = game.flatMap((event) => moveOf(event) ?? []);
  return me === null ? moves.slice(-1) : moves.slice(moves.findLastIndex(({ seat }) => seat === me) + 1);
}

const TOLD = new Set(["place", "advance", "caesar", "paid", "game", "census"]);

/** What is worth telling of what happened since a seat's last turn: moves and payments, no talk. */
export function sinceTurn(events: (QuoVadisEvent | ServerEvent)[], me: number): (QuoVadisEvent | ServerEvent)[] {
  const told = standing(events);
  const last = told.findLastIndex((event) => moveOf(event)?.seat === me);
  return last < 0
    ? []
    : told.slice(last + 1).filter((event) => TOLD.has(event.kind) || (event.kind === "promise" && event.status === "broken"));
}

/** What somebody holds, the most valuable first. */
export function laurelsOf(holding: Record<string, number> | null | undefined): [Laurel, number][] {
  const kinds: Laurel[] = ["V", "IV", "III", "IIc", "II", "I"];
  return kinds.map((kind): [Laurel, number] => [kind, holding?.[kind] ?? 0]).filter(([, count]) => count);
}

/** The committee to place in: where others stand whose consent can be had, rather one that takes few of them. */
export function bestEntry(view: QuoVadisView, board: Board, committees: Iterable<string>): string | undefined {
  const others = (id: string): number => (view.committees[id] ?? []).filter((seat) => seat !== view.to_move).length;
  const seats = (id: string): number => board.committees[id]?.seats ?? 0;
  const free = (id: string): number => (seats(id) === 1 ? Infinity : seats(id));
  return [...committees].sort((a, b) => others(b) - others(a) || free(a) - free(b))[0];
}
