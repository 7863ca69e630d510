import { type Language, localeOf } from '../language/languages.ts';

/** A file's size as people read it: `212 KB`. The unit is written the same in all five languages. */
export function fileSize(bytes: number, language: Language): string {
  return `${new Intl.NumberFormat(localeOf(language)).format(Math.max(1, Math.round(bytes / 1000)))} KB`;
}
