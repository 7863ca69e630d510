/** The slips of an editor, all at once, in a copy of the content: each is told with its file and place. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ether-slips-'));
  for (const name of ['src', 'build', 'server', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  cpSync('content', join(folder, 'content'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs checks on the copy. */
function check(...names: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('build/check.ts'), ...names], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Changes a file; fails if there is nothing to change. */
function edit(file: string, wanted: RegExp | string, put: string): void {
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(wanted, put);
  expect(changed, `${file} has ${wanted}`).not.toBe(text);
  writeFileSync(path, changed);
}

test('every slip in the copy is told, and none hides another', { timeout: 60_000 }, () => {
  // A comma is missing.
  edit('copy/en/home.json', /",\n/u, '"\n');
  // A key is misspelt: one is missing, one too many.
  edit('copy/es/home.json', '"meta"', '"mata"');
  // A place is written differently.
  edit('copy/ar/common.json', /\{(\w+)\}/u, '{$1s}');
  // A file is missing.
  rmSync(join(folder, 'content/copy/zh/services.json'));
  // The glossary cannot be read.
  edit('glossary.json', /\],\n/u, ']\n');

  const said = check('copy', 'routes', 'unread');
  expect(said).toMatch(/content\/copy\/en\/home\.json:\d+ is no JSON: .* comma/u);
  expect(said).toContain('content/copy/es/home.json meta.title is missing');
  expect(said).toContain('content/copy/es/home.json mata.title is not in the Portuguese');
  expect(said).toMatch(/content\/copy\/ar\/common\.json \S+ has the places “\{\w+s\}”/u);
  expect(said).toContain('content/copy/zh/services.json is missing');
  expect(said).toContain('The page “services” reads content/copy/zh/services.json, which is missing');
  expect(said).toMatch(/content\/glossary\.json:\d+ is no JSON/u);
  expect(said).not.toContain('broke down');
});

test('a check that there is not is said', { timeout: 60_000 }, () => {
  expect(check('copies')).toContain('There is no check “copies”, but: types');
});
