/** A first game of Quo Vadis?: twelve turns, of which four are the person's, who is asked once besides. */
import type { Action, Clause, View } from "../protocol";
import type { TableSession } from "../table/session.svelte";
import { ask, named, play, type Script, tell } from "./script";

const [ME, BALBUS, CASSIA] = [0, 1, 2];
const committee = (id: string): string => named(`committee-${id}`);
const path = (id: string): string => `[data-place="${id}"]`;
const picked =
  (id: string) =>
  ({ picked: at }: TableSession): boolean =>
    at?.kind === "committee" && at.id === id;
const paying = ({ draft }: TableSession): boolean => draft?.clauses.some(({ kind }) => kind === "pay") === true;

const place = (by: number, at: string): ReturnType<typeof play> => play(by, { type: "place", committee: at });
const advance = (by: number, along: string, using: number[]): ReturnType<typeof play> =>
  play(by, { type: "advance", path: along, with: using });
const OFFER: Clause[] = [
  { kind: "support", by: ME, path: "E1-D2", votes: 1 },
  { kind: "pay", by: BALBUS, to: ME, value: 1 },
];
function accept(view: View): Action {
  const deals = view.game === "quo-vadis" ? view.deals : [];
  return { type: "accept", deal: deals.at(-1)?.deal ?? 0 };
}

export const QUO_VADIS: Script = {
  others: ["Balbus", "Cassia"],
  // With this seed a II lies on E1-D2, and then a V; and on D2-C1 one with Caesar's head.
  setup: { game: "quo-vadis", seed: 2190, options: { start: BALBUS, turn_limit: 12 } },
  steps: [
    tell("goal", named("senate")),
    place(BALBUS, "E1"),
    place(CASSIA, "E1"),
    ask("place", committee("E1")),
    play(BALBUS, { type: "offer", clauses: OFFER, private: false }),
    ask("asked", '[data-testid^="accept-"]'),
    advance(BALBUS, "E1-D2", [ME]),
    tell("paid", named("holding-0")),
    place(CASSIA, "D1"),
    ask("stand", committee("E1"), picked("E1")),
    ask("ask", path("E1-D2"), ({ draft }) => draft !== null),
    ask("pay", named("add-give-pay"), paying),
    ask("send", named("deal-send")),
    play(CASSIA, accept),
    ask("go", named("do-E1-D2")),
    tell("laurel", named("holding-0")),
    play(BALBUS, { type: "caesar", to: "E4-S" }),
    tell("caesar", named("caesar")),
    advance(CASSIA, "D1-D2", []),
    play(BALBUS, { type: "pledge", path: "D2-C1", votes: 1 }),
    ask("given", committee("D2"), picked("D2")),
    ask("cross", path("D2-C1")),
    ask("bonus", path("C1-S")),
    place(BALBUS, "B1"),
    place(CASSIA, "B1"),
    ask("before", committee("C1"), picked("C1")),
    ask("enter", path("C1-S")),
  ],
};
