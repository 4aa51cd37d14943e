/** A replay as the pages read it: the view of each frame, where turns begin, what each frame tells, and why. */
import { ApiError } from "../lib/api";
import { cardName, joined, type NameOf, sentence } from "../lib/narrate";
import { isMessage, sentence as messageWords, t, words } from "../lib/words.svelte";
import type { Action, Frame, ListPatch, Reasons, Replay, View } from "../protocol";

/** The view of each frame: the one before with its changes. */
export function viewsOf(replay: Replay): View[] {
  let now: View = replay.view;
  return replay.frames.map((frame) => {
    now = Object.assign({}, now, frame.changes, patched(now, frame.patches));
    return now;
  });
}

function patched(view: View, patches: Record<string, ListPatch>): Record<string, unknown[]> {
  const parts = new Map<string, unknown>(Object.entries(view));
  return Object.fromEntries(
    Object.entries(patches).map(([part, { length, items }]) => {
      const before = parts.get(part);
      const list: unknown[] = Array.isArray(before) ? before.slice(0, length) : [];
      for (const [index, item] of Object.entries(items)) list[Number(index)] = item;
      return [part, list];
    }),
  );
}

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

export function chaptersOf(views: View[]): Chapter[] {
  const chapters: Chapter[] = [];
  views.forEach((view, frame) => {
    const chapter = chapterOf(view, frame);
    const last = chapters.at(-1);
    if (last?.game !== chapter.game || last.turn !== chapter.turn || last.interlude !== chapter.interlude) chapters.push(chapter);
  });
  return chapters;
}

function chapterOf(view: View, frame: number): Chapter {
  switch (view.game) {
    case "quo-vadis":
      return { frame, game: view.election?.game ?? 1, turn: view.turn, phase: 0, seat: view.to_move, interlude: view.stage === "remove" };
    case "idus-martii":
      return { frame, game: 1, turn: view.turn, phase: view.phase, seat: view.roles.consul, interlude: false };
  }
}

/** A chapter's name: "Turn 12", "Game II, turn 3", "Round 4". */
export function chapterName(game: View["game"], chapter: Chapter, several: boolean): string {
  if (game === "idus-martii") return t("web-replay-round", { round: chapter.turn, phase: chapter.phase });
  if (chapter.interlude) return t("web-replay-interlude", { game: chapter.game });
  if (several) return t("web-replay-game-turn", { game: chapter.game, turn: chapter.turn });
  return t("web-replay-turn", { turn: chapter.turn });
}

const TALK = new Set<Action["type"]>(["offer", "accept", "reject", "withdraw", "pledge", "retract", "claim", "census"]);

/** Only words: the board stays as it is. */
export const isTalk = (frame: Frame | undefined): boolean => frame?.action != null && TALK.has(frame.action.type);

/** What a frame tells, sentence by sentence; an action that says nothing is at least named. */
export function tellings(frame: Frame, nameOf: NameOf): string[] {
  const said = joined(frame.events).flatMap((telling) => sentence(telling.event, nameOf, telling.joined) ?? []);
  if (said.length || frame.seat === null || frame.action === null) return said;
  return [t("web-replay-did", { who: nameOf(frame.seat), what: frame.action.type })];
}

const SEATS = new Set(["praetor", "aedile", "seat"]);

/** An action as what was done, or as what could have been. */
export function actionWords(form: "done" | "instead", action: Action, nameOf: NameOf): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(action)) {
    if (typeof value === "number") args[key] = SEATS.has(key) ? nameOf(value) : value;
    else if (typeof value === "string") args[key] = key === "card" ? cardName(value) : value;
  }
  const [first, second] = action.type === "assign" ? action.aediles.map(nameOf) : [];
  return t(`why-${form}-${action.type}`, { ...args, first, second });
}

/** Why a bot did what it did, in a sentence or two, as `rostra play` tells it too. */
export function explained(reasons: Reasons, nameOf: NameOf): string {
  const worth = (message: string, value: number): string =>
    reasons.chance === null
      ? t(`${message}-points`, {
          points: new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
        })
      : t(`${message}-chance`, { percent: Math.round(100 * value) });
  const [first, ...others] = reasons.options;
  if (!first) return "";
  const done = actionWords("done", first.action, nameOf);
  const told = { done, worth: worth("why", first.value) };
  const left = others.find((other) => actionWords("done", other.action, nameOf) !== done);
  const less = left ? worth("why-less", left.value) : "";
  const than = less === worth("why-less", first.value) ? "even" : first.value > (left?.value ?? 0) ? "more" : "less";
  const said = left
    ? t("why-compared", { ...told, than, less, instead: actionWords("instead", left.action, nameOf) })
    : t("why-alone", told);
  return reasons.simulations ? `${said} ${t("why-simulations", { simulations: reasons.simulations })}` : said;
}

/** What went wrong with a replay, in words that say what to do. */
export function replayProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return t("web-replay-unreadable");
  if (error.kind === "offline") return t("web-replay-offline");
  if (error.kind === "not-over" || error.kind === "not-begun") return t("web-replay-not-over");
  if (error.kind === "bad-record") return t("web-replay-broken", { why: broken(error.data["problem"]) });
  if (error.kind === "too-large") return t("web-replay-too-large");
  if (error.status === 404) return t("web-replay-gone");
  return words.find(`server-${error.kind}`) ?? error.message;
}

/** What is wrong with a record: a message of the catalogues, or a sentence in English. */
function broken(problem: unknown): string {
  return (isMessage(problem) ? messageWords(problem) : null) ?? (typeof problem === "string" ? problem : "");
}
