/**
 * Gives the application its copy as `build/words/copy.ts` makes it: no hole in it, and with no-break spaces. The names of the
 * files of a language travel with what every page says in it, so that a visitor is sent those of one language.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, isLanguage, type Language, languages } from '../../src/language/languages.ts';
import { copyFile, readCopy } from '../words/copy.ts';

/** The module of `src/language/virtual-copy.d.ts`. */
const all = 'virtual:copy';

/** The module of what every page says in a language, and of the names of the other files of its copy. */
function copyModule(language: Language): string {
  return `${all}/${language}`;
}

export function copy(): Plugin {
  return {
    name: 'ether:copy',
    enforce: 'pre',
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${all}`) return listOfLanguages;
      if (id.startsWith(`\0${all}/`)) return partsOf(id.slice(all.length + 2));
      const [, language, part] = /\/content\/copy\/(\w+)\/([\w-]+)\.json$/u.exec(id) ?? [];
      if (!isLanguage(language) || !part) return null;
      this.addWatchFile(resolve(copyFile(defaultLanguage, part)));
      this.addWatchFile(resolve(copyFile(language, 'terms')));
      const { consumer } = this.environment.config;
      return JSON.stringify(
        await readCopy(language, part),
        consumer === 'client' ? withoutDescription : undefined,
      );
    },
  };
}

/** What search engines show of a page stands in its HTML. A browser that has come to the page needs its title alone. */
function withoutDescription(key: string, value: unknown): unknown {
  return key === 'meta' ? { title: (value as { title: string }).title } : value;
}

const listOfLanguages = `export default {${languages
  .map((language) => `${language}: () => import('${copyModule(language)}')`)
  .join()}}`;

/**
 * What every page says is there at once. What only the local email service says is sent to nobody.
 */
function partsOf(language: string): string {
  const folder = `/content/copy/${language}`;
  return `
    import common from '${folder}/common.json';
    const files = import.meta.glob(['${folder}/*.json', '!**/{common,posted}.json'], { import: 'default' });
    export default { ...files, '${folder}/common.json': () => common };
  `;
}
