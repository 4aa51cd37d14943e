import { askable, type Choices, pathsFrom, sorted, thinkable, votesOn } from "./choices";
import type { PathLight } from "./Board.svelte";
import { PATHS } from "./layout";
import { startDraft } from "./deals/draft";
import type { QuoVadisView } from "../lib/types";
import { t } from "../lib/words.svelte";
import type { TableSession } from "../table/session.svelte";

/** What the hand at this session can do on the board of Quo Vadis?: what lights up and what a touch means. */
export class QuoVadisController {
  constructor(private session: TableSession) {}

  view = $derived.by((): QuoVadisView | null => {
    const view = this.session.state?.view;
    return view?.game === "quo-vadis" ? view : null;
  });
  choices = $derived.by((): Choices => sorted(this.session.legal));
  myTurn = $derived.by((): boolean => this.view !== null && this.session.me !== null && this.view.to_act.includes(this.session.me));

  /** Committees where I stand, while it is mine to move. */
  mine = $derived.by((): Set<string> => {
    if (!this.view || !this.myTurn || this.view.stage !== "action") return new Set();
    const me = this.session.me as number;
    return new Set(
      Object.entries(this.view.committees)
        .filter(([id, seats]) => id !== "S" && seats.includes(me))
        .map(([id]) => id),
    );
  });
  lit = $derived.by((): Set<string> => {
    if (!this.myTurn || this.session.picked?.kind === "caesar") return new Set();
    return new Set([...this.choices.place, ...this.choices.remove]);
  });

  /** Caesar is in my hand: by the bonus, or because I picked him up. */
  get caesarInHand(): boolean {
    return this.view?.stage === "bonus" ? this.choices.caesar.size > 0 : this.session.picked?.kind === "caesar";
  }

  lights = $derived.by((): Map<string, PathLight> => {
    const lights = new Map<string, PathLight>();
    const { view, choices } = this;
    const picked = this.session.picked;
    if (!view) return lights;
    if (this.myTurn && this.caesarInHand) {
      for (const place of choices.caesar) lights.set(place, { light: "spot", note: "" });
      return lights;
    }
    if (this.myTurn && (picked?.kind === "committee" || picked?.kind === "path")) {
      const from = picked.kind === "committee" ? picked.id : (picked.id.split("-")[0] ?? "");
      if (this.mine.has(from)) for (const path of pathsFrom(from)) lights.set(path, this.lightOf(view, path));
      return lights;
    }
    for (const path of choices.pledge.keys()) lights.set(path, { light: "spot", note: t("web-give-vote") });
    return lights;
  });

  private lightOf(view: QuoVadisView, path: string): PathLight {
    const votes = votesOn(view, path);
    if (this.choices.advance.has(path))
      return { light: "go", note: votes.needed ? t("web-votes-have", { have: votes.needed, needed: votes.needed }) : t("web-no-votes") };
    const missing = votes.needed - votes.own - votes.pledged;
    if (missing > 0 && askable(view, path).length) return { light: "ask", note: t("web-votes-missing", { missing }) };
    return { light: "", note: "" };
  }

  /** Open the deal builder already filled in: a vote on that path. */
  ask = (path: string): void => {
    const view = this.view;
    const partner = view ? askable(view, path)[0] : undefined;
    if (!view || partner === undefined || this.session.me === null) return;
    this.session.draft = startDraft(view, this.session.me, partner, path);
  };

  onCommittee = (id: string): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    if (choices.remove.has(id)) return void session.play({ type: "remove", committee: id });
    if (view.stage === "remove") return void session.explain({ type: "remove", committee: id });
    const again = session.picked?.kind === "committee" && session.picked.id === id;
    if (this.myTurn && again && choices.place.has(id) && !this.mine.has(id)) return void session.play({ type: "place", committee: id });
    if (this.myTurn && again) return void (session.picked = null);
    if (this.myTurn && (choices.place.has(id) || this.mine.has(id))) return void (session.picked = { kind: "committee", id });
    const given = pathsFrom(id).find((path) => choices.pledge.has(path) || choices.retract.has(path));
    if (given) return void (session.picked = { kind: "path", id: given });
    void session.explain({ type: "place", committee: id });
  };

  onPath = (path: string): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    if (this.myTurn && this.caesarInHand) {
      const action = { type: "caesar", to: path };
      return void (choices.caesar.has(path) ? session.play(action) : session.explain(action));
    }
    if (!this.myTurn) {
      if (choices.pledge.has(path) || choices.retract.has(path)) return void (session.picked = { kind: "path", id: path });
      return void session.explain({ type: "pledge", path, votes: 1 });
    }
    const from = path.split("-")[0] ?? "";
    const open = session.picked?.kind === "committee" && session.picked.id === from;
    if (!open && this.mine.has(from) && session.picked?.kind !== "path") return void (session.picked = { kind: "committee", id: from });
    this.take(path);
  };

  /** Advance along a path; with several choices of votes, pick one in the bar. */
  take = (path: string): void => {
    const { session, choices, view } = this;
    const ways = choices.advance.get(path) ?? [];
    if (!view) return;
    if (ways.length === 1 && ways[0]) return void session.play(ways[0]);
    if (ways.length > 1) return void (session.picked = { kind: "path", id: path });
    if (this.mine.has(path.split("-")[0] ?? "") && this.lightOf(view, path).light === "ask") return this.ask(path);
    void session.explain(thinkable(view, path));
  };

  onCaesar = (): void => {
    const { session, choices, view } = this;
    if (!view || session.me === null) return;
    // He lies on a path that is lit: whoever taps him means the path.
    if (session.picked?.kind === "committee" && this.lights.get(view.caesar)?.light === "go") return this.take(view.caesar);
    if (this.myTurn && choices.caesar.size) {
      session.picked = session.picked?.kind === "caesar" ? null : { kind: "caesar" };
      return;
    }
    const other = PATHS.find((path) => path.laurel && path.id !== view.caesar);
    if (other) void session.explain({ type: "caesar", to: other.id });
  };
}
