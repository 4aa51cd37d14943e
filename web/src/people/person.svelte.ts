import { ApiError, api, complaint } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { t } from "../lib/words.svelte";
import type { Myself, Person } from "../protocol";

/** Other tabs connected as whoever this browser was before: they begin anew. */
const tabs = new BroadcastChannel("rostra-person");
tabs.onmessage = () => location.reload();

/** What kind of device this is, so that one can tell one's passkeys apart. */
function deviceName(): string {
  const known = /iPhone|iPad|Android|Windows|Macintosh|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";
  return { Macintosh: "Mac", CrOS: "Chromebook" }[known] ?? known;
}

function passkeyOf(found: Credential | null): PublicKeyCredential {
  if (found instanceof PublicKeyCredential) return found;
  throw new DOMException("There is no passkey.", "NotAllowedError");
}

/** Why no passkey was made or used, in words. */
function problemWith(error: unknown): string {
  if (error instanceof ApiError) return complaint(error);
  return t(error instanceof DOMException && error.name === "InvalidStateError" ? "web-me-there" : "web-me-cancelled");
}

/** Whoever uses this browser: a guest, or somebody who keeps their name. */
class Me {
  person = $state.raw<Person | null>(null);
  /** Whether passkeys work at this address. */
  here = $state(false);
  known = $state(false);
  problem = $state("");
  busy = $state(false);

  get able(): boolean {
    return "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  }

  async load(): Promise<void> {
    await this.attempt(async () => this.take(await api.me()));
  }

  async keep(name: string): Promise<void> {
    await this.attempt(async () => {
      const options = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyOptions(name));
      const made = passkeyOf(await navigator.credentials.create({ publicKey: options }));
      this.become(await api.makePasskey(name, deviceName(), made.toJSON()));
    });
  }

  async signIn(): Promise<void> {
    await this.attempt(async () => {
      const options = PublicKeyCredential.parseRequestOptionsFromJSON(await api.signInOptions());
      const used = passkeyOf(await navigator.credentials.get({ publicKey: options }));
      this.become(await api.signIn(used.toJSON()));
    });
  }

  async rename(name: string): Promise<void> {
    await this.attempt(async () => this.take(await api.rename(name)));
  }

  async removePasskey(id: string): Promise<void> {
    await this.attempt(async () => this.take(await api.removePasskey(id)));
  }

  async signOut(everywhere: boolean): Promise<void> {
    await this.attempt(async () => this.become(await api.signOut(everywhere)));
  }

  async erase(): Promise<void> {
    await this.attempt(async () => {
      this.become(await api.eraseMe());
      prefs.setName("");
    });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = problemWith(error);
    }
    this.busy = false;
  }

  private take({ person, passkeys }: Myself): void {
    this.person = person;
    this.here = passkeys;
    this.known = true;
    if (person) prefs.setName(person.name);
  }

  private become(myself: Myself): void {
    this.take(myself);
    tabs.postMessage("changed");
  }
}

export const me = new Me();
