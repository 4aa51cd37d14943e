import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The message catalogues that Python and the browser share, one lazily loaded module a language. */
export function words(folder: string, leftOut: string[]): Plugin {
  const prefix = "virtual:words/";
  const catalogue = (language: string): string =>
    readdirSync(resolve(folder, language))
      .filter((name) => name.endsWith(".ftl") && !leftOut.includes(name))
      .sort()
      .map((name) => readFileSync(resolve(folder, language, name), "utf8"))
      .join("\n");
  return {
    name: "rostra-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      const there = existsSync(resolve(folder, language));
      if (there) for (const name of readdirSync(resolve(folder, language)))
        this.addWatchFile(resolve(folder, language, name));
      return `export default ${JSON.stringify(there ? catalogue(language) : "")};`;
    },
  };
}
