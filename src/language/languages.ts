/** THE list of languages. What differs from one language to another follows from an entry, or is a rule of its script. */
interface Entry {
  /** In its own words; shown with `lang` set, and never translated. */
  name: string;
  /** For dates and numbers; its script chooses fonts and rules. */
  locale: string;
  /** Whether it is written from right to left. */
  rightToLeft?: true;
}

/** The default first. The order is the order of every list of languages. */
const list = {
  pt: { name: 'Português', locale: 'pt-BR' },
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-419' },
  // With Western digits, as the rest of its copy has them.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', rightToLeft: true },
  zh: { name: '中文', locale: 'zh-Hans-CN' },
} as const satisfies Record<string, Entry>;

export type Language = keyof typeof list;

export const languages = Object.keys(list) as Language[];

/** Shown when no source names a language that we have, and for a string that a translation lacks. */
export const defaultLanguage: Language = 'pt';

/** Tells whether a value from outside (address, storage, markup) is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as unknown[]).includes(value);
}

const entryOf = (language: Language): Entry => list[language];

/** A language in its own words. */
export function ownNameOf(language: Language): string {
  return entryOf(language).name;
}

/** The locale for dates and numbers. */
export function localeOf(language: Language): string {
  return entryOf(language).locale;
}

/** The script that a language is written in, in four letters (ISO 15924): `Latn`, `Arab`, `Hans`. */
export function scriptOf(language: Language): string {
  return new Intl.Locale(localeOf(language)).maximize().script!;
}

/** The writing direction of a language, as the `dir` attribute wants it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return entryOf(language).rightToLeft ? 'rtl' : 'ltr';
}
