import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { token } from './tokens.ts';

test('the icon is drawn in the colours of the design', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  expect(icon).toContain(token('--baize'));
  expect(icon).toContain(token('--paper'));
});

test('a name without a value is an error', () => {
  expect(() => token('--nothing')).toThrow('--nothing');
});
