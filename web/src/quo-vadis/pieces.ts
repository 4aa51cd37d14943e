/** Senators as things that move: a new view finds the same pieces again, so that they can glide. */
import type { QuoVadisView } from "../protocol";

export interface Placed {
  id: number;
  seat: number;
  /** The committee; null: the Senate. */
  at: string | null;
  slot: number;
}

type Wanted = Pick<Placed, "seat" | "at">;

function wanted(view: QuoVadisView): Wanted[] {
  const standing = Object.entries(view.committees).flatMap(([at, seats]) => seats.map((seat) => ({ seat, at })));
  return [...standing, ...view.senate.map((seat) => ({ seat, at: null }))];
}

let numbers = 0;

/** The pieces of a view; those that were there before keep their ids. */
export function placed(view: QuoVadisView, before: Placed[]): Placed[] {
  const open = wanted(view);
  const left = [...before];
  const now: Placed[] = [];
  const take = (want: Wanted, fits: (piece: Placed) => boolean): boolean => {
    const piece = left.find((one) => one.seat === want.seat && fits(one));
    if (!piece) return false;
    left.splice(left.indexOf(piece), 1);
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
  for (const piece of pieces) if (piece.at !== null && piece.slot >= 0) slots(piece.at).add(piece.slot);
  for (const piece of pieces) {
    if (piece.at === null) piece.slot = bySenate.get(piece.seat)?.shift() ?? 0;
    else if (piece.slot < 0) {
      let free = 0;
      while (slots(piece.at).has(free)) free++;
      piece.slot = free;
      slots(piece.at).add(free);
    }
  }
  return pieces.sort((a, b) => a.id - b.id);
}
