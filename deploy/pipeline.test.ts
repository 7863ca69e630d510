/** The pipeline's files, held here because a mistake in them shows only on the forge. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const workflows = globSync('.github/workflows/*.yml');

describe.each(workflows)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('is what the forge understands', async () => {
    const complaints = await validate(TextDocument.create(`file:///${file}`, 'yaml', 0, text));
    expect(complaints.map(({ message, range }) => ({ line: range.start.line + 1, message }))).toEqual([]);
  });

  test('takes the steps of others by the hash of what was read, and says of which version', () => {
    const uses = [...text.matchAll(/^\s*(?:- )?uses: (?<action>.+)$/gmu)].map(
      ({ groups }) => groups!.action!,
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  test('calls scripts and files that are there', () => {
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/gu)) expect(scripts).toHaveProperty(name!);
    const called = [...text.matchAll(/(?:deploy|\.ci)\/[\w./-]+/gu)].map(([path]) => path);
    for (const path of called) expect(existsSync(path), path).toBe(true);
  });

  test('may only read, unless a job says otherwise', () => {
    expect((parse(text) as { permissions: unknown }).permissions).toEqual({ contents: 'read' });
  });
});

test('the bot that updates dependencies is given only what it knows', () => {
  const days = v.strictObject({ 'default-days': v.number() });
  const update = v.strictObject({
    'package-ecosystem': v.picklist(['npm', 'github-actions', 'docker']),
    directory: v.string(),
    schedule: v.strictObject({ interval: v.picklist(['daily', 'weekly', 'monthly']) }),
    cooldown: v.optional(days),
    groups: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          'dependency-type': v.picklist(['development', 'production']),
          'update-types': v.array(v.picklist(['major', 'minor', 'patch'])),
        }),
      ),
    ),
    ignore: v.optional(v.array(v.strictObject({ 'dependency-name': v.string() }))),
  });
  const file = parse(readFileSync('.github/dependabot.yml', 'utf8')) as unknown;
  const { updates } = v.parse(v.strictObject({ version: v.literal(2), updates: v.array(update) }), file);
  for (const { directory } of updates) expect(existsSync(`.${directory}`), directory).toBe(true);
});

test('a build in the pipeline is given the facts that the documentation names, and nothing else', () => {
  const facts = JSON.stringify({ US_ENTITY: 'It’s “Ether” & $HOME', NODE_OPTIONS: '--bad', PARTNER_ONE: '' });
  const said = execFileSync('deploy/with-site-config.sh', ['env'], {
    env: { PATH: process.env.PATH, SITE_CONFIG: facts },
    encoding: 'utf8',
  });
  expect(said).toContain('US_ENTITY=It’s “Ether” & $HOME\n');
  expect(said).not.toMatch(/^NODE_OPTIONS|^PARTNER_ONE/mu);
});
