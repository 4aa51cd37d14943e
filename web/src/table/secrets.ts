import type { SeatState } from "../lib/connection.svelte";
import type { Chat } from "../protocol";

/** Whether a seat would show something that others in front of the same screen may not see. */
export function hasSecrets(seat: number, { view, events }: SeatState, chats: Chat[], notes: string): boolean {
  const whispered = chats.some((line) => line.to !== null && [line.from.seat, ...line.to].includes(seat));
  if (whispered || notes !== "") return true;
  switch (view.game) {
    case "quo-vadis":
      return (view.held[seat] ?? 0) > 0 || events.some((event) => event.kind === "offer" && event.private && event.clauses !== undefined);
    case "idus-martii":
      return view.stage !== "assign" && view.stage !== "over"; // roles are handed out before all eyes
    default:
      return true;
  }
}
