/** Builds everything from `content/policies/`: the list, the pages' data, the PDFs and their hashes. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedHash } from '../../src/policies/file-verification/verify.ts';
import type { PolicyFile, PolicyPage } from '../../src/policies/text.ts';
import type { SiteConfig } from '../../src/site-config.ts';
import { generatedFolder, writeList } from './list.ts';

/**
 * Writes to `.generated/policies/`: the list, `<document>.<language>.json` for the pages, `hashes.json`, and in
 * `public/` each PDF twice: under a name with its hash, cached for ever, and under a permanent name.
 */
export async function writePolicies(siteConfig: SiteConfig): Promise<void> {
  await writeList();
  // Imported after the list is written, because these modules import it.
  const { readTexts, readPdfLabels } = await import('./texts.ts');
  const { createPdf } = await import('./pdf.ts');
  const hashes: PublishedHash[] = [];
  await rm(join(generatedFolder, 'public'), { recursive: true, force: true });
  for (const text of await readTexts(siteConfig)) {
    const { document, language } = text;
    const { bytes, pages } = await createPdf(text, siteConfig.siteOrigin, await readPdfLabels(language));
    const name = `${document}.${language}`;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file: PolicyFile = {
      href: `/assets/policies/${name}.${sha256.slice(0, 12)}.pdf`,
      name: `${name}.pdf`,
      sha256,
      bytes: bytes.length,
      pages,
    };
    const page: PolicyPage = { text, file };
    await write(`public${file.href}`, bytes);
    await write(`public/policies/files/${name}.pdf`, bytes);
    await write(`${name}.json`, JSON.stringify(page));
    hashes.push({ document, language, sha256 });
  }
  await write('hashes.json', JSON.stringify(hashes));
}

async function write(name: string, content: Buffer | string): Promise<void> {
  const file = join(generatedFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
