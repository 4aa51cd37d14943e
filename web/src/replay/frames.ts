/** A replay as the pages read it: what each frame tells, where turns begin, and the views of its positions. */
import type { Board } from "../protocol";
import { joined, type NameOf, sentence } from "../lib/narrate";
import type { Claim, Clause, Frame, GameEvent, GameName, Holding, IdusMartiiView, QuoVadisView, Replay, Roles } from "../lib/types";
import { t } from "../lib/words.svelte";

/** A turn of Quo Vadis? or a round of Idus Martii: the first frame that shows it. */
export interface Chapter {
  frame: number;
  game: number;
  turn: number;
  phase: number;
  /** who is to move, or is Consul */
  seat: number;
  /** senators are taken off the board between two games */
  interlude: boolean;
}

export interface QuoPosition {
  players: number;
  turn: number;
  to_move: number;
  stage: QuoVadisView["stage"];
  committees: Record<string, number[]>;
  senate: number[];
  reserve: number[];
  laurels: QuoVadisView["laurels"];
  caesar: string;
  ones: number;
  stock: string[];
  holdings: Holding[];
  game?: number;
  sums?: number[];
}

export interface IdusPosition {
  players: number;
  start: number;
  phase: number;
  round: number;
  roles: Roles;
  last: IdusMartiiView["last"];
  hands: NonNullable<IdusMartiiView["hands"]>;
  discarded: NonNullable<IdusMartiiView["discards"]>;
  markers: IdusMartiiView["markers"];
  stage: IdusMartiiView["stage"];
  ballots: Record<string, string>;
  peeked: number | null;
}

const TALK = new Set(["offer", "accept", "reject", "withdraw", "pledge", "retract", "claim", "census"]);

/** Only words: the board stays as it is. */
export const isTalk = (frame: Frame | undefined): boolean => frame?.action != null && TALK.has(frame.action.type);

export const quoAt = (frame: Frame): QuoPosition => frame.position as unknown as QuoPosition;
export const idusAt = (frame: Frame): IdusPosition => frame.position as unknown as IdusPosition;

export function chaptersOf(replay: Replay): Chapter[] {
  const chapters: Chapter[] = [];
  replay.frames.forEach((one, frame) => {
    const chapter = replay.setup.game === "quo-vadis" ? quoChapter(quoAt(one), frame) : idusChapter(idusAt(one), frame);
    const last = chapters.at(-1);
    const same = last && last.game === chapter.game && last.turn === chapter.turn && last.interlude === chapter.interlude;
    if (!same) chapters.push(chapter);
  });
  return chapters;
}

function quoChapter(now: QuoPosition, frame: number): Chapter {
  return { frame, game: now.game ?? 1, turn: now.turn, phase: 0, seat: now.to_move, interlude: now.stage === "remove" };
}

function idusChapter(now: IdusPosition, frame: number): Chapter {
  const turn = (now.phase - 1) * now.players + now.round;
  return { frame, game: 1, turn, phase: now.phase, seat: now.roles.consul, interlude: false };
}

/** A chapter's name: "Turn 12", "Game II, turn 3", "Round 4". */
export function chapterName(game: GameName, chapter: Chapter, several: boolean): string {
  if (game === "idus-martii") return t("web-replay-round", { round: chapter.turn, phase: chapter.phase });
  if (chapter.interlude) return t("web-replay-interlude", { game: chapter.game });
  if (several) return t("web-replay-game-turn", { game: chapter.game, turn: chapter.turn });
  return t("web-replay-turn", { turn: chapter.turn });
}

/** Everybody's eyes at once see some things twice: keep the telling that says more. */
function once(events: GameEvent[]): GameEvent[] {
  const fuller = (event: GameEvent, other: GameEvent): boolean =>
    other.kind === event.kind && other["deal"] === event["deal"] && other["clause"] === event["clause"] &&
    (event.kind === "paid" ? typeof other["gave"] !== "number" : other["clauses"] !== undefined);
  return events.filter((event) => {
    const outline = (event.kind === "paid" && typeof event["gave"] === "number") || (event.kind === "offer" && !event["clauses"]);
    return !outline || !events.some((other) => fuller(event, other));
  });
}

/** What a frame tells, sentence by sentence; an action that says nothing is at least named. */
export function tellings(frame: Frame, nameOf: NameOf): string[] {
  const said = joined(once(frame.events)).map((telling) => sentence(telling.event, nameOf, telling.joined)).filter((text) => text !== null);
  if (said.length || frame.seat === null || frame.action === null) return said;
  return [t("web-replay-did", { who: nameOf(frame.seat), what: frame.action.type })];
}

