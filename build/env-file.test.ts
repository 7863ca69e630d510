import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { envFileNotice } from './env-file.ts';

test('a .env is not passed over in silence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ether-env-'));
  expect(envFileNotice(folder)).toBe('');
  writeFileSync(join(folder, '.env'), 'US_ENTITY=x');
  expect(envFileNotice(folder)).toContain('.env is not read');
  rmSync(folder, { recursive: true });
});
