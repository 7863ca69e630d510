/** What the site publishes of the policies: a file of text a page, the PDFs, and the list of all files. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SiteConfig } from '../../src/site-config.ts';
import type { EarlierFile, Manifest, ManifestFile } from '../../src/policies/manifest.ts';
import type {
  PolicyFile,
  PolicyPage,
  PolicyText,
  PolicyVersion,
  VersionPage,
  Versions,
  VersionWords,
} from '../../src/policies/text.ts';
import { parseJson } from '../source-error.ts';
import { readBoundCopy } from '../words/copy.ts';
import { differencesBetween } from './differences.ts';
import { earlierVersions, generatedFolder, writeChanged } from './list.ts';
import { type Pdf, PdfCompiler } from './pdf.ts';
import { readEarlierText, readTexts, tokensOf } from './texts.ts';
import { readWords } from './words.ts';

/** Files that were published before and have been replaced; docs/policies.md tells how one gets into it. */
export const earlierList = 'content/policies/earlier.json';
/** Below the folder of the pages, those of the documents of which there are several versions. */
const versionFolder = 'versions';
const publicFolder = join(generatedFolder, 'public');

/**
 * Writes to `.generated/policies/`: `<document>.<language>.json` for the pages, and in `public/` what is to be
 * served: each PDF under a name with its hash, which may be kept for good, and under one that stays, which shows
 * the current version; and the manifest. Of a document of which there are several versions, each has a page and a
 * PDF. What was written there for a document or a language that there is no more is removed, or the site would
 * publish it.
 */
export async function publishPolicies(siteConfig: SiteConfig): Promise<void> {
  const compiler = await PdfCompiler.open(siteConfig.siteOrigin, await readWords());
  const files: ManifestFile[] = [];
  const earlier = parseJson(await readFile(earlierList, 'utf8'), earlierList) as EarlierFile[];
  const written = new Set<string>();
  await mkdir(join(generatedFolder, versionFolder), { recursive: true });
  await rm(publicFolder, { recursive: true, force: true });

  for (const text of await readTexts(siteConfig)) {
    const { bytes, pages, sha256 } = await print(text);
    const { document, language, title, version, effective, updated } = text;
    const name = `${document}.${language}`;
    const file: PolicyFile = {
      href: `/assets/policies/${name}.${sha256.slice(0, 12)}.pdf`,
      name: `${name}.pdf`,
      sha256,
      bytes: bytes.length,
      pages,
    };
    const lasting = `/policies/files/${name}.pdf`;
    await write(join(publicFolder, file.href), bytes);
    await write(join(publicFolder, lasting), bytes);
    const history = await historyOf(text, siteConfig);
    const versions = history.length > 1 ? await versionsOf(history) : null;
    await writePage(`${name}.json`, { text, file, versions });
    if (versions) earlier.push(...(await publishVersions(history, versions)));
    files.push({
      document,
      language,
      title,
      version,
      effective,
      updated,
      href: lasting,
      sha256,
      bytes: bytes.length,
      pages,
    });
  }
  const manifest: Manifest = { algorithm: 'SHA-256', facts: tokensOf(siteConfig), files, earlier };
  await write(join(publicFolder, 'policies/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const folder of ['', versionFolder]) {
    const pages = (await readdir(join(generatedFolder, folder))).filter((name) =>
      /\.[\w-]+\.json$/u.test(name),
    );
    const stale = pages.map((name) => join(folder, name)).filter((name) => !written.has(name));
    await Promise.all(stale.map((name) => rm(join(generatedFolder, name))));
  }
  await compiler.close();

  async function print(text: PolicyText): Promise<Pdf & { sha256: string }> {
    const pdf = await compiler.print(text);
    return { ...pdf, sha256: createHash('sha256').update(pdf.bytes).digest('hex') };
  }

  async function writePage(name: string, page: PolicyPage | VersionPage): Promise<void> {
    await writeChanged(join(generatedFolder, name), JSON.stringify(page));
    written.add(name);
  }

  /** Writes a page and a PDF of each version; @returns the files of those that were replaced. */
  async function publishVersions(history: PolicyText[], versions: Versions): Promise<EarlierFile[]> {
    const replaced: EarlierFile[] = [];
    for (const [index, text] of history.entries()) {
      const { document, language, version, updated } = text;
      const { bytes, pages, sha256 } = await print(text);
      const { href } = versions.list[index]!;
      const file: PolicyFile = { href, name: basename(href), sha256, bytes: bytes.length, pages };
      const before = history[index + 1];
      const differences = before ? differencesBetween(before, text) : null;
      await write(join(publicFolder, href), bytes);
      await writePage(join(versionFolder, `${document}.${version}.${language}.json`), {
        text,
        file,
        versions,
        differences,
      });
      const known = earlier.some((each) => each.sha256 === sha256);
      if (index > 0 && !known) replaced.push({ document, language, version, updated, sha256 });
    }
    return replaced;
  }
}

/** A text and those that it has replaced, the newest first. */
async function historyOf(text: PolicyText, siteConfig: SiteConfig): Promise<[PolicyText, ...PolicyText[]]> {
  const earlier = (await earlierVersions(text.document)).map((version) =>
    readEarlierText(text.document, text.language, version, siteConfig),
  );
  return [text, ...(await Promise.all(earlier))];
}

/** A text and those that it has replaced as a page lists them, with what is said around them in its language. */
async function versionsOf(history: [PolicyText, ...PolicyText[]]): Promise<Versions> {
  const copy = (await readBoundCopy(history[0].language, 'versions')) as VersionWords;
  return { list: history.map(versionOf), copy };
}

function versionOf({ document, language, version, updatedText, changes }: PolicyText): PolicyVersion {
  const href = `/policies/files/${document}.${language}.${version}.pdf`;
  return { version, updatedText, href, ...(changes && { changes }) };
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
