/** The words around the texts, from `content/copy/<language>/policies.json`. */
import { readFile } from 'node:fs/promises';
import { type Language, languages } from '../../src/language/languages.ts';
import { parseJson } from '../source-error.ts';

export interface PdfWords {
  version: string;
  effective: string;
  updated: string;
  /** The same of a part: `{part} last updated`. */
  effectivePart: string;
  updatedPart: string;
  /** `Page {page} of {pages}`. */
  page: string;
}

export async function readWords(): Promise<Record<Language, PdfWords>> {
  const words = await Promise.all(
    languages.map(async (language) => {
      const file = `content/copy/${language}/policies.json`;
      const copy = parseJson(await readFile(file, 'utf8'), file) as { documentMeta: PdfWords };
      return [language, copy.documentMeta] as const;
    }),
  );
  return Object.fromEntries(words) as Record<Language, PdfWords>;
}
