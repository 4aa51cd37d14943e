/** The board's mosaic: ground, frame, paths, committees and the Senate, as a few paths of many stones. */
import { arc, greekKey, Line, Mosaic, rounded, type Point } from "../art/mosaic";
import { FRAME, PATHS, SENATE, COMMITTEES } from "./layout";

export interface Layer {
  name: string;
  stones: { shade: string; d: string }[];
}

const WIDTH = 1200;
const HEIGHT = 1000;

export function floor(): Layer[] {
  return [
    { name: "ground", stones: ground() },
    { name: "paths", stones: ways() },
    { name: "committees", stones: committees() },
    { name: "senate", stones: senate() },
  ];
}

const covered = ([x, y]: Point): boolean =>
  Object.values(COMMITTEES).some((s) =>
    s.id === "S"
      ? y < SENATE.y - 4 && Math.hypot(x - SENATE.x, y - SENATE.y) < SENATE.r - 8
      : Math.abs(x - s.x) < s.w / 2 - 22 && Math.abs(y - s.y) < s.h / 2 - 22,
  );

function ground(): Layer["stones"] {
  const m = new Mosaic();
  const inner = FRAME + 12;
  m.field("ground", inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, 15.2, (p) => !covered(p));
  const edge = (inset: number): Line =>
    new Line(
      [
        [inset, inset],
        [WIDTH - inset, inset],
        [WIDTH - inset, HEIGHT - inset],
        [inset, HEIGHT - inset],
      ],
      true,
    );
  m.row("terra", edge(4.5), 0, 9, 11);
  for (const inset of [13.5, 21.5, 29.5]) m.row("light", edge(inset), 0, 8, 11);
  m.row("terra", edge(38.5), 0, 9, 11);
  return m.paths();
}

/** The frame's Greek key, side by side so that corners stay clean. */
export function frameKey(): string {
  const low = 9.5;
  const corners: Point[] = [
    [low, low],
    [WIDTH - low, low],
    [WIDTH - low, HEIGHT - low],
    [low, HEIGHT - low],
  ];
  return corners
    .map((corner, i) => {
      const next = corners[(i + 1) % 4] as Point;
      const side = new Line([next, corner]);
      return greekKey(side, 3, 18, 26, side.length - 26);
    })
    .join("");
}

const HALF = 30;

function ways(): Layer["stones"] {
  const m = new Mosaic();
  for (const { line } of PATHS) {
    m.row("dark", line, HALF, 5, 10, 1.1);
    m.row("dark", line, -HALF, 5, 10, 1.1);
    for (const offset of [-22.5, -13.5, -4.5, 4.5, 13.5, 22.5]) m.row("stone", line, offset, 9, 13);
  }
  return m.paths();
}

/** The Greek key on both edges of every path. */
export function pathKeys(): string {
  return PATHS.map(({ line }) => greekKey(line, 15, 10) + greekKey(line, -25, 10)).join("");
}

function committees(): Layer["stones"] {
  const m = new Mosaic();
  for (const s of Object.values(COMMITTEES)) {
    if (s.id === "S") continue;
    const round = s.seats.length === 1 ? s.w / 2 : 30;
    const ring = (inset: number): Line => rounded(s.x, s.y, s.w - 2 * inset, s.h - 2 * inset, round - inset * 0.8);
    m.row("dark", ring(3.5), 0, 7, 11);
    m.row("light", ring(10.5), 0, 7, 11);
    m.row("dark", ring(16), 0, 4, 9, 0.9);
    for (let inset = 22.5; inset < Math.min(s.w, s.h) / 2; inset += 9.5) m.row("terra", ring(inset), 0, 9.5, 11);
    if (s.seats.length > 1) core(m, s.x, s.y, s.w - s.h);
  }
  return m.paths();
}

/** The last row down the middle of an oblong floor. */
function core(m: Mosaic, x: number, y: number, length: number): void {
  const line = new Line([
    [x - length / 2, y],
    [x + length / 2, y],
  ]);
  m.row("terra", line, 0, 8, 11);
}

function senate(): Layer["stones"] {
  const m = new Mosaic();
  const { x, y, r } = SENATE;
  const band = (inset: number): Line => arc(x, y, r - inset, 180, 360);
  m.row("dark", band(3.5), 0, 7, 11);
  m.row("gold", band(10.5), 0, 7, 10);
  m.row("light", band(17.5), 0, 7, 11);
  m.row("gold", band(24), 0, 6, 10);
  for (let inset = 31; inset < r - 30; inset += 9) m.row("porph", band(inset), 0, 9, 11.5);
  for (let inset = r - 30; inset < r - 6; inset += 8) m.row("gold", band(inset), 0, 8, 9);
  const base = new Line([
    [x - r, y],
    [x + r, y],
  ]);
  m.row("dark", base, -3.5, 7, 11);
  m.row("gold", base, -10, 6, 10);
  m.row("dark", base, -15.5, 5, 10);
  return m.paths();
}
