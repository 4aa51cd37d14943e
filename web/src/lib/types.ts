/** What goes over the wire. The types are generated from the server's; here they have the client's names. */
import type { Chat, TableInfo } from "../protocol";

export type {
  Action, Board as BoardSpec, Claim, Clause, Clock as ClockChoice, Deal, Frame, GameEvent, Games, IdusMartiiView as IdusView,
  Promise as Promised, QuoVadisView as QuoView, Reasons, Replay, Result, Roles, SeatInfo, TableInfo as Info, View, Waiting, Why,
} from "../protocol";

export type GameName = TableInfo["game"];
export type Holding = Record<string, number>;
export type ChatLine = Omit<Chat, "type">;
