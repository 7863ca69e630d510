/** A page's one true address, and the addresses of its translations, for everything that names them. */
import { addressOf, targetOf, type Target } from '../src/language/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import type { DocumentId } from '../src/policies/documents.ts';
import type { Screen } from '../src/screen.ts';

/** The document whose text the privacy page shows. */
const privacyDocument: DocumentId = 'lgpd-guidelines';

/**
 * The target that a screen is to be found as: the bare policy page shows the first document, and the privacy
 * page one of them, and both are found as that.
 */
export function canonicalTarget(screen: Pick<Screen, 'place'>): Target {
  return screen.place.route === 'privacy' ? { document: privacyDocument } : translatedTarget(screen);
}

/** The target whose translations have the same content, for the head script to put in place of this one. */
export function translatedTarget({ place }: Pick<Screen, 'place'>): Target {
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
