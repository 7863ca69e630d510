/** How long the build takes, and how that grows with the number of policy documents. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeTemporaryFolder, removeTemporaryFolder } from '../build/temporary-folder.ts';
import { documentIds } from '../src/document-ids.ts';
import { languages } from '../src/language/languages.ts';
import type { Part } from './part.ts';
import { table } from './table.ts';

const run = promisify(execFile);
const left = new Set([
  'node_modules',
  'dist',
  '.generated',
  '.git',
  '.mailbox',
  '.wrangler',
  'art',
  'bench',
  'docs',
  'tests',
]);

/** The first step of the build by itself. */
const writeDocuments = `
  const { readSiteConfig } = await import('./build/site-config.ts');
  const { writePolicies } = await import('./build/policies/policies.ts');
  await writePolicies(readSiteConfig(process.env).siteConfig);
`;

export const measureBuild: Part = async ({ quick }) => {
  const rows: { factor: number; documents: number; pages: number; pdfs: number; seconds: number }[] = [];
  for (const factor of quick ? [2] : [1, 2, 4]) {
    const folder = makeTemporaryFolder('build');
    try {
      copyProject(folder);
      multiplyDocuments(folder, factor);
      const documentsFrom = performance.now();
      await run(process.execPath, ['--input-type=module', '--eval', writeDocuments], { cwd: folder });
      const documentsTook = (performance.now() - documentsFrom) / 1000;
      rmSync(join(folder, '.generated'), { recursive: true });
      const started = performance.now();
      const { stdout } = await run(process.execPath, ['build/build.ts'], { cwd: folder, maxBuffer: 2 ** 24 });
      rows.push({
        factor,
        documents: documentIds.length * factor,
        pages: Number(/Built (\d+) pages/u.exec(stdout)?.[1]),
        pdfs: documentsTook,
        seconds: (performance.now() - started) / 1000,
      });
    } finally {
      removeTemporaryFolder(folder);
    }
  }
  return {
    title: 'Build',
    markdown: `${table(
      ['documents', 'their texts and PDFs', 'pages', 'whole build'],
      rows.map(({ documents, pages, pdfs, seconds }) => [
        `${documents} in ${languages.length} languages`,
        `${pdfs.toFixed(1)} s`,
        pages,
        `${seconds.toFixed(1)} s`,
      ]),
    )}\n\nFrom nothing: no file of an earlier build is used.`,
    data: rows,
  };
};

function copyProject(folder: string): void {
  cpSync('.', folder, {
    recursive: true,
    filter: (file) => !left.has(file) && basename(file) !== '.git',
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Gives every document some twins with names of their own, in the content and in the list of the build. */
function multiplyDocuments(folder: string, factor: number): void {
  const twins = documentIds.flatMap((id) =>
    Array.from({ length: factor - 1 }, (_, index) => ({
      id,
      twin: `${id}-${index + 2}`,
      suffix: ` ${index + 2}`,
    })),
  );
  for (const { id, twin, suffix } of twins) {
    for (const language of languages) {
      cpSync(
        join(folder, 'content/policies', id, `${language}.md`),
        join(folder, 'content/policies', twin, `${language}.md`),
      );
      const file = join(folder, 'content/policies', twin, `${language}.md`);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/^description: (.*)$/mu, `description: $1${suffix}`),
      );
    }
  }
  const list = join(folder, 'src/document-ids.ts');
  const before = readFileSync(list, 'utf8');
  const names = twins.map(({ twin }) => `'${twin}',`).join(' ');
  const after = before.replace(/\] as const;/u, `${names}] as const;`);
  if (factor > 1 && after === before)
    throw new Error('src/document-ids.ts has no list of documents to add to');
  writeFileSync(list, after);
}
