/**
 * `node build/policies/keep-earlier.ts <manifest>`: before a new version is published, remembers the files that
 * it replaces, so that a copy of one is recognised as an earlier version.
 *
 * The argument is the manifest that is published now: a file, or its address.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { EarlierFile, Manifest } from '../../src/policies/manifest.ts';
import { earlierList } from './publish.ts';

const source = process.argv[2];
if (!source) throw new Error('Which manifest? node build/policies/keep-earlier.ts <file or address>');
const text = source.startsWith('https:')
  ? await (await fetch(source)).text()
  : await readFile(source, 'utf8');
const published = JSON.parse(text) as Manifest;

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
