/** What the site publishes of the policies: a file of text a page, the PDFs, and their hashes. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedHash } from '../../src/policies/copy-check/verify.ts';
import type { PolicyFile, PolicyPage } from '../../src/policies/text.ts';
import type { SiteConfig } from '../../src/site-config.ts';
import { generatedFolder, writeChanged } from './list.ts';
import { PdfCompiler } from './pdf.ts';
import { readTexts } from './texts.ts';
import { readWords } from './words.ts';

const publicFolder = join(generatedFolder, 'public');

/**
 * Writes to `.generated/policies/`: `<document>.<language>.json` for the pages, the hashes of all PDFs, and in `public/`
 * each PDF under a name with its hash, which may be kept for good, and under one that always shows the current file.
 * Pages of documents or languages that there are no more are removed.
 */
export async function publishPolicies(siteConfig: SiteConfig): Promise<void> {
  const compiler = await PdfCompiler.open(siteConfig.siteOrigin, await readWords());
  const hashes: PublishedHash[] = [];
  const written = new Set<string>();
  await mkdir(generatedFolder, { recursive: true });
  await rm(publicFolder, { recursive: true, force: true });

  for (const text of await readTexts(siteConfig)) {
    const { bytes, pages } = await compiler.print(text);
    const { document, language } = text;
    const name = `${document}.${language}`;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file: PolicyFile = {
      href: `/assets/policies/${name}.${sha256.slice(0, 12)}.pdf`,
      name: `${name}.pdf`,
      sha256,
      bytes: bytes.length,
      pages,
    };
    await write(join(publicFolder, file.href), bytes);
    await write(join(publicFolder, `/policies/files/${name}.pdf`), bytes);
    const page: PolicyPage = { text, file };
    await writeChanged(join(generatedFolder, `${name}.json`), JSON.stringify(page));
    written.add(`${name}.json`);
    hashes.push({ document, language, sha256 });
  }
  await writeChanged(join(generatedFolder, 'hashes.json'), JSON.stringify(hashes));
  const stale = (await readdir(generatedFolder)).filter(
    (name) => /\.[\w-]+\.json$/u.test(name) && !written.has(name),
  );
  await Promise.all(stale.map((name) => rm(join(generatedFolder, name))));
  await compiler.close();
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
