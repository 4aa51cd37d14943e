/** What goes over the wire, as docs/protocol.md and docs/api.md say it. */
export type GameName = "quo-vadis" | "idus-martii";
export type Action = { type: string; [key: string]: unknown };
export type GameEvent = { kind: string; [key: string]: unknown };

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "free";
  name: string | null;
  level: string | null;
  connected: boolean;
  absent?: boolean;
}

export type ClockChoice =
  | { kind: "none" }
  | { kind: "live"; seconds: number }
  | { kind: "days"; days: number };

export interface Info {
  table: string;
  code: string;
  game: GameName;
  players: number;
  edition: string | null;
  variants: string[];
  options: { turn_limit?: number | null; private?: boolean; start?: number | null };
  clock: ClockChoice;
  listed: boolean;
  status: "waiting" | "playing" | "over";
  seats: SeatInfo[];
  yours: number[];
  host: boolean;
  rematch: string | null;
  created: number;
  /** the way to join, as others reach it */
  link?: string;
}

export interface Result {
  winners: number[];
  scores: Record<string, number> | null;
  faction: string | null;
  reason: string;
}

export interface Clause {
  kind: "support" | "pay" | "do" | "avoid" | "refuse" | "note";
  by: number;
  path?: string;
  votes?: number;
  to?: number;
  value?: number;
  for?: number;
  from?: string;
  against?: number;
  until?: number;
  text?: string;
  action?: Action;
}

export interface Deal {
  deal: number;
  by: number;
  to: number[];
  turn: number;
  private: boolean;
  status?: string;
  answers?: number | null;
  accepted?: number[];
  clauses?: Clause[];
  binding?: boolean[];
}

export interface Promised {
  deal: number;
  clause: number;
  by: number;
  until: number;
  binding: boolean;
  status: "open" | "kept" | "broken" | "lapsed";
}

export type Holding = Record<string, number>;

export interface QuoView {
  game: "quo-vadis";
  seat: number | null;
  players: number;
  turn: number;
  to_move: number;
  stage: "action" | "bonus" | "remove" | "over" | string;
  committees: Record<string, number[]>;
  senate: number[];
  reserve: number[];
  laurels: Record<string, string | null>;
  caesar: string;
  needs: Record<string, number>;
  ones: number;
  stock: number;
  held: number[];
  holdings: (Holding | null)[];
  pledges: { seat: number; path: string; votes: number }[];
  census: boolean;
  deals: Deal[];
  ledger: Promised[];
  granted: { deal: number; seat: number; path: string; votes: number }[];
  election?: { game: number; sums: number[]; begins?: number };
  edition?: string | null;
  variants?: string[];
  options?: { turn_limit?: number | null; private?: boolean };
  to_act: number[];
  result: Result | null;
}

export interface Roles {
  consul: number;
  praetor: number | null;
  aediles: number[];
}

export interface Claim {
  seat: number;
  turn: number;
  about: "faction" | "vote" | "peek" | "trust" | "suspect";
  card?: string;
  round?: number;
  aedile?: number;

  whom?: number;
  true?: boolean | null;
}

export interface IdusView {
  game: "idus-martii";
  seat: number | null;
  players: number;
  start: number;
  phase: number;
  round: number;
  turn: number;
  stage: string;
  to_act: number[];
  roles: Roles;
  last: { praetor: number | null; aediles: number[] } | null;
  markers: { loyalist: number; traitor: number };
  limit: number;
  cards: number[];
  laid: number[];
  peeked: number | null;
  yellow: boolean;
  hand: string[] | null;
  discarded: string[] | null;
  ballot: string | null;
  seen: string | null;
  hands: string[][] | null;
  discards: string[][] | null;
  result: Result | null;
  claims: Claim[];
}

export type View = QuoView | IdusView;

export interface Why {
  kind: string;
  rule: string;
  data?: Record<string, unknown>;
  sentence: string;
}

export interface ChatLine {
  chat: number;
  from: { seat: number | null; name: string | null };
  to: number[] | null;
  text: string | null;
  at: number;
}

export interface Waiting {
  seat: number;
  since: number;
  deadline: number | null;
  warning: boolean;
  grace?: number | null;
}

export interface Frame {
  seat: number | null;
  action: Action | null;
  events: GameEvent[];
  position: Record<string, unknown>;
}

export interface Replay {
  setup: { game: GameName; players: number; edition?: string | null; variants?: string[] };
  names: (string | null)[];
  result: Result | null;
  frames: Frame[];
}

export interface BoardSpec {
  committees: Record<string, { seats: number; entry: boolean; x: number; y: number; senate?: boolean }>;
  paths: { from: string; to: string; laurel: boolean; caesar_start?: boolean }[];
}

export interface Games {
  games: {
    "quo-vadis": { players: [number, number]; editions: string[]; variants: string[]; board: BoardSpec };
    "idus-martii": { players: [number, number]; limits: Record<string, number> };
  };
  bots: Record<GameName, string[]>;
}
