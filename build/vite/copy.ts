/** Vite plugin: imports of the copy go through `build/copy/read-copy.ts`. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, isLanguage } from '../../src/language/languages.ts';
import { copyFile, readCopy } from '../copy/read-copy.ts';

export function copy(): Plugin {
  return {
    name: 'ether:copy',
    enforce: 'pre',
    async load(id) {
      const [, language, part] = /\/content\/copy\/(\w+)\/([\w-]+)\.json$/u.exec(id) ?? [];
      if (!isLanguage(language) || !part) return null;
      this.addWatchFile(resolve(copyFile(defaultLanguage, part)));
      this.addWatchFile(resolve(copyFile(language, 'terms')));
      return JSON.stringify(await readCopy(language, part));
    },
  };
}
