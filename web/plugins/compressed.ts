import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

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
