/** As much Markdown as the rules need, as plain data: no HTML passes through, so none can do harm. */
export type Span = { kind: "text" | "bold" | "italic" | "code"; text: string } | { kind: "link"; text: string; href: string };

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string; text: string }
  | { kind: "paragraph" | "quote"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** A rule and all that belongs to it. */
export interface Section {
  id: string;
  level: number;
  /** "Q8", or nothing for a heading that is no rule */
  rule: string;
  title: string;
  blocks: Block[];
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b_([^_]+)_\b|\[([^\]]+)\]\(([^)\s]+)\)|\b([QI]\d{1,2})\b/g;
const HOMES: Record<string, string> = { Q: "quo-vadis", I: "idus-martii" };

/** Where a link may lead: inside this site, or over https. */
function safe(href: string): string {
  return /^(#|\/(?!\/)|https:\/\/)/.test(href) ? href : "#";
}

/** Text with its styles; the number of a rule becomes a link to it. */
export function spans(text: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, code, bold, star, line, label, href, rule] = match;
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (star !== undefined || line !== undefined) parts.push({ kind: "italic", text: star ?? line ?? "" });
    else if (label !== undefined) parts.push({ kind: "link", text: label, href: safe(href ?? "") });
    else if (rule !== undefined) parts.push({ kind: "link", text: rule, href: `/rules/${HOMES[rule[0] ?? "Q"]}#${rule}` });
    from = match.index + all.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

const RULE = /^([QIB]\d{1,2})\b[.:]?\s*/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

function heading(level: number, raw: string): Block {
  const text = raw
    .replace(/\s*\{\s*#[\w-]+\s*\}\s*$/, "")
    .replace(/[*_`]/g, "")
    .trim();
  const id =
    RULE.exec(text)?.[1] ??
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
  return { kind: "heading", level, text, id, spans: [{ kind: "text", text }] };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", ordered: ITEM.exec(lines[0] ?? "")?.[1] !== undefined, items: items.map(spans) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** Lines that stand together, without empty ones between. */
function together(lines: string[]): Block[] {
  const made: Block[] = [];
  let rest = lines;
  const first = (): string => rest[0] ?? "";
  while (rest.length) {
    const head = /^(#{1,5})\s+(.*)$/.exec(first());
    if (head) {
      made.push(heading(head[1]?.length ?? 1, head[2] ?? ""));
      rest = rest.slice(1);
      continue;
    }
    const next = rest.findIndex((line, i) => i > 0 && (/^#{1,5}\s/.test(line) || (ITEM.test(line) && !ITEM.test(first()))));
    const part = next < 0 ? rest : rest.slice(0, next);
    rest = next < 0 ? [] : rest.slice(next);
    if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(part[0] ?? "")) continue;
    if (ITEM.test(part[0] ?? "")) made.push(list(part));
    else if (part.length > 1 && /^\s*\|?[\s:|-]*-{2,}[\s:|-]*$/.test(part[1] ?? "")) made.push(table(part));
    else if (/^\s*>/.test(part[0] ?? ""))
      made.push({ kind: "quote", spans: spans(part.map((line) => line.replace(/^\s*>\s?/, "")).join(" ")) });
    else made.push({ kind: "paragraph", spans: spans(part.map((line) => line.trim()).join(" ")) });
  }
  return made;
}

export function blocks(source: string): Block[] {
  return source
    .replace(/\r/g, "")
    .split(/\n\s*\n/)
    .flatMap((chunk) => together(chunk.split("\n").filter((line) => line.trim())));
}

/** The text cut at its headings, each rule with what belongs to it. */
export function sections(source: string): Section[] {
  const all: Section[] = [];
  for (const block of blocks(source)) {
    if (block.kind === "heading") {
      const rule = RULE.exec(block.text)?.[1] ?? "";
      all.push({ id: block.id, level: block.level, rule, title: block.text.replace(RULE, ""), blocks: [] });
    } else {
      if (!all.length) all.push({ id: "top", level: 1, rule: "", title: "", blocks: [] });
      all.at(-1)?.blocks.push(block);
    }
  }
  return all;
}
