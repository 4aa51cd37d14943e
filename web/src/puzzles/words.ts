/** Puzzles in words: what is asked, what may be answered, and what is said of an answer. */
import { clauseFor, laurelName, type NameOf, sentence } from "../lib/narrate";
import { listed, t, words } from "../lib/words.svelte";
import type {
  IdusMartiiView,
  PuzzleChoice,
  PuzzleFigures,
  PuzzleQuestion,
  PuzzleSolution,
  PuzzleTitle,
  QuoVadisAction,
  QuoVadisView,
} from "../protocol";
import { actionWords } from "../replay/replay";
import { dots, type Result } from "./results";

export const kindName = ({ kind }: Pick<PuzzleTitle, "kind">): string => t(`puzzle-kind-${kind}`);
export const gradeName = ({ grade }: Pick<PuzzleTitle, "grade">): string => t("puzzle-grade", { grade });

export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** What a seat of Idus Martii has to do now, as its table says it too. */
export function idusTask(view: IdusMartiiView, nameOf: NameOf): string {
  const aedile = view.peeked === null ? "" : nameOf(view.peeked);
  if (view.stage === "veto") return t("web-idus-your-veto", { aedile, card: view.seen ?? "none" });
  if (view.stage === "replace") return t("web-idus-your-replace", { yellow: view.yellow ? "yes" : "no" });
  return view.stage === "assign" ? t("web-puzzle-assign") : t(`web-idus-your-${view.stage}`);
}

/** A move in a list, with the laurel it brings. */
function moveWords(view: QuoVadisView, action: QuoVadisAction): string | null {
  if (action.type === "place") return t("web-place-in", { committee: action.committee });
  if (action.type === "caesar") return t("web-caesar-to", { to: action.to });
  if (action.type !== "advance") return null;
  const [from = "", to = ""] = action.path.split("-");
  const laurel = view.caesar === action.path ? null : view.laurels[action.path];
  return t("web-path-button", { from, to, laurel: laurel ? laurelName(laurel) : "none" });
}

/** A choice, line by line: a deal has one for each clause. */
export function choiceLines({ view, seat }: PuzzleQuestion, { action, seat: by }: PuzzleChoice, nameOf: NameOf): string[] {
  if (action === null) return [t("puzzle-no-deal")];
  if (action.type === "offer") return action.clauses.map((clause) => clauseFor(seat, clause, nameOf));
  if (action.type === "claim") {
    const { type: _, seat: whom, ...said } = action;
    return [sentence({ kind: "claim", seat: by ?? 0, turn: 0, ...said, ...(whom === undefined ? {} : { whom }) }, nameOf) ?? ""];
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the view's game tells whose action it is
  const move = view.game === "quo-vadis" ? moveWords(view, action as QuoVadisAction) : null;
  return [move ?? actionWords("done", action, nameOf)];
}

const percent = (chance: number): number => Math.round(100 * chance);

/** What is said of a choice that was tried; `next` is what the next best is worth, once that may be told. */
export function verdict(kind: PuzzleTitle["kind"], right: boolean, figures: PuzzleFigures, next: number, nameOf: NameOf): string {
  const { worth, gains, refused_by: refused } = figures;
  const [first] = refused.toSorted((a, b) => (gains?.[a] ?? 0) - (gains?.[b] ?? 0));
  if (first !== undefined) return t("puzzle-refused", { who: nameOf(first), points: percent(-(gains?.[first] ?? 0)) });
  const group = kind === "deal" || kind === "lie" ? kind : "choice";
  return t(`puzzle-${right ? "right" : "wrong"}-${group}`, { percent: percent(worth), next: percent(next) });
}

/** What everything is worth, beside the answer. */
export function worthWords(kind: PuzzleTitle["kind"], { worth, refused_by: refused }: PuzzleFigures, nameOf: NameOf): string {
  if (refused.length) return t("web-puzzle-refused-by", { who: listed(refused.map(nameOf)) });
  return t(kind === "lie" ? "web-puzzle-lie-worth" : "web-puzzle-worth", { percent: percent(worth) });
}

/** How the answer is known. */
export const confirmation = ({ by, playouts }: PuzzleSolution): string => t(`web-puzzle-${by}`, { playouts });

/** What one can show others without giving anything away. */
export function shared(question: PuzzleTitle & { day: string; is_today: boolean }, result: Result, address: string): string {
  const when = question.is_today ? t("web-puzzle-share-day", { day: dayName(question.day) }) : t("web-puzzle-share-any");
  const line = ["Rostra", when, kindName(question), gradeName(question), dots(result)].join(" · ");
  return `${line}\n${address}`;
}
