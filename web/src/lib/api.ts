import type { Games, Info, Replay } from "./types";
import { t, words } from "./words.svelte";

export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Milliseconds for an answer; without a limit a lost one is waited for in vain. */
const PATIENCE = 30_000;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const changes = method !== "GET";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: changes ? { "Content-Type": "application/json" } : {},
      body: changes ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new ApiError("offline", "offline", 0);
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as { error?: { kind: string; message: string } } | null;
    throw new ApiError(said?.error?.kind ?? "unknown", said?.error?.message ?? response.statusText, response.status);
  }
  const type = response.headers.get("content-type") ?? "";
  return (type.includes("json") && !type.includes("jsonl") ? response.json() : response.text()) as Promise<T>;
}

/** What went wrong, in the chosen language where the catalogue knows it. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.kind === "offline" ? t("web-offline") : worded(error);
}

/** Sentences with something to fill in come ready made from the server. */
function worded(error: ApiError): string {
  const found = words.find(`server-${error.kind}`);
  return found && !found.includes("{") ? found : error.message;
}

type Made = { table: string; code: string };

let gamesOnce: Promise<Games> | null = null;

export const api = {
  games: (): Promise<Games> =>
    (gamesOnce ??= call<Games>("GET", "/games").catch((error: unknown) => {
      gamesOnce = null;
      throw error;
    })),
  create: (setup: unknown) => call<Made>("POST", "/tables", setup),
  tables: () => call<{ tables: Info[] }>("GET", "/tables").then((said) => said.tables),
  mine: () => call<{ tables: Info[] }>("GET", "/tables/mine").then((said) => said.tables),
  table: (table: string) => call<Info>("GET", `/tables/${table}`),
  code: (code: string) => call<{ table: string }>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (table: string, seat: number, name: string) => call<Info>("POST", `/tables/${table}/seats/${seat}`, { name }),
  stand: (table: string, seat: number) => call<Info>("DELETE", `/tables/${table}/seats/${seat}`),
  bot: (table: string, seat: number, level: string) => call<Info>("POST", `/tables/${table}/seats/${seat}/bot`, { level }),
  link: (table: string) => call<{ token: string }>("POST", `/tables/${table}/link`),
  back: (token: string) => call<{ table: string; seats: number[] }>("POST", "/back", { token }),
  rematch: (table: string) => call<Made>("POST", `/tables/${table}/rematch`),
  record: (table: string) => call<string>("GET", `/tables/${table}/record`),
  replay: (table: string) => call<Replay>("GET", `/tables/${table}/replay`),
  upload: (record: string) => call<Replay>("POST", "/replays", { record }),
};
