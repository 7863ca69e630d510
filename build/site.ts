/** Writes every page in every language, and the files beside them. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headerRules } from '../deploy/headers.ts';
import type { Language } from '../src/language/languages.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { readAssets } from './assets.ts';
import { canonicalRouteRef } from './canonical.ts';
import { composeDocument } from './document.ts';
import { readSiteConfig } from './site-config.ts';
import { allFiles } from './files.ts';
import { writeHosting } from './hosting.ts';
import { writeIcons } from '../art/icons.ts';
import { readSource } from './policies/list.ts';
import { robots, securityTxt, sitemap } from './sitemap.ts';
import { openGraphImageFile, writeOpenGraphImage } from '../art/open-graph-images.ts';
import { structuredData } from './structured-data.ts';

/**
 * Writes the pages to `dist/`.
 * @returns how many were written
 */
export async function writeSite(environment: Record<string, string | undefined>): Promise<number> {
  const { siteConfig } = readSiteConfig(environment);
  const assets = await readAssets();
  const { prerender } = (await import(pathToFileURL('.generated/prerender/prerender.js').href)) as {
    prerender: (path: string, language: Language) => Promise<Prerendered>;
  };

  const files = await Promise.all(
    allFiles().map(async (file) => ({ ...file, ...(await prerender(file.path, file.language)) })),
  );
  for (const { file, html, page, language, prefixed } of files) {
    const { document } = page.match;
    const front = document ? (await readSource(document, language)).front : undefined;
    const text = composeDocument({
      html,
      page,
      prefixed,
      siteOrigin: siteConfig.siteOrigin,
      assets,
      structuredData: structuredData({ page, prefixed, siteConfig, front }),
    });
    await write(join('dist', file), text);
  }
  await cp('.generated/policies/public', 'dist', { recursive: true });
  await writeIcons('dist');
  const cards = new Map(
    files.map((file) => [openGraphImageFile(canonicalRouteRef(file.page), file.language), file]),
  );
  await Promise.all(
    [...cards].map(([name, { html, language }]) => writeOpenGraphImage(name, html, language, 'dist/social')),
  );

  await write('dist/sitemap.xml', sitemap(siteConfig.siteOrigin));
  await write('dist/robots.txt', robots(siteConfig.siteOrigin));
  await write('dist/.well-known/security.txt', securityTxt(siteConfig.siteOrigin));
  const rules = headerRules(siteConfig, assets.hashes);
  await writeHosting(rules, siteConfig.siteOrigin);
  return files.length;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
