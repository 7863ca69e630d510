/**
 * The copy: one JSON file a part and language in `content/copy/`, typed by the Portuguese. `npm run check` fails on a
 * missing or extra string; the build falls back to Portuguese and inserts no-break spaces (`build/copy/read-copy.ts`).
 */
import type aboutUs from '../../content/copy/pt/about-us.json';
import type accessibility from '../../content/copy/pt/accessibility.json';
import type common from '../../content/copy/pt/common.json';
import type contact from '../../content/copy/pt/contact.json';
import type errors from '../../content/copy/pt/errors.json';
import type forms from '../../content/copy/pt/forms.json';
import type home from '../../content/copy/pt/home.json';
import type leaving from '../../content/copy/pt/leaving.json';
import type partners from '../../content/copy/pt/partners.json';
import type policies from '../../content/copy/pt/policies.json';
import type products from '../../content/copy/pt/products.json';
import type services from '../../content/copy/pt/services.json';
import type terms from '../../content/copy/pt/terms.json';
import type { Language } from './languages.ts';

export interface Copy {
  common: typeof common;
  home: typeof home;
  'about-us': typeof aboutUs;
  products: typeof products;
  services: typeof services;
  partners: typeof partners;
  policies: typeof policies;
  /** The contact and lead forms, as pages and dialogs; `forms` is shared by all forms. */
  contact: typeof contact;
  forms: typeof forms;
  /** The questions before a dialog with unsent text closes. */
  leaving: typeof leaving;
  errors: typeof errors;
  terms: typeof terms;
  accessibility: typeof accessibility;
}

export type CopyPart = keyof Copy;

export type TermId = keyof Copy['terms']['terms'];

/** The definitions of the terms marked in a part of the copy, added by the build. */
export type Definitions = Partial<Copy['terms']['terms']>;

/** The loaded parts. */
export type LoadedCopy = Partial<Copy>;

/** An import function for each file, but for the copy of the local email service. */
const files = import.meta.glob(['../../content/copy/*/*.json', '!**/posted.json'], { import: 'default' });

/**
 * Loads one part of the copy.
 * @throws if the file cannot be fetched: no network, or replaced by a new release
 */
export async function loadCopy<Part extends CopyPart>(language: Language, part: Part): Promise<Copy[Part]> {
  const load = files[`../../content/copy/${language}/${part}.json`];
  if (!load) throw new Error(`No copy “${part}” in ${language}`);
  return (await load()) as Copy[Part];
}

/**
 * Loads several parts in parallel.
 * @throws as `loadCopy`
 */
export async function loadParts<Part extends CopyPart>(
  language: Language,
  parts: readonly Part[],
): Promise<Pick<Copy, Part>> {
  const loaded = parts.map(async (part) => [part, await loadCopy(language, part)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Pick<Copy, Part>;
}

/**
 * Interpolates values: `fill('Call {phone}', { phone: '…' })`.
 * @throws if a value is missing
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${sentence}”`);
    return String(value);
  });
}
