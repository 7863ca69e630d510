/** One form's strings in all languages, side by side, to be read: the content manager shows two at a time. */
import { readFile } from 'node:fs/promises';
import { stringsOf } from '../../build/check/copy.ts';
import { escapeAttribute, escapeText } from '../../build/escape.ts';
import { documentIds } from '../../src/document-ids.ts';
import { contentFolder } from '../../build/policies/list.ts';
import { parseJson } from '../../build/source-error.ts';
import { treeOfPolicy } from '../../build/translators/policy-tree.ts';
import { copyFile } from '../../build/words/copy.ts';
import { directionOf, languages, localeOf, ownNameOf } from '../../src/language/languages.ts';
import { deskWindow, hashOf } from './client/entry.ts';
import { keyNames, partNames } from './config/words.ts';

/**
 * Makes the page.
 * @param path what the desk asks for: `/side-by-side/copy/home`, `/side-by-side/policies/due-diligence`
 * @returns the HTML; null where there is no such form
 * @throws SourceError where a file cannot be read
 */
export async function sideBySide(path: string): Promise<string | null> {
  const [, page, collection, name] = path.split('/');
  if (page !== 'side-by-side' || !name) return null;
  const isPolicy = collection === 'policies' && documentIds.some((id) => id === name);
  if (!isPolicy && !(collection === 'copy' && name in partNames)) return null;
  const read = isPolicy ? readPolicy : readCopy;
  const texts = await Promise.all(languages.map((language) => read(name, language)));
  const title = isPolicy ? name : partNames[name]!;
  const form = `/${hashOf({ collection: isPolicy ? 'policies' : 'copy', name })}`;
  const heads = languages.map((language) => `<th scope="col">${ownNameOf(language)}</th>`);
  const rows = [...texts[0]!.keys()].map((key) => {
    const cells = languages.map((language, index) => {
      const text = texts[index]!.get(key) ?? '';
      return `<td lang="${localeOf(language)}" dir="${directionOf(language)}">${escapeText(text)}</td>`;
    });
    return `<tr><th scope="row">${escapeText(nameOf(key))}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="pt">
<head><meta charset="utf-8"><title>${escapeText(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><h1>${escapeText(title)}</h1>
<table><thead><tr><td><a href="${escapeAttribute(form)}" target="${deskWindow}">Formulário · Form</a></td>${heads.join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}

async function readCopy(part: string, language: (typeof languages)[number]): Promise<Map<string, string>> {
  const file = copyFile(language, part);
  return stringsOf(parseJson(await readFile(file, 'utf8'), file));
}

async function readPolicy(
  document: string,
  language: (typeof languages)[number],
): Promise<Map<string, string>> {
  const id = documentIds.find((each) => each === document)!;
  return stringsOf(treeOfPolicy(await readFile(`${contentFolder}/${id}/${language}.md`, 'utf8')));
}

/** The way to a string, as the forms call it. */
function nameOf(key: string): string {
  return key
    .split('.')
    .map((each) => keyNames[each] ?? each)
    .join(' › ');
}

const style = `
body { margin: 16px; font: 15px/1.5 system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 8px; border: 1px solid #c9cbc4; text-align: start; vertical-align: top; }
td { white-space: pre-wrap; overflow-wrap: anywhere; }
tbody th { font-weight: 400; color: #55625c; }
thead { position: sticky; inset-block-start: 0; background: #fff; }
`;
