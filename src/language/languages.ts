/** The five languages of the site, the default first. The order is the order of every list of languages. */
export const languages = ['pt', 'en', 'es', 'ar', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Shown when no source names a language that we have, and for a string that a translation lacks. */
export const defaultLanguage: Language = 'pt';

/** Each language in its own words; shown with `lang` set, and never translated. */
export const ownNames: Record<Language, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
  zh: '中文',
};

/** The locale for dates and numbers. Arabic keeps Western digits, as the rest of its copy does. */
export const locales: Record<Language, string> = {
  pt: 'pt-BR',
  en: 'en-GB',
  es: 'es-419',
  ar: 'ar-u-nu-latn',
  zh: 'zh-Hans-CN',
};

/** Tells whether a value from outside (address, storage, markup) is one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The languages that are written from right to left. */
const rightToLeft: ReadonlySet<Language> = new Set(['ar']);

/** The writing direction of a language, as the `dir` attribute wants it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(language) ? 'rtl' : 'ltr';
}
