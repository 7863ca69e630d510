/**
 * Words as a search compares them: without accents and case, with the Arabic letters that are written in several
 * ways made one, and each sign traced back to where it stands in the text.
 */
import { type Language, scriptOf } from '../../language/languages.ts';

export interface Folded {
  text: string;
  /** For each unit of `text`, and for its end, the position in the source. */
  from: number[];
}

/** Written in several ways, and meant alike by who searches. Hamza over alef falls away with the marks. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
};

/** Folds a text. In Chinese, spaces do not count: a PDF has some where a line ends. */
export function fold(source: string, language: Language): Folded {
  const spaceless = scriptOf(language) === 'Hans';
  const from: number[] = [];
  let text = '';
  let index = 0;
  for (const sign of source) {
    for (const unit of unitsOf(sign)) {
      const space = /\s/u.test(unit);
      if (space && (spaceless || text === '' || text.endsWith(' '))) continue;
      const letter = space ? ' ' : (alike[unit] ?? unit);
      text += letter;
      for (let i = 0; i < letter.length; i++) from.push(index);
    }
    index += sign.length;
  }
  from.push(source.length);
  return { text, from };
}

/** Each sign is taken apart once: the documents have 80,000 of some hundred kinds (Chinese: two thousand). */
const units = new Map<string, string[]>();

/** What is left of a sign: no accents and marks, no tatweel, no invisible signs of direction. */
function unitsOf(sign: string): string[] {
  let known = units.get(sign);
  if (!known) {
    const bare = sign.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}ـ]/gu, '');
    known = Array.from(bare.toLowerCase().normalize('NFC'));
    units.set(sign, known);
  }
  return known;
}

/** A place in a text: from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Finds all places of a query, none overlapping another.
 * @param query folded like the text
 */
export function findAll(text: Folded, query: string): Span[] {
  const spans: Span[] = [];
  if (query === '') return spans;
  for (let at = text.text.indexOf(query); at !== -1; at = text.text.indexOf(query, at + query.length)) {
    // The last letter with the marks that belong to it, but not the letter after.
    spans.push({ start: text.from[at]!, end: text.from[at + query.length]! });
  }
  return spans;
}

/**
 * A query as the text is folded.
 * @returns '' if it is too short to search for: one letter is a word in Chinese only
 */
export function foldQuery(query: string, language: Language): string {
  const { text } = fold(query.trim(), language);
  const trimmed = text.trim();
  return /\p{Script=Han}/u.test(trimmed) || trimmed.length > 1 ? trimmed : '';
}
