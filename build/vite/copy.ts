/** Gives the application its copy as `build/words/copy.ts` makes it: no hole in it, and its words bound. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, isLanguage } from '../../src/language/languages.ts';
import { copyFile, readBoundCopy } from '../words/copy.ts';

export function copy(): Plugin {
  return {
    name: 'ether:copy',
    enforce: 'pre',
    async load(id) {
      const [, language, part] = /\/content\/copy\/(\w+)\/([\w-]+)\.json$/u.exec(id) ?? [];
      if (!isLanguage(language) || !part) return null;
      this.addWatchFile(resolve(copyFile(defaultLanguage, part)));
      this.addWatchFile(resolve(copyFile(language, 'terms')));
      return JSON.stringify(await readBoundCopy(language, part));
    },
  };
}
