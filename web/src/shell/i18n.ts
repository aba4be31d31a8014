/** Words in the language of the page: values put in, the right plural, numbers as they are written there. */
import type { Language } from "./connection";
import { words, type Key } from "./words";

export type Values = Record<string, string | number>;

export const LANGUAGES = ["en", "de"] as const satisfies readonly Language[];
const COLUMN = { en: 0, de: 1 } as const;
const PLURAL = { en: new Intl.PluralRules("en"), de: new Intl.PluralRules("de") };
const NUMBER = { en: new Intl.NumberFormat("en"), de: new Intl.NumberFormat("de") };
const PERCENT = {
  en: new Intl.NumberFormat("en", { style: "percent" }),
  de: new Intl.NumberFormat("de", { style: "percent" }),
};

/** A sentence; `n` decides between one and more. */
export function say(language: Language, key: Key, values: Values = {}): string {
  const text = words[key][COLUMN[language]];
  const form = typeof text === "string" ? text : PLURAL[language].select(Number(values["n"] ?? 0)) === "one" ? text.one : text.other;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? NUMBER[language].format(value) : value;
  });
}

/** Whether the shell has words for this. */
export function isKey(key: string): key is Key {
  return key in words;
}

export function percent(language: Language, share: number): string {
  return PERCENT[language].format(share);
}

/** Names in a row: `Anna, Ben and Clara`. */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The first of the browser's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const wish of languages) {
    const base = wish.toLowerCase().split("-")[0];
    if (base === "de" || base === "en") return base;
  }
  return "en";
}
