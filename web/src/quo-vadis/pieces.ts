/** Senators as things that move: a new view finds the same pieces again, so that they can glide. */
import type { QuoVadisView } from "../lib/types";

export interface Placed {
  id: number;
  seat: number;
  at: string;
  slot: number;
}

type Wanted = { seat: number; at: string };

function wanted(view: QuoVadisView): Wanted[] {
  const list: Wanted[] = [];
  for (const [at, seats] of Object.entries(view.committees)) {
    if (at === "S") continue;
    for (const seat of seats) list.push({ seat, at });
  }
  for (const seat of view.senate) list.push({ seat, at: "S" });
  return list;
}

let numbers = 0;

/** The pieces of a view, each that was there before with its old id. */
export function placed(view: QuoVadisView, before: Placed[]): Placed[] {
  const open = wanted(view);
  const left = [...before];
  const now: Placed[] = [];
  const take = (want: Wanted, fits: (piece: Placed) => boolean): boolean => {
    const found = left.findIndex((piece) => piece.seat === want.seat && fits(piece));
    if (found < 0) return false;
    const [piece] = left.splice(found, 1) as [Placed];
    now.push({ ...piece, at: want.at, slot: piece.at === want.at ? piece.slot : -1 });
    return true;
  };
  const stay = open.filter((want) => !take(want, (piece) => piece.at === want.at));
  const come = stay.filter((want) => !take(want, () => true));
  for (const { seat, at } of come) now.push({ id: ++numbers, seat, at, slot: -1 });
  return seated(now, view);
}

function seated(pieces: Placed[], view: QuoVadisView): Placed[] {
  const taken = new Map<string, Set<number>>();
  const slots = (at: string): Set<number> => {
    const known = taken.get(at) ?? new Set<number>();
    taken.set(at, known);
    return known;
  };
  const bySenate = new Map<number, number[]>();
  view.senate.forEach((seat, order) => bySenate.set(seat, [...(bySenate.get(seat) ?? []), order]));
  for (const piece of pieces) if (piece.at !== "S" && piece.slot >= 0) slots(piece.at).add(piece.slot);
  for (const piece of pieces) {
    if (piece.at === "S") piece.slot = bySenate.get(piece.seat)?.shift() ?? 0;
    else if (piece.slot < 0) {
      let free = 0;
      while (slots(piece.at).has(free)) free++;
      piece.slot = free;
      slots(piece.at).add(free);
    }
  }
  return pieces.sort((a, b) => a.id - b.id);
}
