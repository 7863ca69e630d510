/** Writes every page of the list, in every language, and what goes with them. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '../src/prerender.tsx';
import type { Language } from '../src/language/languages.ts';
import { readAssets } from './assets.ts';
import { composeDocument } from './document.ts';
import { readFacts } from './facts.ts';
import { allFiles } from './files.ts';
import { headerRules } from '../deploy/headers.ts';

/**
 * Writes the pages to `dist/`.
 * @returns how many were written
 */
export async function writeSite(environment: Record<string, string | undefined>): Promise<number> {
  const { facts } = readFacts(environment);
  const assets = await readAssets();
  const { prerender } = (await import(pathToFileURL('.generated/prerender/prerender.js').href)) as {
    prerender: (path: string, language: Language) => Promise<Prerendered>;
  };

  const files = allFiles();
  for (const { file, path, language, prefixed } of files) {
    const { html, screen } = await prerender(path, language);
    const text = composeDocument({ html, screen, prefixed, siteOrigin: facts.siteOrigin, assets });
    await write(join('dist', file), text);
  }
  await cp('.generated/policies/public', 'dist', { recursive: true });
  await write('.generated/headers.json', JSON.stringify(headerRules(facts, assets.bootHash), null, 2));
  return files.length;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
