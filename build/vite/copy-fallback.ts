/** A string that a translation lacks is filled with the Portuguese, as the specification wants (section 4). */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseJson } from '../source-error.ts';

const copyFile = /\/content\/copy\/(\w+)\/([\w-]+)\.json$/u;

export function copyFallback(): Plugin {
  return {
    name: 'ether:copy-fallback',
    enforce: 'pre',
    async load(id) {
      const found = copyFile.exec(id);
      if (!found || found[1] === 'pt') return null;
      const portuguese = id.replace(`/${found[1]}/`, '/pt/');
      this.addWatchFile(portuguese);
      const [theirs, ours] = await Promise.all([readFile(id, 'utf8'), readFile(portuguese, 'utf8')]);
      return JSON.stringify(
        filled(parseJson(theirs, relative('', id)), parseJson(ours, relative('', portuguese))),
      );
    },
  };
}

/** The translation, with what it lacks taken from the Portuguese. */
export function filled(theirs: unknown, ours: unknown): unknown {
  if (typeof ours !== 'object' || ours === null) return theirs ?? ours;
  if (Array.isArray(ours)) {
    const list = Array.isArray(theirs) ? theirs : [];
    return ours.map((value, index) => filled(list[index], value));
  }
  const object = (theirs ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, filled(object[key], value)]));
}
