/**
 * The list of languages (internationalisation, i18n). Differences between languages follow from their entries
 * or their scripts.
 */
interface Entry {
  /** Its own name, shown with `lang` and never translated. */
  name: string;
  /** For dates and numbers; its script decides fonts and typography. */
  locale: string;
  /** Whether it is written from right to left. */
  rightToLeft?: true;
}

/** In the order of every list; the language dialog suggests the first two. */
const list = {
  pt: { name: 'Português', locale: 'pt-BR' },
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-419' },
  // Western digits, as in its copy.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', rightToLeft: true },
  zh: { name: '中文', locale: 'zh-Hans-CN' },
} as const satisfies Record<string, Entry>;

export type Language = keyof typeof list;

export const languages = Object.keys(list) as Language[];

/** The fallback of detection, and of strings that a translation lacks. */
export const defaultLanguage: Language = 'pt';

/** Whether a value from outside (address, storage, markup) is a supported language. */
export function isLanguage(value: unknown): value is Language {
  return (languages as unknown[]).includes(value);
}

const entryOf = (language: Language): Entry => list[language];

export function ownNameOf(language: Language): string {
  return entryOf(language).name;
}

export function localeOf(language: Language): string {
  return entryOf(language).locale;
}

/** The script of a language (ISO 15924): `Latn`, `Arab`, `Hans`. */
export function scriptOf(language: Language): string {
  return new Intl.Locale(localeOf(language)).maximize().script!;
}

/** The value of the `dir` attribute. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return entryOf(language).rightToLeft ? 'rtl' : 'ltr';
}
