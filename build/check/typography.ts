/** Checks the typography of each language: quotation marks, punctuation, spaces. */
import { type Language, scriptOf } from '../../src/language/languages.ts';

interface Rule {
  wrong: RegExp;
  problem: string;
}

const everywhere: Rule[] = [
  { wrong: /["']/u, problem: 'has a straight quotation mark' },
  { wrong: /\.\.\./u, problem: 'has three full stops for …' },
  { wrong: / {2}|\t/u, problem: 'has a double space' },
  { wrong: /\s-\s|--/u, problem: 'has a hyphen for a dash' },
];

const latin: Rule[] = [
  { wrong: /\s[,;:.?!)](?!\w)/u, problem: 'has a space before punctuation' },
  { wrong: /[，。；：、？！]/u, problem: 'has punctuation of another script' },
];

const han = String.raw`\p{Script=Han}`;

/** Rules by language; a language without rules has those of its script. */
const rules: Partial<Record<Language, Rule[]>> = {
  pt: [...latin, { wrong: /[«»‘]/u, problem: 'has other quotation marks than “ ”' }],
  en: [...latin, { wrong: /[«»“”]/u, problem: 'has other quotation marks than ‘ ’' }],
  es: [...latin, { wrong: /[“”‘’]/u, problem: 'has other quotation marks than « »' }],
  ar: [
    { wrong: /[“”‘’]/u, problem: 'has other quotation marks than « »' },
    { wrong: /(?<!\d),|,(?!\d)|[;?]/u, problem: 'has Latin punctuation for ، ؛ ؟' },
    { wrong: /[٠-٩۰-۹]/u, problem: 'has other than Western digits' },
    // Allowed in the particles لـ, بـ and الـ before Latin letters.
    { wrong: /ـ(?!\s?[\p{Script=Latin}\d{])/u, problem: 'has a tatweel' },
    { wrong: /\s[،؛؟:.!]/u, problem: 'has a space before punctuation' },
  ],
  zh: [
    { wrong: /[«»‘’「」]/u, problem: 'has other quotation marks than “ ”' },
    { wrong: new RegExp(`${han}[,;:?!.()]|[,;:?!()]${han}`, 'u'), problem: 'has half-width punctuation' },
    {
      wrong: new RegExp(
        String.raw`${han}\s+[\p{Script=Latin}\d{]|[\p{Script=Latin}\d}%]\s+${han}|${han}\s+${han}`,
        'u',
      ),
      problem: 'has a space beside a Chinese character',
    },
    { wrong: /\s[，。；：、？！（）]|[，。；：、？！（）]\s/u, problem: 'has a space beside punctuation' },
  ],
};

const pairs: Partial<Record<Language, [string, string][]>> = {
  pt: [['“', '”']],
  es: [
    ['«', '»'],
    ['¿', '?'],
    ['¡', '!'],
  ],
  ar: [['«', '»']],
  zh: [
    ['“', '”'],
    ['（', '）'],
  ],
};

/**
 * Checks a text line by line.
 * @returns its problems, as phrases that follow its name: 'has a double space'
 */
export function typographyProblems(text: string, language: Language): string[] {
  return [...new Set(text.split('\n').flatMap((line) => lineProblems(line, language)))];
}

function lineProblems(text: string, language: Language): string[] {
  const count = (mark: string) => text.split(mark).length - 1;
  const own = rules[language] ?? (scriptOf(language) === 'Latn' ? latin : []);
  return [
    ...[...everywhere, ...own].filter(({ wrong }) => wrong.test(text)).map(({ problem }) => problem),
    ...(pairs[language] ?? [])
      .filter(([opening, closing]) => count(opening) !== count(closing))
      .map(([opening, closing]) => `has ${opening} without ${closing}, or the other way round`),
  ];
}
