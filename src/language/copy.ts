/**
 * The words of the site. Each part of the copy is one JSON file a language under `content/copy/`; the
 * Portuguese file is the type of all. `npm run check` fails on a missing or an extra string; the build
 * fills what a translation lacks with the Portuguese, and says where lines may end (`build/words/copy.ts`).
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
  /** What the forms of a message and of details say, on their pages and in dialogs; `forms` is what every form says. */
  contact: typeof contact;
  forms: typeof forms;
  /** What a dialog asks before it is left with a message in it. */
  leaving: typeof leaving;
  errors: typeof errors;
  terms: typeof terms;
  accessibility: typeof accessibility;
}

export type CopyPart = keyof Copy;

export type TermId = keyof Copy['terms']['terms'];

/** What the terms marked in a part of the copy are; the build puts it there from the glossary. */
export type Definitions = Partial<Copy['terms']['terms']>;

/** The parts that are loaded. A component that reads another one has forgotten to name it in its route. */
export type LoadedCopy = Partial<Copy>;

/** A function for each file that fetches it. What only the local email service says is sent to nobody. */
const files = import.meta.glob(['../../content/copy/*/*.json', '!**/posted.json'], { import: 'default' });

/**
 * Loads one part of the copy in one language.
 * @throws when the file cannot be fetched (no network, or a new release has replaced it)
 */
export async function loadCopy<Part extends CopyPart>(language: Language, part: Part): Promise<Copy[Part]> {
  const load = files[`../../content/copy/${language}/${part}.json`];
  if (!load) throw new Error(`No copy “${part}” in ${language}`);
  return (await load()) as Copy[Part];
}

/**
 * Loads several parts at the same time.
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
 * Puts facts into a sentence: `fill('Call {phone}', { phone: '…' })`.
 * @throws when the sentence asks for a value that is not given
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${sentence}”`);
    return String(value);
  });
}
