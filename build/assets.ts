/** Which files a page needs, read from the manifest of the client build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import { type Language, scriptOf } from '../src/language/languages.ts';
import { type RouteId, routes } from '../src/routes.ts';
import { buildHeadScript } from './vite/config.ts';

export interface Assets {
  /** The elements of the styles of a page. */
  styles: (route: RouteId) => string;
  /** The element of the script that starts the application. */
  entryScript: string;
  /** The text of the head script of the addresses without language. */
  languageScript: string;
  /** The fonts above the fold of a page in a language, which are fetched at once. */
  fonts: (language: Language) => string[];
  /** What stands in the files of pages, in the form that a content policy names it. */
  hashes: { scripts: string[]; styles: string[] };
}

/** By the script of a language, the fonts of its heading and its text. Others are set in fonts of the machine. */
const fontsAbove: Record<string, string[]> = {
  Latn: ['newsreader-display', 'hanken-grotesk'],
  Arab: ['plex-arabic-300', 'plex-arabic-400'],
};

/** Reads what the builds have left in `dist/`, and builds the head script. */
export async function readAssets(): Promise<Assets> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const languageScript = await buildHeadScript();
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no “${name}”`);
    return found;
  };

  /** The style sheets of chunks and of all that they import, in the order of the imports. */
  const sheetsOf = (names: string[], seen = new Set<string>()): string[] =>
    names.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      const { imports = [], css = [] } = chunk(name);
      return [...sheetsOf(imports, seen), ...css];
    });

  // The same for all languages of a page, so that the content policy names one hash for each.
  const styleOf = (sheets: string[]) =>
    sheets.map((file) => readFileSync(`dist/${file}`, 'utf8').trim()).join('');
  const sheetsOfPage = (route: RouteId) => {
    const sheets = sheetsOf(['src/main.tsx', 'src/hydrate.tsx', `src/pages/${routes[route].page}/page.tsx`]);
    // It has the order of the cascade layers. What the entry imports would come before it.
    if (sheets[0] !== chunk('src/main.tsx').css?.[0]) throw new Error('The global styles are not the first');
    return [...new Set(sheets)];
  };
  const stylesOfPages = [
    ...new Set((Object.keys(routes) as RouteId[]).map((id) => styleOf(sheetsOfPage(id)))),
  ];

  return {
    styles: (route) => {
      const sheets = sheetsOfPage(route);
      // Vite's loader of a page looks for its style sheets by their names: those that stand here need not be fetched.
      const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
      return `<style>${styleOf(sheets)}</style>${links.join('')}`;
    },
    entryScript: `<script type="module" src="/${chunk('src/main.tsx').file}" fetchpriority="low"></script>`,
    languageScript,
    fonts: (language) =>
      (fontsAbove[scriptOf(language)] ?? []).map(
        (name) => `/${chunk(`src/styles/fonts/${name}.woff2`).file}`,
      ),
    hashes: { scripts: [hashOf(languageScript)], styles: stylesOfPages.map(hashOf) },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
