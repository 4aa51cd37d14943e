/** A first game of Idus Martii: three rounds, in which the person is Aedile, Praetor and Consul; then the rest of it. */
import type { Action, VoteCard } from "../protocol";
import { ask, named, play, type Script, type Step, tell } from "./script";

const vote = (by: number, card: VoteCard): Step => play(by, { type: "vote", card });
const looks = (by: number, aedile: number): Step[] => [play(by, { type: "peek", aedile }), play(by, { type: "approve" })];
const there = (selector: string) => (): boolean => document.querySelector(selector) !== null;

/** Green and red by turns, no veto: at the end the Loyalists are two ahead. */
function rest(legal: Action[], turn: number): Action | undefined {
  const card = turn % 2 ? "red" : "green";
  return legal.find((action) => action.type === "vote" && action.card === card) ?? legal.find(({ type }) => type !== "claim");
}

export const IDUS_MARTII: Script = {
  others: ["Balbus", "Cassia", "Drusus", "Fulvia"],
  // With this seed the person holds a Loyalist and a Traitor.
  setup: { game: "idus-martii", seed: 3, options: { start: 3 } },
  steps: [
    ask("cards", named("own-keep"), there('[data-testid="own-cards"][data-shown="true"]')),
    tell("track", named("track")),
    ask("vote", named("card-green"), there(named("confirm"))),
    ask("lay", named("confirm")),
    vote(1, "red"),
    ...looks(4, 1),
    tell("count", named("counted")),
    vote(1, "green"),
    vote(2, "red"),
    ask("look", named("peek-2")),
    ask("veto", named("veto")),
    ask("claim", named("quick-red")),
    play(4, (view) => ({ type: "discard", card: (view.game === "idus-martii" ? view.hand?.[0] : null) ?? "merchant" })),
    vote(2, "red"),
    vote(3, "green"),
    ...looks(1, 3),
    ask("discard", named("card-traitor"), there(named("confirm"))),
    ask("side", named("confirm")),
    tell("rounds", named("tab-matrix")),
    tell("rest", named("track")),
    { kind: "rest", choose: rest },
  ],
};
