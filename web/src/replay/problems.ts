import { ApiError } from "../lib/api";
import { isMessage, sentence, t, words } from "../lib/words.svelte";

/** What went wrong with a replay, in words that say what to do. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return t("web-replay-unreadable");
  if (error.kind === "offline") return t("web-replay-offline");
  if (error.kind === "not-over" || error.kind === "not-begun") return t("web-replay-not-over");
  if (error.kind === "bad-record") return t("web-replay-broken", { why: broken(error.data.problem) });
  if (error.kind === "too-large") return t("web-replay-too-large");
  if (error.status === 404) return t("web-replay-gone");
  return words.find(`server-${error.kind}`) ?? error.message;
}

/** What is wrong with a record: a message of the catalogues, or a sentence in English. */
function broken(problem: unknown): string {
  return (isMessage(problem) ? sentence(problem) : null) ?? (typeof problem === "string" ? problem : "");
}
