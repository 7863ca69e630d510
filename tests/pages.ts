/** What the tests walk through: every address of the site, from the one list. */
import { allFiles } from '../build/files.ts';
import { readFacts } from '../build/facts.ts';
import { addressOf, allTargets, type Target } from '../src/language/address.ts';
import { type Language, languages } from '../src/language/languages.ts';

export { addressOf, allTargets, languages };
export type { Language, Target };

/** Every file of the site with its address: all routes, aliases and slugs, without and with language. */
export const files = allFiles();

/** Every screen once in each language, at its address with the language, the error screens left out. */
export const screens = languages.flatMap((language) =>
  allTargets().map((target) => ({
    name: nameOf(target),
    language,
    target,
    path: addressOf(target, language, true),
  })),
);

/** The facts that the site was built with. */
export const { facts } = readFacts(process.env);

/** A target's name, for the title of a test. */
export function nameOf(target: Target): string {
  return typeof target === 'string' ? target : target.document;
}
