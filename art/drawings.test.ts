import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

it('the drawings are those that the formulas write', async () => {
  for (const [file, text] of Object.entries(await drawings())) {
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});
