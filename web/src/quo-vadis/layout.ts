/**
 * Where things are drawn on the 1200 x 1000 board. What there is (committees, seats, paths, laurels) the server tells;
 * here are only the places of the drawing, nudged so that laurels fit between.
 */
import { curve, type Line, type Point } from "../art/mosaic";
import type { Board } from "../protocol";

export interface CommitteeLayout {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  seats: Point[];
  entry: boolean;
  senate: boolean;
}

export interface PathLayout {
  id: string;
  from: string;
  to: string;
  line: Line;
  d: string;
  /** The middle of what is seen of it, or the place of its laurel. */
  mark: Point;
  note: Point;
  /** Where Caesar stands when he is on it: beside the laurel, which stays in sight. */
  beside: Point;
  laurel: boolean;
}

export interface BoardLayout {
  committees: Map<string, CommitteeLayout>;
  paths: Map<string, PathLayout>;
}

interface Drawing {
  /** The control point of the curve. */
  via?: Point;
  /** Where its laurel lies. */
  laurel?: Point;
  /** Where it ends at the Senate. */
  end?: Point;
  /** Where the words about it stand, if not below its middle. */
  note?: Point;
}

/** Half of Caesar's width. */
export const CAESAR = 36;
/** How far from the middle of a laurel he stands. */
const ASIDE = 60;

export const SENATE = { x: 600, y: 236, r: 190 };
export const SUPPLY: Point = [604, 800];

// prettier-ignore
const PLACES: Record<string, Point> = {
  A1: [130, 882], A2: [130, 680], A3: [196, 463], A4: [156, 222], B1: [400, 866], B2: [395, 612], C1: [605, 430], D1: [790, 882],
  D2: [845, 650], D3: [868, 340], E1: [1045, 878], E2: [1087, 642], E3: [1087, 446], E4: [1046, 222],
};

const PATHS: Record<string, Drawing> = {
  "A2-A3": { via: [140, 560] },
  "A3-A4": { laurel: [176, 342], note: [318, 342] },
  "A4-S": { laurel: [330, 190], end: [440, 190], via: [300, 190] },
  "B1-A3": { via: [268, 730], laurel: [270, 640] },
  "B1-B2": { laurel: [398, 726], note: [536, 712] },
  "B2-C1": { via: [440, 500] },
  "C1-S": { laurel: [602, 286], end: [600, 200], note: [742, 290] },
  "D2-C1": { via: [640, 652], laurel: [676, 600] },
  "D2-D3": { laurel: [857, 493], note: [990, 520] },
  "D3-E4": { via: [940, 330] },
  "E1-D2": { via: [905, 800], laurel: [925, 766], note: [772, 776] },
  "E1-E2": { laurel: [1069, 758], note: [1069, 696] },
  "E4-S": { laurel: [872, 190], end: [760, 190], via: [900, 190] },
};

/** Floor and seats of a committee by the number of its seats. */
function floor(seats: number): { w: number; h: number; seats: Point[] } {
  const row = (count: number, y: number, step: number): Point[] =>
    Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * step, y]);
  if (seats === 1) return { w: 132, h: 132, seats: [[0, 0]] };
  if (seats <= 3) return { w: 206, h: 136, seats: row(seats, 2, 62) };
  return { w: 246, h: 184, seats: [...row(Math.ceil(seats / 2), -36, 74), ...row(Math.floor(seats / 2), 36, 74)] };
}

/** The seats of the Senate, in a half circle from left to right. */
function benches(seats: number): Point[] {
  return Array.from({ length: seats }, (_, i) => {
    const angle = ((168 - (156 * i) / Math.max(1, seats - 1)) * Math.PI) / 180;
    return [128 * Math.cos(angle), -128 * Math.sin(angle) + 6];
  });
}

export function layoutOf(board: Board): BoardLayout {
  const committees = new Map<string, CommitteeLayout>();
  for (const [id, { seats, entry, x, y, senate = false }] of Object.entries(board.committees)) {
    const [left, top] = PLACES[id] ?? [x, y];
    if (senate) committees.set(id, { id, ...SENATE, w: 380, h: 190, seats: benches(seats), entry, senate });
    else committees.set(id, { id, x: left, y: top, ...floor(seats), entry, senate });
  }
  const paths = new Map<string, PathLayout>();
  for (const { from, to, laurel } of board.paths) {
    const [a, b] = [committees.get(from), committees.get(to)];
    if (a && b) paths.set(`${from}-${to}`, pathLayout(a, b, laurel));
  }
  const marks = [...paths.values()];
  for (const path of marks)
    path.beside = besideOf(
      path.mark,
      [...committees.values()],
      marks.filter((one) => one !== path && one.laurel),
    );
  return { committees, paths };
}

/** The place beside a laurel that covers the least of anything else; above it on the right, if all are alike. */
function besideOf([x, y]: Point, committees: CommitteeLayout[], others: PathLayout[]): Point {
  const covered = ([left, top]: Point): number => {
    const floors = committees.map((one) => {
      const room = one.senate ? 0 : 16; // name and ring lie on its corners
      const away = Math.hypot(
        Math.max(0, Math.abs(left - one.x) - one.w / 2 - room),
        Math.max(0, Math.abs(top - one.y) - one.h / 2 - room),
      );
      return Math.max(0, CAESAR - away);
    });
    const laurels = others.map(({ mark }) => Math.max(0, CAESAR + 44 - Math.hypot(left - mark[0], top - mark[1])));
    const outside = Math.max(0, 70 - left, left - 1130, 70 - top, top - 930);
    const supply = Math.max(0, CAESAR + 100 - Math.hypot(left - SUPPLY[0], top - SUPPLY[1]));
    return [...floors, ...laurels, outside, supply].reduce((sum, one) => sum + one, 0);
  };
  const places = [-45, -90, 0, -135, 45, 180, 135, 90].map((angle): Point => {
    const turn = (angle * Math.PI) / 180;
    return [x + ASIDE * Math.cos(turn), y + ASIDE * Math.sin(turn)];
  });
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function pathLayout(a: CommitteeLayout, b: CommitteeLayout, laurel: boolean): PathLayout {
  const id = `${a.id}-${b.id}`;
  const drawing = PATHS[id] ?? {};
  const [start, end]: [Point, Point] = [[a.x, a.y], drawing.end ?? [b.x, b.y]];
  const line = curve(start, drawing.via ?? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], end);
  const free = seen(line, a, b);
  const mark = drawing.laurel ?? free[Math.floor(free.length / 2)] ?? line.at(line.length / 2);
  const d = `M${free.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}`;
  return { id, from: a.id, to: b.id, line, d, mark, note: drawing.note ?? [mark[0], mark[1] + 62], beside: mark, laurel };
}

/** What is seen of a path between the two floors. */
function seen(line: Line, a: CommitteeLayout, b: CommitteeLayout): Point[] {
  const inside = ([x, y]: Point, s: CommitteeLayout): boolean => {
    if (s.senate) return y < SENATE.y + 14 && Math.hypot(x - SENATE.x, y - SENATE.y) < SENATE.r + 4;
    if (s.seats.length === 1) return Math.hypot(x - s.x, y - s.y) < s.w / 2 + 14;
    return Math.abs(x - s.x) < s.w / 2 + 14 && Math.abs(y - s.y) < s.h / 2 + 14;
  };
  const free: Point[] = [];
  for (let s = 0; s <= line.length; s += 4) {
    const p = line.at(s);
    if (!inside(p, a) && !inside(p, b)) free.push(p);
  }
  return free;
}
