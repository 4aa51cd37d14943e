import { askable, type Choices, pathsFrom, sorted, thinkable, votesOn } from "../board/choices";
import type { PathLight } from "../board/Board.svelte";
import { PATHS } from "../board/layout";
import { startDraft } from "../deals/draft";
import type { QuoView } from "../lib/types";
import { t } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** What the hand at this desk can do on the board of Quo Vadis?: what lights up and what a touch means. */
export class QuoHand {
  constructor(private desk: Desk) {}

  view = $derived.by((): QuoView | null => {
    const view = this.desk.state?.view;
    return view?.game === "quo-vadis" ? view : null;
  });
  choices = $derived.by((): Choices => sorted(this.desk.legal));
  myTurn = $derived.by((): boolean => this.view !== null && this.desk.me !== null && this.view.to_act.includes(this.desk.me));

  /** Committees where I stand, while it is mine to move. */
  mine = $derived.by((): Set<string> => {
    if (!this.view || !this.myTurn || this.view.stage !== "action") return new Set();
    const me = this.desk.me as number;
    return new Set(
      Object.entries(this.view.committees)
        .filter(([id, seats]) => id !== "S" && seats.includes(me))
        .map(([id]) => id),
    );
  });
  lit = $derived.by((): Set<string> => {
    if (!this.myTurn || this.desk.picked?.kind === "caesar") return new Set();
    return new Set([...this.choices.place, ...this.choices.remove]);
  });

  /** Caesar is in my hand: by the bonus, or because I picked him up. */
  get caesarInHand(): boolean {
    return this.view?.stage === "bonus" ? this.choices.caesar.size > 0 : this.desk.picked?.kind === "caesar";
  }

  lights = $derived.by((): Map<string, PathLight> => {
    const lights = new Map<string, PathLight>();
    const { view, choices } = this;
    const picked = this.desk.picked;
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

  private lightOf(view: QuoView, path: string): PathLight {
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
    if (!view || partner === undefined || this.desk.me === null) return;
    this.desk.draft = startDraft(view, this.desk.me, partner, path);
  };

  onCommittee = (id: string): void => {
    const { desk, choices, view } = this;
    if (!view || desk.me === null) return;
    if (choices.remove.has(id)) return void desk.play({ type: "remove", committee: id });
    if (view.stage === "remove") return void desk.explain({ type: "remove", committee: id });
    const again = desk.picked?.kind === "committee" && desk.picked.id === id;
    if (this.myTurn && again && choices.place.has(id) && !this.mine.has(id)) return void desk.play({ type: "place", committee: id });
    if (this.myTurn && again) return void (desk.picked = null);
    if (this.myTurn && (choices.place.has(id) || this.mine.has(id))) return void (desk.picked = { kind: "committee", id });
    const given = pathsFrom(id).find((path) => choices.pledge.has(path) || choices.retract.has(path));
    if (given) return void (desk.picked = { kind: "path", id: given });
    void desk.explain({ type: "place", committee: id });
  };

  onPath = (path: string): void => {
    const { desk, choices, view } = this;
    if (!view || desk.me === null) return;
    if (this.myTurn && this.caesarInHand) {
      const action = { type: "caesar", to: path };
      return void (choices.caesar.has(path) ? desk.play(action) : desk.explain(action));
    }
    if (!this.myTurn) {
      if (choices.pledge.has(path) || choices.retract.has(path)) return void (desk.picked = { kind: "path", id: path });
      return void desk.explain({ type: "pledge", path, votes: 1 });
    }
    const from = path.split("-")[0] ?? "";
    const open = desk.picked?.kind === "committee" && desk.picked.id === from;
    if (!open && this.mine.has(from) && desk.picked?.kind !== "path") return void (desk.picked = { kind: "committee", id: from });
    this.take(path);
  };

  /** Advance along a path; with several choices of votes, pick one in the bar. */
  take = (path: string): void => {
    const { desk, choices, view } = this;
    const ways = choices.advance.get(path) ?? [];
    if (!view) return;
    if (ways.length === 1 && ways[0]) return void desk.play(ways[0]);
    if (ways.length > 1) return void (desk.picked = { kind: "path", id: path });
    if (this.mine.has(path.split("-")[0] ?? "") && this.lightOf(view, path).light === "ask") return this.ask(path);
    void desk.explain(thinkable(view, path));
  };

  onCaesar = (): void => {
    const { desk, choices, view } = this;
    if (!view || desk.me === null) return;
    // He lies on a path that is lit: whoever taps him means the path.
    if (desk.picked?.kind === "committee" && this.lights.get(view.caesar)?.light === "go") return this.take(view.caesar);
    if (this.myTurn && choices.caesar.size) {
      desk.picked = desk.picked?.kind === "caesar" ? null : { kind: "caesar" };
      return;
    }
    const other = PATHS.find((path) => path.laurel && path.id !== view.caesar);
    if (other) void desk.explain({ type: "caesar", to: other.id });
  };
}
