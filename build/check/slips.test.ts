/** The slips of an editor, all at once, in a copy of the content: each is told with its file and place. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '../temporary-folder.ts';

let folder: string;

beforeAll(() => {
  folder = makeTemporaryFolder('slips');
  for (const name of ['src', 'build', 'server', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  cpSync('content', join(folder, 'content'), { recursive: true });
});

afterAll(() => removeTemporaryFolder(folder));

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

/** The number of the first line that has a text. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(folder, 'content', file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
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
  // No slip: a browser has it beside a file that it is writing.
  writeFileSync(join(folder, 'content/copy/pt/.being-saved.crswap'), '{');
  // The glossary cannot be read.
  edit('glossary.json', /\],\n/u, ']\n');

  const said = check('copy', 'routes', 'unread');
  expect(said).toMatch(/content\/copy\/en\/home\.json:\d+ is no JSON: .* comma/u);
  expect(said).toContain('content/copy/es/home.json meta.title is missing');
  expect(said).toContain('content/copy/es/home.json mata.title is not in the Portuguese');
  expect(said).toMatch(/content\/copy\/ar\/common\.json \S+ has the placeholders “\{\w+s\}”/u);
  expect(said).toContain('content/copy/zh/services.json is missing');
  expect(said).toContain('The page “services” reads content/copy/zh/services.json, which is missing');
  expect(said).toMatch(/content\/glossary\.json:\d+ is no JSON/u);
  expect(said).not.toContain('being-saved');
  expect(said).not.toContain('broke down');
});

test('every slip in the policies is told, and none hides another', { timeout: 60_000 }, () => {
  const supplier = 'policies/supplier-code';
  const dueDiligence = 'policies/due-diligence';
  const app = 'policies/group-app-policies';
  edit(
    `${supplier}/en.md`,
    /(\n## .*\n)/u,
    '$1\n[a](pagee:contact) and [b](policy:unknown)\n\n{if helpDesk}{usEntty}{/if}\n',
  );
  edit(`${supplier}/es.md`, /updated: .*/u, 'updated: 2026-13-30');
  edit(`${supplier}/ar.md`, /group: .*/u, 'group: ética');
  edit(`${supplier}/zh.md`, /^title: .*\n/mu, 'titel: x\n');
  edit(`${dueDiligence}/en.md`, /version: .*/u, 'version: "9.9"');
  edit(`${dueDiligence}/es.md`, '---\n', '');
  edit(`${dueDiligence}/ar.md`, /summary: /u, 'summary: [');
  edit(`${app}/en.md`, /( {4}effective: ).*/u, '$12020-01-01');
  edit(`${app}/es.md`, / {4}updated: .*/u, '    updatd: 2020-01-01');
  const guidelines = readFileSync(join(folder, 'content/policies/lgpd-guidelines/pt.md'), 'utf8');
  edit('policies/anti-corruption/pt.md', /description: .*/u, /description: .*/u.exec(guidelines)![0]);
  mkdirSync(join(folder, 'content/policies/novo'));
  writeFileSync(join(folder, `content/${dueDiligence}/fr.md`), '');
  writeFileSync(join(folder, `content/${supplier}/.being-saved`), '');
  rmSync(join(folder, `content/${dueDiligence}/zh.md`));

  const said = check('policies');
  const linkLine = lineOf(`${supplier}/en.md`, 'pagee');
  expect(said).toContain(`${supplier}/en.md:${linkLine} a link leads to “pagee:contact”`);
  expect(said).toContain(`${supplier}/en.md:${linkLine} a link leads to “policy:unknown”`);
  expect(said).toContain(`${supplier}/en.md:${linkLine + 2} “{usEntty}” is no fact`);
  const dateLine = lineOf(`${supplier}/es.md`, 'updated:');
  expect(said).toMatch(
    new RegExp(`${supplier}/es\\.md:${dateLine} “updated” is "?2026-13-30"?, which is no day`, 'u'),
  );
  expect(said).toMatch(/supplier-code\/ar\.md:\d+ “group” is "?ética"?, and has to be one of policies/u);
  expect(said).toMatch(/supplier-code\/zh\.md:\d+ “title” is missing/u);
  expect(said).toMatch(/supplier-code\/zh\.md:2 “titel” is no field/u);
  expect(said).toContain(`${dueDiligence}/en.md has 9.9 as “version”, the Portuguese `);
  expect(said).toContain(`${dueDiligence}/es.md:1 has no front matter`);
  expect(said).toMatch(/due-diligence\/ar\.md:\d+ is no YAML/u);
  expect(said).toContain(`${dueDiligence}/zh.md is missing`);
  expect(said).toContain(`${dueDiligence}/fr.md is in none of the languages`);
  expect(said).toContain(`${app}/en.md has 2020-01-01 as “parts.cookies.effective”, the Portuguese `);
  expect(said).toMatch(/group-app-policies\/es\.md:\d+ “parts\.terms\.updatd” is no field/u);
  expect(said).toContain('content/policies/novo/ is in no list');
  expect(said).toContain('has the description of content/policies/');
  expect(said).not.toContain('being-saved');
  expect(said).not.toContain('broke down');
});

test('a check that there is not is said', { timeout: 60_000 }, () => {
  expect(check('copies')).toContain('There is no check “copies”, but: types');
});
