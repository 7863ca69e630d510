/** The site's copy, for tests; and the search for untranslated texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { stringsOf } from '../build/check/copy.ts';
import { copyFile, insertNoBreakSpacesInCopy } from '../build/copy/read-copy.ts';
import type { Copy } from '../src/language/copy.ts';
import { type Language, languages, scriptOf } from '../src/language/languages.ts';
import { documents } from '../src/policy-documents.ts';
import { siteConfig } from './pages.ts';

/** A part of the copy, as components see it. */
export function copyOf<Part extends keyof Copy>(language: Language, part: Part): Copy[Part] {
  return insertNoBreakSpacesInCopy(readJson(copyFile(language, part)), language) as Copy[Part];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8')) as unknown;
}

/** All strings of each language, and the names of the policies. */
const strings = Object.fromEntries(
  languages.map((language) => {
    const folder = `content/copy/${language}`;
    const copy = readdirSync(folder)
      .flatMap((part) => [
        ...stringsOf(insertNoBreakSpacesInCopy(readJson(`${folder}/${part}`), language)).values(),
      ])
      .flatMap((text) => [text, text.replaceAll(/<\/?\w+>/gu, '')]);
    return [language, new Set([...copy, ...documents.map(({ description }) => description[language])])];
  }),
) as Record<Language, Set<string>>;

/** Names that are never translated. */
const names = [siteConfig.usEntity, siteConfig.brazilEntity, ...siteConfig.partners];

/**
 * Finds texts in another language.
 * @param texts the texts of a page in the language
 */
export function untranslatedTexts(texts: string[], language: Language): string[] {
  const others = languages.filter((each) => each !== language);
  return texts.filter((text) => {
    if (strings[language].has(text)) return false;
    if (/\p{Letter}{4}/u.test(text) && others.some((each) => strings[each].has(text))) return true;
    // In other scripts, a sentence in Latin script is untranslated.
    if (scriptOf(language) === 'Latn') return false;
    if (/[\p{Script=Arabic}\p{Script=Han}]/u.test(text)) return false;
    const without = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return /(?:\p{Script=Latin}{2,}[\s,]+){3}\p{Script=Latin}{2,}/u.test(without);
  });
}

/**
 * Runs in the page: all texts and text attributes, without those marked as another language and the text layer
 * of a PDF, whose pieces may be names in Portuguese.
 */
export function textsOfPage(): string[] {
  const others = '[lang], .textLayer, script, style, noscript, [translate="no"], code';
  const said = (element: Element) => element.closest(others) === document.documentElement;
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement && said(parentElement)) texts.push((nodeValue ?? '').trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    if (!said(element)) continue;
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      texts.push(element.getAttribute(name) ?? '');
  }
  return texts.filter(Boolean);
}
