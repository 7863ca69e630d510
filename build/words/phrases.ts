/** The phrases of a Chinese heading, by a model of the language; between them a line of it may end. */
import { loadDefaultSimplifiedChineseParser } from 'budoux';
import glossary from '../../content/glossary.json' with { type: 'json' };

const parser = loadDefaultSimplifiedChineseParser();

/** Single characters that belong to what stands before them: particles, measures, places. */
const suffix = /^[的了着过们个家种项份多是时中上里内后前，。：；、？！）》”]/u;

/** What is never broken: words in Latin letters, numbers, the terms of the glossary. */
const whole = new RegExp(
  [String.raw`[\p{Script=Latin}\d-]+`, ...glossary.terms.flatMap(({ zh }) => zh)].join('|'),
  'gu',
);

/** Where a browser leaves a gap between Chinese and Latin (`text-autospace`). */
const beside = /\p{Script=Han}[\p{Script=Latin}\d]|[\p{Script=Latin}\d]\p{Script=Han}/u;

/** The phrases of a Chinese heading. None is a single character: that one leans on its neighbour. */
export function phrasesOf(text: string): string[] {
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
  return phrases;
}
