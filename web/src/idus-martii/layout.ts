import { arc, frame as frameOf, frameKey, type Line, Mosaic, type Point } from "../art/mosaic";

/** The table in its two shapes: wide beside the talk, tall on a phone. All in the units of its drawing. */
export interface Shape {
  name: "wide" | "tall";
  w: number;
  h: number;
  cx: number;
  cy: number;
  /** The table's radius, and that of its free middle. */
  r: number;
  free: number;
  /** The lanes of the Suffragium track: their middles and their width. */
  lanes: { loyalist: number; traitor: number };
  lane: number;
  frame: number;
  rx: number;
  ry: number;
  ringY: number;
  /** 1 for an ellipse, less for one with fuller corners. */
  corner: number;
}

// prettier-ignore
export const WIDE: Shape = {
  name: "wide", w: 1200, h: 1000, cx: 600, cy: 462, r: 340, free: 188, lanes: { loyalist: 277, traitor: 223 },
  lane: 51, frame: 43, rx: 446, ry: 392, ringY: 486, corner: 0.8,
};
// prettier-ignore
export const TALL: Shape = {
  name: "tall", w: 780, h: 800, cx: 390, cy: 415, r: 238, free: 130, lanes: { loyalist: 195, traitor: 153 },
  lane: 40, frame: 0, rx: 302, ry: 325, ringY: 410, corner: 0.56,
};

const FROM = 132;
const SWEEP = 276;

const along = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const round = (n: number): number => Math.round(n * 10) / 10;

/** Where a seat is: the one who looks at the bottom, the others clockwise. */
export function seatAngle(seat: number, players: number, bottom: number): number {
  return 90 + (((seat - bottom + players) % players) * 360) / players;
}

export function seatAt(shape: Shape, angle: number): Point {
  const [x, y] = along(angle);
  const bend = (v: number): number => Math.sign(v) * Math.abs(v) ** shape.corner;
  return [round(shape.cx + shape.rx * bend(x)), round(shape.ringY + shape.ry * bend(y))];
}

/** Where the two ballots lie: towards their Aediles, never one upon the other. */
export function ballotsAt(shape: Shape, angles: number[]): { at: Point; turn: number }[] {
  const [a = 0, b = a] = angles;
  const apart = ((b - a + 540) % 360) - 180;
  const push = angles.length === 2 ? Math.max(0, ((shape.name === "tall" ? 104 : 84) - Math.abs(apart)) / 2) * (apart < 0 ? -1 : 1) : 0;
  return [a - push, b + push].slice(0, angles.length).map((angle) => {
    const [x, y] = along(angle);
    const far = shape.free * 0.56;
    return { at: [round(shape.cx + far * x), round(shape.cy + far * y)], turn: round(Math.max(-14, Math.min(14, x * -14))) };
  });
}

/** The middle of a field of the track, as an angle. */
export function fieldAngle(value: number, limit: number): number {
  return FROM + ((value + 0.5) * SWEEP) / (limit + 2);
}

export function fieldAt(shape: Shape, lane: number, value: number, limit: number): Point {
  const [x, y] = along(fieldAngle(value, limit));
  return [round(shape.cx + lane * x), round(shape.cy + lane * y)];
}

/** The outline of a field: a worn wedge of stone. */
export function fieldPath(shape: Shape, lane: number, value: number, limit: number): string {
  const step = SWEEP / (limit + 2);
  const gap = 150 / lane;
  const [a, b] = [FROM + value * step + gap, FROM + (value + 1) * step - gap];
  const [inner, outer] = [lane - shape.lane / 2 + 2, lane + shape.lane / 2 - 2];
  const point = (r: number, degrees: number): string => {
    const [x, y] = along(degrees);
    return `${round(shape.cx + r * x)} ${round(shape.cy + r * y)}`;
  };
  return `M${point(inner, a)}A${inner} ${inner} 0 0 1 ${point(inner, b)}L${point(outer, b)}A${outer} ${outer} 0 0 0 ${point(outer, a)}Z`;
}

/** The mosaic: ground and frame, then the round table itself. */
export interface Floor {
  ground: { shade: string; d: string }[];
  table: { shade: string; d: string }[];
  key: string;
}

function laid(shape: Shape): Floor {
  const ground = new Mosaic();
  const { w, h, cx, cy, r, frame } = shape;
  const inner = frame ? frame + 12 : 0;
  ground.field("ground", inner, inner, w - 2 * inner, h - 2 * inner, 15.2, ([x, y]) => Math.hypot(x - cx, y - cy) > r - 10);
  if (frame) frameOf(ground, w, h);
  return { ground: ground.paths(), table: disc(shape), key: frame ? frameKey(w, h) : "" };
}

function disc(shape: Shape): Floor["table"] {
  const table = new Mosaic();
  const circle = (radius: number): Line => arc(shape.cx, shape.cy, radius, 0, 360, 96);
  const row = (kind: Parameters<Mosaic["row"]>[0], radius: number, height: number, size = 11): void =>
    table.row(kind, circle(radius), 0, height, size);
  const lanesOut = shape.lanes.loyalist + shape.lane / 2;
  const lanesIn = shape.lanes.traitor - shape.lane / 2;
  row("dark", shape.r - 4, 8);
  row("gold", shape.r - 12, 8);
  for (let radius = shape.r - 21; radius > lanesOut + 6; radius -= 9.5) row("terra", radius, 9.5, 12);
  row("dark", lanesOut + 2, 6, 9);
  for (let radius = lanesOut - 6; radius > lanesIn; radius -= 11) row("stone", radius, 11, 14);
  row("dark", lanesIn - 2, 6, 9);
  row("gold", lanesIn - 10, 8);
  for (let radius = lanesIn - 20; radius > 4; radius -= 11.5) row("porph", radius, 11.5, 13);
  return table.paths();
}

const floors = new Map<string, Floor>();

export function floorOf(shape: Shape): Floor {
  let floor = floors.get(shape.name);
  if (!floor) floors.set(shape.name, (floor = laid(shape)));
  return floor;
}
