/**
 * Search normalisation: words as a search compares them, the same for the text and the PDF. Without case, accents and marks;
 * every hyphen, quote and set of digits as one; Arabic letters that are written in several ways as one, Persian ones among
 * them; traditional Chinese as simplified; full width as half. Each sign is traced back to where it stands in the source.
 */
import { toAsciiDigits } from '../../utils/digits.ts';
import { type Language, scriptOf } from '../../language/languages.ts';

export interface NormalizedText {
  text: string;
  /** For each unit of `text`, and for its end, the position in the source. */
  from: number[];
}

/** A place in a text: from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface Normalizer {
  normalize: (source: string) => NormalizedText;
  /** All places of a query in normalized texts, none overlapping another; none for a query that is too short. */
  createMatcher: (query: string) => (text: NormalizedText) => Span[];
}

/** Written in several ways, and meant alike by who searches. Hamza over alef falls away with the marks. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  '−': '-',
};

/**
 * The normalizer of a language.
 * @param variants pairs of characters, the second standing for the first: the traditional forms of a Chinese text
 */
export function createNormalizer(language: Language, variants = ''): Normalizer {
  // In Chinese, spaces do not count: a PDF has some where a line ends.
  const isSpaceless = scriptOf(language) === 'Hans';
  const simplified = new Map(variants.match(/../gu)?.map((pair) => [pair[0]!, pair[1]!]));
  /** Each sign is normalized once: the documents have 80,000 of some hundred kinds. */
  const known = new Map<string, string>();

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
    return { text, from };
  };

  const createMatcher = (query: string) => {
    const wanted = normalize(query).text.trim();
    // One letter is a word in Chinese only.
    if (wanted.length < 2 && !/\p{Script=Han}/u.test(wanted)) return () => [];
    // A PDF has no space where the weight or the direction of its letters changes; and who hyphenates what?
    const escaped = wanted.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    const pattern = new RegExp(escaped.replaceAll(/[ -]/gu, '[ -]?'), 'gu');
    return ({ text, from }: NormalizedText): Span[] =>
      Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
        start: from[index]!,
        end: from[index + found.length]!,
      }));
  };
  return { normalize, createMatcher };
}
