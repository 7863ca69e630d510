/** Whether every page is valid HTML: by html-validate, and by the W3C's own checker where there is Java to run it. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './base.ts';
import { files, nameOf } from './pages.ts';

/** The W3C's checker, a program for Java 11 or newer. */
const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

interface CheckerMessage {
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

interface CheckerReport {
  messages: CheckerMessage[];
}

/** Pages at more than one address are the same file but for its links: one address of each is enough. */
const distinct = files.filter(({ routeRef, language, prefixed }, index) => {
  const same = (each: (typeof files)[number]) =>
    nameOf(each.routeRef) === nameOf(routeRef) && each.language === language && each.prefixed === prefixed;
  return files.findIndex(same) === index;
});

test('every page is valid HTML by html-validate', async () => {
  test.slow();
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes boolean attributes as `open=""`, and void elements as `<br/>`; both are valid.
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // How long a title may be is for the search engines' tests.
      'long-title': 'off',
      // `commandfor` and `popover` are newer than the validator's list of what makes a button.
      'no-implicit-button-type': 'error',
      'no-inline-style': 'error',
      'require-sri': 'off',
      'no-trailing-whitespace': 'off',
    },
  });
  const faults: string[] = [];
  for (const { file } of distinct) {
    const report = await validator.validateString(await readFile(`dist/${file}`, 'utf8'));
    for (const { line, column, message, ruleId } of report.results.flatMap(({ messages }) => messages)) {
      faults.push(`dist/${file}:${line}:${column} ${message} (${ruleId})`);
    }
  }
  expect(faults).toEqual([]);
});

test('every page is valid HTML by the W3C’s checker', () => {
  test.slow();
  if (spawnSync('java', ['-jar', checker, '--version']).status !== 0) {
    console.warn('NOT TESTED by the W3C’s checker: it needs Java 11 or newer, which is not on this machine.');
    return;
  }
  const paths = files.map(({ file }) => `dist/${file}`);
  const { stderr } = spawnSync('java', ['-jar', checker, '--errors-only', '--format', 'json', ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { messages } = JSON.parse(stderr) as CheckerReport;
  // The styles in a file are held by stylelint, which knows the newer properties; and the standard lets a link that is waited
  // for block the first paint (`rel=expect`), which the checker has not heard of.
  const faults = messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .filter(
      ({ message, extract }) =>
        !(message.includes('“blocking” attribute') && extract?.includes('rel="expect"')),
    )
    .map(
      ({ url, lastLine, message, extract }) =>
        `${url.slice(url.indexOf('/dist/') + 1)}:${lastLine} ${message} ${extract}`,
    );
  // A fault of one part of a page is one on hundreds of pages: the first tell enough.
  expect(faults.length, faults.slice(0, 10).join('\n')).toBe(0);
});
