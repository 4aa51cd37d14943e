import { api } from "../lib/api";
import { words } from "../lib/words.svelte";

/** Messages from the server with the page closed, by the browser's push service. */

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const known = await navigator.serviceWorker.getRegistration();
  return known ? (await navigator.serviceWorker.ready).pushManager : null;
}

/** Whether this browser gets them from now on; it is said again at every visit, since either side may have forgotten. */
export async function subscribe(): Promise<boolean> {
  try {
    const push = await manager();
    const { key } = push ? await api.pushKey() : { key: null };
    if (!push || !key) return false;
    const found = (await push.getSubscription()) ?? (await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = found.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return false;
    await api.subscribe({ endpoint, p256dh, auth, language: words.language });
    return true;
  } catch {
    return false; // the browser has no push service, or it does not answer
  }
}

export async function unsubscribe(): Promise<void> {
  const found = await (await manager())?.getSubscription();
  if (!found) return;
  await Promise.allSettled([api.unsubscribe(found.endpoint), found.unsubscribe()]);
}
