/** Where the page is on which a text of the desk stands. */
import { readSource } from '../../build/policies/list.ts';
import { documentIds } from '../../src/document-ids.ts';
import { isLanguage, type Language } from '../../src/language/languages.ts';
import { slugify } from '../../src/policy-documents.ts';
import { routeIds, routeOf } from '../../src/routes.ts';

/** The parts of the copy that no page has for its own, and where they are seen. */
const seenAt: Record<string, string> = { common: '/', record: '/', forms: '/contact', hours: '/contact' };

/**
 * Finds the address of the page.
 * @param path what the desk asks for: `/see/ar/copy/home`, `/see/en/policies/due-diligence`, `/see/en/pdf/due-diligence`
 * @returns the path on the site, encoded; null where there is no such text or nothing that shows it
 * @throws SourceError where the policy cannot be read
 */
export async function pageOf(path: string): Promise<string | null> {
  const [, see, language, collection, name] = path.split('/');
  if (see !== 'see' || !isLanguage(language) || !name) return null;
  if (collection === 'copy') return copyPage(name, language);
  const document = documentIds.find((id) => id === name);
  if (!document) return null;
  if (collection === 'pdf') return `/policies/files/${document}.${language}.pdf`;
  // As the file has it now: the description may just have been changed, and with it the address.
  const { front } = await readSource(document, language);
  return `/${language}/policies/${encodeURIComponent(slugify(front.description))}`;
}

function copyPage(part: string, language: Language): string | null {
  const route = routeIds.map(routeOf).find(({ copy, path }) => copy[0] === part && !path.includes(':'));
  const path = seenAt[part] ?? route?.path;
  return path === undefined ? null : `/${language}${path === '/' ? '' : path}`;
}
