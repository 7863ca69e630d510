/** Pages that are loaded or under way, so that a page fetched ahead is there when it is wanted. */
import type { Language } from '../language/languages.ts';
import { loadPage, type LoadedPage } from './loaded-page.ts';

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * The page of a path in a language; loaded once. A failed load is forgotten, so that it can be tried again.
 * @throws when its files cannot be fetched
 */
export function cachedPage(path: string, language: Language): Promise<LoadedPage> {
  const key = `${language} ${path}`;
  let page = pages.get(key);
  if (!page) {
    page = loadPage(path, language);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
  }
  return page;
}
