import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/words.svelte";
import type { Chair, Clock, Games, NewTable } from "../protocol";

export type Sitter = "me" | "friend" | `bot:${string}`;
/** The levels of bots that are good company for most people, whichever of them a game has. */
const USUAL = ["regular", "rules"];
export const usual = (levels: string[]): string | undefined => levels.find((level) => USUAL.includes(level)) ?? levels.at(-1);

/** What the server tells of a game; of one without pages here only the number of players is sure to come. */
export interface GameInfo {
  players: [number, number];
  editions?: string[];
  variants?: string[];
}

/** How many play unless somebody chooses otherwise; in other games as few as possible. */
const COMPANY: Record<string, number> = { "quo-vadis": 4, "idus-martii": 5 };

/** A table being set up, with defaults that are good enough to start at once. */
export class Setup {
  game = $state("");
  players = $state(0);
  edition = $state<string | null>(null);
  variants = $state<string[]>([]);
  seats = $state<Sitter[]>([]);
  names = $state<string[]>([]);
  /** The character of all bots; null: one of each. */
  character = $state<string | null>(null);
  clock = $state<Clock["kind"]>("none");
  seconds = $state(120);
  days = $state(2);
  talk = $state(true);
  listed = $state(true);
  limit = $state(false);
  /** In which it counts. */
  league: string | null = null;

  constructor(readonly games: Games) {}

  get info(): GameInfo {
    const infos: Record<string, GameInfo> = this.games.games;
    return infos[this.game] ?? { players: [1, 1] };
  }

  get characters(): string[] {
    return this.games.characters[this.game] ?? [];
  }

  get levels(): string[] {
    return this.games.bots[this.game] ?? [];
  }

  /** What sits beside me unless somebody chooses otherwise. */
  private others: Sitter = "friend";

  choose(game: string, others: "bots" | "friends"): void {
    this.game = game;
    const level = usual(this.levels);
    this.others = others === "friends" || level === undefined ? "friend" : `bot:${level}`;
    this.seats = [];
    this.variants = [];
    this.character = null;
    const editions = this.info.editions ?? [];
    this.edition = editions.find((edition) => edition === "amigo-2005") ?? editions[0] ?? null;
    this.resize(COMPANY[game] ?? this.info.players[0]);
  }

  resize(players: number): void {
    this.players = players;
    this.seats = Array.from({ length: players }, (_, i): Sitter => this.seats[i] ?? (i === 0 ? "me" : this.others));
  }

  /** For a first game: few at the table, and bots that forgive much. */
  befriend(): void {
    const level = this.levels[1] ?? this.levels[0];
    this.players = this.info.players[0];
    this.seats = Array.from({ length: this.players }, (_, i): Sitter => (i === 0 || level === undefined ? "me" : `bot:${level}`));
    this.character = this.characters.find((one) => one === "generous") ?? null;
  }

  toggle(variant: string): void {
    const others = this.variants.filter((one) => one !== variant);
    this.variants = others.length < this.variants.length ? others : [...others, variant];
  }

  private chair(sitter: Sitter, seat: number): Chair {
    if (sitter === "friend") return { kind: "friend" };
    if (sitter !== "me") return { kind: "bot", level: sitter.slice(4), character: this.character };
    const mine = this.seats.flatMap((one, i) => (one === "me" ? [i] : []));
    const numbered = t("web-player-number", { number: mine.indexOf(seat) + 1 });
    const name = mine.length > 1 ? this.names[seat]?.trim() || numbered : prefs.name.trim() || t("web-guest");
    return { kind: "me", name };
  }

  private get clockChoice(): Clock {
    if (this.clock === "live") return { kind: "live", seconds: this.seconds };
    return this.clock === "days" ? { kind: "days", days: this.days } : { kind: "none" };
  }

  /** The body of POST /api/tables. */
  body(): Omit<NewTable, "game"> & { game: string } {
    const { game, players, edition, variants, listed } = this;
    const limit = this.limit ? { turn_limit: 200 } : {};
    const options = { ...limit, private: this.talk };
    return {
      game,
      players,
      edition,
      variants,
      options,
      seats: this.seats.map((one, i) => this.chair(one, i)),
      clock: this.clockChoice,
      listed,
      league: this.league,
      pace: prefs.botSpeed,
    };
  }
}
