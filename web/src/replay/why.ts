/** Why a bot did what it did, in a sentence or two, as `rostra play` tells it too. */
import { cardName, type NameOf } from "../lib/narrate";
import type { Action, Reasons } from "../lib/types";
import { t, words } from "../lib/words.svelte";

const SEATS = ["praetor", "aedile", "seat"];

/** An action as what was done, or as what could have been. */
function worded(form: "done" | "instead", action: Action, nameOf: NameOf): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(action)) {
    if (SEATS.includes(key) && typeof value === "number") args[key] = nameOf(value);
    else if (key === "card" && typeof value === "string") args[key] = cardName(value);
    else if (typeof value === "string" || typeof value === "number") args[key] = value;
  }
  const aediles = action["aediles"] as number[] | undefined;
  if (aediles) [args["first"], args["second"]] = aediles.map(nameOf) as [string, string];
  return t(`why-${form}-${action.type}`, args);
}

export function explained(reasons: Reasons, nameOf: NameOf): string {
  const worth = (message: string, value: number): string =>
    reasons.chance === null
      ? t(`${message}-points`, { points: new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value) })
      : t(`${message}-chance`, { percent: Math.round(100 * value) });
  const [first, ...others] = reasons.options;
  if (!first) return "";
  const done = worded("done", first.action, nameOf);
  const told = { done, worth: worth("why", first.value) };
  const left = others.find((other) => worded("done", other.action, nameOf) !== done);
  const less = left ? worth("why-less", left.value) : "";
  const than = less === worth("why-less", first.value) ? "even" : first.value > (left?.value ?? 0) ? "more" : "less";
  const said = left
    ? t("why-compared", { ...told, than, less, instead: worded("instead", left.action, nameOf) })
    : t("why-alone", told);
  return reasons.simulations ? `${said} ${t("why-simulations", { simulations: reasons.simulations })}` : said;
}
