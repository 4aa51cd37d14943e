/** What goes over the wire. The types are generated from the server's; here they have the client's names. */
import type * as protocol from "../protocol";

export type {
  Board as BoardSpec,
  Claim,
  Clock as ClockChoice,
  Games,
  IdusMartiiView,
  Result,
  Roles,
  SeatInfo,
  TableInfo as Info,
  Waiting,
  Why,
} from "../protocol";

export type GameName = protocol.GameName;
export type Holding = Record<string, number>;
export type ChatLine = Omit<protocol.Chat, "type">;

// Loose forms of `Action`, `GameEvent` and `Clause`, until everything reads the generated unions.
export type Action = { type: string; [part: string]: unknown };
export type GameEvent = { kind: string; [part: string]: unknown };
export type Clause = {
  kind: protocol.Clause["kind"];
  by: number;
  path?: string;
  votes?: number;
  to?: number;
  value?: number;
  action?: Action;
  for?: number;
  from?: string;
  against?: number;
  until?: number;
  text?: string;
};
export type Deal = Omit<protocol.Deal, "clauses"> & { clauses?: Clause[] };
export type Promised = Omit<protocol.Promise, "promise"> & { promise: Clause };
export type QuoVadisView = Omit<protocol.QuoVadisView, "deals" | "ledger"> & { deals: Deal[]; ledger: Promised[] };
export type View = QuoVadisView | protocol.IdusMartiiView;
export type Reasons = Omit<protocol.Reasons, "options"> & { options: { action: Action; value: number }[] };
export type Frame = Omit<protocol.Frame, "action" | "events" | "reasons"> & {
  action: Action | null;
  events: GameEvent[];
  reasons?: Reasons | null;
};
export type Replay = Omit<protocol.Replay, "frames"> & { frames: Frame[] };
