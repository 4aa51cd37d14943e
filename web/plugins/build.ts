import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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
      if (there) for (const name of readdirSync(resolve(folder, language))) this.addWatchFile(resolve(folder, language, name));
      return `export default ${JSON.stringify(there ? catalogue(language) : "")};`;
    },
  };
}

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside every text file its .gz and .br, so the server compresses nothing itself. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "rostra-compressed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: () => squeeze(folder),
  };
}

function squeeze(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) squeeze(path);
    else if (TEXT.test(name) && statSync(path).size > 1000) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
    }
  }
}
