/** A page's one true address, and the addresses of its translations, for everything that names them. */
import { addressOf, targetOf, type Target } from '../src/language/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import type { Screen } from '../src/screen.ts';

/** The target that a screen is to be found as. The bare policy page shows the first document, and is found as that. */
export function canonicalTarget({ place }: Pick<Screen, 'place'>): Target {
  return place.document ? { document: place.document } : targetOf(place);
}

/** The address that search engines are to list for a target; without language it is one of its own. */
export function canonicalAddress(target: Target, language: Language, prefixed: boolean): string {
  return addressOf(target, prefixed ? language : defaultLanguage, prefixed);
}

/** Each translation by its language tag; `x-default` finds the visitor's language by itself. */
export function translationsOf(target: Target): [string, string][] {
  return [
    ...languages.map((each): [string, string] => [each, addressOf(target, each, true)]),
    ['x-default', addressOf(target, defaultLanguage, false)],
  ];
}
