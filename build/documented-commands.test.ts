/** The commands that the documentation names: there they are, and run with Node 20, because npm brings Node 24 along. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const pages = globSync(['*.md', 'docs/**/*.md', 'art/*.md', '.github/**/*.md']);
/** Built into npm. */
const own = new Set(['npm ci', 'npm install', 'npm start', 'npm test']);

test.each(pages)('%s names commands that there are', (page) => {
  const text = readFileSync(page, 'utf8');
  for (const [, name] of text.matchAll(/npm run ([\w:-]+)/gu)) expect(scripts, name).toHaveProperty([name!]);
  for (const [command] of text.matchAll(/npm (?:ci|install|start|test)/gu)) expect(own).toContain(command);
});

test.each(pages)('%s starts no module with the Node of the machine, which may be too old', (page) => {
  const text = readFileSync(page, 'utf8');
  expect(text.match(/(?<!npx )\bnode (?:build|art|bench|server|tests|deploy)\/\S+/gu) ?? []).toEqual([]);
});

test('every script starts a file that there is', () => {
  for (const [name, script] of Object.entries(scripts)) {
    for (const [file] of script.matchAll(/\S+\.(?:ts|mjs)\b/gu)) expect(globSync(file), name).toEqual([file]);
  }
});
