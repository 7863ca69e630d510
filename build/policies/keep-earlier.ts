/**
 * `npm run policies:keep-earlier -- <manifest>`: before a new version is published, remembers the files that
 * it replaces, so that a copy of one is recognised as an earlier version.
 *
 * The argument is the manifest that is published now: a file, or its address.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { EarlierFile, Manifest } from '../../src/policies/manifest.ts';
import { parseJson } from '../source-error.ts';
import { earlierList } from './publish.ts';

const source = process.argv[2];
if (!source) {
  console.error('Which manifest? npm run policies:keep-earlier -- https://www…/policies/manifest.json');
  process.exit(1);
}
const published = parseJson(await read(source), source) as Manifest;

const known = JSON.parse(await readFile(earlierList, 'utf8')) as EarlierFile[];
const added = published.files
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

/** @throws when nothing is there */
async function read(from: string): Promise<string> {
  if (!/^https?:/u.test(from)) return readFile(from, 'utf8');
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}`);
  return answer.text();
}
