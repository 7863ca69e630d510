import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ways = {
  'comes to its end': '',
  throws: 'throw new Error("of a test");',
  'is interrupted': 'setInterval(() => {}, 1000); process.kill(process.pid, "SIGINT");',
  'is ended': 'setInterval(() => {}, 1000); process.kill(process.pid, "SIGTERM");',
};

test.each(Object.entries(ways))('a folder goes with a process that %s', async (_, code) => {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { makeTemporaryFolder } from '${resolve('build/temporary-folder.ts')}';
     import { writeFileSync } from 'node:fs';
     const folder = makeTemporaryFolder('way');
     writeFileSync(folder + '/file', 'x');
     process.stdout.write(folder, () => { ${code} });`,
  ]);
  let folder = '';
  child.stdout.on('data', (text: Buffer) => (folder += text.toString()));
  await once(child, 'close');
  expect(folder).toMatch(/ether-way-\w+$/u);
  expect(existsSync(folder)).toBe(false);
});
