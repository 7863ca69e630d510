/**
 * `npm run policies:keep-earlier`: before a new version is published, keeps the texts that it replaces
 * (`keep-replaced.ts`).
 *
 * With the manifest that is published now, a file or its address, it also remembers the files that are replaced, so
 * that a copy of one is recognised, and the facts of the owner that stood in their texts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EarlierFile, Manifest } from '../../src/policies/manifest.ts';
import { keepReplaced } from './keep-replaced.ts';
import { parseJson } from '../source-error.ts';
import { factsFile, sourceFolder } from './list.ts';
import { earlierList } from './publish.ts';

for (const folder of await keepReplaced()) console.log(folder);

const source = process.argv[2];
if (source) {
  const published = parseJson(await read(source), source) as Manifest;
  await rememberFiles(published);
  await rememberFacts(published);
}

async function rememberFiles({ files }: Manifest): Promise<void> {
  const known = JSON.parse(await readFile(earlierList, 'utf8')) as EarlierFile[];
  const added = files
    .filter(({ sha256 }) => known.every((file) => file.sha256 !== sha256))
    .map(({ document, language, version, updated, sha256 }): EarlierFile => ({
      document,
      language,
      version,
      updated,
      sha256,
    }));
  await writeFile(earlierList, `${JSON.stringify([...known, ...added], null, 2)}\n`);
  console.log(`${added.length} files are remembered in ${earlierList}.`);
}

/** A text is kept with the names and numbers that it named: the owner's may be others by now. */
async function rememberFacts({ files, facts }: Manifest): Promise<void> {
  for (const { document, version } of files) {
    const folder = sourceFolder(document, version);
    const file = join(folder, factsFile);
    if (!facts || !existsSync(folder) || existsSync(file)) continue;
    await writeFile(file, `${JSON.stringify(facts, null, 2)}\n`);
    console.log(file);
  }
}

/** @throws when nothing is there */
async function read(from: string): Promise<string> {
  if (!/^https?:/u.test(from)) return readFile(from, 'utf8');
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}`);
  return answer.text();
}
