/** Tesserae: little stones cut by hand, laid in rows that follow what they frame. */
export type Point = [number, number];
export type Stone = "ground" | "terra" | "stone" | "porph" | "dark" | "gold" | "light";

/** Four shades of each stone; every shade is one path, so thousands of tesserae stay a few elements. */
export class Mosaic {
  private shades = new Map<string, string[]>();
  private word = 20260315;

  private random(): number {
    this.word = (this.word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** One tessera, its corners a little worn. */
  stone(kind: Stone, corners: Point[], wear = 1.1): void {
    const shade = Math.floor(this.random() * 4);
    const key = `${kind}-${shade}`;
    const worn = corners.map(
      ([x, y]) => `${(x + (this.random() - 0.5) * wear).toFixed(1)} ${(y + (this.random() - 0.5) * wear).toFixed(1)}`,
    );
    const list = this.shades.get(key) ?? [];
    list.push(`M${worn.join("L")}Z`);
    this.shades.set(key, list);
  }

  /** A row of stones along a line, at an offset to its left. */
  row(kind: Stone, line: Line, offset: number, height: number, size: number, gap = 1.4): void {
    const count = Math.max(3, Math.round(line.length / size));
    const step = line.length / count;
    const phase = this.random() * step * (line.closed ? 1 : 0);
    for (let i = 0; i < count; i++) {
      const a = i * step + phase + gap / 2;
      const b = (i + 1) * step + phase - gap / 2;
      const low = offset - height / 2 + gap / 2;
      const high = offset + height / 2 - gap / 2;
      this.stone(kind, [line.at(a, low), line.at(b, low), line.at(b, high), line.at(a, high)]);
    }
  }

  /** Opus tessellatum: a plain field. */
  field(kind: Stone, x: number, y: number, w: number, h: number, size: number, keep: (p: Point) => boolean): void {
    const gap = 1.5;
    for (let top = y; top < y + h - 1; top += size) {
      const shift = this.random() * size * 0.6;
      for (let left = x - shift; left < x + w - 1; left += size) {
        const l = Math.max(left, x);
        const r = Math.min(left + size, x + w);
        const b = Math.min(top + size, y + h);
        if (r - l < 4 || !keep([(l + r) / 2, (top + b) / 2])) continue;
        this.stone(kind, [
          [l + gap / 2, top + gap / 2],
          [r - gap / 2, top + gap / 2],
          [r - gap / 2, b - gap / 2],
          [l + gap / 2, b - gap / 2],
        ]);
      }
    }
  }

  /** Every shade with its path. */
  paths(): { shade: string; d: string }[] {
    return [...this.shades].map(([shade, parts]) => ({ shade, d: parts.join("") }));
  }
}

interface Segment {
  from: Point;
  to: Point;
  start: number;
  end: number;
}

/** A line with a length; `at(s, v)` is the point s along it and v to its left. */
export class Line {
  readonly length: number;
  private segments: Segment[] = [];

  constructor(
    points: Point[],
    readonly closed = false,
  ) {
    const [first, ...others] = closed ? [...points, ...points.slice(0, 1)] : points;
    let from: Point = first ?? [0, 0];
    let start = 0;
    for (const to of others) {
      const end = start + Math.hypot(to[0] - from[0], to[1] - from[1]);
      this.segments.push({ from, to, start, end });
      from = to;
      start = end;
    }
    this.length = start;
  }

  at(s: number, v = 0): Point {
    const where = this.closed ? ((s % this.length) + this.length) % this.length : Math.min(Math.max(s, 0), this.length);
    const found = this.segments.find((one) => one.end >= where) ?? this.segments.at(-1);
    if (!found) return [0, 0];
    const { from: a, to: b, start, end } = found;
    const span = end - start || 1;
    const part = (where - start) / span;
    const [dx, dy] = [(b[0] - a[0]) / span, (b[1] - a[1]) / span];
    return [a[0] + (b[0] - a[0]) * part + dy * v, a[1] + (b[1] - a[1]) * part - dx * v];
  }
}

/** A quadratic curve as a line. */
export function curve(a: Point, c: Point, b: Point, steps = 28): Line {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    points.push([u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]]);
  }
  return new Line(points);
}

/** The outline of a rounded rectangle around x, y. */
export function rounded(x: number, y: number, w: number, h: number, r: number): Line {
  const points: Point[] = [];
  const radius = Math.min(r, w / 2, h / 2);
  const corners: [number, number, number][] = [
    [x + w / 2 - radius, y - h / 2 + radius, -90],
    [x + w / 2 - radius, y + h / 2 - radius, 0],
    [x - w / 2 + radius, y + h / 2 - radius, 90],
    [x - w / 2 + radius, y - h / 2 + radius, 180],
  ];
  for (const [cx, cy, from] of corners)
    for (let i = 0; i <= 8; i++) {
      const angle = ((from + (i / 8) * 90) * Math.PI) / 180;
      points.push([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
    }
  return new Line(points, true);
}

/** An arc around x, y, angles in degrees, 0 to the right, growing clockwise on the screen. */
export function arc(x: number, y: number, r: number, from: number, to: number, steps = 48): Line {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    points.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }
  return new Line(points);
}

/** A Greek key along a line: hooks of the given height between `base` and `base + height` to its left. */
export function greekKey(line: Line, base: number, height: number, from = 0, to = line.length): string {
  const count = Math.max(1, Math.round((to - from) / (height * 1.25)));
  const w = (to - from) / count;
  const hook: Point[] = [
    [0, 0],
    [0, 1],
    [0.76, 1],
    [0.76, 0.34],
    [0.36, 0.34],
    [0.36, 0.68],
  ];
  const parts: string[] = [];
  for (let i = 0; i < count; i++) {
    const points = hook.map(([u, v]) => line.at(from + (i + u) * w, base + v * height));
    const end = line.at(from + (i + 1) * w, base);
    const start = line.at(from + i * w, base);
    parts.push(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`);
    parts.push(`M${start[0].toFixed(1)} ${start[1].toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}`);
  }
  return parts.join("");
}

/** The frame around a mosaic, 43 wide: terracotta, three light rows, terracotta. */
export function frame(m: Mosaic, w: number, h: number): void {
  // prettier-ignore
  const edge = (inset: number): Line =>
    new Line([[inset, inset], [w - inset, inset], [w - inset, h - inset], [inset, h - inset]], true);
  m.row("terra", edge(4.5), 0, 9, 11);
  for (const inset of [13.5, 21.5, 29.5]) m.row("light", edge(inset), 0, 8, 11);
  m.row("terra", edge(38.5), 0, 9, 11);
}

/** The frame's Greek key, side by side so that the corners stay clean. */
export function frameKey(w: number, h: number): string {
  const low = 9.5;
  // prettier-ignore
  const corners: Point[] = [[low, low], [w - low, low], [w - low, h - low], [low, h - low]];
  return corners
    .map((corner, i) => {
      const side = new Line([corners[(i + 1) % 4] ?? corner, corner]);
      return greekKey(side, 3, 18, 26, side.length - 26);
    })
    .join("");
}
