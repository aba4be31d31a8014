/** Words: a catalogue in Fluent for every language, shared with the server, loaded when it is spoken. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./connection";

export type Values = Record<string, string | number>;

/** A sentence by its key, with its blanks filled in; `card.one` is a form of `card`. */
export interface Say {
  (key: string, values?: Values): string;
  has: (key: string) => boolean;
}

// To add a language is to add its files.
const COMMON = import.meta.glob<string>("../../../src/bauhof/words/*/common.ftl", { query: "?raw", import: "default", eager: true });
const CLIENT = import.meta.glob<string>("../../../src/bauhof/words/*/client.ftl", { query: "?raw", import: "default" });
const common = new Map(Object.entries(COMMON).map(([path, source]) => [path.split("/").at(-2)!, source]));

/** The words of some catalogues in a language, and those that all have in common. */
export function sayer(language: Language, ...sources: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of [...sources, common.get(language) ?? ""]) bundle.addResource(new FluentResource(source));
  const pattern = (key: string) => {
    const [id, form] = key.split(".");
    const message = bundle.getMessage(id!);
    return form ? message?.attributes[form] : message?.value;
  };
  const say = (key: string, values: Values = {}): string => {
    const found = pattern(key);
    const errors: Error[] = [];
    const text = found ? bundle.formatPattern(found, values, errors) : key;
    if (!found || errors.length) console.error(`no words in ${language} for ${key}`, ...errors);
    return text;
  };
  return Object.assign(say, { has: (key: string) => !!pattern(key) });
}

/** The languages that we speak, by their own names. */
export const LANGUAGES: Record<Language, string> = Object.fromEntries([...common.keys()].map((code) => [code, sayer(code)("language")]));

/** What the pages say in a language. */
export async function wordsOf(language: Language): Promise<Say> {
  const path = Object.keys(CLIENT).find((one) => one.split("/").at(-2) === language)!;
  return sayer(language, await CLIENT[path]!());
}

export function percent(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** A sentence with a capital letter. */
export function upper(language: Language, text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Names in a row: `Anna, Ben and Clara`. */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The first of the wishes that we speak, `de-AT` being German; English if we speak none of them. */
export function preferred(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.toLowerCase().split("-")[0]!).find((base) => base in LANGUAGES) ?? "en";
}
