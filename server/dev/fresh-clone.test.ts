/** What a newcomer does first, in a copy of the project in which nothing has been made yet. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { copyProject } from './test-project.ts';

let folder: string;
let server: ChildProcess | undefined;

beforeAll(() => {
  folder = copyProject();
});

afterAll(async () => {
  const ended = server && new Promise((resolved) => server!.once('exit', resolved));
  server?.kill();
  await ended;
  removeTemporaryFolder(folder);
});

test('one unit test by itself finds what it needs', { timeout: 120_000 }, () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'documents.test'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, VITEST: undefined } },
  );
  expect(status, stdout).toBe(0);
});

test(
  'the site is there while it is written, and shows mistakes where they are',
  { timeout: 180_000 },
  async () => {
    rmSync(join(folder, '.generated'), { recursive: true, force: true });
    // Made of a language that has been withdrawn since.
    const stale = ['supplier-code.fr.json', 'public/policies/files/supplier-code.fr.pdf'].map((name) =>
      join(folder, '.generated/policies', name),
    );
    mkdirSync(dirname(stale[1]!), { recursive: true });
    for (const file of stale) writeFileSync(file, '{}');
    const port = await freePort();
    server = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--config', 'server/dev/dev.config.ts'],
      {
        cwd: folder,
        env: { ...process.env, PORT: String(port), NODE_ENV: undefined, VITEST: undefined },
        stdio: 'ignore',
      },
    );
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/en/about-us`);
      return `${answer.status} ${await answer.text()}`;
    };
    const until = (wanted: RegExp) =>
      vi.waitFor(async () => expect(await ask()).toMatch(wanted), { timeout: 80_000, interval: 200 });
    await until(/^200 [\s\S]*<h1/u);
    expect(stale.filter(existsSync)).toEqual([]);

    // A comma is missing in the copy.
    const copy = join(folder, 'content/copy/en/about-us.json');
    const words = readFileSync(copy, 'utf8');
    writeFileSync(copy, words.replace('",\n', '"\n'));
    await until(/^500 [\s\S]*content\/copy\/en\/about-us\.json:\d+ is no JSON/u);
    writeFileSync(copy, words);
    await until(/^200 /u);

    // A link of a policy leads nowhere.
    const policy = join(folder, 'content/policies/supplier-code/en.md');
    const text = readFileSync(policy, 'utf8');
    writeFileSync(policy, `${text}\n[x](pagee:contact)\n`);
    const line = text.split('\n').length + 1;
    await until(new RegExp(`^500 [^]*supplier-code/en\\.md:${line} a link leads to`, 'u'));
    writeFileSync(policy, text);
    await until(/^200 /u);
  },
);
