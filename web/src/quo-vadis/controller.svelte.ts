import { t } from "../lib/words.svelte";
import type { AdvanceAction, Board, QuoVadisView } from "../protocol";
import type { Draft, TableSession } from "../table/session.svelte";
import { askable, below, bestEntry, type Choices, hasRoom, missingVotes, pathsFrom, sorted, thinkable, votesOn } from "./choices";
import { emptyDraft, likeliest, pointedAt, startDraft, talkable } from "./deals/draft";

export interface PathLight {
  /** "go": can be taken; "ask": needs more votes; "spot": a place for Caesar or a vote; "": not lit */
  light: "" | "go" | "ask" | "spot";
  note: string;
  /** The same where there is little room. */
  short: string;
}

type Session = Pick<TableSession, "me" | "picked" | "draft" | "at" | "play" | "explain">;

/** What this seat can do on the board of Quo Vadis?: what lights up, and what a touch means. */
export class QuoVadisController {
  /** The board's shape, when the server has told it. */
  board = $state.raw<Board | null>(null);

  constructor(private session: Session) {}

  private state = $derived.by(() => this.session.at("quo-vadis"));
  view = $derived(this.state?.view ?? null);
  choices = $derived.by((): Choices => sorted(this.state?.legal ?? []));
  myTurn = $derived.by((): boolean => this.session.me !== null && (this.view?.to_act.includes(this.session.me) ?? false));

  /** Committees where I stand, while it is my turn to move. */
  mine = $derived.by((): Set<string> => {
    const { me } = this.session;
    if (!this.view || !this.myTurn || this.view.stage !== "action" || me === null) return new Set();
    const standing = Object.entries(this.view.committees).filter(([, seats]) => seats.includes(me));
    return new Set(standing.map(([id]) => id).filter((id) => this.pathsFrom(id).length));
  });
  lit = $derived.by((): Set<string> => {
    if (!this.myTurn || this.session.picked?.kind === "caesar") return new Set();
    return new Set([...this.choices.place, ...this.choices.remove]);
  });

  /** What is the loudest choice in a first turn: there is nothing to advance yet, and Caesar helps nobody. */
  advised = $derived.by((): string | null => {
    if (!this.view || !this.board || !this.myTurn || this.mine.size) return null;
    return bestEntry(this.view, this.board, this.choices.place) ?? null;
  });

  pathsFrom = (committee: string): string[] => (this.board ? pathsFrom(this.board, committee) : []);

  /** Caesar is in my hand: because of the bonus, or because I picked him up. */
  get caesarInHand(): boolean {
    return this.view?.stage === "bonus" ? this.choices.caesar.size > 0 : this.session.picked?.kind === "caesar";
  }

  lights = $derived.by((): Map<string, PathLight> => {
    const { view, choices } = this;
    const { picked } = this.session;
    if (!view) return new Map();
    if (this.myTurn && this.caesarInHand)
      return new Map([...choices.caesar].map((place) => [place, { light: "spot", note: "", short: "" }]));
    if (this.myTurn && (picked?.kind === "committee" || picked?.kind === "path")) {
      const from = picked.kind === "committee" ? picked.id : below(picked.id);
      return new Map(this.mine.has(from) ? this.pathsFrom(from).map((path) => [path, this.lightOf(view, path)]) : []);
    }
    return new Map([...choices.pledge.keys()].map((path) => [path, { light: "spot", note: t("web-give-vote"), short: "+1" }]));
  });

  lightOf(view: QuoVadisView, path: string): PathLight {
    const { needed } = votesOn(view, path);
    if (this.choices.advance.has(path))
      return { light: "go", note: needed ? t("web-votes-have", { have: needed, needed }) : t("web-no-votes"), short: "✓" };
    const missing = missingVotes(view, path);
    if (missing > 0 && askable(view, path).length && this.board && hasRoom(view, this.board, path))
      return { light: "ask", note: t("web-votes-missing", { missing }), short: `+${missing}?` };
    return { light: "", note: "", short: "" };
  }

  /** Open the deal builder with a consent on that path already in it. */
  private ask(view: QuoVadisView, path: string): void {
    const partner = likeliest(view, path);
    if (partner === undefined || this.session.me === null) return;
    this.session.draft = startDraft(view, this.session.me, partner, path);
  }

