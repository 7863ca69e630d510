/** Writes every page of the list, in every language, and what goes with them. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { headerRules, type InlineHashes } from '../deploy/headers.ts';
import { addressOf } from '../src/navigation/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import type { DocumentId } from '../src/policy-documents.ts';
import type { RouteId } from '../src/routes.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { type Assets, readAssets } from './assets.ts';
import { canonicalRouteRef } from './canonical.ts';
import { composeDocument } from './document.ts';
import { readSiteConfig } from './site-config.ts';
import { allFiles, type PageFile } from './files.ts';
import { firstScreenStyles } from './first-screen.ts';
import { headingFont } from './heading-fonts.ts';
import { writeHosting } from './hosting.ts';
import type { InlineStyles } from './inline-styles.ts';
import { listingOf } from './listing.ts';
import { manifest } from './manifest.ts';
import type { FrontMatter } from './policies/front-matter.ts';
import { readSource } from './policies/list.ts';
import { documentIds } from '../src/document-ids.ts';
import { readableAddresses } from './readable-addresses.ts';
import { scriptStyles } from './script-styles.ts';
import { securityTxt } from './security-txt.ts';
import { plainIcons, shortPaths } from './short-paths.ts';
import { type DateOf, robots, sitemap } from './sitemap.ts';
import { cardFile, writeCard } from './social-cards.ts';
import { structuredData } from './structured-data.ts';

/**
 * Writes the pages to `dist/`.
 * @returns how many were written
 */
export async function writeSite(environment: Record<string, string | undefined>): Promise<number> {
  const { siteConfig, securityTxtExpires } = readSiteConfig(environment);
  const assets = await readAssets();
  const fronts = await readFronts();
  const { prerender } = (await import(pathToFileURL('.generated/prerender/prerender.js').href)) as {
    prerender: (path: string, language: Language) => Promise<Prerendered>;
  };

  const files = await Promise.all(
    allFiles().map(async (file) => ({ ...file, ...(await prerender(file.path, file.language)) })),
  );
  const pageStyles = await stylesOfFirstScreens(files, assets);
  const homeSheets = await sheetsOf('home', assets);
  const ofScripts = new Map(languages.map((each) => [each, scriptStyles(homeSheets, each)]));
  for (const { file, html, page, language, prefixed } of files) {
    const front = page.match.document ? fronts(page.match.document, language) : undefined;
    const text = composeDocument({
      html,
      page,
      prefixed,
      siteOrigin: siteConfig.siteOrigin,
      assets,
      inlineStyles: [pageStyles.get(page.match.route)!.text, ofScripts.get(language)!.text],
      heading: await headingFont(html, language, 'dist'),
      structuredData: structuredData({ page, prefixed, siteConfig, front }),
    });
    await write(join('dist', file), readableAddresses(plainIcons(shortPaths(text))));
  }
  await cp('.generated/policies/public', 'dist', { recursive: true });
  const cards = new Map(files.map((file) => [cardFile(canonicalRouteRef(file.page), file.language), file]));
  await Promise.all(
    [...cards].map(([name, { html, language }]) => writeCard(name, html, language, 'dist/social')),
  );

  const home = await prerender(addressOf('home', defaultLanguage, false), defaultLanguage);
  await write('dist/manifest.webmanifest', manifest(home.page.meta.description));
  await write('dist/sitemap.xml', sitemap(siteConfig.siteOrigin, datesOf(fronts)));
  await write('dist/robots.txt', robots(siteConfig.siteOrigin));
  await write('dist/.well-known/security.txt', securityTxt(siteConfig.siteOrigin, securityTxtExpires));
  const hashesOf = (styles: Iterable<InlineStyles>) => [...new Set([...styles].map(({ hash }) => hash))];
  const all = {
    scripts: assets.bootHashes,
    styles: hashesOf([...pageStyles.values(), ...ofScripts.values()]),
  };
  // An address without language may be shown in any.
  const ownOf = ({ prefixed, language }: PageFile): InlineHashes => ({
    scripts: [assets.bootHashes[prefixed ? 1 : 0]!],
    styles: hashesOf([
      pageStyles.get('home')!,
      ...(prefixed ? [ofScripts.get(language)!] : ofScripts.values()),
    ]),
  });
  const homes = files.filter(
    ({ routeRef, path, language, prefixed }) =>
      routeRef === 'home' && path === addressOf('home', language, prefixed),
  );
  const own = Object.fromEntries(homes.map((file) => [file.path, ownOf(file)]));
  const rules = headerRules(siteConfig, all, own);
  await writeHosting(rules, siteConfig.siteOrigin);
  return files.length;
}

/** What the first screen of each page needs of its style sheets; read from the page in every language, once. */
async function stylesOfFirstScreens(
  files: (Prerendered & { language: Language })[],
  assets: Assets,
): Promise<Map<RouteId, InlineStyles>> {
  const contents = new Map<RouteId, Map<Language, string>>();
  for (const { page, language, html } of files) {
    const { route } = page.match;
    if (!contents.has(route)) contents.set(route, new Map());
    if (!contents.get(route)!.has(language)) contents.get(route)!.set(language, html);
  }
  const styles = new Map<RouteId, InlineStyles>();
  for (const [route, inLanguages] of contents) {
    styles.set(route, firstScreenStyles(await sheetsOf(route, assets), [...inLanguages.values()]));
  }
  return styles;
}

function sheetsOf(route: RouteId, assets: Assets): Promise<string[]> {
  return Promise.all(assets.styles(route).map((href) => readFile(`dist${href}`, 'utf8')));
}

type Fronts = (document: DocumentId, language: Language) => FrontMatter;

async function readFronts(): Promise<Fronts> {
  const fronts = new Map<string, FrontMatter>();
  for (const document of documentIds) {
    for (const language of languages) {
      fronts.set(`${document} ${language}`, (await readSource(document, language)).front);
    }
  }
  return (document, language) => fronts.get(`${document} ${language}`)!;
}

/** A policy bears its date; the page of all policies changes when any of them does. */
function datesOf(fronts: Fronts): DateOf {
  return (routeRef, language) => {
    if (typeof routeRef !== 'string') return fronts(routeRef.document, language).updated;
    if (!listingOf(routeRef).showsAllDocuments) return undefined;
    return documentIds
      .map((document) => fronts(document, language).updated)
      .toSorted()
      .at(-1);
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
