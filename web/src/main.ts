import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";
import { notices } from "./notices/notices.svelte";
import { words } from "./lib/words.svelte";

prefs.showTheme();
prefs.showMotion();
const target = document.getElementById("app");
/** Text set in another font first would move when its own comes; but nobody waits long for a font. */
const fonts = Promise.race([
  Promise.allSettled(["400 1em Alegreya Sans", "700 1em Alegreya Sans", "600 1em Cinzel"].map((font) => document.fonts.load(font))),
  new Promise((resolve) => setTimeout(resolve, 1000)),
]);
Promise.all([words.start(), fonts]).then(
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
