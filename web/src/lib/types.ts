/** What goes over the wire. The types are generated from the server's; here they have the client's names. */
import type * as protocol from "../protocol";

export type {
  Board as BoardSpec,
  Claim,
  Clock as ClockChoice,
  Frame,
  Games,
  IdusMartiiView,
  Reasons,
  Replay,
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

// Forms of the generated types that can still be read by the name of a part, until everything narrows them.
export type Action = { type: string; [part: string]: unknown };
export type GameEvent = protocol.GameEvent & { [part: string]: unknown };
export type Clause = protocol.Clause & {
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
