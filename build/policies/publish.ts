/** What the site publishes of the policies: a file of text a page, the PDFs, and the list of all files. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../src/site-config.ts';
import type { EarlierFile, Manifest, ManifestFile } from '../../src/policies/manifest.ts';
import type { PolicyFile, PolicyPage } from '../../src/policies/text.ts';
import { parseJson } from '../source-error.ts';
import { generatedFolder, writeChanged } from './list.ts';
import { PdfCompiler } from './pdf.ts';
import { readTexts } from './texts.ts';
import { readWords } from './words.ts';

/** Files that were published before and have been replaced; docs/policies.md tells how one gets into it. */
export const earlierList = 'content/policies/earlier.json';
const publicFolder = join(generatedFolder, 'public');

/**
 * Writes to `.generated/policies/`: `<document>.<language>.json` for the pages, and in `public/` what is to be
 * served: each PDF under a name with its hash, which may be kept for good, and under one that stays, which shows
 * the current version; and the manifest. What was written there for a document or a language that there is no more
 * is removed, or the site would publish it.
 */
export async function publishPolicies(siteConfig: SiteConfig): Promise<void> {
  const compiler = await PdfCompiler.open(siteConfig.siteOrigin, await readWords());
  const files: ManifestFile[] = [];
  const written = new Set<string>();
  await rm(publicFolder, { recursive: true, force: true });

  for (const text of await readTexts(siteConfig)) {
    const { bytes, pages } = await compiler.print(text);
    const { document, language, title, version, effective, updated } = text;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
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
    const page: PolicyPage = { text, file };
    await writeChanged(join(generatedFolder, `${name}.json`), JSON.stringify(page));
    written.add(`${name}.json`);
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
  const earlier = parseJson(await readFile(earlierList, 'utf8'), earlierList) as EarlierFile[];
  const manifest: Manifest = { algorithm: 'SHA-256', files, earlier };
  await write(join(publicFolder, 'policies/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const texts = (await readdir(generatedFolder)).filter((name) => /^[\w-]+\.[\w-]+\.json$/u.test(name));
  const stale = texts.filter((name) => !written.has(name));
  await Promise.all(stale.map((name) => rm(join(generatedFolder, name))));
  await compiler.close();
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
