/** On a device that others can see or hear, nothing says what my cards are until I look. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { words } from "../lib/words.svelte";
import type { GameEvent, IdusMartiiView, RoundEvent } from "../protocol";
import { announcement } from "../table/session.svelte";
import Ballot from "./Ballot.svelte";
import Matrix from "./Matrix.svelte";
import OwnCards from "./OwnCards.svelte";
import type { Told } from "./rounds";

const nameOf = (seat: number): string => ["Ada", "Bea", "Caius", "Dora", "Eva"][seat] ?? "";
const initialOf = (seat: number): string => nameOf(seat).charAt(0);
const CARDS = /loyalist|traitor|merchant|green|red\b|yellow/i;
let mounted: Record<string, unknown> | null = null;

beforeEach(() => words.choose("en", false));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

/** Everything that can be read or read aloud. */
function heard(): string {
  flushSync();
  const labels = [...document.querySelectorAll("[aria-label], [title]")].map(
    (node) => `${node.getAttribute("aria-label")} ${node.getAttribute("title")}`,
  );
  return [document.body.textContent, ...labels].join(" ");
}
const pressed = (testid: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);
  if (!found) throw new Error(`no ${testid}`);
  return found;
};

test("my faction cards are named only while I look at them", () => {
  mounted = mount(OwnCards, { target: document.body, props: { hand: ["traitor", "merchant"], discarded: ["loyalist"] } });
  expect(heard()).not.toMatch(CARDS);
  pressed("own-keep").click();
  expect(heard()).toMatch(/Traitor/);
  pressed("own-keep").click();
  expect(heard()).not.toMatch(CARDS);
});

test("a card I know is named only while I hold it up", () => {
  const props = { owner: "Ada", seat: 0, known: "red", open: false, looked: true, lit: false, aimed: false, height: 80, ontap: null };
  mounted = mount(Ballot, { target: document.body, props });
  expect(heard()).not.toMatch(CARDS);
  pressed("ballot-0").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  expect(heard()).toMatch(/red/);
  pressed("ballot-0").dispatchEvent(new KeyboardEvent("keyup", { key: "Enter" }));
  expect(heard()).not.toMatch(CARDS);
});

test("the table of rounds names what I know only when I ask", () => {
  const begin: RoundEvent = { kind: "round", turn: 1, phase: 1, round: 1, roles: { consul: 1, praetor: 2, aediles: [0, 3] } };
  // prettier-ignore
  const events: Told[] = [begin, { kind: "vote", seat: 0 }, { kind: "vote-card", seat: 0, card: "red" }];
  // prettier-ignore
  const view: IdusMartiiView = {
    game: "idus-martii", seat: 0, players: 5, start: 0, phase: 1, round: 1, turn: 1, stage: "vote", to_act: [3], roles: begin.roles, last: null,
    markers: { loyalist: 0, traitor: 0 }, limit: 13, cards: [2, 2, 2, 2, 2], laid: [0], peeked: null, yellow: false, hand: ["loyalist", "traitor"],
    discarded: [], ballot: "red", seen: null, hands: null, discards: null, result: null, claims: [], edition: null, variants: [], options: {},
  };
  mounted = mount(Matrix, { target: document.body, props: { view, events, nameOf, initialOf, me: 0 } });
  expect(heard()).not.toMatch(CARDS);
  pressed("matrix-known").click();
  expect(heard()).toMatch(/red/);
});

test("a screen reader announces what everybody saw, and no card of mine", () => {
  const events: GameEvent[] = [
    { kind: "hand", seat: 0, cards: ["traitor", "merchant"] },
    { kind: "vote", seat: 0 },
    { kind: "vote-card", seat: 0, card: "red" },
  ];
  const said = announcement("idus-martii", events, nameOf);
  expect(said).toMatch(/Ada/);
  expect(said).not.toMatch(CARDS);
});
