import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { compressed, rules, words } from "./plugins/build.ts";

const SERVER = process.env["ROSTRA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    svelte(),
    words(resolve(import.meta.dirname, "../src/rostra/words"), ["play.ftl", "terminal.ftl", "serve.ftl", "arena.ftl", "notices.ftl"]),
    rules(),
    compressed(),
  ],
  build: {
    outDir: "../src/rostra/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: fonts
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {}, // else tests would get the half of Svelte for servers
  test: { environment: "happy-dom" },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
