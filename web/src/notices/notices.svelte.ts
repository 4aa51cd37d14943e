import { prefs } from "../lib/prefs.svelte";
import { subscribe, unsubscribe } from "./push";

/** What calls me to a table. */
export type Call = "turn" | "offer";

const tagOf = (table: string): string => `rostra-${table}`;

/** Being told, while the page is out of sight, that a table waits for me. */
class Notices {
  /** What the browser allows; "missing": it cannot, or not on a page that came unencrypted. */
  permission = $state<NotificationPermission | "missing">(
    "Notification" in window && isSecureContext ? Notification.permission : "missing",
  );

  /** Whether messages also come with the page closed; null: not known yet. */
  push = $state<boolean | null>(null);

  get on(): boolean {
    return prefs.notify && this.permission === "granted";
  }

  async turnOn(): Promise<void> {
    if (this.permission === "missing") return;
    this.permission = await Notification.requestPermission();
    prefs.setNotify(this.permission === "granted");
    await this.renew();
  }

  turnOff(): void {
    prefs.setNotify(false);
    this.push = null;
    void unsubscribe();
  }

  /** Ask for messages with the page closed, where they are wanted. */
  async renew(): Promise<void> {
    if (this.on && this.push === null) this.push = await subscribe();
  }

  /** Through the service worker where there is one: phones know no other way. */
  async show(table: string, title: string, body: string): Promise<void> {
    if (!this.on) return;
    const options = { body, tag: tagOf(table), icon: "/icon-192.png", data: { path: `/table/${table}` } };
    const worker = await navigator.serviceWorker.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => focus();
  }

  /** What was told is known. */
  async clear(table: string): Promise<void> {
    if (this.permission !== "granted") return;
    const worker = await navigator.serviceWorker.getRegistration();
    for (const shown of (await worker?.getNotifications({ tag: tagOf(table) })) ?? []) shown.close();
  }
}

export const notices = new Notices();
