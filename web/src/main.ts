import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";
import { notices } from "./notices/notices.svelte";
import { words } from "./lib/words.svelte";

prefs.showTheme();
prefs.showMotion();
const target = document.getElementById("app");
words.start().then(
  () => target && mount(App, { target }),
  () => setTimeout(() => location.reload(), 4000), // no words, no page: look again whether the server is back
);
if ("serviceWorker" in navigator && import.meta.env.PROD)
  addEventListener(
    "load",
    () =>
      void navigator.serviceWorker.register("/sw.js").then(
        () => notices.renew(),
        () => undefined,
      ),
  );
