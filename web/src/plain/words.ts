/** Words for a game that the client does not know: names, actions and events as the server has them, only readable. */
import type { NameOf } from "../lib/narrate";
import { t, words } from "../lib/words.svelte";
import type { GameName } from "../protocol";

/** The games that have pages of their own. */
export const KNOWN: readonly GameName[] = ["quo-vadis", "idus-martii"];

export function isKnown(game: string): game is GameName {
  return KNOWN.some((one) => one === game);
}

/** "rock-paper-scissors" -> "Rock paper scissors" */
export function readable(name: string): string {
  const text = name.replace(/[-_]+/g, " ").trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function gameTitle(game: string): string {
  return isKnown(game) ? t("web-game", { game }) : readable(game);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Any JSON in a line: lists with commas, objects as "key value", nothing as a dash. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length ? value.map(plainValue).join(", ") : "–";
  if (isRecord(value)) return plainParts(value).join(", ") || "–";
  return String(value);
}

function plainParts(data: Record<string, unknown>): string[] {
  return Object.entries(data).map(([key, value]) => `${key.replace(/[-_]+/g, " ")} ${plainValue(value)}`);
}

/** {"type": "throw", "hand": "rock"} -> "Throw rock"; what is no plain word comes with its name. */
export function plainAction({ type, ...parts }: { type: string; [part: string]: unknown }): string {
  const said = Object.entries(parts).map(([key, value]) =>
    typeof value === "string" ? value : `${key.replace(/[-_]+/g, " ")} ${plainValue(value)}`,
  );
  return [readable(type), ...said].join(" ");
}

/** {"kind": "throw", "seat": 0, "hand": "rock"} -> "Ada: throw, hand rock" */
export function plainEvent({ kind, seat, ...others }: { kind: string; [part: string]: unknown }, nameOf: NameOf): string {
  const what = [typeof seat === "number" ? readable(kind).toLowerCase() : readable(kind), ...plainParts(others)].join(", ");
  return typeof seat === "number" ? `${nameOf(seat)}: ${what}` : what;
}

/** What a view says, line by line, without what the page shows elsewhere. */
export function plainView(view: object): [key: string, value: string][] {
  const elsewhere = ["game", "seat", "to_act", "result", "edition", "variants", "options"];
  return Object.entries(view)
    .filter(([key]) => !elsewhere.includes(key))
    .map(([key, value]) => [readable(key), plainValue(value)]);
}

/** Sentences that a catalogue may have for any game, as `web-about-quo-vadis`. */
export function about(message: string, game: string): string {
  return words.find(`web-${message}-${game}`) ?? "";
}
