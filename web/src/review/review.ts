/** A review as the page reads it: the moments that mattered, the curve by frames, beliefs by rounds. */
import type {
  AnyReview,
  Decision,
  IdusReview,
  MissedDeal,
  Moment,
  QuoVadisReview,
  ReviewedClaim,
  SeatBelief,
  StruckDeal,
  TellingAction,
} from "../protocol";

interface Common {
  key: string;
  /** of the action in the record, from 0 */
  number: number;
  turn: number;
  seat: number;
  /** how much it mattered */
  weight: number;
}

/** A moment that mattered. */
export type Highlight = Common &
  (
    | { kind: "decision"; decision: Decision }
    | { kind: "deal"; deal: StruckDeal; decision: Decision | null }
    | { kind: "missed"; missed: MissedDeal }
    | { kind: "luck" | "swing"; changes: number[] }
    | { kind: "told"; telling: TellingAction }
    | { kind: "lie"; claim: ReviewedClaim }
  );

/** What changes somebody's chance by less at a draw, by an action or by a deal is not worth a word. */
const LUCK = 0.05;
const SWING = 0.12;
const DEAL = 0.01;

/** All moments that mattered, in the order in which they were played. */
export function highlightsOf(review: AnyReview): Highlight[] {
  const found = review.kind === "quo-vadis" ? bargained(review) : known(review);
  const dealt = new Set(found.flatMap((one) => (one.kind === "deal" ? [one.number] : [])));
  for (const decision of review.decisions)
    if (decision.size && !dealt.has(decision.number))
      found.push({ ...common("decision", decision, decision.loss), kind: "decision", decision });
  const told = new Set(found.map(({ number }) => number));
  found.push(...moved(review.curve, "luck", LUCK), ...moved(review.curve, "decision", SWING).filter(({ number }) => !told.has(number)));
  return found.sort((a, b) => a.number - b.number);
}

function common(kind: string, at: { number: number; turn: number; seat: number }, weight: number): Common {
  return { key: `${kind}-${at.number}`, number: at.number, turn: at.turn, seat: at.seat, weight };
}

/** What changed the chances most: draws, or actions. */
function moved(curve: Moment[], cause: "luck" | "decision", least: number): Highlight[] {
  const kind = cause === "luck" ? "luck" : "swing";
  return curve.flatMap((moment, i): Highlight[] => {
    const { number, turn, seat } = moment;
    if (moment.cause !== cause || number === null || seat === null) return [];
    const changes = moment.chances.map((chance, one) => chance - (curve[i - 1]?.chances[one] ?? chance));
    const weight = Math.max(...changes.map(Math.abs));
    return weight < least ? [] : [{ ...common(kind, { number, turn, seat }, weight), kind, changes }];
  });
}

function bargained(review: QuoVadisReview): Highlight[] {
  const deals = review.deals.flatMap((deal): Highlight[] => {
    const weight = Math.max(0, ...deal.gains.map(({ gain }) => Math.abs(gain)));
    const decision = review.decisions.find(({ number, size }) => number === deal.number && size) ?? null;
    const seat = review.decisions.find(({ number }) => number === deal.number)?.seat ?? deal.by;
    return weight < DEAL ? [] : [{ ...common("deal", { ...deal, seat }, weight), kind: "deal", deal, decision }];
  });
  const missed = review.missed.map((one): Highlight => ({
    ...common("missed", one, Math.min(...one.gains.map(({ gain }) => gain))),
    kind: "missed",
    missed: one,
  }));
  return [...deals, ...missed];
}

function known(review: IdusReview): Highlight[] {
  const at = new Map(review.curve.map((moment) => [moment.number, moment]));
  const told = review.telling.flatMap((telling): Highlight[] => {
    const moment = at.get(telling.number);
    if (moment?.seat == null || telling.moved === 0) return [];
    return [{ ...common("told", { ...telling, turn: moment.turn, seat: moment.seat }, telling.moved), kind: "told", telling }];
  });
  const lies = review.claims.filter((claim) => claim.true === false && claim.believed_by.length);
  return [...told, ...lies.map((claim): Highlight => ({ ...common("lie", claim, claim.believed_by.length / 10), kind: "lie", claim }))];
}

/** Those that mattered most, still in their order. */
export function weightiest(highlights: Highlight[], most: number): Highlight[] {
  const kept = new Set([...highlights].sort((a, b) => b.weight - a.weight).slice(0, most));
  return highlights.filter((one) => kept.has(one));
}

/** The number of the point of the curve that a frame shows: the last of the actions up to it. */
export function pointOf(curve: Moment[], frame: number): number {
  return Math.max(
    0,
    curve.findLastIndex(({ number }) => number === null || number < frame),
  );
}

/** Where a point lies between the first frame and the last: a draw comes after the action that led to it. */
export function placeOf({ number, cause }: Moment): number {
  return number === null ? 0 : number + (cause === "luck" ? 1.5 : 1);
}

/** A decision that has a name, where it lies on the curve. */
export interface Mark {
  point: number;
  seat: number;
  size: NonNullable<Decision["size"]>;
}

export function marksOf({ curve, decisions }: AnyReview): Mark[] {
  const at = new Map(curve.flatMap(({ number, cause }, point) => (cause === "decision" ? [[number, point] as const] : [])));
  return decisions.flatMap(({ number, seat, size }) => {
    const point = at.get(number);
    return size && point !== undefined ? [{ point, seat, size }] : [];
  });
}

/** Where rounds or turns begin on the curve, for the axis. */
export function turnsOf(curve: Moment[]): { point: number; turn: number }[] {
  return curve.flatMap(({ turn }, point) => (point > 0 && curve[point - 1]?.turn !== turn ? [{ point, turn }] : []));
}

/** What a seat could believe when each round was over: by round, then by subject, then by faction. */
export function beliefsOf(review: IdusReview, observer: number): SeatBelief[] {
  const last = new Map<number, SeatBelief>();
  for (const belief of review.beliefs) if (belief.seat === observer) last.set(belief.turn, belief);
  return [...last.values()].sort((a, b) => a.turn - b.turn);
}

/** In percentage points, with a sign. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

export const percent = (chance: number): number => Math.round(100 * chance);
