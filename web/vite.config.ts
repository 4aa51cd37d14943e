import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { compressed } from "./plugins/compressed";
import { words } from "./plugins/words";

const SERVER = process.env["ROSTRA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    words(resolve(import.meta.dirname, "../src/rostra/words"), ["terminal.ftl", "serve.ftl", "arena.ftl"]),
    compressed(),
  ],
  build: {
    outDir: "../src/rostra/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: fonts
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
