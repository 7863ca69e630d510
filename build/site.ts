/** Writes every page of the list, in every language, and what goes with them. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headerRules } from '../deploy/headers.ts';
import { type Language, languages } from '../src/language/languages.ts';
import type { DocumentId } from '../src/policy-documents.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { readAssets } from './assets.ts';
import { canonicalRouteRef } from './canonical.ts';
import { composeDocument } from './document.ts';
import { readSiteConfig } from './site-config.ts';
import { allFiles } from './files.ts';
import { writeHosting } from './hosting.ts';
import { type FrontMatter, readSource } from './policies/list.ts';
import { documentIds } from '../src/document-ids.ts';
import { type DateOf, robots, securityTxt, sitemap } from './sitemap.ts';
import { openGraphImageFile, writeOpenGraphImage } from './open-graph-images.ts';
import { structuredData } from './structured-data.ts';

/**
 * Writes the pages to `dist/`.
 * @returns how many were written
 */
export async function writeSite(environment: Record<string, string | undefined>): Promise<number> {
  const { siteConfig, securityTxtExpires } = readSiteConfig(environment);
  const assets = readAssets();
  const fronts = await readFronts();
  const { prerender } = (await import(pathToFileURL('.generated/prerender/prerender.js').href)) as {
    prerender: (path: string, language: Language) => Promise<Prerendered>;
  };

  const files = await Promise.all(
    allFiles().map(async (file) => ({ ...file, ...(await prerender(file.path, file.language)) })),
  );
  for (const { file, html, page, language, prefixed } of files) {
    const front = page.match.document ? fronts(page.match.document, language) : undefined;
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
  const cards = new Map(
    files.map((file) => [openGraphImageFile(canonicalRouteRef(file.page), file.language), file]),
  );
  await Promise.all(
    [...cards].map(([name, { html, language }]) => writeOpenGraphImage(name, html, language, 'dist/social')),
  );

  await write('dist/sitemap.xml', sitemap(siteConfig.siteOrigin, datesOf(fronts)));
  await write('dist/robots.txt', robots(siteConfig.siteOrigin));
  await write('dist/.well-known/security.txt', securityTxt(siteConfig.siteOrigin, securityTxtExpires));
  const rules = headerRules(siteConfig, assets.hashes);
  await writeHosting(rules, siteConfig.siteOrigin);
  return files.length;
}

type Fronts = (document: DocumentId, language: Language) => FrontMatter;

async function readFronts(): Promise<Fronts> {
  const all = documentIds.flatMap((document) => languages.map((language) => [document, language] as const));
  const fronts = await Promise.all(
    all.map(
      async ([document, language]) =>
        [`${document} ${language}`, (await readSource(document, language)).front] as const,
    ),
  );
  const known = new Map(fronts);
  return (document, language) => known.get(`${document} ${language}`)!;
}

/** A policy bears its date; the page of all policies changes when any of them does. */
function datesOf(fronts: Fronts): DateOf {
  const updated = (language: Language) => (document: DocumentId) => fronts(document, language).updated;
  return (routeRef, language) => {
    if (typeof routeRef !== 'string') return updated(language)(routeRef.document);
    return routeRef === 'total-policy' ? documentIds.map(updated(language)).toSorted().at(-1) : undefined;
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