  /** While a deal is built, a touch on the board is about the deal. */
  private point(view: QuoVadisView, place: string): boolean {
    const { draft, me } = this.session;
    if (!draft || me === null) return false;
    draft.clauses = pointedAt(draft, view, me, place);
    return true;
  }

  /** What a struck deal was made for: the advance it brings, with the votes it gives. */
  promised = $derived.by((): AdvanceAction[] => {
    const granted = this.view?.granted ?? [];
    return [...new Set(granted.map(({ path }) => path))].flatMap((path) => {
      const givers = granted.filter((one) => one.path === path).map(({ seat }) => seat);
      const used = (action: AdvanceAction): number => action.with.filter((seat) => givers.includes(seat)).length;
      return (this.choices.advance.get(path) ?? []).toSorted((a, b) => used(b) - used(a)).slice(0, 1);
    });
  });

  /** The deal that is likeliest wanted now: votes for a step of mine, or a vote of mine for the player to move. */
  draftNow(view: QuoVadisView, me: number): Draft {
    const steps = view.to_move === me ? [...this.mine].flatMap(this.pathsFrom) : talkable(view);
    const path = steps.find((one) => (view.to_move === me ? this.lightOf(view, one).light === "ask" : this.choices.pledge.has(one)));
    const other = view.to_move === me ? (view.held.findIndex((_, seat) => seat !== me) ?? 0) : view.to_move;
    const partner = view.to_move === me && path !== undefined ? (likeliest(view, path) ?? other) : other;
    return path === undefined ? emptyDraft(partner) : startDraft(view, me, partner, path);
  }

  onCommittee = (id: string): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    if (this.point(view, id)) return;
    if (choices.remove.has(id)) return void session.play({ type: "remove", committee: id });
    if (view.stage === "remove") return void session.explain({ type: "remove", committee: id });
    const again = session.picked?.kind === "committee" && session.picked.id === id;
    if (this.myTurn && again && choices.place.has(id) && !this.mine.has(id)) return void session.play({ type: "place", committee: id });
    if (this.myTurn && again) return void (session.picked = null);
    if (this.myTurn && (choices.place.has(id) || this.mine.has(id))) return void (session.picked = { kind: "committee", id });
    const given = this.pathsFrom(id).find((path) => choices.pledge.has(path) || choices.retract.has(path));
    if (given) return void (session.picked = { kind: "path", id: given });
    void session.explain({ type: "place", committee: id });
  };

  onPath = (path: string): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    if (this.point(view, path)) return;
    if (this.myTurn && this.caesarInHand)
      return void (choices.caesar.has(path) ? session.play({ type: "caesar", to: path }) : session.explain({ type: "caesar", to: path }));
    if (!this.myTurn) {
      if (choices.pledge.has(path) || choices.retract.has(path)) return void (session.picked = { kind: "path", id: path });
      return void session.explain({ type: "pledge", path, votes: 1 });
    }
    const from = below(path);
    const open = session.picked?.kind === "committee" && session.picked.id === from;
    if (!open && this.mine.has(from) && session.picked?.kind !== "path") return void (session.picked = { kind: "committee", id: from });
    this.take(path);
  };

  /** Advance along a path. Whose consent is used is the person's choice: if there are several, they pick one in the bar. */
  take = (path: string): void => {
    const { session, choices, view } = this;
    if (!view) return;
    const [first, ...others] = choices.advance.get(path) ?? [];
    if (others.length) return void (session.picked = { kind: "path", id: path });
    if (first) return void session.play(first);
    if (this.mine.has(below(path)) && this.lightOf(view, path).light === "ask") return this.ask(view, path);
    void session.explain(thinkable(view, path));
  };

  onCaesar = (): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    // He lies on a path that is lit: a touch means the path.
    if (session.picked?.kind === "committee" && this.lights.get(view.caesar)?.light === "go") return this.take(view.caesar);
    if (this.myTurn && choices.caesar.size) return void (session.picked = session.picked?.kind === "caesar" ? null : { kind: "caesar" });
    const other = Object.keys(view.laurels).find((place) => place !== view.caesar);
    if (other) void session.explain({ type: "caesar", to: other });
  };
}
