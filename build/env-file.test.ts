import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { envFileNotice } from './env-file.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

test('a .env is not passed over in silence', () => {
  const folder = makeTemporaryFolder('env');
  onTestFinished(() => removeTemporaryFolder(folder));
  expect(envFileNotice(folder)).toBe('');
  writeFileSync(join(folder, '.env'), 'US_ENTITY=x');
  expect(envFileNotice(folder)).toContain('.env is not read');
});
