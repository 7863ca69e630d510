/** A term in the copy and the punctuation beside it. */
import copy from '../../content/copy/pt/terms.json' with { type: 'json' };
import { type Language, scriptOf } from '../../src/language/languages.ts';

const narrowSpace = '\u202f';

/** The punctuation beside a term: “(<pix>Pix</pix>),”. Its short name in brackets may stand on the next line. */
const termIds = Object.keys(copy.terms).join('|');
const besideTerms = new RegExp(String.raw`([(（«“‘]?)<(${termIds})>(.*?)</\2>([^\p{L}\p{N}\s<{(（]*)`, 'gu');

/**
 * Draws the punctuation beside a term into its mark: it is set as a box, which a line may end beside (`src/ui/terms.tsx`), and
 * beside which no browser leaves the gap between Chinese and Latin: U+202F takes its place.
 */
export function withPunctuationInMarks(sentence: string, language: Language): string {
  const drawnIn = sentence.replaceAll(
    besideTerms,
    (_, before: string, term: string, words: string, after: string) =>
      `<${term}>${before}${words}${after}</${term}>`,
  );
  if (scriptOf(language) !== 'Hans') return drawnIn;
  const [han, latin] = [String.raw`\p{Script=Han}`, String.raw`[\p{Script=Latin}\d]`];
  return drawnIn.replaceAll(
    new RegExp(`(?<=${han})(?=<(?:${termIds})>${latin})|(?<=${latin}</(?:${termIds})>)(?=${han})`, 'gu'),
    narrowSpace,
  );
}
