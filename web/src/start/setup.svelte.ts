import type { ClockChoice, GameName } from "../lib/types";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/words.svelte";

export type Sitter = "me" | "friend" | `bot:${string}`;
/** The level of bots that are good company to most. */
export const USUAL = "rules";
const USUAL_BOT: Sitter = `bot:${USUAL}`;

/** A table being set up, with defaults that are good enough to start at once. */
export class Setup {
  game = $state<GameName>("quo-vadis");
  players = $state(4);
  edition = $state("amigo-2005");
  variants = $state<string[]>([]);
  seats = $state<Sitter[]>(["me"]);
  names = $state<string[]>([]);
  clock = $state<"none" | "live" | "days">("none");
  seconds = $state(120);
  days = $state(2);
  talk = $state(true);
  listed = $state(true);
  limit = $state(false);

  choose(game: GameName): void {
    this.game = game;
    this.resize(game === "quo-vadis" ? 4 : 5);
    this.seats = this.seats.map((_, i): Sitter => (i === 0 ? "me" : USUAL_BOT));
  }

  resize(players: number): void {
    this.players = players;
    this.seats = Array.from({ length: players }, (_, i): Sitter => this.seats[i] ?? (i === 0 ? "me" : USUAL_BOT));
  }

  /** The body of POST /api/tables. */
  body(): unknown {
    const clock: ClockChoice =
      this.clock === "none"
        ? { kind: "none" }
        : this.clock === "live"
          ? { kind: "live", seconds: this.seconds }
          : { kind: "days", days: this.days };
    const mine = this.seats.filter((sitter) => sitter === "me").length;
    let number = 0;
    const seats = this.seats.map((sitter, i) => {
      if (sitter === "friend") return { kind: "friend" };
      if (sitter !== "me") return { kind: "bot", level: sitter.slice(4) };
      number++;
      const own = mine > 1 ? this.names[i]?.trim() || t("web-player-number", { number }) : prefs.name.trim() || t("web-guest");
      return { kind: "me", name: own };
    });
    const quo = this.game === "quo-vadis";
    return {
      game: this.game,
      players: this.players,
      edition: quo ? this.edition : null,
      variants: quo ? this.variants : [],
      options: quo ? { turn_limit: this.limit ? 200 : null, private: this.talk, start: null } : { private: this.talk },
      seats,
      clock,
      listed: this.listed,
    };
  }
}
