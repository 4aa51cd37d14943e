/** What a scripted first game is made of. */
import type { Action, NewTable, View } from "../protocol";
import type { TableSession } from "../table/session.svelte";

/** Something the person reads, with the place it speaks of lit, and then goes on. */
interface Tell {
  kind: "tell";
  words: string;
  at: string;
}
/** Something the person does where the light is: until the game has gone on, or what was to be opened is open. */
interface Ask {
  kind: "ask";
  words: string;
  at: string;
  until?: (session: TableSession) => boolean;
}
/** Something another player does. */
interface Play {
  kind: "play";
  by: number;
  action: (view: View) => Action;
}
/** The rest of the game, for everybody. */
interface Rest {
  kind: "rest";
  choose: (legal: Action[], turn: number) => Action | undefined;
}
export type Step = Tell | Ask | Play | Rest;

export interface Script {
  /** Who sits there beside the person; all seats are played from this device. */
  others: string[];
  setup: Pick<NewTable, "game" | "seed" | "options">;
  steps: Step[];
}

export const named = (testid: string): string => `[data-testid="${testid}"]`;
export const tell = (words: string, at: string): Tell => ({ kind: "tell", words, at });
export const play = (by: number, action: Action | ((view: View) => Action)): Play => ({
  kind: "play",
  by,
  action: typeof action === "function" ? action : () => action,
});
export function ask(words: string, at: string, until?: (session: TableSession) => boolean): Ask {
  return until ? { kind: "ask", words, at, until } : { kind: "ask", words, at };
}
