/**
 * Search normalisation, for the text and the PDF alike: ignores case, accents and marks; treats all hyphens,
 * quotes and digits as one; likewise variants of Arabic letters, also Persian ones, traditional and simplified
 * Chinese, and full width and half width. Every position can be traced back to the source text.
 */
import { toAsciiDigits } from '../../utils/digits.ts';
import { type Language, scriptOf } from '../../language/languages.ts';

export interface NormalizedText {
  text: string;
  /** The position in the source of each code unit of `text`, and of its end. */
  from: number[];
}

/** A range of a text. */
export interface Span {
  index: number;
  length: number;
}

export interface Normalizer {
  normalize: (source: string) => NormalizedText;
  /** Finds a query in normalised texts, without overlaps; nothing if it is not searchable. */
  createMatcher: (query: string) => (text: NormalizedText) => Span[];
}

/** Letters treated as equal. Hamza above alef is removed with the marks. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  '−': '-',
};

/** Whether a query has two letters or signs, or a Chinese character, which is a word by itself. */
export function isSearchable(query: string): boolean {
  const signs = query.normalize('NFKD').replaceAll(/[\s\p{M}\p{Cf}\p{Pd}ـ−]/gu, '');
  return signs.length > 1 || /\p{Script=Han}/u.test(signs);
}

/**
 * Creates the normaliser of a language.
 * @param variants pairs of characters, traditional and simplified Chinese
 */
export function createNormalizer(language: Language, variants = ''): Normalizer {
  // Chinese ignores spaces: a PDF has some at line ends.
  const isSpaceless = scriptOf(language) === 'Hans';
  const simplified = new Map(variants.match(/../gu)?.map((pair) => [pair[0]!, pair[1]!]));
  /** Cached: 80,000 characters, but only a few hundred different ones. */
  const known = new Map<string, string>();
  /** The passages or pages, which are searched again on every key. */
  const normalized = new Map<string, NormalizedText>();

  const normalizeSign = (sign: string): string =>
    Array.from(toAsciiDigits(sign).normalize('NFKD').toLowerCase().normalize('NFD'))
      .map((unit) => alike[unit] ?? simplified.get(unit) ?? unit)
      .join('')
      .replaceAll(/[\p{M}\p{Cf}ـ]/gu, '')
      .replaceAll(/\p{Pd}/gu, '-')
      .replaceAll(/[’‘‚‛]/gu, "'")
      .replaceAll(/[“”„«»「」『』]/gu, '"')
      .replaceAll(/\s+/gu, isSpaceless ? '' : ' ');

  const normalize = (source: string): NormalizedText => {
    const cached = normalized.get(source);
    if (cached) return cached;
    const from: number[] = [];
    let text = '';
    let index = 0;
    for (const sign of source) {
      let letters = known.get(sign);
      if (letters === undefined) known.set(sign, (letters = normalizeSign(sign)));
      if (letters !== ' ' || (text !== '' && !text.endsWith(' '))) {
        text += letters;
        for (let unit = 0; unit < letters.length; unit++) from.push(index);
      }
      index += sign.length;
    }
    from.push(source.length);
    normalized.set(source, { text, from });
    return { text, from };
  };

  const createMatcher = (query: string) => {
    const wanted = normalize(query).text.trim();
    if (!isSearchable(query)) return () => [];
    // Spaces and hyphens are optional: a PDF has no space where weight or direction changes.
    const escaped = wanted.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    const pattern = new RegExp(escaped.replaceAll(/[ -]/gu, '[ -]?'), 'gu');
    return ({ text, from }: NormalizedText): Span[] =>
      Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
        index: from[index]!,
        length: from[index + found.length]! - from[index]!,
      }));
  };
  return { normalize, createMatcher };
}
