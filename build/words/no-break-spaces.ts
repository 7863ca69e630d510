/**
 * What a line never parts: a number and its unit, a name in Latin letters inside Arabic, and in a Chinese heading a
 * phrase. Elsewhere lines wrap as the browser wraps them. The sources hold nothing invisible: it is put in here.
 */
import { loadDefaultSimplifiedChineseParser } from 'budoux';
import glossary from '../../content/glossary.json' with { type: 'json' };
import { type Language, languages, localeOf, scriptOf } from '../../src/language/languages.ts';
import { shortName } from '../../src/policies/text.ts';

const noBreakSpace = '\u00a0';
const narrowNoBreakSpace = '\u202f';
const lineMayEnd = '\u200b';

const months = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)));
});

/** The no-break list: within what one of these finds, spaces do not end a line. */
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

/** “337-B”, “name@example.com”: the Arabic around them would put their parts in another order. */
const latinPiece = /[\w.]+@[\w.]*\w|\d+-[A-Z]\b/gu;

/** “9月”, “第7条”. A narrow space, since a browser leaves no gap of its own beside what it may not part. */
const chineseUnit = /(?<=\d)(?=[年月日岁家条项]|周岁|小时)|(?<=第)(?=\d)/gu;

/** Puts U+00A0 into a text where no line may end; in Arabic, Latin pieces are isolated, and those beside a bar kept apart. */
export function insertNoBreakSpaces(text: string, language: Language): string {
  const joined = text.replaceAll(together, (match) => match.replaceAll(' ', noBreakSpace));
  if (scriptOf(language) !== 'Arab') return joined;
  return joined
    .replaceAll(latinName, (name) => (name.length <= shortName ? name.replaceAll(' ', noBreakSpace) : name))
    .replaceAll(latinPiece, '\u2066$&\u2069')
    .replaceAll(/(?<=[\p{Script=Latin}\d]) \|/gu, '\u200f |');
}

/** The same for a sentence of the copy; in Chinese also between a digit and its unit, which in a PDF would spoil what is copied. */
export function insertNoBreakSpacesInSentence(sentence: string, language: Language): string {
  const text = insertNoBreakSpaces(sentence, language);
  return scriptOf(language) === 'Hans' ? text.replaceAll(chineseUnit, narrowNoBreakSpace) : text;
}

/** The same for a heading, which may have marks in it (`<soft>…</soft>`): a Chinese one parts between its phrases only. */
export function insertNoBreakSpacesInHeading(heading: string, language: Language): string {
  if (scriptOf(language) !== 'Hans') return insertNoBreakSpaces(heading, language);
  const pieces = heading.split(/(<\/?\w+>|\{\w+\})/u);
  return pieces.map((piece) => (/^[<{]/u.test(piece) ? piece : inPhrases(piece))).join('');
}

const parser = loadDefaultSimplifiedChineseParser();

/** What no phrase may end within: numbers, the terms of the glossary, and words that the parser does not know. */
const whole = new RegExp(
  [...glossary.terms.flatMap(({ zh }) => zh), ...glossary.whole]
    .map((word) => Array.from(word, (sign) => RegExp.escape(sign)).join(`${lineMayEnd}?`))
    .concat(String.raw`[\d.:/](?:${lineMayEnd}?[\d.:/])+`)
    .join('|'),
  'gu',
);

/** Where a browser leaves a gap of its own: a sign between the two would take it away. */
const besideLatin =
  /(?<=\p{Script=Han})\u200b(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])\u200b(?=\p{Script=Han})/gu;

/** A single character leans on its neighbour: on the next one where it opens a clause. */
const single =
  /(?<=(?:^|[，；：。]\u200b)[^\p{P}])\u200b|(?<!^|[，；：。])\u200b(?=[^\p{P}\u200b]?\p{P}*(?:\u200b|$))/gu;

function inPhrases(text: string): string {
  // A clause ends a phrase, whatever the parser takes the next word for.
  const phrases = text.split(/(?<=[，；：。])/u).flatMap((clause) => parser.parse(clause));
  return phrases
    .join(lineMayEnd)
    .replaceAll(single, '')
    .replaceAll(besideLatin, '')
    .replaceAll(whole, (word) => word.replaceAll(lineMayEnd, ''));
}
