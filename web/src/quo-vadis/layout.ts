/** Where things lie on the 1200 x 1000 board: the places of board.json, nudged so that laurels fit between. */
import { curve, type Line, type Point } from "../art/mosaic";

export interface CommitteeLayout {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  seats: Point[];
  entry: boolean;
}

const ROW: Point[] = [
  [-62, 2],
  [0, 2],
  [62, 2],
];
const FIVE: Point[] = [
  [-74, -36],
  [0, -36],
  [74, -36],
  [-37, 36],
  [37, 36],
];

function spot(id: string, x: number, y: number, seats: 1 | 3 | 5, entry = false): CommitteeLayout {
  if (seats === 1) return { id, x, y, w: 132, h: 132, seats: [[0, 0]], entry };
  if (seats === 3) return { id, x, y, w: 206, h: 136, seats: ROW, entry };
  return { id, x, y, w: 246, h: 184, seats: FIVE, entry };
}

export const SENATE = { x: 600, y: 236, r: 190 };
const BENCH = 128;
const senateSeats = [168, 129, 90, 51, 12].map((angle): Point => {
  const a = (angle * Math.PI) / 180;
  return [BENCH * Math.cos(a), -BENCH * Math.sin(a) + 6];
});

export const COMMITTEES: Record<string, CommitteeLayout> = {
  A1: spot("A1", 130, 882, 1, true),
  A2: spot("A2", 130, 680, 1),
  A3: spot("A3", 196, 463, 3),
  A4: spot("A4", 156, 222, 3),
  B1: spot("B1", 400, 866, 5, true),
  B2: spot("B2", 395, 612, 1),
  C1: spot("C1", 605, 430, 5),
  D1: spot("D1", 790, 882, 1, true),
  D2: spot("D2", 845, 650, 3),
  D3: spot("D3", 868, 340, 1),
  E1: spot("E1", 1045, 878, 3, true),
  E2: spot("E2", 1087, 642, 1),
  E3: spot("E3", 1087, 446, 1),
  E4: spot("E4", 1046, 222, 3),
  S: { id: "S", x: SENATE.x, y: SENATE.y, w: 380, h: 190, seats: senateSeats, entry: false },
};

interface Way {
  from: string;
  to: string;
  /** the control point of the curve */
  via?: Point;
  /** where the laurel lies, if one does */
  laurel?: Point;
  /** where the path ends at the Senate */
  end?: Point;
  /** where the words about it stand, if not below its middle */
  note?: Point;
}

const DRAWINGS: Way[] = [
  { from: "A1", to: "A2" },
  { from: "A2", to: "A3", via: [140, 560] },
  { from: "A3", to: "A4", laurel: [176, 342], note: [318, 342] },
  { from: "A4", to: "S", laurel: [330, 190], end: [440, 190], via: [300, 190] },
  { from: "B1", to: "A3", via: [268, 730], laurel: [270, 640] },
  { from: "B1", to: "B2", laurel: [398, 726], note: [536, 712] },
  { from: "B2", to: "C1", via: [440, 500] },
  { from: "C1", to: "S", laurel: [602, 286], end: [600, 200], note: [742, 290] },
  { from: "D1", to: "D2" },
  { from: "D2", to: "C1", via: [640, 652], laurel: [676, 600] },
  { from: "D2", to: "D3", laurel: [857, 493], note: [990, 520] },
  { from: "D3", to: "E4", via: [940, 330] },
  { from: "E1", to: "D2", via: [905, 800], laurel: [925, 766], note: [772, 776] },
  { from: "E1", to: "E2", laurel: [1069, 758], note: [1069, 696] },
  { from: "E2", to: "E3" },
  { from: "E3", to: "E4" },
  { from: "E4", to: "S", laurel: [872, 190], end: [760, 190], via: [900, 190] },
];

export interface PathLayout {
  id: string;
  from: string;
  to: string;
  line: Line;
  d: string;
  mark: Point;
  note: Point;
  laurel: boolean;
}

function made(way: Way): PathLayout {
  const a = COMMITTEES[way.from] as CommitteeLayout;
  const b = COMMITTEES[way.to] as CommitteeLayout;
  const start: Point = [a.x, a.y];
  const end: Point = way.end ?? [b.x, b.y];
  const via: Point = way.via ?? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const line = curve(start, via, end);
  const free = seen(line, a, b);
  const mark = way.laurel ?? free[Math.floor(free.length / 2)] ?? line.at(line.length / 2);
  return {
    id: `${way.from}-${way.to}`,
    from: way.from,
    to: way.to,
    line,
    d: `M${free.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join("L")}`,
    mark,
    note: way.note ?? [mark[0], mark[1] + 62],
    laurel: way.laurel !== undefined,
  };
}

/** What is seen of a path between the two floors. */
function seen(line: Line, a: CommitteeLayout, b: CommitteeLayout): Point[] {
  const inside = ([x, y]: Point, s: CommitteeLayout): boolean => {
    if (s.id === "S") return y < SENATE.y + 14 && Math.hypot(x - SENATE.x, y - SENATE.y) < SENATE.r + 4;
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

export const PATHS: PathLayout[] = DRAWINGS.map(made);
export const PATH_OF: Record<string, PathLayout> = Object.fromEntries(PATHS.map((path) => [path.id, path]));
export const SUPPLY: Point = [604, 800];
export const FRAME = 34;