interface Given {
  pledges: QuoVadisView["pledges"];
  granted: QuoVadisView["granted"];
}

/** The consents that lie open after each frame: pledged, or given in deals that were struck this turn. */
export function givenOf(frames: Frame[]): Given[] {
  let now: Given = { pledges: [], granted: [] };
  const offers = new Map<unknown, Clause[]>();
  const after = (event: GameEvent): Given => {
    const [seat, path] = [event["seat"] as number, event["path"] as string];
    const kind: string = event.kind;
    switch (kind) {
      case "offer":
        if (event["clauses"]) offers.set(event["deal"], event["clauses"] as Clause[]);
        return now;
      case "struck": {
        const gives = (offers.get(event["deal"]) ?? []).filter((clause) => clause.kind === "support" && clause.path);
        const granted = gives.map(({ by, path = "", votes = 1 }) => ({ deal: Number(event["deal"]), seat: by, path, votes }));
        return { ...now, granted: [...now.granted, ...granted] };
      }
      case "pledge":
        return { ...now, pledges: [...now.pledges, { seat, path, votes: Number(event["votes"]) }] };
      case "retract":
        return { ...now, pledges: now.pledges.filter((one) => one.seat !== seat || one.path !== path) };
      case "turn": case "advance": case "over": case "game":
        return { pledges: [], granted: [] };
      default:
        return now;
    }
  };
  return frames.map((frame) => {
    for (const event of frame.events) now = after(event);
    return now;
  });
}

/** A position of Quo Vadis? as the board shows it; all hands are open. */
export function quoView(replay: Replay, frame: Frame, given: Given, board: Board): QuoVadisView {
  const now = quoAt(frame);
  const needs = board.paths.filter((path) => path.laurel).map(({ from, to }): [string, number] => {
    const seats = board.committees[from]?.seats ?? 1;
    const id = `${from}-${to}`;
    return [id, id === now.caesar ? 0 : seats === 5 ? 2 : 1];
  });
  return {
    ...now,
    game: "quo-vadis",
    seat: null,
    stock: now.stock.length,
    needs: Object.fromEntries(needs),
    held: now.holdings.map((holding) => Object.values(holding).reduce((sum, count) => sum + count, 0)),
    census: false,
    deals: [],
    ledger: [],
    edition: replay.setup.edition ?? "",
    variants: replay.setup.variants,
    options: { turn_limit: null, private: true },
    ...given,
    ...(now.sums ? { election: { game: now.game ?? 1, sums: now.sums } } : {}),
    to_act: now.stage === "over" ? [] : [now.to_move],
    result: now.stage === "over" ? replay.result : null,
  };
}

const LIMITS: Record<number, number> = { 5: 13, 6: 15, 7: 17, 8: 20 };

/** What has been claimed so far; when all is over, with its truth. */
function claimed(events: GameEvent[]): Claim[] {
  const judged = events.findLast((event) => event.kind === "claims");
  if (judged) return judged["claims"] as Claim[];
  return events.filter((event) => event.kind === "claim") as unknown as Claim[];
}

/** A position of Idus Martii as a view with all its cards open; events: what has happened up to it. */
export function idusView(replay: Replay, frame: Frame, events: GameEvent[]): IdusMartiiView {
  const now = idusAt(frame);
  const laid = Object.keys(now.ballots).map(Number);
  const actors: Record<string, number[]> = {
    assign: [now.roles.consul],
    vote: now.roles.aediles.filter((seat) => !laid.includes(seat)),
    peek: now.roles.praetor === null ? [] : [now.roles.praetor],
    veto: now.roles.praetor === null ? [] : [now.roles.praetor],
    replace: now.peeked === null ? [] : [now.peeked],
    discard: [now.roles.consul],
  };
  return {
    game: "idus-martii", edition: null, variants: [], options: {}, seat: null, players: now.players, start: now.start, phase: now.phase, round: now.round,
    turn: (now.phase - 1) * now.players + now.round, stage: now.stage, to_act: actors[now.stage] ?? [],
    roles: now.roles, last: now.last, markers: now.markers, limit: LIMITS[now.players] ?? 13,
    cards: now.hands.map((hand) => hand.length), laid, peeked: now.peeked,
    yellow: now.stage === "replace" && now.ballots[String(now.peeked)] === "yellow",
    hand: null, discarded: null, ballot: null, seen: null, hands: now.hands, discards: now.discarded,
    result: now.stage === "over" ? replay.result : null, claims: claimed(events),
  };
}
