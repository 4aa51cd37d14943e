import { ApiError } from "../lib/api";
import { t, words } from "../lib/words.svelte";

/** The server's own opening of that sentence, which is said here in the chosen language. */
const SAID = /^This record cannot be played:\s*/;

/** What went wrong with a replay, in words that say what to do. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return t("web-replay-unreadable");
  if (error.kind === "offline") return t("web-replay-offline");
  if (error.kind === "not-over" || error.kind === "not-begun") return t("web-replay-not-over");
  if (error.kind === "bad-record") return t("web-replay-broken", { why: error.message.replace(SAID, "") });
  if (error.kind === "too-large") return t("web-replay-too-large");
  if (error.status === 404) return t("web-replay-gone");
  return words.find(`server-${error.kind}`) ?? error.message;
}
