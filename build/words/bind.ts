/**
 * Where a line may end: not between a reference and its number, within a date, an hour or an amount, within a short
 * name in Latin letters inside Arabic, after a word of one letter; in a Chinese heading or lede, between phrases only. The
 * sources hold none of it. The build says it once, with U+00A0, U+2060 and U+200B, for the copy, the policies' pages
 * and their PDFs; the search takes the first for any space, and skips the others.
 */
import { type Language, languages, localeOf, scriptOf } from '../../src/language/languages.ts';
import { shortName } from '../../src/policies/text.ts';
import { arabicHeadingBound, arabicLabelBound, arabicSentenceBound } from './arabic.ts';
import { modelledPhrases, phrasesOf } from './phrases.ts';
import { wholeWords } from './whole-words.ts';
import { space } from './space.ts';

const narrowSpace = '\u202f';
const joiner = '\u2060';
const breakHere = '\u200b';

/** What is not longer is a label, and no line of it ends. */
const label = 30;

/** What a number or a Roman numeral follows, when it names a part of a law or of a document. */
const references: Partial<Record<Language, string>> = {
  pt: '[Aa]rts?[.]|[Ss]eção|[Ss]eções|[Ii]ncisos?|nº|§|[Vv]ersão',
  en: 'Arts?[.]|[Aa]rticles?|[Ss]ections?|No[.]|§|[Vv]ersion',
  es: '[Aa]rts?[.]|[Ss]ección|[Ss]ecciones|[Ii]ncisos?|[Pp]árrafos?|n[.]º|[Vv]ersión',
  ar: '(?:ال|لل)(?:قسم|مادة|مادتان|مادتين|مواد|بند|فقرة|إصدار)|رقم',
};

/** “Arts. 56 and 57”. In Arabic, the word is a part of the next one. */
const conjunctions: Partial<Record<Language, string>> = { pt: 'e ', en: 'and ', es: 'y ', ar: 'و' };

/** A pattern that fits nothing, for a language without a rule of its own. */
const nothing = '(?!)';

/** “, a company”, “. O dever”; what is one letter in Chinese or Arabic needs no binding. */
const oneLetter = String.raw`(?<=\p{P} \p{Script=Latin}) (?=\p{Script=Latin})`;

/** Words of three letters and more that lead to the next, “nas suas”, “los socios”, “para a”, “and the”. */
const leads = 'com|sem|con|sin|por|para|nas|nos|das|dos|los|las|del|and|the|for';

/**
 * In a heading, whose lines are few: a word of one or two letters and the next one, “in front”, “da Ether”; one of three
 * and a next one that is not long; two such words with a longer one, “no se alteran”; “que você”. Not more: “em um só
 * banco” in one piece is wider than a phone.
 */
