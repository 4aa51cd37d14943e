import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { Marked, type Token } from "marked";
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

/** A rule and all that belongs to it. */
export interface Section {
  id: string;
  level: number;
  /** "Q8"; empty for a heading that is no rule. */
  rule: string;
  title: string;
  html: string;
}

const RULE = /^([QIB]\d{1,2})\b[.:]?\s*/;
const HOMES: Record<string, string> = { Q: "quo-vadis", I: "idus-martii" };

const marked = new Marked({
  extensions: [
    {
      name: "rule", // its number is a link to it
      level: "inline",
      start: (text) => text.search(/\b[QI]\d{1,2}\b/),
      tokenizer: (text) => {
        const [raw] = /^[QI]\d{1,2}\b/.exec(text) ?? [];
        return raw ? { type: "rule", raw } : undefined;
      },
      renderer: ({ raw }) => `<a href="/rules/${HOMES[raw.charAt(0)]}#${raw}">${raw}</a>`,
    },
  ],
  hooks: {
    postprocess: (html) =>
      html
        .replaceAll("<table>", '<div class="wide" tabindex="0" role="group"><table>')
        .replaceAll("</table>", "</table></div>")
        .replaceAll("<th>", '<th scope="col">')
        .replaceAll('<a href="https:', '<a target="_blank" rel="noopener noreferrer" href="https:'),
  },
});

/** The rules as modules of their sections: Markdown is read when the client is built, not in the browser. */
export function rules(): Plugin {
  return {
    name: "rostra-rules",
    load: (id) => (/\/rules\/\w+\/[\w-]+\.md$/.test(id) ? `export default ${JSON.stringify(sections(readFileSync(id, "utf8")))};` : null),
  };
}

/** The text cut at its headings, each rule with what belongs to it. */
export function sections(source: string): Section[] {
  const all: Section[] = [];
  let tokens: Token[] = [];
  for (const token of [...marked.lexer(source)]) {
    if (token.type !== "heading") {
      tokens.push(token);
      continue;
    }
    finish(all, tokens);
    tokens = [];
    const text = String(token["text"]).replace(/[*_`]/g, "").trim();
    const rule = RULE.exec(text)?.[1] ?? "";
    const id = rule || text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, ""); // prettier-ignore
    all.push({ id, level: Number(token["depth"]), rule, title: text.replace(RULE, ""), html: "" });
  }
  finish(all, tokens);
  return all;
}

function finish(all: Section[], tokens: Token[]): void {
  const last = all.at(-1);
  if (last) last.html = marked.parser(tokens);
}
