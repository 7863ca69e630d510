/** The files each page needs, from the manifest of the client build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import { type Language, scriptOf } from '../src/language/languages.ts';
import { type RouteId, routeIds, routes } from '../src/routes.ts';
import { buildHeadScript } from './vite/config.ts';

export interface Assets {
  /** The style elements of a page. */
  styles: (route: RouteId) => string;
  /** The script element of the entry. */
  entryScript: string;
  /** The code of the head script, for addresses without language. */
  languageScript: string;
  /** The fonts to preload for a page in a language. */
  fonts: (language: Language) => string[];
  /** The inline scripts and styles as CSP hashes. */
  hashes: { scripts: string[]; styles: string[] };
}

/** The fonts of headings and text by script; other scripts use system fonts. */
const fontsAbove: Record<string, string[]> = {
  Latn: ['newsreader-display', 'hanken-grotesk'],
  Arab: ['plex-arabic-400'],
};

/** Reads the client build in `dist/`, and builds the head script. */
export async function readAssets(): Promise<Assets> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest;
  const languageScript = await buildHeadScript();
  const entry = 'src/main.tsx';
  const chunk = (name: string): ManifestChunk => {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no “${name}”`);
    return found;
  };

  /** The style sheets of chunks and their imports, in import order. */
  const sheetsOf = (names: string[], seen = new Set<string>()): string[] =>
    names.flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      const { imports = [], css = [] } = chunk(name);
      return [...sheetsOf(imports, seen), ...css];
    });

  // The same for all languages of a page, so that the CSP needs one hash for each.
  const styleOf = (sheets: string[]) =>
    sheets.map((file) => readFileSync(`dist/${file}`, 'utf8').trim()).join('');
  const sheetsOfPage = (route: RouteId) => {
    const page = `src/pages/${routes[route].page}/page.tsx`;
    const sheets = sheetsOf([entry, ...chunk(entry).dynamicImports!, page]);
    // The entry's CSS first: it sets the order of the cascade layers.
    if (sheets[0] !== chunk(entry).css?.[0]) throw new Error('The global styles are not the first');
    return [...new Set(sheets)];
  };
  const stylesOfPages = [...new Set(routeIds.map((id) => styleOf(sheetsOfPage(id))))];

  return {
    styles: (route) => {
      const sheets = sheetsOfPage(route);
      // Vite's preload finds these disabled links by `href`, and does not fetch inlined styles again.
      const links = sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
      return `<style>${styleOf(sheets)}</style>${links.join('')}`;
    },
    entryScript: `<script type="module" src="/${chunk(entry).file}" fetchpriority="low"></script>`,
    languageScript,
    fonts: (language) =>
      [...new Set(fontsAbove[scriptOf(language)])].map(
        (name) => `/${chunk(`src/styles/fonts/${name}.woff2`).file}`,
      ),
    hashes: { scripts: [hashOf(languageScript)], styles: stylesOfPages.map(hashOf) },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
