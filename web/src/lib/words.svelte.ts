import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Why } from "../protocol";

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export const isLanguage = (name: string): name is Language => name in LANGUAGES;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
  nl: () => import("virtual:words/nl"),
  it: () => import("virtual:words/it"),
};

type Args = Record<string, FluentVariable | null | undefined>;

class Words {
  language = $state<Language>("en");
  /** The chosen language, then English for what it lacks. */
  private bundles = $state.raw<FluentBundle[]>([]);

  async start(): Promise<void> {
    const stored = localStorage.getItem("rostra-language");
    const wanted = [stored, ...navigator.languages].map((name) => (name ?? "").slice(0, 2));
    const first = wanted.find(isLanguage);
    await this.choose(first ?? "en", false);
  }

  async choose(language: Language, remember = true): Promise<void> {
    const chain: Language[] = language === "en" ? ["en"] : [language, "en"];
    this.bundles = await Promise.all(chain.map(bundleOf));
    this.language = language;
    document.documentElement.lang = language;
    if (remember) localStorage.setItem("rostra-language", language);
  }

  /** The sentence for a message, or null if no catalogue has it. */
  find(id: string, args: Args = {}): string | null {
    let last: string | null = null;
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (!message?.value) continue;
      const given = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, value ?? ""]));
      const errors: Error[] = [];
      const text = bundle.formatPattern(message.value, given, errors);
      if (errors.length === 0) return text;
      last ??= text;
    }
    return last;
  }
}

const loaded = new Map<Language, Promise<FluentBundle>>();

function bundleOf(language: Language): Promise<FluentBundle> {
  let bundle = loaded.get(language);
  if (!bundle) {
    bundle = CATALOGUES[language]().then(({ default: text }) => {
      const made = new FluentBundle(language, { useIsolating: false });
      made.addResource(new FluentResource(text), { allowOverrides: true });
      return made;
    });
    loaded.set(language, bundle);
    bundle.catch(() => loaded.delete(language));
  }
  return bundle;
}

export const words = new Words();

export function t(id: string, args: Args = {}): string {
  return words.find(id, args) ?? id;
}

/** Several things in a row: "a", "a and b", "a, b and c". */
export function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : t("list-and", { before: parts.slice(0, -1).join(", "), last: parts.at(-1) });
}

/** A message of the catalogues as data; a refusal names its rule. */
type Message = { kind: string; data: Record<string, unknown>; rule?: string };

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "kind" in value && "data" in value;

/** A message as a sentence, or null if no catalogue has it. A message within it becomes a sentence first. */
export function sentence({ kind, data, rule }: Message): string | null {
  const args: Args = {};
  for (const [key, value] of Object.entries(data)) {
    if (isMessage(value)) args[key] = sentence(value);
    else if (typeof value === "string") args[key] = value;
    else if (typeof value === "number") args[key] = key === "seat" ? t("table-seat", { seat: value }) : value;
  }
  const said = words.find(kind, args);
  if (said === null) return null;
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  return rule ? `${text} (${rule})` : text;
}

/** Why something is refused; seats in it are called by name. */
export function because(why: Why, nameOf: (seat: number) => string): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(why.data)) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    args[key] = key === "seat" && typeof value === "number" ? nameOf(value) : value;
  }
  return words.find(why.kind, args) ?? why.sentence;
}