const shortWord = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}’-])(?:que (?:você|usted)|`,
    String.raw`(?:\p{Script=Latin}{1,2}|${leads}) (?:\p{Script=Latin}{1,2}|${leads}) (?:\p{L}{5,7}|Pix|Web3|DeFi|que)(?![\p{L}\p{N}])|`,
    String.raw`\p{Script=Latin}{1,2} [\p{L}\p{N}]{1,13}(?!\p{L})|(?:${leads}) \p{L}{1,8}(?![\p{L}-]))`,
  ].join(''),
  'giu',
);

/** The last word of a heading and the one before it, of which neither is long: it would stand alone on its line. */
const [lastWord, lastSmallWord] = [11, 14].map(
  (longest) =>
    new RegExp(
      String.raw`(?<=(?<![\p{L}\p{N}’-])(?=.{0,${longest}}$)[\p{L}\p{N}’-]+) (?=[\p{L}\p{N}’-]+\P{L}*$)`,
      'u',
    ),
) as [RegExp, RegExp];

/** “Deberes / de los proveedores”: an article and a long noun, for which a title of a clause has room. */
const longNoun = /(?<=[ \u00a0](?:los|las|dos|das)) (?=\p{L}{9,12}(?!\p{L}))/giu;

/** The spaces to bind, by language. */
const spaces = Object.fromEntries(languages.map((language) => [language, spacesOf(language)])) as Record<
  Language,
  RegExp
>;

/** “Bribery Act 2010”. */
const latinName =
  /\p{Script=Latin}[\p{Script=Latin}\d.-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d.-]*)+/gu;

/** “337-B”, “name@example.com”: the Arabic around them would put their parts in another order. */
const latinPiece = /[\w.]+@[\w.]*\w|\d+-[A-Z]\b/gu;

/** “Anti-bribery”, “over-the-counter”: a short compound of a heading, and of an English text, is one word. A long one has two lines where it needs them. */
const compound =
  /(?<=(?<![\p{L}:/.@-])(?:\p{Script=Latin}{1,7}-)+)(?=\p{Script=Latin}{2,10}(?!\p{L}|[/.@]\p{L}))/gu;

/** Where a word with a hyphen is not parted in any text: “informa-se”, “enviá-lo”, the pronoun stays with its verb. */
const inWords: Partial<Record<Language, RegExp>> = {
  pt: /(?<=\p{L}{2}-)(?=(?:se|lhes?|[lnv]?[oa]s?|nos|me)(?![\p{L}-]))/gu,
  en: compound,
};

/** “pagos y cobros”: a conjunction or an article of one letter begins the line of what it belongs to. */
const leaning = /(?<=(?<![\p{L}\p{N}’-])[aeouyàóé]) (?=[\p{L}\p{N}<])/giu;

/**
 * “9月”, “20多家”, “第7条”: a Chinese line may end between a digit and its unit, and after 第. What holds them together takes
 * away the gap that the browser leaves there, and has to have one.
 */
const chineseUnit =
  /(?<=\d)(?=周岁|[年月日时点分秒天家份个项条款号节页处位岁多余至]|小时)|(?<=[年月第至])(?=\d)/gu;

/** A Chinese text that is not longer is a name, which is found and heard as it is written. */
const chineseLabel = 12;

/** The places within the words that stay whole, where nothing stands, or the end of a phrase. */
const [chineseWord, phraseInWord] = ['', breakHere].map(
  (between) =>
    new RegExp(
      wholeWords
        .flatMap((word) => [...word].slice(1).map((_, at) => [word.slice(0, at + 1), word.slice(at + 1)]))
        .map(([start, end]) => `(?<=${start})${between}(?=${end})`)
        .join('|'),
      'gu',
    ),
) as [RegExp, RegExp];

/**
 * Binds the words of a text.
 * @returns the text with U+00A0 for the spaces that a line should not end at, “e-mail” in one piece
 */
export function bound(text: string, language: Language): string {
  const named =
    scriptOf(language) === 'Arab'
      ? text
          .replaceAll(latinName, (name) => (name.length <= shortName ? name.replaceAll(' ', space) : name))
          .replaceAll(latinPiece, '\u2066$&\u2069')
      : text;
  const joined = named
    .replaceAll(spaces[language], space)
    .replaceAll(/(?<=\be-)(?=mail)/giu, text.length > label ? joiner : '');
  if (scriptOf(language) === 'Hans' && text.length > chineseLabel)
    return joined.replaceAll(chineseWord, joiner);
  const inWord = inWords[language];
  return inWord ? joined.replaceAll(inWord, joiner) : joined;
}

/**
 * Binds a sentence of the copy: as a text, an Arabic term of several words, an Arabic label after its first word, and a
 * Chinese digit with its unit, which would confuse who copies from a PDF.
 */
export function boundSentence(sentence: string, language: Language): string {
  const script = scriptOf(language);
  const text = bound(script === 'Hans' ? sentence.replaceAll(chineseUnit, narrowSpace) : sentence, language);
  // “Políticas / y términos”.
  if (script === 'Latn' && text.length <= label) return text.replaceAll(/(?<= [ey]) (?=\p{L})/gu, space);
  if (script !== 'Arab') return text;
  return text.length <= label ? arabicLabelBound(text) : arabicSentenceBound(text);
}

/**
 * The title of a page, for a tab and for search results. In Arabic, Latin letters before the bar and after it would be
 * taken for one piece and stand in the wrong order: U+200F keeps them apart.
 */
export function boundTitle(title: string, language: Language): string {
  return scriptOf(language) === 'Arab'
    ? title.replaceAll(/(?<=[\p{Script=Latin}\d]) \|/gu, '\u200f |')
    : title;
}

/**
 * Binds the words of a heading: as a text, and besides its short words; a Chinese one says where its phrases end.
 * @param heading may have marks in it (`<soft>…</soft>`), which are left as they are
 */
export function boundHeading(heading: string, language: Language): string {
  if (scriptOf(language) !== 'Hans') {
    const joined = bound(heading, language)
      .replaceAll(shortWord, (words) => words.replaceAll(' ', space))
      .replaceAll(compound, joiner)
      // “de los socios comerciales”: the adjective stays with its noun, and an article may end the line before.
      .replaceAll(/(?<=\u00a0los)[ \u00a0]socios (?=comerciales)/giu, ` socios${space}`)
      .replace(lastWord, space);
    return scriptOf(language) === 'Arab' ? arabicHeadingBound(joined) : joined;
  }
  // Beside a name, whose length nobody knows, a line may end after each phrase.
  const parts = heading.includes('{') ? modelledPhrases : phrasesOf;
  return heading
    .split(/(<\/?\w+>|\{\w+\})/u)
    .map((piece) =>
      /^[<{]|^$/u.test(piece)
        ? piece
        : bound(
            parts(piece)
              .join(breakHere)
              .replaceAll(phraseInWord, '')
              .replaceAll(/(?<=\d)(?=周岁|至\d)|(?<=\d至)(?=\d)/gu, narrowSpace),
            language,
          ).replaceAll(chineseWord, joiner),
    )
    .join('');
}

/** Binds the title of a clause: as a heading, and it is smaller than one. */
export function boundSectionTitle(title: string, language: Language): string {
  return boundHeading(title, language).replace(lastSmallWord, space).replaceAll(longNoun, space);
}

/** “qué necesita. La respuesta”: the short word that begins a sentence and the next one. */
const opening = /(?<=[.?؟] (?:\p{Script=Latin}|\p{Script=Arabic}){2,3}) (?=\p{L})/gu;

/** Binds a lede, set larger than running text: as a sentence, `opening`, and in Portuguese and Spanish a word of one letter. */
export function boundLede(lede: string, language: Language): string {
  const text = boundSentence(lede, language).replaceAll(opening, space);
  return language === 'pt' || language === 'es' ? text.replaceAll(leaning, space) : text;
}

function spacesOf(language: Language): RegExp {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month))).join('|');
  const [reference, and] = [references[language] ?? nothing, conjunctions[language] ?? nothing];
  return new RegExp(
    [
      String.raw`(?<=(?<!\p{Script=Latin})(?:${reference})) (?=\u2066?(?:\d|[IVXLC]+(?![\p{L}\d])))`,
      String.raw`(?<=\d) (?=${and}\d)|(?<=\d ${and.trim()}) (?=\d)`,
      // “8h às 19h”, “8:00 a 19:00”, “8:00 to 19:00”.
      String.raw`(?<=\d(?:h|:\d\d)) (?=(?:às|a|to|إلى) \d)|(?<=\d(?:h|:\d\d) (?:às|a|to|إلى)) (?=\d)`,
      // “de 320 píxeles”.
      String.raw`(?<=(?<!\p{L})de) (?=\d{1,3} (?:pixels|píxeles))`,
      // “das 8h”, “من 8:00”; “24 horas”, “18 anos”, “320 pixels”, “20 شركة”.
      String.raw`(?<=(?<!\p{L})(?:das|de|من)) (?=\d\d?(?:h|:\d\d))`,
      String.raw`(?<=(?<![\d.,:/-])\d{1,3}) (?=(?:horas|hours|pixels|píxeles|anos|años|years)\b|\p{Script=Arabic}{3,})`,
      // “menores de 18”, “more than 20”, “WCAG 2.2”.
      String.raw`(?<=(?<!\p{L})(?:menor(?:es)? de|menos de|[Mm]ais de|[Mm]ás de|[Mm]ore than|under|over|aged|دون|أكثر من)) (?=\d)`,
      String.raw`(?<=(?<![\p{Script=Latin}\d])[A-Z]{3,}) (?=\d)`,
      // “R$ 2.418.060”, “− 14.200,00”, “163 KB”, “86 500”.
      String.raw`(?<=(?<![\p{L}\d])(?:R\$|US\$|[−+])) (?=\d)|(?<=\d) (?=[kMG]?B\b|KB\b|%)|(?<=\d) (?=\d{3}\b)`,
      // “Law No. 13.709”.
      String.raw`(?<=\bLaw) (?=No[.])`,
      oneLetter,
      // “9 January”, “9 de janeiro”; “January 2024”, “de 2024”.
      String.raw`(?<=\dº?) (?=(?:de )?(?:${months})(?!\p{L}))`,
      String.raw`(?<=\d de) (?=(?:${months})(?!\p{L}))`,
      String.raw`(?<=(?:${months})) (?=del? \d{4})|(?<=(?:${months})(?: del?)?) (?=\d{4})`,
    ].join('|'),
    'gu',
  );
}
