/** Writes the question that an address is about (`/contact?about=pix-to-wallet`) into the contact form. */
import { stores } from '../forms/form-stores.ts';
import { loadCopy } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { pairAbout } from './pairs.ts';
import { questionAbout } from './question.ts';

/**
 * Reads the address; what names none of our pairs writes nothing.
 * @throws when the words cannot be fetched
 */
export async function suggestQuestion(): Promise<void> {
  const pair = pairAbout(location.search);
  if (!pair) return;
  const copy = await loadCopy(document.documentElement.lang as Language, 'money-path');
  // Its fields are fresh then: whoever is writing already is left alone.
  if (document.activeElement?.closest('form')) return;
  stores.contact.suggest(questionAbout(pair, copy));
}
