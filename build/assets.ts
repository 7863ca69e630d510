/** Which files a page needs, read from the manifest of the client build and the head script. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Manifest, ManifestChunk } from 'vite';
import { type Language, scriptOf } from '../src/language/languages.ts';
import { type RouteId, routes } from '../src/routes.ts';
import { escapeAttribute } from './escape.ts';
import { copyModule } from './vite/copy.ts';
import { copyFile } from './words/copy.ts';

export interface Assets {
  /** The fonts above the fold of a page in a language. */
  fonts: (language: Language) => string[];
  /**
   * The head script's element; it names the style sheets and the files that start the application on this page, and the
   * letters of its heading as a font, if there is one.
   */
  bootScript: (route: RouteId, language: Language, prefixed: boolean, heading?: string) => string;
  /** The style sheets of a page. */
  styles: (route: RouteId) => string[];
  /** The scripts that the application fetches on a page before it takes over, in the order of its imports. */
  scripts: (route: RouteId, language: Language) => string[];
  /** The hashes of the head scripts, in the form that a content policy names them. */
  bootHashes: string[];
}

const entry = 'src/main.tsx';

/** Reads what the two builds have left in `dist/` and `.generated/boot/`. */
export async function readAssets(): Promise<Assets> {
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const boot = await readBoot('boot');
  const bootPrefixed = await readBoot('boot-prefixed');

  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no “${name}”`);
    return found;
  };
  const font = (name: string) => `/${chunk(`src/styles/fonts/${name}.woff2`).file}`;

  /** A chunk and all that it imports, each once. */
  const withImports = (names: string[], seen = new Set<string>()): string[] => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      withImports(chunk(name).imports ?? [], seen);
    }
    return [...seen];
  };

  const namesOf = (route: RouteId, language?: Language) => {
    const copy = language
      ? [copyModule(language), ...routes[route].copy.map((part) => copyFile(language, part))]
      : [];
    return withImports([entry, `src/pages/${routes[route].page}/page.tsx`, ...copy]);
  };
  const scripts = (route: RouteId, language: Language) =>
    namesOf(route, language).map((name) => `/${chunk(name).file}`);

  const styles = (route: RouteId) => {
    const names = namesOf(route);
    return [...new Set(names.flatMap((name) => chunk(name).css ?? []))].map((file) => `/${file}`);
  };

  const files = await readdir('dist/assets');
  const afterPaint = files.find((name) => /^after-paint-.*\.js$/u.test(name));

  return {
    fonts: (language) => {
      const script = scriptOf(language);
      if (script === 'Latn') return ['newsreader-display', 'hanken-grotesk'].map(font);
      // Other scripts are set in fonts of the machine, until they have some of their own (art/fonts.mjs).
      return script === 'Arab' ? ['plex-arabic-300', 'plex-arabic-400', 'plex-latin-400'].map(font) : [];
    },
    scripts,
    bootScript: (route, language, prefixed, heading) => {
      const [main, ...graph] = scripts(route, language);
      const attributes = {
        after: `/assets/${afterPaint}`,
        entry: main!,
        sheets: styles(route).join(' '),
        graph: graph.join(' '),
        heading,
      };
      const data = Object.entries(attributes)
        .filter(([, value]) => value)
        .map(([name, value]) => ` data-${name}="${escapeAttribute(value!)}"`);
      return `<script${data.join('')}>${prefixed ? bootPrefixed : boot}</script>`;
    },
    styles,
    bootHashes: [boot, bootPrefixed].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  };
}

async function readBoot(name: string): Promise<string> {
  return (await readFile(`.generated/boot/${name}.js`, 'utf8')).trim();
}
