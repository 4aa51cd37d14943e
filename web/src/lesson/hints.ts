/** What is possible at the table and worth it, for somebody who plays a first game: from what lies open and is legal. */
import type { IdusMartiiController } from "../idus-martii/controller.svelte";
import { laurelName, VALUES } from "../lib/narrate";
import { t } from "../lib/words.svelte";
import type { Faction, QuoVadisView, VoteCard } from "../protocol";
import { bestEntry } from "../quo-vadis/choices";
import type { QuoVadisController } from "../quo-vadis/controller.svelte";
import { likeliest } from "../quo-vadis/deals/draft";
import type { TableSession } from "../table/session.svelte";

/** Hints at once. */
const MOST = 2;

/** What the laurel on a path is worth to whoever crosses it. */
const worth = (view: QuoVadisView, path: string): number => (view.caesar === path ? 0 : (VALUES[view.laurels[path] ?? ""] ?? 0));
const laurelOn = (view: QuoVadisView, path: string): string => (worth(view, path) ? laurelName(view.laurels[path] ?? "") : "none");

export function quoVadisHints(controller: QuoVadisController, session: TableSession): string[] {
  const { view, choices } = controller;
  const { me } = session;
  if (!view || me === null || view.result) return [];
  if (!controller.myTurn) {
    const asking = session.legal.some(({ type }) => type === "accept");
    const [path] = [...choices.pledge.keys()].sort((a, b) => worth(view, a) - worth(view, b));
    if (asking) return [t("web-hint-answer")];
    return path === undefined ? [] : [t("web-hint-pledge", { who: session.nameOf(view.to_move), path, laurel: laurelOn(view, path) })];
  }
  const said: string[] = [];
  const best = (paths: string[]): string[] => paths.sort((a, b) => worth(view, b) - worth(view, a));
  const ways = [...choices.advance.keys()];
  const entrance = best(ways.filter((path) => path.endsWith("-S")))[0];
  const way = best(ways.filter((path) => !path.endsWith("-S")))[0];
  const asked = best([...controller.mine].flatMap(controller.pathsFrom).filter((path) => controller.lightOf(view, path).light === "ask"))
    .map((path) => ({ path, who: likeliest(view, path) }))
    .find(({ path, who }) => who !== undefined && worth(view, path) > (way ? worth(view, way) : 0));
  if (view.stage === "bonus") return [t("web-hint-bonus")];
  if (entrance && !view.senate.includes(me)) said.push(t("web-hint-enter", { path: entrance, laurel: laurelOn(view, entrance) }));
  if (asked?.who !== undefined)
    said.push(
      t("web-hint-ask", {
        path: asked.path,
        laurel: laurelOn(view, asked.path),
        who: session.nameOf(asked.who),
        price: Math.max(1, Math.floor(worth(view, asked.path) / 3)),
      }),
    );
  if (way) said.push(t("web-hint-advance", { path: way, laurel: laurelOn(view, way) }));
  const entry = controller.board && bestEntry(view, controller.board, choices.place);
  if (entry) said.push(t("web-hint-place", { committee: entry }));
  return (said.length ? said : [t("web-hint-caesar")]).slice(0, MOST);
}

const COLOUR: Record<Faction, VoteCard> = { loyalist: "green", traitor: "red", merchant: "yellow" };

export function idusMartiiHints(controller: IdusMartiiController, session: TableSession): string[] {
  const { view } = controller;
  if (!view || session.me === null || view.result || !view.hand) return [];
  if (!controller.myTurn) return view.stage === "vote" ? [] : [t("web-hint-claim")];
  const { loyalist, traitor } = view.markers;
  const side = view.hand.length === 1 ? (view.hand[0] ?? null) : null;
  const ahead: Faction | null = loyalist > traitor ? "loyalist" : traitor > loyalist ? "traitor" : null;
  const near = Math.max(loyalist, traitor) + 2 > view.limit;
  if (view.stage === "vote" || view.stage === "replace")
    return near && ahead
      ? [t("web-hint-near", { faction: ahead, card: COLOUR[ahead] })]
      : [t("web-hint-vote", { side: side ?? "open", ahead: ahead ?? "none" })];
  if (view.stage === "veto") return [t("web-hint-veto", { card: view.seen ?? "none", side: side ?? "open" })];
  return [t(`web-hint-${view.stage}`, { ahead: ahead ?? "none" })];
}
