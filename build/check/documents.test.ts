import { expect, test } from 'vitest';
import { problemsOf } from './documents.ts';

const paths = [
  'docs/a.md',
  'docs/b.md',
  'src/navigation',
  'src/routes.ts',
  'content/copy/pt/home.json',
  'tests/x.spec.ts',
];
const problems = (text: string) =>
  problemsOf(
    new Map([
      ['docs/a.md', text],
      ['docs/b.md', '## From `a` to B'],
    ]),
    paths,
    (path) => path === 'dist/x.ts',
  );

test('what is there may be named from the top, by its end, or as a pattern', () => {
  const named =
    '`src/navigation/`, `routes.ts`, `content/copy/<language>/home.json`, `{src,tests}/**/*.ts`, `dist/x.ts`';
  expect(problems(`${named}, \`npm run build\`, \`www.ether.example\``)).toEqual([]);
  expect(problems('[b](b.md), [part](b.md#from-a-to-b), [there](https://ether.example/x.md)')).toEqual([]);
});

test.each([
  ['See `src/navigation/gone.ts`.', 'docs/a.md:1 names src/navigation/gone.ts, which is not there'],
  ['\n```\nnode tests/gone.ts now\n```', 'docs/a.md:3 names tests/gone.ts, which is not there'],
  ['`gone.css`', 'docs/a.md:1 names gone.css, which is not there'],
  ['`content/copy/<language>/gone.json`', 'names content/copy/<language>/gone.json, which is not there'],
  ['[b](c.md)', 'docs/a.md:1 links to c.md, which is not there'],
  ['[b](b.md#elsewhere)', 'docs/a.md:1 links to b.md#elsewhere, which is not there'],
])('%s', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)]);
});
