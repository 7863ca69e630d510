/** Checks that every page is valid HTML, without inline styles and scripts that the CSP forbids. */
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes boolean attributes as `open=""`, and void elements as `<br/>`; both are valid.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'error',
    // Forbidden by the content security policy.
    'no-inline-style': 'error',
    'require-sri': 'off',
    'no-trailing-whitespace': 'off',
  },
});

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  // Other addresses of a page have the same HTML but for links.
  const distinct = builtPages.filter(
    ({ prefixed, canonical, path, robots }) =>
      prefixed && (robots === 'noindex' || canonical?.endsWith(path)),
  );
  expect(distinct).not.toEqual([]);
  const faults = [];
  for (const { html, name } of distinct) {
    const { results } = await validator.validateString(html);
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
      faults.push(`${name}:${line}:${column} ${message} (${ruleId})`);
  }
  expect(faults).toEqual([]);
});
