// The shell of the page, kept for when the network is slow or away. Games are never kept: they live on the server.
const SHELL = "rostra-shell-1";
const PAGE = "/";
const KEPT = /^\/(?:assets\/|icon|manifest\.webmanifest$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/") || pathname.startsWith("/ws/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (KEPT.test(pathname)) event.respondWith(file(request, pathname));
});

/** The page and what it names: enough to start without a network. */
async function fill() {
  const cache = await caches.open(SHELL);
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok) return;
  await cache.put(PAGE, answer.clone());
  const named = [...(await answer.text()).matchAll(/(?:src|href)="(\/(?:assets\/)?[\w.-]+\.\w+)"/g)].map((match) => match[1]);
  await Promise.allSettled(named.map((name) => cache.add(name)));
}

/** Every page is the same shell. It comes from the network; without one the kept one finds its own way by the address. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    const isPage = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (isPage) event.waitUntil(renew(answer.clone()));
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A new version of the page names other files: the old ones go. */
async function renew(answer) {
  const cache = await caches.open(SHELL);
  const before = await (await cache.match(PAGE))?.text();
  const now = await answer.clone().text();
  if (before === now) return;
  if (before !== undefined) for (const key of await cache.keys()) if (new URL(key.url).pathname.startsWith("/assets/")) await cache.delete(key);
  await cache.put(PAGE, answer);
}

/** Files with a hash in their name never change; the others are fetched anew behind the kept one. */
async function file(request, pathname) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept && pathname.startsWith("/assets/")) return kept;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  fresh.catch(() => undefined);
  return kept;
}

/** The server says that a table waits; whoever has it before their eyes needs no notification. */
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(tell(title, { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: { path } }));
});

async function tell(title, options) {
  const pages = await self.clients.matchAll({ type: "window" });
  const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === options.data.path);
  if (!seen) await self.registration.showNotification(title, options);
}

/** The browser has another address for its messages by now: the server must know it. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event.oldSubscription));
});

async function renewSubscription(before) {
  const { key } = await (await fetch("/api/push")).json();
  if (!key) return;
  const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const language = (self.navigator.language ?? "en").slice(0, 2);
  await ask("POST", { endpoint, ...keys, language });
  if (before) await ask("DELETE", { endpoint: before.endpoint });
}

function ask(method, body) {
  return fetch("/api/push", { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

/** Whoever taps a notification comes to its table: in a page that is open there, or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data?.path ?? "/"));
});

async function come(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
