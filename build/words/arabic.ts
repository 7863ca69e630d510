/** Where an Arabic line may end: not after a particle, nor within a term of several words. */
import { space } from './space.ts';

const prepositions = 'في|من|إلى|على|عن|مع|كما|بكل|أو';

/** In a heading, a preposition and what follows it; after a comma “and what”. */
const arabicPreposition = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${prepositions}|(?<=، )وما)) (?=[\p{L}\p{N}<])`,
  'gu',
);

/** In a sentence, a preposition and one word: a longer piece would leave a hole at the end of the line before. */
const loneArabicPreposition = new RegExp(
  String.raw`(?<=(?<![\p{L}\u00a0])(?:${prepositions})) (?=<|(?!(?:${prepositions}) )[\p{L}\p{N}]+(?![\p{L}\p{N}\u00a0]))`,
  'gu',
);

/** “the digital office for the partners”: a noun and its adjective, both with the article, and whose it is. */
const arabicPair =
  /(?<=(?<!\p{L})ال\p{L}{2,6}) (?=ال\p{L}{2,6}(?!\p{L}))|(?<=(?<!\p{L})ال\p{L}{2,6}[ \u00a0]ال\p{L}{2,6}) (?=لل)/gu;

/** “، with a record on the blockchain”: what follows a comma in two steps is one phrase, which the line begins with. */
const arabicAfterComma = /(?<=، \p{L}+\u00a0\p{L}+) (?=\p{L}+\u00a0)/gu;

/** What an Arabic label begins with, “to the wallet”: two of them make a heading, whose line would end after it. */
const labelPreposition = /(?<=^(?:من|إلى)) (?=[\p{L}\p{N}])/u;

/** “non-residents”, “with the guardian”, “the way of Brazil”, “Monday to Friday”, “in any”, and “has not”: terms of several words, in the copy. */
const arabicTerms =
  /(?<!\p{L})[وف]?(?:لا|قد|لم|لن|كلٌّ في|في أي) \p{L}+|غير المقيمين|(?:مع )?الولي القانوني|طريقة البرازيل|من الاثنين إلى الجمعة/gu;

function arabicTermsBound(text: string): string {
  return text.replaceAll(arabicTerms, (term) => term.replaceAll(' ', space));
}

/** Binds a sentence of the copy: its terms, and its prepositions. */
export function arabicSentenceBound(sentence: string): string {
  return arabicTermsBound(sentence).replaceAll(loneArabicPreposition, space);
}

/** Binds a label, a short text of which few lines end: as a sentence, and its first word. */
export function arabicLabelBound(label: string): string {
  return arabicSentenceBound(label).replace(labelPreposition, space);
}

/** Binds a heading: its terms, and what belongs together in its few lines. */
export function arabicHeadingBound(heading: string): string {
  return arabicTermsBound(heading)
    .replaceAll(arabicPreposition, space)
    .replaceAll(arabicPair, space)
    .replaceAll(arabicAfterComma, space);
}
