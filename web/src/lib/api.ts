import type {
  Failure,
  Found,
  Games,
  League,
  Leagues,
  Link,
  Made,
  Myself,
  NewTable,
  Played,
  PushKey,
  PuzzleQuestion,
  Puzzles,
  PuzzleSolution,
  PuzzleTried,
  Replay,
  Returned,
  ReviewState,
  SeenMoment,
  TableInfo,
  Tables,
  Trial,
  Tried,
} from "../protocol";
import { sentence, t } from "./words.svelte";

export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status: number,
    /** What the sentence needs. */
    readonly data: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Services that can be told whose turn it is. */
export type HookKind = NonNullable<TableInfo["webhook"]>;

/** Milliseconds to wait for an answer: one that is lost never comes. */
const PATIENCE = 30_000;

/** The first call of a page brings a new device the cookie by which it is known. Others wait for it: each would bring another. */
let first: Promise<unknown> | null = null;

function reach(path: string, init: () => RequestInit): Promise<Response> {
  if (first) return first.then(() => fetch(path, init()));
  const answer = fetch(path, init());
  first = answer.catch(() => (first = null));
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const changes = method !== "GET";
  let response: Response;
  try {
    response = await reach(`/api${path}`, () => ({
      method,
      ...(changes && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(PATIENCE),
    }));
  } catch {
    throw new ApiError("offline", "offline", 0);
  }
  if (!response.ok) {
    const failure: Failure | null = await response.json().catch(() => null);
    const { kind = "unknown", message = response.statusText, data = {} } = failure?.error ?? {};
    throw new ApiError(kind, message, response.status, data);
  }
  const type = response.headers.get("content-type") ?? "";
  const said: unknown = await (type.includes("json") && !type.includes("jsonl") ? response.json() : response.text());
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the server's messages are typed where they are generated
  return said as T;
}

/** What went wrong, in the chosen language where the catalogue knows it. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return error.kind === "offline" ? t("web-offline") : worded(error);
}

/** A sentence that lacks something comes complete from the server, in English. */
function worded(error: ApiError): string {
  const found = sentence({ kind: `server-${error.kind}`, data: error.data });
  return found && !found.includes("{") ? found : error.message;
}

let gamesOnce: Promise<Games> | null = null;

export const api = {
  games: (): Promise<Games> =>
    (gamesOnce ??= call<Games>("GET", "/games").catch((error: unknown) => {
      gamesOnce = null;
      throw error;
    })),
  create: (setup: Omit<NewTable, "game"> & { game: string }) => call<Made>("POST", "/tables", setup),
  tables: () => call<Tables>("GET", "/tables").then((said) => said.tables),
  mine: () => call<Tables>("GET", "/tables/mine").then((said) => said.tables),
  table: (table: string) => call<TableInfo>("GET", `/tables/${table}`),
  code: (code: string) => call<Found>("GET", `/codes/${encodeURIComponent(code)}`),
  sit: (table: string, seat: number, name: string) => call<TableInfo>("POST", `/tables/${table}/seats/${seat}`, { name }),
  stand: (table: string, seat: number) => call<TableInfo>("DELETE", `/tables/${table}/seats/${seat}`),
  bot: (table: string, seat: number, level: string, character: string | null) =>
    call<TableInfo>("POST", `/tables/${table}/seats/${seat}/bot`, { level, character }),
  remove: (table: string, seat: number, ban: boolean) => call<TableInfo>("POST", `/tables/${table}/seats/${seat}/remove`, { ban }),
  close: (table: string, seat: number, closed: boolean) => call<TableInfo>("POST", `/tables/${table}/seats/${seat}/close`, { closed }),
  makeHost: (table: string, seat: number) => call<TableInfo>("POST", `/tables/${table}/seats/${seat}/host`),
  mute: (table: string, seat: number, muted: boolean) => call<TableInfo>("POST", `/tables/${table}/seats/${seat}/mute`, { muted }),
  pardon: (table: string) => call<TableInfo>("DELETE", `/tables/${table}/bans`),
  vote: (table: string, end: boolean) => call<TableInfo>("POST", `/tables/${table}/vote`, { end }),
  link: (table: string) => call<Link>("POST", `/tables/${table}/link`),
  back: (token: string) => call<Returned>("POST", "/back", { token }),
  rematch: (table: string) => call<Made>("POST", `/tables/${table}/rematch`),
  webhook: (table: string, kind: HookKind, url: string, language: string) =>
    call<TableInfo>("POST", `/tables/${table}/webhook`, { kind, url, language }),
  removeWebhook: (table: string) => call<TableInfo>("DELETE", `/tables/${table}/webhook`),
  pushKey: () => call<PushKey>("GET", "/push"),
  subscribe: (subscription: { endpoint: string; p256dh: string; auth: string; language: string }) =>
    call<unknown>("POST", "/push", subscription),
  unsubscribe: (endpoint: string) => call<unknown>("DELETE", "/push", { endpoint }),
  puzzles: () => call<Puzzles>("GET", "/puzzles"),
  puzzle: (name: string) => call<PuzzleQuestion>("GET", `/puzzles/${encodeURIComponent(name)}`),
  tryPuzzle: (name: string, choice: number) => call<PuzzleTried>("POST", `/puzzles/${name}/tries`, { choice }),
  puzzleSolution: (name: string) => call<PuzzleSolution>("GET", `/puzzles/${name}/solution`),
  record: (table: string) => call<string>("GET", `/tables/${table}/record`),
  replay: (table: string) => call<Replay>("GET", `/tables/${table}/replay`),
  me: () => call<Myself>("GET", "/me"),
  rename: (name: string) => call<Myself>("POST", "/me/name", { name }),
  passkeyOptions: (name: string) => call<PublicKeyCredentialCreationOptionsJSON>("POST", "/me/passkeys/options", { name }),
  makePasskey: (name: string, label: string, credential: unknown) => call<Myself>("POST", "/me/passkeys", { name, label, credential }),
  removePasskey: (id: string) => call<Myself>("DELETE", `/me/passkeys/${id}`),
  signInOptions: () => call<PublicKeyCredentialRequestOptionsJSON>("POST", "/sign-in/options"),
  signIn: (credential: unknown) => call<Myself>("POST", "/sign-in", { credential }),
  signOut: (everywhere: boolean) => call<Myself>("POST", "/sign-out", { everywhere }),
  myRecord: () => call<Played>("GET", "/me/record"),
  leagues: () => call<Leagues>("GET", "/leagues").then((said) => said.leagues),
  openLeague: (name: string) => call<League>("POST", "/leagues", { name }),
  league: (league: string) => call<League>("GET", `/leagues/${encodeURIComponent(league)}`),
  closeLeague: (league: string) => call<League>("POST", `/leagues/${encodeURIComponent(league)}/close`),
  eraseMe: () => call<Myself>("DELETE", "/me"),
  upload: (record: string) => call<Replay>("POST", "/replays", { record }),
  askReview: (table: string) => call<ReviewState>("POST", `/tables/${table}/review`),
  review: (table: string) => call<ReviewState>("GET", `/tables/${table}/review`),
  moment: (table: string, number: number) => call<SeenMoment>("GET", `/tables/${table}/review/moments/${number}`),
  attempt: (table: string, trial: Trial) => call<Tried>("POST", `/tables/${table}/review/tries`, trial),
  askRecordReview: (record: string) => call<ReviewState>("POST", "/reviews", { record }),
  recordReview: (id: string) => call<ReviewState>("GET", `/reviews/${id}`),
  recordMoment: (record: string, number: number) => call<SeenMoment>("POST", "/reviews/moments", { record, number }),
  recordAttempt: (record: string, trial: Trial) => call<Tried>("POST", "/reviews/tries", { record, ...trial }),
};

/** The games, asked for until the server answers: without a board there is no table to show. */
export async function gamesAtLast(): Promise<Games> {
  for (;;) {
    try {
      return await api.games();
    } catch {
      await new Promise((resume) => setTimeout(resume, 2000));
    }
  }
}
