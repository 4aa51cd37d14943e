import { seatsOf } from "../lib/seats";
import type { AssignAction, Faction, IdusMartiiAction, VoteCard } from "../protocol";
import type { TableSession } from "../table/session.svelte";

export type Given = "praetor" | "aedile";
type Pick = { at: string; card: Faction | VoteCard | null; aimed: number | null; praetor: number | null; aediles: number[] };

/** What the hand at this session can do in Idus Martii: what lights up and what a touch means. */
export class IdusMartiiController {
  /** What is picked, and for which step: when the game goes on it is forgotten. */
  private pick = $state.raw<Pick>({ at: "", card: null, aimed: null, praetor: null, aediles: [] });

  constructor(private readonly session: TableSession) {}

  private state = $derived.by(() => this.session.at("idus-martii"));
  private legal = $derived(this.state?.legal ?? []);
  view = $derived(this.state?.view ?? null);
  myTurn = $derived.by((): boolean => this.session.me !== null && (this.view?.to_act.includes(this.session.me) ?? false));
  stage = $derived(this.view?.stage ?? "");
  private at = $derived.by(() => `${this.session.me}/${this.view?.turn}/${this.stage}/${this.myTurn}`);
  private now = $derived(this.pick.at === this.at ? this.pick : { at: this.at, card: null, aimed: null, praetor: null, aediles: [] });
  private assigns = $derived(this.legal.filter((action) => action.type === "assign"));

  /** The cards I may lay or put away now. */
  cards = $derived.by((): (Faction | VoteCard)[] => {
    if (!this.myTurn) return [];
    return this.legal.flatMap((one) => (one.type === "vote" || one.type === "replace" || one.type === "discard" ? [one.card] : []));
  });
  /** The Aediles whose card I may look at. */
  looks = $derived(this.legal.flatMap((action) => (action.type === "peek" ? [action.aedile] : [])));
  can = (type: IdusMartiiAction["type"]): boolean => this.legal.some((action) => action.type === type);

  /** The action that lays or puts away a card. */
  laying = (card: Faction | VoteCard): IdusMartiiAction | undefined =>
    this.legal.find((one) => "card" in one && one.type !== "claim" && one.card === card);

  card = $derived(this.now.card !== null && this.cards.includes(this.now.card) ? this.now.card : null);
  aimed = $derived(this.now.aimed);
  praetor = $derived(this.now.praetor);
  aediles = $derived(this.now.aediles);
  /** The role that the next tap gives. */
  next = $derived.by((): Given | null => (this.praetor === null ? "praetor" : this.aediles.length < 2 ? "aedile" : null));

  chosen = $derived.by(() => {
    const marks = new Map<number, Given | "aimed">();
    if (this.praetor !== null) marks.set(this.praetor, "praetor");
    for (const seat of this.aediles) marks.set(seat, "aedile");
    if (this.aimed !== null) marks.set(this.aimed, "aimed");
    return marks;
  });

  lit = $derived.by((): Set<number> => {
    if (!this.myTurn || !this.view) return new Set();
    if (this.stage === "peek") return new Set(this.looks);
    if (this.stage !== "assign" || this.next === null) return new Set();
    return new Set(seatsOf(this.view.players).filter((seat) => this.fits(seat)));
  });

  private set(change: Partial<Pick>): void {
    this.pick = { ...this.now, ...change };
  }

  pickCard = (card: Faction | VoteCard): void => this.set({ card: this.card === card ? null : card });
  clear = (): void => this.set({ card: null, aimed: null, praetor: null, aediles: [] });

  /** Whether some legal assignment gives this seat the next role, beside what is chosen. */
  private fits(seat: number): boolean {
    if (this.chosen.has(seat)) return false;
    return this.assigns.some(({ praetor, aediles }) => {
      if (!this.aediles.every((one) => aediles.includes(one))) return false;
      return this.next === "praetor" ? praetor === seat : praetor === this.praetor && aediles.includes(seat);
    });
  }

  /** An assignment with this seat in the next role, to ask why it cannot be. */
  private wish(seat: number): AssignAction {
    if (this.praetor === null) {
      const pair = this.assigns.find(({ aediles }) => !aediles.includes(seat))?.aediles;
      return { type: "assign", praetor: seat, aediles: pair ?? [0, 1] };
    }
    const others = this.assigns.filter(({ praetor }) => praetor === this.praetor).flatMap(({ aediles }) => aediles);
    const beside = this.aediles[0] ?? others.find((one) => one !== seat) ?? 0;
    return { type: "assign", praetor: this.praetor, aediles: [seat, beside].sort((a, b) => a - b) };
  }

  assignment = $derived.by((): AssignAction | null =>
    this.praetor === null || this.aediles.length < 2
      ? null
      : { type: "assign", praetor: this.praetor, aediles: [...this.aediles].sort((a, b) => a - b) },
  );

  drop = (seat: number): void =>
    this.set({ praetor: this.praetor === seat ? null : this.praetor, aediles: this.aediles.filter((one) => one !== seat) });

  /** A touch on a seat or on the card before it. */
  onSeat = (seat: number): void => {
    const { session, view } = this;
    if (!view || session.me === null || view.stage === "over") return;
    if (this.myTurn && this.stage === "peek") return this.look(seat);
    if (this.myTurn && this.stage === "assign") return this.give(seat);
    void session.explain({ type: "peek", aedile: seat });
  };

  private look(seat: number): void {
    if (!this.looks.includes(seat)) return void this.session.explain({ type: "peek", aedile: seat });
    if (this.aimed === seat) return void this.session.play({ type: "peek", aedile: seat });
    this.set({ aimed: seat });
  }

  private give(seat: number): void {
    if (this.chosen.has(seat)) return this.drop(seat);
    const [first = seat] = this.aediles;
    if (this.next === null && this.praetor !== null)
      return void this.session.explain({ type: "assign", praetor: this.praetor, aediles: [first, first] });
    if (!this.fits(seat)) return void this.session.explain(this.wish(seat));
    if (this.next === "praetor") this.set({ praetor: seat });
    else this.set({ aediles: [...this.aediles, seat] });
  }
}
