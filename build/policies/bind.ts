/**
 * Which words a line does not end between: a reference and its number, a date, a short name in Latin letters inside
 * Arabic, a single letter and the word that it leads to. Said once here with U+00A0 (and with U+2060, for which a
 * font needs no glyph), it holds for the page and for the PDF; the search takes the one for any space, and skips
 * the other.
 */
import { type Language, languages, locales } from '../../src/language/languages.ts';
import { shortName } from '../../src/policies/text.ts';

/** What a number or a Roman numeral follows, when it names a part of a law or of a document. */
const references: Record<Language, string> = {
  pt: '[Aa]rts?[.]|[Ss]eção|[Ss]eções|[Ii]ncisos?|nº|§',
  en: 'Arts?[.]|[Aa]rticles?|[Ss]ections?|No[.]|§',
  es: '[Aa]rts?[.]|[Ss]ección|[Ss]ecciones|[Ii]ncisos?|[Pp]árrafos?|n[.]º',
  ar: '(?:ال|لل)(?:قسم|مادة|مادتان|مادتين|مواد|بند|فقرة)|رقم',
  // Chinese has no spaces here.
  zh: '(?!)',
};

/** “Arts. 56 and 57”. In Arabic, the word is a part of the next one. */
const and: Record<Language, string> = { pt: 'e ', en: 'and ', es: 'y ', ar: 'و', zh: '(?!)' };

/** “, a company”, “. O dever”; what is one letter in Chinese or Arabic needs no binding. */
const oneLetter = String.raw`(?<=\p{P} \p{Script=Latin}) (?=\p{Script=Latin})`;

/** The spaces to bind, by language. */
const spaces = Object.fromEntries(languages.map((language) => [language, spacesOf(language)])) as Record<
  Language,
  RegExp
>;

/** “Bribery Act 2010”. */
const latinName =
  /\p{Script=Latin}[\p{Script=Latin}\d.-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d.-]*)+/gu;

/** The same text with U+00A0 for the spaces that a line should not end at, and with “e-mail” in one piece. */
export function bound(text: string, language: Language): string {
  const named =
    language === 'ar'
      ? text.replaceAll(latinName, (name) =>
          name.length <= shortName ? name.replaceAll(' ', '\u00a0') : name,
        )
      : text;
  return named.replaceAll(spaces[language], '\u00a0').replaceAll(/(?<=\be-)(?=mail)/giu, '\u2060');
}

function spacesOf(language: Language): RegExp {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month))).join('|');
  return new RegExp(
    [
      String.raw`(?<=(?<!\p{Script=Latin})(?:${references[language]})) (?=\u2066?(?:\d|[IVXLC]+(?![\p{L}\d])))`,
      String.raw`(?<=\d) (?=${and[language]}\d)|(?<=\d ${and[language].trim()}) (?=\d)`,
      // “8h às 19h”, “8:00 a 19:00”.
      String.raw`(?<=\d(?:h|:\d\d)) (?=(?:às|a|to|إلى) \d)|(?<=\d(?:h|:\d\d) (?:às|a|to|إلى)) (?=\d)`,
      oneLetter,
      // “9 January”, “9 de janeiro”; “January 2024”, “de 2024”.
      String.raw`(?<=\dº?) (?=(?:de )?(?:${months})(?!\p{L}))`,
      String.raw`(?<=\d de) (?=(?:${months})(?!\p{L}))`,
      String.raw`(?<=(?:${months})(?: del?)?) (?=\d{4})`,
    ].join('|'),
    'gu',
  );
}
