import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../temporary-folder.ts';

let folder: string;
const policy = 'content/policies/supplier-code';
const kept = `${policy}/earlier/1.0`;

beforeAll(() => {
  folder = makeTemporaryFolder('kept');
  for (const name of ['src', 'build', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  cpSync('content', join(folder, 'content'), { recursive: true });
  cpSync('.generated/policies/documents.json', join(folder, '.generated/policies/documents.json'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=A', '-c', 'user.email=a@bank.example', 'commit', '--quiet', '-m', 'All');
});
afterAll(() => removeTemporaryFolder(folder));

const path = (file: string) => join(folder, file);
const setVersion = (version: string) => {
  for (const language of languages) {
    const file = path(`${policy}/${language}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/version: .*/u, `version: '${version}'`));
  }
};
function keep(...manifest: string[]): string {
  const command = [resolve('build/policies/keep-earlier.ts'), ...manifest];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test(
  'a version that is raised keeps the texts that it replaces, until it is taken back',
  { timeout: 60_000 },
  () => {
    const former = readFileSync(path(`${policy}/ar.md`), 'utf8');
    expect(keep()).toBe('');
    setVersion('1.1');
    expect(keep()).toBe(`${kept}\n`);
    expect(readFileSync(path(`${kept}/ar.md`), 'utf8')).toBe(former);
    for (const language of languages) expect(existsSync(path(`${kept}/${language}.md`))).toBe(true);
    expect(keep()).toBe('');
    setVersion('1.0');
    keep();
    expect(existsSync(path(kept))).toBe(false);
  },
);

test('the published files are remembered, and the facts that their texts named', { timeout: 60_000 }, () => {
  setVersion('1.1');
  const file = {
    document: 'supplier-code',
    language: 'pt',
    version: '1.0',
    updated: '2024-01-09',
    sha256: 'a',
  };
  const manifest = { algorithm: 'SHA-256', facts: { usEntity: 'Ether Old LLC' }, files: [file], earlier: [] };
  writeFileSync(path('manifest.json'), JSON.stringify(manifest));
  keep('manifest.json');
  expect(JSON.parse(readFileSync(path('content/policies/earlier.json'), 'utf8'))).toEqual([file]);
  expect(JSON.parse(readFileSync(path(`${kept}/facts.json`), 'utf8'))).toEqual(manifest.facts);
});
