import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the system fonts that stand in have the measures of the web fonts that there are', () => {
  const { stderr } = spawnSync(process.execPath, ['art/fallbacks.mjs', '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
