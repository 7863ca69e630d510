import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../src/language/languages.ts';
import { fontsOf, token, withTokens } from './tokens.ts';

test('an SVG file gets the colours of the tokens', () => {
  const icon = withTokens(readFileSync('art/icons/favicon.svg', 'utf8'));
  expect(icon).toContain(token('--baize'));
  expect(icon).not.toContain('var(');
});

test('a token has the value of the language, or the default', () => {
  expect(token('--weight-strong', 'ar')).not.toBe(token('--weight-strong', 'en'));
  expect(token('--ink', 'ar')).toBe(token('--ink'));
});

test('an unknown token is an error', () => {
  expect(() => token('--nothing')).toThrow('--nothing');
});

test.each(languages)('headings and text of PDFs and cards have a font in %s', (language) => {
  expect(fontsOf('--font-display', '--display-weight', language)).not.toEqual([]);
  expect(fontsOf('--font-text', '--weight-strong', language)).not.toEqual([]);
});

// If it fails: `npm run art:fonts`.
test('the web font of headings has the weight of the tokens', () => {
  const [family] = token('--font-display').split(',');
  const [, weight] =
    new RegExp(`font-family: ${family};[^}]*font-weight: ([^;]+)`, 'u').exec(
      readFileSync('src/styles/fonts.css', 'utf8'),
    ) ?? [];
  const [from = 0, to = from] = weight!.split(' ').map(Number);
  expect(Number(token('--display-weight'))).toBeGreaterThanOrEqual(from);
  expect(Number(token('--display-weight'))).toBeLessThanOrEqual(to);
});
