/**
 * The copy for translators' tools, as XLIFF 1.2: one file a part and language, each string with the Portuguese, its
 * note, where it stands and how long it may be. What must stay (`{phone}`, `<a>`) is a placeholder that no tool lets
 * anybody change.
 */
import { basename } from 'node:path';
import { load } from 'cheerio';
import { defaultLanguage, isLanguage, type Language } from '../../src/language/languages.ts';
import { escapeAttribute, escapeText } from '../escape.ts';
import { longest } from '../check/lengths.ts';
import { stringsOf } from '../check/copy.ts';

/** Strings, and objects of them. */
export interface Tree {
  [key: string]: string | Tree;
}

/** `{phone}`, `{if helpDesk}`, `<a>`; of Markdown, where a link leads, and what makes words strong. */
const place = /(\{[\w. /]+\}|<\/?\w+>|\]\((?:page|policy):[\w-]+\)|\*\*)/u;

/**
 * Writes a part of the copy, or a policy.
 * @param file where the translation is kept
 * @param portuguese what is translated
 * @param theirs its translation as it is
 * @param notes what translators are told, by path of keys; a note on an object is of all in it
 */
export function toXliff(
  file: string,
  language: Language,
  portuguese: Tree,
  theirs: Tree,
  notes: Record<string, string>,
): string {
  const translations = stringsOf(theirs);
  const isSource = language === defaultLanguage;
  const units = [...stringsOf(portuguese)].map(([key, text]) => {
    const limit = longest(basename(file, '.json'), key);
    const width = limit ? ` maxwidth="${limit}" size-unit="char"` : '';
    const note = Object.entries(notes).find(([path]) => key === path || key.startsWith(`${path}.`))?.[1];
    return [
      `      <trans-unit id="${key}" xml:space="preserve"${width}>`,
      `        <source>${marked(text)}</source>`,
      // The Portuguese alone is what a service translates from.
      ...(isSource ? [] : [`        <target>${marked(translations.get(key) ?? '')}</target>`]),
      ...(note ? [`        <note>${escapeText(note)}</note>`] : []),
      '      </trans-unit>',
    ].join('\n');
  });
  const target = isSource ? '' : ` target-language="${language}"`;
  const languages = `source-language="${defaultLanguage}"${target}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="${file}" datatype="plaintext" ${languages}>
    <body>
${units.join('\n')}
    </body>
  </file>
</xliff>
`;
}

/**
 * Reads what has come back.
 * @param portuguese whose keys it has, in their order
 * @returns its language, and the strings
 * @throws Error where a string is missing, or the language is none of ours
 */
export function fromXliff(text: string, portuguese: Tree): { language: Language; tree: Tree } {
  const $ = load(text, { xml: true });
  const language = $('file').attr('target-language');
  if (!isLanguage(language)) throw new Error(`“${language}” is none of the languages`);
  const targets = new Map(
    $('trans-unit')
      .toArray()
      .map((unit) => [$(unit).attr('id')!, $(unit).children('target').text()]),
  );
  const filled = (tree: Tree, path: string): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        if (typeof value !== 'string') return [key, filled(value, `${path}${key}.`)];
        const target = targets.get(path + key);
        if (!target) throw new Error(`${path}${key} has no translation`);
        return [key, target];
      }),
    ) as Tree;
  return { language, tree: filled(portuguese, '') };
}

/** The text with its places as `<ph>`; the same place has the same number in every language. */
function marked(text: string): string {
  return text
    .split(place)
    .map((piece) =>
      place.test(piece) ? `<ph id="${escapeAttribute(piece)}">${escapeText(piece)}</ph>` : escapeText(piece),
    )
    .join('');
}
