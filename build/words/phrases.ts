/** The phrases of a Chinese heading; between them a line of it may end. */
import { loadDefaultSimplifiedChineseParser } from 'budoux';
import glossary from '../../content/glossary.json' with { type: 'json' };

const parser = loadDefaultSimplifiedChineseParser();

/** Single characters that belong to what stands before them: particles, measures, places. */
const suffix = /^[的了着过们个家种项份多是时中上里内后前，。：；、？！）》”]/u;

/** What is never broken: words in Latin letters, numbers (“13.709/2018”), hours with their day, the terms of the glossary. */
const whole = new RegExp(
  [
    String.raw`(?:次日|(?:巴西)?工作日)?[\p{Script=Latin}\d-]+(?:[.:/][\p{Script=Latin}\d-]+)*`,
    '即时支付系统',
    ...glossary.terms.flatMap(({ zh }) => zh),
  ].join('|'),
  'gu',
);

/** Where a browser leaves a gap between Chinese and Latin (`text-autospace`). */
const beside = /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u;

/** What ends a clause. */
const clauseEnd = /[，。：；、？！]$/u;

/** So much stays together, in Chinese characters: it has room in the largest heading of the narrowest phone. */
const longestWhole = 6;

/**
 * The parts of a Chinese heading between which a line may end: its clauses, and of a long clause the halves that its
 * phrases make.
 */
export function phrasesOf(text: string): string[] {
  const clauses: string[][] = [[]];
  for (const phrase of modelledPhrases(text)) {
    clauses.at(-1)!.push(phrase);
    if (clauseEnd.test(phrase)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0).flatMap(halves);
}

/** A short clause whole; a longer one cut between the two phrases that are nearest to its middle, and so on. */
function halves(phrases: string[]): string[] {
  const text = phrases.join('');
  const width = widthOf(text);
  if (phrases.length === 1 || width <= longestWhole) return [text];
  const unevenness = phrases.map((_, index) =>
    Math.abs(widthOf(phrases.slice(0, index).join('')) - width / 2),
  );
  const cut = unevenness.indexOf(Math.min(...unevenness.slice(1)), 1);
  return [...halves(phrases.slice(0, cut)), ...halves(phrases.slice(cut))];
}

/** Its width in Chinese characters, without the sign at its end; a letter or a digit is about half as wide as one. */
function widthOf(text: string): number {
  return [...text.replace(clauseEnd, '')].reduce(
    (sum, sign) => sum + (/[\p{Script=Latin}\d ]/u.test(sign) ? 0.55 : 1),
    0,
  );
}

/** The phrases that a model of the language finds. None is a single character: that one leans on its neighbour. */
export function modelledPhrases(text: string): string[] {
  const kept = [...text.matchAll(whole)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const phrases: string[] = [];
  let [end, open] = [0, ''];
  for (const phrase of parser.parse(text)) {
    open += phrase;
    end += phrase.length;
    if (kept.some(([from, to]) => from < end && end < to)) continue;
    if (phrases.length > 0 && open.length <= 2 && suffix.test(open)) phrases.push(phrases.pop()! + open);
    // No line ends beside Latin letters: the sign for it would take away the gap that the browser leaves there.
    else if (phrases.length > 0 && beside.test(phrases.at(-1)!.at(-1)! + open[0]!))
      phrases.push(phrases.pop()! + open);
    else if (open.length === 1) continue;
    else phrases.push(open);
    open = '';
  }
  if (open) phrases.push((phrases.pop() ?? '') + open);
  return leaning(phrases);
}

/** “SWIFT与稳定币”: a conjunction stays with what follows it, where a narrow phone has the room. */
function leaning(phrases: string[]): string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (last && /[与和及或]$/u.test(last) && widthOf(last + phrase) <= longestWhole + 1)
      joined[joined.length - 1] = last + phrase;
    else joined.push(phrase);
  }
  return joined;
}
