/**
 * Inserts the characters that control line breaks, which the sources do not contain: no-break spaces between a number and
 * its unit and inside Latin names in Arabic, and break opportunities between the phrases of a Chinese heading.
 */
import { loadDefaultSimplifiedChineseParser } from 'budoux';
import glossary from '../../content/glossary.json' with { type: 'json' };
import { type Language, languages, localeOf, scriptOf } from '../../src/language/languages.ts';
import { maxUnbroken } from '../../src/policies/text.ts';

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';
const lineMayEnd = '\u200b';

const months = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)));
});

/** Patterns whose spaces become no-break spaces. */
const kept = [
  String.raw`(?:R\$|US\$|[−+§]|nº|n\.º|No\.|\b[Aa]rts?\.|\b[Ss]eção|\b[Ss]ection|\b[Ss]ección|WCAG|رقم|القسم|المادة|البند) \d`,
  String.raw`\d+ (?:[KkMG]?B\b|%|anos\b|años\b|years\b|horas\b|hours\b|pixels\b|píxeles\b|\d{3}\b|عامًا|يومًا|شركة)`,
  String.raw`\dº? (?:de )?(?:${months.join('|')})(?!\p{L})`,
  String.raw`\d(?:h|:\d\d) (?:às|a|to|إلى) \d`,
];
const together = new RegExp(kept.join('|'), 'gu');

/** “Bribery Act 2010”. */
const latinName =
  /\p{Script=Latin}[\p{Script=Latin}\d.-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d.-]*)+/gu;

/** “337-B”, “name@example.com”: isolated, because Arabic text would reorder their parts. */
const latinPiece = /[\w.]+@[\w.]*\w|\d+-[A-Z]\b/gu;

/** “9月”, “第7条”: a narrow no-break space, because with a word joiner browsers set no gap between digit and character. */
const chineseUnit = /(?<=\d)(?=[年月日岁家条项]|周岁|小时)|(?<=第)(?=\d)/gu;

/** Inserts U+00A0; in Arabic also isolates Latin pieces, and marks the direction of a bar beside them. */
export function insertNoBreakSpaces(text: string, language: Language): string {
  const joined = text.replaceAll(together, (match) => match.replaceAll(' ', noBreakSpace));
  if (scriptOf(language) !== 'Arab') return joined;
  return joined
    .replaceAll(latinName, (name) => (name.length <= maxUnbroken ? name.replaceAll(' ', noBreakSpace) : name))
    .replaceAll(latinPiece, '\u2066$&\u2069')
    .replaceAll(/(?<=[\p{Script=Latin}\d]) \|/gu, '\u200f |');
}

/** The same for a sentence of the copy; in Chinese also between digit and unit (not in PDFs, where it would be copied). */
export function insertNoBreakSpacesInSentence(sentence: string, language: Language): string {
  const text = insertNoBreakSpaces(sentence, language);
  return scriptOf(language) === 'Hans' ? text.replaceAll(chineseUnit, narrowNoBreakSpace) : text;
}

/** The same for a heading, which may contain tags (`<soft>…</soft>`): a Chinese one breaks between phrases only. */
export function insertNoBreakSpacesInHeading(heading: string, language: Language): string {
  if (scriptOf(language) !== 'Hans') return insertNoBreakSpaces(heading, language);
  const pieces = heading.split(/(<\/?\w+>|\{\w+\})/u);
  return pieces.map((piece) => (/^[<{]/u.test(piece) ? piece : inPhrases(piece))).join('');
}

const parser = loadDefaultSimplifiedChineseParser();
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Never broken: numbers, the terms of the glossary, and words that parser and segmenter do not know. */
const whole = new RegExp(
  [...glossary.terms.flatMap(({ zh }) => zh), ...glossary.whole]
    .map((word) => Array.from(word, (sign) => RegExp.escape(sign)).join(`${lineMayEnd}?`))
    .concat(String.raw`[\d.,:/](?:${lineMayEnd}?[\d.,:/])+`)
    .join('|'),
  'gu',
);

/** Between Chinese and Latin, where a zero-width space would remove the browser's own gap. */
const besideLatin =
  /(?<=\p{Script=Han})\u200b(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])\u200b(?=\p{Script=Han})/gu;

/** A single character joins its neighbour: the next one at the start of a clause, otherwise the previous one. */
const single =
  /(?<=(?:^|[，；：。]\u200b)[^\p{P}])\u200b|(?<!^|[，；：。])\u200b(?=[^\p{P}\u200b]?\p{P}*(?:\u200b|$))/gu;

function inPhrases(text: string): string {
  // A clause always ends a phrase.
  const clauses = text.split(/(?<=[，；：。])/u);
  return clauses
    .flatMap(phrasesIn)
    .join(lineMayEnd)
    .replaceAll(single, '')
    .replaceAll(besideLatin, '')
    .replaceAll(whole, (word) => word.replaceAll(lineMayEnd, ''));
}

/** The phrases of a clause: the parser's, where they begin with a word. */
function phrasesIn(clause: string): string[] {
  const words = segmenter.segment(clause);
  const starts = parser.parseBoundaries(clause).filter((at) => words.containing(at)?.index === at);
  return [0, ...starts].map((at, number) => clause.slice(at, starts[number]));
}
